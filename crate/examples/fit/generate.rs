//! Positions to learn from: games that the search plays against itself, from openings and endings
//! by lot.

use crate::sample::Sample;
use fastrand::Rng;
use mlin::search::{Limits, Score, Searcher, Undisturbed};
use mlin::{ByColor, Color, Game, Options, Point, PointSet, Position, Rules, Setup};
use std::collections::BTreeSet;
use std::num::NonZeroU16;

/// Plies by lot at the start of every other game.
const OPENING: std::ops::RangeInclusive<usize> = 0..=10;
/// One move in so many is by lot: what the search would not do has to be judged too.
const BLUNDER: u32 = 10;
/// Plies without a capture that end a game: half of the rule's, for shuffling teaches nothing.
const QUIET_LIMIT: u16 = 50;
/// How many men one side may be ahead at the start of an ending.
const MOST_AHEAD: u8 = 2;
/// Megabytes of the table; small, for it is cleared before every game.
const TABLE: usize = 1;

/// Plays games one after the other.
pub struct Generator {
    rules: Rules,
    nodes: u64,
    rng: Rng,
    searcher: Searcher,
    /// Positions met, each told once.
    met: BTreeSet<u64>,
}

impl Generator {
    /// Games under these rules, with so many nodes a move.
    pub fn new(rules: Rules, nodes: u64, seed: u64) -> Generator {
        let options = Options {
            quiet_limit: NonZeroU16::new(QUIET_LIMIT),
            ..*rules.options()
        };
        Generator {
            rules: Rules::new(rules.variant(), options).unwrap_or(rules),
            nodes,
            rng: Rng::with_seed(seed),
            searcher: Searcher::new(TABLE, 0),
            met: BTreeSet::new(),
        }
    }

    /// The new positions of one game.
    pub fn game(&mut self) -> Vec<Sample> {
        let mut game = if self.rng.bool() {
            self.opening()
        } else {
            self.ending()
        };
        self.searcher.clear();
        let mut seen = Vec::new();
        let winner = loop {
            if let Some(outcome) = game.outcome() {
                break outcome.winner;
            }
            let Some((score, best)) = self.search(&game) else {
                break None;
            };
            let turn = game.position().turn();
            if score.plies_to_end().is_some() {
                break Some(if score.is_win() { turn } else { !turn });
            }
            seen.push((*game.position(), score.value()));
            let made = if self.rng.u32(..BLUNDER) == 0 {
                self.rng.choice(game.legal_moves()).unwrap_or(best)
            } else {
                best
            };
            if game.play(made).is_err() {
                break None;
            }
        };
        seen.retain(|(position, _)| self.met.insert(position.hash()));
        let sample = |(position, score): (Position, i16)| Sample {
            position,
            score,
            half_points: match winner {
                Some(color) if color == position.turn() => 2,
                Some(_) => 0,
                None => 1,
            },
        };
        seen.into_iter().map(sample).collect()
    }

    fn search(&mut self, game: &Game) -> Option<(Score, mlin::Move)> {
        let limits = Limits {
            nodes: Some(self.nodes),
            ..Limits::default()
        };
        self.searcher.start(game, limits).ok()?;
        while !self.searcher.run(&mut Undisturbed) {}
        let report = self.searcher.report()?;
        Some((report.lines.first()?.score, report.best))
    }

    /// A few plies by lot from the start.
    fn opening(&mut self) -> Game {
        let mut game = Game::new(self.rules);
        for _ in 0..self.rng.usize(OPENING) {
            let made = self.rng.choice(game.legal_moves());
            if made.is_none_or(|made| game.play(made).is_err()) {
                break;
            }
        }
        game
    }

    /// Men put on the board by lot, none in hand.
    fn ending(&mut self) -> Game {
        loop {
            let most = self.rules.men().min(self.rules.board().len() as u8 / 2);
            let fewer = self.rng.u8(3..=most);
            let more = self.rng.u8(fewer..=most.min(fewer + MOST_AHEAD));
            let turn = self.rng.choice(Color::ALL).unwrap_or(Color::White);
            let mut points: Vec<Point> = self.rules.board().all().into_iter().collect();
            self.rng.shuffle(&mut points);
            let (ours, rest) = points.split_at(fewer.into());
            let set = |points: &[Point]| points.iter().copied().collect::<PointSet>();
            let theirs = &rest[..usize::from(more).min(rest.len())];
            let setup = Setup {
                rules: self.rules,
                men: if self.rng.bool() {
                    ByColor::new(set(ours), set(theirs))
                } else {
                    ByColor::new(set(theirs), set(ours))
                },
                hand: ByColor::new(0, 0),
                turn,
                quiet: 0,
            };
            if let Ok(position) = setup.position()
                && position.outcome().is_none()
            {
                return Game::from_position(position);
            }
        }
    }
}
