/**
 * WebKitGTK, driven by WebKitWebDriver on a display of its own.
 *
 * What the driver lacks is made up for:
 * - The browser's toolbar keeps its window wider than a phone, so the game
 *   runs in a window that a script opened, which has no toolbar. Even that
 *   is never narrower than 334 pixels; `narrow.html` goes below.
 * - There is no way to the console, so `listener.js` stands first in each
 *   page of its site and keeps the errors of console and page.
 * - A touch action arrives as a mouse, so the events of fingers and pens are
 *   made up.
 */

import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { limited, until } from "../wait.mjs";
import { Display } from "./display.mjs";
import { DESKTOP } from "./driver.mjs";
import { pointInPage } from "./made-up.mjs";
import { started } from "./process.mjs";
import { WebDriver, keyboard, mouse } from "./webdriver.mjs";

/** Milliseconds after which a new session is quicker. */
const FORGETTING = 5000;

const ARGUMENTS = [
  "--automation",
  "--javascript-can-open-windows-automatically=true",
];

/** Drawing layers by a graphics card that is not there takes 20 times as long. */
const PLAIN = { WEBKIT_DISABLE_COMPOSITING_MODE: "1" };

/** @implements {import("./driver.mjs").Driver} */
export class WebKit {
  engine = "webkit";

  /** @type {string[]} */
  errors = [];

  #display;
  #server;
  #address;
  #browser;

  /** @type {WebDriver | undefined} */
  #driver;

  static async launch() {
    const webkit = new WebKit();
    webkit.#browser = await findBrowser();
    webkit.#display = await Display.open();
    const port = await freePort();
    webkit.#address = `http://127.0.0.1:${port}`;
    const settings = [`--port=${port}`, "--replace-on-new-session"];
    webkit.#server = await started("WebKitWebDriver", settings, {
      env: { ...process.env, ...PLAIN, DISPLAY: webkit.#display.name },
      stdio: "ignore",
    });
    await until("WebKitWebDriver answers", () => webkit.#answers());
    return webkit;
  }

  #answers() {
    return fetch(`${this.#address}/status`).catch(() => null);
  }

  /**
   * To forget takes a fifth of the time of a new session; but WebKit sometimes
   * never ends to, when it is still installing a service worker, and a window
   * may be left in which something of the browser's own stands over the page.
   */
  async fresh(origin) {
    const desktop = () => this.viewport(DESKTOP.width, DESKTOP.height);
    try {
      await limited("to forget", this.#forget(origin), FORGETTING);
      await desktop();
    } catch {
      await this.#connect();
      await desktop();
    }
    this.errors = [];
  }

  async #forget(origin) {
    await this.open(origin.url({}, "empty.html"));
    await this.evaluate(forget);
  }

  async #connect() {
    this.#driver = await WebDriver.connect(this.#address, {
      "webkitgtk:browserOptions": { binary: this.#browser, args: ARGUMENTS },
    });
    await this.#openWindow();
  }

  async #openWindow() {
    const [first] = await this.#driver.get("/window/handles");
    await this.evaluate(() => {
      window.open("about:blank", "_blank", "popup,width=400,height=400");
    });
    const handles = await until(
      "a second window",
      () => this.#driver.get("/window/handles"),
      (all) => all.length === 2,
    );
    const handle = handles.find((name) => name !== first);
    await this.#driver.post("/window", { handle });
  }

  async open(url) {
    await this.settle();
    await this.#driver.post("/url", { url: "about:blank" });
    await this.#driver.post("/url", { url });
  }

  async reload() {
    await this.settle();
    await this.#driver.post("/refresh");
  }

  async evaluate(fn, ...args) {
    const { value, error } = await this.#driver.post("/execute/async", {
      script: `const done = arguments[arguments.length - 1];
        const args = Array.prototype.slice.call(arguments, 0, -1);
        const run = async () => ${call(fn)};
        run().then((value) => done({ value }),
                   (error) => done({ error: String(error) }));`,
      args,
    });
    if (error) throw new Error(error);
    return value;
  }

  click(at) {
    return this.#act(mouse([at]));
  }

  drag(from, to, pointer = "mouse") {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const way = [from, middle, to];
    if (pointer === "mouse") return this.#act(mouse(way));
    return this.evaluate(pointInPage, pointer, way);
  }

  tap(at, pointer = "touch") {
    return this.evaluate(pointInPage, pointer, [at]);
  }

  key(key, modifier) {
    return this.#act(keyboard([key], modifier));
  }

  type(text) {
    return this.#act(keyboard([...text]));
  }

  #act(source) {
    return this.#driver.post("/actions", { actions: [source] });
  }

  async viewport(width, height) {
    const size = { x: 0, y: 0, width, height };
    await this.#driver.post("/window/rect", size);
    const wanted = `${width}x${height}`;
    await until(
      `a window of ${wanted}`,
      () => this.evaluate(() => `${innerWidth}x${innerHeight}`),
      (seen) => seen === wanted,
    );
  }

  async screenshot(path) {
    const image = await this.#driver.get("/screenshot");
    await writeFile(path, Buffer.from(image, "base64"));
  }

  /** The listener's list ends with its page. */
  async settle() {
    const heard = await this.evaluate(() => window.heard?.splice(0) ?? []);
    this.errors.push(...heard);
  }

  async close() {
    await this.#driver?.quit().catch(() => {});
    this.#server.kill();
    this.#display.close();
  }
}

/** A function as a call of it in the page; a text as it is. */
function call(fn) {
  return typeof fn === "string"
    ? `(0, eval)(${JSON.stringify(fn)})`
    : `(${fn})(...args)`;
}

/** Leaves nothing that an origin keeps. */
async function forget() {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    indexedDB.deleteDatabase(name);
  }
  if (location.protocol === "file:") return;
  for (const name of await caches.keys()) await caches.delete(name);
  const workers = await navigator.serviceWorker.getRegistrations();
  for (const worker of workers) await worker.unregister();
}

/** MiniBrowser stands in a folder that names machine and version. */
async function findBrowser() {
  if (process.env.WEBKIT) return process.env.WEBKIT;
  for (const machine of await readdir("/usr/lib")) {
    if (!machine.includes("-linux-")) continue;
    const folders = await readdir(join("/usr/lib", machine));
    const webkit = folders.find((name) => name.startsWith("webkit2gtk-"));
    if (webkit) return join("/usr/lib", machine, webkit, "MiniBrowser");
  }
  throw new Error("no WebKitGTK browser: install webkit2gtk-driver");
}

/** @returns {Promise<number>} a port that nobody uses now */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
