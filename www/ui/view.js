/**
 * @typedef {object} View  what panels are given to show; they only read it
 * @property {import("../i18n/index.js").Translate} t
 * @property {string} tag  of the language
 * @property {import("../state.js").State} state
 * @property {import("../engine/index.js").Game} game
 * @property {import("../engine/index.js").Game} shown  another moment that is shown, else the game itself
 * @property {import("../page/tree.js").Tree} tree every line of the game
 * @property {import("../page/walk.js").Walk} walk where the reader looks
 * @property {Map<import("../page/tree.js").Branch | null, string>} glyphs what a review says of moves, in signs
 * @property {import("../engine/index.js").VariantInfo[]} variants
 * @property {boolean} busy        the engine is to move
 * @property {boolean} undoable    a move or a "new" can be taken back
 * @property {boolean} redoable
 * @property {import("../page/perfection.js").Status} perfection  what is solved
 * @property {boolean} perfect     the engine's highest level plays perfectly from here on
 * @property {"w" | "b" | null} resigning  the side that the button "resign" gives up
 * @property {string} status       what is going on, in words
 * @property {string} lead         its first sentence
 */

export {};
