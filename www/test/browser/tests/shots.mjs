/** Pictures for people to look at: `--shots=DIR`. */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "../suite.mjs";
import { CLOSING, PLACED } from "./positions.mjs";

const SIZES = [
  [360, 640],
  [768, 1024],
  [1366, 768],
];

/** What a picture shows: a link, and the presses after it. */
const SCENES = {
  start: [{ level: 1 }, []],
  middle: [{ moves: PLACED }, ["c3"]],
  capture: [{ position: CLOSING }, ["d7"]],
  twelve: [{ variant: "twelve", moves: "d6 a1 f4 g7 d2" }, []],
  seven: [{ variant: "seven", moves: "c3 a1 c4 e5 b3" }, []],
  three: [{ variant: "three", moves: "b2 a1 c3" }, []],
};

for (const [width, height] of SIZES) {
  for (const theme of ["light", "dark"]) {
    test(
      `shots: ${width}x${height} ${theme}`,
      { when: "shots", origins: ["file"] },
      async ({ driver, page, board, shots }) => {
        await mkdir(shots, { recursive: true });
        await driver.viewport(width, height);
        for (const [name, [link, presses]] of Object.entries(SCENES)) {
          await page.open({ players: "human,human", theme, ...link });
          for (const point of presses) await board.press(point);
          const file = [driver.engine, `${width}x${height}`, theme, name];
          await driver.screenshot(join(shots, `${file.join("-")}.png`));
        }
      },
    );
  }
}
