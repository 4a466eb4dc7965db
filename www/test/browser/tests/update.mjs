/** The news of another version. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

const NEWS = /A new version of Mlin is ready/;

test(
  "update: its news waits for the end of a game",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open({ players: "human,human", lang: "en" });
    await board.pressAll("d6");
    await driver.evaluate(() =>
      document.dispatchEvent(new Event("mlin-update")),
    );
    await board.pressAll("f4 d2");
    const words = await page.words();
    holds("nothing in the game", !NEWS.test(words), words);
    await page.act("resign");
    await page.agree();
    await page.says("the news", (words) => NEWS.test(words));
  },
);

test(
  "update: a game that is open goes on in its version, and is there in the next",
  { origins: ["http"], dealt: true },
  async ({ driver, site, origin, page, board }) => {
    await page.open({ players: "human,human", lang: "en" });
    await driver.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await driver.open(origin.url()); // from now on the worker serves it
    await board.pressAll("d6");
    const before = await driver.evaluate(version);
    const undo = await publish(site, before);
    try {
      await driver.evaluate(lookForNews);
      await board.pressAll("f4 d2");
      const words = await page.words();
      holds("nothing is told in the game", !NEWS.test(words), words);
      same("the version that plays", await driver.evaluate(version), before);
      await page.act("resign");
      await page.agree();
      await page.says("the news", (words) => NEWS.test(words));

      await until("the next version", async () => {
        await driver.open(origin.url());
        return (await driver.evaluate(version)).build === `${before.build}2`;
      });
      same("its script", await driver.evaluate(version), {
        build: `${before.build}2`,
        script: `${before.script}2`,
        own: "2",
      });
      await board.played(["d6", "f4", "d2"]);
      const { outcome } = await board.shows("the end");
      same("the end", outcome.reason, "resignation");

      await site.server.stop();
      await driver.open(origin.url());
      const { build, script, own } = await driver.evaluate(version);
      same(
        "page and script are of one build without a network",
        [build.endsWith("2"), script.endsWith("2"), own === "2"],
        Array(3).fill(own === "2"),
      );
      await board.played(["d6", "f4", "d2"]);
    } finally {
      await site.server.start().catch(() => {}); // it was never stopped
      for (const put of undo) await put();
    }
  },
);

/** Which builds page and script are of; runs in the page. */
function version() {
  const script = document.querySelector('script[src*="mlin.js"]');
  return {
    build: document.documentElement.dataset.mlinBuild,
    script: script.src.split("?")[1],
    own: window.mlinOwn ?? "1",
  };
}

/** Puts another build on the server: other fingerprints, and a script that knows that it is another. */
async function publish(site, { build, script }) {
  const renamed = (text) =>
    text.replaceAll(build, `${build}2`).replaceAll(script, `${script}2`);
  const pages = site.pages.concat("sw.js");
  const undo = [];
  for (const name of pages) undo.push(await site.rewrite(name, renamed));
  undo.push(
    await site.rewrite("mlin.js", (text) => `window.mlinOwn = "2";${text}`),
  );
  return undo;
}

/** As the page does when it is looked at again; until the next worker waits. Runs in the page. */
async function lookForNews() {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  while (!registration.waiting)
    await new Promise((done) => setTimeout(done, 20));
}
