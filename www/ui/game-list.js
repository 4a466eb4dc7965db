import { element } from "./element.js";

/**
 * A game as a line of a list: who played, and what else there is to say. A press chooses it.
 * @param {string} players
 * @param {(string | undefined)[]} facts those that are known
 * @param {() => void} choose
 */
export function gameRow(players, facts, choose) {
  const button = element(
    "button",
    { type: "button", class: "game-row" },
    element("strong", {}, players),
    element("span", {}, facts.filter(Boolean).join(" · ")),
  );
  button.addEventListener("click", choose);
  return element("li", {}, button);
}
