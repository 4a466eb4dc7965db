/** The content policy of a page that holds its style and its small scripts itself. */

import { createHash } from "node:crypto";

/** The policy allows what the file holds, by hash, and nothing else; it passes on `file://` too. @param {string} html */
export function policyOf(html) {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashes(html, "script")}`,
    `style-src 'self' ${hashes(html, "style")}`,
    "worker-src blob: 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types mlin",
  ].join("; ");
}

function hashes(html, tag) {
  const inline = html.matchAll(
    new RegExp(
      `<${tag}(?: type="application/ld\\+json")?>([^]*?)</${tag}>`,
      "g",
    ),
  );
  return [...inline]
    .map(([, text]) => createHash("sha256").update(text).digest("base64"))
    .map((digest) => `'sha256-${digest}'`)
    .join(" ");
}
