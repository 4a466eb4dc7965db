import assert from "node:assert/strict";
import { test } from "node:test";

import { fileName, textOf } from "../../page/files.js";
import { qrOf } from "../../page/qr.js";
import { resultOf } from "../../page/result.js";

test("a QR code has its three corners and white around it", () => {
  const { size, path } = qrOf("https://example.org/#moves=d6");
  assert.equal((size - 8 - 17) % 4, 0);
  const last = size - 4 - 7;
  for (const corner of [`M4 4h7v1H4z`, `M${last} 4h7v1H${last}z`])
    assert.ok(path.includes(corner), corner);
  assert.ok(path.includes(`M4 ${last}h7v1H4z`));
  assert.doesNotMatch(path, /M[0-3] /);
});

test("a text too long for a QR code has none", () => {
  assert.equal(qrOf("x".repeat(3000)), null);
});

test("file names carry the day", () => {
  assert.equal(fileName("pgn", new Date(2026, 0, 5)), "mlin-2026-01-05.pgn");
});

test("files that are too large or cannot be read are no text", async () => {
  const text = async () => "1. d6 *";
  assert.equal(await textOf({ size: 7, text }), "1. d6 *");
  assert.equal(await textOf({ size: 1e9, text }), null);
  const broken = async () => {
    throw new Error("NotReadableError");
  };
  assert.equal(await textOf({ size: 7, text: broken }), null);
});

test("results are written as in records", () => {
  assert.equal(resultOf(null), "");
  assert.equal(resultOf({ winner: "b" }), "0–1");
  assert.equal(resultOf({ winner: null }), "½–½");
});
