/**
 * The service worker: the page without a network.
 *
 * A page comes from the network where there is one, so a new build is seen at the next load; everything else comes from
 * the files of one build, kept together. Two builds never mix: a page names its script by the script's fingerprint, and
 * this worker's files stay until the last page that it serves is gone, for only then the next worker takes over.
 */

/* global MLIN_BUILD, MLIN_FILES, MLIN_TEXTS */

/** All pages of an origin share the cache storage: the scope in the name keeps two installations apart. */
const OWN = `mlin-${new URL(registration.scope).pathname}-`;
const CACHE = OWN + MLIN_BUILD;

/** How long the network may keep the reader waiting for a page of which there is a copy, in ms. */
const PATIENCE = 3000;

addEventListener("install", (event) => event.waitUntil(fill()));

addEventListener("activate", (event) => event.waitUntil(deleteOlder()));

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  event.respondWith(mode === "navigate" ? page(url) : file(event.request));
});

/** A page asks which build this is, to know whether it is an older one itself. */
addEventListener("message", ({ data, ports }) => {
  if (data === "build") ports[0]?.postMessage(MLIN_BUILD);
});

/**
 * Past the browser's own cache, which may hold an older build. What comes while a host is being given another build may be of
 * two: then nothing is kept, and the browser tries again later.
 */
async function fill() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(
      MLIN_FILES.map((file) => new Request(file, { cache: "reload" })),
    );
    for (const file of MLIN_FILES) await check(await cache.match(file));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** A page has to name the script that is kept with it. */
async function check(answer) {
  if (!/html/.test(answer.headers.get("content-type"))) return;
  const page = await answer.text();
  if (!MLIN_FILES.some((file) => /\.js\?/.test(file) && page.includes(file)))
    throw new Error("a page of another build");
}

async function deleteOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The newest page; its copy where the network fails or is slow. */
async function page(url) {
  const cache = await opened();
  const copy = await cache?.match(url, { ignoreSearch: true });
  const newest = fetch(url, { cache: "no-cache", redirect: "manual" }).then(
    (answer) => kept(url, answer, cache),
  );
  if (!copy) return newest;
  const working = newest.then((answer) =>
    answer.status < 500 ? answer : copy,
  );
  return Promise.race([working, later(copy)]).catch(() => copy);
}

/** A page of text is kept once it has been read, but not one of another build, whose script is not among the files. */
async function kept(url, answer, cache) {
  const isText = MLIN_TEXTS.some((folder) =>
    url.startsWith(registration.scope + folder),
  );
  if (!isText || answer.status !== 200) return answer;
  const copy = answer.clone();
  const page = await answer.clone().text();
  if (MLIN_FILES.some((file) => page.includes(`"../${file}"`)))
    await cache?.put(url.replace(/#.*/, ""), copy).catch(() => {}); // no room: the reader has the page all the same
  return answer;
}

async function file(request) {
  const cache = await opened();
  return (await cache?.match(request)) ?? fetch(request);
}

/** Our cache; undefined where the browser does not give it, broken or forbidden as its storage may be. */
function opened() {
  return caches.open(CACHE).catch(() => {});
}

function later(copy) {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, copy));
}
