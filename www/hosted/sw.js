/**
 * The service worker: the page without a network.
 *
 * All files of one build are kept together and answered from there first, so a page never mixes two
 * builds. A new build is fetched beside the old one; the running game is not disturbed, for all it needs
 * has been loaded, and the next load shows the new build.
 */

/* global MLIN_BUILD, MLIN_FILES */

/** All pages of an origin share the cache storage: the scope in the name keeps two installations apart. */
const OWN = `mlin-${new URL(registration.scope).pathname}-`;
const CACHE = OWN + MLIN_BUILD;

addEventListener("install", (event) => {
  event.waitUntil(fill());
  skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(deleteOlder());
  event.waitUntil(clients.claim());
});

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope))
    event.respondWith(answer(event.request));
});

/** Past the browser's own cache, which may hold an older build. */
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    MLIN_FILES.map((file) => new Request(file, { cache: "reload" })),
  );
}

async function deleteOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const ignoreSearch = request.mode === "navigate";
  return (await cache.match(request, { ignoreSearch })) ?? fetch(request);
}
