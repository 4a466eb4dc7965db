/** Devices that lack something, or that lose it on the way. */

import { holds, same } from "../claims.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

const TWO = { players: "human,human", lang: "en" };

/** Milliseconds for three men's morris to be solved, on a busy machine. */
const SOLVING = 60_000;

/** What the panel of perfect play says; runs in the page. */
const told = () => document.querySelector(".perfect-text").textContent;

for (const fault of ["open", "write"]) {
  test(
    `devices: a database that does not ${fault} is done without`,
    LOGIC,
    async ({ driver, page, board }) => {
      await page.open({ ...TWO, variant: "three" });
      await driver.evaluate(breakDatabase, fault);
      await driver.evaluate(() =>
        document.querySelector(".perfect-solve").click(),
      );
      await until(
        "it is solved",
        () => driver.evaluate(told),
        (text) => text.startsWith("Solved"),
        SOLVING,
      );
      await board.pressAll("b2 a1");
      await page.act("resign");
      await page.agree();
      await page.act("archive");
      await page.says("the archive says why it is empty", (words) =>
        /does not let the page keep/.test(words),
      );
      await driver.key("Escape");
      await page.act("new");
      await board.pressAll("b2 c1");
    },
  );
}

test(
  "devices: where memory is small the engine takes less of it",
  LOGIC,
  async ({ driver, page, board }) => {
    const taken = async (memory) => {
      await page.open(TWO);
      await driver.evaluate(listenToWorkers, memory);
      await page.choose("players", "human-engine");
      await page.act("new");
      await page.agree();
      await board.pressAll("d6");
      return driver.evaluate(() => window.taken);
    };
    const [small, large] = [await taken(2), await taken(8)];
    same("one engine each", [small.length, large.length], [1, 1]);
    holds("less", small[0] <= large[0] / 2, [small, large]);
  },
);

test(
  "devices: a worker that is killed while it solves is told, and replaced",
  {
    ...ANYWHERE,
    engines: ["chromium"],
    because: "its driver cannot kill a worker",
    when: "long",
  },
  async ({ driver, page }) => {
    await page.open({ ...TWO, variant: "seven" });
    const solve = () =>
      driver.evaluate(() => document.querySelector(".perfect-solve").click());
    await solve();
    const progress = () => document.querySelector(".perfect progress").value;
    await until("it solves", () => driver.evaluate(progress));
    for (const worker of driver.page.workers()) await worker.close();
    await until(
      "that is told",
      () => driver.evaluate(told),
      (text) => text.startsWith("Solving has failed"),
      SOLVING,
    );
    await page.choose("variant", "three");
    await page.act("new");
    await page.agree();
    await solve();
    await until(
      "another solves",
      () => driver.evaluate(told),
      (text) => text.startsWith("Solved"),
      SOLVING,
    );
  },
);

// --- in the page ----------------------------------------------------------------------------------------------------

/** Lets the database fail from now on. */
function breakDatabase(fault) {
  const fail = (name) => new DOMException("as a trial", name);
  if (fault === "open")
    IDBFactory.prototype.open = () => {
      const request = { error: fail("UnknownError") };
      setTimeout(() => request.onerror?.(new Event("error")));
      return request;
    };
  else
    IDBObjectStore.prototype.put = () => {
      throw fail("QuotaExceededError");
    };
}

/** A device with so many gigabytes; keeps the megabytes that engines take in `window.taken`. */
function listenToWorkers(memory) {
  Object.defineProperty(navigator, "deviceMemory", { value: memory });
  window.taken = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.kind === "begin") window.taken.push(message.hashMb);
    return postMessage.call(this, message, ...rest);
  };
}
