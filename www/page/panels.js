/**
 * The panels around the board. Each shows a `View` when it is told to `render`, and tells what the reader does there.
 */
import { ActionBar } from "../ui/action-bar.js";
import { Foot } from "../ui/foot.js";
import { FriendPanel } from "../ui/friend-panel.js";
import { MovesPanel } from "../ui/moves-panel.js";
import { PerfectPanel } from "../ui/perfect-panel.js";
import { PlayerStrip } from "../ui/player-strip.js";
import { SetupPanel } from "../ui/setup-panel.js";
import { SoundSwitch } from "../ui/sound-switch.js";
import { StatePanel } from "../ui/state-panel.js";

/**
 * @typedef {object} Parts
 * @property {import("./actions.js").Actions} actions
 * @property {import("./desk.js").Desk} desk
 * @property {ReturnType<typeof import("./dialogs.js").makeDialogs>} dialogs
 * @property {(selector: string) => any} find
 * @property {import("./perfection.js").Perfection} perfection
 * @property {import("../ui/rules-panel.js").RulesPanel} rulesPanel
 * @property {import("../study.js").Study} study
 */

/** Those that say who is to do what. @param {Parts} parts */
export function nearPanels({ desk, dialogs, find, rulesPanel, study }) {
  return [
    new PlayerStrip(find("[data-strip=far]"), "far"),
    new PlayerStrip(find("[data-strip=near]"), "near"),
    new StatePanel(find(".state"), {
      again: () => desk.rematch(),
      review: () => study.critic.review(),
      send: () => dialogs.send.show(),
      rule: (rule) => rulesPanel.show(rule),
    }),
    study,
  ];
}

/** The others, whose turn comes later while men move. @param {Parts} parts */
export function farPanels(parts) {
  const { actions, desk, dialogs, find, perfection, rulesPanel, study } = parts;
  return [
    rulesPanel,
    ...Object.values(dialogs).filter((dialog) => "render" in dialog),
    new ActionBar(document, (action) => actions.act(action)),
    new Foot(find(".foot")),
    new FriendPanel(find(".friend"), () => actions.sendTurn()),
    new MovesPanel(find(".moves"), {
      play: (text) => actions.play(text),
      go: (path) => study.visit(() => study.walk.go(path)),
    }),
    new SoundSwitch(find("[data-action=sound]")),
    new PerfectPanel(find(".perfect"), {
      prefer: (name, value) => desk.prefer(name, value),
      retry: () => perfection.retry(),
    }),
    new SetupPanel(find(".setup"), {
      choose: (name, value) => desk.choose(name, value),
      chooseOption: (name, value) => desk.chooseOption(name, value),
      chooseOptions: (options) => desk.chooseOptions(options),
      name: (who, name) => desk.name(who, name),
    }),
  ];
}
