//! A space: all positions with the same numbers of men.

use crate::position::Position;
use crate::rules::Rules;
use std::fmt;

/// Men that a player needs to go on, and with which he flies.
pub(super) const THREE: u8 = 3;

/// What one player has in a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Force {
    /// Men in hand.
    pub hand: u8,
    /// Men on the board.
    pub men: u8,
}

impl Force {
    /// Men on the board, none in hand.
    pub const fn on_board(men: u8) -> Force {
        Force { hand: 0, men }
    }

    /// Men on the board and in hand.
    pub const fn total(self) -> u8 {
        self.hand + self.men
    }

    /// The same after captures.
    pub(super) const fn without(self, captured: u8) -> Force {
        Force {
            men: self.men - captured,
            ..self
        }
    }

    /// The same after a man was placed.
    pub(super) const fn placed(self) -> Force {
        Force {
            hand: self.hand - 1,
            men: self.men + 1,
        }
    }
}

/// All positions in which the player to move and his opponent have these men.
///
/// ```
/// use mlin::tablebase::Space;
/// assert_eq!(Space::pair(5, 3).to_string(), "5-3");
/// assert_eq!(Space::pair(5, 3).turned(), Space::pair(3, 5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    /// What the player to move has.
    pub us: Force,
    /// What his opponent has.
    pub them: Force,
}

impl Space {
    /// A space with empty hands.
    pub const fn pair(us: u8, them: u8) -> Space {
        Space {
            us: Force::on_board(us),
            them: Force::on_board(them),
        }
    }

    /// The space a position lies in.
    pub fn of(position: &Position) -> Space {
        let force = |color| Force {
            hand: position.hand(color),
            men: position.men(color).len() as u8,
        };
        Space {
            us: force(position.turn()),
            them: force(!position.turn()),
        }
    }

    /// The same men, the other player to move.
    #[must_use]
    pub const fn turned(self) -> Space {
        Space {
            us: self.them,
            them: self.us,
        }
    }

    /// Whether all men stand on the board.
    pub const fn is_pair(&self) -> bool {
        self.us.hand == 0 && self.them.hand == 0
    }

    /// Whether both players go on, with three men or more.
    pub(super) const fn is_played(&self) -> bool {
        self.us.total() >= THREE && self.them.total() >= THREE
    }

    /// Whether by these rules a player with these men, none in hand, flies.
    pub(super) const fn flies(rules: &Rules, men: u8) -> bool {
        rules.flying() && men == THREE
    }
}

/// `us-them`, the men on the board, each with `+hand` where men are in hand.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let force = |force: Force| match force.hand {
            0 => force.men.to_string(),
            hand => format!("{}+{hand}", force.men),
        };
        write!(f, "{}-{}", force(self.us), force(self.them))
    }
}
