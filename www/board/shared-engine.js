/**
 * The one engine of all boards on a page, made when the first of them needs it: a page of diagrams starts no worker.
 */
import { Engine } from "../engine/index.js";
import { EngineQueue } from "./engine-queue.js";

let queue = null;

/** @returns {EngineQueue} */
export function sharedEngine() {
  queue ??= new EngineQueue(new Engine());
  return queue;
}
