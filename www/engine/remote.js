/** @import { Request } from "./request.js" */
/** @import { SolveJob } from "./solve-job.js" */

import { MlinError } from "./errors.js";
import { openWorker } from "./open-worker.js";
import { Pulse } from "./pulse.js";

/** A worker that has not answered by then never will; the page searches itself. */
const HANDSHAKE_MS = 5_000;

/** An engine in a worker, with the interface of {@link SlicedHost}. */
export class WorkerHost {
  #worker;
  #id = 0;
  /** The request in the worker, and how to settle it. @type {{ id: number, request: Request, resolve: Function, reject: Function } | null} */
  #pending = null;
  /** The same for the jobs in the worker, by their ids. @type {Map<number, { job: SolveJob, resolve: Function, reject: Function }>} */
  #jobs = new Map();
  #pulse = new Pulse(
    () => this.#worker.postMessage({ kind: "ping" }),
    () => this.#fail(new MlinError("internal", "the worker does not answer")),
  );

  /**
   * Starts the worker and waits until it answers: where a page's rules forbid Blob workers, some
   * browsers throw from the constructor and others only fire `error` later.
   *
   * @param {WebAssembly.Module} module
   * @param {{ hashMb: number, seed: number }} options
   * @returns {Promise<WorkerHost>}
   */
  static async open(module, options) {
    const worker = await openWorker();
    try {
      await handshake(worker, { kind: "begin", module, ...options });
      return new WorkerHost(worker);
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** @param {Worker} worker one that has answered the handshake */
  constructor(worker) {
    this.#worker = worker;
    this.#hold();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(MlinError.from(event));
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
      this.#pending = { id, request, resolve, reject };
      this.#hold();
      const wantsInfo = onInfo !== undefined;
      const kind = "search";
      this.#worker.postMessage({ kind, id, start, moves, limits, wantsInfo });
    });
  }

  /**
   * @param {SolveJob} job
   * @returns {Promise<object | null>} the SolveReport; null when it is not wanted any more
   */
  solve(job) {
    const { variant, options, men, onInfo } = job;
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#jobs.set(id, { job, resolve, reject });
      this.#hold();
      job.onAbort = () => this.#cancel(id);
      const wantsInfo = onInfo !== undefined;
      const kind = "solve";
      this.#worker.postMessage({ kind, id, variant, options, men, wantsInfo });
    });
  }

  stop() {
    this.#worker.postMessage({ kind: "stop" });
  }

  terminate() {
    this.#pulse.watch(false);
    this.#worker.terminate();
  }

  /** Nothing more will come. */
  #fail(error) {
    this.#pending?.reject(error);
    for (const { reject } of this.#jobs.values()) reject(error);
  }

  /** In Node a worker that nobody waits for does not keep the program alive. */
  #hold() {
    const waited = this.#pending !== null || this.#jobs.size > 0;
    this.#pulse.watch(waited);
    if (waited) this.#worker.ref?.();
    else this.#worker.unref?.();
  }

  #cancel(id) {
    this.#jobs.get(id)?.resolve(null);
    this.#jobs.delete(id);
    this.#hold();
    this.#worker.postMessage({ kind: "cancel", id });
  }

  #receive(message) {
    this.#pulse.beat();
    const job = this.#jobs.get(message.id);
    if (job) this.#receiveOfJob(message, job);
    else this.#receiveOfSearch(message);
  }

  /** Answers to any request but the newest are dropped, and signs of life, which belong to none. */
  #receiveOfSearch({ kind, id, analysis, error }) {
    if (this.#pending === null || id !== this.#pending.id) return;
    const { request, resolve, reject } = this.#pending;
    if (kind === "info") return request.onInfo(analysis);
    this.#pending = null;
    this.#hold();
    if (kind === "done") resolve(analysis);
    else reject(MlinError.from(error));
  }

  async #receiveOfJob({ kind, id, ...told }, { job, resolve, reject }) {
    switch (kind) {
      case "load": {
        const tables = await job.load(told.names);
        return this.#worker.postMessage({ kind: "stored", id, tables });
      }
      case "save":
        return job.save(told.solved);
      case "progress":
        return job.onInfo(told.progress);
    }
    this.#jobs.delete(id);
    this.#hold();
    if (kind === "solved") resolve(told.report);
    else reject(MlinError.from(told.error));
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
