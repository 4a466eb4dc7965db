/** A display that nobody sees, for a browser without a headless mode. */

import { once } from "node:events";
import { started } from "./process.mjs";

export class Display {
  #server;

  /** @type {string} for the environment variable DISPLAY */
  name;

  /** Xvfb picks a free number and tells it on a pipe. */
  static async open() {
    const display = new Display();
    const screen = ["-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
    display.#server = await started("Xvfb", ["-displayfd", "3", ...screen], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const [number] = await once(display.#server.stdio[3], "data");
    display.name = `:${String(number).trim()}`;
    return display;
  }

  close() {
    this.#server.kill();
  }
}
