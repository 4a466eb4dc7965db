import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Tree } from "../../page/tree.js";
import { Walk } from "../../page/walk.js";
import { MovesPanel } from "../../ui/moves-panel.js";

/** As much of an element as the panel uses. */
class FakeElement {
  nodes = [];
  classList = { add() {}, toggle() {} };

  get textContent() {
    return this.nodes.map((node) => node.textContent ?? node).join("");
  }
  set textContent(text) {
    this.nodes = [text];
  }
  get lastElementChild() {
    return this.nodes.findLast((node) => node instanceof FakeElement);
  }
  append(...nodes) {
    this.nodes.push(...nodes);
  }
  replaceChildren(...nodes) {
    this.nodes = nodes;
  }
  setAttribute() {}
  contains() {}
  removeAttribute() {}
  addEventListener() {}
}

before(() => {
  globalThis.document = { createElement: () => new FakeElement() };
});
after(() => delete globalThis.document);

/** The text of the list of moves, as it is copied and read aloud. */
function listed(moves, turn) {
  const parts = {};
  const panel = {
    querySelector: (part) => (parts[part] ??= new FakeElement()),
  };
  const tree = Tree.of(moves);
  const walk = new Walk();
  walk.begin(tree, moves);
  const game = { moves, turn, redoable: false };
  const answers = { play: () => null, go() {} };
  new MovesPanel(panel, answers).render({
    t: (key) => key,
    game,
    tree,
    walk,
    glyphs: new Map(),
  });
  return parts["[data-moves]"].textContent;
}

test("white space stands between moves", () => {
  assert.equal(listed(["d6", "f4", "d2"], "b"), "d6 f4\nd2\n");
  assert.equal(listed(["f4", "d6"], "b"), "… f4\nd6\n");
});
