/**
 * What a board waits for: time, being seen, another sharpness of the screen, another language of the document.
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

/** Calls back when the document's language changes. */
export function watchLanguage(changed, signal) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  signal.addEventListener("abort", () => observer.disconnect());
}
