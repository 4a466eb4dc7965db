/** Backup: everything the page keeps on this device, as one text. */
import { repair } from "../storage.js";
import { entryIn } from "./archive.js";

/** What tells our files from others. */
const KIND = "mlin-backup";

/**
 * @param {import("../state.js").State} state
 * @param {import("./archive.js").Entry[]} games
 */
export function backupText(state, games) {
  return JSON.stringify({ kind: KIND, version: 1, state, games });
}

/**
 * What a text brings back: as much of it as is plainly ours; null where it is none of our files.
 * @param {string} text
 * @returns {{ state: import("../state.js").State, games: import("./archive.js").Entry[] } | null}
 */
export function readBackup(text) {
  try {
    const { kind, state, games } = JSON.parse(text);
    if (kind !== KIND || !Array.isArray(games)) return null;
    return { state: repair(state), games: games.map(entryIn).filter(Boolean) };
  } catch {
    return null;
  }
}
