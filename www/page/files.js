/** Files: what the page lets the reader keep, and reads from what the reader gives. */

/** How long a file's address is kept for browsers that ask where to save it, in ms. */
const KEPT = 60_000;

/** A larger file is no record of games. */
const LARGEST = 16 * 1024 * 1024;

/** Gives the reader a file. @param {string} name @param {Blob} content */
export function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** A name with today's date. @param {string} ending */
export function fileName(ending, now = new Date()) {
  const digits = (number) => String(number).padStart(2, "0");
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `mlin-${day.map(digits).join("-")}.${ending}`;
}

/** The text of a file; null where it is none. @param {File} file @returns {Promise<string | null>} */
export async function textOf(file) {
  if (file.size > LARGEST) return null;
  try {
    return await file.text();
  } catch {
    return null;
  }
}
