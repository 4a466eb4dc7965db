//! What a search has to find out: whether a score lies between two bounds.

use super::score::Score;

/// The scores that matter: above `alpha`, below `beta`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub alpha: Score,
    pub beta: Score,
}

/// What is known of a score that a search brought back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is just that.
    Exact = 0,
    /// It is that or better.
    AtLeast = 1,
    /// It is that or worse.
    AtMost = 2,
}

impl Window {
    /// Every score matters.
    pub(super) const fn full() -> Window {
        Window {
            alpha: Score::WORST,
            beta: Score::win_in(0).next(),
        }
    }

    /// Scores near an estimate; around a win or loss every score matters.
    pub(super) fn around(score: Score, margin: i32) -> Window {
        if score.plies_to_end().is_some() {
            return Window::full();
        }
        Window {
            alpha: score.plus(-margin),
            beta: score.plus(margin),
        }
    }

    /// Whether a score lies inside.
    pub(super) fn contains(self, score: Score) -> bool {
        self.alpha < score && score < self.beta
    }

    /// Is the score better than `alpha`? Nothing else is asked.
    pub(super) const fn zero(alpha: Score) -> Window {
        Window {
            alpha,
            beta: alpha.next(),
        }
    }

    /// The same window seen by the opponent.
    pub(super) fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Whether more than a yes or no is asked.
    pub(super) fn is_wide(self) -> bool {
        self.beta > self.alpha.next()
    }

    /// Whether a bound on the score answers the question.
    pub(super) fn is_answered_by(self, score: Score, bound: Bound) -> bool {
        match bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= self.beta,
            Bound::AtMost => score <= self.alpha,
        }
    }
}
