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
  broken = full = false;
});

const bare = (url) => url.replace(/\?.*/, "");
const urlOf = (request) => new URL(request.url ?? request, SCOPE).href;

async function fetch(request) {
  const url = bare(urlOf(request));
  const text = server[url];
  if (text === undefined) return new Promise(() => {});
  if (text === null) throw new TypeError("no network");
  const type = url.endsWith(".js") ? "text/javascript" : "text/html";
  const status = text === "broken" ? 500 : 200;
  return new Response(text, { status, headers: { "content-type": type } });
}

/** Whether the browser has given the storage up, or there is no room left in it. */
let broken, full;

const caches = {
  async open(name) {
    if (broken) throw new DOMException("broken", "UnknownError");
    if (!kept.has(name)) kept.set(name, new Map());
    const answers = kept.get(name);
    const put = async (request, answer) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      answers.set(urlOf(request), answer);
    };
    return {
      put,
      async addAll(requests) {
        const all = await Promise.all(requests.map(fetch));
        if (all.some(({ ok }) => !ok)) throw new TypeError("not there");
        for (const [at, request] of requests.entries())
          await put(request, all[at]);
      },
      async match(request, { ignoreSearch = false } = {}) {
        const name = ignoreSearch ? bare : (url) => url;
        const wanted = name(urlOf(request));
        return [...answers].find(([url]) => name(url) === wanted)?.[1].clone();
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
    hears: (event) => listeners.message(event),
    install: () => wait("install"),
    activate: () => wait("activate"),
    page: async (path = "") => (await get(path, "navigate")).text(),
    file: async (path) => (await get(path, "no-cors")).text(),
    passes: async (url) =>
      (await wait("fetch", { request: { method: "GET", url } })) === undefined,
  };
}

/** The page of a build names its script. */
const pageOf = (build) => `page <script src="mlin.js?${build}">`;

/** Puts a build on the server. */
function publish(build) {
  server[SCOPE] = pageOf(build);
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
  assert.equal(await one.page(), pageOf("two"));
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
  assert.equal(await one.page("?lang=bs"), pageOf("one"));
  assert.equal(await one.file("mlin.js?one"), "script one");
});

test("a server that fails is no network", async () => {
  const one = await installed("one");
  server[SCOPE] = "broken";
  assert.equal(await one.page(), pageOf("one"));
});

test("a slow network does not keep the reader waiting", async () => {
  const one = await installed("one");
  delete server[SCOPE];
  mock.timers.enable({ apis: ["setTimeout"] });
  const page = one.page();
  await new Promise((resolve) => setImmediate(resolve));
  mock.timers.tick(3000);
  assert.equal(await page, pageOf("one"));
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

test("what is downloaded while a host is given another build is not kept", async () => {
  const one = await installed("one");
  publish("two");
  server[SCOPE] = pageOf("three");
  await assert.rejects(worker("two").install());
  assert.deepEqual([...kept.keys()], ["mlin-/mlin/-one"]);
  server[SCOPE] = null;
  assert.equal(await one.page(), pageOf("one"));
});

test("a download that breaks off leaves nothing behind", async () => {
  await installed("one");
  publish("two");
  server[`${SCOPE}mlin.js`] = "broken";
  await assert.rejects(worker("two").install());
  assert.deepEqual([...kept.keys()], ["mlin-/mlin/-one"]);
});

test("a build that is taken back gives way to the one before", async () => {
  await installed("one");
  const two = await installed("two");
  publish("one");
  assert.equal(await two.page(), pageOf("one"));
  assert.equal(await two.file("mlin.js?one"), "script one");
  const again = await installed("one");
  assert.deepEqual([...kept.keys()], ["mlin-/mlin/-one"]);
  server[SCOPE] = null;
  assert.equal(await again.page(), pageOf("one"));
});

test("what has gone from the cache comes from the network", async () => {
  const one = await installed("one");
  kept.get("mlin-/mlin/-one").clear();
  assert.equal(await one.page(), pageOf("one"));
  assert.equal(await one.file("mlin.js?one"), "script one");
});

test("where there is no room a page is shown all the same", async () => {
  const one = await installed("one");
  full = true;
  server[`${SCOPE}rules/lt.html`] = '<script src="../mlin.js?one">';
  assert.match(await one.page("rules/lt.html"), /one/);
});

test("without room for a new build the old one stays", async () => {
  const one = await installed("one");
  publish("two");
  full = true;
  await assert.rejects(worker("two").install());
  assert.deepEqual([...kept.keys()], ["mlin-/mlin/-one"]);
  assert.equal(await one.file("mlin.js?one"), "script one");
});

test("a browser that breaks its storage still has the network", async () => {
  const one = await installed("one");
  broken = true;
  assert.equal(await one.page(), pageOf("one"));
  assert.equal(await one.file("mlin.js?one"), "script one");
});

test("whatever else is posted to a worker is passed over", () => {
  const one = worker("one");
  for (const data of [null, 7, {}, ["build"], { build: "build" }])
    assert.deepEqual(one.answers(data), []);
  assert.doesNotThrow(() => one.hears({ data: "build", ports: [] }));
});
