/** The engine: it plays, it can be stopped, it never locks the page. */

import { holds, none, same } from "../claims.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";

/** Where Chromium tells what its threads do, and the name of a task there. */
const TASKS = "disabled-by-default-devtools.timeline";
const TASK = "RunTask";

/** What ends a thought before its time. */
const WAYS = {
  new: ({ page }) => page.act("new"),
  undo: ({ page }) => page.act("undo"),
  "another variant": ({ page }) => page.choose("variant", "six"),
};

for (const [name, interrupt] of Object.entries(WAYS)) {
  test(`engine: ${name} while it thinks`, ANYWHERE, async (scene) => {
    const { page, board } = scene;
    await page.open({ level: 10 });
    await board.press("d6");
    await board.shows("the engine thinks", ({ busy, moves }) => {
      return busy && moves.length === 1;
    });
    await interrupt(scene);
    const free = await board.shows("a free board", ({ busy, moves, state }) => {
      return !busy && moves.length === 0 && state === "idle";
    });
    holds("points to press", free.target.length > 0, free);
    await page.choose("players", "human-human");
    const points = Object.keys(free.men).slice(0, 3);
    const after = await board.pressAll(points.join(" "));
    same("moves, none of them the engine's", after.moves, points);
  });
}

test("engine: a human who is black is answered first", LOGIC, async (scene) => {
  const { page, board } = scene;
  await page.open({ level: 1 });
  await page.choose("first", "black");
  const seen = await board.shows("the engine opens", ({ busy, moves }) => {
    return !busy && moves.length === 1;
  });
  same("whose turn", seen.turn, "b");
  same("after a press", (await board.pressAll(seen.target[0])).moves.length, 3);
});

test(
  "engine: an answer takes its time, and the page says who thinks",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open({ level: 1, delay: 400 });
    await driver.evaluate(noteMoves);
    await board.press("d6");
    await board.shows("words for it", ({ busy, status }) => {
      return busy && /thinking/i.test(status);
    });
    const strip = await driver.evaluate(
      () => document.querySelector(".strip[data-thinking]")?.innerText,
    );
    holds("its strip says so", /thinking/i.test(strip), strip);
    await board.shows("the answer", ({ moves }) => moves.length === 2);
    const [human, engine] = await driver.evaluate(() => window.moved);
    holds("after 0.4 s", engine - human >= 399, engine - human);
  },
);

test(
  "engine: nothing holds the page up while it thinks",
  {
    ...ANYWHERE,
    engines: ["chromium"],
    because: "long tasks are told by Chromium alone",
  },
  async ({ driver, page, board }) => {
    await page.open({ level: 6 });
    const { target } = await board.pressAll("d6");
    const { tracing } = driver.page;
    await tracing.start({ categories: [TASKS] });
    await board.pressAll(target[0]);
    const tasks = taskLengths(await tracing.stop());
    holds("tasks are seen", tasks.length > 0);
    none(
      "tasks of 50 ms",
      tasks.filter((length) => length >= 50),
    );
  },
);

test(
  "engine: who would resign is asked, and may think again",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open({ level: 1, moves: "d6 f4" });
    await page.act("resign");
    await driver.evaluate(() => {
      document.querySelector("dialog[open] [data-answer=no]").click();
    });
    const { outcome } = await board.shows("the game");
    same("the outcome", outcome, null);
    same("it goes on", (await board.pressAll("d2")).moves.length, 4);
  },
);

test("engine: plays itself to the end", async ({ page, board }) => {
  await page.open({ level: 1, options: "quiet-limit=20 both-flying=play" });
  await page.choose("players", "engine-engine");
  const ended = ({ outcome }) => outcome;
  const end = await board.shows("the end of the game", ended, 45_000);
  holds("both have moved", end.moves.length > 8, end.moves);
});

test("engine: gives a hint and leaves the game alone", LOGIC, async (scene) => {
  const { page, board } = scene;
  await page.open({ level: 1, moves: "d6 f4" });
  const before = await page.words();
  await page.act("hint");
  await page.says("words of the hint", (words) => words !== before);
  await board.quiet();
  await board.played(["d6", "f4"]);
  same("after a press", (await board.pressAll("d2")).moves.length, 4);
});

test(
  "engine: resigning ends the game and can be undone",
  LOGIC,
  async (scene) => {
    const { page, board } = scene;
    const before = await page.open({ level: 1, moves: "d6 f4" });
    await page.act("resign");
    await page.agree();
    const end = await board.shows("an outcome", ({ outcome }) => outcome);
    same("the outcome", end.outcome, { winner: "b", reason: "resignation" });
    await page.act("undo");
    const back = await board.changed(end, "undo");
    same("the outcome undone", back.outcome, null);
    same("the position", back.position, before.position);
  },
);

test("engine: two people agree on a draw", LOGIC, async ({ page, board }) => {
  await page.open({ players: "human,human", moves: "d6 f4" });
  await page.act("draw");
  await page.agree();
  const end = await board.shows("an outcome", ({ outcome }) => outcome);
  same("the outcome", end.outcome, { winner: null, reason: "agreement" });
});

/** White has six men and black three, none of whom may fly. */
const WINNING = "nine WWW.WW../W......./B.B..B.. w 0,0 0 flying=off";

for (const [players, answer] of Object.entries({
  "human,engine": "agrees where it loses",
  "engine,human": "declines where it wins",
})) {
  test(
    `engine: offered a draw, it ${answer}`,
    LOGIC,
    async ({ page, board }) => {
      const position = WINNING;
      await page.open({ players, position, level: 5, lang: "en" });
      await board.quiet();
      await page.act("draw");
      if (players === "human,engine") {
        const end = await board.shows("an outcome", ({ outcome }) => outcome);
        same("the outcome", end.outcome, { winner: null, reason: "agreement" });
      } else {
        await page.says("its answer", (words) =>
          /declines the draw/.test(words),
        );
        same("the outcome", (await board.shows("it")).outcome, null);
      }
    },
  );
}

test(
  "engine: a rematch gives the other colour",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open({ level: 1 });
    for (const [side, made] of [
      ["w", 0],
      ["b", 1],
      ["w", 0],
    ]) {
      await board.shows(`the human has ${side}`, ({ turn, busy, moves }) => {
        return !busy && turn === side && moves.length === made;
      });
      await page.act("resign");
      await page.agree();
      const end = await board.shows("an outcome", ({ outcome }) => outcome);
      same("the engine wins", end.outcome.winner, side === "w" ? "b" : "w");
      await driver.evaluate(() =>
        document.querySelector("[data-result=again]").click(),
      );
    }
  },
);

test(
  "engine: answers where the host forbids workers",
  { origins: ["http"], noisy: true },
  async ({ driver, site, board }) => {
    const link = site.strict.url({ level: 1, delay: 0, motion: "off" });
    await driver.open(link);
    const seen = await board.pressTwo("d6");
    same("how many moves", seen.moves.length, 4);
  },
);

/** Notes when each move is made; runs in the page. */
function noteMoves() {
  window.moved = [];
  document.querySelector("#board").addEventListener("mlin-move", () => {
    window.moved.push(performance.now());
  });
}

/**
 * How long the tasks of the page's own thread were, in ms of its time, so that
 * other programs lengthen none. The page is what has a worker.
 */
function taskLengths(trace) {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace));
  const threads = traceEvents.filter(({ name }) => name === "thread_name");
  const named = (what) => threads.filter(({ args }) => args.name === what);
  const [{ pid }] = named("DedicatedWorker thread");
  const { tid } = named("CrRendererMain").find((thread) => thread.pid === pid);
  const tasks = traceEvents.filter((event) => {
    return event.name === TASK && event.pid === pid && event.tid === tid;
  });
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
