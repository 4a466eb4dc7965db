/**
 * The properties of the element that are attributes as text.
 */

/** What each property gives where its attribute is missing. */
const MISSING = {
  variant: "nine",
  position: "",
  moves: "",
  options: "",
  orientation: "w",
  players: "none",
  theme: "auto",
  board: "wood",
  men: "auto",
  loading: "eager",
  motion: "on",
  highlight: "",
  arrows: "",
};

/** Properties that are no text, and set attributes all the same. */
const OTHERS = ["level", "delay", "controls", "coordinates", "lang"];

/**
 * Gives a class of elements its properties.
 * @param {typeof HTMLElement} element
 * @param {(board: any, name: string) => string | null} textOf the last good text of an attribute, null where it is missing
 */
export function defineProperties(element, textOf) {
  for (const [name, missing] of Object.entries(MISSING)) {
    Object.defineProperty(element.prototype, name, {
      get() {
        return textOf(this, name) ?? missing;
      },
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, written(value));
      },
      enumerable: true,
      configurable: true,
    });
  }
}

/** Takes over what a page has set before the element was defined: such a value hides the property of the class. */
export function upgradeProperties(board) {
  for (const name of [...Object.keys(MISSING), ...OTHERS]) {
    if (!Object.hasOwn(board, name)) continue;
    const value = board[name];
    delete board[name];
    board[name] = value;
  }
}

/** A value as the text of an attribute: lists with spaces, options as `k=v`. */
function written(value) {
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, of]) => `${name}=${of}`)
    .join(" ");
}
