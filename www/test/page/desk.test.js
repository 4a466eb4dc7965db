import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { Desk } from "../../page/desk.js";
import { Game, ready, variants } from "../../engine/index.js";
import { repair } from "../../storage.js";

/** What the desk uses of a board, without a picture and without an engine. */
class FakeBoard extends EventTarget {
  game = null;
  busy = false;
  players = "none";
  statusText = "";
  drawAgreed = true;
  draws = 0;

  get undoable() {
    return this.game.undoable;
  }
  get redoable() {
    return this.game.redoable;
  }
  load(game) {
    this.game = game;
    this.#changed("load");
  }
  play(text) {
    if (this.game.explain(text)) return false;
    this.game.play(text);
    this.#changed("move");
    return true;
  }
  undo() {
    this.game.undo();
    this.#changed("undo");
  }
  redo() {
    this.game.redo();
    this.#changed("redo");
  }
  resign(side) {
    this.game.resign(side);
    this.#changed("end");
  }
  async offerDraw() {
    this.draws += 1;
    if (this.drawAgreed) this.game.agreeDraw();
    return this.drawAgreed;
  }
  /** The engine begins or ends to think. */
  think(busy) {
    this.busy = busy;
    this.dispatchEvent(new CustomEvent("mlin-busy", { detail: { busy } }));
  }
  /** Both players fly. */
  offer() {
    this.dispatchEvent(new CustomEvent("mlin-offer", { detail: {} }));
  }
  #changed(cause) {
    this.dispatchEvent(new CustomEvent("mlin-change", { detail: { cause } }));
  }
}

/** Storage that keeps one state, as text like the real one. */
class FakeStorage {
  text = "null";
  full = false;
  load() {
    return repair(JSON.parse(this.text));
  }
  save(state) {
    if (!this.full) this.text = JSON.stringify(state);
    return { state, saved: !this.full };
  }
}

let board, desk, notices, storage;

/** A page that is opened, with whatever is stored. */
function open(link = {}) {
  board = new FakeBoard();
  desk = new Desk({ board, rules: { Game, variants }, storage });
  notices = [];
  desk.addEventListener("notice", ({ detail }) => notices.push(detail));
  desk.start(link);
}

/** Lets everything happen that is due. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** How often the desk says that a draw is to be offered. */
function offers() {
  let count = 0;
  desk.addEventListener("offer", () => (count += 1));
  return () => count;
}

const play = (...moves) => moves.forEach((move) => board.play(move));
const moves = () => board.game.moves;

before(ready);
beforeEach(() => {
  storage = new FakeStorage();
  open();
});

test("the first game is white against the engine", () => {
  assert.equal(board.players, "human,engine");
  assert.equal(board.orientation, "w");
  assert.equal(board.game.variant, "nine");
});

test("a page that is opened again shows the stored game", () => {
  play("d6", "f4");
  open();
  assert.deepEqual(moves(), ["d6", "f4"]);
});

test("what the board shows by itself does not touch the stored game", () => {
  play("d6");
  board = new FakeBoard();
  desk = new Desk({ board, rules: { Game, variants }, storage });
  board.load(new Game());
  desk.start({});
  assert.deepEqual(moves(), ["d6"]);
});

test("undo of new brings the old game back, redo the new one", () => {
  play("d6", "f4");
  desk.newGame();
  assert.deepEqual(moves(), []);
  desk.undo();
  assert.deepEqual(moves(), ["d6", "f4"]);
  desk.redo();
  assert.deepEqual(moves(), []);
});

test("moves are taken back before games", () => {
  play("d6");
  desk.newGame();
  play("f4");
  desk.undo();
  assert.equal(board.game.moves.length, 0);
  desk.undo();
  assert.deepEqual(moves(), ["d6"]);
});

test("the undo of new survives a reload", () => {
  play("d6");
  desk.newGame();
  open();
  desk.undo();
  assert.deepEqual(moves(), ["d6"]);
});

test("a link opens a new game and puts the stored one aside", () => {
  play("d6");
  open({ variant: "five", players: "engine,human" });
  assert.equal(board.game.variant, "five");
  assert.equal(board.players, "engine,human");
  assert.equal(board.orientation, "b");
  desk.undo();
  assert.deepEqual(moves(), ["d6"]);
});

test("a bad link is told and leaves the stored game", () => {
  play("d6");
  open({ variant: "four" });
  assert.deepEqual(moves(), ["d6"]);
  assert.deepEqual(
    notices.map(({ key }) => key),
    ["error.link"],
  );
});

test("a link that asks for no game leaves the game", () => {
  play("d6");
  desk.follow({ lang: "lt", theme: "dark", delay: 0, motion: "off" });
  assert.deepEqual(moves(), ["d6"]);
  assert.equal(board.delay, 0);
  const { lang, theme, delay } = desk.state.preferences;
  assert.deepEqual(
    { lang, theme, delay },
    { lang: "lt", theme: "dark", delay: "400" },
  );
});

test("the engine's delay is as preferred, unless a link asks for another", () => {
  assert.equal(board.delay, 400);
  desk.prefer("delay", "2000");
  assert.equal(board.delay, 2000);
  desk.follow({ delay: 0 });
  desk.prefer("theme", "dark");
  assert.equal(board.delay, 0);
  desk.prefer("delay", "1000");
  assert.equal(board.delay, 1000);
  open();
  assert.equal(board.delay, 1000);
});

test("another variant or rule begins a new game, level and players do not", () => {
  play("d6");
  desk.choose("level", "7");
  desk.choose("players", "human-human");
  assert.deepEqual(moves(), ["d6"]);
  assert.equal(board.level, 7);
  assert.equal(board.players, "human,human");
  desk.chooseOption("flying", "off");
  assert.equal(board.game.options.flying, "off");
  assert.deepEqual(moves(), []);
  desk.choose("variant", "three");
  assert.equal(board.game.variant, "three");
});

test("black is chosen and begins a new game from below", () => {
  desk.choose("first", "black");
  assert.equal(board.players, "engine,human");
  assert.equal(board.orientation, "b");
});

test("a rematch changes colours", () => {
  desk.rematch();
  assert.equal(board.players, "engine,human");
  desk.rematch();
  assert.equal(board.players, "human,engine");
});

test("two players change colours, too, and keep their names", () => {
  desk.choose("players", "human-human");
  desk.name("you", "Ana");
  play("d6");
  desk.rematch();
  assert.equal(board.players, "human,human");
  assert.equal(desk.state.game.yours, "b");
  desk.choose("first", "white");
  assert.equal(desk.state.game.yours, "w");
  assert.equal(desk.state.choices.names.you, "Ana");
});

test("two players change colours without a new game", () => {
  desk.choose("players", "human-human");
  play("d6");
  desk.choose("first", "black");
  assert.deepEqual(moves(), ["d6"]);
  assert.equal(desk.state.game.yours, "b");
  desk.choose("players", "human-engine");
  assert.equal(board.players, "engine,human");
});

test("two engines have a level each", () => {
  desk.choose("level", "7");
  desk.choose("blackLevel", "2");
  assert.equal(board.level, 7);
  desk.choose("players", "engine-engine");
  assert.equal(board.level, "7,2");
  desk.choose("blackLevel", "4");
  assert.equal(board.level, "7,4");
});

test("all options are chosen at once, and one by one", () => {
  desk.chooseOptions({ flying: "off", "both-flying": "play" });
  assert.equal(board.game.options.flying, "off");
  desk.chooseOption("flying", "on");
  assert.deepEqual(desk.state.game.options, { "both-flying": "play" });
});

test("the running game can be resigned, and the resignation is kept", () => {
  play("d6");
  desk.resign(desk.resigning);
  const outcome = { winner: "b", reason: "resignation" };
  assert.deepEqual(board.game.outcome, outcome);
  open();
  assert.deepEqual(board.game.outcome, outcome);
});

test("going back and playing on keeps what was left, also over a reload", () => {
  play("d6", "f4", "d2");
  desk.playFrom(["d6"]);
  assert.deepEqual(moves(), ["d6"]);
  play("b4");
  assert.match(desk.record({}), /1\. d6 b4 \(1\.\.\. f4 2\. d2\) \*/);
  open();
  assert.deepEqual(moves(), ["d6", "b4"]);
  assert.deepEqual(desk.tree.lineThrough(["d6", "f4"]), ["d6", "f4", "d2"]);
});

test("from a moment of a finished game a new one goes on, and the old one stays", () => {
  play("d6", "f4");
  desk.resign("w");
  desk.playFrom(["d6"]);
  assert.deepEqual(moves(), ["d6"]);
  assert.equal(board.game.outcome, null);
  desk.back();
  assert.deepEqual(moves(), ["d6", "f4"]);
  assert.equal(board.game.outcome.reason, "resignation");
});

test("a pasted record comes with its side lines", () => {
  desk.open("1. d6 {a crossing} (1. d2 f4) 1... f4 *");
  assert.deepEqual(desk.tree.lineThrough(["d2"]), ["d2", "f4"]);
  open();
  assert.equal(desk.tree.at(["d6"]).comment, "a crossing");
});

test("nobody resigns for two engines", () => {
  desk.choose("players", "engine-engine");
  assert.equal(desk.resigning, null);
});

test("a declined draw is told", async () => {
  board.drawAgreed = false;
  await desk.offerDraw();
  assert.deepEqual(notices, [{ key: "draw.declined" }]);
});

test("an offered draw waits for the engine's move", async () => {
  play("d6");
  board.think(true);
  const offered = desk.offerDraw();
  await settle();
  assert.equal(board.draws, 0);
  play("f4");
  board.think(false);
  await offered;
  assert.equal(board.draws, 1);
});

test("an offered draw does not reach another game", async () => {
  play("d6");
  board.think(true);
  const offered = desk.offerDraw();
  desk.newGame();
  board.think(false);
  await offered;
  assert.equal(board.draws, 0);
  assert.equal(board.game.outcome, null);
});

test("an answer is for the game that was asked about", async () => {
  const asked = board.game;
  desk.newGame();
  desk.resign("w", asked);
  await desk.offerDraw(asked);
  assert.equal(board.game.outcome, null);
});

test("a declined draw is not told in another game", async () => {
  board.offerDraw = async () => {
    desk.newGame();
    return false;
  };
  await desk.offerDraw();
  assert.deepEqual(notices, []);
});

test("when both fly, a draw is offered at once or after the engine's move", async () => {
  const count = offers();
  board.offer();
  await settle();
  assert.equal(count(), 1);
  play("d6");
  board.think(true);
  board.offer();
  await settle();
  assert.equal(count(), 1);
  play("f4");
  board.think(false);
  await settle();
  assert.equal(count(), 2);
});

test("an offer falls with the end of the game, an undo or a new game", async () => {
  const changes = {
    end: () => board.resign("b"),
    undo: () => desk.undo(),
    new: () => desk.newGame(),
  };
  for (const [name, change] of Object.entries(changes)) {
    desk.newGame();
    const count = offers();
    play("d6");
    board.think(true);
    board.offer();
    change();
    board.think(false);
    await settle();
    assert.equal(count(), 0, name);
  }
});

test("a game may be looked at with nobody seated", () => {
  open({ players: "none", moves: ["d6", "f4"] });
  assert.equal(board.players, "none");
  assert.equal(desk.resigning, null);
  assert.match(desk.link("https://example.org/"), /players=none/);
  open();
  assert.equal(board.players, "none");
  assert.deepEqual(moves(), ["d6", "f4"]);
  desk.choose("players", "human-human");
  assert.equal(board.players, "human,human");
});

test("a written move waits for the engine", () => {
  board.busy = true;
  assert.equal(desk.play("d6"), "busy");
  board.busy = false;
  assert.equal(desk.play("d6"), null);
  assert.equal(desk.play("d6"), "occupied");
  assert.deepEqual(moves(), ["d6"]);
});

test("a pasted game is for two players, and can be undone", () => {
  play("d6");
  desk.open("1. f4 d2");
  assert.deepEqual(moves(), ["f4", "d2"]);
  assert.equal(board.players, "human,human");
  desk.back();
  assert.deepEqual(moves(), ["d6"]);
});

test("the end of a game is told once, undone and redone or not", () => {
  let ends = 0;
  desk.addEventListener("finish", () => (ends += 1));
  play("d6");
  assert.equal(ends, 0);
  desk.resign("w");
  board.undo();
  board.redo();
  assert.equal(ends, 1);
});

/** A second device, with a storage of its own; `here` gives the first one back. */
function elsewhere() {
  const first = [board, desk, notices, storage];
  storage = new FakeStorage();
  open();
  return () => ([board, desk, notices, storage] = first);
}

test("two players at one device may have a clock, others none", () => {
  desk.choose("clock", "3+2");
  assert.equal(desk.state.game.clock, null);
  desk.choose("players", "human-human");
  desk.newGame();
  assert.equal(desk.state.game.clock.w, 180_000);
  desk.keepTime({ w: 1, b: 2, add: 3 });
  open();
  assert.deepEqual(desk.state.game.clock, { w: 1, b: 2, add: 3 });
  desk.choose("players", "human-engine");
  assert.equal(desk.state.game.clock, null);
});

test("two devices play a game by links", () => {
  const page = "https://example.org/";
  desk.invite();
  assert.equal(notices.at(-1).key, "friend.begin.w");
  assert.equal(board.players, "human,human");
  play("d6");
  assert.equal(board.players, "none");
  const first = desk.gameLink(page);
  const here = elsewhere();
  desk.open(first);
  assert.deepEqual(moves(), ["d6"]);
  assert.equal(desk.state.game.friend, "b");
  assert.equal(board.orientation, "b");
  play("f4");
  const second = desk.gameLink(page);
  here();
  desk.newGame();
  desk.open(second);
  assert.deepEqual(moves(), ["d6", "f4"]);
  assert.equal(board.players, "human,human");
  assert.equal(desk.state.game.friend, "w");
  desk.open(first);
  assert.deepEqual(moves(), ["d6", "f4"]);
  assert.equal(notices.at(-1).key, "friend.older");
});

test("a link that does not go on with the known game is refused in words", () => {
  desk.invite();
  play("d6");
  const { id } = desk.state.game;
  assert.throws(() => desk.open(`#friend=${id}&moves=f4,d6`), {
    key: "friend.diverges",
  });
  assert.deepEqual(moves(), ["d6"]);
});

test("a game by links survives a reload, and ends by other players", () => {
  desk.invite();
  play("d6");
  open();
  assert.equal(board.players, "none");
  assert.equal(desk.resigning, "w");
  desk.choose("players", "human-engine");
  assert.equal(desk.state.game.friend, null);
  assert.equal(board.players, "human,engine");
});

test("of several games in a text one is taken", () => {
  const games = desk.open("1. d6 * 1. f4 d2 * 1. a1 *");
  assert.deepEqual(moves(), []);
  desk.take(games[1]);
  assert.deepEqual(moves(), ["f4", "d2"]);
  assert.equal(desk.open("1. d2 *").length, 0);
  assert.deepEqual(moves(), ["d2"]);
});

test("a pasted link opens its game", () => {
  desk.open("https://example.org/#variant=six&moves=a5,c5&players=human,human");
  assert.equal(board.game.variant, "six");
  assert.deepEqual(moves(), ["a5", "c5"]);
  assert.throws(() => desk.open("#moves=d6,d6"), { name: "PageError" });
});

test("a link to the game opens the same game, finished as it was", () => {
  desk.choose("players", "human-human");
  play("d6", "f4");
  desk.resign("w");
  const { position, outcome } = board.game;
  const link = desk.gameLink("https://example.org/");
  desk.newGame();
  desk.open(link);
  assert.equal(board.game.position, position);
  assert.deepEqual(board.game.outcome, outcome);
});

test("that nothing can be stored is told once", () => {
  storage.full = true;
  play("d6", "f4");
  assert.deepEqual(notices, [{ key: "toast.unsaved", bad: true }]);
});

test("broken choices and records become a fresh game", () => {
  storage.text = JSON.stringify({
    choices: { variant: "four", options: {}, players: "human-human" },
    game: { ...desk.state.game, record: "?!" },
  });
  open();
  assert.equal(board.game.variant, "nine");
  assert.deepEqual(moves(), []);
});

test("a game that cannot be read is not in the way of those behind it", () => {
  play("d6");
  desk.newGame();
  play("f4");
  desk.newGame();
  const [good, broken] = desk.state.earlier;
  storage.text = JSON.stringify({
    ...desk.state,
    earlier: [good, { ...broken, record: "?!" }],
  });
  open();
  play("b4");
  desk.back();
  assert.deepEqual(moves(), ["d6"]);
  desk.redo();
  desk.redo();
  assert.deepEqual(moves(), ["b4"]);
});

test("the link leads to the position on the board", () => {
  play("d6");
  const link = desk.link("https://example.org/#old");
  const position = new URLSearchParams(new URL(link).hash.slice(1));
  assert.equal(position.get("position"), board.game.position);
});

test("the record has the players' names unless it has its own", () => {
  assert.match(desk.record({ White: "Ana" }), /\[White "Ana"\]/);
  desk.open('[White "Eva"]\n\n1. d6 *');
  assert.match(desk.record({ White: "Ana" }), /\[White "Eva"\]/);
});
