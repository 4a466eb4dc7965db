/** All tests of one engine and one way to the game, one after the other, in one browser. */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { none } from "./claims.mjs";
import { launch } from "./driver/launch.mjs";
import { lease } from "./driver/lease.mjs";
import { GamePage } from "./page/game-page.mjs";
import { Random } from "./random.mjs";
import { Site } from "./site.mjs";
import { limited } from "./wait.mjs";

/** Milliseconds for a browser to start, on a busy machine. */
const START = 60_000;

export class Session {
  #engine;
  #origin;
  #options;
  #report;
  #room;

  /** @type {import("./driver/driver.mjs").Driver} */
  #driver;

  /** @type {Site} */
  #site;

  /**
   * @param {"chromium" | "firefox" | "webkit"} engine
   * @param {"file" | "http"} origin
   * @param {import("./options.mjs").Options} options
   * @param {import("./report.mjs").Report} report
   */
  constructor(engine, origin, options, report) {
    this.#engine = engine;
    this.#origin = origin;
    this.#options = options;
    this.#report = report;
    this.#room = join(options.room, `${engine}-${origin}`);
  }

  /** @param {import("./suite.mjs").Test[]} tests */
  async run(tests) {
    try {
      await this.#start();
      for (const test of tests) await this.#try(test);
    } catch (error) {
      this.#report.failed(
        `${this.#engine} ${this.#origin}: the browser`,
        0,
        error,
      );
    } finally {
      await this.#driver?.close();
      await this.#site?.close();
    }
  }

  async #start() {
    await mkdir(this.#room, { recursive: true });
    const listen = this.#engine === "webkit";
    const folder = join(this.#room, "site");
    this.#site = await Site.open(this.#options.dist, folder, { listen });
    const starting = launch(this.#engine);
    this.#driver = await limited("the browser starts", starting, START);
  }

  async #try(test) {
    const origin = this.#origin;
    const name = `${this.#engine} ${origin} ${test.name}`;
    if (test.engines && !test.engines.includes(this.#engine)) {
      return this.#report.beside(name, test.because);
    }
    const began = Date.now();
    const { driver, end } = lease(this.#driver);
    try {
      const playing = this.#play(test, this.#site.origins[origin], driver);
      await limited(test.name, playing, test.within);
      this.#report.passed(name, Date.now() - began);
    } catch (error) {
      const image = await this.#picture(name);
      this.#report.failed(name, Date.now() - began, error, image);
    } finally {
      end();
    }
  }

  async #play(test, origin, driver) {
    await driver.fresh(origin);
    await test.body(this.#scene(origin, driver));
    await driver.settle();
    if (!test.noisy) none("errors in the console", driver.errors);
  }

  /** @returns {import("./suite.mjs").Scene} */
  #scene(origin, driver) {
    const page = new GamePage(driver, origin);
    return {
      driver,
      site: this.#site,
      origin,
      page,
      board: page.board,
      random: new Random(this.#options.seed),
      seed: this.#options.seed,
      shots: this.#options.shots,
      room: this.#room,
    };
  }

  /** A picture of a failure, where the browser can still give one. */
  async #picture(name) {
    const file = `${name.replaceAll(/[^\w-]+/g, "-")}.png`;
    const path = join(this.#options.room, file);
    try {
      await limited("a picture", this.#driver.screenshot(path), 10_000);
      return path;
    } catch (error) {
      return `no picture (${error.message})`;
    }
  }
}
