import { backupText } from "../page/backup.js";
import { fileName, save } from "../page/files.js";
import { resultOf } from "../page/result.js";
import { statisticsOf } from "../page/statistics.js";
import { buttonOf, dialogOf, worded } from "./dialog.js";
import { element, write } from "./element.js";
import { fileButton } from "./file-button.js";
import { gameRow } from "./game-list.js";

/** @typedef {import("../page/archive.js").Entry} Entry */

/** How many games are listed. */
const SHOWN = 50;

/** Archive dialog: the finished games and how they ended, and everything as one file. */
export class ArchiveDialog {
  #archive;
  #open;
  #view = null;
  /** @type {Entry[]} */
  #entries = [];
  #list = element("ul", { class: "game-list" });
  #more = element("p", { class: "note" });
  #empty = element("p", { class: "note" });
  #table = element("table", { class: "statistics" });
  #records;
  #dialog;

  /**
   * @param {import("../page/archive.js").Archive} archive
   * @param {object} use
   * @param {(record: string) => void} use.open shows a finished game
   * @param {(file: File) => void} use.bring brings a backup back
   */
  constructor(archive, { open, bring }) {
    this.#archive = archive;
    this.#open = open;
    this.#records = buttonOf("archive.records", () => this.#saveRecords());
    this.#dialog = dialogOf(
      "archive",
      "archive.title",
      this.#empty,
      this.#table,
      this.#list,
      this.#more,
      element(
        "p",
        { class: "dialog-buttons" },
        this.#records,
        buttonOf("archive.export", () => this.#saveAll()),
        fileButton("archive.import", (file) => {
          this.#dialog.close();
          bring(file);
        }),
      ),
    );
  }

  /** @param {import("./view.js").View} view */
  render(view) {
    this.#view = view;
  }

  async show() {
    const entries = await this.#archive.all();
    this.#entries = entries ?? [];
    const { t } = this.#view;
    const missing = !entries || this.#archive.refuses;
    write(this.#empty, t(missing ? "archive.missing" : "archive.empty"));
    this.#empty.hidden = !missing && this.#entries.length > 0;
    this.#records.hidden = this.#entries.length === 0;
    this.#showStatistics();
    this.#showGames();
    this.#dialog.showModal();
  }

  #showGames() {
    const { t } = this.#view;
    const shown = this.#entries.slice(0, SHOWN).map((it) => this.#row(it));
    this.#list.replaceChildren(...shown);
    const n = this.#entries.length - shown.length;
    this.#more.hidden = n === 0;
    write(this.#more, t("archive.more", { n }));
  }

  #row(entry) {
    const { t, tag } = this.#view;
    const facts = [
      t(`variant.${entry.variant}`),
      t("pick.moves", { n: entry.moves }),
      resultOf({ winner: entry.winner || null }),
      new Date(entry.date).toLocaleDateString(tag),
    ];
    const players = t("pick.players", entry);
    return gameRow(players, facts, () => {
      this.#dialog.close();
      this.#open(entry.record);
    });
  }

  #showStatistics() {
    const { t, variants } = this.#view;
    const ids = variants.map(({ id }) => id);
    const rows = statisticsOf(this.#entries, ids);
    this.#table.hidden = rows.length === 0;
    const head = ["variant.label", "archive.level", ...ENDS].map((key) =>
      worded("th", key, { scope: "col" }),
    );
    for (const cell of head) cell.textContent = t(cell.dataset.i18n);
    const caption = element("caption", {}, t("archive.statistics"));
    const top = element("thead", {}, element("tr", {}, ...head));
    const body = element("tbody", {}, ...rows.map((it) => lineOf(it, t)));
    this.#table.replaceChildren(caption, top, body);
  }

  #saveRecords() {
    const text = this.#entries.map(({ record }) => record).join("\n");
    save(fileName("pgn"), new Blob([text], { type: "text/plain" }));
  }

  #saveAll() {
    const text = backupText(this.#view.state, this.#entries);
    save(fileName("json"), new Blob([text], { type: "application/json" }));
  }
}

const ENDS = ["archive.won", "archive.drawn", "archive.lost"];

function lineOf({ variant, level, won, drawn, lost }, t) {
  const name = element("th", { scope: "row" }, t(`variant.${variant}`));
  const cells = [level, won, drawn, lost].map((number) =>
    element("td", {}, String(number)),
  );
  return element("tr", {}, name, ...cells);
}
