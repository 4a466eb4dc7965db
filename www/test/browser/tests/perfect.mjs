/** Variants and endings that are solved on the device, and what every move is then worth. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

const TWO = { players: "human,human" };

/** Both fly; g7 closes no mill, and d1 to d7 does. */
const ENDING = "nine W.W..W../...B...B/.....B.. w 0,0 0";

/** What panel and board show; runs in the page. */
function look() {
  const panel = document.querySelector(".perfect");
  const { shadowRoot } = document.querySelector("#board");
  const valued = [...shadowRoot.querySelectorAll("[data-value]")];
  return {
    text: panel.querySelector(".perfect-text").textContent,
    solving: !panel.querySelector(".perfect-work").hidden,
    offered: !panel.querySelector(".perfect-solve").hidden,
    values: Object.fromEntries(
      valued.map(({ dataset }) => [dataset.point, dataset.value]),
    ),
    names: valued.map((button) => button.getAttribute("aria-label")),
  };
}

const seen = (driver, what, accept, within) =>
  until(what, () => driver.evaluate(look), accept, within);

/** Presses a button of the panel. */
const press = (driver, name) =>
  driver.evaluate(
    (name) => document.querySelector(`.perfect-${name}`).click(),
    name,
  );

const solved = ({ text }) => text.startsWith("Solved");
const valued = ({ values }) => Object.keys(values).length > 0;

/** How many tables the browser keeps; runs in the page. */
function kept() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("mlin.tables");
    request.onupgradeneeded = () => request.result.createObjectStore("tables");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const tables = database.transaction("tables").objectStore("tables");
      tables.count().onsuccess = ({ target }) => {
        database.close();
        resolve(target.result);
      };
    };
  });
}

/** Takes all tables away; runs in the page. */
function wipe() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase("mlin.tables");
    request.onsuccess = () => resolve(true);
    request.onerror = () => reject(request.error);
  });
}

test("perfect: a variant is solved, kept, and known after a reload", async ({
  driver,
  page,
  board,
}) => {
  await page.open({ ...TWO, variant: "three" });
  await driver.evaluate(wipe);
  await seen(driver, "an offer", ({ offered }) => offered);
  await press(driver, "values");
  await press(driver, "solve");
  await seen(driver, "it is solved", solved, 60_000);
  const { values, names } = await seen(driver, "values", valued);
  same("how many points", Object.keys(values).length, 9);
  same("what all are worth", new Set(Object.values(values)), new Set(["="]));
  holds(
    "said in words",
    names.every((name) => name.endsWith("Draw.")),
    names,
  );
  const tables = await driver.evaluate(kept);
  holds("the browser keeps the tables", tables > 5, tables);

  await page.reload();
  await seen(driver, "solved again", solved, 60_000);
  await seen(driver, "values", valued);
  same("how many are kept", await driver.evaluate(kept), tables);
  await board.pressAll("b2");
  await seen(driver, "values of the next", ({ values }) => {
    return valued({ values }) && !("b2" in values);
  });
});

test(
  "perfect: a page that is left while it solves goes on where it was",
  LOGIC,
  async ({ driver, page }) => {
    await page.open({ ...TWO, variant: "five" });
    await driver.evaluate(wipe);
    await press(driver, "solve");
    await until(
      "some tables",
      () => driver.evaluate(kept),
      (n) => n > 2,
    );
    await page.reload();
    await seen(driver, "it is solved", solved, 60_000);
    await page.open({ ...TWO, variant: "six" });
    await seen(driver, "the next one by itself", ({ solving }) => solving);
  },
);

test("perfect: bad tables are solved anew", LOGIC, async ({ driver, page }) => {
  await page.open({ ...TWO, variant: "three" });
  await driver.evaluate(wipe);
  await press(driver, "solve");
  await seen(driver, "it is solved", solved, 60_000);
  await driver.evaluate(spoil);
  await press(driver, "values");
  await page.reload();
  await seen(driver, "solved anew", solved, 60_000);
  const { values } = await seen(driver, "values", valued);
  same("what b2 is worth", values.b2, "=");
});

/** Every table becomes something else; runs in the page. */
function spoil() {
  return new Promise((resolve) => {
    const request = indexedDB.open("mlin.tables");
    request.onsuccess = () => {
      const transaction = request.result.transaction("tables", "readwrite");
      const tables = transaction.objectStore("tables");
      tables.openCursor().onsuccess = ({ target: { result } }) => {
        if (!result) return;
        result.update(result.value.map?.((byte) => byte ^ 1) ?? "spoilt");
        result.continue();
      };
      transaction.oncomplete = () => {
        request.result.close();
        resolve(true);
      };
    };
  });
}

test(
  "perfect: it is cancelled, and nothing disturbs the game",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open({ level: 3, variant: "seven" });
    await press(driver, "solve");
    await seen(driver, "it is being solved", ({ solving }) => solving);
    const { moves, target } = await board.pressAll("c3");
    same("the engine has answered", moves.length, 2);
    await driver.evaluate(wipe);
    await press(driver, "cancel");
    await seen(driver, "an offer", ({ offered, solving }) => {
      return offered && !solving;
    });
    same("and again", (await board.pressAll(target[0])).moves.length, 4);
  },
);

test(
  "perfect: an ending that is near is solved by itself",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open({ ...TWO, position: ENDING });
    await press(driver, "values");
    const within = 60_000;
    const { values } = await seen(driver, "values", valued, within);
    same("what the winning man is worth", values.d1, "+1");
    await board.pressAll("d1");
    const lifted = await seen(driver, "values of targets", ({ values }) => {
      return "d7" in values;
    });
    same("what the winning point is worth", lifted.values.d7, "+1");
    await board.pressAll("d7");
    const capture = await seen(driver, "values of captures", ({ values }) => {
      return Object.keys(values).length === 3;
    });
    same("captures", new Set(Object.values(capture.values)), new Set(["+1"]));
  },
);

test(
  "perfect: a page that forbids workers solves in slices",
  { origins: ["http"], noisy: true, dealt: true },
  async ({ driver, site, board }) => {
    const link = site.strict.url({ variant: "three", level: 10, delay: 0 });
    await driver.open(link);
    await board.shows("the board is ready");
    await press(driver, "solve");
    await seen(driver, "it is solved", solved, 60_000);
    const level = await driver.evaluate(
      () => document.querySelector("[name=level]").selectedOptions[0].label,
    );
    same("the level", level, "10 – perfect");
  },
);
