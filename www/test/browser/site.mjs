/**
 * The built game as visitors reach it: by double-click in a folder of their
 * own, and hosted under a sub-path. Both are a copy of `dist/`, beside which
 * the pages of `pages/` are laid; so the build has to work wherever it is put.
 */

import { cp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Server } from "./server.mjs";

const PAGES = fileURLToPath(new URL("./pages/", import.meta.url));

export class Site {
  /** @type {Server} switched off and on by the tests */
  server;

  /** @type {string[]} the pages of the build, but for the generated reference */
  pages;

  /** @type {Server} serves the same at the root of another origin */
  other;

  #folder;

  /**
   * @param {string} dist the build
   * @param {string} room an empty folder
   * @param {{ listen?: boolean }} [options] puts `listener.js` into the pages
   */
  static async open(dist, room, { listen = false } = {}) {
    const site = new Site();
    // People keep games in folders with spaces and letters of their own.
    site.#folder = join(room, "Moje igre č š");
    await mkdir(site.#folder, { recursive: true });
    site.pages = await pagesIn(dist);
    await cp(dist, site.#folder, { recursive: true });
    await cp(PAGES, site.#folder, { recursive: true });
    await layVariations(site.#folder);
    if (listen) await addScript(site.#folder, "listener.js");
    site.server = new Server(site.#folder);
    site.other = new Server(site.#folder, "/");
    await site.server.start();
    await site.other.start();
    return site;
  }

  /**
   * Puts another text into a file, as a new build does.
   *
   * @param {string} name
   * @param {(text: string) => string} change
   * @returns {Promise<() => Promise<void>>} puts the old text back
   */
  async rewrite(name, change) {
    const file = join(this.#folder, name);
    const old = await readFile(file, "utf8");
    await writeFile(file, change(old));
    return () => writeFile(file, old);
  }

  async close() {
    await this.server.stop();
    await this.other.stop();
  }

  /** @returns {Record<"file" | "http", Origin>} */
  get origins() {
    const folder = pathToFileURL(`${this.#folder}/`).href;
    return {
      file: new Origin("file", folder),
      http: new Origin("http", this.server.plain),
    };
  }

  /** @returns {Origin} the same at the root of a host, and to a browser somebody else's */
  get foreign() {
    return new Origin("http", this.other.plain);
  }

  /** @returns {Origin} the host that forbids workers */
  get strict() {
    return new Origin("http", this.server.strict);
  }
}

/** One of the two ways to the game. */
export class Origin {
  /**
   * @param {"file" | "http"} name
   * @param {string} base
   */
  constructor(name, base) {
    this.name = name;
    this.base = base;
  }

  /**
   * @param {Record<string, string | number>} [parameters] after the `#`
   * @param {string} [page]
   */
  url(parameters = {}, page = "index.html") {
    const fragment = new URLSearchParams(parameters).toString();
    return new URL(page, this.base).href + (fragment && `#${fragment}`);
  }
}

/** The pages of a build that its readers see. */
async function pagesIn(dist) {
  const names = await readdir(dist, { recursive: true });
  return names.filter((name) => /^(?!docs|npm).*\.html$/.test(name)).sort();
}

/** Scripts that take something from the page, each for a page of its name. */
const TROUBLE = ["no-storage", "no-wasm", "traps"];

/** Pages that lack something: `alone/` the script, `waiting.html` even the wish for it, others as their scripts say. */
async function layVariations(folder) {
  const page = await readFile(join(folder, "index.html"), "utf8");
  const waiting = page.replace(/<script defer src="mlin[^>]*><\/script>/, "");
  if (waiting === page) throw new Error("index.html has no script");
  await writeFile(join(folder, "waiting.html"), waiting);
  await mkdir(join(folder, "alone"));
  await writeFile(join(folder, "alone", "index.html"), page);
  for (const name of TROUBLE)
    await writeFile(
      join(folder, `${name}.html`),
      withScript(page, `${name}.js`),
    );
}

/** Puts a script into each page of a folder. */
async function addScript(folder, script) {
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.endsWith(".html"))) {
    const file = join(folder, name);
    const page = await readFile(file, "utf8");
    await writeFile(file, withScript(page, script));
  }
}

/** The page with a script before all its others. */
function withScript(page, script) {
  return page.replace(/<head[^>]*>/, `$&<script src="${script}"></script>`);
}
