//! Variants, the options of a game, and the rules that both make.

mod options;
mod variant;

pub use options::{BothFlying, DoubleMill, OptionError, Options, Placing, Switch};
pub use variant::{UnknownVariant, Variant};

use crate::board::Board;
use std::fmt;

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
