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

mod cell;
mod census;
mod classes;
mod coding;
mod exit;
mod field;
mod geometry;
mod index;
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
mod subsets;
mod table;
mod value;

pub use census::{Census, Tally};
pub use orbits::orbits;
pub use plan::{Goal, GoalError};
pub use solver::{Progress, Solver};
pub use space::{Force, Space};
pub use stored::StoredError;
pub use value::Value;

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
        let bytes = |solved: &Solved| solved.table.cells.len() * solved.table.cells.width();
        self.tables.values().map(bytes).sum::<usize>() as u64
    }

    fn table(&self, space: Space) -> Option<&Arc<Table>> {
        self.tables.get(&space).map(|solved| &solved.table)
    }

    fn insert(&mut self, table: Table, census: Census) {
        let table = Arc::new(table);
        self.tables.insert(table.space, Solved { table, census });
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
