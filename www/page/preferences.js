/**
 * Preferences: what a reader sets once for all games. Each is a text; a line here is a choice in the settings, kept in
 * the storage, with the label `NAME.label` and a text `NAME.VALUE` for each value.
 *
 * @typedef {object} Preference
 * @property {"look" | "senses" | "play"} group  the part of the settings in which it stands
 * @property {readonly string[]} values
 * @property {string} usual  the value until another is chosen
 * @property {() => boolean} [offered]  whether it means something on this device; always, where nothing is said
 */
import { BOARDS, MEN } from "../board/looks/index.js";
import { themes } from "./link.js";

const SWITCH = ["on", "off"];

/** @type {Record<string, Preference>} */
export const preferences = {
  theme: { group: "look", values: themes, usual: "auto" },
  board: { group: "look", values: Object.keys(BOARDS), usual: "wood" },
  men: { group: "look", values: ["auto", ...Object.keys(MEN)], usual: "auto" },
  coordinates: { group: "look", values: ["auto", "on", "off"], usual: "auto" },
  aids: { group: "look", values: SWITCH, usual: "off" },
  sound: { group: "senses", values: SWITCH, usual: "on" },
  haptics: {
    group: "senses",
    values: SWITCH,
    usual: "on",
    offered: () => "vibrate" in navigator,
  },
  confirm: { group: "senses", values: ["off", "on"], usual: "off" },
  delay: { group: "play", values: ["0", "400", "1000", "2000"], usual: "400" },
  solve: { group: "play", values: ["auto", "on", "off"], usual: "auto" },
  values: { group: "play", values: ["off", "on"], usual: "off" },
};

/** What they are before anything is chosen; the language follows the browser while it is "". */
export const usualPreferences = {
  lang: "",
  ...Object.fromEntries(
    Object.entries(preferences).map(([name, { usual }]) => [name, usual]),
  ),
};
