//! What has to be solved, and in which order.

use super::Tablebase;
use super::orbits::orbits;
use super::space::{Force, Space, THREE};
use super::subsets::choose;
use crate::rules::{BothFlying, Rules};
use std::collections::BTreeSet;
use std::fmt;

/// What is to be solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The whole game from its start: every position that can come about in it, and all pairs that
    /// it can lead to.
    Game,
    /// Pairs of men counts with empty hands, and all pairs that they can lead to.
    Pairs(Vec<(u8, u8)>),
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
    /// The start of this game leads to more positions than any memory holds, or its placing leads
    /// back and forth.
    TooLarge,
    /// The variant has no such pair: each player has three men or more, and at most its number.
    NoSuchPair(u8, u8),
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
        }
    }
}

impl std::error::Error for GoalError {}

/// Points of the largest board whose whole game is solved: that of seven men takes seconds.
const SMALL_BOARD: usize = 17;

/// The spaces that a goal needs and the tables lack, those that others depend on first.
pub(super) fn missing(tables: &Tablebase, goal: &Goal) -> Result<Vec<Space>, GoalError> {
    let mut found = BTreeSet::new();
    for root in roots(tables.rules(), goal)? {
        collect(tables, root, &mut found);
    }
    Ok(found.into_iter().map(|(_, space)| space).collect())
}

/// Where a space stands in the order of solving: fewer men in hand first, then fewer men; the spaces
/// of a pair together.
type Turn = (u8, u8, u8, bool);

const fn turn(space: Space) -> Turn {
    let (us, them) = (space.us.men, space.them.men);
    let hands = space.us.hand + space.them.hand;
    let most = if us > them { us } else { them };
    (hands, us + them, most, us < them)
}

fn roots(rules: &Rules, goal: &Goal) -> Result<Vec<Space>, GoalError> {
    match goal {
        Goal::Game => Ok(vec![start(rules)?]),
        Goal::Pairs(pairs) => pairs
            .iter()
            .map(|&(us, them)| pair(rules, us, them))
            .collect(),
    }
}

fn start(rules: &Rules) -> Result<Space, GoalError> {
    if rules.board().len() > SMALL_BOARD || rules.slides_while_placing() {
        return Err(GoalError::TooLarge);
    }
    let all = Force {
        hand: rules.men(),
        men: 0,
    };
    Ok(Space { us: all, them: all })
}

fn pair(rules: &Rules, us: u8, them: u8) -> Result<Space, GoalError> {
    let most = THREE..=rules.men();
    if most.contains(&us) && most.contains(&them) {
        Ok(Space::pair(us, them))
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

/// What a solved space leads to is not looked at: nothing needs it any more.
fn collect(tables: &Tablebase, space: Space, found: &mut BTreeSet<(Turn, Space)>) {
    if tables.table(space).is_none() && found.insert((turn(space), space)) {
        for next in next_spaces(tables.rules(), space) {
            collect(tables, next, found);
        }
    }
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
