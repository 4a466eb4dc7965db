//! The terms that every board knows: men, threats, double mills, mobility and counts of men by
//! where they stand. Each is a small table with an entry for each stage of the game, so that no
//! term has to be linear. A feature is a number below [`TERMS`].

use super::geometry::{Geometry, MAX_PLACES};
use crate::board::RING;
use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::{Phase, Position};

/// The stages of a game, as both players' phases make them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// More than half of the men are in hand.
    Early,
    /// Some men are in hand.
    Late,
    /// All men are on the board and slide.
    Moving,
    /// The player to move flies.
    WeFly,
    /// The other player flies.
    TheyFly,
    /// Both fly.
    BothFly,
}

impl Stage {
    /// The stage of a position.
    pub(super) fn of(position: &Position) -> Stage {
        let us = position.turn();
        let hand = position.hand(us) + position.hand(!us);
        if hand > position.rules().men() {
            Stage::Early
        } else if hand > 0 {
            Stage::Late
        } else {
            match (position.flies(us), position.flies(!us)) {
                (false, false) => Stage::Moving,
                (true, false) => Stage::WeFly,
                (false, true) => Stage::TheyFly,
                (true, true) => Stage::BothFly,
            }
        }
    }
}

const STAGES: usize = 6;
/// The numbers of men a player can have: 0 to 12.
const MEN: usize = 13;
/// Threats are counted up to three.
const THREATS: usize = 4;
/// Double mills are counted up to two.
const DOUBLE_MILLS: usize = 3;
/// Ways to slide are counted up to this, less one.
const SLIDES: usize = 24;
/// Kinds of men: in a mill, blocked, beside a gap in a line that nobody can fill at once, then by place.
const PLACES_AT: usize = 3;
const KINDS: usize = PLACES_AT + MAX_PLACES;

const MEN_AT: usize = 0;
const HAND_AT: usize = MEN_AT + 2 * MEN * MEN;
const THREATS_AT: usize = HAND_AT + MEN;
const DOUBLE_MILLS_AT: usize = THREATS_AT + STAGES * THREATS * THREATS;
const SLIDES_AT: usize = DOUBLE_MILLS_AT + STAGES * 2 * DOUBLE_MILLS;
const KINDS_AT: usize = SLIDES_AT + STAGES * 2 * SLIDES;
/// Number of features.
pub(super) const TERMS: usize = KINDS_AT + STAGES * 2 * KINDS;

/// Visits every feature of a position that is not 0 and its count, but for those of places.
#[inline]
pub(super) fn visit_terms(
    position: &Position,
    geometry: &Geometry,
    stage: Stage,
    mut visit: impl FnMut(usize, i32),
) {
    let us = position.turn();
    let [ours, theirs] = [us, !us].map(|color| Side::of(position, geometry, color));
    let placing = usize::from(matches!(stage, Stage::Early | Stage::Late));
    let men = (placing * MEN + position.total(us)) * MEN + position.total(!us);
    visit(MEN_AT + men, 1);
    if placing > 0 {
        visit(HAND_AT + usize::from(position.hand(us)).min(MEN - 1), 1);
    }
    let stage = stage as usize;
    let threats = (stage * THREATS + ours.threats()) * THREATS + theirs.threats();
    visit(THREATS_AT + threats, 1);
    let empty = position.empty();
    let beside_empty = geometry.beside(empty);
    for (index, side) in [ours, theirs].into_iter().enumerate() {
        let row = stage * 2 + index;
        visit(
            DOUBLE_MILLS_AT + row * DOUBLE_MILLS + side.double_mills(),
            1,
        );
        let slides = geometry.slides(side.men, empty).min(SLIDES - 1);
        visit(SLIDES_AT + row * SLIDES + slides, 1);
        let kinds = KINDS_AT + row * KINDS;
        visit(kinds, side.in_mills.len() as i32);
        let blocked = side.men - beside_empty;
        visit(kinds + 1, blocked.len() as i32);
        visit(kinds + 2, (side.closing - side.ready).len() as i32);
    }
}

/// Visits the features that say how many men stand on each kind of place.
pub(super) fn visit_places(
    position: &Position,
    geometry: &Geometry,
    stage: Stage,
    mut visit: impl FnMut(usize, i32),
) {
    let us = position.turn();
    for (side, color) in [us, !us].into_iter().enumerate() {
        for (place, &points) in geometry.places().iter().enumerate() {
            let men = position.men(color) & points;
            visit(place_term(stage as usize, side, place), men.len() as i32);
        }
    }
}

const fn place_term(stage: usize, side: usize, place: usize) -> usize {
    KINDS_AT + (stage * 2 + side) * KINDS + PLACES_AT + place
}

/// The weights of places, summed up for all the men on a ring or in the centre: that takes less time than to
/// count the men of each kind.
#[derive(Debug)]
pub(super) struct PlaceTable(Vec<[[i16; 256]; 3]>);

impl PlaceTable {
    pub(super) fn new(geometry: &Geometry, terms: &[i8; TERMS]) -> PlaceTable {
        let weight = |row: usize, point: usize| {
            let place = geometry.place_of(Point::new(point));
            place.map_or(0, |place| terms[place_term(row / 2, row % 2, place)])
        };
        let sum = |row: usize, ring: usize, men: usize| {
            let places = (0..RING).filter(|place| men >> place & 1 == 1);
            places
                .map(|place| i16::from(weight(row, ring * RING + place)))
                .sum()
        };
        let ring = |row, ring| std::array::from_fn(|men| sum(row, ring, men));
        PlaceTable(
            (0..2 * STAGES)
                .map(|row| std::array::from_fn(|number| ring(row, number)))
                .collect(),
        )
    }

    /// The sum for both players.
    pub(super) fn sum(&self, position: &Position, stage: Stage) -> i32 {
        let us = position.turn();
        let rows = &self.0[2 * stage as usize..][..2];
        let side = |row: &[[i16; 256]; 3], men: PointSet| {
            let [outer, middle, inner, _] = men.bits().to_le_bytes().map(usize::from);
            i32::from(row[0][outer]) + i32::from(row[1][middle]) + i32::from(row[2][inner])
        };
        side(&rows[0], position.men(us)) + side(&rows[1], position.men(!us))
    }
}

/// What one player has on the board.
struct Side {
    men: PointSet,
    in_mills: PointSet,
    /// Empty points where only one man is missing to a mill.
    closing: PointSet,
    /// Those of them where a man can come in one turn.
    ready: PointSet,
    /// Those of them where he can come from a mill.
    from_mill: PointSet,
}

impl Side {
    fn of(position: &Position, geometry: &Geometry, color: Color) -> Side {
        let (board, men) = (position.board(), position.men(color));
        let in_mills = board.in_mills(men);
        let closing = board.closing_points(men) & position.empty();
        let mut side = Side {
            men,
            in_mills,
            closing,
            ready: closing,
            from_mill: PointSet::EMPTY,
        };
        if position.phase(color) == Phase::Moving {
            side.find_closers(geometry);
        }
        side
    }

    /// Finds out which mills can be closed by a slide.
    fn find_closers(&mut self, geometry: &Geometry) {
        self.ready = PointSet::EMPTY;
        for point in self.closing {
            let closers = geometry.closers(point, self.men);
            if !closers.is_empty() {
                self.ready |= PointSet::of(point);
            }
            if !(closers & self.in_mills).is_empty() {
                self.from_mill |= PointSet::of(point);
            }
        }
    }

    fn threats(&self) -> usize {
        self.ready.len().min(THREATS - 1)
    }

    fn double_mills(&self) -> usize {
        self.from_mill.len().min(DOUBLE_MILLS - 1)
    }
}
