//! The eight variants, as data.

use super::options::{Options, Placing, Switch};
use crate::board::Board;
use crate::boards;
use std::fmt;
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
pub(super) struct Facts {
    pub id: &'static str,
    pub title: &'static str,
    pub men: u8,
    pub board: &'static Board,
    pub placing: Placing,
    pub flying: Switch,
    /// The board when the option `diagonals` is on, where a variant has it.
    pub board_with_diagonals: Option<&'static Board>,
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

    pub(super) const fn facts(self) -> Facts {
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
