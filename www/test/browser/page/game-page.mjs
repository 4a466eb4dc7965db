/** The page of the game: the board and what stands around it. */

import { until } from "../wait.mjs";
import { Board } from "./board.mjs";

/** What tests want of every page: no waiting and nothing in motion. */
const BRISK = { delay: 0, motion: "off" };

export class GamePage {
  #driver;
  #origin;

  /** @type {Board} */
  board;

  /**
   * @param {import("../driver/driver.mjs").Driver} driver
   * @param {import("../site.mjs").Origin} origin
   */
  constructor(driver, origin) {
    this.#driver = driver;
    this.#origin = origin;
    this.board = new Board(driver);
  }

  /**
   * Opens a link and waits for the board.
   *
   * @param {Record<string, string | number>} [parameters]
   */
  async open(parameters = {}) {
    await this.#driver.open(this.#origin.url({ ...BRISK, ...parameters }));
    return this.board.shows("the board is ready");
  }

  /** Opens the page without any parameter. */
  async openBare() {
    await this.#driver.open(this.#origin.url());
    return this.board.shows("the board is ready");
  }

  async reload() {
    await this.#driver.reload();
    return this.board.shows("the board is ready");
  }

  /** Presses the button of an action, wherever the page keeps it. */
  async act(action) {
    const at = await this.#driver.evaluate(reach, `[data-action="${action}"]`);
    await this.#driver.click(at);
  }

  /** Chooses in a select, as a user does: the page hears input and change. */
  async choose(name, value) {
    await this.#driver.evaluate(chooseInPage, name, value);
  }

  /** @returns {Promise<string>} the value of a control */
  value(name) {
    return this.#driver.evaluate(
      (name) => document.querySelector(`[name="${name}"]`).value,
      name,
    );
  }

  /** Types a move into the field for moves and presses Enter. */
  async enter(text) {
    await this.focus("[name=move]");
    await this.#driver.type(text);
    await this.#driver.key("Enter");
  }

  /** Clicks into a field and takes all of its text away. */
  async focus(selector) {
    await this.#driver.click(await this.#driver.evaluate(reach, selector));
    await this.#driver.key("a", "Control");
    await this.#driver.key("Delete");
  }

  /** Says yes, where the page asks before it acts. */
  async agree() {
    const yes = "dialog[open] [data-answer=yes]";
    const asked = await this.#driver.evaluate(
      (selector) => document.querySelector(selector) !== null,
      yes,
    );
    if (asked)
      await this.#driver.click(await this.#driver.evaluate(reach, yes));
  }

  /** Pastes what was copied, as a record. */
  async paste() {
    await this.act("paste");
    await this.focus("dialog[open] textarea");
    await this.#driver.key("v", "Control");
    const load = "dialog[open] [type=submit]";
    await this.#driver.click(await this.#driver.evaluate(reach, load));
  }

  /** @returns {Promise<string>} all words to be seen, of page and board */
  words() {
    return this.#driver.evaluate(wordsInPage);
  }

  /** Words that fit appear. */
  says(what, accept) {
    return until(what, () => this.words(), accept);
  }

  /**
   * Presses a button that copies. Where the browser refuses to copy, the page
   * shows the text instead.
   *
   * @returns {Promise<string>} what the visitor gets
   */
  async copy(action) {
    const nothing = "nothing yet";
    await this.copyText(nothing);
    await this.act(action);
    const take = async () => (await this.#shown()) || this.#clipboard();
    return until("a copy", take, (text) => text && text !== nothing);
  }

  async #shown() {
    const text = await this.#driver.evaluate(
      () => document.querySelector("dialog[open] textarea")?.value,
    );
    if (text) await this.#driver.key("Escape");
    return text;
  }

  async #clipboard() {
    await this.#driver.evaluate(addPad);
    await this.#driver.key("v", "Control");
    return this.#driver.evaluate(takePad);
  }

  /** Puts a text where the next paste takes it from. */
  async copyText(text) {
    await this.#driver.evaluate(addPad, text);
    await this.#driver.key("a", "Control");
    await this.#driver.key("c", "Control");
    await this.#driver.evaluate(takePad);
  }
}

/**
 * The middle of a control in the document, with every fold around it opened;
 * runs in the page.
 */
function reach(selector) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector} in the page`);
  for (let at = element; at; at = at.parentElement) {
    if (at.localName === "details") at.open = true;
  }
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0) throw new Error(`${selector} is not to be seen`);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page. */
function chooseInPage(name, value) {
  const control = document.querySelector(`[name="${name}"]`);
  if (!control) throw new Error(`no control ${name} in the page`);
  control.value = value;
  if (control.value !== value) throw new Error(`no ${value} in ${name}`);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Runs in the page. */
function wordsInPage() {
  const words = [document.body.innerText];
  for (const board of document.querySelectorAll("mlin-board")) {
    for (const child of board.shadowRoot?.children ?? []) {
      words.push(child.innerText ?? "");
    }
  }
  return words.join("\n");
}

/** A pad to paste on; runs in the page. */
function addPad(text = "") {
  const pad = document.createElement("textarea");
  pad.id = "pad";
  pad.value = text;
  document.body.prepend(pad);
  pad.focus({ preventScroll: true });
}

/** Runs in the page. */
function takePad() {
  const pad = document.querySelector("#pad");
  pad.remove();
  return pad.value;
}
