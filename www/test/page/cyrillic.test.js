import assert from "node:assert/strict";
import { test } from "node:test";

import { cyrillic } from "../../i18n/cyrillic.js";
import { locales } from "../../i18n/index.js";
import { lessonTexts } from "../../i18n/lessons/index.js";
import { rulesTexts } from "../../i18n/rules/index.js";

/** Each letter of Cyrillic script, by the table of the orthography: not that of the module. */
const LATIN = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", ђ: "đ", е: "e", ж: "ž" },
  ...{ з: "z", и: "i", ј: "j", к: "k", л: "l", љ: "lj", м: "m", н: "n" },
  ...{ њ: "nj", о: "o", п: "p", р: "r", с: "s", т: "t", ћ: "ć", у: "u" },
  ...{ ф: "f", х: "h", ц: "c", ч: "č", џ: "dž", ш: "š" },
};

function latin(text) {
  return text.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = LATIN[letter.toLowerCase()];
    if (letter === letter.toLowerCase()) return small;
    return small[0].toUpperCase() + small.slice(1);
  });
}

/** What may be Latin in a Cyrillic text: slots, targets of links, marked names, moves, abbreviations, and names that have to be listed in cyrillic.js. */
const MAY_BE_LATIN =
  /\{\w+\}|\]\([^)]*\)|_[^_]+_|\b[a-g][1-7](?:[-x][a-g][1-7])*\b|\b[A-Z]{2,}\b|\b(?:WebAssembly|Lasker Morris|Enter|Escape)\b/g;

/** Everything that is said in a language, on the page and beside it. */
const textsIn = (tag) =>
  [locales, rulesTexts, lessonTexts].flatMap((tables) => textsOf(tables[tag]));

const textsOf = (texts) =>
  Object.entries(texts).flatMap(([key, entry]) =>
    typeof entry === "string"
      ? [[key, entry]]
      : Object.entries(entry).map(([form, text]) => [`${key} ${form}`, text]),
  );

test("letters of two characters become one, in every case", () => {
  for (const [from, to] of [
    ["njen ljubimac, džep", "њен љубимац, џеп"],
    ["Njegoš, Ljubljana, Džep", "Његош, Љубљана, Џеп"],
    ["uključiti, najljepši, konj", "укључити, најљепши, коњ"],
    ["đak ćuti, čaša, žuri, Šabac", "ђак ћути, чаша, жури, Шабац"],
  ])
    assert.equal(cyrillic(from), to);
});

test("two letters that only look like one stay two", () => {
  for (const [from, to] of [
    ["injekcija", "инјекција"],
    ["Konjugacija", "Конјугација"],
    ["vanjezički", "ванјезички"],
    ["nadživeti", "надживети"],
    ["podžupan", "поджупан"],
  ])
    assert.equal(cyrillic(from), to);
});

test("slots, points, moves, links, abbreviations and names stay Latin", () => {
  for (const [from, to] of [
    [
      "Na {from} nema figure: d6 ili a1-a4xb2",
      "На {from} нема фигуре: d6 или a1-a4xb2",
    ],
    [
      "Slika (PNG) i [pravilo](#rule-4.1)",
      "Слика (PNG) и [правило](#rule-4.1)",
    ],
    ["Pritisni Enter i Escape", "Притисни Enter и Escape"],
    ["a1 je tačka, a 1 je broj", "a1 је тачка, а 1 је број"],
  ])
    assert.equal(cyrillic(from), to);
});

test("every Serbian text in Cyrillic is the Latin one, letter by letter", () => {
  const source = textsIn("sr-Latn");
  for (const [at, [key, text]] of textsIn("sr-Cyrl").entries())
    assert.equal(latin(text), source[at][1], key);
});

test("no Serbian word is half Latin, and every Latin name is a known one", () => {
  for (const [key, text] of textsIn("sr-Cyrl"))
    assert.doesNotMatch(
      text.replace(MAY_BE_LATIN, ""),
      /\p{Script=Latin}/u,
      `${key}: a name that stays Latin belongs in LATIN_NAMES of cyrillic.js`,
    );
});
