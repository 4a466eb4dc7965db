/**
 * The board alone, for an `<iframe>`: `embed.html#players=human,engine&controls`. Its parameters are the attributes of `<mlin-board>`, and `record` and
 * `lesson` for what would stand in the element. It tells its parent how high it is, and listens to nobody.
 */
import { pick } from "../i18n/index.js";
import { boardOf } from "./parameters.js";

/** Shows the board of the address, and another one when that changes. */
export function startFrame() {
  show();
  addEventListener("hashchange", show);
  new ResizeObserver(tellHeight).observe(document.body);
}

function show() {
  const page = document.documentElement;
  const board = boardOf(location.hash);
  const main = document.createElement("main");
  main.append(board);
  document.body.replaceChildren(main);
  page.toggleAttribute("data-words", hasWords(board));
  page.dataset.theme = board.getAttribute("theme") ?? "auto";
  page.lang = board.getAttribute("lang") ?? pick([navigator.language]);
}

/** Whether there are words around the board. */
function hasWords(board) {
  return (
    board.controls || Boolean(board.puzzle || board.record || board.lesson)
  );
}

let told = 0;

function tellHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told || parent === window) return;
  told = height;
  parent.postMessage({ type: "mlin:height", height }, "*");
}
