//! The options of a game.

use super::variant::Variant;
use std::fmt;
use std::num::NonZeroU16;

/// An option that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say it
pub enum Switch {
    On,
    Off,
}

/// How many men are captured when two or more mills close at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoubleMill {
    /// One man: the tournament rule.
    One,
    /// Two men, as is the custom in Lithuania, Poland and Russia.
    Two,
}

/// What becomes of a game in which both players are down to three men and fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BothFlying {
    /// A draw is offered once.
    Offer,
    /// It is drawn.
    Draw,
    /// Nothing: they play on.
    Play,
}

/// When men are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placing {
    /// A player with men in hand has to place one.
    First,
    /// A player with men in hand places one or slides one (Lasker).
    OrSlide,
}

/// The options of a game: rule sheet, section 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Whether a player with three men left flies.
    pub flying: Switch,
    /// Captures for two mills closed at once.
    pub double_mill: DoubleMill,
    /// What happens when both fly.
    pub both_flying: BothFlying,
    /// Plies without a capture that make a draw; `None` is without limit.
    pub quiet_limit: Option<NonZeroU16>,
    /// Whether the third occurrence of a position is a draw.
    pub repetition: Switch,
    /// Whether the diagonals are drawn (three men only).
    pub diagonals: Switch,
}

/// The largest quiet limit that can be asked for, in plies.
const MAX_QUIET_LIMIT: u16 = 9999;

impl Options {
    /// Names of the options, in the order in which they are written.
    pub const NAMES: [&'static str; 6] = [
        "flying",
        "double-mill",
        "both-flying",
        "quiet-limit",
        "repetition",
        "diagonals",
    ];

    pub(super) const DEFAULT: Options = Options {
        flying: Switch::On,
        double_mill: DoubleMill::One,
        both_flying: BothFlying::Offer,
        quiet_limit: NonZeroU16::new(100),
        repetition: Switch::On,
        diagonals: Switch::Off,
    };

    /// The value of an option as text.
    ///
    /// ```
    /// use mlin::Variant;
    /// assert_eq!(Variant::Six.default_options().get("flying").unwrap(), "off");
    /// ```
    pub fn get(&self, name: &str) -> Option<String> {
        let word = match name {
            "flying" => self.flying.word(),
            "double-mill" => match self.double_mill {
                DoubleMill::One => "one",
                DoubleMill::Two => "two",
            },
            "both-flying" => match self.both_flying {
                BothFlying::Offer => "offer",
                BothFlying::Draw => "draw",
                BothFlying::Play => "play",
            },
            "quiet-limit" => match self.quiet_limit {
                Some(plies) => return Some(plies.to_string()),
                None => "none",
            },
            "repetition" => self.repetition.word(),
            "diagonals" => self.diagonals.word(),
            _ => return None,
        };
        Some(word.into())
    }

    /// Sets an option from its name and value.
    ///
    /// # Errors
    /// When there is no such option or it does not take that value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let bad_value = || OptionError::BadValue(name.to_owned());
        match name {
            "flying" => self.flying = Switch::read(value).ok_or_else(bad_value)?,
            "double-mill" => {
                self.double_mill = match value {
                    "one" => DoubleMill::One,
                    "two" => DoubleMill::Two,
                    _ => return Err(bad_value()),
                }
            }
            "both-flying" => {
                self.both_flying = match value {
                    "offer" => BothFlying::Offer,
                    "draw" => BothFlying::Draw,
                    "play" => BothFlying::Play,
                    _ => return Err(bad_value()),
                }
            }
            "quiet-limit" => self.quiet_limit = read_limit(value).ok_or_else(bad_value)?,
            "repetition" => self.repetition = Switch::read(value).ok_or_else(bad_value)?,
            "diagonals" => self.diagonals = Switch::read(value).ok_or_else(bad_value)?,
            _ => return Err(OptionError::Unknown(name.to_owned())),
        }
        Ok(())
    }
}

impl Switch {
    const fn word(self) -> &'static str {
        match self {
            Switch::On => "on",
            Switch::Off => "off",
        }
    }

    fn read(word: &str) -> Option<Switch> {
        match word {
            "on" => Some(Switch::On),
            "off" => Some(Switch::Off),
            _ => None,
        }
    }
}

fn read_limit(word: &str) -> Option<Option<NonZeroU16>> {
    if word == "none" {
        return Some(None);
    }
    if !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let plies: u16 = word.parse().ok()?;
    if plies > MAX_QUIET_LIMIT {
        return None;
    }
    NonZeroU16::new(plies).map(Some)
}

/// What is wrong with an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no option of that name.
    Unknown(String),
    /// The option of that name does not take the value.
    BadValue(String),
    /// Only three men's morris may have its diagonals drawn.
    NoDiagonals(Variant),
}

impl OptionError {
    /// The name of the option.
    pub fn name(&self) -> &str {
        match self {
            OptionError::Unknown(name) | OptionError::BadValue(name) => name,
            OptionError::NoDiagonals(_) => "diagonals",
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown(name) => {
                let known = Options::NAMES.join(", ");
                write!(f, "no option is called {name:?}; there are {known}")
            }
            OptionError::BadValue(name) => {
                let values = match name.as_str() {
                    "double-mill" => "one or two",
                    "both-flying" => "offer, draw or play",
                    "quiet-limit" => "none or 1 to 9999",
                    _ => "on or off",
                };
                write!(f, "{name} is {values}")
            }
            OptionError::NoDiagonals(variant) => {
                write!(
                    f,
                    "the option diagonals is for three men only, not for {variant}"
                )
            }
        }
    }
}

impl std::error::Error for OptionError {}
