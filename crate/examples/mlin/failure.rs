//! Why a command could not do its work.

use std::fmt;
use std::io;

/// What the user is told on the way out.
#[derive(Debug)]
pub enum Failure {
    /// In our words.
    Words(String),
    /// In those of the system.
    System(io::Error),
}

impl Failure {
    pub fn words(words: impl Into<String>) -> Failure {
        Failure::Words(words.into())
    }

    /// Whether the reader of our output is gone, as `head` is when it has enough: no fault of anyone.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::System(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::System(error)
    }
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        Failure::words(error.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Words(words) => f.write_str(words),
            Failure::System(error) => error.fmt(f),
        }
    }
}
