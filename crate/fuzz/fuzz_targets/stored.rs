//! Stored tables: damaged ones are refused, never a panic, and what is loaded is stored the same. The
//! checksum is made right, so that what it protects is reached.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlin::Variant;
use mlin::tablebase::{Goal, Solver, Space, Tablebase};
use std::sync::LazyLock;

const PAIR: Space = Space::pair(3, 3);

/// Made once: a clone costs next to nothing.
static EMPTY: LazyLock<Tablebase> = LazyLock::new(|| Tablebase::new(Variant::Three.into()));

static GOOD: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut solver = Solver::new(EMPTY.clone(), &Goal::Pairs(vec![(3, 3)])).unwrap();
    while solver.step().is_some() {}
    solver.tables().store(PAIR).unwrap()
});

/// FNV-1a.
fn checksum(bytes: &[u8]) -> [u8; 8] {
    let start = 0xcbf2_9ce4_8422_2325;
    let sum = bytes.iter().fold(start, |sum: u64, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    sum.to_le_bytes()
}

fuzz_target!(|input: (u8, u16, Vec<u8>)| {
    let (how, at, bytes) = input;
    let mut stored = if how == 0 { Vec::new() } else { GOOD.clone() };
    let at = usize::from(at).min(stored.len());
    let end = stored.len().min(at + bytes.len());
    stored.splice(at..end, bytes);
    if how % 2 == 1 && stored.len() > 8 {
        stored.truncate(stored.len() - 8);
        stored.extend(checksum(&stored));
    }
    let mut tables = EMPTY.clone();
    if let Ok(space) = tables.load(&stored) {
        let again = tables.store(space).unwrap();
        let mut others = EMPTY.clone();
        assert_eq!(others.load(&again), Ok(space));
        assert_eq!(others.store(space).unwrap(), again);
    }
});
