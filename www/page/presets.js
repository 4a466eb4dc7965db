/**
 * Presets: sets of rule options that people know by a name. Each says only what differs from the variant's own rules.
 */

/** @typedef {import("../engine/index.js").VariantInfo} VariantInfo */
/** @typedef {Record<string, string>} Options */

/** @type {Record<string, Options>} */
const PRESETS = {
  classic: {},
  "no-flying": { flying: "off" },
  "two-men": { "double-mill": "two" },
  "flying-draw": { "both-flying": "draw" },
};

/** The preset of options that stand in no other one; it is shown, not offered. */
export const OWN = "own";

/** The presets that change something in this variant, the first being its own rules. @param {VariantInfo} info */
export function presetsOf({ options, men }) {
  return Object.keys(PRESETS).filter((name) =>
    Object.entries(PRESETS[name]).every(
      ([option, value]) =>
        String(options[option]) !== value &&
        (option !== "both-flying" || (men > 3 && options.flying === "on")),
    ),
  );
}

/** The options of a preset. @param {string} name @returns {Options} */
export function presetOptions(name) {
  return PRESETS[name] ?? {};
}

/** The preset that a game's options are, or `OWN`. @param {VariantInfo} info @param {Options} options those that differ from the variant's */
export function presetOf(info, options) {
  const found = presetsOf(info).find((name) => same(PRESETS[name], options));
  return found ?? OWN;
}

function same(one, other) {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}
