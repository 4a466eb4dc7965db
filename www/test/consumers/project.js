/** A stranger's project with the packed package in it, installed as npm does: from the tarball. */

import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";

import { DIST, ROOT } from "../../build/paths.mjs";

/** What every consumer does: plays, and asks the engine. Prints what came of it. */
export const PROGRAM = `
import { Engine, Game, ready } from "mlin";
import { MlinBoard } from "mlin/element";

await ready();
const game = new Game("three");
game.play("b2");
const engine = new Engine({ hashMb: 1, seed: 1 });
const { best, depth } = await engine.bestMove(game, { depth: 2 });
engine.terminate();
game.play(best);
console.log(JSON.stringify([game.moves.length, depth, typeof MlinBoard]));
`;

/** What it prints. */
export const PRINTED = JSON.stringify([2, 2, "function"]);

export class Project {
  /** @param {string} name */
  constructor(name) {
    this.folder = mkdtempSync(join(tmpdir(), `mlin-${name}-`));
    after(() => rmSync(this.folder, { recursive: true }));
    this.install();
    this.write("package.json", '{ "type": "module", "private": true }');
  }

  install() {
    const quiet = { cwd: join(DIST, "npm"), encoding: "utf8" };
    const args = ["pack", "--silent", "--pack-destination", this.folder];
    execFileSync("npm", args, quiet);
    const [tarball] = readdirSync(this.folder).filter((name) =>
      name.endsWith(".tgz"),
    );
    const place = this.path("node_modules/mlin");
    mkdirSync(place, { recursive: true });
    this.tarball = this.path(tarball);
    execFileSync("tar", ["-xf", this.tarball, "-C", place, "--strip=1"]);
  }

  path(name) {
    return join(this.folder, name);
  }

  /** @returns {string} the path of the file */
  write(name, text) {
    const file = this.path(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  /** Runs a program in the project and returns what it prints. */
  run(command, ...args) {
    const options = { cwd: this.folder, encoding: "utf8", timeout: 60_000 };
    return execFileSync(command, args, options).trim();
  }

  /** Runs a tool of our own `node_modules`. */
  tool(name, ...args) {
    return this.run(join(ROOT, "node_modules/.bin", name), ...args);
  }
}
