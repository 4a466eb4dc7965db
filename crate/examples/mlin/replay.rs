//! `replay`: plays games and compares where they lead to with what was written down.

use crate::arguments::{Arguments, read_rules};
use crate::failure::Failure;
use mlin::{Color, Game, Outcome};
use std::fmt;
use std::io::{self, BufRead, Write};

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    arguments.finish()?;
    let mut games = 0_u64;
    for (index, line) in io::stdin().lock().split(b'\n').enumerate() {
        let line = String::from_utf8_lossy(&line?).into_owned();
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let difference = |what| Failure::words(format!("line {}: {line}\n{what}", index + 1));
        replay(&line).map_err(difference)?;
        games += 1;
    }
    writeln!(io::stdout(), "{games} games")?;
    Ok(())
}

/// Plays a line `RULES | MOVES | RESULT [REASON] | POSITION`; what is missing is not compared.
fn replay(line: &str) -> Result<(), Difference> {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    if fields.len() > 4 {
        return Err(Difference::new("four fields at most", fields.len()));
    }
    let rules = read_rules(fields[0]).map_err(|bad| Difference::new("rules", bad))?;
    let mut game = Game::new(rules);
    for (index, text) in fields
        .get(1)
        .into_iter()
        .flat_map(|moves| moves.split_whitespace())
        .enumerate()
    {
        let wanted = format!("{text} as ply {} is legal", index + 1);
        game.play_text(text)
            .map_err(|error| Difference::new(wanted, error.fault))?;
    }
    if let Some(&result) = fields.get(2).filter(|field| !field.is_empty()) {
        end_by_players(result, &mut game);
        compare_result(result, game.outcome())?;
    }
    match fields.get(3).filter(|field| !field.is_empty()) {
        Some(&position) => compare(position, &game.position().to_string()),
        None => Ok(()),
    }
}

/// Ends a game as only the players can: by resignation or agreement, where that is written down.
/// A game that is over already stays as it is.
fn end_by_players(result: &str, game: &mut Game) {
    let words: Vec<&str> = result.split_whitespace().collect();
    let _ = match words[..] {
        ["1-0", "resignation"] => game.resign(Color::Black),
        ["0-1", "resignation"] => game.resign(Color::White),
        ["1/2-1/2", "agreement"] => game.agree_draw(),
        _ => Ok(()),
    };
}

/// Where no reason is given none is compared.
fn compare_result(wanted: &str, outcome: Option<Outcome>) -> Result<(), Difference> {
    let came = outcome.map_or("*".to_owned(), |outcome| outcome.to_string());
    let same = wanted
        .split_whitespace()
        .zip(came.split(' '))
        .all(|(a, b)| a == b);
    let words = wanted.split_whitespace().count();
    if same && words <= came.split(' ').count() {
        Ok(())
    } else {
        Err(Difference::new(wanted, came))
    }
}

/// What was written down, and what came instead.
struct Difference {
    wanted: String,
    came: String,
}

impl Difference {
    fn new(wanted: impl ToString, came: impl ToString) -> Difference {
        Difference {
            wanted: wanted.to_string(),
            came: came.to_string(),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wanted: {}\ncame:   {}", self.wanted, self.came)
    }
}

fn compare(wanted: &str, came: &str) -> Result<(), Difference> {
    if wanted == came {
        Ok(())
    } else {
        Err(Difference::new(wanted, came))
    }
}
