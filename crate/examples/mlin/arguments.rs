//! What stands behind the tool's name.

use crate::failure::Failure;
use lexopt::{Arg, Parser, ValueExt};
use mlin::{Position, Rules, Setup, Variant};
use std::str::FromStr;

/// The words of the command line that are not yet used.
pub struct Arguments(Parser);

impl Arguments {
    pub fn of_process() -> Arguments {
        Arguments(Parser::from_env())
    }

    /// The first word: a command, or `--help` or `--version`, which `-h` and `-V` mean too.
    pub fn command(&mut self) -> Result<Option<String>, Failure> {
        Ok(match self.0.next()? {
            Some(Arg::Value(word)) => Some(word.string()?),
            Some(Arg::Long("help") | Arg::Short('h')) => Some("--help".to_owned()),
            Some(Arg::Long("version") | Arg::Short('V')) => Some("--version".to_owned()),
            Some(other) => return Err(other.unexpected().into()),
            None => None,
        })
    }

    /// Visits the rest: `--name` with its value, and each word without a dash as `""`.
    /// The visitor says whether it knows the name.
    pub fn each(
        mut self,
        mut visit: impl FnMut(&str, String) -> Result<bool, Failure>,
    ) -> Result<(), Failure> {
        while let Some(argument) = self.0.next()? {
            let name = match argument {
                Arg::Value(word) => {
                    let word = word.string()?;
                    if !visit("", word.clone())? {
                        return Err(Failure::words(format!("{word:?} is one word too many")));
                    }
                    continue;
                }
                Arg::Long(name) => name.to_owned(),
                Arg::Short(_) => return Err(argument.unexpected().into()),
            };
            let value = self.0.value()?.string()?;
            if !visit(&name, value)? {
                return Err(Failure::words(format!("there is no option --{name}")));
            }
        }
        Ok(())
    }

    /// Refuses whatever is left.
    pub fn finish(self) -> Result<(), Failure> {
        self.each(|_, _| Ok(false))
    }
}

/// Reads a number or a variant, and says what was to be one.
pub fn read<T: FromStr>(what: &str, text: &str) -> Result<T, Failure>
where
    T::Err: std::fmt::Display,
{
    let bad = |error| Failure::words(format!("{what} {text:?}: {error}"));
    text.parse().map_err(bad)
}

/// The rules with options changed, each `NAME=VALUE`.
pub fn with_options<'t>(
    rules: Rules,
    changes: impl IntoIterator<Item = &'t str>,
) -> Result<Rules, Failure> {
    let mut options = *rules.options();
    for change in changes {
        let (name, value) = change
            .split_once('=')
            .ok_or_else(|| Failure::words(format!("option {change:?} is not NAME=VALUE")))?;
        let bad = |error| Failure::words(format!("option {change:?}: {error}"));
        options.set(name, value).map_err(bad)?;
    }
    Rules::new(rules.variant(), options).map_err(|error| Failure::words(error.to_string()))
}

/// Rules as a line of text has them: `VARIANT [NAME=VALUE ...]`.
pub fn read_rules(text: &str) -> Result<Rules, Failure> {
    let mut words = text.split_whitespace();
    let variant: Variant = read("variant", words.next().unwrap_or_default())?;
    with_options(variant.into(), words)
}

/// The same men under other rules.
pub fn under(rules: Rules, position: &Position) -> Result<Position, Failure> {
    let setup = Setup {
        rules,
        ..position.setup()
    };
    setup
        .position()
        .map_err(|error| Failure::words(error.to_string()))
}
