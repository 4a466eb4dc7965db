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
  puzzle: "",
  ply: "",
  name: "",
};

/** Properties that are numbers. */
const NUMBERS = ["level", "delay"];

/** Attributes that are there or not. */
export const SWITCHES = [
  "controls",
  "coordinates",
  "aids",
  "confirm",
  "values",
  "required",
];

/** Properties that are no text, and set attributes all the same. */
const OTHERS = [...NUMBERS, ...SWITCHES, "lang", "record", "lesson"];

/**
 * Gives a class of elements its properties.
 * @param {typeof HTMLElement} element
 * @param {(board: any, name: string) => string | null} textOf the last good text of an attribute, null where it is missing
 * @param {(board: any, name: string) => number | string} numberOf its last good number
 */
export function defineProperties(element, textOf, numberOf) {
  const define = (name, get, set) =>
    Object.defineProperty(element.prototype, name, {
      get,
      set,
      enumerable: true,
      configurable: true,
    });
  for (const [name, missing] of Object.entries(MISSING)) {
    define(
      name,
      function () {
        return textOf(this, name) ?? missing;
      },
      function (value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, written(value));
      },
    );
  }
  for (const name of NUMBERS) {
    define(
      name,
      function () {
        return numberOf(this, name);
      },
      function (value) {
        this.setAttribute(name, String(value));
      },
    );
  }
  for (const name of SWITCHES) {
    define(
      name,
      function () {
        return this.hasAttribute(name);
      },
      function (value) {
        this.toggleAttribute(name, Boolean(value));
      },
    );
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
