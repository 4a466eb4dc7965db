/** A program started beside this one, which it does not outlive. */

import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<import("node:child_process").ChildProcess>}
 */
export async function started(program, args, options) {
  const child = spawn(program, args, options);
  try {
    await once(child, "spawn");
  } catch (error) {
    throw new Error(`${program} does not start (${error.code}): install it`);
  }
  process.once("exit", () => child.kill());
  return child;
}
