//! `perft`: the number of ways to play, depth by depth.

use crate::arguments::{Arguments, read, under, with_options};
use crate::failure::Failure;
use crate::speed::Speed;
use mlin::{Position, Variant};
use std::io::{self, Write};

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let (position, depth) = order(arguments)?;
    let mut out = io::stdout();
    for depth in depth.min(1)..=depth {
        let speed = Speed::of(|| mlin::perft(&position, depth));
        writeln!(out, "{depth} {speed}")?;
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
