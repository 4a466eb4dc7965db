import { worded } from "./dialog.js";

/**
 * Lets files be dropped anywhere on the page.
 * @param {(file: File) => void} take
 */
export function takeDroppedFiles(take) {
  const sign = worded("p", "open.drop", { class: "drop-sign" });
  sign.hidden = true;
  document.body.append(sign);
  const show = (shown) => (sign.hidden = !shown);
  addEventListener("dragover", (event) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    show(true);
  });
  addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) show(false);
  });
  addEventListener("drop", (event) => {
    show(false);
    if (!holdsFile(event)) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  });
}

function holdsFile({ dataTransfer }) {
  return dataTransfer?.types.includes("Files") ?? false;
}
