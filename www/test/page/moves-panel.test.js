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
    for (const node of nodes)
      if (node instanceof FakeElement) node.parent = this;
    this.nodes.push(...nodes);
  }
  remove() {
    this.parent.nodes = this.parent.nodes.filter((node) => node !== this);
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
  globalThis.requestAnimationFrame = () => 0;
});
after(() => {
  delete globalThis.document;
  delete globalThis.requestAnimationFrame;
});

/** A panel, and what stands in its list of moves. */
function opened() {
  const parts = {};
  const element = {
    querySelector: (part) => (parts[part] ??= new FakeElement()),
  };
  const panel = new MovesPanel(element, { play: () => null, go() {} });
  const show = (tree, moves, turn) => {
    const walk = new Walk();
    walk.begin(tree, moves);
    const game = { moves, turn, redoable: false };
    panel.render({ t: (key) => key, game, tree, walk, glyphs: new Map() });
    return list;
  };
  const list = element.querySelector("[data-moves]");
  return { show, list };
}

/** The text of the list of moves, as it is copied and read aloud. */
function listed(moves, turn) {
  return opened().show(Tree.of(moves), moves, turn).textContent;
}

test("white space stands between moves", () => {
  assert.equal(listed(["d6", "f4", "d2"], "b"), "d6 f4\nd2\n");
  assert.equal(listed(["f4", "d6"], "b"), "… f4\nd6\n");
});

test("a move that follows is added to what stands there", () => {
  const { show, list } = opened();
  const tree = Tree.of(["d6", "f4", "d2"]);
  const [row] = show(tree, ["d6", "f4", "d2"], "b").nodes;
  tree.follow(["d6", "f4", "d2", "b4"]);
  show(tree, ["d6", "f4", "d2", "b4"], "w");
  assert.equal(list.textContent, "d6 f4\nd2 b4\n");
  assert.equal(list.nodes[0], row);
});

test("another line is written where it leaves the old one", () => {
  const { show, list } = opened();
  const tree = Tree.of(["d6", "f4", "d2", "b4"]);
  const [row] = show(tree, ["d6", "f4", "d2", "b4"], "w").nodes;
  tree.follow(["d6", "f4", "b4"]);
  show(tree, ["d6", "f4", "b4"], "b");
  assert.equal(list.textContent, "d6 f4\nb4\n2. d2 b4 \n");
  assert.equal(list.nodes[0], row);
});

test("another game is written anew", () => {
  const { show, list } = opened();
  const [row] = show(Tree.of(["d6", "f4"]), ["d6", "f4"], "w").nodes;
  show(Tree.of(["d6", "f4"]), ["d6", "f4"], "w");
  assert.equal(list.textContent, "d6 f4\n");
  assert.notEqual(list.nodes[0], row);
});
