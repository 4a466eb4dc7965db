/**
 * Pointers that a driver does not have: their events, made in the page.
 * Each function here runs in the page.
 */

/**
 * A finger or a pen that goes down on the first point, over the others, and
 * up on the last one; where it stays on its point it clicks.
 *
 * @param {"touch" | "pen"} pointerType
 * @param {import("./driver.mjs").Point[]} points
 */
export function pointInPage(pointerType, points) {
  const [{ x, y }] = points;
  let element = document.elementFromPoint(x, y);
  while (element?.shadowRoot) {
    const inner = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  const send = (type, at, buttons) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      clientX: at.x,
      clientY: at.y,
      isPrimary: true,
      pointerId: 2,
      pointerType,
      buttons,
      button: type === "pointermove" ? -1 : 0,
      detail: type === "click" ? 1 : 0,
    });
    element.dispatchEvent(event);
  };
  send("pointerdown", points[0], 1);
  for (const at of points.slice(1)) send("pointermove", at, 1);
  send("pointerup", points.at(-1), 0);
  if (points.length === 1) send("click", points[0], 0);
}
