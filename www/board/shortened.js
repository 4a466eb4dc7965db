/** A text of which more is of no use to a reader is cut here. */
const LONGEST = 40;

/** What somebody has written, short enough to be quoted in a sentence. @param {string} text */
export function shortened(text) {
  const letters = [...text];
  return letters.length > LONGEST
    ? `${letters.slice(0, LONGEST - 1).join("")}…`
    : text;
}
