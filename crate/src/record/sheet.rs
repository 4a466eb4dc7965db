//! A score sheet: a game as it was written, then as it was played.

use super::lexer::{Lexer, Token};
use super::tag::Tag;
use crate::color::Color;
use crate::game::Game;
use crate::notation::{
    Fault, NotationError, Written, WrittenMove, scan_captures, scan_move, set_options,
};
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::rules::{Options, Rules, Variant};
use std::collections::BTreeSet;

/// Points of the boards on which PlayOK counts.
const NUMBERED_POINTS: usize = 24;

/// A game as it was written: nothing is understood yet but the form.
#[derive(Debug, Default)]
pub(super) struct Sheet<'t> {
    pub at: usize,
    tags: Vec<Tag<'t>>,
    tag_names: BTreeSet<&'t str>,
    moves: Vec<(usize, WrittenMove)>,
    result: Option<(usize, &'t str)>,
}

/// The sheets of a text. A new one begins with a tag behind moves, and behind a result.
pub(super) fn split(text: &str) -> Result<Vec<Sheet<'_>>, NotationError> {
    let mut sheets = Vec::new();
    let mut lexer = Lexer::new(text);
    while let Some((at, token)) = lexer.next()? {
        let last = sheets.last();
        if last.is_none_or(|sheet: &Sheet<'_>| sheet.ends_before(&token)) {
            sheets.push(Sheet {
                at,
                ..Sheet::default()
            });
        }
        if let Some(sheet) = sheets.last_mut() {
            sheet.take(at, token)?;
        }
    }
    Ok(sheets)
}

impl<'t> Sheet<'t> {
    fn ends_before(&self, token: &Token<'_>) -> bool {
        self.result.is_some() || (matches!(token, Token::Tag(_)) && !self.moves.is_empty())
    }

    fn take(&mut self, at: usize, token: Token<'t>) -> Result<(), NotationError> {
        match token {
            Token::Tag(tag) => {
                if !self.tag_names.insert(tag.name) {
                    return Err(NotationError::new(Fault::GivenTwice, at).in_field(tag.name));
                }
                self.tags.push(tag);
            }
            Token::Result(result) => self.result = Some((at, result)),
            Token::Word(word) if word.starts_with(['x', 'X']) => {
                let captures = scan_captures(word, at)?;
                let (_, written) = self
                    .moves
                    .last_mut()
                    .ok_or(NotationError::new(Fault::Syntax, at))?;
                written.captures.extend(captures);
            }
            Token::Word(word) => self.moves.push((at, scan_move(word, at)?)),
        }
        Ok(())
    }

    fn tag(&self, name: &str) -> Option<&Tag<'t>> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// Plays the game that is written here.
    pub(super) fn game(&self) -> Result<Game, NotationError> {
        let mut game = Game::from_position(self.start()?);
        self.check_point_names(game.start())?;
        for (at, written) in &self.moves {
            let attempt = written.attempt(game.rules().board())?;
            let illegal = |reason| NotationError::new(Fault::Illegal(reason), *at);
            let made = game.resolve(&attempt).map_err(illegal)?;
            game.play(made).map_err(illegal)?;
        }
        self.end(&mut game)?;
        let tags = self
            .tags
            .iter()
            .map(|tag| (tag.name.to_owned(), tag.value()));
        game.set_tags(tags.collect());
        Ok(game)
    }

    /// Points are written by name or by number, never both; numbers on three rings only.
    fn check_point_names(&self, start: &Position) -> Result<(), NotationError> {
        let mut points = self.moves.iter().flat_map(|(_, written)| written.points());
        let Some(first) = points.next() else {
            return Ok(());
        };
        if first.is_number() && start.board().len() != NUMBERED_POINTS {
            return Err(NotationError::new(Fault::NumbersNotHere, first.at));
        }
        match points.find(|point: &&Written| point.is_number() != first.is_number()) {
            Some(other) => Err(NotationError::new(Fault::MixedNotation, other.at)),
            None => Ok(()),
        }
    }

    fn start(&self) -> Result<Position, NotationError> {
        let variant = self.tag("Variant").map(read_variant).transpose()?;
        let Some(tag) = self.tag("Position") else {
            let rules = self.rules(variant.unwrap_or(Variant::Nine))?;
            return Ok(Position::start(rules));
        };
        let position: Position =
            tag.value()
                .parse()
                .map_err(|error: NotationError| NotationError {
                    at: tag.place(error.at),
                    ..error
                })?;
        let rules = position.rules();
        if let (Some(tag), Some(variant)) = (self.tag("Variant"), variant)
            && variant != rules.variant()
        {
            return Err(tag.error(Fault::Contradiction));
        }
        if let Some(tag) = self.tag("Options")
            && self.rules(rules.variant())? != *rules
        {
            return Err(tag.error(Fault::Contradiction));
        }
        Ok(position)
    }

    /// The rules that the tags `Variant` and `Options` make.
    fn rules(&self, variant: Variant) -> Result<Rules, NotationError> {
        let mut options = variant.default_options();
        let Some(tag) = self.tag("Options") else {
            return Ok(Rules::from(variant));
        };
        read_options(&mut options, tag)?;
        Rules::new(variant, options).map_err(|error| tag.error(Fault::Option(error)))
    }

    /// Compares what is said of the end with what the moves lead to; ends the game where only
    /// the players can have done so.
    fn end(&self, game: &mut Game) -> Result<(), NotationError> {
        let claim = self.claim()?;
        let termination = self.tag("Termination");
        let reason = termination.and_then(|tag| Reason::from_word(&tag.value()));
        if game.outcome().is_none() {
            let over = NotationError::new(Fault::ResultContradicts(None), self.at);
            match claim.map(|(_, result)| result) {
                Some("1-0") => game.resign(Color::Black),
                Some("0-1") => game.resign(Color::White),
                Some("1/2-1/2") => game.agree_draw(),
                _ => Ok(()),
            }
            .map_err(|_| over)?;
        }
        let outcome = game.outcome();
        if let Some((at, result)) = claim
            && result != "*"
            && outcome.map(Outcome::result) != Some(result)
        {
            return Err(
                NotationError::new(Fault::ResultContradicts(outcome), at).in_field("Result")
            );
        }
        match termination {
            Some(tag) if reason.is_some() && reason != outcome.map(|outcome| outcome.reason) => {
                Err(tag.error(Fault::ResultContradicts(outcome)))
            }
            _ => Ok(()),
        }
    }

    /// The result behind the moves, or that of the tag; both have to say the same.
    fn claim(&self) -> Result<Option<(usize, &'t str)>, NotationError> {
        let Some(tag) = self.tag("Result") else {
            return Ok(self.result);
        };
        let value = tag.value();
        let known = ["1-0", "0-1", "1/2-1/2", "*"]
            .into_iter()
            .find(|&known| known == value);
        let result = known.ok_or_else(|| tag.error(Fault::BadTag))?;
        match self.result {
            Some((at, other)) if other != result => {
                Err(NotationError::new(Fault::Contradiction, at).in_field("Result"))
            }
            _ => Ok(Some((tag.place(0), result))),
        }
    }
}

/// The variant of a record's name, or of our id.
fn read_variant(tag: &Tag<'_>) -> Result<Variant, NotationError> {
    let name = tag.value().replace('’', "'");
    if name.eq_ignore_ascii_case("Morabaraba") {
        return Ok(Variant::Twelve);
    }
    let mut all = Variant::ALL.into_iter();
    let named = all.find(|variant| {
        name.eq_ignore_ascii_case(variant.title()) || name.eq_ignore_ascii_case(variant.id())
    });
    named.ok_or_else(|| tag.error(Fault::UnknownVariant))
}

fn read_options(options: &mut Options, tag: &Tag<'_>) -> Result<(), NotationError> {
    let value = tag.value();
    let words = value.split_whitespace();
    let placed = words.map(|word| {
        (
            tag.place(word.as_ptr() as usize - value.as_ptr() as usize),
            word,
        )
    });
    set_options(options, placed)
}
