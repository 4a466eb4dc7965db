//! `ladder`: each level plays the next.

use crate::arguments::{Arguments, read, with_options};
use crate::failure::Failure;
use crate::log::Log;
use crate::pairing::play_pair;
use crate::player::Player;
use crate::side::Side;
use crate::tally::Tally;
use mlin::search::Level;
use mlin::{Rules, Variant};
use std::io::{self, Write};
use std::path::PathBuf;

const GAMES: u64 = 400;

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let ladder = Ladder::read(arguments)?;
    let mut log = Log::open(ladder.log.as_deref(), ladder.rules, ladder.seed)?;
    for low in ladder.lowest..ladder.highest {
        let tally = ladder.play_step(low, &mut log)?;
        let mut out = io::stdout().lock();
        writeln!(out, "{low}<{} {tally}", low + 1)?;
        out.flush()?;
    }
    Ok(())
}

struct Ladder {
    rules: Rules,
    games: u64,
    seed: u64,
    lowest: u8,
    highest: u8,
    log: Option<PathBuf>,
}

impl Ladder {
    fn read(arguments: Arguments) -> Result<Ladder, Failure> {
        let (mut variant, mut options) = (Variant::Nine, Vec::new());
        let (mut games, mut seed, mut log) = (GAMES, 0, None);
        let (mut lowest, mut highest) = (Level::LOWEST.number(), Level::HIGHEST.number());
        arguments.each(|name, value| {
            match name {
                "variant" => variant = read(name, &value)?,
                "option" => options.push(value),
                "games" => games = read(name, &value)?,
                "seed" => seed = read(name, &value)?,
                "levels" => (lowest, highest) = read_levels(&value)?,
                "log" => log = Some(value.into()),
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(Ladder {
            rules: with_options(variant.into(), options.iter().map(String::as_str))?,
            games,
            seed,
            lowest,
            highest,
            log,
        })
    }

    /// What the next level scores against this one.
    fn play_step(&self, low: u8, log: &mut Log) -> Result<Tally, Failure> {
        let side = |level: u8| format!("level={level}").parse::<Side>();
        let mut players = [Player::new(side(low + 1)?)?, Player::new(side(low)?)?];
        let mut tally = Tally::default();
        for pair in 0..self.games.div_ceil(2) {
            let points = match log.known(low, pair) {
                Some(points) => points,
                None => {
                    let points = play_pair(&mut players, self.rules, self.seed, pair)?;
                    log.add(low, pair, points)?;
                    points
                }
            };
            tally.add(points);
        }
        Ok(tally)
    }
}

/// Reads `LOW-HIGH`.
fn read_levels(text: &str) -> Result<(u8, u8), Failure> {
    let wrong = || Failure::words(format!("levels {text:?} is not LOW-HIGH, from 1-2 to 1-10"));
    let (low, high) = text.split_once('-').ok_or_else(wrong)?;
    let (low, high) = (read("levels", low)?, read("levels", high)?);
    let both = Level::new(low).zip(Level::new(high));
    both.filter(|(low, high)| low < high).ok_or_else(wrong)?;
    Ok((low, high))
}
