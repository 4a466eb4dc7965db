//! What is looked at less deeply, or not at all.
//!
//! All this is by guess, so a thorough tree does without; it is tried only where the question is
//! whether a score reaches a bound, and that bound is no proven win or loss.

use super::frame::Frame;
use super::order::Ranked;
use super::score::Score;
use super::window::Window;
use crate::moves::Move;

/// Plies from the leaves within which a position's looks save a search. Found, like the numbers
/// below, by the nodes that a search to a fixed depth takes, and by matches of 400 games at 5,000
/// nodes a move: the two margins halve the nodes and cost no games.
const JUDGED_DEPTH: i32 = 3;
/// How far above the window is far above, and how much more for each ply left.
const FAR_ABOVE: i32 = 40;
const FAR_ABOVE_PER_PLY: i32 = 60;
/// How far a quiet move may bring a position up, and how much more for each ply left.
const HOPE: i32 = 40;
const HOPE_PER_PLY: i32 = 80;
/// Quiet moves of which a node has enough, for each ply left: 8 lose 26 +- 20 Elo points, none at all 37 more.
const ENOUGH_MOVES: i32 = 4;
/// Moves are late after so many, and from this depth on.
const LATE_AFTER: usize = 3;
const LATE_DEPTH: i32 = 3;
/// Doublings of depth times doublings of the moves tried that make a ply less.
const DOUBLINGS_PER_PLY: u32 = 3;

/// Whether it is worth while to judge a position before its moves are tried.
pub(super) fn is_judged(window: Window, depth: i32) -> bool {
    let proven = |score: Score| score.plies_to_end().is_some();
    let narrow = !window.is_wide() && !proven(window.alpha) && !proven(window.beta);
    depth <= JUDGED_DEPTH && narrow
}

/// So far above the window that no reply is expected to bring it below
/// (<https://www.chessprogramming.org/Reverse_Futility_Pruning>).
pub(super) fn is_far_above(judged: Score, window: Window, depth: i32) -> bool {
    depth <= JUDGED_DEPTH && judged.plus(-(FAR_ABOVE + FAR_ABOVE_PER_PLY * depth)) >= window.beta
}

/// Plies by which a quiet move is looked at less deeply, by its place
/// (<https://www.chessprogramming.org/Late_Move_Reductions>).
pub(super) fn reduction(frame: &Frame, made: Move) -> Option<i32> {
    if frame.depth < LATE_DEPTH || frame.tried <= LATE_AFTER || made.is_capture() {
        return None;
    }
    let plies = frame.depth.ilog2() * frame.tried.ilog2() / DOUBLINGS_PER_PLY;
    let plies = plies as i32 - i32::from(frame.window.is_wide());
    Some(plies.clamp(1, frame.depth - 1))
}

/// Whether the moves that are left are not worth a look: they are quiet, and there were many
/// before them (<https://www.chessprogramming.org/Futility_Pruning#MoveCountBasedPruning>) or the
/// position is far below the window (<https://www.chessprogramming.org/Futility_Pruning>).
pub(super) fn gives_up(frame: &Frame, next: Ranked) -> bool {
    let Some(judged) = frame.judged else {
        return false;
    };
    if frame.tried == 0 || frame.best.is_loss() || next.is_urgent() {
        return false;
    }
    let late = frame.tried as i32 > ENOUGH_MOVES * frame.depth;
    let hope = HOPE + HOPE_PER_PLY * frame.depth;
    late || judged.plus(hope) <= frame.window.alpha
}
