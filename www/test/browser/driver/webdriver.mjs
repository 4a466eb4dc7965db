/**
 * A client of the WebDriver protocol, as far as these tests need it.
 * https://www.w3.org/TR/webdriver2/
 */
export class WebDriver {
  #server;
  #session;

  /**
   * @param {string} server
   * @param {object} capabilities
   */
  static async connect(server, capabilities) {
    const driver = new WebDriver();
    driver.#server = server;
    const { sessionId } = await driver.#send("POST", "/session", {
      capabilities: { alwaysMatch: capabilities },
    });
    driver.#session = `/session/${sessionId}`;
    return driver;
  }

  /**
   * @param {string} command below the session, such as `/url`
   * @param {object} [parameters]
   */
  post(command, parameters = {}) {
    return this.#send("POST", this.#session + command, parameters);
  }

  /** @param {string} command */
  get(command) {
    return this.#send("GET", this.#session + command);
  }

  quit() {
    return this.#send("DELETE", this.#session);
  }

  async #send(method, path, parameters) {
    const body = parameters && JSON.stringify(parameters);
    const response = await fetch(this.#server + path, { method, body });
    const { value } = await response.json();
    if (response.ok) return value;
    throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
  }
}

/** Keys that the protocol knows by code points of their own. */
const KEYS = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Backspace: "\uE003",
  Control: "\uE009",
  Delete: "\uE017",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  PageDown: "\uE00F",
  Shift: "\uE008",
  Tab: "\uE004",
};

/**
 * Keys pressed one after the other, or a key with a modifier held.
 *
 * @param {string[]} keys
 * @param {string} [modifier]
 */
export function keyboard(keys, modifier) {
  const strokes = keys.flatMap((key) => [down(key), up(key)]);
  const held = [down(modifier), ...strokes, up(modifier)];
  return { type: "key", id: "keyboard", actions: modifier ? held : strokes };
}

/**
 * The mouse, along a way: pressed at its start, released at its end.
 *
 * @param {import("./driver.mjs").Point[]} way
 */
export function mouse([start, ...way]) {
  return {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      move(start),
      { type: "pointerDown", button: 0 },
      ...way.map(move),
      { type: "pointerUp", button: 0 },
    ],
  };
}

const down = (key) => ({ type: "keyDown", value: KEYS[key] ?? key });
const up = (key) => ({ type: "keyUp", value: KEYS[key] ?? key });
const move = ({ x, y }) => {
  return { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
};
