//! Position text: `VARIANT RINGS TURN HAND QUIET [option=value ...]`.

use super::{Fault, NotationError};
use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::point::{Point, PointSet};
use crate::position::{Position, PositionError, Setup};
use crate::rules::{OptionError, Options, Rules, Variant};
use std::fmt;
use std::str::FromStr;

/// One space stands between two fields.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.rules().variant())?;
        for index in 0..self.board().len() {
            if index > 0 && index % 8 == 0 {
                f.write_str("/")?;
            }
            f.write_str(match self.man_at(Point::new(index)) {
                Some(Color::White) => "W",
                Some(Color::Black) => "B",
                None => ".",
            })?;
        }
        let (white, black) = (self.hand(Color::White), self.hand(Color::Black));
        write!(
            f,
            " {} {white},{black} {}",
            self.turn().letter(),
            self.quiet()
        )?;
        for (name, value) in self.rules().changed_options() {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

/// Reads a position text. The position may be over already.
impl FromStr for Position {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Position, NotationError> {
        let mut fields = Fields { text, at: 0 };
        let (at, id) = fields.next("variant")?;
        let variant: Variant = id
            .parse()
            .map_err(|_| NotationError::new(Fault::UnknownVariant, at).in_field("variant"))?;
        let (rings_at, rings) = fields.next("rings")?;
        let (turn_at, turn) = fields.next("turn")?;
        let (hand_at, hand) = fields.next("hand")?;
        let (quiet_at, quiet) = fields.next("quiet")?;
        let rules = read_rules(variant, fields)?;
        let setup = Setup {
            rules,
            men: read_rings(rules.board(), rings, rings_at)
                .map_err(|error| error.in_field("rings"))?,
            turn: read_turn(turn)
                .ok_or(NotationError::new(Fault::BadTurn, turn_at).in_field("turn"))?,
            hand: read_hand(hand)
                .ok_or(NotationError::new(Fault::BadHand, hand_at).in_field("hand"))?,
            quiet: read_number(quiet)
                .ok_or(NotationError::new(Fault::BadQuiet, quiet_at).in_field("quiet"))?,
        };
        setup.position().map_err(|error| {
            let (field, at) = match error {
                PositionError::TooManyMen { color, most }
                    if setup.men[color].len() <= most.into() =>
                {
                    ("hand", hand_at)
                }
                _ => ("rings", rings_at),
            };
            NotationError::new(Fault::Position(error), at).in_field(field)
        })
    }
}

/// The fields of a text, one space between, with their offsets.
struct Fields<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Fields<'t> {
    fn next(&mut self, name: &str) -> Result<(usize, &'t str), NotationError> {
        let at = self.at.min(self.text.len());
        let missing = NotationError::new(Fault::MissingField, at).in_field(name);
        self.take()
            .filter(|(_, word)| !word.is_empty())
            .ok_or(missing)
    }

    fn take(&mut self) -> Option<(usize, &'t str)> {
        let at = self.at;
        let rest = self.text.get(at..)?;
        let word = rest.split(' ').next()?;
        self.at += word.len() + 1;
        Some((at, word))
    }
}

/// Sets options from words `name=value`, each with its offset.
pub(crate) fn set_options<'t>(
    options: &mut Options,
    words: impl Iterator<Item = (usize, &'t str)>,
) -> Result<(), NotationError> {
    let mut seen = Vec::new();
    for (at, word) in words {
        let Some((name, value)) = word.split_once('=') else {
            return Err(NotationError::new(Fault::Syntax, at).in_field("options"));
        };
        options.set(name, value).map_err(|error| {
            let (at, field) = match &error {
                OptionError::Unknown(_) => (at, "options"),
                _ => (at + name.len() + 1, name),
            };
            NotationError::new(Fault::Option(error.clone()), at).in_field(field)
        })?;
        if seen.contains(&name) {
            return Err(NotationError::new(Fault::GivenTwice, at).in_field(name));
        }
        seen.push(name);
    }
    Ok(())
}

fn read_rules(variant: Variant, mut fields: Fields<'_>) -> Result<Rules, NotationError> {
    let (text, begin) = (fields.text, fields.at);
    let mut options = variant.default_options();
    set_options(&mut options, std::iter::from_fn(|| fields.take()))?;
    Rules::new(variant, options).map_err(|error| {
        let field = error.name().to_owned();
        let at = begin + text[begin..].find(&field).unwrap_or_default();
        NotationError::new(Fault::Option(error), at).in_field(&field)
    })
}

fn read_rings(board: &Board, text: &str, at: usize) -> Result<ByColor<PointSet>, NotationError> {
    let wanted = board.len().div_ceil(8);
    let mut men = ByColor::default();
    let (mut groups, mut group_at) = (0, at);
    for group in text.split('/') {
        if groups == wanted {
            return Err(NotationError::new(Fault::RingCount { wanted }, group_at));
        }
        read_ring(board, groups, group, group_at, &mut men)?;
        groups += 1;
        group_at += group.len() + 1;
    }
    if groups < wanted {
        return Err(NotationError::new(
            Fault::RingCount { wanted },
            at + text.len(),
        ));
    }
    Ok(men)
}

fn read_ring(
    board: &Board,
    ring: usize,
    text: &str,
    at: usize,
    men: &mut ByColor<PointSet>,
) -> Result<(), NotationError> {
    let wanted = (board.len() - 8 * ring).min(8);
    let mut places = 0;
    for (offset, man) in text.char_indices() {
        if places == wanted {
            return Err(NotationError::new(
                Fault::RingLength { wanted },
                at + offset,
            ));
        }
        let color = match man {
            'W' => Some(Color::White),
            'B' => Some(Color::Black),
            '.' => None,
            _ => return Err(NotationError::new(Fault::BadMan, at + offset)),
        };
        if let Some(color) = color {
            men[color] = men[color].with(Point::new(8 * ring + places));
        }
        places += 1;
    }
    if places < wanted {
        return Err(NotationError::new(
            Fault::RingLength { wanted },
            at + text.len(),
        ));
    }
    Ok(())
}

fn read_turn(text: &str) -> Option<Color> {
    let mut letters = text.chars();
    let color = Color::from_letter(letters.next()?);
    color.filter(|_| letters.next().is_none())
}

fn read_hand(text: &str) -> Option<ByColor<u8>> {
    let (white, black) = text.split_once(',')?;
    Some(ByColor::new(read_number(white)?, read_number(black)?))
}

fn read_number<N: FromStr>(text: &str) -> Option<N> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}
