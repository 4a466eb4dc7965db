/**
 * English: the words of the lessons. `NAME.text` says what is to be found, `NAME.right` what has been found,
 * `NAME.wrong` answers any other move.
 */
export default {
  "page.title": "Learn nine men’s morris step by step",
  "page.description":
    "A course in 23 steps with live boards: placing men, closing mills, double mills, captures, flying, shutting in, and a draw held with three men against four.",
  "page.heading": "Learn step by step",
  "page.lead":
    "Twenty-three small tasks, from the first man to the last trick. You always play White. If a move is not the one to be found, the board says so, and you try another.",
  "page.rules": "The rules at length",

  "placing.title": "Placing",
  "place.text":
    "Place your first man on d6: press the point where the upper line of the middle square meets the line from the top.",
  "place.right": "From d6 four ways lead on. No point has more.",
  "crossing.text":
    "Black has answered on d2. Take one of the two crossings that are left: b4 or f4.",
  "crossing.right": "Two of the four best points are yours.",
  "mill.text":
    "Three men in a row on a line are a mill. Close one, and take one of Black’s men.",
  "mill.right": "A mill, and one man more than Black.",
  "hinder.text":
    "Black has two men on the bottom line and wants the third point. Get there first.",
  "hinder.right": "Hindering is half of placing.",
  "fork.text":
    "Place a man so that two mills threaten at once. Black can stop only one of them.",
  "fork.right": "b6 or f2: one of them will be yours.",
  "lock.text":
    "Black’s man on a7 has one way out left. Shut it in before it gets away.",
  "lock.right": "A man that cannot move is half lost.",

  "moving.title": "Moving",
  "slide.text":
    "All men have been placed. Move the man on g4 one step along a line; there are three ways.",
  "slide.right": "One step, along a line, to an empty point.",
  "close.text": "Close a mill by moving, and take a man.",
  "close.right": "A mill by moving counts like one by placing.",
  "again.text":
    "Your mill is closed. Open it with the man on d6, down to d5; when Black has moved, close it again.",
  "again.right": "Every closing counts anew.",
  "safely.text":
    "Open your mill so that Black cannot step into the gap. Mind the black man on d5.",
  "safely.wrong": "Then Black’s man on d5 can fill the gap. Open at the side.",
  "safely.right": "Only your own men stand next to the gap. It is safe.",
  "double.text":
    "A double mill: move from d6 to d5 and take the only man that is free; when Black has moved, go back.",
  "double.right": "One man, two mills, a capture every turn.",
  "build.text": "Close a mill – in such a way that it becomes a double mill.",
  "build.wrong":
    "That does not give you two mills that need each other. Which man can come to f6?",
  "build.right":
    "Next you move d6–d7 and close the upper line, then back again.",
  "shared.text":
    "Two mills that share the man on g1. Open one, with a man that can move.",
  "shared.right":
    "g1 could not move: its neighbours are its own. Such a pair is one open mill, no more.",

  "taking.title": "Taking",
  "free.text":
    "Close the upper line and take a man. Three of the black men are safe in their mill.",
  "free.right": "Only the free man could be taken.",
  "broken.text":
    "Now every black man stands in a mill. Close yours and take any of them.",
  "broken.right": "Where nobody is free, the mill must pay.",
  "choose.text":
    "Close your mill and take the right man: what is Black about to do?",
  "choose.wrong":
    "Black threatens a mill on the bottom line. Take one of those two.",
  "choose.right": "The threat is gone, and so is a man.",
  "both.text":
    "Close two mills with one man. By these rules you take one man all the same.",
  "both.right": "Two mills to open and close: that is worth more than a man.",

  "flying.title": "Flying",
  "fly.text":
    "You have three men left and may fly to any empty point. Close a mill and take a man.",
  "fly.right": "Right across the board. Three men are still dangerous.",
  "gap.text":
    "Black wants to move from f4 to f6 and close a mill. Fly into the gap, with any man.",
  "gap.right": "Whoever flies is everywhere at once.",
  "hold.text":
    "Three against four: the hardest draw to hold. Black threatens a mill; there is one point that saves you. Fly there, with any man.",
  "hold.wrong":
    "Then Black closes the mill at once, and you have two men left.",
  "hold.right":
    "Held. Tables of all these endings prove that nothing else does.",
  "hold-on.text":
    "Once more three against four. First find Black’s threat, then the only point that holds the draw.",
  "hold-on.wrong":
    "Look along the line of b4 and c4: who can reach its third point?",
  "hold-on.right": "Whoever always finds this one point cannot be beaten.",

  "ending.title": "The end",
  "last.text": "Black has three men left. Take one, and the game is over.",
  "last.right": "With two men nobody can go on. You have won.",
  "block.text": "Black’s four men have one way out. Close it.",
  "block.right": "Black cannot move and has lost, with four men on the board.",
};
