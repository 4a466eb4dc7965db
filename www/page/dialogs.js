/**
 * Dialogs: makes those of the page, each under the name of the action that shows it. Their words have still to be filled in.
 */
import { ArchiveDialog } from "../ui/archive-dialog.js";
import { AskDialog } from "../ui/ask-dialog.js";
import { CopyDialog } from "../ui/copy-dialog.js";
import { EditorDialog } from "../ui/editor-dialog.js";
import { OpenDialog } from "../ui/open-dialog.js";
import { PickDialog } from "../ui/pick-dialog.js";
import { SendDialog } from "../ui/send-dialog.js";
import { SettingsDialog } from "../ui/settings-dialog.js";
import { VariantDialog } from "../ui/variant-dialog.js";

/**
 * @param {object} parts
 * @param {import("./archive.js").Archive} parts.archive
 * @param {import("./desk.js").Desk} parts.desk
 * @param {any} parts.board the `<mlin-board>`
 * @param {import("./opening.js").Rules} parts.rules
 * @param {() => import("./actions.js").Actions} parts.actions are there when a dialog is used
 */
export function makeDialogs({ archive, desk, board, rules, actions }) {
  const find = (name) => document.querySelector(`dialog.${name}`);
  const copy = new CopyDialog(find("copy"));
  const page = () => location.href;
  const open = new OpenDialog((text) => actions().open(text));
  return {
    archive: new ArchiveDialog(archive, {
      open: (record) => actions().open(record),
      bring: (file) => open.take(file),
    }),
    ask: new AskDialog(find("ask")),
    copy,
    editor: new EditorDialog(rules, {
      play: (game) => desk.setUp(game),
      analyse: (game) => desk.setUp(game, { analyse: true }),
      link: (game) => copy.copy(desk.link(page(), game)),
    }),
    open,
    pick: new PickDialog(),
    send: new SendDialog(
      {
        link: (what) =>
          what === "game" ? desk.gameLink(page()) : desk.link(page()),
        record: () => actions().record(),
        svg: () => board.toSVG(),
        png: () => board.toPNG(),
      },
      (text) => copy.copy(text),
    ),
    settings: new SettingsDialog((name, value) => desk.prefer(name, value)),
    variants: new VariantDialog((id) => {
      desk.choose("variant", id);
      scrollTo(0, 0); // to the board
    }),
  };
}
