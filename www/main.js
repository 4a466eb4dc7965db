/**
 * The page: makes its parts and wires them to each other. What they do is their own business.
 */
import { Actions } from "./page/actions.js";
import { linkIsThere, takeLink } from "./page/address.js";
import { Desk } from "./page/desk.js";
import { Game, ready, variants, version } from "./engine/index.js";
import { Perfection } from "./page/perfection.js";
import { PageError } from "./page/page-error.js";
import { Senses } from "./page/senses.js";
import { Speech } from "./page/speech.js";
import { Storage } from "./storage.js";
import { Study } from "./study.js";
import { ActionBar } from "./ui/action-bar.js";
import { AskDialog } from "./ui/ask-dialog.js";
import { EditorDialog } from "./ui/editor-dialog.js";
import { CopyDialog } from "./ui/copy-dialog.js";
import { Foot } from "./ui/foot.js";
import { localize } from "./ui/localize.js";
import { MovesPanel } from "./ui/moves-panel.js";
import { PerfectPanel } from "./ui/perfect-panel.js";
import { PasteDialog } from "./ui/paste-dialog.js";
import { PlayerStrip } from "./ui/player-strip.js";
import { RulesPanel } from "./ui/rules-panel.js";
import { SettingsDialog } from "./ui/settings-dialog.js";
import { SetupPanel } from "./ui/setup-panel.js";
import { SoundSwitch } from "./ui/sound-switch.js";
import { StatePanel } from "./ui/state-panel.js";
import { Toasts } from "./ui/toasts.js";
import { VariantDialog } from "./ui/variant-dialog.js";

/** What the board tells that changes something beside it. */
const BOARD_CHANGES = ["mlin-change", "mlin-busy", "mlin-status"];

const find = (selector) => document.querySelector(selector);

/** Starts the page in its document. */
export async function startPage() {
  const board = find("#board");
  const rules = { Game, variants };
  const storage = new Storage(() => localStorage);
  const desk = new Desk({ board, rules, storage });
  const speech = new Speech(navigator.languages, localize);
  const toasts = new Toasts(find(".toasts"), () => desk.back());
  const tell = (notice) => toasts.tell(notice, speech.t);
  desk.addEventListener("notice", ({ detail }) => tell(detail));

  const copy = new CopyDialog(find("dialog.copy"));
  const dialogs = {
    copy,
    settings: new SettingsDialog((name, value) => desk.prefer(name, value)),
    variants: new VariantDialog((id) => desk.choose("variant", id)),
    editor: new EditorDialog(rules, {
      play: (game) => desk.setUp(game),
      analyse: (game) => desk.setUp(game, { analyse: true }),
      link: (game) => copy.copy(desk.link(location.href, game)),
    }),
  };
  const dress = dresser(desk, board, speech, dialogs.settings);
  dress();
  skipTo(board);
  const link = arriving(tell);
  desk.behave(link);
  dress();
  try {
    await ready();
  } catch (error) {
    new StatePanel(find(".state")).fail(error, speech.t);
    return;
  }

  const wishes = () => desk.state.preferences;
  new Senses({ board, page: window, wishes });
  const perfection = new Perfection((wishes) => board.solve(wishes));
  const goals = () => perfection.goals;
  const study = new Study({ desk, board, speech, find, goals });
  const parts = { desk, speech, tell, dialogs, study, perfection };
  const panels = [...makePanels(parts), study];
  const render = coalesced(() => {
    dress();
    const seen = desk.view;
    if (!seen.game) return;
    perfection.follow(seen);
    const view = {
      ...speech,
      ...seen,
      version,
      walk: study.walk,
      glyphs: study.critic.glyphs,
      perfection: perfection.status,
      perfect: perfection.covers(seen.game),
    };
    for (const panel of panels) panel.render(view);
  });
  desk.addEventListener("change", render);
  study.walk.addEventListener("change", render);
  study.critic.reviewer.addEventListener("change", render);
  study.critic.trial.addEventListener("change", render);
  perfection.addEventListener("change", render);
  for (const type of BOARD_CHANGES) board.addEventListener(type, render);
  addEventListener("hashchange", () => {
    if (linkIsThere()) desk.follow(arriving(tell));
  });
  desk.start(link);
}

/** The link with which the reader comes; one that cannot be read is told, and opens nothing. */
function arriving(tell) {
  try {
    return takeLink();
  } catch (error) {
    tell({ key: "error.link", why: PageError.of(error) });
    return {};
  }
}

/** What is preferred, wherever it shows. Coordinates take room from the points, which fingers need more. */
function dresser(desk, board, speech, settings) {
  const room = matchMedia("(min-width: 480px) and (min-height: 480px)");
  const dress = () => {
    const { preferences } = desk.state;
    const { lang, theme, coordinates } = preferences;
    speech.use(lang);
    document.documentElement.dataset.theme = theme;
    board.theme = theme;
    board.lang = speech.tag;
    board.board = preferences.board;
    board.men = preferences.men;
    board.aids = preferences.aids === "on";
    board.confirm = preferences.confirm === "on";
    board.values = preferences.values === "on";
    board.coordinates =
      coordinates === "auto" ? room.matches : coordinates === "on";
    settings.render({ ...speech, state: desk.state, version });
  };
  room.addEventListener("change", dress);
  return dress;
}

/** The skip link leads to the board's tab stop, which stands in its shadow. */
function skipTo(board) {
  find(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    board.focus();
  });
}

function makePanels({ desk, speech, tell, dialogs, study, perfection }) {
  const rules = new RulesPanel(find(".rules"));
  const actions = makeActions(desk, speech, tell, dialogs, study.critic);
  return [
    rules,
    dialogs.variants,
    dialogs.editor,
    new ActionBar(document, (action) => actions.act(action)),
    new Foot(find(".foot")),
    new MovesPanel(find(".moves"), {
      play: (text) => actions.play(text),
      go: (path) => study.visit(() => study.walk.go(path)),
    }),
    new PlayerStrip(find("[data-strip=far]"), "far"),
    new PlayerStrip(find("[data-strip=near]"), "near"),
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
    new StatePanel(find(".state"), {
      again: () => desk.rematch(),
      review: () => study.critic.review(),
      rule: (rule) => rules.show(rule),
    }),
  ];
}

function makeActions(desk, speech, tell, dialogs, critic) {
  const actions = new Actions({
    desk,
    critic,
    dialogs,
    ask: new AskDialog(find("dialog.ask")),
    paste: new PasteDialog(find("dialog.paste"), (text) => actions.open(text)),
    tell,
    words: () => speech.t,
  });
  desk.addEventListener("offer", () => actions.offer());
  return actions;
}

/** The work, done once after any number of calls in one turn of the event loop. */
function coalesced(work) {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      work();
    });
  };
}
