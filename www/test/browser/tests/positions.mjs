/** Positions that several tests begin with. */

/** White to slide: his a7 may go to d7 or a4, and no slide closes a mill. */
export const SLIDING = "nine W.W...../B.B..W../...W..BB w 0,0 0";

/** White closes a mill on d7, and of black's men only e4 may be captured. */
export const CLOSING = "nine W.W.BBB./.W....../...B.... w 3,3 0";

/** Seventeen men placed, and no mill closed; c3 then closes one for black. */
export const PLACED = "e4 b6 f2 c4 e5 a7 d5 d6 b2 d7 g1 d1 f4 d3 a1 c5 g7";

/** White could have won by g4-g7, and went elsewhere. */
export const MISSED_WIN = {
  position: "nine WW.W..../......../B.B..B.. w 0,0 0",
  moves: "g4-g1 c5-b6",
};
