import { MlinError } from "./errors.js";
import { Game } from "./game.js";
import { SlicedHost } from "./host.js";
import { readGoal, readLimits, readOptions } from "./limits.js";
import { abortError } from "./pending.js";
import { WorkerHost } from "./remote.js";
import { Request } from "./request.js";
import { SolveJob } from "./solve-job.js";
import { compiledModule, ready } from "./wasm.js";

/** In the page a slice has to leave time for input and painting in every frame. */
const PAGE_SLICE_MS = 8;

/** What `bestMove` goes by when it is told nothing. */
const BEST_MOVE_LIMITS = { level: 10 };

/** How long `values` looks at all moves together, unless it is told. */
const VALUES_MS = 1_000;

/**
 * The engine. It has a worker of its own, or, where workers are forbidden or missing (as in Node), it
 * searches in this thread, in slices between turns of the event loop.
 *
 * It answers one request at a time: a second one ends the first with MlinError "superseded". What it
 * has learned stays in its table from request to request.
 */
export class Engine {
  #options;
  /** What searches, once it is open. @type {Promise<WorkerHost | SlicedHost> | null} */
  #host = null;
  /** The newest request, until the next one. @type {Request | null} */
  #request = null;
  /** The solves that are not finished. @type {Set<SolveJob>} */
  #jobs = new Set();
  #terminated = false;

  /**
   * @param {{ hashMb?: number, seed?: number }} [options] `hashMb` 1 to 256 (16 on phones, else 64);
   *   `seed` a whole number below 2^32 for the noise of the low levels (a random one)
   */
  constructor(options) {
    this.#options = readOptions(options);
  }

  /**
   * The move to play, as the level or the limits allow; with neither, at level 10.
   *
   * @param {Game} game as it stands now; playing on while the engine thinks does not disturb it
   * @param {object} [limits] `{ level?, timeMs?, depth?, nodes?, signal? }`
   * @returns {Promise<object>} Analysis
   */
  async bestMove(game, limits) {
    const wishes = readLimits(limits);
    const { multiPv, ...ending } = wishes.limits;
    if (Object.keys(ending).length === 0) wishes.limits = BEST_MOVE_LIMITS;
    return this.#ask(game, wishes);
  }

  /**
   * The best lines, better and better, until a limit, `stop()` or the signal; with none, without end.
   *
   * @param {Game} game
   * @param {object} [limits] as for `bestMove`, and `{ multiPv?, onInfo? }`: how many lines, and a
   *   function that gets each new Analysis on the way
   * @returns {Promise<object>} Analysis
   */
  async analyse(game, limits) {
    const wishes = readLimits(limits);
    // Lines are asked for, though it be one: their scores are true ones, and not those of a player.
    wishes.limits = { multiPv: 1, ...wishes.limits };
    return this.#ask(game, wishes);
  }

  /**
   * What each legal move is worth, the best first: exact where tables answer, else by a search.
   *
   * @param {Game} game
   * @param {object} [limits] `{ timeMs?, signal? }`: how long the search may take, a second by default
   * @returns {Promise<{ move: string, score: object }[]>}
   */
  async values(game, limits) {
    const wishes = readLimits(limits);
    const multiPv = checked(game).legalMoves().length;
    wishes.limits = { timeMs: VALUES_MS, ...wishes.limits, multiPv };
    const { lines } = await this.#ask(game, wishes);
    return lines.map(({ moves: [move], score }) => ({ move, score }));
  }

  /**
   * Solves a variant, or endings of it: from then on every search knows the exact value of each of
   * these positions. What was solved before, here or on another day, is not solved again. Searches go
   * before it, and none is ended by it.
   *
   * @param {string} variant
   * @param {object} [wishes] `{ options?, men?, onProgress?, signal? }`
   * @returns {Promise<object>} SolveReport
   */
  async solve(variant, wishes) {
    const { goal, ...rest } = readGoal(variant, wishes);
    if (this.#terminated) throw terminated();
    if (rest.signal?.aborted) throw abortError(rest.signal);
    const job = new SolveJob(goal, rest);
    this.#jobs.add(job);
    this.#solve(job);
    return job.answer;
  }

  /** Ends the running request with the best so far. */
  stop() {
    if (!this.#request || this.#request.settled) return;
    this.#request.stopped = true;
    this.#quieten(this.#request);
  }

  /** Ends the engine and its worker. A running request ends with MlinError "terminated". */
  terminate() {
    this.#terminated = true;
    this.#request?.reject(terminated());
    this.#close(terminated());
  }

  async #ask(game, wishes) {
    const { start, moves } = checked(game);
    if (this.#terminated) throw terminated();
    if (wishes.signal?.aborted) throw abortError(wishes.signal);
    const request = new Request({ start, moves }, wishes);
    request.onAbort = () => this.#quieten(request);
    this.#request?.reject(superseded());
    this.#request = request;
    this.#serve(request);
    return request.answer;
  }

  async #serve(request) {
    try {
      const host = await this.#open();
      if (request.settled) return;
      const answer = host.search(request);
      if (request.stopped) host.stop();
      const analysis = await answer;
      if (analysis) request.resolve(analysis);
    } catch (error) {
      request.reject(error);
      // What failed may be broken: the next request gets a new one.
      if (this.#request === request) this.#close(error);
    }
  }

  async #solve(job) {
    const opened = this.#open();
    try {
      const host = await opened;
      if (job.settled) return;
      const report = await host.solve(job);
      await job.saved;
      if (report) job.resolve(report);
    } catch (error) {
      job.reject(error);
      if (error.code === "internal" && this.#host === opened)
        this.#close(error);
    } finally {
      this.#jobs.delete(job);
    }
  }

  /** What searches and solves. */
  #open() {
    this.#host ??= openHost(this.#options);
    return this.#host;
  }

  /** Stops the search of a request, if it is still the one that runs. */
  async #quieten(request) {
    const host = await this.#host?.catch(() => null);
    if (this.#request === request) host?.stop();
  }

  /** Ends the host; what it was solving ends with an error. */
  #close(error) {
    for (const job of this.#jobs) job.reject(error);
    this.#host?.then(
      (host) => host.terminate(),
      () => {},
    );
    this.#host = null;
  }
}

/** @returns {Game} one that is not over */
function checked(game) {
  if (!(game instanceof Game))
    throw new MlinError("bad-argument", "game: expected a Game", {
      field: "game",
    });
  if (game.outcome) throw new MlinError("game-over", "the game is over");
  return game;
}

async function openHost(options) {
  try {
    return await WorkerHost.open(await compiledModule(), options);
  } catch {
    await ready();
    return new SlicedHost({ ...options, sliceMs: PAGE_SLICE_MS });
  }
}

function superseded() {
  return new MlinError("superseded", "a newer request has taken the engine");
}

function terminated() {
  return new MlinError("terminated", "the engine has been terminated");
}
