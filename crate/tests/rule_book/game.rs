//! A game: every position that has stood in it, from the first.

use super::outcome::Outcome;
use super::state::State;

/// A game, which has no other memory than its positions.
#[derive(Clone, Debug)]
pub struct Game {
    pub states: Vec<State>,
}

impl Game {
    /// A game that begins with this position, its first occurrence.
    pub fn from(first: State) -> Game {
        Game {
            states: vec![first],
        }
    }

    /// The position that stands.
    pub fn now(&self) -> &State {
        self.states.last().expect("a game has a first position")
    }

    /// How often this position has stood in this game. 4.4: "repetition counts every position of
    /// the game, the one right after the last placement or capture too".
    pub fn repetitions(&self) -> usize {
        self.states
            .iter()
            .filter(|state| state.same_position(self.now()))
            .count()
    }

    /// Clause 4.
    pub fn outcome(&self) -> Option<Outcome> {
        self.now().outcome(self.repetitions())
    }

    /// Result and reason, `*` while the game goes on.
    pub fn result(&self) -> String {
        self.outcome()
            .map_or("*".to_string(), |outcome| outcome.to_string())
    }

    /// The legal moves; none once the game is over.
    pub fn legal_texts(&self) -> Vec<String> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => self.now().legal_texts(),
        }
    }

    /// Plays a move; false, and nothing is changed, if it is not legal.
    pub fn play(&mut self, text: &str) -> bool {
        let legal = self
            .outcome()
            .is_none()
            .then(|| self.now().turn_of(text))
            .flatten();
        let next = legal.map(|turn| self.now().after(&turn));
        let played = next.is_some();
        self.states.extend(next);
        played
    }
}
