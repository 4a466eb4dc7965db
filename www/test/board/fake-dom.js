/**
 * As much of a document as the element needs in Node: trees, attributes, events, and nothing that is seen. Importing it puts it in place,
 * so it has to come before the element. Every element has a size of nothing, so that nothing is drawn.
 */

class FakeElement extends EventTarget {
  attributes = new Map();
  children = [];
  parent = null;
  style = {};
  dataset = {};
  clientWidth = 0;
  clientHeight = 0;
  textContent = "";
  classList = { toggle() {} };

  setAttribute(name, value) {
    const before = this.getAttribute(name);
    this.attributes.set(name, String(value));
    this.#changed(name, before);
  }
  removeAttribute(name) {
    const before = this.getAttribute(name);
    this.attributes.delete(name);
    this.#changed(name, before);
  }
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  toggleAttribute(name, on) {
    if (on) this.setAttribute(name, "");
    else this.removeAttribute(name);
  }
  /** What a browser tells a custom element. */
  #changed(name, before) {
    if (this.constructor.observedAttributes?.includes(name))
      this.attributeChangedCallback(name, before, this.getAttribute(name));
    for (let at = this; at; at = at.parent ?? at.host)
      for (const { options, callback } of watchers.get(at) ?? [])
        if (options.attributeFilter?.includes(name)) queueMicrotask(callback);
  }

  cloneNode() {
    const copy = Object.assign(new FakeElement(), {
      dataset: { ...this.dataset },
    });
    copy.attributes = new Map(this.attributes);
    copy.append(...this.children.map((child) => child.cloneNode()));
    return copy;
  }
  append(...added) {
    for (const child of added) child.parent = this;
    this.children.push(...added);
  }
  prepend(...added) {
    for (const child of added) child.parent = this;
    this.children.unshift(...added);
  }
  remove() {
    if (!this.parent) return;
    this.parent.children = this.parent.children.filter((it) => it !== this);
    this.parent = null;
  }
  replaceChildren(...added) {
    this.children = [];
    this.append(...added);
  }
  /** Knows one question only: which script of a type stands in the element. */
  querySelector(selector) {
    const [, type] = /script\[type="(.+)"\]/.exec(selector) ?? [];
    const fits = (child) => type && child.getAttribute("type") === type;
    return this.children.find(fits) ?? null;
  }
  /** Knows one question only: who around has a language. */
  closest() {
    if (this.getAttribute("lang")) return this;
    return this.parent?.closest?.() ?? null;
  }
  getRootNode() {
    return this.parent ? this.parent.getRootNode() : this;
  }
  attachShadow() {
    this.shadowRoot = Object.assign(new FakeElement(), { host: this });
    return this.shadowRoot;
  }
  /** All the text within. */
  get text() {
    return [this.textContent, ...this.children.map(({ text }) => text)].join(
      "",
    );
  }
}

/** Who watches the attributes of a tree. @type {Map<FakeElement, object[]>} */
const watchers = new Map();

class FakeMutationObserver {
  constructor(callback) {
    this.callback = callback;
  }
  observe(tree, options) {
    const watcher = { options, callback: this.callback };
    watchers.set(tree, [...(watchers.get(tree) ?? []), watcher]);
  }
  disconnect() {
    for (const [tree, all] of watchers)
      watchers.set(
        tree,
        all.filter(({ callback }) => callback !== this.callback),
      );
  }
}

class FakeSheet {
  replaceSync(text) {
    this.text = text;
  }
}

class Nothing {
  observe() {}
  disconnect() {}
}

const root = new FakeElement();
Object.assign(globalThis, {
  devicePixelRatio: 1,
  requestAnimationFrame: () => 0,
  cancelAnimationFrame() {},
  HTMLElement: FakeElement,
  CSSStyleSheet: FakeSheet,
  MutationObserver: FakeMutationObserver,
  ResizeObserver: Nothing,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  document: { createElement: () => new FakeElement(), documentElement: root },
});
// Node has a navigator of its own from version 21 on, which cannot be assigned.
Object.defineProperty(globalThis, "navigator", { value: { language: "en" } });

/** An element of no kind. */
export const plain = () => new FakeElement();

/** A script of a type that no browser runs. */
export function script(type, text) {
  const made = plain();
  made.setAttribute("type", type);
  made.textContent = text;
  return made;
}

/** Puts a custom element into a parent, and tells it. */
export function connect(element, parent = root) {
  parent.append(element);
  element.connectedCallback();
  return element;
}
