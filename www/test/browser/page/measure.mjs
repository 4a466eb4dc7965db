/**
 * The measures of the page, in CSS pixels; runs in the page.
 *
 * @param {string} [frame] a selector: the page in that frame, if it is there
 */
export function measure(frame) {
  const inner = frame && document.querySelector(frame).contentWindow;
  const view = inner ?? window;
  const page = view.document;
  const element = page.querySelector("#board");
  if (!element?.shadowRoot) return null;

  const points = element.shadowRoot.querySelectorAll("button[data-point]");
  const controls = [
    ...page.querySelectorAll("button, select, input, textarea"),
  ].filter((control) => control.getClientRects().length > 0);
  const box = (target) => {
    const { width, height } = target.getBoundingClientRect();
    const { name, dataset } = target;
    return { name: name || dataset.point || dataset.action, width, height };
  };

  // A scrollbar takes its room from the window, not from the page.
  const { scrollWidth, clientWidth } = page.documentElement;
  const outside = [...page.body.querySelectorAll("*")].filter((each) => {
    return each.getBoundingClientRect().right > clientWidth + 0.5;
  });
  return {
    width: view.innerWidth,
    height: view.innerHeight,
    sideways: scrollWidth - clientWidth,
    outside: outside.map((each) => each.cloneNode().outerHTML),
    board: element.getBoundingClientRect().toJSON(),
    points: [...points].map(box),
    controls: controls.map(box),
  };
}
