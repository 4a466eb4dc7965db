/**
 * The texts of `texts.js` in a built script: a row for each key, the languages side by side. gzip finds only what is alike within
 * 32 KB, and one language alone is longer by now; so the file is a third shorter. A language is taken out when it is asked for.
 */
import table from "mlin:texts";

const { tags, rows } = JSON.parse(table);

export const texts = {};

tags.forEach((tag, column) => {
  let found = null;
  Object.defineProperty(texts, tag, {
    enumerable: true,
    get: () => (found ??= textsIn(column)),
  });
});

/** One text of a language, for which the others need not be taken out. @param {string} tag @param {string} key */
export function textOf(tag, key) {
  return rows[key][tags.indexOf(tag)];
}

function textsIn(column) {
  const pairs = Object.entries(rows).map(([key, row]) => [key, row[column]]);
  return Object.fromEntries(pairs);
}
