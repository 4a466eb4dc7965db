/**
 * A guided lesson: steps with a text, a board, and the moves that are to be found. An author writes it as JSON:
 *
 * ```html
 * <mlin-board>
 *   <script type="application/json">
 *     [
 *       { "text": "Close the mill.", "position": "nine W.W...../......../........ w 7,9 0", "expect": "d7",
 *         "right": "A mill!", "wrong": { "d6": "That closes nothing.", "*": "Look at the top line." } },
 *       { "text": "This is a mill." }
 *     ]
 *   </script>
 * </mlin-board>
 * ```
 *
 * A step may have `variant`, `position`, `moves` and `options` as the attributes do; one with none of them goes on from where the step before it ends.
 * `expect` is read as the attribute `puzzle`; `highlight` and `arrows` as those attributes. A step without `expect` is there to be read.
 */
import { AttributeError, words } from "./attributes.js";
import { Exercise } from "./exercise.js";
import { OPENING, openGame } from "./opening.js";

/** What a step may hold, besides the text. */
const TEXTS = [...OPENING, "expect", "right", "highlight", "arrows"];

/**
 * @typedef {object} Step
 * @property {string} text
 * @property {Record<string, string | null>} attributes those that the element would have, null where missing
 * @property {string | null} expect
 * @property {import("./exercise.js").Remarks} remarks
 */

/** See the head of the file. */
export class Lesson {
  /** @type {Step[]} */
  steps;

  /** @param {Step[]} steps */
  constructor(steps) {
    this.steps = steps;
  }

  /**
   * @param {string} json
   * @param {typeof import("../engine/index.js").Game} Game
   * @throws {AttributeError} that names the step
   */
  static read(json, Game) {
    const steps = [];
    for (const [index, raw] of parsed(json).entries())
      inStep(index, () => {
        const step = readStep(raw, steps.at(-1));
        const { game } = openStep(step, Game);
        game.free();
        steps.push(step);
      });
    return new Lesson(steps);
  }
}

/** The game and the exercise of a step. @param {Step} step @param {typeof import("../engine/index.js").Game} Game */
export function openStep({ attributes, expect, remarks }, Game) {
  const game = openGame(attributes, Game);
  const exercise =
    expect === null ? null : Exercise.read(expect, game, remarks);
  return { game, exercise };
}

function parsed(json) {
  let steps;
  try {
    steps = JSON.parse(json);
  } catch (error) {
    throw bad(`it is no JSON: ${error.message}`);
  }
  if (Array.isArray(steps) && steps.length > 0) return steps;
  throw bad("it is no list of steps");
}

function readStep(raw, before) {
  for (const name of ["text", ...TEXTS])
    if (!["string", "undefined"].includes(typeof raw?.[name]))
      throw bad(`"${name}" is no text`);
  if (!raw?.text) throw bad('it has no "text"');
  const { wrong = {}, right, expect = null } = raw;
  if (typeof wrong !== "object" || wrong === null)
    throw bad('"wrong" is no object');
  const opening = OPENING.some((name) => raw[name]) ? raw : endOf(before);
  const given = { ...opening, highlight: raw.highlight, arrows: raw.arrows };
  return {
    text: raw.text,
    attributes: Object.fromEntries(
      [...OPENING, "highlight", "arrows"].map((name) => [
        name,
        given[name] ?? null,
      ]),
    ),
    expect,
    remarks: { right, wrong },
  };
}

/** How a step's game stands when its line has been played. @param {Step | undefined} step */
function endOf(step) {
  if (!step) return {};
  const line = words(step.expect).map((turn) => turn.split("|")[0]);
  const moves = [...words(step.attributes.moves), ...line].join(" ");
  return { ...step.attributes, moves };
}

function inStep(index, act) {
  try {
    act();
  } catch (error) {
    error.message = `lesson, step ${index + 1}: ${error.message}`;
    throw error;
  }
}

function bad(message) {
  return new AttributeError("bad-lesson", message);
}
