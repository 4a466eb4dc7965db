//! A position: unchecked as [`Setup`], valid as [`Position`].

use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::moves::Move;
use crate::outcome::{Outcome, Reason};
use crate::point::{Point, PointSet};
use crate::rules::{BothFlying, Rules};
use crate::symmetry::Symmetry;
use crate::zobrist;
use std::fmt;

/// Men a player needs: with fewer, on the board and in hand together, he has lost.
/// It is also the number with which he flies.
const THREE: usize = 3;

/// Everything a position is made of, not yet checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The men on the board.
    pub men: ByColor<PointSet>,
    /// The men still in hand.
    pub hand: ByColor<u8>,
    /// Who is to move.
    pub turn: Color,
    /// Plies since the last capture.
    pub quiet: u16,
}

impl Setup {
    /// The start of a game: an empty board and all men in hand.
    pub fn start(rules: Rules) -> Setup {
        Setup {
            rules,
            men: ByColor::default(),
            hand: ByColor::new(rules.men(), rules.men()),
            turn: Color::White,
            quiet: 0,
        }
    }

    /// Checks it.
    ///
    /// # Errors
    /// [`PositionError`] names the first thing that cannot be.
    pub fn position(&self) -> Result<Position, PositionError> {
        let Setup {
            rules, men, hand, ..
        } = *self;
        let outside = (men.white | men.black) - rules.board().all();
        if !outside.is_empty() {
            return Err(PositionError::OutsideBoard(outside));
        }
        let both = men.white & men.black;
        if !both.is_empty() {
            return Err(PositionError::TwoMenOnAPoint(both));
        }
        let total = ByColor::from_fn(|color| men[color].len() + usize::from(hand[color]));
        for color in Color::ALL {
            if total[color] > rules.men().into() {
                return Err(PositionError::TooManyMen {
                    color,
                    most: rules.men(),
                });
            }
        }
        if total.white < THREE && total.black < THREE {
            return Err(PositionError::BothUnderThree);
        }
        let mut position = Position {
            rules,
            men,
            hand,
            total: total.map(|men| men as u8),
            turn: self.turn,
            quiet: self.quiet,
            hash: 0,
        };
        position.hash = position.fresh_hash();
        Ok(position)
    }
}

/// Why a setup is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Men stand where the board has no point.
    OutsideBoard(PointSet),
    /// Both players have a man on the same point.
    TwoMenOnAPoint(PointSet),
    /// A player has more men, on the board and in hand, than the variant gives.
    TooManyMen {
        /// The player.
        color: Color,
        /// The men the variant gives.
        most: u8,
    },
    /// Both players have fewer than three men: nobody could have won.
    BothUnderThree,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::OutsideBoard(_) => f.write_str("a man stands outside the board"),
            PositionError::TwoMenOnAPoint(_) => f.write_str("two men stand on one point"),
            PositionError::TooManyMen { color, most } => {
                write!(
                    f,
                    "{color} has more than {most} men on the board and in hand"
                )
            }
            PositionError::BothUnderThree => f.write_str("both players have fewer than three men"),
        }
    }
}

impl std::error::Error for PositionError {}

/// What a player does in a turn. Derived for each side, never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// He has men in hand.
    Placing,
    /// His men slide along the lines.
    Moving,
    /// He has three men left, and they go anywhere.
    Flying,
}

impl Phase {
    /// Its word in the API.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Placing => "placing",
            Phase::Moving => "moving",
            Phase::Flying => "flying",
        }
    }
}

/// A valid position of a game.
///
/// ```
/// use mlin::{Color, Phase, Position, Variant};
/// let start = Position::start(Variant::Nine);
/// assert_eq!(start.turn(), Color::White);
/// assert_eq!(start.phase(Color::White), Phase::Placing);
/// assert_eq!(start.legal_moves().len(), 24);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    rules: Rules,
    men: ByColor<PointSet>,
    hand: ByColor<u8>,
    /// Men on the board and in hand: asked for so often that they are kept.
    total: ByColor<u8>,
    turn: Color,
    quiet: u16,
    hash: u64,
}

impl Position {
    /// The start of a game.
    pub fn start(rules: impl Into<Rules>) -> Position {
        let setup = Setup::start(rules.into());
        setup
            .position()
            .expect("every variant starts with three men or more")
    }

    /// What it is made of.
    pub const fn setup(&self) -> Setup {
        Setup {
            rules: self.rules,
            men: self.men,
            hand: self.hand,
            turn: self.turn,
            quiet: self.quiet,
        }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board.
    pub const fn board(&self) -> &'static Board {
        self.rules.board()
    }

    /// Who is to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// A player's men on the board.
    pub fn men(&self, color: Color) -> PointSet {
        self.men[color]
    }

    /// A player's men in hand.
    pub fn hand(&self, color: Color) -> u8 {
        self.hand[color]
    }

    /// Plies since the last capture.
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The man on a point.
    pub fn man_at(&self, point: Point) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.men[color].contains(point))
    }

    /// The points without a man.
    pub fn empty(&self) -> PointSet {
        self.board().all() - (self.men.white | self.men.black)
    }

    /// A player's men, on the board and in hand.
    pub fn total(&self, color: Color) -> usize {
        self.total[color].into()
    }

    /// What a player does in his turns.
    pub fn phase(&self, color: Color) -> Phase {
        if self.hand[color] > 0 {
            Phase::Placing
        } else if self.flies(color) {
            Phase::Flying
        } else {
            Phase::Moving
        }
    }

    /// Whether a player's men on the board go anywhere when they move.
    pub(crate) fn flies(&self, color: Color) -> bool {
        self.rules.flying() && self.total(color) == THREE
    }

    /// A number for men on points, men in hand and player to move.
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The same number, computed from nothing.
    pub fn fresh_hash(&self) -> u64 {
        self.hash_under(&self.board().symmetries()[0])
    }

    /// The hash of this position turned or mirrored.
    pub fn hash_under(&self, map: &Symmetry) -> u64 {
        let mut hash = zobrist::turn(self.turn);
        for color in Color::ALL {
            hash ^= zobrist::hand(color, self.hand[color]);
            for point in self.men[color] {
                hash ^= zobrist::man(color, map.point(point));
            }
        }
        hash
    }

    /// The hash after a legal move.
    pub(crate) fn hash_after(&self, made: Move) -> u64 {
        let us = self.turn;
        let left = match made.from() {
            Some(from) => zobrist::man(us, from),
            None => zobrist::hand(us, self.hand[us]) ^ zobrist::hand(us, self.hand[us] - 1),
        };
        let captured = made.captures().map(|point| zobrist::man(!us, point));
        let lost = captured.fold(0, |hash, man| hash ^ man);
        self.hash ^ left ^ zobrist::man(us, made.to()) ^ lost ^ zobrist::BLACK_TO_MOVE
    }

    /// What repetition counts, in one number that no other position has: 24 points and
    /// 4 bits of men in hand for each player, then the turn.
    pub(crate) fn key(&self) -> u64 {
        let side = |color| u64::from(self.men[color].bits()) | (u64::from(self.hand[color]) << 24);
        let turn = u64::from(self.turn == Color::Black);
        side(Color::White) | (side(Color::Black) << 28) | (turn << 56)
    }

    /// How the game ends here, as far as the position alone decides it. A win comes
    /// before a draw; repetition is for [`Game`](crate::Game), which has a history.
    pub fn outcome(&self) -> Option<Outcome> {
        self.win().or_else(|| self.draw())
    }

    /// A win on the board (4.1, 4.2).
    pub(crate) fn win(&self) -> Option<Outcome> {
        let loser = Color::ALL
            .into_iter()
            .find(|&color| self.total(color) < THREE);
        if let Some(loser) = loser {
            return Some(Outcome::win(!loser, Reason::FewerThanThree));
        }
        let full = self.empty().is_empty();
        (!full && !self.can_move()).then(|| Outcome::win(!self.turn, Reason::Blocked))
    }

    /// A draw that needs no history (4.3, 4.5, 4.6); wins are not looked for.
    pub(crate) fn draw(&self) -> Option<Outcome> {
        if self.empty().is_empty() {
            Some(Outcome::draw(Reason::BoardFull))
        } else if self
            .rules
            .quiet_limit()
            .is_some_and(|limit| self.quiet >= limit)
        {
            Some(Outcome::draw(Reason::QuietLimit))
        } else if self.rules.both_flying() == BothFlying::Draw && self.both_fly() {
            Some(Outcome::draw(Reason::BothFlying))
        } else {
            None
        }
    }

    /// Whether both players have exactly three men, none in hand, and fly (4.6).
    pub fn both_fly(&self) -> bool {
        Color::ALL
            .into_iter()
            .all(|color| self.phase(color) == Phase::Flying)
    }

    /// Whether a player has fewer than three men: no moves then.
    pub(crate) fn is_short(&self) -> bool {
        self.total(Color::White) < THREE || self.total(Color::Black) < THREE
    }

    /// Makes a legal move. Any other leaves a position that means nothing.
    pub(crate) fn make(&mut self, made: Move) {
        let us = self.turn;
        match made.from() {
            Some(from) => self.toggle(us, from),
            None => self.take_from_hand(us),
        }
        self.toggle(us, made.to());
        self.quiet = self.quiet.saturating_add(1);
        for captured in made.captures() {
            self.toggle(!us, captured);
            self.total[!us] -= 1;
            self.quiet = 0;
        }
        self.turn = !us;
        self.hash ^= zobrist::BLACK_TO_MOVE;
    }

    /// Puts a man on a point or takes him off. This and the next are the only writers of
    /// men and hands, so that the hash follows.
    fn toggle(&mut self, color: Color, point: Point) {
        self.men[color] ^= PointSet::of(point);
        self.hash ^= zobrist::man(color, point);
    }

    fn take_from_hand(&mut self, color: Color) {
        let men = self.hand[color];
        self.hand[color] = men - 1;
        self.hash ^= zobrist::hand(color, men) ^ zobrist::hand(color, men - 1);
    }
}

/// Its text.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
