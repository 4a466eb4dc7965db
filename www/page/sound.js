/**
 * Sound: what is seen on the board, for the ear. Made by code. Nothing is made, let alone heard, before the reader has touched the page: browsers
 * would refuse it, and people should not be surprised.
 *
 * @typedef {import("../board/acts.js").Act} Act
 */
import { randoms } from "../board/looks/noise.js";
import { TIMBRES } from "./timbres.js";

/** How loud all of it is. */
const LOUDNESS = 0.5;
/** Length of the noise that all rushes are cut from, in s. */
const NOISE = 0.5;
const NOISE_SEED = 9;
/** The least that an exponential fall can reach. */
const SILENCE = 0.0001;
/** How soon a struck thing is at its loudest, in s. */
const ATTACK = 0.002;

/** Notes of a mill and of the end: pitch in Hz, when in s. */
const MILL = [
  [523.25, 0.02],
  [783.99, 0.13],
];
const END = [
  [392, 0.25],
  [523.25, 0.43],
  [659.25, 0.61],
  [783.99, 0.79],
];
/** A captured man is heard after the mill that took him. */
const TAKING = 0.08;

/** See the head of the file. */
export class Sound {
  #touched;
  #make;
  /** @type {AudioContext | null} */
  #context = null;
  #out = null;
  #noise = null;

  /**
   * @param {() => boolean} touched whether the reader has touched the page
   * @param {() => AudioContext} [make]
   */
  constructor(touched, make = () => new AudioContext()) {
    this.#touched = touched;
    this.#make = make;
  }

  /** @param {{ act: Act, after: number }[]} acts @param {string} board the look of the board */
  play(acts, board) {
    if (!this.#touched() || !this.#open()) return;
    const timbre = TIMBRES[board] ?? TIMBRES.wood;
    for (const { act, after } of acts)
      this.#act(act, timbre, this.#context.currentTime + after / 1000);
  }

  #act(act, { knock, push, take, bell }, at) {
    switch (act) {
      case "place":
      case "fly":
        return this.#strike(knock, at);
      case "slide":
        return this.#strike(push, at);
      case "capture":
        return this.#strike(take, at + TAKING);
      case "mill":
        return this.#ring(MILL, bell, at);
      case "end":
        return this.#ring(END, bell, at);
    }
  }

  #ring(notes, bell, at) {
    for (const [pitch, after] of notes) this.#strike(bell(pitch), at + after);
  }

  #strike(parts, at) {
    for (const part of parts)
      if ("breadth" in part) this.#rush(part, at);
      else this.#tone(part, at);
  }

  #tone({ pitch, loud, length }, at) {
    const source = this.#context.createOscillator();
    source.frequency.value = pitch;
    source.connect(this.#envelope({ loud, length, rise: ATTACK }, at));
    source.start(at);
    source.stop(at + length);
  }

  #rush({ pitch, breadth, loud, length, rise = ATTACK }, at) {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = breadth;
    source.connect(filter);
    filter.connect(this.#envelope({ loud, length, rise }, at));
    source.start(at, 0, length);
  }

  /** Rises quickly and dies away. */
  #envelope({ loud, length, rise }, at) {
    const node = this.#context.createGain();
    node.gain.setValueAtTime(SILENCE, at);
    node.gain.linearRampToValueAtTime(loud, at + rise);
    node.gain.exponentialRampToValueAtTime(SILENCE, at + length);
    node.connect(this.#out);
    return node;
  }

  /** Makes what is needed, once. @returns {boolean} whether there is something to play on */
  #open() {
    try {
      this.#context ??= this.#make();
    } catch {
      return false; // A system without sound.
    }
    this.#out ??= this.#output();
    this.#noise ??= noise(this.#context);
    if (this.#context.state === "suspended")
      this.#context.resume().catch(() => {}); // Then it stays silent.
    return true;
  }

  #output() {
    const out = this.#context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(this.#context.destination);
    return out;
  }
}

function noise(context) {
  const length = Math.ceil(context.sampleRate * NOISE);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const random = randoms(NOISE_SEED);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = 2 * random() - 1;
  return buffer;
}
