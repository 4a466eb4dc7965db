/**
 * English. Flat keys; `{name}` is a slot. An object holds plural forms, chosen by the slot `n` (Intl.PluralRules).
 * Every text is a whole sentence or a label that stands alone: nothing is ever joined from parts.
 */
export default {
  // The language's own name, as its speakers write it in a list of languages.
  "language.name": "English",

  // --- The page as a whole -------------------------------------------------------------------------------------------
  // Browser tab and the description that search engines show.
  "page.title": "Mlin – nine men's morris and its family",
  "page.description":
    "Play nine men's morris, Lasker morris, Morabaraba and five more mill games against an engine or a friend. Everything stays on your device.",
  "page.no-wasm":
    "This browser has no WebAssembly, so the game cannot run here. Any browser of the last years has it.",
  // {detail}: the browser's own words, not translated.
  "page.failed": "The game could not be started: {detail}",
  "page.skip": "Skip to the board",
  "page.private": "Nothing leaves your device.",
  "page.version": "Version {version}",

  // Headings and names of the regions of the page.
  "section.board": "Board",
  "section.status": "State of the game",
  "section.actions": "Actions",
  "section.moves": "Moves",
  "section.setup": "Game",
  "section.rules": "Rules",

  // --- Language and appearance ---------------------------------------------------------------------------------------
  "lang.label": "Language",
  "theme.label": "Appearance",
  // Automatic: as the system is set.
  "theme.auto": "Automatic",
  "theme.light": "Light",
  "theme.dark": "Dark",
  "theme.contrast": "High contrast",

  // --- What is played ------------------------------------------------------------------------------------------------
  "variant.label": "Variant",
  "variant.three": "Three men's morris",
  "variant.five": "Five men's morris",
  "variant.six": "Six men's morris",
  "variant.seven": "Seven men's morris",
  "variant.nine": "Nine men's morris",
  // Ten men; invented by Emanuel Lasker.
  "variant.ten": "Lasker morris (ten men)",
  "variant.eleven": "Eleven men's morris",
  // Morabaraba is its name in South Africa.
  "variant.twelve": "Twelve men's morris (Morabaraba)",

  "players.label": "Players",
  "players.human-engine": "You against the engine",
  "players.human-human": "Two players",
  "players.engine-engine": "Engine against engine",
  // A game to look at, such as one from a link.
  "players.none": "Nobody",

  // Label of the choice of colour against the engine; white begins.
  "first.label": "You play",
  "first.white": "White",
  "first.black": "Black",
  // By lot: a colour drawn at random.
  "first.lot": "By lot",

  // Strength of the engine, 1 to 10.
  "level.label": "Engine's level",
  "level.lowest": "{n} – easiest",
  "level.between": "{n}",
  "level.highest": "{n} – strongest",

  // Under the choices of the game. "Undo" is the button action.undo.
  "setup.note":
    "A new choice of variant, colour or rules starts a new game. Undo brings the old game back.",

  // --- Rule options: a label and its choices, read together (“When both fly: play on”); choices must be short -----------
  "option.legend": "Rule options",
  "option.flying": "Flying with three men",
  "option.flying.on": "Allowed",
  "option.flying.off": "Not allowed",
  "option.double-mill": "Two mills at once",
  "option.double-mill.one": "Take one man",
  "option.double-mill.two": "Take two men",
  // Both players have three men left and fly.
  "option.both-flying": "When both fly",
  "option.both-flying.offer": "Offer a draw",
  "option.both-flying.draw": "Draw",
  "option.both-flying.play": "Play on",
  // Draw when nobody captures for so long.
  "option.quiet-limit": "Draw without captures after",
  // {n} moves of each player.
  "option.quiet-limit.each": {
    one: "{n} move each",
    other: "{n} moves each",
  },
  // {n} moves of both players together (odd numbers only).
  "option.quiet-limit.together": {
    one: "{n} move in all",
    other: "{n} moves in all",
  },
  "option.quiet-limit.none": "Never",
  "option.repetition": "Same position three times",
  "option.repetition.on": "Draw",
  "option.repetition.off": "Play on",
  // Only on the board of nine points.
  "option.diagonals": "Diagonal lines",
  "option.diagonals.on": "Drawn",
  "option.diagonals.off": "Not drawn",

  // --- Buttons: a very short label (at most about nine letters) and a longer description ------------------------------
  "action.new": "New",
  "action.new.title": "Start a new game",
  "action.undo": "Undo",
  "action.undo.title":
    "Take back the last move, or bring back the game before this one",
  "action.redo": "Redo",
  "action.redo.title": "Play the move that was taken back",
  "action.hint": "Hint",
  "action.hint.title": "Show a good move",
  "action.flip": "Flip",
  "action.flip.title": "Turn the board round",
  "action.resign": "Resign",
  "action.resign.title": "Give this game up",
  "action.draw": "Draw",
  "action.draw.title": "Offer a draw",
  // The next three stand under the list of moves, with more room.
  "action.copy": "Copy",
  "action.copy.title": "Copy the record of this game",
  "action.paste": "Paste",
  "action.paste.title": "Paste the record of a game",
  "action.share": "Link",
  "action.share.title": "Copy a link to this position",

  // --- Moves ---------------------------------------------------------------------------------------------------------
  "moves.empty": "No move has been made yet.",
  // Names of the two columns for a screen reader.
  "moves.label": "List of moves",
  "moves.field": "Move in letters and numbers",
  // The examples in this help stay as they are.
  "moves.help": "For example d6, a1-a4, or with a capture a1-a4xb2.",
  "moves.play": "Play",
  // A move was written while the engine is to move.
  "moves.wait": "It is the engine's turn. Please wait for its move.",

  // --- Perfect play: variants and endings solved on the device -----------------------------------------------------------
  "section.perfect": "Perfect play",
  "perfect.offered":
    "This variant can be solved completely on your device. The engine's highest level then plays perfectly, and every move has its exact value.",
  "perfect.solving":
    "The variant is being solved on your device. You can play on meanwhile.",
  "perfect.solved.draw":
    "Solved: if nobody errs, the game is a draw. The engine's highest level plays perfectly.",
  "perfect.solved.w":
    "Solved: if nobody errs, White wins. The engine's highest level plays perfectly.",
  "perfect.solved.b":
    "Solved: if nobody errs, Black wins. The engine's highest level plays perfectly.",
  // Endings: all men are placed, and few are left.
  "perfect.endings.refused":
    "Endings with up to eight men can be solved on your device.",
  "perfect.endings.later":
    "As soon as few men are left, your device solves the endings with up to eight men.",
  "perfect.endings.solving":
    "Endings with up to eight men are being solved on your device. You can play on meanwhile.",
  "perfect.endings.solved":
    "Endings with up to eight men are solved: there the engine's highest level plays perfectly.",
  "perfect.failed": "Solving has failed. The engine plays on without it.",
  "perfect.solve": "Solve",
  "perfect.progress": "Solved so far",
  "perfect.values": "Values of the moves",
  // Shown at the points: + wins, = draws, − loses, with the turns of both players until the end.
  "perfect.note":
    "On the board: + wins, = draws, − loses; the number counts the turns of both players to the end.",
  // The two settings.
  "solve.label": "Solve on this device",
  "solve.auto": "Endings only",
  "solve.on": "Whole variants, too",
  "solve.off": "Nothing",
  "values.label": "Exact values of the moves",
  "values.off": "Hidden",
  "values.on": "Shown",
  // The highest level once the game is solved.
  "level.perfect": "{n} – perfect",
  "seat.engine.perfect": "Engine, perfect",
  // What a move is worth; read aloud after the name of a point. {n} turns of both players.
  "value.draw": "Draw.",
  "value.win": { one: "Wins in {n} turn.", other: "Wins in {n} turns." },
  "value.loss": { one: "Loses in {n} turn.", other: "Loses in {n} turns." },
  "value.beyond.win": {
    one: "Would win in {n} turn, but not within the limit of moves without a capture.",
    other:
      "Would win in {n} turns, but not within the limit of moves without a capture.",
  },
  "value.beyond.loss": {
    one: "Would lose in {n} turn, but the limit of moves without a capture comes before.",
    other:
      "Would lose in {n} turns, but the limit of moves without a capture comes before.",
  },

  // --- The two players beside the board -------------------------------------------------------------------------------
  "color.w": "White",
  "color.b": "Black",
  "seat.you": "You",
  "seat.player": "Player",
  "seat.engine": "Engine, level {n}",
  "strip.thinking": "thinking …",
  "strip.turn": "to move",
  // Men not yet placed.
  "strip.hand": { one: "{n} man in hand", other: "{n} men in hand" },
  // Men that are on the board.
  "strip.board": { one: "{n} man on the board", other: "{n} men on the board" },
  // Men the opponent has captured; read aloud only.
  "strip.lost": { one: "{n} man lost", other: "{n} men lost" },

  // --- Dialogs -------------------------------------------------------------------------------------------------------
  "dialog.cancel": "Cancel",
  "dialog.close": "Close",
  "resign.title": "Resign?",
  "resign.you": "The game ends and the engine has won.",
  // Two players on one device: the one to move resigns.
  "resign.w": "White resigns and Black has won.",
  "resign.b": "Black resigns and White has won.",
  "resign.confirm": "Resign",
  "draw.title": "A draw?",
  "draw.ask": "The game ends in a draw if both players agree.",
  "draw.confirm": "We agree",
  "draw.declined": "The engine declines the draw and plays on.",
  // Offered once, when both players have three men left and fly.
  "offer.title": "Both players fly",
  "offer.ask":
    "Both players have three men left. By custom the game is now a draw, if both agree.",
  "offer.accept": "Draw",
  "offer.decline": "Play on",
  "paste.help":
    "The game takes the place of the one on the board. Undo brings the old one back.",
  "paste.load": "Open",
  // Shown when the browser does not let the page copy by itself.
  "copy.title": "Copy this text",
  "copy.help":
    "The browser does not let this page copy by itself. The text is selected: copy it with the keyboard or the menu.",

  // --- Settings ---
  "action.settings": "Settings",
  "action.settings.title": "Language, appearance and play",
  // Headings of groups of settings.
  "settings.look": "Board",
  "settings.play": "Play",
  // Letters and numbers at the edge of the board.
  "coordinates.label": "Coordinates",
  "coordinates.auto": "Where there is room",
  "coordinates.on": "Always",
  "coordinates.off": "Never",
  // The least time after which the engine answers.
  "delay.label": "Engine answers",
  "delay.0": "At once",
  "delay.400": "After a moment",
  "delay.1000": "After a second",
  "delay.2000": "After two seconds",
  // The buttons at the top of the page.
  "section.tools": "Tools",

  // --- Looks ---
  // The material of the board.
  "board.label": "Board",
  "board.wood": "Wood",
  "board.stone": "Stone",
  "board.ink": "Ink on paper",
  "board.contrast": "High contrast",
  // The form of the men.
  "men.label": "Men",
  // Those that belong to the chosen board.
  "men.auto": "To match the board",
  // Flat discs made on a lathe, and smooth round stones.
  "men.turned": "Turned discs",
  "men.stones": "Stones",
  // Heading of a group of settings.
  "settings.senses": "Sound and touch",
  "sound.label": "Sound",
  "sound.on": "On",
  "sound.off": "Off",
  "haptics.label": "Vibration",
  "haptics.on": "On",
  "haptics.off": "Off",
  // Whether a tap plays at once (for small phones: only when it is repeated).
  "confirm.label": "Taps on the screen",
  "confirm.off": "The first tap moves",
  "confirm.on": "A second tap confirms",
  // Marks on the board that help beginners.
  "aids.label": "Beginner's marks",
  "aids.on": "Shown",
  "aids.off": "Hidden",
  // The button at the top of the page.
  "action.sound": "Sound",
  "action.sound.title": "Switch the sound on or off",
  // After a first tap; {point}: a name such as d6.
  "confirm.again": "Tap {point} again to confirm.",
  // Read aloud with a point of the board, when the beginner's marks are shown.
  "aid.threat": "Your opponent lacks only this point for a mill.",
  "aid.mill": "This man stands in a mill.",
  "aid.tight": "This man is about to be shut in.",

  // --- Choosing a game ---
  "action.variants": "All games",
  "action.variants.title": "See all games with their boards",
  // What is special about each game, in a line.
  "variant.three.about":
    "Three men each on nine points: over in a minute or two.",
  "variant.five.about":
    "A small board with five men each; with three men left you fly.",
  "variant.six.about":
    "The medieval game: a small board, six men each, no flying.",
  "variant.seven.about":
    "Two squares and a cross through the middle, seven men each.",
  "variant.nine.about": "The classic: three squares, nine men each.",
  "variant.ten.about": "Ten men each, and you may move before all are placed.",
  "variant.eleven.about": "Eleven men each, with lines through the corners.",
  "variant.twelve.about":
    "Twelve men each with lines through the corners: a sport in South Africa.",
  // Sets of rules that people know by a name.
  "preset.label": "Rules",
  "preset.classic": "Classic",
  "preset.no-flying": "No flying, as in serious play",
  "preset.two-men": "Two mills take two men",
  "preset.flying-draw": "Both flying is a draw",
  // Rule options that are none of the sets above.
  "preset.own": "Your own choice",
  // Two engines play each other.
  "level.white": "White's level",
  "level.black": "Black's level",
  "name.you": "Your name",
  "name.guest": "The other's name",

  // --- Editor ---
  "action.editor": "Set up",
  "action.editor.title": "Set up a position of your own",
  "editor.title": "Set up a position",
  // What a press on a point puts there.
  "editor.tool": "A press puts",
  "editor.tool.w": "White man",
  "editor.tool.b": "Black man",
  "editor.tool.none": "Nothing",
  "editor.turn": "To move",
  // Men not yet placed.
  "editor.hand.w": "White's men in hand",
  "editor.hand.b": "Black's men in hand",
  // Turns of both players since the last capture.
  "editor.quiet": "Turns without a capture",
  "editor.clear": "Clear",
  "editor.start": "Start",
  // Takes over the position of the game that is being played.
  "editor.board": "As in the game",
  "editor.play": "Play from here",
  "editor.analyse": "Analyse",
  "editor.link": "Copy link",
  // {why} is one of the sentences error.why.*.
  "editor.wrong": "This position cannot be played. {why}",
  "editor.good": "This position can be played.",
  "error.why.too-many-men":
    "A player has more men, on the board and in hand, than this game has.",
  "error.why.both-under-three":
    "Both players have fewer than three men, so nobody could win.",

  // --- Sharing and opening ---
  "action.send": "Share",
  "action.send.title": "Share this game as a link, a record or a picture",
  // What the link leads to.
  "send.what": "What to share",
  "send.position": "This position",
  "send.game": "The whole game",
  "send.link": "Link",
  "send.copy": "Copy link",
  // Opens the list of apps of the phone or computer.
  "send.system": "Send with …",
  // A QR code that a phone reads.
  "send.code": "QR code of the link",
  "send.too-long": "This link is too long for a QR code.",
  // The page is opened from a file, so a link to it works on this device only.
  "send.file":
    "The page is opened from a file: this link works only where that file is. A friend can paste it into their own copy of the game.",
  "send.record": "Record of the game",
  "send.copy-record": "Copy",
  "send.save-record": "Save as file",
  "send.picture": "Picture of the board",
  "send.done": "Copied.",
  "open.title": "Open a game",
  "open.label": "Record of a game, text of a position, or a link",
  "open.file": "Choose a file",
  "open.unreadable": "This file cannot be read.",
  // A file is held over the page.
  "open.drop": "Drop the file to open its games.",
  // A text or file with several games.
  "pick.title": "Which game?",
  // One game in a list.
  "pick.players": "{white} – {black}",
  // {n}: turns of both players.
  "pick.moves": { one: "{n} turn", other: "{n} turns" },

  // --- Archive and statistics ---
  // A newer build of the page is there; told between games.
  "toast.update": "A new version of Mlin is ready.",
  // Loads the page anew.
  "toast.reload": "Load it",
  "action.archive": "Games",
  "action.archive.title": "Your finished games and statistics",
  "archive.title": "Finished games",
  "archive.empty": "Games that you finish are kept here, on this device only.",
  // The browser's storage is not there or refuses.
  "archive.missing": "This browser does not let the page keep finished games.",
  "archive.statistics": "Against the engine",
  // Head of a column; the engine's level.
  "archive.level": "Level",
  // Heads of columns with numbers of games.
  "archive.won": "Won",
  "archive.drawn": "Drawn",
  "archive.lost": "Lost",
  // Saves the records of all games as one text.
  "archive.records": "Save all records",
  // Saves settings, running games and finished games as one file.
  "archive.export": "Save everything",
  "archive.import": "Bring back from a file",
  // The list is long; {n} older games are not shown.
  "archive.more": {
    one: "{n} older game is kept, too.",
    other: "{n} older games are kept, too.",
  },
  "archive.brought": {
    one: "{n} game has been brought back.",
    other: "{n} games have been brought back.",
  },
  "archive.foreign": "This file is not one that Mlin has saved.",

  // --- A friend by link ---
  "action.invite": "Play a friend by link",
  // Two devices, no server: each turn is sent as a link.
  "action.invite.title":
    "Each turn is a link that you send, in any way you like",
  // Toasts when a game by links begins.
  "friend.begin.w": "You begin: make a move, then send the link.",
  "friend.begin.b": "Your friend begins: send the link.",
  "friend.turn":
    "Your friend is to move: send the link. The answer is a link, too.",
  "friend.over": "Your friend does not know the end yet: send the link.",
  "friend.send": "Send the link",
  // A link of an earlier turn was opened again.
  "friend.older": "This link is an older one. The game here has gone on.",
  "friend.other":
    "It belongs to the game that you have here, but began otherwise.",
  // {n}: number of the turn; {known} and {linked}: moves.
  "friend.diverges":
    "It does not continue the game that you have here: turn {n} was {known}, the link says {linked}.",

  // --- Clock ---
  // A clock for two players on one device.
  "clock.label": "Clock",
  "clock.none": "Without",
  // {minutes} for each player, and {seconds} more after each of his moves.
  "clock.time": "{minutes} min + {seconds} s",
  "clock.title": "Time is up",
  // The side whose time is up gives the game up, if both agree.
  "clock.flag.w": "White's time is up. If you both agree, Black has won.",
  "clock.flag.b": "Black's time is up. If you both agree, White has won.",
  "clock.play-on": "Play on without a clock",

  // --- The end of a game ----------------------------------------------------------------------------------------------
  "result.you-win": "You have won!",
  "result.you-lose": "The engine has won.",
  "result.w": "White has won!",
  "result.b": "Black has won!",
  "result.draw": "The game is a draw.",
  // A button that shows the rule in the rules panel. {rule} is a number such as 4.2.
  "result.rule": "Rule {rule}",
  "result.again": "Play again",

  // --- Short messages -------------------------------------------------------------------------------------------------
  "toast.new": "New game.",
  "toast.copied": "The record has been copied.",
  "toast.linked": "The link has been copied.",
  "toast.opened": "The game is on the board.",
  "toast.unsaved":
    "This browser does not keep the game. It will be gone when the page is closed.",

  // --- Faults of the page itself ---
  "toast.mended":
    "Something went wrong inside the game. It has been mended, and nothing is lost.",
  "toast.fault":
    "Something went wrong on this page. Your game is kept: load the page again.",

  // --- What went wrong, in words ---------------------------------------------------------------------------------------
  // {why} is one of the sentences error.why.*.
  "error.link": "This link cannot be opened. {why}",
  "error.paste": "This text cannot be read. {why}",
  // {detail}: technical words, not translated.
  "error.board": "The board reports an error: {detail}",
  // {field}: a technical name, not translated; {value}: the text that was given.
  "error.why.value": "“{value}” is not a value of “{field}”.",
  "error.why.variant": "There is no variant “{value}”.",
  "error.why.contradiction":
    "The position says “{position}” for “{field}”, but the link also says “{value}”.",
  "error.why.position": "The position is wrong in the part “{field}”.",
  "error.why.move": "The move “{value}” is not possible here.",
  "error.why.move-at": "The move at character {at} is not possible there.",
  "error.why.contradiction-at":
    "What stands at character {at} contradicts the rest.",
  "error.why.at": "The error is at character {at}.",
  "error.why.empty": "There is nothing to read.",
  "error.why.unknown": "The reason: {detail}",

  // --- The short rules; numbers are those of the game's rule sheet ------------------------------------------------------
  // Links to the page of all rules and to the lessons.
  "rules.page": "All the rules, with boards to try them on",
  "rules.lessons": "Learn step by step",
  "rules.board": "Board",
  "rules.turn": "A turn",
  "rules.mill": "Mill and capture",
  "rules.end": "End of the game",

  "rules.board.three":
    "The board has nine points in three rows and three columns.",
  "rules.board.five":
    "The board is two squares, one inside the other, joined at the middles of their sides: 16 points.",
  "rules.board.six":
    "The board is two squares, one inside the other, joined at the middles of their sides: 16 points.",
  "rules.board.seven":
    "The board is two squares, one inside the other, with a cross through the middle: 17 points.",
  "rules.board.nine":
    "The board is three squares, one inside the other, joined at the middles of their sides: 24 points. Corners are not joined, and there is no point in the middle.",
  "rules.board.ten":
    "The board is three squares, one inside the other, joined at the middles of their sides: 24 points. Corners are not joined, and there is no point in the middle.",
  "rules.board.eleven":
    "The board is three squares, one inside the other, joined at the middles of their sides and at their corners: 24 points.",
  "rules.board.twelve":
    "The board is three squares, one inside the other, joined at the middles of their sides and at their corners: 24 points.",
  "rules.diagonals.on": "Both diagonals are lines, too.",
  "rules.diagonals.off":
    "The diagonals are not lines: a mill is horizontal or vertical.",
  "rules.men": {
    one: "Each player has {n} man. White begins, and the players take turns.",
    other: "Each player has {n} men. White begins, and the players take turns.",
  },

  "rules.place":
    "While you have men in hand, you place one of them on any empty point.",
  // Lasker morris only.
  "rules.place-or-slide":
    "While you have men in hand, you place one of them on any empty point, or you move a man that is already on the board, as you like.",
  "rules.slide":
    "When your hand is empty, you move one man along a line to the next point, which must be empty. Men do not jump.",
  "rules.flying.on":
    "When you have exactly three men left, you fly: you move a man to any empty point.",
  "rules.flying.off":
    "There is no flying: with three men, too, you move along a line to the next point.",

  "rules.close":
    "Three of your men side by side on one line are a mill. When you close a mill, you must take one of your opponent's men from the board. A mill that you open and close again counts anew.",
  "rules.protected":
    "A man in a mill may not be taken, unless all the opponent's men on the board stand in mills.",
  "rules.double-mill.one":
    "Whoever closes two mills at once still takes only one man.",
  "rules.double-mill.two": "Whoever closes two mills at once takes two men.",

  "rules.fewer-than-three":
    "A player who has fewer than three men, on the board and in hand together, has lost.",
  "rules.blocked":
    "A player who has to move and cannot has lost, however many men are left.",
  // Twelve men only.
  "rules.board-full":
    "If all points are held when the last man has been placed, the game is a draw.",
  "rules.repetition.on":
    "When the same position stands for the third time, with the same player to move, the game is a draw.",
  "rules.repetition.off":
    "The same position may come back as often as the players like.",
  // {n} moves of each player.
  "rules.quiet-limit.each": {
    one: "When each player has made {n} move in a row without a capture, the game is a draw.",
    other:
      "When each player has made {n} moves in a row without a capture, the game is a draw.",
  },
  // {n} moves of both players together (odd numbers only).
  "rules.quiet-limit.together": {
    one: "After {n} move without a capture the game is a draw.",
    other:
      "After {n} moves of both players in a row without a capture the game is a draw.",
  },
  "rules.quiet-limit.none":
    "The game may go on without captures as long as the players like.",
  "rules.both-flying.offer":
    "When both players have three men left and fly, a draw is offered once.",
  "rules.both-flying.draw":
    "When both players have three men left and fly, the game is a draw.",
  "rules.both-flying.play":
    "When both players have three men left and fly, they play on.",
  "rules.agreement":
    "The players may agree on a draw at any time, and a player may resign at any time.",

  // --- Board: status line, reasons, hints, announcements ----------------------------------------------------------------
  // Keys that end in .w are about White, those in .b about Black; each is a whole sentence. Points (d6) are never translated.

  // The status line: whose turn it is and what to do.
  "status.place.w": "White to play: place a man on an empty point.",
  "status.place.b": "Black to play: place a man on an empty point.",
  // Lasker morris: with men in hand the player may also move.
  "status.place-or-slide.w":
    "White to play: place a man, or move one along a line.",
  "status.place-or-slide.b":
    "Black to play: place a man, or move one along a line.",
  "status.place-or-fly.w":
    "White to play: place a man, or fly with one to any empty point.",
  "status.place-or-fly.b":
    "Black to play: place a man, or fly with one to any empty point.",
  "status.slide.w": "White to play: move a man along a line to the next point.",
  "status.slide.b": "Black to play: move a man along a line to the next point.",
  // This player has three men left.
  "status.fly.w": "White to play: you may fly now, to any empty point.",
  "status.fly.b": "Black to play: you may fly now, to any empty point.",
  // A man is picked up; it stands on {point}.
  "status.put.slide.w":
    "White to play: choose a point next to {point} for the man.",
  "status.put.slide.b":
    "Black to play: choose a point next to {point} for the man.",
  "status.put.fly.w":
    "White to play: choose any empty point for the man from {point}.",
  "status.put.fly.b":
    "Black to play: choose any empty point for the man from {point}.",
  "status.capture.w": "White has closed a mill: take a black man.",
  "status.capture.b": "Black has closed a mill: take a white man.",
  // Two men are to be taken, one after the other: “1 of 2”, then “2 of 2”.
  "status.capture.several.w":
    "White has closed two mills: take a black man, {n} of {total}.",
  "status.capture.several.b":
    "Black has closed two mills: take a white man, {n} of {total}.",
  "status.capture.any.w":
    "All black men stand in mills, so any of them may be taken.",
  "status.capture.any.b":
    "All white men stand in mills, so any of them may be taken.",
  // The engine plays this side.
  "status.thinking.w": "White is thinking.",
  "status.thinking.b": "Black is thinking.",
  // On a diagram on which nobody plays.
  "status.turn.w": "White is to move.",
  "status.turn.b": "Black is to move.",
  // Two engines play, and the reader has taken moves back.
  "status.paused": "The game is paused: press any point and it goes on.",
  // The turns in which both players place their men.
  "status.placing": "Placing, turn {n} of {total}.",
  // Men not yet placed.
  "status.hand.w": {
    one: "White has {n} man in hand.",
    other: "White has {n} men in hand.",
  },
  "status.hand.b": {
    one: "Black has {n} man in hand.",
    other: "Black has {n} men in hand.",
  },
  // Moves of each player since the last capture; at {limit} the game is a draw.
  "status.quiet.each": {
    one: "{n} of {limit} moves without a capture.",
    other: "{n} of {limit} moves without a capture.",
  },
  // The same, counted over both players (odd limits only).
  "status.quiet.together": {
    one: "{n} of {limit} turns of both players without a capture.",
    other: "{n} of {limit} turns of both players without a capture.",
  },
  "status.repeated.second":
    "This position stands for the second time; the third time is a draw.",
  // Where repetition is no draw.
  "status.repeated.free": {
    one: "This position has stood {n} time.",
    other: "This position has stood {n} times.",
  },
  "status.engine-failed":
    "The engine could not answer: press any point and it tries again.",
  "status.not-loaded": "The board could not be loaded.",
  // {name}: technical name of a setting of the board, not translated.
  "status.bad-attribute":
    "The setting “{name}” cannot be read, so the board stays as it was.",

  // The result and its reason, with the number of the rule in the rules panel.
  "reason.fewer-than-three.w":
    "White wins: Black has fewer than three men left (rule 4.1).",
  "reason.fewer-than-three.b":
    "Black wins: White has fewer than three men left (rule 4.1).",
  "reason.blocked.w": "White wins: Black cannot move (rule 4.2).",
  "reason.blocked.b": "Black wins: White cannot move (rule 4.2).",
  "reason.resignation.w": "White wins: Black has resigned (rule 4.7).",
  "reason.resignation.b": "Black wins: White has resigned (rule 4.7).",
  "reason.board-full": "The game is a draw: the board is full (rule 4.3).",
  "reason.repetition":
    "The game is a draw: the same position stands for the third time (rule 4.4).",
  "reason.quiet-limit.each": {
    one: "The game is a draw: {n} move of each player without a capture (rule 4.5).",
    other:
      "The game is a draw: {n} moves of each player without a capture (rule 4.5).",
  },
  "reason.quiet-limit.together": {
    one: "The game is a draw: {n} turn without a capture (rule 4.5).",
    other:
      "The game is a draw: {n} turns of both players without a capture (rule 4.5).",
  },
  "reason.both-flying":
    "The game is a draw: both players have three men left and fly (rule 4.6).",
  "reason.agreement": "The game is a draw: the players have agreed (rule 4.7).",

  // Why a press or a typed move is refused, and what to do instead.
  // The examples d6 and a1-a4 stay as they are.
  "illegal.syntax":
    "“{text}” is not a move: write a point such as d6, or a move such as a1-a4.",
  "illegal.no-such-point":
    "“{text}” names a point that this board does not have.",
  "illegal.game-over":
    "The game is over: start a new one, or take a move back.",
  "illegal.still-placing":
    "There are still men in hand: place one on an empty point.",
  "illegal.nothing-in-hand":
    "There is no man in hand any more: choose a man on the board.",
  "illegal.not-your-man":
    "There is no man of yours on {from}: choose one of your own.",
  "illegal.occupied": "There is already a man on {to}: choose an empty point.",
  "illegal.not-adjacent":
    "No line leads straight from {from} to {to}: choose a point next to the man.",
  // Also when a typed move takes more men than it may.
  "illegal.no-mill": "This move closes no mill, so it takes no man.",
  "illegal.capture-required":
    "This move closes a mill: say which man it takes, too.",
  "illegal.nothing-there":
    "There is no man of the opponent on {point}: choose one of the men you may take.",
  "illegal.in-mill":
    "The man on {point} is protected by its mill: choose one that stands in no mill.",
  "illegal.stuck":
    "The man on {from} cannot move, for every point next to it is taken: choose another man.",

  // Names of the points for a screen reader: the point, the man on it, and what a press does.
  "point.board": "Board",
  // The example d6 stays as it is.
  "point.help":
    "Arrow keys go along the lines, Enter presses a point, Escape lets a man go, and a typed coordinate such as d6 jumps there.",
  "point.empty": "{point}, empty",
  "point.empty.place": "{point}, empty: press to place a man here",
  "point.empty.move": "{point}, empty: press to move the man from {from} here",
  "point.w": "{point}, white man",
  "point.b": "{point}, black man",
  "point.w.lift": "{point}, white man: press to pick it up",
  "point.b.lift": "{point}, black man: press to pick it up",
  "point.w.put-back": "{point}, white man, picked up: press to put it back",
  "point.b.put-back": "{point}, black man, picked up: press to put it back",
  "point.w.capture": "{point}, white man: press to take it",
  "point.b.capture": "{point}, black man: press to take it",
  // A board on which nobody plays, in words; {points} is a list such as “a1, d6 and g7”.
  "point.diagram.w": "White men on {points}.",
  "point.diagram.b": "Black men on {points}.",
  "point.diagram.none.w": "No white men on the board.",
  "point.diagram.none.b": "No black men on the board.",

  // --- The page of puzzles ---
  // The page of puzzles.
  "puzzles.title": "Puzzles",
  "puzzles.description":
    "A puzzle of nine men's morris and its family for every day, and two hundred more: find the only move that wins, or holds the draw.",
  "puzzles.daily": "Puzzle of the day",
  "puzzles.number": "Puzzle {n} of {total}",
  "puzzles.task.win.w": "White moves and wins. Only one move does it.",
  "puzzles.task.win.b": "Black moves and wins. Only one move does it.",
  "puzzles.task.hold.w":
    "White moves and holds the draw. Only one move does it.",
  "puzzles.task.hold.b":
    "Black moves and holds the draw. Only one move does it.",
  "puzzles.task.gain.w":
    "White closes a mill within {n} moves, whatever Black does. Only one move begins it.",
  "puzzles.task.gain.b":
    "Black closes a mill within {n} moves, whatever White does. Only one move begins it.",
  "puzzles.task.guard.w":
    "Black threatens to force a mill within two moves. Only one move of White prevents it.",
  "puzzles.task.guard.b":
    "White threatens to force a mill within two moves. Only one move of Black prevents it.",
  "puzzles.difficulty": "Difficulty: {n} of {total}",
  "puzzles.rating": "Your rating: {n}",
  // Days in a row on which the puzzle of the day was solved.
  "puzzles.streak": { one: "{n} day in a row", other: "{n} days in a row" },
  "puzzles.solved": "Solved: {n} of {total}",
  "puzzles.previous": "Previous",
  "puzzles.today": "Today",
  "puzzles.next": "Next",
  // What a puzzle is about; shown when it is solved.
  "puzzles.theme": "The idea is told when you have found it.",
  "puzzles.theme.block": "Idea: leave the opponent without a move.",
  "puzzles.theme.mill": "Idea: close a mill and take the right man.",
  "puzzles.theme.fork": "Idea: threaten two mills at once.",
  "puzzles.theme.hinder": "Idea: take the point that the opponent needs.",
  "puzzles.theme.open": "Idea: open a mill to close it again.",
  "puzzles.theme.fly": "Idea: fly from afar.",
  "puzzles.theme.quiet": "Idea: a quiet move.",

  // --- Builder of embedded boards ---
  // The page on which authors of other pages choose a board and copy its tag.
  "builder.title": "A board for your page",
  "builder.lead":
    "Choose a board, look at it, and copy the lines into your page. Nothing else is needed, and nothing is sent anywhere.",
  "builder.kind": "What it shows",
  "builder.kind.diagram": "A diagram",
  "builder.kind.view": "A game to step through",
  "builder.kind.puzzle": "A puzzle",
  "builder.kind.engine": "A game against the engine",
  "builder.kind.two": "A game for two",
  "builder.position": "Position as text",
  "builder.moves": "Moves; of a puzzle those to be found",
  // Which side is nearer to the reader.
  "builder.side": "Below on the board",
  "builder.highlight": "Points to highlight",
  "builder.arrows": "Arrows",
  // The language of the page around the board.
  "builder.lang.page": "As the page around it",
  "builder.width": "Width in pixels",
  "builder.lazy": "Load when it is nearly seen",
  "builder.preview": "Preview",
  "builder.tag": "As a tag",
  "builder.tag.note": "For pages in which scripts may stand.",
  "builder.frame": "As a frame",
  "builder.frame.note":
    "For pages that take frames. The script below it is not needed; with it the frame is always as high as the board.",
  "builder.copied": "Copied.",
  "builder.game": "To the game",

  // --- Puzzles, lessons, games to step through ---
  // Puzzles and lessons: all moves have been found.
  "exercise.solved": "Solved!",
  // The reader's move was right and has been answered.
  "exercise.next": "Right. Now find the next move.",
  // A legal move, but not the one to be found.
  "exercise.wrong.move": "That is not the move to find: try another one.",
  // Right so far, but another man is to be taken.
  "exercise.wrong.capture":
    "The move is right, but another man is to be taken.",
  // In a form that cannot be sent yet.
  "exercise.missing": "Find the right move on the board first.",
  // Buttons that step through a game.
  "control.first": "To the beginning",
  "control.back": "One move back",
  "control.forward": "One move forward",
  "control.last": "To the end",
  "control.move": "Move {n} of {total}",
  // Sets the puzzle up again.
  "control.again": "Start again",
  // Steps of a lesson.
  "control.previous": "Back",
  "control.next": "Next",
  "control.step": "Step {n} of {total}",

  // A hint: the move, then one line of why.
  "hint.place": "Hint: place a man on {to}.",
  "hint.place.capture":
    "Hint: place a man on {to} and take the man on {first}.",
  "hint.place.captures":
    "Hint: place a man on {to} and take the men on {first} and {second}.",
  "hint.move": "Hint: move the man from {from} to {to}.",
  "hint.move.capture":
    "Hint: move the man from {from} to {to} and take the man on {first}.",
  "hint.move.captures":
    "Hint: move the man from {from} to {to} and take the men on {first} and {second}.",
  "hint.why.win": "This wins.",
  "hint.why.win.in": {
    one: "This wins in {n} move.",
    other: "This wins in {n} moves.",
  },
  "hint.why.loss":
    "Every move loses against best play; this one holds out longest.",
  "hint.why.draw": "This holds the draw.",
  "hint.why.mill": "This closes a mill.",
  "hint.why.hinder": "This keeps the opponent from closing a mill.",
  "hint.why.prepare": "This prepares a mill.",
  "hint.why.best": "The engine finds no better move.",

  // Moves as they are read aloud.
  "announce.place.w": "White places a man on {to}.",
  "announce.place.b": "Black places a man on {to}.",
  "announce.place.capture.w":
    "White places a man on {to}, closes a mill and takes the man on {first}.",
  "announce.place.capture.b":
    "Black places a man on {to}, closes a mill and takes the man on {first}.",
  "announce.place.captures.w":
    "White places a man on {to}, closes two mills and takes the men on {first} and {second}.",
  "announce.place.captures.b":
    "Black places a man on {to}, closes two mills and takes the men on {first} and {second}.",
  "announce.move.w": "White moves from {from} to {to}.",
  "announce.move.b": "Black moves from {from} to {to}.",
  "announce.move.capture.w":
    "White moves from {from} to {to}, closes a mill and takes the man on {first}.",
  "announce.move.capture.b":
    "Black moves from {from} to {to}, closes a mill and takes the man on {first}.",
  "announce.move.captures.w":
    "White moves from {from} to {to}, closes two mills and takes the men on {first} and {second}.",
  "announce.move.captures.b":
    "Black moves from {from} to {to}, closes two mills and takes the men on {first} and {second}.",
  "announce.moving.w": "White has placed all men and moves from now on.",
  "announce.moving.b": "Black has placed all men and moves from now on.",
  "announce.flying.w": "White has three men left and may fly from now on.",
  "announce.flying.b": "Black has three men left and may fly from now on.",
  "announce.undo": "A move has been taken back.",
  "announce.redo": "A move has been played again.",
  "announce.load": "Another game stands on the board.",

  // --- Walking through the moves ---
  // Another moment of the game is shown; {n} is the number of the move, {move} its text.
  "status.moment.w": "After White's move {n}: {move}.",
  "status.moment.b": "After Black's move {n}: {move}.",
  "status.moment.start": "The start of the game.",
  "walk.label": "Walk through the moves",
  // Names of the four buttons that walk along the line.
  "walk.first": "To the start",
  "walk.back": "One move back",
  "walk.forth": "One move on",
  "walk.last": "To the end",
  // A short button: the game goes on from the moment that is shown.
  "walk.play": "Play on from here",

  // --- Review of a game ---
  // A short label; the engine goes through the game.
  "action.review": "Review",
  "action.review.title":
    "Let the engine go through the game and find the mistakes",
  "review.title": "Review of the game",
  "review.progress": "Progress of the review",
  // Accessible name of the graph, which is a slider along the moves.
  "review.graph": "How the game went",
  "review.list": "Mistakes",
  "review.none": "The engine has found no mistake.",
  // Heads of a table of counts.
  "review.kinds.inaccuracy": "Inaccuracies",
  "review.kinds.mistake": "Mistakes",
  "review.kinds.blunder": "Blunders",
  // What one move was, from the least to the worst.
  "review.kind.inaccuracy": "Inaccuracy",
  "review.kind.mistake": "Mistake",
  "review.kind.blunder": "Blunder",
  // {move} is a number and a move, such as “12. a1-a4”.
  "review.called.inaccuracy": "{move} was an inaccuracy.",
  "review.called.mistake": "{move} was a mistake.",
  "review.called.blunder": "{move} was a blunder.",
  // What a move gave away, from what was proven before to what is proven after it; for the player who made it.
  "review.gave.win-draw": "Win → draw.",
  "review.gave.win-loss": "Win → loss.",
  "review.gave.draw-loss": "Draw → loss.",
  "review.gave.lost": "The opponent wins now.",
  // {n} counts the turns of both players together.
  "review.gave.lost-in": {
    one: "The opponent wins in {n} turn now.",
    other: "The opponent wins in {n} turns now.",
  },
  "review.gave.missed": "A win was there.",
  "review.gave.missed-in": {
    one: "A win in {n} turn was there.",
    other: "A win in {n} turns was there.",
  },
  "review.gave.draw": "It led to a draw.",
  // {men} is {n} as the language writes it, such as “1.4”; n decides the plural form.
  "review.gave.men": {
    one: "It cost the worth of {men} man.",
    other: "It cost the worth of {men} men.",
  },
  "review.better": "Better was {move}.",
  // Before some moves.
  "review.better-line": "Better:",
  "review.retry": "Try this moment again",
  // A task: {move} is the move of the game, which was a mistake.
  "trial.task.w": "White to play: find a better move than {move}.",
  "trial.task.b": "Black to play: find a better move than {move}.",
  "trial.weighing": "The engine looks at your move …",
  "trial.best": "Right, this is the engine's move, too.",
  // The move tried is as good as what was there before.
  "trial.held": "Good: this move keeps what was there.",
  "trial.held.win": "Good: this move keeps the win.",
  "trial.held.draw": "Good: this move holds the draw.",
  // One of the sentences review.gave.* follows.
  "trial.failed": "Not this one.",
  "trial.again": "Try again",
  "trial.answer": "Show the answer",
  "trial.end": "Back to the review",

  // --- More reasons of a hint ---
  // They stand behind a hint, as hint.why.mill does; “this” is the move.
  "hint.why.mill-again":
    "This closes a mill, and another one may follow next turn.",
  "hint.why.hinder-threaten":
    "This keeps the opponent from closing a mill, and threatens one.",
  "hint.why.double": "This threatens two mills at once.",
  "hint.why.open": "This opens a mill, to close it again.",
  "hint.why.free": "This frees a man that was shut in.",
  "hint.why.shut": "This shuts a man of the opponent in.",
  "hint.why.crossing": "This takes a point with many neighbours.",
  // A short button: walks to the next mistake.
  "review.next": "Next mistake",

  // Analysis. {n} counts the turns of both players together.
  "section.analysis": "Analysis",
  "action.analyse": "Analyse",
  "action.analyse.title": "Let the engine analyse this position",
  "analysis.back": "Back to the game",
  "analysis.bar": "Evaluation",
  "analysis.wait": "No line yet.",
  "analysis.over": "The game is over.",
  "analysis.failed": "The analysis has failed.",
  "analysis.figures": "Depth {depth}, {nodes} positions",
  "analysis.note":
    "Numbers are in men: + means that White is ahead, − that Black is. Press a move to see where its line leads.",
  "analysis.draw": "Draw",
  "analysis.win.w": "White wins",
  "analysis.win.b": "Black wins",
  "analysis.beyond.w":
    "White would win, but not within the limit of moves without a capture",
  "analysis.beyond.b":
    "Black would win, but not within the limit of moves without a capture",
  "analysis.win-in.w": {
    one: "White wins in {n} turn",
    other: "White wins in {n} turns",
  },
  "analysis.win-in.b": {
    one: "Black wins in {n} turn",
    other: "Black wins in {n} turns",
  },
};
