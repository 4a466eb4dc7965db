//! How a game ends.

use crate::color::Color;
use std::fmt;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who has won; `None` is a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
}

/// Why a game is over: rule sheet, section 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// 4.1: a player has fewer than three men.
    FewerThanThree,
    /// 4.2: the player to move has no legal move.
    Blocked,
    /// 4.3: every point is held.
    BoardFull,
    /// 4.4: the same position for the third time.
    Repetition,
    /// 4.5: too many plies without a capture.
    QuietLimit,
    /// 4.6: both players fly, and that is agreed to be a draw.
    BothFlying,
    /// 4.7: the players agreed on a draw.
    Agreement,
    /// 4.7: a player has resigned.
    Resignation,
}

impl Reason {
    /// All reasons, in the order of the rule sheet.
    pub const ALL: [Reason; 8] = [
        Reason::FewerThanThree,
        Reason::Blocked,
        Reason::BoardFull,
        Reason::Repetition,
        Reason::QuietLimit,
        Reason::BothFlying,
        Reason::Agreement,
        Reason::Resignation,
    ];

    /// Its word in records and in the API, as `fewer-than-three`.
    pub const fn word(self) -> &'static str {
        match self {
            Reason::FewerThanThree => "fewer-than-three",
            Reason::Blocked => "blocked",
            Reason::BoardFull => "board-full",
            Reason::Repetition => "repetition",
            Reason::QuietLimit => "quiet-limit",
            Reason::BothFlying => "both-flying",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
        }
    }

    /// The reason of that word.
    pub fn from_word(word: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.word() == word)
    }
}

impl Outcome {
    /// A win.
    pub const fn win(winner: Color, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason,
        }
    }

    /// A draw.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome {
            winner: None,
            reason,
        }
    }

    /// Its result in records: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result(), self.reason)
    }
}
