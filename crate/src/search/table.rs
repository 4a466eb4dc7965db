//! The transposition table: what was found of a position is not searched for again
//! (<https://www.chessprogramming.org/Transposition_Table>).

use super::score::Score;
use super::window::Bound;
use crate::moves::Move;
use std::fmt;

/// Entries that share an index: one line of a processor's cache.
const BUCKET: usize = 4;
/// An entry this many searches old gives way like one that is a ply shallower.
const AGE_IN_PLIES: i32 = 4;

/// A found score of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub best: Option<Move>,
    pub score: Score,
    pub depth: i8,
    pub bound: Bound,
    search: u8,
}

/// A table of fixed size.
pub(super) struct Table {
    buckets: Vec<[Option<Entry>; BUCKET]>,
    search: u8,
}

impl Table {
    /// A table of at most so many megabytes.
    pub(super) fn new(megabytes: usize) -> Table {
        let bucket = size_of::<[Option<Entry>; BUCKET]>();
        let most = ((megabytes.max(1) << 20) / bucket).max(1);
        let buckets = 1 << most.ilog2();
        Table {
            buckets: vec![[None; BUCKET]; buckets],
            search: 0,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.fill([None; BUCKET]);
    }

    /// From now on entries belong to a new search.
    pub(super) fn begin_search(&mut self) {
        self.search = self.search.wrapping_add(1);
    }

    /// The number of buckets is a power of two: the low bits of the key are the index.
    const fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    /// What is known of a position, its score counted from `ply` plies below the root.
    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let bucket = self.buckets[self.index(key)];
        let found = bucket
            .into_iter()
            .flatten()
            .find(|entry| entry.key == key)?;
        Some(Entry {
            score: found.score.seen_from_root(ply),
            ..found
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
        let usefulness = |entry: &Option<Entry>| match entry {
            None => i32::MIN,
            Some(entry) if entry.key == key => i32::MIN + 1,
            Some(entry) => {
                let age = i32::from(search.wrapping_sub(entry.search));
                i32::from(entry.depth) - AGE_IN_PLIES * age
            }
        };
        let bucket = &mut self.buckets[index];
        let own = bucket
            .iter()
            .position(|entry| entry.is_some_and(|entry| entry.key == key));
        let least = own.or_else(|| (0..BUCKET).min_by_key(|&slot| usefulness(&bucket[slot])));
        let slot = &mut bucket[least.unwrap_or(0)];
        let best = best.or(slot
            .filter(|entry| entry.key == key)
            .and_then(|entry| entry.best));
        *slot = Some(Entry {
            key,
            best,
            score: score.seen_from(ply),
            depth: depth.clamp(0, i8::MAX.into()) as i8,
            bound,
            search,
        });
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({} buckets)", self.buckets.len())
    }
}
