//! One game, kept by the crate and by the rule book, which must always agree.

use std::collections::BTreeSet;
use std::fmt::Debug;

use crate::rule_book::game::Game;
use crate::rule_book::state::State;
use crate::text_game::TextGame;

/// One game, kept by both.
pub struct Pair {
    pub book: Game,
    pub game: TextGame,
    /// How to come here, for whoever looks into a failure.
    path: String,
}

impl Pair {
    /// Both begin with this position.
    pub fn from(state: State) -> Pair {
        let path = state.to_string();
        let read = TextGame::read(&path);
        let game = read.unwrap_or_else(|error| panic!("{path} is refused: {error}"));
        let book = Game::from(state);
        Pair { book, game, path }
    }

    fn agree<T: PartialEq + Debug>(&self, what: &str, came: T, wanted: T) {
        let path = &self.path;
        assert!(
            came == wanted,
            "{what}: the book says {wanted:?}, the crate {came:?}\n{path}"
        );
    }

    /// Holds the two against each other and returns the legal moves.
    pub fn compare(&self) -> Vec<String> {
        let (game, book) = (&self.game, &self.book);
        self.agree("position", game.position(), book.now().to_string());
        self.agree("repetitions", game.repetitions(), book.repetitions());
        self.agree("outcome", game.result(), book.result());
        let legal = book.legal_texts();
        self.agree(
            "legal moves",
            game.legal(),
            BTreeSet::from_iter(legal.iter().cloned()),
        );
        legal
    }

    /// Both play a legal move.
    pub fn play(&mut self, text: &str) {
        self.path += &format!(" {text}");
        let played = (self.game.play(text), self.book.play(text));
        self.agree("played", played, (true, true));
    }

    /// Both are asked whether a text is a legal move. If not, the crate gives the same reason and
    /// stays as it is; if it is, in whatever form, the crate plays it.
    pub fn try_text(&mut self, text: &str) {
        let reason = self.book.explain(text);
        self.agree(text, self.game.explain(text), reason);
        let before = self.game.position();
        let played = self.game.play(text);
        self.agree(text, played, reason.is_none());
        if played {
            self.check_played(text);
            self.game.undo();
        }
        self.agree(text, self.game.position(), before);
    }

    /// The move that the crate just played from this text is the one that the book means, and is
    /// written as the book writes it.
    fn check_played(&self, text: &str) {
        let state = self.book.now();
        let meant = state
            .turn_of(text)
            .expect("the book knows nothing against it");
        let written = state
            .turns()
            .into_iter()
            .find(|turn| turn.is_same_turn(&meant));
        let written = written.map(|turn| turn.to_string());
        self.agree(text, self.game.moves().pop(), written);
        self.agree(text, self.game.position(), state.after(&meant).to_string());
    }

    /// The crate takes everything back, position by position.
    pub fn take_back(mut self) {
        for state in self.book.states.iter().rev().skip(1) {
            let undone = self.game.undo();
            self.agree(
                "undo",
                (undone, self.game.position()),
                (true, state.to_string()),
            );
        }
        let undone = self.game.undo();
        self.agree("undo at the beginning", undone, false);
    }
}
