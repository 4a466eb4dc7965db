/** The arguments of the command line. */

import { access, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const DIST = fileURLToPath(new URL("../../../dist/", import.meta.url));

const ENGINES = ["chromium", "firefox", "webkit"];

/**
 * @typedef {object} Options
 * @property {string} dist the build to test
 * @property {string[]} engines
 * @property {string} grep a pattern that the names of the tests to run match
 * @property {boolean} long
 * @property {number} seed
 * @property {string | undefined} shots where screenshots go
 * @property {string} room a temporary folder
 */

/** @returns {Promise<Options>} */
export async function readOptions() {
  const { values } = parseArgs({
    options: {
      dist: { type: "string", default: DIST },
      grep: { type: "string", default: "" },
      long: { type: "boolean", default: false },
      only: { type: "string", default: ENGINES.join() },
      seed: { type: "string", default: "1" },
      shots: { type: "string" },
    },
  });
  const engines = values.only.split(",");
  const unknown = engines.filter((name) => !ENGINES.includes(name));
  if (unknown.length > 0) throw new Error(`--only: no engine ${unknown}`);
  const dist = resolve(values.dist);
  await access(join(dist, "index.html")).catch(() => {
    throw new Error(`nothing built in ${dist}: run ./build.sh`);
  });
  return {
    dist,
    engines,
    grep: values.grep,
    long: values.long,
    seed: Number(values.seed),
    shots: values.shots && resolve(values.shots),
    room: await mkdtemp(join(tmpdir(), "mlin-browser-")),
  };
}
