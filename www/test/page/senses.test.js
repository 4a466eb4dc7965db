import assert from "node:assert/strict";
import { test } from "node:test";
import { Senses } from "../../page/senses.js";
import { Sound } from "../../page/sound.js";
import { TIMBRES } from "../../page/timbres.js";
import { BOARDS } from "../../board/looks/index.js";

/** A system of sound that notes what is started; every part of it is a node. */
class FakeContext {
  sampleRate = 8000;
  currentTime = 10;
  state = "running";
  destination = {};
  started = [];

  #node(more = {}) {
    const parameter = () => ({
      value: 0,
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    });
    const { started } = this;
    return {
      gain: parameter(),
      frequency: parameter(),
      Q: parameter(),
      connect() {},
      start(at) {
        started.push(at);
      },
      stop() {},
      ...more,
    };
  }
  createOscillator() {
    return this.#node();
  }
  createGain() {
    return this.#node();
  }
  createBiquadFilter() {
    return this.#node();
  }
  createBufferSource() {
    return this.#node();
  }
  createBuffer(channels, length) {
    return { getChannelData: () => new Float32Array(length) };
  }
}

test("nothing is made before the page was touched, and then once", () => {
  let touched = false;
  const made = [];
  const make = () => made[made.push(new FakeContext()) - 1];
  const sound = new Sound(() => touched, /** @type {any} */ (make));
  sound.play([{ act: "place", after: 0 }], "wood");
  assert.equal(made.length, 0);
  touched = true;
  sound.play([{ act: "place", after: 0 }], "wood");
  sound.play([{ act: "slide", after: 0 }], "wood");
  assert.equal(made.length, 1);
  assert.ok(made[0].started.length > 0);
});

test("a system without sound is silent", () => {
  const refuse = () => {
    throw new Error("no device");
  };
  const sound = new Sound(() => true, refuse);
  sound.play([{ act: "end", after: 0 }], "stone");
});

test("every act sounds on every board, at its time", () => {
  for (const board of Object.keys(BOARDS)) {
    assert.ok(board in TIMBRES, board);
    for (const act of ["place", "slide", "fly", "mill", "capture", "end"]) {
      const context = new FakeContext();
      const sound = new Sound(
        () => true,
        () => /** @type {any} */ (context),
      );
      sound.play([{ act: /** @type {any} */ (act), after: 240 }], board);
      assert.ok(context.started.length > 0, `${act} on ${board}`);
      for (const at of context.started) assert.ok(at >= 10.24, `${act}: ${at}`);
    }
  }
});

/** Senses beside a board and a page, with what they play. */
function around(wishes) {
  const board = Object.assign(new EventTarget(), { board: "ink" });
  const page = new EventTarget();
  const played = [];
  const makeSound = () => ({ play: (...all) => played.push(all) });
  new Senses({ board, page, wishes: () => wishes, makeSound });
  const acts = [{ act: "place", after: 0 }];
  const see = () =>
    board.dispatchEvent(new CustomEvent("mlin-seen", { detail: { acts } }));
  return { played, see, acts };
}

test("what is seen is heard on the board that is shown, unless sound is off", () => {
  const wishes = { sound: "on", haptics: "off" };
  const { played, see, acts } = around(wishes);
  see();
  assert.deepEqual(played, [[acts, "ink"]]);
  wishes.sound = "off";
  see();
  assert.equal(played.length, 1);
});
