//! The log of a ladder: what has been played is not played again.
//!
//! A line is `SEED VARIANT [NAME=VALUE ...] | LEVEL PAIR | POINTS POINTS`: the level that met the
//! next one, the number of the pair, and the half points of the next one with white and with black.

use crate::arguments::read;
use crate::failure::Failure;
use mlin::{Position, Rules};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

pub struct Log {
    /// What the lines of this ladder begin with; others are of other ladders.
    name: String,
    played: BTreeMap<(u8, u64), [u8; 2]>,
    file: Option<File>,
}

impl Log {
    /// Without a path nothing is kept.
    pub fn open(path: Option<&Path>, rules: Rules, seed: u64) -> Result<Log, Failure> {
        let mut log = Log {
            name: format!("{seed} {}", name(rules)),
            played: BTreeMap::new(),
            file: None,
        };
        if let Some(path) = path {
            log.read(path)?;
            let file = OpenOptions::new().create(true).append(true).open(path);
            log.file = Some(file.map_err(|error| failure(path, &error))?);
        }
        Ok(log)
    }

    pub fn known(&self, level: u8, pair: u64) -> Option<[u8; 2]> {
        self.played.get(&(level, pair)).copied()
    }

    pub fn add(&mut self, level: u8, pair: u64, points: [u8; 2]) -> Result<(), Failure> {
        if let Some(file) = &mut self.file {
            let [white, black] = points;
            // In one piece: whoever is interrupted leaves whole lines.
            let line = format!("{} | {level} {pair} | {white} {black}\n", self.name);
            file.write_all(line.as_bytes())?;
        }
        self.played.insert((level, pair), points);
        Ok(())
    }

    /// A log that is not there yet is empty.
    fn read(&mut self, path: &Path) -> Result<(), Failure> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(failure(path, &error)),
        };
        for (index, line) in text.lines().enumerate() {
            let at = |bad: Failure| failure(path, &format!("line {}: {bad}", index + 1));
            self.read_line(line).map_err(at)?;
        }
        Ok(())
    }

    fn read_line(&mut self, line: &str) -> Result<(), Failure> {
        let wrong = || Failure::words(format!("{line:?} is no line of a ladder"));
        let fields: Vec<&str> = line.split(" | ").collect();
        let [name, which, points] = fields[..] else {
            return Err(wrong());
        };
        let (level, pair) = which.split_once(' ').ok_or_else(wrong)?;
        let (white, black) = points.split_once(' ').ok_or_else(wrong)?;
        let key = (read("level", level)?, read("pair", pair)?);
        let points = [read("points", white)?, read("points", black)?];
        if points.into_iter().any(|points| points > 2) {
            return Err(wrong());
        }
        if name == self.name {
            self.played.insert(key, points);
        }
        Ok(())
    }
}

/// The variant and its options, as the text of its first position has them.
fn name(rules: Rules) -> String {
    let text = Position::start(rules).to_string();
    let mut words = text.split(' ');
    let variant = words.next().unwrap_or_default();
    // Between them: rings, turn, hands, quiet plies.
    let options = words.skip(4);
    std::iter::once(variant)
        .chain(options)
        .collect::<Vec<_>>()
        .join(" ")
}

fn failure(path: &Path, what: &dyn std::fmt::Display) -> Failure {
    Failure::words(format!("{}: {what}", path.display()))
}
