/**
 * A static server on the loopback address that serves one folder under a
 * sub-path, as a project page on a shared host does, and can be switched off
 * and on again at the same port.
 */

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

/** Where the folder is found. */
const PLAIN = "/any/path/mlin/";

/** The same folder, from a host that forbids workers. */
const STRICT = "/no/workers/mlin/";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export class Server {
  #folder;
  #plain;
  #http = createServer((request, response) => this.#serve(request, response));
  #port = 0;

  /**
   * @param {string} folder
   * @param {string} [plain] the path at which it stands
   */
  constructor(folder, plain = PLAIN) {
    this.#folder = folder;
    this.#plain = plain;
  }

  /** Listens; after a stop, at the same port as before. */
  async start() {
    await new Promise((resolve, reject) => {
      this.#http.once("error", reject);
      this.#http.listen(this.#port, "127.0.0.1", resolve);
    });
    this.#port = this.#http.address().port;
  }

  /** Hangs up on everybody and listens no more. */
  async stop() {
    await new Promise((resolve) => {
      this.#http.close(resolve);
      this.#http.closeAllConnections();
    });
  }

  /** @returns {string} the address of the folder */
  get plain() {
    return `http://127.0.0.1:${this.#port}${this.#plain}`;
  }

  /** @returns {string} the address where workers are forbidden */
  get strict() {
    return `http://127.0.0.1:${this.#port}${STRICT}`;
  }

  async #serve(request, response) {
    const { pathname } = new URL(request.url, "http://localhost");
    const places = [STRICT, this.#plain];
    const prefix = places.find((path) => pathname.startsWith(path));
    const file = prefix && (await this.#find(pathname.slice(prefix.length)));
    if (!file) return response.writeHead(404).end("not found");
    response.writeHead(200, headers(file, prefix));
    createReadStream(file).pipe(response);
  }

  /** The file behind a path; a folder means its index. */
  async #find(path) {
    const file = join(this.#folder, normalize(`/${decodeURIComponent(path)}`));
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return file;
    return found?.isDirectory() && !path.endsWith("index.html")
      ? this.#find(join(path, "index.html"))
      : null;
  }
}

/** Nothing may be kept: what works offline must come from the page itself. */
function headers(file, prefix) {
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const plain = {
    "content-type": type,
    "cache-control": "no-store",
    // As script hosts do: modules are asked for with the rules of CORS.
    "access-control-allow-origin": "*",
  };
  if (prefix !== STRICT) return plain;
  return { ...plain, "content-security-policy": "worker-src 'none'" };
}
