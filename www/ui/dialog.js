import { element } from "./element.js";

/**
 * An element whose text is that of a key, now and in every other language.
 * @param {string} tag
 * @param {string} key
 * @param {Record<string, string>} attributes
 */
export function worded(tag, key, attributes = {}) {
  return element(tag, { ...attributes, "data-i18n": key });
}

/**
 * A dialog with a title and a cross that closes it, put at the end of the page.
 * @param {string} name its class
 * @param {string} title a key
 * @param {...Node} content
 * @returns {HTMLDialogElement}
 */
export function dialogOf(name, title, ...content) {
  const id = `${name}-title`;
  const cross = element(
    "button",
    { type: "button", class: "close", "data-i18n-label": "dialog.close" },
    "×",
  );
  const head = element(
    "div",
    { class: "dialog-head" },
    worded("h2", title, { id }),
    cross,
  );
  const dialog = /** @type {HTMLDialogElement} */ (
    element("dialog", { class: name, "aria-labelledby": id }, head, ...content)
  );
  cross.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  return dialog;
}

/** A button that does something in a dialog. @param {string} key @param {() => void} act @param {Record<string, string>} attributes */
export function buttonOf(key, act, attributes = {}) {
  const button = worded("button", key, { type: "button", ...attributes });
  button.addEventListener("click", act);
  return button;
}

/** A control under its label. @param {string} key @param {Node} control */
export function fieldOf(key, control) {
  return element("label", { class: "field" }, worded("span", key), control);
}

/** A control as wide as its place, whose label is only read aloud. @param {string} key @param {Node} control */
export function bareFieldOf(key, control) {
  const label = worded("span", key, { class: "unseen" });
  return element("label", { class: "field bare" }, label, control);
}

/** Controls under a heading of their own. @param {string} key @param {...Node} content */
export function groupOf(key, ...content) {
  return element("fieldset", {}, worded("legend", key), ...content);
}
