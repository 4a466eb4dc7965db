//! Scores, and the arithmetic of won and lost ones.

use crate::tablebase::Value;
use std::fmt;
use std::ops::Neg;

/// How good a position is for the player to move: hundredths of a man, or a win or loss
/// and the plies until then. Win and loss arithmetic stands here only.
///
/// ```
/// use mlin::search::Score;
/// assert!(Score::win_in(3) > Score::win_in(5));
/// assert!(Score::loss_in(2) < Score::estimate(-900));
/// assert_eq!(-Score::win_in(3), Score::loss_in(3));
/// assert_eq!(Score::win_in(3).plies_to_end(), Some(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// A win now.
const WIN: i16 = 30_000;
/// Scores beyond this are wins; no game tree is so deep.
const LONGEST_WIN: i16 = WIN - 1_000;
/// Estimates stay below: they are no proof.
const MOST: i32 = 20_000;

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);
    /// Worse than every score.
    pub(crate) const WORST: Score = Score(-WIN - 1);

    /// An estimate in hundredths of a man, kept apart from wins and losses.
    pub fn estimate(value: i32) -> Score {
        Score(value.clamp(-MOST, MOST) as i16)
    }

    /// A win after so many plies.
    pub const fn win_in(plies: usize) -> Score {
        Score(WIN - plies as i16)
    }

    /// A loss after so many plies; none is a game that is lost already.
    pub const fn loss_in(plies: usize) -> Score {
        Score(plies as i16 - WIN)
    }

    /// The score of a solved position so many plies below the root.
    pub(crate) const fn of_value(value: Value, ply: usize) -> Score {
        match value {
            Value::Win(plies) => Score::win_in(ply + plies as usize),
            Value::Draw => Score::DRAW,
            Value::Loss(plies) => Score::loss_in(ply + plies as usize),
        }
    }

    /// Whether it is a proven win.
    pub const fn is_win(self) -> bool {
        self.0 > LONGEST_WIN
    }

    /// Whether it is a proven loss.
    pub const fn is_loss(self) -> bool {
        self.0 < -LONGEST_WIN
    }

    /// Plies until the proven end.
    pub const fn plies_to_end(self) -> Option<usize> {
        if self.is_win() {
            Some((WIN - self.0) as usize)
        } else if self.is_loss() {
            Some((self.0 + WIN) as usize)
        } else {
            None
        }
    }

    /// Hundredths of a man; meant for estimates.
    pub const fn value(self) -> i16 {
        self.0
    }

    /// Counted from `ply` plies further down the tree: so it is kept in the table,
    /// where a win is near however long the way to the position was.
    pub(crate) const fn seen_from(self, ply: usize) -> Score {
        if self.is_win() {
            Score(self.0 + ply as i16)
        } else if self.is_loss() {
            Score(self.0 - ply as i16)
        } else {
            self
        }
    }

    /// The reverse of [`seen_from`](Score::seen_from).
    pub(crate) const fn seen_from_root(self, ply: usize) -> Score {
        if self.is_win() {
            Score(self.0 - ply as i16)
        } else if self.is_loss() {
            Score(self.0 + ply as i16)
        } else {
            self
        }
    }

    /// The next better score.
    pub(crate) const fn next(self) -> Score {
        Score(self.0 + 1)
    }

    /// A little better or worse, as an estimate; wins and losses stay.
    pub(crate) fn plus(self, value: i32) -> Score {
        if self.plies_to_end().is_some() {
            self
        } else {
            Score::estimate(i32::from(self.0) + value)
        }
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// `win 3`, `loss 4` or hundredths of a man.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies_to_end() {
            Some(plies) if self.is_win() => write!(f, "win {plies}"),
            Some(plies) => write!(f, "loss {plies}"),
            None => write!(f, "{}", self.0),
        }
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Score({self})")
    }
}
