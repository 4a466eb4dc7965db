//! Proofs by search, where no tables reach: who closes a mill by force.

use mlin::{Move, Position};

/// The most moves within which a mill is looked for.
const MOST_MOVES: u32 = 4;
/// How far ahead a threat is parried: the opponent's moves.
pub const GUARDED_MOVES: u32 = 2;

/// Whether the player to move closes a mill within so many of his moves, before his opponent closes
/// one and whatever he does.
pub fn gains(position: &Position, moves: u32) -> bool {
    moves > 0 && (can_capture(position) || !gaining(position, moves).is_empty())
}

/// Whether the player to move cannot keep his opponent from that.
fn yields(position: &Position, moves: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(!position.turn());
    }
    let mut replies = position.legal_moves().into_iter();
    moves > 0
        && !can_capture(position)
        && replies.all(|reply| gains(&after(position, reply), moves))
}

/// The moves after which a mill is closed within so many moves, this one counted, though not at once.
fn gaining(position: &Position, moves: u32) -> Vec<Move> {
    let all = position.legal_moves().into_iter();
    let quiet = all.filter(|made| moves > 1 && !made.is_capture());
    quiet
        .filter(|&made| yields(&after(position, made), moves - 1))
        .collect()
}

fn can_capture(position: &Position) -> bool {
    position.legal_moves().iter().any(|made| made.is_capture())
}

fn after(position: &Position, made: Move) -> Position {
    let mut next = *position;
    next.play(made).expect("a legal move");
    next
}

/// Within how many moves a mill is closed by force.
fn moves_to_gain(position: &Position) -> Option<u32> {
    (1..=MOST_MOVES).find(|&moves| gains(position, moves))
}

/// The one move that closes a mill by force within the fewest moves, two at least, and all that follows:
/// each turn of the player holds every move that is as quick.
pub fn only_gain(position: &Position) -> Option<Vec<Vec<Move>>> {
    let mut left = moves_to_gain(position).filter(|&moves| moves > 1)?;
    let mut turns = vec![gaining(position, left)];
    if turns[0].len() != 1 {
        return None;
    }
    let mut position = after(position, turns[0][0]);
    while left > 1 && position.outcome().is_none() {
        let reply = longest_reply(&position)?;
        position = after(&position, reply);
        left = moves_to_gain(&position)?;
        let captures = position
            .legal_moves()
            .into_iter()
            .filter(|made| made.is_capture());
        let right = if left == 1 {
            captures.collect()
        } else {
            gaining(&position, left)
        };
        position = after(&position, right[0]);
        turns.extend([vec![reply], right]);
    }
    Some(turns)
}

/// The reply that puts the mill off the longest.
fn longest_reply(position: &Position) -> Option<Move> {
    let replies = position.legal_moves().into_iter();
    replies.max_by_key(|&reply| moves_to_gain(&after(position, reply)))
}

/// The one move after which the opponent cannot close a mill by force within [`GUARDED_MOVES`].
pub fn only_guard(position: &Position) -> Option<Move> {
    if can_capture(position) {
        return None;
    }
    let all = position.legal_moves().into_iter();
    let mut guarding = all.filter(|&made| {
        let next = after(position, made);
        next.outcome().is_none() && !gains(&next, GUARDED_MOVES)
    });
    let only = guarding.next()?;
    guarding.next().is_none().then_some(only)
}
