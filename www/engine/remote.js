/** @import { Request } from "./request.js" */

import { MlinError } from "./errors.js";
import { openWorker } from "./open-worker.js";

/** A worker that has not answered by then never will; the page searches itself. */
const HANDSHAKE_MS = 5_000;

/** A search in a worker, with the interface of {@link SlicedSearch}. */
export class WorkerSearch {
  #worker;
  #id = 0;
  /** The request in the worker, and how to settle it. @type {{ request: Request, resolve: Function, reject: Function } | null} */
  #pending = null;

  /**
   * Starts the worker and waits until it answers: where a page's rules forbid Blob workers, some
   * browsers throw from the constructor and others only fire `error` later.
   *
   * @param {WebAssembly.Module} module
   * @param {{ hashMb: number, seed: number }} options
   * @returns {Promise<WorkerSearch>}
   */
  static async open(module, options) {
    const worker = openWorker();
    try {
      await handshake(worker, { kind: "begin", module, ...options });
      return new WorkerSearch(worker);
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** @param {Worker} worker one that has answered the handshake */
  constructor(worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#pending?.reject(MlinError.from(event));
    };
  }

  /**
   * @param {Request} request
   * @returns {Promise<object | null>} the Analysis; null when a newer request has taken over
   */
  search(request) {
    const { start, moves, limits, onInfo } = request;
    this.#pending?.resolve(null);
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#pending = { request, resolve, reject };
      const wantsInfo = onInfo !== undefined;
      const kind = "search";
      this.#worker.postMessage({ kind, id, start, moves, limits, wantsInfo });
    });
  }

  stop() {
    this.#worker.postMessage({ kind: "stop" });
  }

  terminate() {
    this.#worker.terminate();
  }

  /** Answers to any request but the newest are dropped. */
  #receive({ kind, id, analysis, error }) {
    if (id !== this.#id || !this.#pending) return;
    const { request, resolve, reject } = this.#pending;
    if (kind === "info") return request.onInfo(analysis);
    this.#pending = null;
    if (kind === "done") resolve(analysis);
    else reject(MlinError.from(error));
  }
}

function handshake(worker, greeting) {
  return new Promise((resolve, reject) => {
    const refuse = (why) => reject(new Error(`no worker: ${why}`));
    const timer = setTimeout(refuse, HANDSHAKE_MS, "no answer");
    worker.onmessage = () => {
      clearTimeout(timer);
      resolve();
    };
    worker.onmessageerror = () => refuse("the module was not accepted");
    worker.onerror = (event) => {
      event.preventDefault();
      refuse(event.message);
    };
    worker.postMessage(greeting);
  });
}
