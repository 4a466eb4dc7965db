/** A visit of somebody unruly: a seed's worth of acts, after each of which every law holds. */

import { Failure } from "../claims.mjs";
import { Random } from "../random.mjs";
import { limited, until } from "../wait.mjs";
import { ACTS, SIZES, goBy } from "./acts.mjs";
import { inspect, outside } from "./laws.mjs";

/** @typedef {import("./laws.mjs").Seen} Seen */

/** Acts in a visit. */
const STEPS = 30;

/** How long an act may take, in ms, on a busy machine. */
const ACTING = 30_000;

/** How many games the page keeps for undo. */
const KEPT_GAMES = 20;

/** Least waiting time of the engine and nothing in motion, which a reload forgets. */
const BRISK = "delay=0&motion=off";

/** How long an engine may think in these visits, in ms, on a busy machine. */
const THINKING = 30_000;

export class Visit {
  #driver;
  #origin;
  #random;
  /** @type {string[]} what was done, for the reader of a failure */
  #trail = [];
  /** @type {Seen} */
  #seen;

  /** @param {import("../suite.mjs").Scene} scene @param {number} seed */
  constructor({ driver, origin }, seed) {
    this.#driver = driver;
    this.#origin = origin;
    this.#random = new Random(seed);
  }

  async run() {
    try {
      await this.#driver.viewport(...this.#random.pick(SIZES));
      await this.#driver.open(`${this.#origin.url()}#level=1&${BRISK}`);
      this.#seen = await this.#look();
      for (let step = 0; step < STEPS; step++) await this.#step();
      await this.#playOn();
    } catch (error) {
      throw new Failure(`${error.message}\nafter ${this.#trail.join("; ")}`);
    }
  }

  async #step() {
    const name = this.#draw();
    const before = this.#seen;
    this.#trail.push(name);
    const visitor = {
      driver: this.#driver,
      random: this.#random,
      origin: this.#origin,
    };
    const told = await limited(name, ACTS[name].run(visitor), ACTING);
    if (told) this.#trail.push(`${this.#trail.pop()} ${told}`);
    this.#seen = await this.#look();
    this.#keepsGames(before);
    if (name === "resize") await this.#fits();
    if (name === "reload") await this.#comesBack(before);
  }

  /** The name of an act. */
  #draw() {
    const possible = Object.entries(ACTS).filter(
      ([, { possible }]) => possible?.(this.#driver) ?? true,
    );
    const sum = possible.reduce((sum, [, { weight }]) => sum + weight, 0);
    let left = this.#random.next() * sum;
    const [name] = possible.find(([, { weight }]) => (left -= weight) < 0);
    return name;
  }

  /** The page, free of broken laws; where an act has led too far back, the visitor returns. */
  async #look() {
    const glance = async () => {
      const here = await this.#driver.evaluate(() => location.href);
      if (here === "about:blank") await this.#driver.evaluate(goBy, 1);
      return this.#driver.evaluate(inspect);
    };
    // While a page is being loaded there is none to look at.
    const seen = await until(
      "the page responds",
      () => glance().catch((error) => ({ ready: false, error: String(error) })),
      ({ ready }) => ready,
      20_000,
    );
    const broken = [...seen.broken, ...this.#driver.errors];
    if (broken.length > 0) throw new Failure(broken.join("\n"));
    return seen;
  }

  /** A game in which something has happened does not get lost. */
  #keepsGames({ begun }) {
    const { kept } = this.#seen;
    const lost = begun.filter((id) => !kept.includes(id));
    if (lost.length > 0 && kept.length < KEPT_GAMES)
      throw new Failure(`games are lost: ${lost}; kept are ${kept}`);
  }

  /** The page is no wider than its window, once it has been laid out. */
  async #fits() {
    await until(
      "nothing sticks out",
      () => this.#driver.evaluate(outside),
      ({ length }) => length === 0,
    );
  }

  /** The same game, in which at most the engine has gone on. */
  async #comesBack({ game }) {
    const now = this.#seen.game;
    const same =
      !game.begun ||
      (now.start === game.start &&
        game.moves.every((move, at) => now.moves[at] === move));
    if (!same)
      throw new Failure(
        `after a reload: ${JSON.stringify(now)}, before ${JSON.stringify(game)}`,
      );
    await this.#driver.evaluate((hash) => (location.hash = hash), BRISK);
  }

  /** At the end the page can still be used: what is open closes, the engine answers, a press does something. */
  async #playOn() {
    this.#trail.push("the end");
    await this.#driver.evaluate(calmDown);
    await this.#driver.evaluate((hash) => (location.hash = hash), BRISK);
    const before = await this.#look();
    await until(
      "the engine answers",
      () => this.#driver.evaluate(inspect),
      ({ busy, stamp }) => !busy || stamp !== before.stamp,
      THINKING,
    );
    const seated = await this.#driver.evaluate(sitDown);
    if (!seated) throw new Failure("no way to a new game");
    const fresh = await until(
      "a point to press",
      () => this.#driver.evaluate(pressable),
      Boolean,
      THINKING,
    );
    await this.#driver.click(fresh);
    await until(
      "a press does something",
      () => this.#driver.evaluate(inspect),
      ({ game }) => game.moves.length === 1,
    );
    await this.#driver.settle();
    await this.#look();
  }
}

/** Closes what is open and returns to the game; runs in the page. */
function calmDown() {
  for (const dialog of document.querySelectorAll("dialog[open]"))
    dialog.close();
  for (const end of document.querySelectorAll(
    "[data-trial=end], [data-walk=leave], .review-close",
  ))
    end.click();
}

/** Begins a game of two humans; runs in the page. */
function sitDown() {
  const set = (name, value) => {
    const select = document.querySelector(`[name="${name}"]`);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  set("players", "human-human");
  set("variant", "nine");
  document.querySelector("[data-action=new]").click();
  const { game, players } = document.querySelector("#board");
  return players === "human,human" && game.moves.length === 0;
}

/** Where a point to press is; runs in the page. */
function pressable() {
  const root = document.querySelector("#board").shadowRoot;
  const button = root.querySelector("[data-target]");
  button?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = button?.getBoundingClientRect() ?? {};
  return button && { x: x + width / 2, y: y + height / 2 };
}
