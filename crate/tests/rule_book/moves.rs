//! Clause 2: the turn, one whole move: place, slide or fly one man, and capture.

use super::board::Point;
use super::state::State;

/// One whole turn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    /// Where the man comes from; none when he comes from the hand.
    pub from: Option<Point>,
    pub to: Point,
    /// In the order they are taken.
    pub captures: Vec<Point>,
}

impl State {
    /// Every legal turn, two captures in every legal order. None when the position is won (4.1).
    pub fn turns_in_every_order(&self) -> impl Iterator<Item = Move> {
        let won = self.somebody_has_fewer_than_three();
        let steps = if won { Vec::new() } else { self.steps() };
        let turns = steps.into_iter();
        turns.flat_map(|(from, to)| self.with_captures(from, to))
    }

    /// Every legal turn once. "The same two men in either order are one move, written in the first
    /// legal order of the points, row by row from the top left."
    pub fn turns(&self) -> Vec<Move> {
        let every = Vec::from_iter(self.turns_in_every_order());
        let mut once = every.clone();
        once.retain(|turn| match turn.captures[..] {
            [first, second] => {
                let other_order = Move {
                    captures: vec![second, first],
                    ..*turn
                };
                first.reading_order() < second.reading_order() || !every.contains(&other_order)
            }
            _ => true,
        });
        once
    }

    /// From and to of every step, captures aside.
    fn steps(&self) -> Vec<(Option<Point>, Point)> {
        let empty = self.empty_points();
        let mut steps = Vec::new();
        if self.may_place() {
            steps.extend(empty.iter().map(|&to| (None, to)));
        }
        if self.may_move() {
            for from in self.men_of(self.turn) {
                let targets = empty.iter().filter(|&&to| self.reaches(from, to));
                steps.extend(targets.map(|&to| (Some(from), to)));
            }
        }
        steps
    }

    /// 2.1: "while a player has men in hand, he places one on any empty point".
    pub fn may_place(&self) -> bool {
        self.hand[&self.turn] > 0
    }

    /// 2.2: with none in hand he moves; 2.4: in Lasker also with men in hand.
    pub fn may_move(&self) -> bool {
        self.hand[&self.turn] == 0 || self.variant.place_or_slide
    }

    /// 2.2: a man slides "along a line to a neighbouring empty point"; 2.3: or flies to any.
    pub fn reaches(&self, from: Point, to: Point) -> bool {
        self.flies(self.turn) || self.board.neighbours(from, to)
    }

    /// The position when the man stands on `to` and nothing is captured yet.
    pub fn stepped(&self, from: Option<Point>, to: Point) -> State {
        let mut next = self.clone();
        match from {
            Some(from) => drop(next.men.remove(&from)),
            None => *next.hand.get_mut(&self.turn).unwrap() -= 1,
        }
        next.men.insert(to, self.turn);
        next
    }

    /// Clause 3: the step with every legal way to capture what is due. A mill that `to` stands in
    /// is closed by this turn, for `to` was empty before it ("opening a mill and closing it again
    /// counts anew").
    fn with_captures(&self, from: Option<Point>, to: Point) -> Vec<Move> {
        let stepped = self.stepped(from, to);
        let due = stepped.captures_due(stepped.mills_at(to), self.turn.other());
        let ways = stepped.ways_to_capture(due).into_iter();
        ways.map(|captures| Move { from, to, captures }).collect()
    }

    /// Every legal order to capture `due` men. "Whether a man may be captured is judged anew after
    /// the first."
    fn ways_to_capture(&self, due: usize) -> Vec<Vec<Point>> {
        if due == 0 {
            return vec![Vec::new()];
        }
        let mut ways = Vec::new();
        for first in self.capturable(self.turn.other()) {
            let mut next = self.clone();
            next.men.remove(&first);
            for rest in next.ways_to_capture(due - 1) {
                ways.push([vec![first], rest].concat());
            }
        }
        ways
    }

    /// The position after a turn. "Captured men are out of the game." 4.5: only a capture starts
    /// the quiet count again.
    pub fn after(&self, turn: &Move) -> State {
        let mut next = self.stepped(turn.from, turn.to);
        for point in &turn.captures {
            next.men.remove(point);
        }
        next.quiet = if turn.captures.is_empty() {
            self.quiet + 1
        } else {
            0
        };
        next.turn = self.turn.other();
        next
    }
}

impl Move {
    /// The same man to the same point, and the same men captured.
    pub fn is_same_turn(&self, other: &Move) -> bool {
        let sorted = |turn: &Move| {
            let mut captures = turn.captures.clone();
            captures.sort();
            captures
        };
        (self.from, self.to) == (other.from, other.to) && sorted(self) == sorted(other)
    }
}
