/** What a worker of a browser has by itself. */
const PRELUDE = `
const { parentPort } = require("node:worker_threads");
globalThis.postMessage = (data) => parentPort.postMessage(data);
globalThis.addEventListener = (type, listen) => parentPort.on(type, (data) => listen({ data }));
`;

// A name that bundlers for browsers do not look for.
const THREADS = "node:worker_threads";

/**
 * A worker thread of Node with as much of a browser's worker as the engine uses. It keeps the program alive only while it is asked to: an engine that
 * is never terminated must not.
 */
export class NodeWorker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  #thread;

  /** @param {string} source of a classic script */
  static async open(source) {
    const { Worker } = await import(
      /* webpackIgnore: true */ /* @vite-ignore */ THREADS
    );
    return new NodeWorker(new Worker(PRELUDE + source, { eval: true }));
  }

  /** @param {import("node:worker_threads").Worker} thread */
  constructor(thread) {
    this.#thread = thread;
    thread.on("message", (data) => this.onmessage?.({ data }));
    thread.on("messageerror", () => this.onmessageerror?.());
    thread.on("error", ({ message }) =>
      this.onerror?.({ message, preventDefault() {} }),
    );
  }

  postMessage(data) {
    this.#thread.postMessage(data);
  }

  terminate() {
    this.#thread.terminate();
  }

  ref() {
    this.#thread.ref();
  }

  unref() {
    this.#thread.unref();
  }
}
