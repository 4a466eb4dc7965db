//! What has to be solved, and in which order.

use super::orbits::orbits;
use super::space::{Force, Space, THREE};
use super::subsets::choose;
use crate::rules::{BothFlying, Rules};
use std::fmt;

/// What is to be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The whole game from its start: every position that can come about in it, and all pairs that
    /// it can lead to.
    Game,
    /// Pairs of men counts with empty hands, and all pairs that they can lead to.
    Pairs(Vec<(u8, u8)>),
    /// One space and all that it can lead to. On the small boards any hands will do, those that no
    /// game comes to as well.
    Space(Space),
    /// The same, and in any case how soon captures come there: then it can be told of every position
    /// whether the quiet limit spoils a win, however many quiet plies went before.
    Captures(Space),
}

impl Goal {
    /// Whether it can be reached by these rules.
    ///
    /// # Errors
    /// Why it cannot.
    ///
    /// ```
    /// use mlin::Variant;
    /// use mlin::tablebase::{Goal, GoalError};
    /// assert_eq!(Goal::Game.check(&Variant::Seven.into()), Ok(()));
    /// assert_eq!(Goal::Game.check(&Variant::Nine.into()), Err(GoalError::TooLarge));
    /// ```
    pub fn check(&self, rules: &Rules) -> Result<(), GoalError> {
        roots(rules, self).map(drop)
    }
}

/// Why a goal cannot be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalError {
    /// With men in hand this game has more positions than any memory holds, or its placing leads
    /// back and forth.
    TooLarge,
    /// The variant has no such pair: each player has three men or more, and at most its number.
    NoSuchPair(u8, u8),
    /// The variant has no such space.
    NoSuchSpace(Space),
}

impl fmt::Display for GoalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GoalError::TooLarge => {
                f.write_str("the whole game is too large to be solved from its start; name a pair")
            }
            GoalError::NoSuchPair(us, them) => {
                write!(f, "there is no pair {us}-{them} in this variant")
            }
            GoalError::NoSuchSpace(space) => {
                write!(f, "there are no positions of {space} in this variant")
            }
        }
    }
}

impl std::error::Error for GoalError {}

/// Points of the largest board whose whole game is solved: that of seven men takes seconds.
const SMALL_BOARD: usize = 17;

/// Where a goal begins.
#[derive(Clone, Debug)]
pub(super) struct Roots {
    pub spaces: Vec<Space>,
    /// Whether captures are asked for.
    pub captures: bool,
}

/// Finds out where a goal begins.
pub(super) fn roots(rules: &Rules, goal: &Goal) -> Result<Roots, GoalError> {
    let spaces = match goal {
        Goal::Game => vec![small(rules, start(rules))?],
        Goal::Pairs(pairs) => pairs
            .iter()
            .map(|&(us, them)| pair(rules, us, them))
            .collect::<Result<_, _>>()?,
        Goal::Space(space) | Goal::Captures(space) if exists(rules, *space) => {
            vec![small(rules, *space)?]
        }
        Goal::Space(space) | Goal::Captures(space) => return Err(GoalError::NoSuchSpace(*space)),
    };
    let captures = matches!(goal, Goal::Captures(_));
    Ok(Roots { spaces, captures })
}

fn start(rules: &Rules) -> Space {
    let all = Force {
        hand: rules.men(),
        men: 0,
    };
    Space { us: all, them: all }
}

fn small(rules: &Rules, space: Space) -> Result<Space, GoalError> {
    let is_small = rules.board().len() <= SMALL_BOARD && !rules.slides_while_placing();
    if is_small || space.is_pair() {
        Ok(space)
    } else {
        Err(GoalError::TooLarge)
    }
}

fn pair(rules: &Rules, us: u8, them: u8) -> Result<Space, GoalError> {
    let space = Space::pair(us, them);
    if exists(rules, space) {
        Ok(space)
    } else {
        Err(GoalError::NoSuchPair(us, them))
    }
}

/// Whether the rules know such a space: a game can come to it, or an editor make it.
pub(super) fn exists(rules: &Rules, space: Space) -> bool {
    let total = |force: Force| u16::from(force.hand) + u16::from(force.men);
    let totals = [total(space.us), total(space.them)];
    let most = u16::from(rules.men());
    let standing = usize::from(space.us.men) + usize::from(space.them.men);
    totals
        .iter()
        .all(|total| (THREE.into()..=most).contains(total))
        && standing <= rules.board().len()
}

/// The spaces that the moves of a space lead to, as far as the game goes on there.
pub(super) fn next_spaces(rules: &Rules, space: Space) -> impl Iterator<Item = Space> + use<> {
    let captures = (1..=most_captures(rules, space)).map(move |men| after(space, men));
    [after(space, 0)]
        .into_iter()
        .chain(captures)
        .filter(Space::is_played)
}

/// The space after a move with so many captures.
pub(super) const fn after(space: Space, captured: u8) -> Space {
    let us = if space.us.hand > 0 {
        space.us.placed()
    } else {
        space.us
    };
    Space {
        us: space.them.without(captured),
        them: us,
    }
}

/// The most men that a move of a space captures: a mill takes three men, two of them four, as they
/// may share two on the lines of the cross.
pub(super) fn most_captures(rules: &Rules, space: Space) -> u8 {
    let ours = after(space, 0).them.men;
    let earned = match ours {
        0..=2 => 0,
        4.. if rules.double_mill_takes_two() => 2,
        _ => 1,
    };
    earned.min(space.them.men)
}

/// Whether both fly and that is a draw.
pub(super) fn is_over(rules: &Rules, space: Space) -> bool {
    let three = Space::pair(THREE, THREE);
    space == three && rules.flying() && rules.both_flying() == BothFlying::Draw
}

/// The numbers that a space's index has.
pub(super) fn numbers(rules: &Rules, space: Space) -> u64 {
    let board = rules.board();
    let left = board.len() - usize::from(space.them.men);
    orbits(board, 0, space.them.men) * choose(left, space.us.men.into()) as u64
}
