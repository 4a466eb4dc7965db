/**
 * What a board waits for: time, being seen, another sharpness of the screen, another language around it.
 */

/** A while, or until the signal. @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
export function wait(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), {
      once: true,
    });
  });
}

/** @type {Promise<void> | null} */
let read = null;

/**
 * When the page has been read: only then does an element hold all that is written in it. One promise for all, so that they go on together; in a task
 * of its own, for each of them has much to do.
 * @returns {Promise<void>}
 */
export function parsed() {
  return (read ??= new Promise((resolve) => {
    const next = () => setTimeout(resolve);
    if (document.readyState !== "loading") next();
    else document.addEventListener("DOMContentLoaded", next);
  }));
}

/** Calls back when what is written in an element changes. @param {Element} element @param {() => void} changed @param {AbortSignal} signal */
export function watchContent(element, changed, signal) {
  const observer = new MutationObserver(changed);
  observer.observe(element, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  signal.addEventListener("abort", () => observer.disconnect());
}

/** When an element comes near the part of the page that is seen. */
export function seen(element) {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry.isIntersecting) return;
        observer.disconnect();
        resolve(undefined);
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
  });
}

/** Calls back when the page is zoomed or moves to another screen. */
export function watchSharpness(changed, signal) {
  const watch = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => (changed(), watch()),
      { once: true, signal },
    );
  };
  watch();
}

/** The trees in which an element stands, the nearest first: shadow trees, then the document. @param {Element} element @returns {Node[]} */
function trees(element) {
  const root = element.getRootNode();
  const host = /** @type {ShadowRoot} */ (root).host;
  return host ? [root, ...trees(host)] : [root];
}

/** The language of an element or of its nearest ancestor, across shadow trees. @param {Element} element @returns {string | null} */
export function languageAround(element) {
  const near = element.closest("[lang]:not([lang=''])");
  if (near) return near.getAttribute("lang");
  const { host } = /** @type {ShadowRoot} */ (element.getRootNode());
  return host ? languageAround(host) : null;
}

/** Calls back when an element somewhere around may have got another language. @param {Element} element @param {() => void} changed @param {AbortSignal} signal */
export function watchLanguage(element, changed, signal) {
  const observer = new MutationObserver(changed);
  for (const tree of trees(element))
    observer.observe(tree, { subtree: true, attributeFilter: ["lang"] });
  signal.addEventListener("abort", () => observer.disconnect());
}
