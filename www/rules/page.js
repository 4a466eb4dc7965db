/**
 * What the built pages of text do: they look as the game is set to look, tell when a board is solved, keep the place in
 * the text when the language changes, and print every board.
 */
import { KEY } from "../storage.js";

const all = (selector) => [...document.querySelectorAll(selector)];

/** The appearance chosen in the game; the system's where there is none, or nothing may be read. */
function chosenTheme() {
  try {
    const { theme } = JSON.parse(localStorage.getItem(KEY)).preferences;
    return ["light", "dark", "contrast"].includes(theme) ? theme : "auto";
  } catch {
    return "auto";
  }
}

const theme = chosenTheme();
document.documentElement.dataset.theme = theme;

addEventListener("DOMContentLoaded", () => {
  for (const board of all("mlin-board")) board.setAttribute("theme", theme);
  keepPlace();
  nameWholeAddresses();
});

addEventListener("hashchange", keepPlace);

/** The same rule in another language. */
function keepPlace() {
  for (const link of all(".languages a")) link.hash = location.hash;
}

/** Search engines take whole addresses only, and no build knows where it will be hosted. */
function nameWholeAddresses() {
  for (const link of all("link[hreflang], link[rel=canonical]"))
    link.setAttribute("href", link.href);
}

addEventListener("mlin-solved", ({ target }) => {
  const done = target.closest("figure")?.querySelector(".done");
  if (done) done.hidden = false;
});

// Boards that have not been seen yet are not there to be printed: their drawings are, and are better on paper.
addEventListener("beforeprint", () => {
  for (const board of all("mlin-board")) {
    board.after(board.querySelector("svg").cloneNode(true));
    board.hidden = true;
  }
});

addEventListener("afterprint", () => {
  for (const board of all("mlin-board")) {
    board.nextElementSibling.remove();
    board.hidden = false;
  }
});
