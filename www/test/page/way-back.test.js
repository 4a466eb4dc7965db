import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { WayBack } from "../../page/way-back.js";

const HOME = "https://example.org/mlin/";

let browser, left, dialogs, way;

/** A browser with a history of its own; `left` says that the reader has gone back beyond the page. */
function makeBrowser() {
  const entries = [{ state: null, href: HOME }];
  let at = 0;
  const go = (to) => {
    if (to < 0) return void (left = true);
    at = to;
    way.went();
  };
  return {
    history: {
      get state() {
        return entries[at].state;
      },
      pushState(state) {
        entries.splice(at + 1, Infinity, { state, href: entries[at].href });
        at += 1;
      },
      back: () => go(at - 1),
      forward: () => go(at + 1),
    },
    location: {
      get href() {
        return entries[at].href;
      },
    },
    follow(href) {
      entries.splice(at + 1, Infinity, { state: null, href });
      go(at + 1);
    },
    get entries() {
      return entries.length;
    },
  };
}

function open(name) {
  const dialog = {
    name,
    close: () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      way.note();
    },
  };
  dialogs.push(dialog);
  way.note();
  return dialog;
}

beforeEach(() => {
  left = false;
  dialogs = [];
  browser = makeBrowser();
  way = new WayBack(browser, () => dialogs);
});

test("back closes the dialog and stays on the page", () => {
  open("settings");
  browser.history.back();
  assert.equal(dialogs.length, 0);
  assert.equal(left, false);
  browser.history.back();
  assert.equal(left, true);
});

test("back closes one of two dialogs at a time", () => {
  open("open");
  open("pick");
  browser.history.back();
  assert.deepEqual(
    dialogs.map(({ name }) => name),
    ["open"],
  );
  browser.history.back();
  assert.equal(dialogs.length, 0);
  assert.equal(left, false);
});

test("a dialog that closed by itself costs no press of back", () => {
  open("settings").close();
  open("settings").close();
  assert.equal(browser.entries, 2);
  browser.history.back();
  assert.equal(left, true);
});

test("a link that is followed while a dialog is open is no going back", () => {
  open("settings");
  browser.follow(`${HOME}#moves=d6`);
  assert.equal(dialogs.length, 1);
  assert.equal(left, false);
});

test("forth onto the entry of a dialog opens nothing and closes nothing", () => {
  open("settings");
  browser.history.back();
  browser.history.forward();
  assert.equal(dialogs.length, 0);
  browser.history.back();
  assert.equal(left, true);
});

test("a page that is loaded anew on such an entry goes on so", () => {
  open("settings");
  dialogs = [];
  way = new WayBack(browser, () => dialogs);
  browser.history.back();
  assert.equal(left, true);
});
