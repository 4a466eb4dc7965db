//! The shapes of plain data that cross to JavaScript.

use super::error;
use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::moves;
use crate::outcome;
use crate::point::PointSet;
use crate::rules::{self, Rules, Variant};
use crate::search::{self, Level};
use crate::tablebase::Goal;
use js_sys::{Array, JSON, Object};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// Plain data as plain objects; what is missing as `null`.
pub(super) fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

#[derive(Serialize)]
pub(super) struct VariantInfo {
    id: &'static str,
    men: u8,
    board: BoardShape,
    options: Options,
    solvable: bool,
}

impl VariantInfo {
    pub(super) fn new(rules: &Rules) -> VariantInfo {
        VariantInfo {
            id: rules.variant().id(),
            men: rules.men(),
            board: BoardShape::new(rules.board()),
            options: Options::new(rules.options()),
            solvable: Goal::Game.check(rules).is_ok(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct BoardShape {
    points: Vec<PointShape>,
    lines: Vec<Vec<&'static str>>,
    mills: Vec<Vec<String>>,
}

#[derive(Serialize)]
struct PointShape {
    name: String,
    x: u8,
    y: u8,
}

impl BoardShape {
    pub(super) fn new(board: &Board) -> BoardShape {
        let points = board.all().into_iter().map(|point| {
            let name = board.name(point);
            PointShape {
                name: name.to_string(),
                x: name.x,
                y: name.y,
            }
        });
        BoardShape {
            points: points.collect(),
            lines: board.lines().map(Iterator::collect).collect(),
            mills: board
                .mills()
                .iter()
                .map(|&mill| names(board, mill))
                .collect(),
        }
    }
}

fn names(board: &Board, set: PointSet) -> Vec<String> {
    set.into_iter()
        .map(|point| board.name(point).to_string())
        .collect()
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Options {
    flying: String,
    double_mill: String,
    both_flying: String,
    quiet_limit: QuietLimit,
    repetition: String,
    diagonals: String,
}

#[derive(Serialize)]
#[serde(untagged)]
enum QuietLimit {
    Plies(u16),
    None(&'static str),
}

impl Options {
    pub(super) fn new(options: &rules::Options) -> Options {
        let word = |name| options.get(name).unwrap_or_default();
        Options {
            flying: word("flying"),
            double_mill: word("double-mill"),
            both_flying: word("both-flying"),
            quiet_limit: options
                .quiet_limit
                .map_or(QuietLimit::None("none"), |plies| {
                    QuietLimit::Plies(plies.get())
                }),
            repetition: word("repetition"),
            diagonals: word("diagonals"),
        }
    }
}

/// Rules from a variant's id and an object of options, both optional.
pub(super) fn read_rules(variant: Option<String>, given: &JsValue) -> Result<Rules, JsValue> {
    let variant = match variant {
        Some(id) => id.parse().map_err(error::of_variant)?,
        None => Variant::Nine,
    };
    let mut options = variant.default_options();
    for (name, value) in entries(given, "options")? {
        options
            .set(&name, &written(&value))
            .map_err(|error| error::of_option(&error))?;
    }
    Rules::new(variant, options).map_err(|error| error::of_option(&error))
}

/// A text as it is, anything else as JSON writes it: a number without quotes.
fn written(value: &JsValue) -> String {
    let json = || JSON::stringify(value).map(String::from).ok();
    value.as_string().or_else(json).unwrap_or_default()
}

/// The entries of a plain object, those that are `undefined` left out.
pub(super) fn entries(given: &JsValue, what: &str) -> Result<Vec<(String, JsValue)>, JsValue> {
    if given.is_undefined() || given.is_null() {
        return Ok(Vec::new());
    }
    let object: &Object = given
        .dyn_ref()
        .ok_or_else(|| error::with_field("bad-argument", "a plain object is wanted here", what))?;
    let pairs = Object::entries(object).into_iter().map(|pair| {
        let pair: Array = pair.unchecked_into();
        (pair.get(0).as_string().unwrap_or_default(), pair.get(1))
    });
    Ok(pairs.filter(|(_, value)| !value.is_undefined()).collect())
}

#[derive(Serialize)]
pub(super) struct Move {
    text: String,
    from: Option<String>,
    to: String,
    captures: Vec<String>,
}

impl Move {
    pub(super) fn new(made: moves::Move, board: &Board) -> Move {
        let name = |point| board.name(point).to_string();
        Move {
            text: made.text(board).to_string(),
            from: made.from().map(name),
            to: name(made.to()),
            captures: made.captures().map(name).collect(),
        }
    }
}

/// One value for each player.
#[derive(Serialize)]
pub(super) struct Sides<T> {
    w: T,
    b: T,
}

impl<T> Sides<T> {
    pub(super) fn new(value: impl FnMut(Color) -> T) -> Sides<T> {
        let ByColor { white, black } = ByColor::from_fn(value);
        Sides { w: white, b: black }
    }
}

impl Sides<Vec<String>> {
    pub(super) fn men(board: &Board, men: impl Fn(Color) -> PointSet) -> Sides<Vec<String>> {
        Sides::new(|color| names(board, men(color)))
    }
}

#[derive(Serialize)]
pub(super) struct Outcome {
    winner: Option<char>,
    reason: &'static str,
}

impl Outcome {
    pub(super) fn new(outcome: outcome::Outcome) -> Outcome {
        Outcome {
            winner: outcome.winner.map(Color::letter),
            reason: outcome.reason.word(),
        }
    }
}

/// The limits of a search, from an object of numbers, all of them optional.
pub(super) fn read_limits(given: &JsValue) -> Result<search::Limits, JsValue> {
    let mut limits = search::Limits::default();
    for (name, value) in entries(given, "limits")? {
        let bad = || error::with_field("bad-argument", "not a limit, or out of range", &name);
        let number = value
            .as_f64()
            .filter(|&number| number >= 0.0)
            .ok_or_else(bad)?;
        match &name[..] {
            "level" => limits.level = Some(Level::new(number as u8).ok_or_else(bad)?),
            "timeMs" => {
                let time = Duration::try_from_secs_f64(number / 1000.0);
                limits.time = Some(time.map_err(|_| bad())?);
            }
            "depth" => limits.depth = Some(number as u32),
            "nodes" => limits.nodes = Some(number as u64),
            "multiPv" => limits.lines = Some(number as usize),
            _ => return Err(bad()),
        }
    }
    Ok(limits)
}
