/**
 * Faults: what goes wrong inside the page though it should not is told to the reader, who would else wonder at a page that does nothing.
 */
import { renewal } from "../engine/core.js";

/** Ends of what nobody waits for any more. */
const NO_FAULTS = new Set(["AbortError"]);

/** What browsers say of an error in a script from a file. */
const MUTED = "Script error.";

/**
 * @param {EventTarget} page its window
 * @param {(notice: import("../ui/toasts.js").Notice) => void} tell
 */
export function watchFaults(page, tell) {
  let faulty = false;
  const fault = (error, message = "") => {
    // The browser's own complaints carry no error; on file:// ours do not, either, and say nothing else than this.
    const isOurs = error instanceof Error || message === MUTED;
    if (!isOurs || NO_FAULTS.has(error?.name)) return;
    faulty = true;
    tell({ key: "toast.fault", bad: true, reload: true });
  };
  page.addEventListener("error", ({ error, message }) => fault(error, message));
  page.addEventListener("unhandledrejection", ({ reason }) => fault(reason));
  // Later, for what has trapped may not have been mended for good.
  const mended = () => faulty || tell({ key: "toast.mended", bad: true });
  renewal.addEventListener("renewed", () => setTimeout(mended));
}
