//! A program that speaks our `uci`, such as another build of this tool.

use crate::failure::Failure;
use mlin::{Game, Move};
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub struct Engine {
    name: String,
    process: Child,
    orders: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    pub fn start(path: &Path) -> Result<Engine, Failure> {
        let name = path.display().to_string();
        let told = |what: &dyn std::fmt::Display| Failure::words(format!("{name}: {what}"));
        let mut command = Command::new(path);
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = pipes.arg("uci").spawn().map_err(|error| told(&error))?;
        let (Some(orders), Some(answers)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(told(&"it has no pipes"));
        };
        Ok(Engine {
            name,
            process,
            orders,
            answers: BufReader::new(answers).lines(),
        })
    }

    pub fn begin_game(&mut self, hash: usize, seed: u64) -> Result<(), Failure> {
        self.order(&format!("option hash={hash}\noption seed={seed}\nisready"))?;
        self.answer("readyok").map(drop)
    }

    /// Its move, which has to be legal.
    pub fn choose(&mut self, game: &Game, limits: &str) -> Result<Move, Failure> {
        let board = game.rules().board();
        let mut moves = String::new();
        for made in game.moves() {
            moves.push(' ');
            moves += &made.text(board).to_string();
        }
        self.order(&format!(
            "position {} moves{moves}\ngo {limits}",
            game.start()
        ))?;
        let answer = self.answer("bestmove")?;
        let illegal =
            |error: mlin::NotationError| self.failure(&format!("{answer}: {}", error.fault));
        game.read_move(&answer).map_err(illegal)
    }

    /// A program that no longer listens is a failure of its own, and no closed pipe of ours.
    fn order(&mut self, lines: &str) -> Result<(), Failure> {
        writeln!(self.orders, "{lines}").map_err(|error| self.failure(&error.to_string()))
    }

    /// What stands behind the word in the next line that begins with it.
    fn answer(&mut self, word: &str) -> Result<String, Failure> {
        while let Some(line) = self.answers.next() {
            let line = line?;
            if line.starts_with("error") {
                return Err(self.failure(&line));
            }
            if let Some(rest) = line.strip_prefix(word) {
                return Ok(rest.trim().to_owned());
            }
        }
        Err(self.failure("it has ended"))
    }

    fn failure(&self, words: &str) -> Failure {
        Failure::words(format!("{}: {words}", self.name))
    }
}

/// A program that no longer listens has ended already; either way it is waited for.
impl Drop for Engine {
    fn drop(&mut self) {
        let _ = writeln!(self.orders, "quit");
        let _ = self.process.wait();
    }
}
