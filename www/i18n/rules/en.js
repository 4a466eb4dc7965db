/**
 * English: the words of the rules page. `**…**` is emphasis, `_…_` a foreign name; `[…](#rule-4.1)` leads to a rule. `{name}` is a slot; an
 * object holds plural forms, chosen by the slot `n`. Each text stands alone.
 */
export default {
  // --- The page as a whole ---
  "page.title": "Nine men’s morris: the rules, with boards to try them on",
  "page.description":
    "How to play nine men’s morris (mill, merels): placing, moving, flying, mills and captures, double mills, all eight variants – every rule with a board on which you make the move.",
  "page.heading": "Nine men’s morris",
  "page.lead":
    "Two players, nine men each, twenty-four points. Whoever gets three men in a row takes one from the other. A child learns it in five minutes, and people have been playing it for well over a thousand years. On this page you can make every move yourself.",
  "page.play": "Play now",
  "page.lessons": "Learn step by step",
  "page.contents": "On this page",
  "page.other-languages": "This page in other languages",
  // Above the task of a board.
  "page.try": "Try it",
  // For those who print the page or have no scripts.
  "page.static":
    "The boards on this page come alive in a browser that runs its script.",

  // --- 1 Board ---
  "board.title": "The board",
  "board.lines":
    "Three squares lie one inside the other, joined by four lines at the middles of their sides. Where lines meet or end there is a **point**: twenty-four in all. Men stand on the points, never in the fields between them. The corners of the squares are not joined to each other, and in the middle of the board there is nothing at all.",
  "board.names":
    "Every point has a name, as on a chessboard: a letter from left to right, a number from bottom to top. You need the names only to write a game down or to talk about it.",
  "board.men":
    "Each player has nine **men** of one colour. Draughtsmen will do, and so will pebbles, beans or buttons, as long as the two sides can be told apart. White begins; who has white is agreed, or drawn by lot, and changes from game to game. Then the players take turns. Nobody may pass.",
  "points.caption": "The empty board with the names of its files and ranks.",
  "points.task": "Put a man on d6, where two lines cross.",
  "points.done":
    "That is d6: fourth file, sixth rank. It is one of the four best points of the board.",

  // --- 2 Turn ---
  "turn.title": "Placing, moving, flying",
  "turn.lead":
    "A game has three phases. First the men come onto the board one by one; then they move along the lines; and whoever is down to three men may fly. A turn is always one man, and a capture if it closes a mill.",
  "turn.place":
    "**Placing.** The board is empty at first. The players take turns to put one man from the hand on any empty point: nine turns each, eighteen in all. A mill may be closed while placing, and it captures at once.",
  "turn.place.hinder":
    "Placing is no warm-up. It is half the game, and most games are decided in it. Beginners lose here because they build rows of their own and do not look at those of the other player. So look first: where do two of your opponent’s men want a third?",
  "turn.place.value":
    "A man is worth as much as it can move. From each corner two lines lead away – there are twelve such points. In the middle of a side it is three, on eight points. Only four points have four neighbours: b4, d2, d6 and f4, where two lines cross. Take them while they are free.",
  "hinder.caption": "Black has two men on the top line and lacks g7.",
  "hinder.task": "White to place: stop the mill.",
  "hinder.done":
    "Right: the line is shut for good. A man that only hinders is a good man.",
  "value.caption": "The four crossings, with four neighbours each.",
  "turn.slide":
    "**Moving.** When all men have been placed, you move one man along a line to the next point, if it is empty. One step only; you may not jump over men, and there are no slanting moves. You must move even when every move hurts.",
  "slide.caption": "White’s man on d6 has four neighbours; one is taken.",
  "slide.task": "Move the man on d6 along a line.",
  "slide.done": "So it goes: one step, along a line, to an empty point.",
  "turn.fly":
    "**Flying.** When a player has exactly three men left, he need not follow the lines: each turn he moves one of them to any empty point. The other player, with more men, goes on step by step.",
  "turn.fly.why":
    "Flying is the last chance, and a real one. Three flying men threaten a mill wherever two of them share a line, and they turn up in any gap. A game is not over until the third man falls. In serious play flying is often switched off; then three men usually lose.",
  "fly.caption": "White has three men left and flies. Black must step.",
  "fly.task": "Fly to where the top line lacks a man, and take one of Black’s.",
  "fly.done":
    "Straight across the board and into the mill. That is how games turn.",
  "turn.lasker":
    "**Placing or moving, as you like.** In Lasker’s game with ten men, and only there, you may move a man already while others are still in hand. A mill can then be opened and closed before all men are placed.",
  "lasker.caption": "Lasker morris: seven men each are still in hand.",
  "lasker.task": "Do not place: move a man, and close the mill.",
  "lasker.done":
    "The men in hand are not lost; they come later, when they hurt most.",

  // --- 3 Mill and capture ---
  "mill.title": "Mills and captures",
  "mill.lead":
    "Three men of one colour on three neighbouring points of one line are a **mill**. It grinds: whoever closes one takes a man.",
  "mill.close":
    "When you close a mill, by placing, moving or flying, you take one of your opponent’s men off the board. You must take one, and it is out of the game. The mill may stand on the side of a square or on a line that joins the squares.",
  "close.caption": "White has two men on the middle square’s upper side.",
  "close.task": "Close the mill and take a man.",
  "close.done": "A mill, and one man more than Black.",
  "mill.protected":
    "A man in a mill is safe. As long as your opponent has a man that stands in no mill, you must take such a one.",
  "mill.unprotected":
    "Only when all the opponent’s men on the board stand in mills may you take from a mill, and then any man you like. With that the mill is broken.",
  "protected.caption": "Black’s mill on b6, b4, b2 is safe. One man is not.",
  "protected.task":
    "Close the mill on the right side, then take what may be taken.",
  "protected.done": "Only e5 stood free, so only e5 could be taken.",
  "unprotected.caption": "Now all three black men stand in their mill.",
  "unprotected.task": "Close your mill and take a man out of Black’s.",
  "unprotected.done": "No man was free, so the mill had to pay.",
  "mill.two":
    "Who closes two mills with one move still takes one man. In Lithuania, Poland and Russia it is the custom to take two; the game knows that as an option. More than two are never taken.",
  "two-at-once.caption": "On d6 two lines cross, and each lacks just that man.",
  "two-at-once.task": "Close both mills at once.",
  "two-at-once.done":
    "Two mills, one capture – yet both stand now, ready to be opened.",
  "mill.again":
    "A mill may be opened and closed again as often as you like, and each time it counts anew. Move one of its men away, bring it back, take a man. This shuttle is what wins most games.",
  "again.caption": "White’s mill on the top line is closed.",
  "again.task":
    "Open it with the man on d7; when Black has moved, close it again.",
  "again.done": "Closed again, and paid again.",
  "mill.none":
    "Not every row is a mill. Three men round a corner are none, and three that stand in a slanting row without a line through them are none, either. Nor is there a mill across the middle of the board: the line ends at the inner square.",
  "no-mill.caption":
    "The marked men stand in a row, but no line joins them: no mill. The boards with eleven and twelve men have that line.",

  // --- 4 End ---
  "end.title": "How a game ends",
  "end.lead":
    "You win by taking men until too few are left, or by shutting your opponent in. Several rules end games that would never end by themselves. The turn is always finished first, capture and all.",
  "end.fewer":
    "**Fewer than three.** Whoever has fewer than three men, on the board and in hand together, has lost: two men make no mill.",
  "fewer.caption": "Black has three men left, and it is White’s turn.",
  "fewer.task": "Close the mill and end the game.",
  "fewer.done": "Two men are left. White has won.",
  "end.blocked":
    "**Blocked.** Whoever is to move and cannot has lost at once, however many men are left. With three men this cannot happen as long as flying is allowed, for there is always an empty point.",
  "blocked.caption": "Four black men with one way out.",
  "blocked.task": "Shut Black in.",
  "blocked.done": "No black man can move: White has won without one mill.",
  "end.full":
    "**Full board.** Twelve men each fill all twenty-four points, if nobody closes a mill while placing. Then nobody can move, and the game is a draw. This rule concerns the game with twelve men only.",
  "end.repetition":
    "**Repetition.** When the same position comes about for the third time – the same men on the same points, as many in hand, the same player to move – the game is a draw. The three times need not follow each other.",
  "end.quiet":
    "**Fifty moves.** When each player has made fifty moves in a row without a capture, the game is a draw. Every turn counts, also in the placing phase; only a capture starts the count again.",
  "end.both-flying":
    "**Both fly.** When both players are down to three men and fly, it is the custom to agree on a draw. You may also play on, for hours if you like, until somebody overlooks something. The game offers the draw once; it can also be set to draw by itself, or not to ask.",
  "end.agreement":
    "**Agreement and resignation.** The players may agree on a draw at any time, and a player may give up at any time.",
  "end.perfect":
    "Without these rules good players would never get done: if neither makes a mistake, nobody wins. That is proved, and it means little across a table, where mills are overlooked in every game.",

  // --- 5 Variants ---
  "variants.title": "Eight games of one family",
  "variants.lead":
    "All of them are played like the game with nine men; only what is said here differs. Every board is live: play both sides, or open the game against the engine.",
  // The facts of a variant, read together.
  "variants.men": { one: "{n} man each", other: "{n} men each" },
  "variants.points": { one: "{n} point", other: "{n} points" },
  "variants.lines": {
    one: "{n} row for a mill",
    other: "{n} rows for mills",
  },
  "variants.play": "Play this game",
  "variants.three":
    "The smallest game, played on a single square with its middle. The diagonals are not lines, unless you switch them on. Each has just three men, so they fly as soon as they are placed, and the first mill wins.",
  "variants.five":
    "Two squares instead of three. Quick and sharp, good for children and for waiting rooms.",
  "variants.six":
    "Two squares and six men, without flying. In the Middle Ages it was popular in Italy, France and England; by 1600 it had gone out of fashion.",
  "variants.seven":
    "Two squares with a cross through the middle. The centre is a point, and each line of the cross has five points and room for three mills.",
  "variants.nine":
    "The classic. If people say mill, merels or morris and nothing else, they mean this one.",
  "variants.ten":
    "Invented by Emanuel Lasker, world chess champion from 1894 to 1921. Ten men, and you may move while others are still in hand. In practice fewer games are drawn, though in theory it is a draw, too.",
  "variants.eleven":
    "The board of the nine, with lines through the corners as well: four more mills, and men that were stuck in a corner get out.",
  "variants.twelve":
    "The same board with twelve men. In South Africa it is Morabaraba, a recognised sport with its own championships; the men are called cows. A full board is a draw ([rule 4.3](#rule-4.3)).",

  // --- 6 Playing well ---
  "play.title": "Playing well",
  "play.lead":
    "Four patterns win games. Once you see them you will lose to beginners no more.",
  "play.open":
    "**The open mill.** One man steps out of a mill and comes back: a capture every second turn ([rule 3.4](#rule-3.4)). It works as long as no opposing man can reach the gap. If one can, the gap is soon filled.",
  "play.double":
    "**The double mill.** Two mills without a common man, each lacking one point, and the two points are neighbours. A single man shuttles between them: with each step it opens one mill and closes the other, a capture every turn. Five men are enough, and there is hardly a defence.",
  "double.caption": "Top line and middle square share the man that shuttles.",
  "double.task":
    "Close the upper mill; after Black’s reply, close the lower one.",
  "double.done":
    "A capture on every move. That is why it is called a swing mill.",
  "play.shared":
    "**Two mills with one man in common** look mighty and are not worth much. On this board the man they share cannot move at all: its neighbours are its own fellows. Another one has to open, and then you have one ordinary open mill.",
  "shared.caption": "Five men, two full mills, and a7 is stuck.",
  "shared.task": "Open a mill – with any man that can move.",
  "shared.done": "It was not a7, was it? It cannot move.",
  "play.fork":
    "**Two threats at once.** A mill alone is easily blocked. Put a man where it makes two rows of two, and only one can be stopped. On the crossings that happens by itself.",
  "fork.caption": "White stands on d6 and f4. One point joins both.",
  "fork.task": "Place a man so that two mills threaten.",
  "fork.done": "b6 or f2: Black can stop only one.",
  "advice.title": "Six pieces of advice",
  "advice.crossings":
    "**Crossings and middles first**, corners last. Whoever holds three of the four crossings usually has the better game.",
  "advice.first":
    "**Do not chase the first mill.** Alone it is soon blocked, and your men stand in a heap.",
  "advice.threats": "**Prefer two threats to one mill.**",
  "advice.hinder":
    "**Take the point your opponent needs**, even if it builds nothing for you.",
  "advice.spread":
    "**Spread out.** Men crowded in one corner are trapped before they notice.",
  "advice.shut-in":
    "**Look for the man about to be shut in**, your own and the other’s. A man that cannot move is half lost.",

  // --- 7 Where rule books differ ---
  "differ.title": "Where rule books differ",
  "differ.lead":
    "The game is old and has no world federation that everybody obeys. Agree on these four before you begin; in the game they are options.",
  "differ.two":
    "**Two mills at once** capture one man under tournament rules, two men by Lithuanian, Polish and Russian custom ([rule 3.3](#rule-3.3)).",
  "differ.quiet":
    "**The fifty moves** are sometimes counted for both players together. Here each has fifty of his own, a hundred turns in all ([rule 4.5](#rule-4.5)).",
  "differ.fly":
    "**Flying** is the rule at home and often left out in tournaments ([rule 2.3](#rule-2.3)).",
  "differ.shared":
    "**A man in two mills** is praised in some books as the strongest formation. Try it on the board above: the man they share cannot move ([6.3](#rule-6.3)).",

  // --- 8 History ---
  "history.title": "Where it comes from",
  "history.oldest":
    "Boards of this kind are cut into the roof slabs of the temple at Kurna in Egypt. Often you read that they date from 1400 BCE, but nobody knows: anybody could have scratched them into the stone at any later time. It is certain that the Roman world knew such boards.",
  "history.middle":
    "In the Middle Ages the game was everywhere. In England, France and Germany you still find it carved into the seats of cloisters, where monks must have been bored. In India a temple inscription of about the ninth century shows it.",
  "history.family":
    "The relatives came and went. The game with six men was out of fashion by 1600; the one with twelve lives on in southern Africa. Emanuel Lasker, who was world chess champion for twenty-seven years, thought the old game too drawish and made it sharper with a tenth man.",
  "history.solved":
    "In 1993 the game with nine men was solved: a computer worked backwards from every possible ending (retrograde analysis) and found that it is a draw. People go on losing it, cheerfully.",
  "history.names":
    "It has many names: _Mlin_ and _Mica_ in Bosnia, Croatia, Montenegro and Serbia, _Malūnas_ in Lithuania, _Mühle_ in German, _Mills_, _Merels_, _Cowboy Checkers_ and _Ninepenny Marl_ in English, and in India _Saalu Mane Ata_, _Jadpi Ata_ and _Char-Par_.",

  // --- 9 Questions ---
  "questions.title": "Questions and answers",
  "ask.points": "How many points does the board have?",
  "answer.points":
    "The board for nine men has 24 points: eight on each of its three squares. Smaller variants have 9, 16 or 17.",
  "ask.open": "What is an open mill?",
  "answer.open":
    "A mill from which one man has stepped out, so that it can be closed again with the next move. Each closing captures a man.",
  "ask.diagonal": "May a man move diagonally?",
  "answer.diagonal":
    "Only along a drawn line. The board for nine men has no slanting lines, so no; the boards for eleven and twelve men have four.",
  "ask.draw": "Can a game end in a draw?",
  "answer.draw":
    "Yes: by agreement, when a position comes about for the third time, after fifty moves of each player without a capture, and, by custom, when both players are down to three men.",
  "ask.from-mill": "May I take a man out of a mill?",
  "answer.from-mill":
    "Only if all the opponent’s men on the board stand in mills. Otherwise you must take a free one.",
  "ask.again": "Does a mill count again when I open and close it?",
  "answer.again":
    "Yes. Every time it is closed it captures a man, even if the same three men make it.",
  "ask.stuck": "What happens if I cannot move?",
  "answer.stuck": "You have lost, no matter how many men you have.",
  "ask.least": "How many men do I need to go on?",
  "answer.least": "Three. Whoever is left with two has lost.",
  "ask.start": "Where should I place my first man?",
  "answer.start":
    "On one of the four crossings d6, f4, d2 and b4. They have the most neighbours.",
  "ask.solved": "Is the game solved?",
  "answer.solved":
    "Yes, since 1993: with best play by both sides it is a draw. No human plays it like that.",
};
