//! What a position is worth when both play perfectly.

use std::cmp::Ordering;

/// The end of perfect play, seen by the player to move: the winner wins by the shortest way, the
/// loser loses by the longest. Draws by repetition and quiet limit are left aside: a position is
/// drawn where neither player can force more.
///
/// ```
/// use mlin::tablebase::Value;
/// assert!(Value::Win(3) > Value::Win(5));
/// assert!(Value::Loss(2) < Value::Draw);
/// assert_eq!(Value::Loss(2).one_ply_earlier(), Value::Win(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// He wins after so many plies.
    Win(u16),
    /// Nobody can force more.
    Draw,
    /// He loses after so many plies; none is a game that is lost already.
    Loss(u16),
}

impl Value {
    /// The same end seen by the opponent, whose move leads here.
    #[must_use]
    pub const fn one_ply_earlier(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// Plies to the end, where somebody wins.
    pub const fn plies(self) -> Option<u16> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// As tables keep it: 0 is a draw, else one more than the plies. Whoever wins makes the last
    /// ply, so that plies are odd for a win and even for a loss.
    pub(super) const fn code(self) -> u16 {
        match self {
            Value::Win(plies) | Value::Loss(plies) => plies + 1,
            Value::Draw => 0,
        }
    }

    /// The reverse of [`code`](Value::code).
    pub(super) const fn from_code(code: u16) -> Value {
        match code {
            0 => Value::Draw,
            _ if code.is_multiple_of(2) => Value::Win(code - 1),
            _ => Value::Loss(code - 1),
        }
    }

    /// Rises with how good the value is.
    fn rank(self) -> i32 {
        match self {
            Value::Win(plies) => i32::from(u16::MAX) + 1 - i32::from(plies),
            Value::Draw => 0,
            Value::Loss(plies) => i32::from(plies) - i32::from(u16::MAX) - 1,
        }
    }
}

/// The better for the player to move is the greater.
impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
