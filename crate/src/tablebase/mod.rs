//! Tables of solved positions: who wins, and in how many plies, when both play perfectly.
//!
//! A [`Tablebase`] belongs to one set of rules. A [`Solver`] fills it, step by step, from the
//! positions where games end: with whole games on the small boards, with endings on the large ones.
//! Repetition and quiet limit are left aside: a position is drawn where neither player can force more.
//!
//! # Solving, storing and using
//! A solver owns the tables it fills; they can be looked at, or cloned for a
//! [`Searcher`](crate::search::Searcher), at any time. Each solved space has a [`name`](Tablebase::name)
//! and a [stored form](Tablebase::store), which [`Tablebase::load`] takes back: whoever stores each space
//! as it is solved loses nothing but the one under way.
//!
//! ```
//! use mlin::Variant;
//! use mlin::tablebase::{Goal, Solver, StoredError, Tablebase};
//! use std::collections::BTreeMap;
//!
//! let mut store = BTreeMap::new();
//! let mut solver = Solver::new(Tablebase::new(Variant::Three.into()), &Goal::Game).unwrap();
//! while let Some(solved) = solver.step() {
//!     for space in solved {
//!         let tables = solver.tables();
//!         store.insert(tables.name(space), tables.store(space).unwrap());
//!     }
//! }
//!
//! let mut tables = Tablebase::new(Variant::Three.into());
//! for bytes in store.values() {
//!     tables.load(bytes).unwrap(); // a bad record is an error, and is solved again
//! }
//! let nothing_left = Solver::new(tables, &Goal::Game).unwrap();
//! assert_eq!(nothing_left.progress().total, 0);
//! # let mut damaged = store.into_values().next().unwrap();
//! # damaged[30] ^= 1;
//! # let mut tables = Tablebase::new(Variant::Three.into());
//! # assert_eq!(tables.load(&damaged), Err(StoredError::Damaged));
//! ```
//!
//! Tables that are kept in files need not be held together: [`stages`] says in which order a goal is
//! solved, what each stage needs, and how much memory it takes at the most.
//!
//! # The quiet limit
//! Where a win may take more plies than the limit of the rules, the plies to the next capture are
//! solved as well, and a [`Verdict`] tells whether the limit spoils it. Of the games whose start is
//! solved that is six men's alone, with the usual limit. With other limits, or when many quiet plies
//! have gone before, a verdict may be [unknown](Pace::Unknown): [`Goal::Captures`] finds it out.
//!
//! # Positions no game comes to
//! A position that an editor made may have other hands than any game: [`Goal::Game`] leaves these out,
//! and [`Tablebase::probe`] knows nothing of them. The search looks further then, until it meets
//! positions that are solved; or [`Goal::Space`] solves just what such a position leads to.
//!
//! # Why some functions are never inlined
//! In WebAssembly the whole solver otherwise becomes one function, too large for the registers of the
//! browser's compiler: six men's then take a quarter longer.
//!
//! # Why nothing is shipped
//! The endings 3-3, 4-3, 4-4 and 5-3 of nine men take 184 KB in their stored form, which no packer
//! makes smaller, and 246 KB as text in a script: more than the engine itself. They would serve one
//! set of rules of the many that the options make. Building them takes little more than two seconds of
//! a processor natively, a few more in a browser, in the idle time of the game that comes to them,
//! and once: then they are in the browser's store. So they are built on the device.

mod cell;
mod census;
mod choice;
mod classes;
mod coding;
mod exit;
mod field;
mod geometry;
mod index;
mod lacks;
mod measure;
mod model;
mod orbits;
mod packing;
mod parallel;
mod placements;
mod plan;
mod probe;
mod retrograde;
mod solver;
mod space;
mod steps;
mod stored;
mod storing;
mod subsets;
mod table;
mod value;
mod verdict;

pub use census::{Census, Tally};
pub use choice::Choice;
pub use lacks::{Stage, stages};
pub use orbits::orbits;
pub use plan::{Goal, GoalError};
pub use solver::{Progress, Solver};
pub use space::{Force, Space};
pub use stored::StoredError;
pub use storing::Storing;
pub use value::Value;
pub use verdict::{Pace, Verdict};

use crate::rules::Rules;
use classes::Classes;
use geometry::Geometry;
use index::Index;
use std::collections::BTreeMap;
use std::sync::Arc;
use subsets::Ranks;
use table::Table;

/// The tables of one set of rules. A clone shares the tables, and costs next to nothing.
#[derive(Clone, Debug)]
pub struct Tablebase {
    rules: Rules,
    geometry: Arc<Geometry>,
    classes: BTreeMap<u8, Arc<Classes>>,
    ranks: BTreeMap<u8, Arc<Ranks>>,
    tables: BTreeMap<Space, Solved>,
}

#[derive(Clone, Debug)]
struct Solved {
    table: Arc<Table>,
    census: Census,
    captures: Option<UpToCapture>,
}

/// The plies to the next capture in a solved space.
#[derive(Clone, Debug)]
struct UpToCapture {
    /// The quiet limit that they heed.
    limit: u16,
    table: Arc<Table>,
}

impl Solved {
    /// Whether a win can take more plies than that.
    fn outlasts(&self, limit: u16) -> bool {
        self.census.longest_win.max(self.census.longest_loss) > Some(limit)
    }
}

impl Tablebase {
    /// No tables yet.
    pub fn new(rules: Rules) -> Tablebase {
        Tablebase {
            rules,
            geometry: Arc::new(Geometry::new(rules.board())),
            classes: BTreeMap::new(),
            ranks: BTreeMap::new(),
            tables: BTreeMap::new(),
        }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The solved spaces.
    pub fn spaces(&self) -> impl Iterator<Item = Space> {
        self.tables.keys().copied()
    }

    /// The counts of a solved space.
    pub fn census(&self, space: Space) -> Option<&Census> {
        self.tables.get(&space).map(|solved| &solved.census)
    }

    /// Bytes that the tables take.
    pub fn bytes(&self) -> u64 {
        let bytes = |table: &Table| (table.cells.len() * table.cells.width()) as u64;
        let both = |solved: &Solved| {
            let captures = solved.captures.as_ref();
            bytes(&solved.table) + captures.map_or(0, |captures| bytes(&captures.table))
        };
        self.tables.values().map(both).sum()
    }

    /// Forgets a space.
    pub fn forget(&mut self, space: Space) {
        self.tables.remove(&space);
    }

    fn table(&self, space: Space) -> Option<&Arc<Table>> {
        self.tables.get(&space).map(|solved| &solved.table)
    }

    /// The plies to the next capture, under that quiet limit.
    fn captures(&self, space: Space, limit: u16) -> Option<&Arc<Table>> {
        let captures = self.tables.get(&space)?.captures.as_ref()?;
        (captures.limit == limit).then_some(&captures.table)
    }

    fn insert(&mut self, table: Table, census: Census) {
        let solved = Solved {
            table: Arc::new(table),
            census,
            captures: None,
        };
        self.tables.insert(solved.table.space, solved);
    }

    fn insert_captures(&mut self, table: Table, limit: u16) {
        if let Some(solved) = self.tables.get_mut(&table.space) {
            let table = Arc::new(table);
            solved.captures = Some(UpToCapture { limit, table });
        }
    }

    /// An index for so many men outside and inside.
    fn index(&mut self, outer: u8, inner: u8) -> Index {
        let geometry = &self.geometry;
        let classes = self.classes.entry(outer);
        let classes = classes.or_insert_with(|| Arc::new(Classes::new(geometry, outer.into())));
        let ranks = self.ranks.entry(inner);
        let ranks = ranks.or_insert_with(|| Arc::new(Ranks::new(inner.into())));
        Index::new(geometry, classes, ranks, outer, inner)
    }
}
