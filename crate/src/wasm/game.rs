//! A game for JavaScript.

use super::error;
use super::shape::{self, BoardShape, Move, Options, Outcome, Sides, to_js};
use crate::color::Color;
use crate::{game, notation::Fault, position::Position, record};
use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

/// A game in progress or at its end, with undo and redo.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game(pub(super) game::Game);

#[wasm_bindgen]
impl Game {
    /// A game from the start: `nine` with its own options when nothing is said.
    ///
    /// # Errors
    /// An unknown variant or option.
    #[wasm_bindgen(constructor)]
    pub fn new(variant: Option<String>, options: JsValue) -> Result<Game, JsValue> {
        Ok(Game(game::Game::new(shape::read_rules(variant, &options)?)))
    }

    /// A game that begins in the position of a text.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(text: &str) -> Result<Game, JsValue> {
        let position: Result<Position, _> = text.parse();
        let position = position.map_err(|error| error::of_text(&error, text))?;
        Ok(Game(game::Game::from_position(position)))
    }

    /// The game of a record.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<Game, JsValue> {
        let game = record::read(text).map_err(|error| error::of_text(&error, text))?;
        Ok(Game(game))
    }

    /// All games of a text of records.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    #[wasm_bindgen(js_name = parseRecords)]
    pub fn parse_records(text: &str) -> Result<Vec<Game>, JsValue> {
        let games = record::read_all(text).map_err(|error| error::of_text(&error, text))?;
        Ok(games.into_iter().map(Game).collect())
    }

    /// The variant's id.
    #[wasm_bindgen(getter)]
    pub fn variant(&self) -> String {
        self.0.rules().variant().id().into()
    }

    /// All options.
    ///
    /// # Errors
    /// None: converting plain data does not fail. So it is with all getters.
    #[wasm_bindgen(getter)]
    pub fn options(&self) -> Result<JsValue, JsValue> {
        to_js(&Options::new(self.0.rules().options()))
    }

    /// The board with the options applied.
    #[wasm_bindgen(getter)]
    #[allow(clippy::missing_errors_doc)]
    pub fn board(&self) -> Result<JsValue, JsValue> {
        to_js(&BoardShape::new(self.0.rules().board()))
    }

    /// Who is to move: `w` or `b`.
    #[wasm_bindgen(getter)]
    pub fn turn(&self) -> char {
        self.0.position().turn().letter()
    }

    /// What each player does in his turns.
    #[wasm_bindgen(getter)]
    #[allow(clippy::missing_errors_doc)]
    pub fn phase(&self) -> Result<JsValue, JsValue> {
        to_js(&Sides::new(|color| self.0.position().phase(color).word()))
    }

    /// Each player's men in hand.
    #[wasm_bindgen(getter)]
    #[allow(clippy::missing_errors_doc)]
    pub fn hand(&self) -> Result<JsValue, JsValue> {
        to_js(&Sides::new(|color| self.0.position().hand(color)))
    }

    /// The points of each player's men.
    #[wasm_bindgen(getter)]
    #[allow(clippy::missing_errors_doc)]
    pub fn men(&self) -> Result<JsValue, JsValue> {
        let position = self.0.position();
        to_js(&Sides::men(position.board(), |color| position.men(color)))
    }

    /// Plies since the last capture.
    #[wasm_bindgen(getter)]
    pub fn quiet(&self) -> u16 {
        self.0.position().quiet()
    }

    /// How often this position has stood.
    #[wasm_bindgen(getter)]
    pub fn repetitions(&self) -> usize {
        self.0.repetitions()
    }

    /// The position's text.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.0.position().to_string()
    }

    /// The text of the position in which the game began.
    #[wasm_bindgen(getter)]
    pub fn start(&self) -> String {
        self.0.start().to_string()
    }

    /// The texts of the moves played.
    #[wasm_bindgen(getter)]
    pub fn moves(&self) -> Vec<String> {
        let board = self.0.rules().board();
        self.0
            .moves()
            .map(|made| made.text(board).to_string())
            .collect()
    }

    /// The tags of the game's record.
    #[wasm_bindgen(getter)]
    #[allow(clippy::missing_errors_doc)]
    pub fn tags(&self) -> Result<Object, JsValue> {
        let pairs = self.0.tags().iter();
        let pairs: Array = pairs
            .map(|(name, value)| Array::of2(&name.into(), &value.into()))
            .collect();
        Object::from_entries(&pairs)
    }

    /// How the game has ended, or `null`.
    #[wasm_bindgen(getter)]
    #[allow(clippy::missing_errors_doc)]
    pub fn outcome(&self) -> Result<JsValue, JsValue> {
        to_js(&self.0.outcome().map(Outcome::new))
    }

    /// Whether a draw is to be offered now, because both players fly.
    #[wasm_bindgen(getter, js_name = offersDraw)]
    pub fn offers_draw(&self) -> bool {
        self.0.offers_draw()
    }

    /// Whether there is something to undo.
    #[wasm_bindgen(getter)]
    pub fn undoable(&self) -> bool {
        self.0.can_undo()
    }

    /// Whether there is something to redo.
    #[wasm_bindgen(getter)]
    pub fn redoable(&self) -> bool {
        self.0.can_redo()
    }

    /// The legal moves; none once the game is over.
    #[wasm_bindgen(js_name = legalMoves)]
    #[allow(clippy::missing_errors_doc)]
    pub fn legal_moves(&self) -> Result<JsValue, JsValue> {
        let board = self.0.rules().board();
        let moves = self.0.legal_moves().into_iter();
        to_js(&moves.map(|made| Move::new(made, board)).collect::<Vec<_>>())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When the text is no move or the move is not legal; the game is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<JsValue, JsValue> {
        let made = self
            .0
            .play_text(text)
            .map_err(|error| error::of_text(&error, text))?;
        to_js(&Move::new(made, self.0.rules().board()))
    }

    /// Takes the last thing back.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Does again what was undone last.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// Why a move is not legal, or `undefined`.
    pub fn explain(&self, text: &str) -> Option<String> {
        let error = self.0.read_move(text).err()?;
        Some(error.fault.code().into())
    }

    /// A player, `w` or `b`, gives up.
    ///
    /// # Errors
    /// When the game is over, or `side` is no player.
    pub fn resign(&mut self, side: &str) -> Result<(), JsValue> {
        let mut letters = side.chars();
        let loser = letters.next().and_then(Color::from_letter);
        let loser = loser.filter(|_| letters.next().is_none()).ok_or_else(|| {
            error::with_field(Fault::BadTurn.code(), "the side is w or b", "side")
        })?;
        self.0.resign(loser).map_err(error::of_move)
    }

    /// The players agree on a draw.
    ///
    /// # Errors
    /// When the game is over.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<(), JsValue> {
        self.0.agree_draw().map_err(error::of_move)
    }

    /// The game's record, with these tags set over its own.
    ///
    /// # Errors
    /// When a tag cannot be written.
    pub fn record(&self, tags: JsValue) -> Result<String, JsValue> {
        let mut given = Vec::new();
        for (name, value) in shape::entries(&tags, "tags")? {
            let value = value.as_string().unwrap_or_else(|| format!("{value:?}"));
            given.push((name, value));
        }
        record::write(&self.0, &given)
            .map_err(|error| error::with_field(error.code(), &error.to_string(), error.tag()))
    }

    /// An independent copy, with its past.
    pub fn fork(&self) -> Game {
        Game(self.0.clone())
    }
}
