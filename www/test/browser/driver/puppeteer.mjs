/** Chromium and Firefox, both driven by puppeteer. */

import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { until } from "../wait.mjs";
import { DESKTOP } from "./driver.mjs";
import { pointInPage } from "./made-up.mjs";

/** Milliseconds for a page to load, on a busy machine. */
const LOADING = 30_000;

/** @implements {import("./driver.mjs").Driver} */
class PuppeteerDriver {
  /** @type {string[]} */
  errors = [];

  /** @type {string[]} */
  requests = [];

  #browser;
  #context;

  /** @type {import("puppeteer-core").Page} */
  page;

  /** @param {import("puppeteer-core").Browser} browser */
  constructor(browser) {
    this.#browser = browser;
  }

  /** A browser context of its own has storage, caches and workers of its own. */
  async fresh() {
    await this.#context?.close();
    this.#context = await this.#browser.createBrowserContext();
    this.page = await this.#context.newPage();
    await this.viewport(DESKTOP.width, DESKTOP.height);
    this.errors = [];
    this.requests = [];
    this.#listen(this.errors, this.requests);
  }

  /** Errors that come late are not told to the next test. */
  #listen(errors, requests) {
    this.page.on("request", (request) => requests.push(request.url()));
    this.page.on("pageerror", ({ stack, message }) =>
      errors.push(stack || message),
    );
    this.page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
  }

  async open(url) {
    await this.page.goto("about:blank");
    await this.page.goto(url);
  }

  async reload() {
    await this.page.reload();
  }

  async beside(url, act) {
    const first = this.page;
    this.page = await this.#context.newPage();
    this.#listen(this.errors, this.requests);
    try {
      await this.page.goto(url);
      await act();
    } finally {
      await this.page.close();
      this.page = first;
      await first.bringToFront();
    }
  }

  evaluate(fn, ...args) {
    return this.page.evaluate(fn, ...args);
  }

  click({ x, y }) {
    return this.page.mouse.click(x, y);
  }

  async drag(from, to, pointer = "mouse") {
    if (pointer === "touch") return this.#swipe(from, to);
    if (pointer === "pen") return this.pen([from, between(from, to, 0.5), to]);
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 6 });
    await mouse.up();
  }

  async #swipe(from, to) {
    const { touchscreen } = this.page;
    await touchscreen.touchStart(from.x, from.y);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const { x, y } = between(from, to, part);
      await touchscreen.touchMove(x, y);
    }
    await touchscreen.touchEnd();
  }

  tap({ x, y }, pointer = "touch") {
    if (pointer === "pen") return this.pen([{ x, y }]);
    return this.page.touchscreen.tap(x, y);
  }

  /** A pen, where the engine has none for us. */
  pen(points) {
    return this.evaluate(pointInPage, "pen", points);
  }

  async key(key, modifier) {
    if (modifier) await this.page.keyboard.down(modifier);
    await this.page.keyboard.press(key);
    if (modifier) await this.page.keyboard.up(modifier);
  }

  type(text) {
    return this.page.keyboard.type(text);
  }

  viewport(width, height, deviceScaleFactor = 1) {
    return this.page.setViewport({ width, height, deviceScaleFactor });
  }

  async screenshot(path) {
    await this.page.screenshot({ path });
  }

  /** Events come in the order of the protocol: a round trip brings them all. */
  async settle() {
    await this.page.evaluate(() => 0);
  }

  close() {
    return this.#browser.close();
  }
}

export class Chromium extends PuppeteerDriver {
  engine = "chromium";

  static async launch() {
    const browser = await puppeteer.launch({
      executablePath: installed("CHROMIUM", "/usr/bin/chromium"),
      args: [
        "--no-sandbox", // as root there is none to be had
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    });
    return new Chromium(browser);
  }

  /** A pen of the browser's own, which puppeteer does not offer. */
  async pen(points) {
    const session = await this.page.createCDPSession();
    const send = (type, { x, y }, buttons) =>
      session.send("Input.dispatchMouseEvent", {
        type,
        x,
        y,
        buttons,
        button: "left",
        clickCount: 1,
        pointerType: "pen",
      });
    await send("mousePressed", points[0], 1);
    for (const at of points.slice(1)) await send("mouseMoved", at, 1);
    await send("mouseReleased", points.at(-1), 0);
  }

  async freeze() {
    const session = await this.page.createCDPSession();
    for (const state of ["frozen", "active"])
      await session.send("Page.setWebLifecycleState", { state });
    await session.detach();
  }

  /** puppeteer's own list of features is shorter than the protocol's. */
  async media(features) {
    const session = await this.page.createCDPSession();
    await session.send("Emulation.setEmulatedMedia", {
      features: Object.entries(features).map(([name, value]) => {
        return { name, value };
      }),
    });
  }
}

export class Firefox extends PuppeteerDriver {
  engine = "firefox";

  static async launch() {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: installed("FIREFOX", "/usr/bin/firefox-esr"),
      extraPrefsFirefox: {
        // Automation switches the rules for file:// off; users have them on.
        "security.fileuri.strict_origin_policy": true,
      },
    });
    return new Firefox(browser);
  }

  /** The driver's own never ends where the page has come back from the browser's memory of pages. */
  async reload() {
    await this.evaluate(() => {
      window.left = true;
      setTimeout(() => location.reload());
    });
    const arrived = () =>
      this.evaluate(() => !window.left && document.readyState === "complete");
    await until(
      "the page again",
      () => arrived().catch(() => false), // between two pages there is none
      Boolean,
      LOADING,
    );
  }

  /**
   * puppeteer turns the screen too, by a command that the Firefox of Debian 12
   * does not know; the window has its size all the same.
   */
  async viewport(width, height, ratio) {
    await super.viewport(width, height, ratio).catch((error) => {
      if (!error.message.includes("unknown command")) throw error;
    });
    await until(
      `a window of ${width}x${height}`,
      () => this.evaluate(() => [innerWidth, innerHeight]),
      (seen) => seen[0] === width && seen[1] === height,
    );
  }
}

/** A place on the way from one to another. */
function between(from, to, part) {
  return {
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
  };
}

/** The path of a browser, which an environment variable may change. */
function installed(variable, path) {
  const chosen = process.env[variable] ?? path;
  if (existsSync(chosen)) return chosen;
  throw new Error(`no browser at ${chosen}: install it or set ${variable}`);
}
