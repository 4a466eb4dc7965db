//! Who stands where, who has what in hand, who is to move.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::board::{Board, Point};
use super::options::Options;
use super::side::Side;
use super::variant::Variant;

/// A position, with the rules it is played by.
#[derive(Clone, Debug)]
pub struct State {
    pub variant: &'static Variant,
    pub options: Options,
    pub board: Rc<Board>,
    pub men: BTreeMap<Point, Side>,
    pub hand: BTreeMap<Side, usize>,
    pub turn: Side,
    /// Plies since the last capture.
    pub quiet: u32,
}

impl State {
    /// The beginning of a game: an empty board, white to move (clause 2).
    pub fn start(variant: &'static Variant, options: Options) -> State {
        State {
            board: Rc::new(variant.board(options.diagonals == "on")),
            men: BTreeMap::new(),
            hand: Side::BOTH.map(|side| (side, variant.men)).into(),
            turn: Side::White,
            quiet: 0,
            variant,
            options,
        }
    }

    /// The points where a player's men stand.
    pub fn men_of(&self, side: Side) -> Vec<Point> {
        let his = self.men.iter().filter(|&(_, &owner)| owner == side);
        his.map(|(&point, _)| point).collect()
    }

    /// The points where nobody stands.
    pub fn empty_points(&self) -> Vec<Point> {
        self.board
            .points()
            .filter(|point| !self.men.contains_key(point))
            .collect()
    }

    /// Men left to a player, "on the board and in hand together" (2.3, 4.1).
    pub fn total(&self, side: Side) -> usize {
        let on_board = self.men.values().filter(|&&owner| owner == side).count();
        on_board + self.hand[&side]
    }

    /// 2.3: a player with exactly three men left flies, where flying is on. It is per player.
    pub fn flies(&self, side: Side) -> bool {
        self.options.flying == "on" && self.total(side) == 3
    }

    /// 4.4: "the same position" is men on points, men in hand, player to move.
    pub fn same_position(&self, other: &State) -> bool {
        self.men == other.men && self.hand == other.hand && self.turn == other.turn
    }
}
