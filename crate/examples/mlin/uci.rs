//! `uci`: plays for other programs, line by line, in the manner of the Universal Chess Interface
//! (<https://backscattering.de/chess/uci/>).

use crate::arguments::{Arguments, read, under, with_options};
use crate::failure::Failure;
use crate::go;
use crate::lines::Lines;
use mlin::search::Searcher;
use mlin::{Game, Position, Rules, Variant};
use std::io::{self, Write};

/// Megabytes of the transposition table when nothing is said, and the most that may be.
const HASH: usize = 16;
const MOST_HASH: usize = 4096;

const COMMANDS: &str = "variant, option, position, go, stop, isready, quit";

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    arguments.finish()?;
    let mut lines = Lines::of_stdin();
    let mut session = Session::new(HASH);
    while let Some(line) = lines.next() {
        let (command, rest) = split_word(&line);
        let obeyed = match command {
            "quit" => break,
            "" | "stop" => Ok(()),
            "isready" => Ok(writeln!(io::stdout(), "readyok")?),
            "go" => go::run(rest, &session.game, &mut session.searcher, &mut lines),
            _ => session.change(command, rest),
        };
        match obeyed {
            Err(Failure::Words(words)) => writeln!(io::stdout(), "error {words}")?,
            other => other?,
        }
    }
    Ok(())
}

/// What lines change: a bad one changes nothing.
pub struct Session {
    pub game: Game,
    hash: usize,
    seed: u64,
    pub searcher: Searcher,
}

impl Session {
    /// So many megabytes for the transposition table.
    pub fn new(hash: usize) -> Session {
        Session {
            game: Game::new(Variant::Nine),
            hash,
            seed: 0,
            searcher: Searcher::new(hash, 0),
        }
    }

    /// Obeys a line that changes what the next `go` will search.
    pub fn change(&mut self, command: &str, rest: &str) -> Result<(), Failure> {
        match command {
            "variant" => self.game = Game::new(read::<Variant>("variant", rest)?),
            "option" => self.set(rest)?,
            "position" => self.game = read_game(rest, *self.game.rules())?,
            other => {
                return Err(Failure::words(format!(
                    "there is no command {other:?}; there are {COMMANDS}"
                )));
            }
        }
        Ok(())
    }

    /// An option of the search makes a new searcher; one of the rules holds for the game that stands.
    fn set(&mut self, option: &str) -> Result<(), Failure> {
        match option.split_once('=') {
            Some(("hash", megabytes)) => {
                let megabytes = read("hash", megabytes)?;
                if !(1..=MOST_HASH).contains(&megabytes) {
                    return Err(Failure::words(format!("hash is 1 to {MOST_HASH}")));
                }
                self.hash = megabytes;
            }
            Some(("seed", seed)) => self.seed = read("seed", seed)?,
            _ => {
                let rules = with_options(*self.game.rules(), [option])?;
                self.game = replayed(&self.game, rules)?;
                return Ok(());
            }
        }
        self.searcher = Searcher::new(self.hash, self.seed);
        Ok(())
    }
}

/// The same moves under other rules.
fn replayed(game: &Game, rules: Rules) -> Result<Game, Failure> {
    let mut other = Game::from_position(under(rules, game.start())?);
    for made in game.moves() {
        let text = made.text(game.rules().board());
        play(&mut other, &text.to_string())?;
    }
    Ok(other)
}

/// Reads `(start | TEXT) [moves ...]`.
fn read_game(text: &str, rules: Rules) -> Result<Game, Failure> {
    let mut words = text.split_whitespace();
    let start: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
    let mut game = match start[..] {
        ["start"] => Game::new(rules),
        _ => Game::from_position(read::<Position>("position", &start.join(" "))?),
    };
    words.try_for_each(|text| play(&mut game, text))?;
    Ok(game)
}

fn play(game: &mut Game, text: &str) -> Result<(), Failure> {
    let illegal =
        |error: mlin::NotationError| Failure::words(format!("move {text}: {}", error.fault));
    game.play_text(text).map(drop).map_err(illegal)
}

/// The first word of a line and what stands behind it.
pub fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim_start())
}
