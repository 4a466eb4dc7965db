import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { UpdateNews } from "../../page/update-news.js";

let desk, told, news;

beforeEach(() => {
  desk = { game: { outcome: null }, state: { game: { begun: false } } };
  told = [];
  news = new UpdateNews(desk, (notice) => told.push(notice));
});

const NEWS = [{ key: "toast.update", reload: true }];

test("a new build is told at once while no game goes on", () => {
  news.arrive();
  assert.deepEqual(told, NEWS);
});

test("a game is not interrupted: its end is waited for", () => {
  desk.state.game.begun = true;
  news.arrive();
  news.look();
  assert.deepEqual(told, []);
  desk.game.outcome = { winner: "w", reason: "blocked" };
  news.look();
  news.look();
  assert.deepEqual(told, NEWS);
});

test("nothing is told where nothing is new", () => {
  news.look();
  assert.deepEqual(told, []);
});
