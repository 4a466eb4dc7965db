//! A game: a position with its past.

use crate::color::Color;
use crate::legality::{Attempt, IllegalMove};
use crate::moves::{Move, MoveList};
use crate::notation::{Fault, NotationError};
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::rules::{BothFlying, Rules};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// How often a position has to stand for a draw by repetition.
const REPETITIONS_FOR_DRAW: usize = 3;

/// A game in progress or at its end, with undo and redo.
///
/// ```
/// use mlin::{Color, Game, Reason, Variant};
/// let mut game = Game::new(Variant::Nine);
/// game.play_text("d6").unwrap();
/// game.resign(Color::Black).unwrap();
/// assert_eq!(game.outcome().unwrap().reason, Reason::Resignation);
/// assert!(game.undo()); // the resignation
/// assert!(game.undo()); // d6
/// assert!(!game.undo());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    /// What was done, and after `done` what was undone and can be redone.
    events: Vec<Event>,
    done: usize,
    /// How often each position has stood up to now, by its key.
    stood: BTreeMap<u64, usize>,
    tags: Vec<(String, String)>,
}

/// One thing that happened, and the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Event {
    action: Action,
    after: Position,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Played(Move),
    Ended(Outcome),
}

impl Game {
    /// A game from the start.
    pub fn new(rules: impl Into<Rules>) -> Game {
        Game::from_position(Position::start(rules))
    }

    /// A game that begins in a position.
    pub fn from_position(start: Position) -> Game {
        Game {
            start,
            events: Vec::new(),
            done: 0,
            stood: BTreeMap::from([(start.key(), 1)]),
            tags: Vec::new(),
        }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        self.start.rules()
    }

    /// Where the game began.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Where it stands.
    pub fn position(&self) -> &Position {
        self.past().last().map_or(&self.start, |event| &event.after)
    }

    /// The moves played.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.past().iter().filter_map(|event| match event.action {
            Action::Played(made) => Some(made),
            Action::Ended(_) => None,
        })
    }

    /// The positions from the start to now, one more than the moves.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> + '_ {
        let after = self
            .past()
            .iter()
            .filter(|event| matches!(event.action, Action::Played(_)));
        std::iter::once(&self.start).chain(after.map(|event| &event.after))
    }

    /// The tags of its record, in their order.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    pub(crate) fn set_tags(&mut self, tags: Vec<(String, String)>) {
        self.tags = tags;
    }

    fn past(&self) -> &[Event] {
        &self.events[..self.done]
    }

    /// How often this position has stood, now included (4.4).
    pub fn repetitions(&self) -> usize {
        let times = self.stood.get(&self.position().key());
        times.copied().unwrap_or_default()
    }

    /// How the game has ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(Event {
            action: Action::Ended(outcome),
            ..
        }) = self.past().last()
        {
            return Some(*outcome);
        }
        let position = self.position();
        position.win().or_else(|| {
            let draw = position.draw();
            let repeated = self.rules().repetition() && self.repetitions() >= REPETITIONS_FOR_DRAW;
            match draw {
                Some(Outcome {
                    reason: Reason::BoardFull,
                    ..
                }) => draw,
                _ if repeated => Some(Outcome::draw(Reason::Repetition)),
                _ => draw,
            }
        })
    }

    /// Whether a draw is to be offered now, because the last move brought it about that
    /// both fly (4.6).
    pub fn offers_draw(&self) -> bool {
        let mut latest = self.positions().rev();
        self.rules().both_flying() == BothFlying::Offer
            && self.outcome().is_none()
            && latest.next().is_some_and(Position::both_fly)
            && latest.next().is_some_and(|before| !before.both_fly())
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> MoveList {
        match self.outcome() {
            Some(_) => MoveList::new(),
            None => self.position().legal_moves(),
        }
    }

    /// The legal move that is meant.
    ///
    /// # Errors
    /// The first reason why it is not legal.
    pub fn resolve(&self, attempt: &Attempt) -> Result<Move, IllegalMove> {
        match self.outcome() {
            Some(_) => Err(IllegalMove::GameOver),
            None => self.position().resolve(attempt),
        }
    }

    /// Plays a move. What was undone can no longer be redone.
    ///
    /// # Errors
    /// When it is not legal; the game is then unchanged.
    pub fn play(&mut self, made: Move) -> Result<Move, IllegalMove> {
        let made = self.resolve(&made.into())?;
        let mut after = *self.position();
        after.make(made);
        self.happen(Action::Played(made), after);
        Ok(made)
    }

    /// The legal move that a text means.
    ///
    /// # Errors
    /// What is wrong with the text, or the first reason why the move is not legal.
    pub fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        let attempt = self.rules().board().attempt(text)?;
        let illegal = |reason| NotationError::new(Fault::Illegal(reason), 0);
        self.resolve(&attempt).map_err(illegal)
    }

    /// Plays a move given as text.
    ///
    /// # Errors
    /// As [`read_move`](Game::read_move); the game is then unchanged.
    pub fn play_text(&mut self, text: &str) -> Result<Move, NotationError> {
        let made = self.read_move(text)?;
        let illegal = |reason| NotationError::new(Fault::Illegal(reason), 0);
        self.play(made).map_err(illegal)
    }

    /// A player gives up (4.7).
    ///
    /// # Errors
    /// When the game is over already.
    pub fn resign(&mut self, loser: Color) -> Result<(), IllegalMove> {
        self.end(Outcome::win(!loser, Reason::Resignation))
    }

    /// The players agree on a draw (4.7).
    ///
    /// # Errors
    /// When the game is over already.
    pub fn agree_draw(&mut self) -> Result<(), IllegalMove> {
        self.end(Outcome::draw(Reason::Agreement))
    }

    fn end(&mut self, outcome: Outcome) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        self.happen(Action::Ended(outcome), *self.position());
        Ok(())
    }

    fn happen(&mut self, action: Action, after: Position) {
        self.events.truncate(self.done);
        self.events.push(Event { action, after });
        self.redo();
    }

    /// Takes the last thing back, a resignation or agreement first. `false` at the start.
    pub fn undo(&mut self) -> bool {
        let Some(&last) = self.past().last() else {
            return false;
        };
        self.done -= 1;
        if let Action::Played(_) = last.action
            && let Entry::Occupied(mut times) = self.stood.entry(last.after.key())
        {
            *times.get_mut() -= 1;
            if *times.get() == 0 {
                times.remove();
            }
        }
        true
    }

    /// Does again what was undone last. `false` when there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(&next) = self.events.get(self.done) else {
            return false;
        };
        self.done += 1;
        if let Action::Played(_) = next.action {
            *self.stood.entry(next.after.key()).or_default() += 1;
        }
        true
    }

    /// Whether there is something to undo.
    pub const fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Whether there is something to redo.
    pub const fn can_redo(&self) -> bool {
        self.done < self.events.len()
    }
}
