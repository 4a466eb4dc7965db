//! The shapes of plain data that cross to JavaScript.

use super::error;
use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::moves;
use crate::outcome;
use crate::point::PointSet;
use crate::rules::{self, Rules, Variant};
use crate::search::{self, Level};
use js_sys::{Array, Object};
use serde::{Deserialize, Serialize};
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
}

impl VariantInfo {
    pub(super) fn new(rules: &Rules) -> VariantInfo {
        VariantInfo {
            id: rules.variant().id(),
            men: rules.men(),
            board: BoardShape::new(rules.board()),
            options: Options::new(rules.options()),
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
        let word = value
            .as_f64()
            .map(|number| number.to_string())
            .or(value.as_string());
        let word = word.unwrap_or_else(|| format!("{value:?}"));
        options
            .set(&name, &word)
            .map_err(|error| error::of_option(&error))?;
    }
    Rules::new(variant, options).map_err(|error| error::of_option(&error))
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

/// The limits of a search.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Limits {
    level: Option<u8>,
    time_ms: Option<f64>,
    depth: Option<u32>,
    nodes: Option<f64>,
    multi_pv: Option<usize>,
}

impl Limits {
    pub(super) fn read(given: JsValue) -> Result<Limits, JsValue> {
        if given.is_undefined() || given.is_null() {
            return Ok(Limits::default());
        }
        let bad = |error: serde_wasm_bindgen::Error| {
            error::with_field("bad-argument", &error.to_string(), "limits")
        };
        serde_wasm_bindgen::from_value(given).map_err(bad)
    }

    pub(super) fn checked(&self) -> Result<search::Limits, JsValue> {
        let bad = |field| move || error::with_field("bad-argument", "out of range", field);
        let level = match self.level {
            Some(number) => Some(Level::new(number).ok_or_else(bad("level"))?),
            None => None,
        };
        let time = match self.time_ms {
            Some(ms) => {
                Some(Duration::try_from_secs_f64(ms / 1000.0).map_err(|_| bad("timeMs")())?)
            }
            None => None,
        };
        Ok(search::Limits {
            level,
            time,
            depth: self.depth,
            nodes: self.nodes.map(|nodes| nodes as u64),
            lines: self.multi_pv,
        })
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Analysis {
    best: String,
    lines: Vec<Line>,
    depth: u32,
    nodes: u64,
    time_ms: f64,
}

impl Analysis {
    pub(super) fn new(report: &search::Report, board: &Board, time_ms: f64) -> Analysis {
        Analysis {
            best: report.best.text(board).to_string(),
            lines: report
                .lines
                .iter()
                .map(|line| Line::new(line, board))
                .collect(),
            depth: report.depth,
            nodes: report.nodes,
            time_ms,
        }
    }
}

#[derive(Serialize)]
struct Line {
    moves: Vec<String>,
    score: Score,
}

impl Line {
    fn new(line: &search::Line, board: &Board) -> Line {
        Line {
            moves: line
                .moves
                .iter()
                .map(|made| made.text(board).to_string())
                .collect(),
            score: Score::new(line.score),
        }
    }
}

/// From the mover's side: proven, or hundredths of a man.
#[derive(Serialize)]
#[serde(untagged)]
enum Score {
    Proven {
        kind: &'static str,
        plies: usize,
        exact: bool,
    },
    Estimate {
        kind: &'static str,
        value: i16,
        exact: bool,
    },
}

impl Score {
    fn new(score: search::Score) -> Score {
        match score.plies_to_end() {
            Some(plies) => Score::Proven {
                kind: if score.is_win() { "win" } else { "loss" },
                plies,
                exact: true,
            },
            None => Score::Estimate {
                kind: "estimate",
                value: score.value(),
                exact: false,
            },
        }
    }
}
