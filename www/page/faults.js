/**
 * Faults: what goes wrong inside the page though it should not is told to the reader, who would else wonder at a page that does nothing.
 */
import { renewal } from "../engine/core.js";

/** Ends of what nobody waits for any more. */
const NO_FAULTS = new Set(["AbortError"]);

/**
 * @param {EventTarget} page its window
 * @param {(notice: import("../ui/toasts.js").Notice) => void} tell
 */
export function watchFaults(page, tell) {
  let faulty = false;
  const fault = (error) => {
    // The browser's own complaints, and those of others' scripts, carry no error.
    if (!(error instanceof Error) || NO_FAULTS.has(error.name)) return;
    faulty = true;
    tell({ key: "toast.fault", bad: true, reload: true });
  };
  page.addEventListener("error", ({ error }) => fault(error));
  page.addEventListener("unhandledrejection", ({ reason }) => fault(reason));
  // Later, for what has trapped may not have been mended for good.
  const mended = () => faulty || tell({ key: "toast.mended", bad: true });
  renewal.addEventListener("renewed", () => setTimeout(mended));
}
