/** A session at a table: a game, an engine that answers on demand, no waiting, and a list of everything that is told. */
import { Session } from "../../board/session.js";
import { FakeEngine, FakeGame } from "./fake-game.js";

export const PLAYERS = {
  humans: { w: "human", b: "human" },
  white: { w: "human", b: "engine" },
  black: { w: "engine", b: "human" },
  engines: { w: "engine", b: "engine" },
  nobody: { w: "none", b: "none" },
};

/**
 * @param {ConstructorParameters<typeof FakeGame>[0]} start
 * @param {keyof typeof PLAYERS} players
 */
export function table(start = {}, players = "humans") {
  const engine = new FakeEngine();
  const events = [];
  const happenings = [];
  const listeners = {};
  const session = new Session({
    engine: () => engine,
    emit(name, detail, cancelable) {
      events.push({ name, detail });
      return !(listeners[name]?.(detail) === false && cancelable);
    },
    update: (what) => happenings.push(what),
    wait: async () => {},
  });
  session.seat(PLAYERS[players], { w: 4, b: 3 });
  session.load(new FakeGame(start));
  return {
    session,
    engine,
    events,
    happenings,
    listeners,
    press: (...points) => points.forEach((point) => session.press(point)),
    named: (name) =>
      events
        .filter((event) => event.name === name)
        .map((event) => event.detail),
  };
}

/** Lets everything that is settled by promises happen. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
