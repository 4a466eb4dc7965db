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

  const box = (name, target) => {
    const { width, height } = target.getBoundingClientRect();
    return { name, width, height };
  };
  const points = element.shadowRoot.querySelectorAll("button[data-point]");
  const controls = [
    ...page.querySelectorAll("button, select, input, textarea"),
  ].filter((control) => control.getClientRects().length > 0);
  const nameOf = ({ name, dataset, textContent }) => {
    return name || dataset.action || textContent.trim();
  };
  return {
    width: view.innerWidth,
    height: view.innerHeight,
    sideways:
      page.documentElement.scrollWidth - page.documentElement.clientWidth,
    board: element.getBoundingClientRect().toJSON(),
    points: [...points].map((point) => box(point.dataset.point, point)),
    controls: controls.map((control) => box(nameOf(control), control)),
  };
}
