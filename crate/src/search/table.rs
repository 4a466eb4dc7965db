//! The transposition table: what was found of a position is not searched for again
//! (<https://www.chessprogramming.org/Transposition_Table>).

use super::score::Score;
use super::window::Bound;
use crate::moves::Move;
use std::fmt;

/// Entries that share an index.
const BUCKET: usize = 4;
/// An entry this many searches old gives way like one that is a ply shallower.
const AGE_IN_PLIES: i32 = 4;

/// A found score of a position: sixteen bytes, four to a line of a processor's cache.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub best: Option<Move>,
    pub score: Score,
    pub depth: i8,
    /// The bound in the low two bits, the search that stored it above.
    stamp: u8,
}

/// Searches that can be told apart.
const SEARCHES: u8 = 64;

impl Entry {
    /// Where nothing has been stored.
    const EMPTY: Entry = Entry {
        key: 0,
        best: None,
        score: Score::DRAW,
        depth: -1,
        stamp: 0,
    };

    const fn is_empty(&self) -> bool {
        self.depth < 0
    }

    const fn is_of(&self, key: u64) -> bool {
        self.key == key && !self.is_empty()
    }

    pub(super) const fn bound(&self) -> Bound {
        match self.stamp % 4 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        }
    }

    const fn age(&self, search: u8) -> u8 {
        search.wrapping_sub(self.stamp / 4) % SEARCHES
    }
}

/// The entries that share an index: one line of the cache, and not parts of two.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

impl Bucket {
    const EMPTY: Bucket = Bucket([Entry::EMPTY; BUCKET]);
}

/// A table of fixed size.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    search: u8,
}

impl Table {
    /// A table of at most so many megabytes.
    pub(super) fn new(megabytes: usize) -> Table {
        let bucket = size_of::<Bucket>();
        let most = ((megabytes.max(1) << 20) / bucket).max(1);
        let buckets = 1 << most.ilog2();
        Table {
            buckets: vec![Bucket::EMPTY; buckets],
            search: 0,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill(Bucket::EMPTY);
    }

    /// From now on entries belong to a new search.
    pub(super) fn begin_search(&mut self) {
        self.search = (self.search + 1) % SEARCHES;
    }

    /// The number of buckets is a power of two: the low bits of the key are the index.
    const fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    /// What is known of a position, its score counted from `ply` plies below the root.
    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let bucket = &self.buckets[self.index(key)].0;
        let found = bucket.iter().find(|entry| entry.is_of(key))?;
        Some(Entry {
            score: found.score.seen_from_root(ply),
            ..*found
        })
    }

    /// Keeps what was found. The position's own entry gives way, else the least useful one.
    pub(super) fn store(
        &mut self,
        key: u64,
        ply: usize,
        depth: i32,
        score: Score,
        bound: Bound,
        best: Option<Move>,
    ) {
        let (index, search) = (self.index(key), self.search);
        let usefulness = |entry: &Entry| {
            if entry.is_of(key) {
                i32::MIN
            } else if entry.is_empty() {
                i32::MIN + 1
            } else {
                i32::from(entry.depth) - AGE_IN_PLIES * i32::from(entry.age(search))
            }
        };
        let bucket = &mut self.buckets[index].0;
        if let Some(entry) = bucket.iter_mut().min_by_key(|entry| usefulness(entry)) {
            let known = if entry.is_of(key) { entry.best } else { None };
            *entry = Entry {
                key,
                best: best.or(known),
                score: score.seen_from(ply),
                depth: depth.clamp(0, i8::MAX.into()) as i8,
                stamp: search * 4 + bound as u8,
            };
        }
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({} buckets)", self.buckets.len())
    }
}
