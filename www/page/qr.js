import { encode } from "uqr";

/** White around the code, in modules, so that every reader finds it. */
const QUIET = 4;

/**
 * A text as a QR code: the side of its square in modules and the path of the dark ones.
 * @param {string} text
 * @returns {{ size: number, path: string } | null} null where the text is too long for one
 */
export function qrOf(text) {
  try {
    const { size, data } = encode(text, { ecc: "L", border: QUIET });
    return { size, path: data.map(rowPath).join("") };
  } catch {
    return null;
  }
}

/** Dark modules side by side are one rectangle. */
function rowPath(row, y) {
  const path = [];
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path.push(`M${from} ${y}h${x - from}v1H${from}z`);
  }
  return path.join("");
}
