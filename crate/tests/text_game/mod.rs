//! The crate's game, spoken to in texts only.

#![allow(dead_code, reason = "every test crate uses its own part of it")]

use std::collections::BTreeSet;

use mlin::{Game, Move, Options, Position, Rules, Variant, perft, record};

/// A game of the crate.
pub struct TextGame(Game);

impl TextGame {
    /// A game from the beginning; `rules` is a variant, then perhaps options, as `nine flying=off`.
    pub fn start(rules: &str) -> TextGame {
        let (id, options) = rules.split_once(' ').unwrap_or((rules, ""));
        let variant: Variant = id.parse().expect("a variant");
        let mut chosen: Options = variant.default_options();
        for option in options.split_whitespace() {
            let (name, value) = option.split_once('=').expect("name and value");
            chosen.set(name, value).expect("an option");
        }
        TextGame(Game::new(Rules::new(variant, chosen).expect("rules")))
    }

    /// A game that begins with the position of this text.
    pub fn read(position: &str) -> Result<TextGame, String> {
        let position: Position = position.parse().map_err(|error| format!("{error}"))?;
        Ok(TextGame(Game::from_position(position)))
    }

    /// The game of a record.
    pub fn read_record(text: &str) -> Result<TextGame, String> {
        record::read(text)
            .map(TextGame)
            .map_err(|error| error.to_string())
    }

    /// The texts of the legal moves; a move that is listed twice is an error.
    pub fn legal(&self) -> BTreeSet<String> {
        let moves = self.0.legal_moves();
        let texts = BTreeSet::from_iter(moves.iter().map(|&made| self.text(made)));
        assert_eq!(
            texts.len(),
            moves.len(),
            "moves listed twice in {}",
            self.position()
        );
        texts
    }

    /// Plays a move; whether it is legal.
    pub fn play(&mut self, text: &str) -> bool {
        self.0.play_text(text).is_ok()
    }

    /// Why a move is not legal, by the word of the contract.
    pub fn explain(&self, text: &str) -> Option<&'static str> {
        self.0.read_move(text).err().map(|error| error.fault.code())
    }

    /// Takes a move back; false at the beginning.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Plays again what was taken back; false where there is nothing.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// The moves played.
    pub fn moves(&self) -> Vec<String> {
        self.0.moves().map(|made| self.text(made)).collect()
    }

    /// The position's text.
    pub fn position(&self) -> String {
        self.0.position().to_string()
    }

    /// How often this position has stood.
    pub fn repetitions(&self) -> usize {
        self.0.repetitions()
    }

    /// Result and reason as in `vectors/games.txt`, `*` while the game goes on.
    pub fn result(&self) -> String {
        self.0
            .outcome()
            .map_or("*".to_string(), |outcome| outcome.to_string())
    }

    /// Points where the men of a player (`w` or `b`) stand, sorted.
    pub fn men(&self, side: char) -> Vec<String> {
        let color = mlin::Color::from_letter(side).expect("w or b");
        let points = self.0.position().men(color).into_iter();
        let board = self.0.position().board();
        let mut names = Vec::from_iter(points.map(|point| board.name(point).to_string()));
        names.sort();
        names
    }

    /// Ways to play so many plies from here.
    pub fn perft(&self, depth: u32) -> u64 {
        perft(self.0.position(), depth)
    }

    fn text(&self, made: Move) -> String {
        made.text(self.0.position().board()).to_string()
    }
}
