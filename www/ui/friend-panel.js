import { isToSend } from "../page/friend.js";
import { hide, write } from "./element.js";

/** Friend panel: in a game by links, asks the reader to send the turn. */
export class FriendPanel {
  #panel;
  #text;

  /** @param {HTMLElement} panel @param {() => void} send */
  constructor(panel, send) {
    this.#panel = panel;
    this.#text = panel.querySelector("p");
    panel.querySelector("button").addEventListener("click", send);
  }

  /** @param {import("./view.js").View} view */
  render({ t, state, game }) {
    hide(this.#panel, !isToSend(state.game, game));
    write(this.#text, t(game.outcome ? "friend.over" : "friend.turn"));
  }
}
