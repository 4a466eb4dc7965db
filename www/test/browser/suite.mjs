/**
 * The list of tests. A file in `tests/` adds its own when it is loaded.
 *
 * @typedef {object} Scene what a test gets
 * @property {import("./driver/driver.mjs").Driver} driver
 * @property {import("./site.mjs").Site} site
 * @property {import("./site.mjs").Origin} origin
 * @property {import("./page/game-page.mjs").GamePage} page
 * @property {import("./page/board.mjs").Board} board of that page
 * @property {import("./random.mjs").Random} random
 * @property {number} seed of the run
 * @property {string | undefined} shots where screenshots go
 * @property {string} room a folder for files of the test's own
 *
 * @typedef {object} Conditions
 * @property {("file" | "http")[]} [origins] both, if not said
 * @property {("chromium" | "firefox" | "webkit")[]} [engines]
 *   all, if not said; `because` says why not the others
 * @property {string} [because]
 * @property {boolean} [dealt] one engine is enough, unless the run is a long
 *   one: such tests are dealt out to the engines in turn
 * @property {"long" | "shots"} [when] only with this argument
 * @property {boolean} [noisy] errors in the console belong to it
 * @property {number} [within] milliseconds
 *
 * @typedef {Conditions & { name: string, body: (scene: Scene) => Promise<void> }} Test
 */

/** For a test in which it makes no difference where the page came from. */
export const ANYWHERE = { origins: ["file"] };

/** For what the page's own logic does, the same code in each engine. */
export const LOGIC = { ...ANYWHERE, dealt: true };

/** @type {Test[]} */
export const tests = [];

/**
 * @param {string} name the noun it is about, a colon, what is so
 * @param {[Conditions, Test["body"]] | [Test["body"]]} rest
 */
export function test(name, ...rest) {
  const body = rest.pop();
  const [conditions = {}] = rest;
  tests.push({ within: 120_000, ...conditions, name, body });
}

/**
 * The tests that an engine is to do, on one way to the game.
 *
 * @param {Test[]} chosen
 * @param {string} engine
 * @param {"file" | "http"} origin
 * @param {import("./options.mjs").Options} options
 */
export function share(chosen, engine, origin, { engines, long }) {
  let turn = 0;
  const dealt = chosen.filter(({ dealt }) => {
    if (!dealt || long) return true;
    turn += 1;
    return engines[turn % engines.length] === engine;
  });
  return dealt.filter(({ origins }) => origins?.includes(origin) ?? true);
}
