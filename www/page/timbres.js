/**
 * What boards of each material sound like. Times in seconds, pitches in Hz, loudness as a part of the loudest.
 *
 * @typedef {object} Tone  something that is struck and dies away
 * @property {number} pitch
 * @property {number} loud
 * @property {number} length  until it is not heard any more
 *
 * @typedef {object} Rush  noise: of a stroke, or of something that is pushed
 * @property {number} pitch  around which it lies
 * @property {number} breadth  how narrow it is, as a filter's Q
 * @property {number} loud
 * @property {number} length
 * @property {number} [rise]  how long it takes to come
 *
 * @typedef {object} Timbre
 * @property {(Tone | Rush)[]} knock  a man is put down
 * @property {(Tone | Rush)[]} push  a man is slid along a line
 * @property {(Tone | Rush)[]} take  a man is taken off
 * @property {(pitch: number) => Tone[]} bell  one note of a mill, or of the end
 */

/** A bar of wood: the tone, and two that belong to such a bar. */
const bar = (pitch) => [
  { pitch, loud: 0.3, length: 0.7 },
  { pitch: pitch * 3.9, loud: 0.07, length: 0.22 },
  { pitch: pitch * 9.2, loud: 0.02, length: 0.08 },
];

/** A thin stone that is struck: bright, and soon over. */
const chime = (pitch) => [
  { pitch: pitch * 2, loud: 0.2, length: 1.1 },
  { pitch: pitch * 5.4, loud: 0.06, length: 0.4 },
];

/** A string that is plucked softly. */
const pluck = (pitch) => [
  { pitch, loud: 0.24, length: 0.8 },
  { pitch: pitch * 2, loud: 0.1, length: 0.5 },
  { pitch: pitch * 3, loud: 0.05, length: 0.3 },
];

/** @type {Timbre} */
const wood = {
  knock: [
    { pitch: 196, loud: 0.5, length: 0.1 },
    { pitch: 523, loud: 0.3, length: 0.07 },
    { pitch: 1240, loud: 0.1, length: 0.04 },
    { pitch: 1800, breadth: 0.8, loud: 0.22, length: 0.02 },
  ],
  push: [
    { pitch: 900, breadth: 0.9, loud: 0.16, length: 0.2, rise: 0.06 },
    { pitch: 262, loud: 0.12, length: 0.06 },
  ],
  take: [
    { pitch: 392, loud: 0.2, length: 0.06 },
    { pitch: 700, breadth: 0.7, loud: 0.2, length: 0.16, rise: 0.02 },
  ],
  bell: bar,
};

/** @type {Timbre} */
const stone = {
  knock: [
    { pitch: 1480, loud: 0.24, length: 0.05 },
    { pitch: 2630, loud: 0.2, length: 0.035 },
    { pitch: 310, loud: 0.2, length: 0.06 },
    { pitch: 4200, breadth: 1.2, loud: 0.2, length: 0.015 },
  ],
  push: [{ pitch: 2400, breadth: 1.1, loud: 0.14, length: 0.22, rise: 0.05 }],
  take: [
    { pitch: 1870, loud: 0.16, length: 0.06 },
    { pitch: 1500, breadth: 0.8, loud: 0.14, length: 0.14, rise: 0.02 },
  ],
  bell: chime,
};

/** @type {Timbre} */
const ink = {
  knock: [
    { pitch: 2600, breadth: 0.6, loud: 0.24, length: 0.07, rise: 0.01 },
    { pitch: 150, loud: 0.3, length: 0.07 },
  ],
  push: [{ pitch: 3200, breadth: 0.5, loud: 0.16, length: 0.24, rise: 0.08 }],
  take: [{ pitch: 4200, breadth: 0.5, loud: 0.18, length: 0.2, rise: 0.03 }],
  bell: pluck,
};

/** By the look of the board. @type {Record<string, Timbre>} */
export const TIMBRES = { wood, stone, ink, contrast: wood };
