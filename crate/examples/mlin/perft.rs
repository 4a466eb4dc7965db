//! `perft`: the number of ways to play, depth by depth.

use crate::arguments::{Arguments, read, with_options};
use crate::failure::Failure;
use mlin::{Position, Rules, Setup, Variant};
use std::io::{self, Write};
use std::time::{Duration, Instant};

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let (position, depth) = order(arguments)?;
    let mut out = io::stdout();
    for depth in depth.min(1)..=depth {
        let begin = Instant::now();
        let nodes = mlin::perft(&position, depth);
        let seconds = begin.elapsed();
        let (time, speed) = (seconds.as_secs_f64(), rate(nodes, seconds));
        writeln!(out, "{depth} {nodes} {time:.3} {speed}")?;
    }
    Ok(())
}

/// What to count, and how deep.
fn order(arguments: Arguments) -> Result<(Position, u32), Failure> {
    let (mut words, mut text, mut options) = (Vec::new(), None, Vec::new());
    arguments.each(|name, value| {
        match name {
            "" if words.len() < 2 => words.push(value),
            "position" => text = Some(value),
            "option" => options.push(value),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let [variant, depth] = &words[..] else {
        return Err(Failure::words("perft needs VARIANT and DEPTH"));
    };
    let variant: Variant = read("variant", variant)?;
    let start = match text {
        Some(text) => read("position", &text)?,
        None => Position::start(variant),
    };
    if start.rules().variant() != variant {
        let other = start.rules().variant();
        return Err(Failure::words(format!(
            "the position is one of {other}, not of {variant}"
        )));
    }
    let rules = with_options(*start.rules(), options.iter().map(String::as_str))?;
    Ok((under(rules, &start)?, read("depth", depth)?))
}

/// The same men under other rules.
fn under(rules: Rules, position: &Position) -> Result<Position, Failure> {
    let setup = Setup {
        rules,
        ..position.setup()
    };
    setup
        .position()
        .map_err(|error| Failure::words(error.to_string()))
}

/// Nodes per second.
pub fn rate(nodes: u64, time: Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-9)) as u64
}
