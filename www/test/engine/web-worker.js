import { Worker as Thread } from "node:worker_threads";

/** What a page's worker has and a thread of Node has not. */
const PRELUDE = `
  const { parentPort } = require("node:worker_threads");
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (type, listen) =>
    parentPort.on(type, (data) => listen({ data }));
`;

/** A page's `Worker` for tests in Node, over a real thread. */
export class WebWorker {
  #thread;
  onmessage = () => {};
  onmessageerror = () => {};
  onerror = () => {};

  constructor(url) {
    const source = `${PRELUDE} import(${JSON.stringify(String(url))});`;
    this.#thread = new Thread(source, { eval: true });
    this.#thread.on("message", (data) => this.onmessage({ data }));
    this.#thread.on("error", ({ message }) =>
      this.onerror({ message, preventDefault() {} }),
    );
  }

  postMessage(message) {
    this.#thread.postMessage(message);
  }

  terminate() {
    this.#thread.terminate();
  }
}
