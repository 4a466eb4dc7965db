import { buttonOf } from "./dialog.js";
import { element } from "./element.js";

/**
 * A button that lets the reader choose a file.
 * @param {string} key of its text
 * @param {(file: File) => void} take
 */
export function fileButton(key, take) {
  const input = element("input", {
    type: "file",
    accept: ".pgn,.txt,.mlin,.json,text/plain",
    "aria-hidden": "true",
    tabindex: "-1",
    class: "unseen",
  });
  input.addEventListener("change", () => {
    const [file] = input.files;
    input.value = "";
    if (file) take(file);
  });
  const button = buttonOf(key, () => input.click());
  return element("span", { class: "file-button" }, button, input);
}
