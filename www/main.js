/**
 * The page: makes its parts and wires them to each other. What they do is their own business.
 */
import { menOf } from "./board/looks/index.js";
import { Actions } from "./page/actions.js";
import { afterFrame } from "./board/after-frame.js";
import { linkIsThere, takeLink } from "./page/address.js";
import { Archive, browserStore } from "./page/archive.js";
import { Desk } from "./page/desk.js";
import { watchFaults } from "./page/faults.js";
import { makeDialogs } from "./page/dialogs.js";
import { Game, ready, variants, version } from "./engine/index.js";
import { Perfection } from "./page/perfection.js";
import { PageError } from "./page/page-error.js";
import { Senses } from "./page/senses.js";
import { Speech } from "./page/speech.js";
import { Timekeeper } from "./page/timekeeper.js";
import { UpdateNews } from "./page/update-news.js";
import { watchDialogs } from "./page/way-back.js";
import { Storage } from "./storage.js";
import { Study } from "./study.js";
import { ActionBar } from "./ui/action-bar.js";
import { takeDroppedFiles } from "./ui/drop-zone.js";
import { ClockFaces } from "./ui/clock-face.js";
import { FriendPanel } from "./ui/friend-panel.js";
import { Foot } from "./ui/foot.js";
import { mark } from "./ui/element.js";
import { localize } from "./ui/localize.js";
import { MovesPanel } from "./ui/moves-panel.js";
import { PerfectPanel } from "./ui/perfect-panel.js";
import { PlayerStrip } from "./ui/player-strip.js";
import { RulesPanel } from "./ui/rules-panel.js";
import { SetupPanel } from "./ui/setup-panel.js";
import { SoundSwitch } from "./ui/sound-switch.js";
import { StatePanel } from "./ui/state-panel.js";
import { Toasts } from "./ui/toasts.js";

/** What the board tells that changes something beside it. */
const BOARD_CHANGES = ["mlin-change", "mlin-busy", "mlin-status"];

const find = (selector) => document.querySelector(selector);

/** Starts the page in its document. */
export async function startPage() {
  const board = find("#board");
  const rules = { Game, variants };
  const storage = new Storage(
    () => localStorage,
    () => sessionStorage,
  );
  const desk = new Desk({ board, rules, storage });
  const speech = new Speech(navigator.languages, localize);
  const toasts = new Toasts(find(".toasts"), () => desk.back());
  const tell = (notice) => toasts.tell(notice, speech.t);
  desk.addEventListener("notice", ({ detail }) => tell(detail));
  watchFaults(window, tell);

  const archive = new Archive(browserStore());
  const critic = () => study.critic;
  const words = () => speech.t;
  const parts = { archive, critic, desk, board, rules, tell, words };
  const dialogs = makeDialogs({ ...parts, actions: () => actions });
  const actions = new Actions({ ...parts, dialogs });
  desk.addEventListener("finish", () => actions.archive());
  desk.addEventListener("offer", () => actions.offer());
  watchDialogs();
  takeDroppedFiles((file) => dialogs.open.take(file));
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
  const news = new UpdateNews(desk, tell);
  desk.addEventListener("change", () => news.look());
  document.addEventListener("mlin-update", () => news.arrive());
  const perfection = new Perfection((wishes) => board.solve(wishes));
  const goals = () => perfection.goals;
  const study = new Study({ desk, board, speech, find, goals });
  const { near, far } = makePanels({
    desk,
    actions,
    dialogs,
    study,
    perfection,
  });
  near.push(keepTime(desk, board, actions));
  let view = null;
  const renderFar = () => {
    for (const panel of far) panel.render(view);
  };
  const render = () => {
    dress();
    const seen = desk.view;
    if (!seen.game) return;
    perfection.follow(seen);
    view = {
      ...speech,
      ...seen,
      version,
      walk: study.walk,
      glyphs: study.critic.glyphs,
      perfection: perfection.status,
      perfect: perfection.covers(seen.game),
    };
    for (const panel of near) panel.render(view);
    afterFrame(renderFar, board.moving);
  };
  const changed = () => afterFrame(render, board.moving);
  for (const part of [
    desk,
    study.walk,
    study.critic.reviewer,
    study.critic.trial,
    perfection,
  ])
    part.addEventListener("change", changed);
  for (const type of BOARD_CHANGES) board.addEventListener(type, changed);
  addEventListener("hashchange", () => {
    if (linkIsThere()) desk.follow(arriving(tell));
  });
  desk.start(link);
  // What comes later would move what is there.
  render();
  renderFar();
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
    Object.assign(document.documentElement.dataset, {
      theme,
      men: menOf(preferences),
    });
    board.theme = theme;
    // Set anew, the same language would still cost all that lies within a look at its style.
    mark(board, "lang", speech.tag);
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

/** The panels around the board, and those that change a frame later, while men still move. */
function makePanels({ desk, actions, dialogs, study, perfection }) {
  const rules = new RulesPanel(find(".rules"));
  const near = [
    new PlayerStrip(find("[data-strip=far]"), "far"),
    new PlayerStrip(find("[data-strip=near]"), "near"),
    new StatePanel(find(".state"), {
      again: () => desk.rematch(),
      review: () => study.critic.review(),
      send: () => dialogs.send.show(),
      rule: (rule) => rules.show(rule),
    }),
    study,
  ];
  const far = [
    rules,
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
  return { near, far };
}

/** The clock of two players, in the strips beside the board. @returns {ClockFaces} a panel like the others */
function keepTime(desk, board, actions) {
  const faces = new ClockFaces([...document.querySelectorAll(".strip")]);
  const now = () => performance.now();
  const show = (texts) => faces.show(texts);
  const keeper = new Timekeeper({ board, desk, now, show });
  keeper.addEventListener("flag", ({ detail }) => actions.flag(detail));
  addEventListener("pagehide", () => keeper.keep());
  return faces;
}
