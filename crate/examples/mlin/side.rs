//! One side of a match: who plays, and what it may spend.

use crate::arguments::read;
use crate::failure::Failure;
use crate::go;
use mlin::search::Limits;
use std::path::PathBuf;
use std::str::FromStr;

/// Megabytes of a side's table when nothing is said.
const HASH: usize = 16;

/// Reads from `NAME=VALUE ...`.
#[derive(Clone, Debug, Default)]
pub struct Side {
    /// A program that speaks our `uci`; without one this very build plays.
    pub engine: Option<PathBuf>,
    /// Megabytes of the table.
    pub hash: usize,
    /// Mixed with the number of the game: the lower levels choose by chance.
    pub seed: u64,
    pub limits: Limits,
    /// The limits as words of `go`.
    pub go: String,
}

impl Side {
    /// What another limit of the same words would add, where this side has none of its own.
    pub fn with_default(mut self, name: &str, value: &str) -> Result<Side, Failure> {
        if self.go.is_empty() {
            self.limit(name, value)?;
        }
        Ok(self)
    }

    fn limit(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let space = if self.go.is_empty() { "" } else { " " };
        let go = format!("{}{space}{name} {value}", self.go);
        self.limits = go::read_limits(&go)?;
        self.go = go;
        Ok(())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        match name {
            "engine" => self.engine = Some(value.into()),
            "hash" => self.hash = read(name, value)?,
            "seed" => self.seed = read(name, value)?,
            "level" | "nodes" | "depth" | "movetime" => self.limit(name, value)?,
            _ => {
                return Err(Failure::words(format!(
                    "a side has no {name:?}; it has engine, hash, seed, level, nodes, depth and movetime"
                )));
            }
        }
        Ok(())
    }
}

impl FromStr for Side {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Side, Failure> {
        let mut side = Side {
            hash: HASH,
            ..Side::default()
        };
        for word in text.split_whitespace() {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| Failure::words(format!("{word:?} is not NAME=VALUE")))?;
            side.set(name, value)?;
        }
        Ok(side)
    }
}
