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
import { farPanels, nearPanels } from "./page/panels.js";
import { Perfection } from "./page/perfection.js";
import { PageError } from "./page/page-error.js";
import { Senses } from "./page/senses.js";
import { Speech } from "./page/speech.js";
import { Timekeeper } from "./page/timekeeper.js";
import { UpdateNews } from "./page/update-news.js";
import { watchDialogs } from "./page/way-back.js";
import { Storage } from "./storage.js";
import { Study } from "./study.js";
import { takeDroppedFiles } from "./ui/drop-zone.js";
import { ClockFaces } from "./ui/clock-face.js";
import { mark } from "./ui/element.js";
import { fillIn, localize } from "./ui/localize.js";
import { RulesPanel } from "./ui/rules-panel.js";
import { StatePanel } from "./ui/state-panel.js";
import { Toasts } from "./ui/toasts.js";

/** What the board tells that changes something beside it. */
const BOARD_CHANGES = ["mlin-change", "mlin-busy", "mlin-status"];

const find = (selector) => document.querySelector(selector);

/** Starts the page in its document: first what is played on, then what is around it. */
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
  watchDialogs();
  skipTo(board);
  speech.use(desk.state.preferences.lang);
  const link = arriving(tell);
  desk.behave(link);
  const dress = dresser(desk, board, speech);
  dress();
  const show = furnish({ desk, board, rules, speech, tell, dress });
  try {
    await ready();
  } catch (error) {
    document.documentElement.dataset.missing = "";
    new StatePanel(find(".state")).fail(error, speech.t);
    return;
  }
  desk.start(link);
  find(".names").remove();
  addEventListener("hashchange", () => {
    if (linkIsThere()) desk.follow(arriving(tell));
  });
  show();
}

/** Puts everything around the board. @returns {() => void} shows it all as it is now */
function furnish({ desk, board, rules, speech, tell, dress }) {
  const archive = new Archive(browserStore());
  const words = () => speech.t;
  const perfection = new Perfection((wishes) => board.solve(wishes));
  const goals = () => perfection.goals;
  const study = new Study({ desk, board, speech, find, goals });
  const critic = () => study.critic;
  const common = { archive, critic, desk, board, rules, tell, words };
  const dialogs = makeDialogs({ ...common, actions: () => actions });
  const actions = new Actions({ ...common, dialogs });
  for (const it of document.querySelectorAll("dialog")) fillIn(it, speech.t);
  desk.addEventListener("finish", () => actions.archive());
  desk.addEventListener("offer", () => actions.offer());
  takeDroppedFiles((file) => dialogs.open.take(file));
  const wishes = () => desk.state.preferences;
  new Senses({ board, page: window, wishes });
  const news = new UpdateNews(desk, tell);
  desk.addEventListener("change", () => news.look());
  document.addEventListener("mlin-update", () => news.arrive());

  const rulesPanel = new RulesPanel(find(".rules"));
  const panels = {
    actions,
    desk,
    dialogs,
    find,
    perfection,
    rulesPanel,
    study,
  };
  /** Each shows its part of the view when its turn comes. @type {(() => void)[]} */
  const parts = [];
  let view = null;
  const show = (panels) =>
    parts.push(...panels.map((panel) => () => panel.render(view)));
  show([...nearPanels(panels), keepTime(desk, board, actions)]);
  const render = () => {
    dress();
    if (!desk.game) return;
    const seen = desk.view;
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
    for (const part of parts) afterFrame(part, board.moving);
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
  return () => {
    // Nobody can press what has nothing to act on yet.
    show(farPanels(panels));
    changed();
  };
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
function dresser(desk, board, speech) {
  const room = matchMedia("(min-width: 480px) and (min-height: 480px)");
  const dress = () => {
    const { preferences } = desk.state;
    const { lang, theme, coordinates } = preferences;
    speech.use(lang);
    mark(document.documentElement, "data-theme", theme);
    mark(document.documentElement, "data-men", menOf(preferences));
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
