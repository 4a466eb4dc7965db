import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, mock, test } from "node:test";
import { runInNewContext } from "node:vm";

const SCOPE = "https://example.org/mlin/";
const SOURCE = await readFile(
  new URL("../../hosted/sw.js", import.meta.url),
  "utf8",
);

/** The cache storage: name to URL to answer. */
let kept;
/** The server: answers by URL without parameters; null is a network that fails, undefined one that never answers. */
let server;

beforeEach(() => {
  kept = new Map();
  server = {};
});

const bare = (url) => url.replace(/\?.*/, "");
const urlOf = (request) => new URL(request.url ?? request, SCOPE).href;

async function fetch(request) {
  const text = server[bare(urlOf(request))];
  if (text === undefined) return new Promise(() => {});
  if (text === null) throw new TypeError("no network");
  const answer = { status: text === "broken" ? 500 : 200, text };
  // As a body that can be read as often as it has been cloned.
  answer.clone = () => ({ ...answer, text: async () => text });
  return answer;
}

const caches = {
  async open(name) {
    if (!kept.has(name)) kept.set(name, new Map());
    const answers = kept.get(name);
    return {
      async addAll(requests) {
        for (const request of requests)
          answers.set(urlOf(request), await fetch(request));
      },
      async put(url, answer) {
        answers.set(url, { ...answer, text: await answer.text() });
      },
      async match(request, { ignoreSearch = false } = {}) {
        const name = ignoreSearch ? bare : (url) => url;
        const wanted = name(urlOf(request));
        return [...answers].find(([url]) => name(url) === wanted)?.[1];
      },
    };
  },
  keys: async () => [...kept.keys()],
  delete: async (name) => kept.delete(name),
};

/** A worker of one build; each call fires one of its events. */
function worker(build) {
  const listeners = {};
  const wait = async (type, more) => {
    const given = [];
    const take = (promise) => given.push(promise);
    listeners[type]({ waitUntil: take, respondWith: take, ...more });
    return (await Promise.all(given))[0];
  };
  runInNewContext(SOURCE, {
    MLIN_BUILD: build,
    MLIN_FILES: ["./", `mlin.js?${build}`],
    MLIN_TEXTS: ["rules/"],
    URL,
    Request: class {
      constructor(url) {
        this.url = new URL(url, SCOPE).href;
      }
    },
    addEventListener: (type, act) => (listeners[type] = act),
    caches,
    fetch,
    registration: { scope: SCOPE },
    setTimeout: (...given) => setTimeout(...given),
  });
  const get = (path, mode) =>
    wait("fetch", { request: { method: "GET", mode, url: SCOPE + path } });
  return {
    answers: (data) => {
      const said = [];
      const port = { postMessage: (text) => said.push(text) };
      listeners.message({ data, ports: [port] });
      return said;
    },
    install: () => wait("install"),
    activate: () => wait("activate"),
    page: async (path = "") => (await get(path, "navigate")).text,
    file: async (path) => (await get(path, "no-cors")).text,
    passes: async (url) =>
      (await wait("fetch", { request: { method: "GET", url } })) === undefined,
  };
}

/** Puts a build on the server. */
function publish(build) {
  server[SCOPE] = `page ${build}`;
  server[`${SCOPE}mlin.js`] = `script ${build}`;
}

async function installed(build) {
  publish(build);
  const made = worker(build);
  await made.install();
  await made.activate();
  return made;
}

test("a new build is seen at the next load, page and script together", async () => {
  const one = await installed("one");
  publish("two");
  assert.equal(await one.page(), "page two");
  assert.equal(await one.file("mlin.js?two"), "script two");
});

test("a worker says of which build it is, when a page asks", () => {
  assert.deepEqual(worker("one").answers("build"), ["one"]);
  assert.deepEqual(worker("one").answers("anything"), []);
});

test("without a network the page and its script are of one build", async () => {
  const one = await installed("one");
  publish("two");
  server[SCOPE] = null;
  assert.equal(await one.page("?lang=bs"), "page one");
  assert.equal(await one.file("mlin.js?one"), "script one");
});

test("a server that fails is no network", async () => {
  const one = await installed("one");
  server[SCOPE] = "broken";
  assert.equal(await one.page(), "page one");
});

test("a slow network does not keep the reader waiting", async () => {
  const one = await installed("one");
  delete server[SCOPE];
  mock.timers.enable({ apis: ["setTimeout"] });
  const page = one.page();
  await new Promise((resolve) => setImmediate(resolve));
  mock.timers.tick(3000);
  assert.equal(await page, "page one");
  mock.timers.reset();
});

test("a next worker leaves the files of pages that are open until it takes over", async () => {
  const one = await installed("one");
  publish("two");
  const two = worker("two");
  await two.install();
  assert.equal(await one.file("mlin.js?one"), "script one");
  await two.activate();
  assert.deepEqual([...kept.keys()], ["mlin-/mlin/-two"]);
});

test("a page of text that has been read is there without a network", async () => {
  const one = await installed("one");
  const rules = `${SCOPE}rules/lt.html`;
  server[rules] = '<script src="../mlin.js?one">';
  await one.page("rules/lt.html");
  server[rules] = null;
  assert.equal(
    await one.page("rules/lt.html"),
    '<script src="../mlin.js?one">',
  );
});

test("a page of text of another build is not kept", async () => {
  const one = await installed("one");
  const rules = `${SCOPE}rules/lt.html`;
  server[rules] = '<script src="../mlin.js?two">';
  await one.page("rules/lt.html");
  server[rules] = null;
  await assert.rejects(one.page("rules/lt.html"));
});

test("another installation and other addresses are left alone", async () => {
  kept.set("mlin-/other/-one", new Map());
  const one = await installed("one");
  assert.ok(kept.has("mlin-/other/-one"));
  assert.ok(await one.passes("https://example.org/elsewhere"));
});
