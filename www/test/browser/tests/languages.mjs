/** Each language, complete. */

import { languages } from "../../../i18n/index.js";
import { holds, none, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { CLOSING } from "./positions.mjs";

const OTHERS = languages.map(({ tag }) => tag).filter((tag) => tag !== "en");

/** What is left where a text is missing: a key, a slot, a value not there. */
const UNFINISHED =
  /^[a-z]+(\.[a-z-]+)+$|\{\w+\}|\bundefined\b|\bnull\b|\[object|NaN/gm;

for (const tag of ["en", ...OTHERS]) {
  test(
    `languages: ${tag} in the page and on the board`,
    LOGIC,
    async (scene) => {
      const { driver, page, board } = scene;
      const before = await page.open({ players: "human,human", lang: "en" });
      const names = { en: await board.name("d6"), words: await page.words() };
      await page.choose("lang", tag);
      await page.says(`words in ${tag}`, (words) => {
        return tag === "en" || words !== names.words;
      });
      const after = await board.shows("its status", ({ status }) => {
        return tag === "en" || status !== before.status;
      });
      same("the lang attribute", await driver.evaluate(languageOfPage), tag);
      same("the position", after.position, before.position);
      const changed = (await board.name("d6")) !== names.en;
      same("the point's name has changed", changed, tag !== "en");
      await page.reload();
      same("lang after a reload", await driver.evaluate(languageOfPage), tag);
    },
  );

  test(
    `languages: ${tag} has words for everything shown`,
    LOGIC,
    async (scene) => {
      const { page, board } = scene;
      const seen = [];
      const keep = async () =>
        seen.push(await page.words(), await names(board));
      await page.open({ players: "human,human", lang: tag, position: CLOSING });
      await keep();
      await board.press("a7"); // occupied
      await keep();
      await board.pressAll("d7");
      await keep();
      await board.press("g1"); // in a mill
      await keep();
      await board.pressAll("e4");
      await page.enter("zz");
      await keep();
      for (const variant of ["three", "six", "ten", "twelve"]) {
        await page.choose("variant", variant);
        await board.shows(variant, (look) => look.variant === variant);
        await keep();
      }
      none("unfinished words", seen.join("\n").match(UNFINISHED) ?? []);
    },
  );
}

test("languages: each says the same thing otherwise", LOGIC, async (scene) => {
  const { page } = scene;
  const texts = new Map();
  for (const tag of ["en", ...OTHERS]) {
    const seen = await page.open({ players: "human,human", lang: tag });
    texts.set(seen.status, tag);
  }
  same("different status lines", texts.size, 1 + OTHERS.length);
});

test(
  "languages: a tag that is not known leaves a good page",
  LOGIC,
  async (scene) => {
    const { driver, page } = scene;
    await page.open({ lang: "xx-Nowhere" });
    const tag = await driver.evaluate(languageOfPage);
    holds("a language of ours", ["en", ...OTHERS].includes(tag), tag);
  },
);

/** Runs in the page. */
function languageOfPage() {
  return document.documentElement.lang;
}

/** The names of some points, a line each. */
async function names(board) {
  const points = Object.keys((await board.shows("points")).men).slice(0, 3);
  const texts = [];
  for (const point of points) texts.push(await board.name(point));
  return texts.join("\n");
}
