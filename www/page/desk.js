/**
 * Desk: the game on the board and those put aside. It alone changes the page's state and gives orders to the board;
 * panels ask it, and look at it again whenever it says `change`.
 *
 * Events: `finish` (the running game has ended), `change` (something to show has changed), `notice` (detail: a `Notice` to tell the reader), `offer` (both
 * players fly: time to ask whether that is a draw).
 */
import { timeOf } from "./clock.js";
import { fit, isToSend, receiver } from "./friend.js";
import { asksForGame, gameLink, linkIn, positionLink } from "./link.js";
import {
  fromChoices,
  fromLink,
  fromText,
  isSetUp,
  ownOptions,
  playedOf,
  variantInfo,
} from "./opening.js";
import { PageError } from "./page-error.js";
import { annotated, readTree } from "./tree-text.js";
import { Tree, beganBy } from "./tree.js";
import { humanSits, seatsFor, sideFor, soleHuman } from "./seats.js";
import { chosenOptions, initial, update } from "../state.js";

/** @typedef {import("../engine/index.js").Game} Game */
/** @typedef {import("../ui/toasts.js").Notice} Notice */

const toss = () => (Math.random() < 0.5 ? "w" : "b");

/** What can end a game; undo and redo only look at an end again. */
const ENDINGS = new Set(["move", "end"]);

export class Desk extends EventTarget {
  #board;
  #rules;
  #storage;
  #laid = false;
  /** Least time of an engine's answer in ms that a link asks for. */
  #delay = undefined;
  #setUp = false;
  #saved = true;
  /** Every line of the running game. */
  tree = new Tree();

  /**
   * @param {object} parts
   * @param {any} parts.board the `<mlin-board>`
   * @param {import("./opening.js").Rules} parts.rules
   * @param {import("../storage.js").Storage} parts.storage
   */
  constructor({ board, rules, storage }) {
    super();
    this.#board = board;
    this.#rules = rules;
    this.#storage = storage;
    /** @type {import("../state.js").State} */
    this.state = storage.load();
    this.#board.delay = this.delay;
    this.#listen();
  }

  /** The running game, as the rules see it; null until one was laid. What the board shows before that is its own. */
  get game() {
    return this.#laid ? this.#board.game : null;
  }

  /** What there is to show. */
  get view() {
    const { busy, undoable, redoable, moment } = this.#board;
    const { earlier, later } = this.state;
    return {
      state: this.state,
      game: this.game,
      shown: moment ?? this.game,
      tree: this.tree,
      variants: this.#rules.variants(),
      busy,
      status: this.#board.statusText,
      lead: this.#board.leadText,
      undoable: undoable || earlier.length > 0,
      redoable: redoable || later.length > 0,
      resigning: this.resigning,
    };
  }

  /** Puts a first game on the board: what the link asks for, else the stored one, else a new one. */
  start(link) {
    if (!this.#choicesAreGood())
      this.state = { ...this.state, choices: initial.choices };
    if (this.follow(link)) return;
    if (!this.#restore()) this.#beginChosen();
  }

  /** Does what a link asks for. @returns {boolean} whether a game was opened */
  follow(link) {
    this.behave(link);
    if (!asksForGame(link)) return false;
    try {
      this.#openLink(link);
      return true;
    } catch (error) {
      this.#complain("error.link", error);
      return false;
    }
  }

  #openLink(link) {
    const game = fromLink(this.#rules, link);
    if (link.friend) return this.#openFriends(link, game);
    const level = link.level && String(link.level);
    if (level) this.#dispatch({ type: "choose", name: "level", value: level });
    this.#begin(game, link.players ?? "human,engine");
  }

  /** A turn that a friend has sent: it goes on with the game that is known here, or begins one. */
  #openFriends(link, game) {
    const { game: here, earlier, later } = this.state;
    const known = [here, ...earlier, ...later].find(
      (it) => it?.friend && it.id === link.friend,
    );
    if (!known)
      return this.#beginFriends(game, receiver(game, link), link.friend);
    const before = this.#rules.Game.fromRecord(known.record);
    const fits = fit(before, game);
    const [shown, other] = fits === "further" ? [game, before] : [before, game];
    other.free();
    this.#beginFriends(shown, known.friend, known.id);
    if (fits === "older") this.#notify({ key: "friend.older" });
  }

  /** @param {Game} game @param {import("./seats.js").Side} friend the side of this device @param {string} [id] of a game that both know */
  #beginFriends(game, friend, id) {
    const played = playedOf(this.#rules, game, "human,human", friend);
    const same = { id: id ?? played.id, friend, orientation: friend };
    this.#dispatch({ type: "resume", game: { ...played, ...same } });
    this.#lay(game, Tree.of(game.moves));
  }

  /** A new game with a friend by links, as chosen. */
  invite() {
    const friend = sideFor(this.state.choices.first, toss());
    const back = this.#unfinished;
    this.#beginFriends(this.#chosenGame(), friend);
    this.#notify({ key: `friend.begin.${friend}`, back });
  }

  /** Who may press now: nobody while a friend elsewhere is to move. */
  get #seats() {
    const { seats } = this.state.game;
    const away = !this.game?.outcome && isToSend(this.state.game, this.game);
    return away ? "none" : seats;
  }

  /** Takes over what a link says about the page itself. */
  behave({ lang, theme, delay, motion }) {
    if (lang) this.#dispatch({ type: "prefer", name: "lang", value: lang });
    if (theme) this.#dispatch({ type: "prefer", name: "theme", value: theme });
    if (delay !== undefined) this.#board.delay = this.#delay = delay;
    if (motion) this.#board.motion = motion;
  }

  /** Least time of an engine's answer, in ms. */
  get delay() {
    return this.#delay ?? Number(this.state.preferences.delay);
  }

  /** Language, appearance and the like. */
  prefer(name, value) {
    if (name === "delay") this.#delay = undefined;
    this.#dispatch({ type: "prefer", name, value });
    this.#board.delay = this.delay;
  }

  /** A preference that is "on" or "off": the other one. @param {string} name */
  switchOver(name) {
    const on = this.state.preferences[name] === "on";
    this.prefer(name, on ? "off" : "on");
  }

  /** A choice about the game: players and level go into the running one, the others begin a new one. */
  choose(name, value) {
    this.#dispatch({ type: "choose", name, value });
    if (name === "variant" || name === "clock") this.newGame();
    else if (name === "first") this.#chooseSide(value);
    else if (name === "players") this.#reseat(this.state.game.yours);
    else this.#board.level = this.#levels;
  }

  /** A choice of one rule option. */
  chooseOption(name, value) {
    const { variant } = this.state.choices;
    const { options } = variantInfo(this.#rules, variant);
    const { [name]: _, ...rest } = chosenOptions(this.state.choices);
    const usual = value === String(options[name]);
    this.chooseOptions(usual ? rest : { ...rest, [name]: value });
  }

  /** All rule options of the next game at once. @param {Record<string, string>} options those that differ from the variant's */
  chooseOptions(options) {
    this.#dispatch({ type: "choose-options", options });
    this.newGame();
  }

  /** The name of the one who chooses, or of the second player. @param {"you" | "guest"} who @param {string} name */
  name(who, name) {
    this.#dispatch({ type: "name", who, name });
  }

  /** Whether a game would be missed. */
  get #unfinished() {
    return Boolean(this.state.game?.begun && !this.game?.outcome);
  }

  newGame() {
    const unfinished = this.#unfinished;
    this.#beginChosen();
    if (unfinished) this.#notify({ key: "toast.new", back: true });
  }

  /** A new game with the colours changed, or by lot again. */
  rematch() {
    const { players, first } = this.state.choices;
    const next = { white: "black", black: "white", lot: "lot" }[first];
    if (players !== "engine-engine")
      this.#dispatch({ type: "choose", name: "first", value: next });
    this.newGame();
  }

  /**
   * Opens what somebody gave: a link, a position, or a game.
   * @param {string} text
   * @returns {Game[]} those of which one is to be chosen, where there are several; they belong to the caller
   * @throws {PageError}
   */
  open(text) {
    const link = linkIn(text);
    if (link) {
      this.#openLink(link);
      return [];
    }
    const games = fromText(this.#rules, text);
    if (games.length > 1) return games;
    const [game] = games;
    this.take(game, readTree(text, game, this.#rules.Game));
    return [];
  }

  /** Puts a game that somebody has played elsewhere on the board. @param {Game} game */
  take(game, tree = Tree.of(game.moves)) {
    this.#begin(game, "human,human", { tree });
    this.#notify({ key: "toast.opened", back: true });
  }

  /** Begins a game that somebody has set up, with the chosen players, or to analyse it. @param {Game} game */
  setUp(game, { analyse = false } = {}) {
    const { players, first } = this.state.choices;
    const yours = sideFor(first, toss());
    const seats = analyse ? "human,human" : seatsFor(players, yours);
    this.#begin(game, seats, { yours });
    this.#dispatch({ type: "analyse", on: analyse || this.state.analysis });
    this.#notify({ key: "toast.opened", back: true });
  }

  undo() {
    if (this.#board.undoable) this.#board.undo();
    else this.back();
  }

  redo() {
    if (this.#board.redoable) this.#board.redo();
    else if (this.state.later.length > 0) this.#shift("forth");
  }

  /** Brings back the game that the last new one put aside. */
  back() {
    if (this.state.earlier.length > 0) this.#shift("back");
  }

  flip() {
    this.#dispatch({ type: "turn-board" });
    this.#board.orientation = this.state.game.orientation;
  }

  /** Plays a written move. @returns {string | null} why it cannot be played: "busy" or an IllegalReason */
  play(text) {
    if (this.#board.busy) return "busy";
    const reason = this.game.explain(text);
    this.#board.play(text);
    return reason;
  }

  /** Whether the running game began elsewhere than its variant. */
  get setUpByHand() {
    return this.#setUp;
  }

  /** Keeps the time that the players have left; null where it is no longer counted. @param {import("./clock.js").Time | null} clock */
  keepTime(clock) {
    this.#dispatch({ type: "time", clock });
  }

  /** Takes over what a backup holds. @param {import("../state.js").State} state */
  adopt(state) {
    this.#dispatch({ type: "adopt", state });
    this.#board.delay = this.delay;
    if (!this.#restore()) this.#beginChosen();
  }

  /** Switches the analysis on or off. */
  analyse() {
    this.#dispatch({ type: "analyse", on: !this.state.analysis });
  }

  /** Marks moves on the board; nothing is done where it is marked so already. */
  mark(marks) {
    for (const [name, text] of Object.entries(marks))
      if (this.#board[name] !== text) this.#board[name] = text || null;
  }

  hint() {
    this.#board.hint();
  }

  /**
   * Goes on from another moment. The running game goes there, and its tree keeps what it leaves; a new game begins where nothing
   * would be left to keep it by, and where the old one is over.
   * @param {readonly string[]} moves
   */
  playFrom(moves) {
    const { game, state, tree } = this;
    const again = this.#rules.Game.fromPosition(game.start);
    for (const move of moves) again.play(move);
    if (game.outcome || moves.length === 0)
      return this.#begin(again, state.game.seats, { yours: state.game.yours });
    this.#lay(again, tree);
  }

  /** The side that the button "resign" gives up: the only human's, or the one to move; null when no human plays. */
  get resigning() {
    if (!this.game) return null;
    const { seats, friend } = this.state.game;
    if (friend) return friend;
    return humanSits(seats) ? (soleHuman(seats) ?? this.game.turn) : null;
  }

  /** @param {import("./seats.js").Side} side @param {Game} game the one that is meant; another one is left alone */
  resign(side, game = this.game) {
    if (this.#goesOn(game)) this.#board.resign(side);
  }

  /** Offers a draw, once the engine has made a move that it is thinking about. @param {Game} game as in `resign` */
  async offerDraw(game = this.game) {
    await this.#engineMoved(game);
    if (!this.#goesOn(game)) return;
    const { position } = game;
    const agreed = await this.#board.offerDraw();
    const answered = this.#goesOn(game) && game.position === position;
    if (!agreed && answered) this.#notify({ key: "draw.declined" });
  }

  /** The record of the running game, with the players' names where it has none. */
  record(names) {
    return this.#recorded({ ...names, ...this.game.tags });
  }

  /** The record with all lines. */
  #recorded(tags) {
    const { game, tree } = this;
    return annotated(game.record(tags), tree, beganBy(game), game.moves.length);
  }

  /** A link to the whole game. @param {string} page its address */
  gameLink(page) {
    const { game, state } = this;
    const { seats } = state.game;
    const plain = !isSetUp(this.#rules, game);
    const options = plain ? ownOptions(this.#rules, game) : null;
    const friend = state.game.friend ? state.game.id : "";
    return gameLink(page, game, { options, seats, friend });
  }

  /** A link to the position of a game, as the players sit now. @param {string} page its address */
  link(page, game = this.game) {
    return positionLink(page, game.position, this.state.game.seats);
  }

  /** Both players fly. Nobody is asked before the engine has moved, nor when that or an undo has changed what was offered. */
  async #offer() {
    const { game } = this;
    if (!game || this.state.game.friend) return;
    const made = game.moves;
    await this.#engineMoved(game);
    if (!this.#goesOn(game)) return;
    const { moves } = game;
    if (made.every((move, at) => move === moves[at]))
      this.dispatchEvent(new Event("offer"));
  }

  /** Whether a game is still the one on the board, and not over. */
  #goesOn(game) {
    return game !== null && this.game === game && !game.outcome;
  }

  /** Until no engine thinks about this game. */
  async #engineMoved(game) {
    while (this.game === game && this.#board.busy) await this.#rest();
  }

  /** Until the engine begins or ends to think. */
  #rest() {
    return new Promise((resolve) =>
      this.#board.addEventListener("mlin-busy", resolve, { once: true }),
    );
  }

  #listen() {
    const hear = (type, act) =>
      this.#board.addEventListener(type, ({ detail }) => act(detail));
    hear("mlin-change", ({ cause }) => this.#note(cause));
    hear("mlin-offer", () => this.#offer());
    hear("mlin-error", ({ message }) => this.#report(message));
  }

  /** An error of the board; while there is no game, the page itself says what is wrong. */
  #report(detail) {
    if (!this.game) return;
    this.#notify({ key: "error.board", slots: { detail }, bad: true });
  }

  #choicesAreGood() {
    try {
      this.#chosenGame().free();
      return true;
    } catch {
      return false;
    }
  }

  #chosenGame() {
    const { choices } = this.state;
    return fromChoices(this.#rules, choices.variant, chosenOptions(choices));
  }

  /** The engine's level, or those of two engines. */
  get #levels() {
    const { players, level, blackLevel } = this.state.choices;
    return players === "engine-engine" ? `${level},${blackLevel}` : level;
  }

  /** The other colour: against the engine in a new game, between two players on one board by changing seats. */
  #chooseSide(first) {
    if (this.state.choices.players === "human-engine") this.newGame();
    else this.#reseat(sideFor(first, toss()));
  }

  /** Gives the running game the chosen players. @param {import("./seats.js").Side} yours */
  #reseat(yours) {
    const seats = seatsFor(this.state.choices.players, yours);
    // Other players at this board: the game by links is over.
    this.#dispatch({ type: "seat", seats, yours });
    this.#board.orientation = this.state.game.orientation;
    this.#board.level = this.#levels;
    this.#board.players = seats;
  }

  /** The side of the one who chooses, in a game that came with its seats. */
  #yours(seats) {
    return soleHuman(seats) ?? sideFor(this.state.choices.first, toss());
  }

  #beginChosen() {
    const { players, first } = this.state.choices;
    const yours = sideFor(first, toss());
    const seats = seatsFor(players, yours);
    const clock =
      seats === "human,human" ? timeOf(this.state.choices.clock) : null;
    this.#begin(this.#chosenGame(), seats, { yours, clock });
  }

  #begin(
    game,
    seats,
    {
      yours = this.#yours(seats),
      tree = Tree.of(game.moves),
      clock = null,
    } = {},
  ) {
    const played = playedOf(this.#rules, game, seats, yours);
    this.#dispatch({ type: "begin", game: { ...played, clock } });
    this.#lay(game, tree);
  }

  /** Puts the stored game on the board. @returns {boolean} whether there was one that can be read */
  #restore() {
    if (!this.state.game) return false;
    try {
      const { Game } = this.#rules;
      const { record } = this.state.game;
      const game = Game.fromRecord(record);
      this.#lay(game, readTree(record, game, Game));
      return true;
    } catch {
      return false;
    }
  }

  /** @param {"back" | "forth"} type */
  #shift(type) {
    const pile = type === "back" ? "earlier" : "later";
    this.#forgetBroken(pile);
    if (this.state[pile].length === 0) return;
    this.#dispatch({ type });
    this.#restore();
  }

  /** What cannot be read any more must not stand in the way of what is behind it. */
  #forgetBroken(pile) {
    const isBroken = ({ record }) => {
      try {
        this.#rules.Game.fromRecord(record).free();
        return false;
      } catch {
        return true;
      }
    };
    while (this.state[pile].length > 0 && isBroken(this.state[pile].at(-1)))
      this.#dispatch({ type: "forget", pile });
  }

  /** Lays a game on the board. Nobody sits there meanwhile, lest the engine answer for the wrong side. */
  #lay(game, tree) {
    const { orientation } = this.state.game;
    this.#setUp = isSetUp(this.#rules, game);
    this.#board.players = "none";
    this.#laid = true;
    this.tree = tree;
    this.mark({ arrows: "", highlight: "" }); // the next board may lack their points
    this.#board.orientation = orientation;
    this.#board.level = this.#levels;
    this.#board.load(game);
    this.#board.players = this.#seats;
  }

  /** The board's game has changed. */
  #note(cause) {
    const { game } = this;
    if (!game) return;
    const begun = this.#setUp || game.moves.length > 0;
    this.tree.follow(game.moves);
    this.#dispatch({
      type: "record",
      record: this.#recorded({}),
      begun,
      moved: cause === "move",
    });
    if (this.state.game.friend && cause !== "load")
      this.#board.players = this.#seats;
    if (game.outcome && ENDINGS.has(cause))
      this.dispatchEvent(new Event("finish"));
  }

  #dispatch(intent) {
    this.state = update(this.state, intent);
    this.#save();
    this.dispatchEvent(new Event("change"));
  }

  /** Keeps the state; says once when that fails. */
  #save() {
    const { state, saved } = this.#storage.save(this.state);
    this.state = state;
    if (!saved && this.#saved)
      this.#notify({ key: "toast.unsaved", bad: true });
    this.#saved = saved;
  }

  #complain(key, error) {
    this.#notify({ key, why: PageError.of(error) });
  }

  /** @param {Notice} notice */
  #notify(notice) {
    this.dispatchEvent(new CustomEvent("notice", { detail: notice }));
  }
}
