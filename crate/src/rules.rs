//! Variants and the options of a game.

use crate::board::Board;
use crate::boards;
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

/// One of the eight games of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Three men's morris.
    Three,
    /// Five men's morris.
    Five,
    /// Six men's morris: nobody flies.
    Six,
    /// Seven men's morris: two rings and a cross.
    Seven,
    /// Nine men's morris, the classic.
    Nine,
    /// Lasker morris: men may slide while others are still in hand.
    Ten,
    /// Eleven men's morris: three rings with diagonals.
    Eleven,
    /// Twelve men's morris, Morabaraba.
    Twelve,
}

/// What sets a variant apart: the table of the rule sheet, section 5.
struct Facts {
    id: &'static str,
    title: &'static str,
    men: u8,
    board: &'static Board,
    placing: Placing,
    flying: Switch,
    /// The board when the option `diagonals` is on, where a variant has it.
    board_with_diagonals: Option<&'static Board>,
}

impl Variant {
    /// All variants, by their number of men.
    pub const ALL: [Variant; 8] = [
        Variant::Three,
        Variant::Five,
        Variant::Six,
        Variant::Seven,
        Variant::Nine,
        Variant::Ten,
        Variant::Eleven,
        Variant::Twelve,
    ];

    const fn facts(self) -> Facts {
        /// Nine men's morris: "rules as for nine men" holds for all that is not said.
        const NINE: Facts = Facts {
            id: "nine",
            title: "Nine Men's Morris",
            men: 9,
            board: &boards::THREE_RINGS,
            placing: Placing::First,
            flying: Switch::On,
            board_with_diagonals: None,
        };
        match self {
            Variant::Three => Facts {
                id: "three",
                title: "Three Men's Morris",
                men: 3,
                board: &boards::ONE_RING,
                board_with_diagonals: Some(&boards::ONE_RING_DIAGONALS),
                ..NINE
            },
            Variant::Five => Facts {
                id: "five",
                title: "Five Men's Morris",
                men: 5,
                board: &boards::TWO_RINGS,
                ..NINE
            },
            Variant::Six => Facts {
                id: "six",
                title: "Six Men's Morris",
                men: 6,
                board: &boards::TWO_RINGS,
                flying: Switch::Off,
                ..NINE
            },
            Variant::Seven => Facts {
                id: "seven",
                title: "Seven Men's Morris",
                men: 7,
                board: &boards::TWO_RINGS_CROSS,
                ..NINE
            },
            Variant::Nine => NINE,
            Variant::Ten => Facts {
                id: "ten",
                title: "Lasker Morris",
                men: 10,
                placing: Placing::OrSlide,
                ..NINE
            },
            Variant::Eleven => Facts {
                id: "eleven",
                title: "Eleven Men's Morris",
                men: 11,
                board: &boards::THREE_RINGS_DIAGONALS,
                ..NINE
            },
            Variant::Twelve => Facts {
                id: "twelve",
                title: "Twelve Men's Morris",
                men: 12,
                board: &boards::THREE_RINGS_DIAGONALS,
                ..NINE
            },
        }
    }

    /// Its id: `three`, `five`, ... `twelve`.
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// Its name in game records.
    pub const fn title(self) -> &'static str {
        self.facts().title
    }

    /// The men of each player.
    pub const fn men(self) -> u8 {
        self.facts().men
    }

    /// The options a game of this variant has when nothing else is said.
    pub const fn default_options(self) -> Options {
        Options {
            flying: self.facts().flying,
            ..Options::DEFAULT
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Reads an id; record names are read by [`notation`](crate::notation).
impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(id: &str) -> Result<Variant, UnknownVariant> {
        let known = Variant::ALL.into_iter().find(|variant| variant.id() == id);
        known.ok_or(UnknownVariant)
    }
}

/// No variant has that id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownVariant;

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such variant; there are")?;
        for variant in Variant::ALL {
            write!(f, " {variant}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownVariant {}

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

    const DEFAULT: Options = Options {
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

/// The rules of one game: a variant and its options. Small and copied freely.
///
/// ```
/// use mlin::{Rules, Variant};
/// let mut options = Variant::Nine.default_options();
/// options.set("double-mill", "two").unwrap();
/// let rules = Rules::new(Variant::Nine, options).unwrap();
/// assert_eq!(rules.to_string(), "nine double-mill=two");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    variant: Variant,
    options: Options,
    board: &'static Board,
    men: u8,
    placing: Placing,
}

impl Rules {
    /// The rules of a variant with these options.
    ///
    /// # Errors
    /// When the diagonals are asked for on a board that has none to draw.
    pub const fn new(variant: Variant, options: Options) -> Result<Rules, OptionError> {
        let facts = variant.facts();
        let board = match (options.diagonals, facts.board_with_diagonals) {
            (Switch::Off, _) => facts.board,
            (Switch::On, Some(board)) => board,
            (Switch::On, None) => return Err(OptionError::NoDiagonals(variant)),
        };
        Ok(Rules {
            variant,
            options,
            board,
            men: facts.men,
            placing: facts.placing,
        })
    }

    /// The variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The options, all of them.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The options that differ from the variant's own, as names and values.
    pub fn changed_options(&self) -> impl Iterator<Item = (&'static str, String)> + use<> {
        let (ours, defaults) = (self.options, self.variant.default_options());
        Options::NAMES.into_iter().filter_map(move |name| {
            let value = ours.get(name)?;
            (defaults.get(name)? != value).then_some((name, value))
        })
    }

    /// The board, with its diagonals where they are drawn.
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    /// The men of each player.
    pub const fn men(&self) -> u8 {
        self.men
    }

    /// Whether a player with men in hand may slide.
    pub const fn slides_while_placing(&self) -> bool {
        matches!(self.placing, Placing::OrSlide)
    }

    /// Whether a player with three men left flies.
    pub const fn flying(&self) -> bool {
        matches!(self.options.flying, Switch::On)
    }

    /// Whether two mills closed at once take two men.
    pub const fn double_mill_takes_two(&self) -> bool {
        matches!(self.options.double_mill, DoubleMill::Two)
    }

    /// What happens when both players fly. Three men fly from the start: there nothing does.
    pub const fn both_flying(&self) -> BothFlying {
        if self.men > 3 {
            self.options.both_flying
        } else {
            BothFlying::Play
        }
    }

    /// Plies without a capture that make a draw.
    pub const fn quiet_limit(&self) -> Option<u16> {
        match self.options.quiet_limit {
            Some(plies) => Some(plies.get()),
            None => None,
        }
    }

    /// Whether the third occurrence of a position is a draw.
    pub const fn repetition(&self) -> bool {
        matches!(self.options.repetition, Switch::On)
    }
}

/// A variant with its own options.
impl From<Variant> for Rules {
    fn from(variant: Variant) -> Rules {
        Rules::new(variant, variant.default_options()).expect("no default draws diagonals")
    }
}

/// The id, then the options that differ from the variant's own.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.variant)?;
        for (name, value) in self.changed_options() {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}
