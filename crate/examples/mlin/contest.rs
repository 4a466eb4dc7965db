//! `match`: lets two sides play each other, until it is clear which is better.

use crate::arguments::{Arguments, read, with_options};
use crate::failure::Failure;
use crate::pairing::play_pair;
use crate::player::Player;
use crate::side::Side;
use crate::sprt::{Sprt, Verdict};
use crate::tally::Tally;
use mlin::{Rules, Variant};
use std::io::{self, Write};

const GAMES: u64 = 100;
/// Milliseconds a move, for a side that has no limit of its own.
const MOVETIME: &str = "100";
/// How often the sequential test may be wrong.
const ERROR: f64 = 0.05;
/// Pairs between two lines of news.
const PAIRS_PER_LINE: u64 = 10;

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let contest = Contest::read(arguments)?;
    let [a, b] = contest.sides.clone();
    let mut players = [Player::new(a)?, Player::new(b)?];
    let mut tally = Tally::default();
    for pair in 0..contest.games.div_ceil(2) {
        tally.add(play_pair(&mut players, contest.rules, contest.seed, pair)?);
        if contest.is_decided(&tally) {
            break;
        }
        if (pair + 1) % PAIRS_PER_LINE == 0 {
            contest.tell(&tally)?;
        }
    }
    let [a, b] = players.map(|player| player.slowest.as_millis());
    writeln!(io::stdout(), "slowest move: a {a} ms, b {b} ms")?;
    contest.tell(&tally)
}

struct Contest {
    rules: Rules,
    sides: [Side; 2],
    games: u64,
    seed: u64,
    test: Option<Sprt>,
}

impl Contest {
    fn read(arguments: Arguments) -> Result<Contest, Failure> {
        let (mut variant, mut options) = (Variant::Nine, Vec::new());
        let (mut a, mut b) = ("".parse::<Side>()?, "".parse::<Side>()?);
        let (mut games, mut seed, mut movetime) = (GAMES, 0, MOVETIME.to_owned());
        let (mut low, mut high, mut error) = (None, None, ERROR);
        arguments.each(|name, value| {
            match name {
                "a" => a = value.parse()?,
                "b" => b = value.parse()?,
                "variant" => variant = read(name, &value)?,
                "option" => options.push(value),
                "games" => games = read(name, &value)?,
                "seed" => seed = read(name, &value)?,
                "movetime" => movetime = value,
                "elo0" => low = Some(read(name, &value)?),
                "elo1" => high = Some(read(name, &value)?),
                "error" => error = read(name, &value)?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        let test = test(low, high, error)?;
        Ok(Contest {
            rules: with_options(variant.into(), options.iter().map(String::as_str))?,
            sides: [
                a.with_default("movetime", &movetime)?,
                b.with_default("movetime", &movetime)?,
            ],
            games,
            seed,
            test,
        })
    }

    fn is_decided(&self, tally: &Tally) -> bool {
        self.test
            .is_some_and(|test| test.verdict(tally) != Verdict::Open)
    }

    fn tell(&self, tally: &Tally) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        match &self.test {
            Some(test) => writeln!(out, "{tally} {}", test.told(tally))?,
            None => writeln!(out, "{tally}")?,
        }
        Ok(out.flush()?)
    }
}

/// The sequential test, when both claims are given.
fn test(low: Option<f64>, high: Option<f64>, error: f64) -> Result<Option<Sprt>, Failure> {
    if !(error > 0.0 && error < 0.5) {
        return Err(Failure::words("error is between 0 and 0.5"));
    }
    match (low, high) {
        (None, None) => Ok(None),
        (Some(low), Some(high)) if low < high => Ok(Some(Sprt { low, high, error })),
        _ => Err(Failure::words("elo0 and elo1 go together, the lower first")),
    }
}
