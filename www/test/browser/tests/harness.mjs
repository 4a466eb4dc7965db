/** The tests' own footing: browsers that treat us as they treat a user. */

import { same } from "../claims.mjs";
import { test } from "../suite.mjs";
import { until } from "../wait.mjs";

test(
  "harness: a page from a file reads no file beside it",
  { noisy: true },
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "empty.html"));
    const got = await driver.evaluate(async () => {
      const told = (promise) =>
        promise.then(
          () => "came",
          () => "refused",
        );
      const worked = new Promise((resolve, reject) => {
        const worker = new Worker("beside.js");
        worker.onmessage = resolve;
        worker.onerror = reject;
      });
      return [await told(fetch("beside.txt")), await told(worked)];
    });
    const right = { file: "refused", http: "came" }[origin.name];
    same("fetch and worker beside the page", got, [right, right]);
  },
);

test(
  "harness: what a page asks for is heard",
  {
    engines: ["chromium", "firefox"],
    because: "its driver does not tell",
    noisy: true,
  },
  async ({ driver, origin, site }) => {
    const beside = site.foreign.url({}, "beside.txt");
    await driver.open(origin.url({}, "empty.html"));
    await driver.evaluate((url) => fetch(url).then(() => {}), beside);
    await until("the request", () => driver.requests.includes(beside));
  },
);

test(
  "harness: an error in the page is heard",
  { noisy: true },
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "empty.html"));
    await driver.evaluate(() => {
      console.error("as a trial");
      setTimeout(() => {
        throw new Error("thrown as a trial");
      });
    });
    await until("both errors", async () => {
      await driver.settle();
      return driver.errors.length === 2;
    });
  },
);
