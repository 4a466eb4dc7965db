/** Serves a folder on loopback: `node serve.mjs [PORT]` serves `dist/`. */

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { createGzip } from "node:zlib";

import { DIST } from "./paths.mjs";

const HOST = "127.0.0.1";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** What travels gzipped, as from the hosts that people use. */
const PACKED = /^text\/|json$|wasm$|xml$/;

/**
 * @param {string} folder
 * @param {number} [port] 0 takes any that is free
 * @param {string} [base] the path under which the folder appears
 * @returns {Promise<{ url: string, close(): void }>}
 */
export function serve(folder, port = 0, base = "/") {
  const server = createServer((request, response) =>
    answer(folder, base, request, response),
  );
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, () => {
      const url = `http://${HOST}:${server.address().port}${base}`;
      resolve({ url, close: () => server.close() });
    });
  });
}

async function answer(folder, base, { method, url, headers }, response) {
  const file = await found(folder, base, url);
  if (!file) return response.writeHead(404).end("not found");
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const packed =
    PACKED.test(type) && /\bgzip\b/.test(headers["accept-encoding"] ?? "");
  response.writeHead(200, {
    "Content-Type": type,
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding",
    ...(packed && { "Content-Encoding": "gzip" }),
  });
  if (method === "HEAD") return response.end();
  const content = createReadStream(file);
  if (packed) content.pipe(createGzip()).pipe(response);
  else content.pipe(response);
}

/** The file that a URL names; null for none, and for any outside the folder. */
async function found(folder, base, url) {
  try {
    const path = normalize(
      decodeURIComponent(new URL(url, "http://_").pathname),
    );
    if (!path.startsWith(base)) return null;
    const file = join(folder, path.slice(base.length));
    const whole = path.endsWith("/") ? join(file, "index.html") : file;
    return (await stat(whole)).isFile() ? whole : null;
  } catch {
    return null;
  }
}

async function main([port = "8080"]) {
  const { url } = await serve(DIST, Number(port)).catch((error) => {
    const busy = error.code === "EADDRINUSE";
    const advice = busy
      ? "choose another one: ./build.sh serve PORT"
      : error.message;
    console.error(`!! cannot serve on port ${port}: ${advice}`);
    process.exit(1);
  });
  console.log(`${url} (Ctrl+C ends it)`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(process.argv.slice(2));
