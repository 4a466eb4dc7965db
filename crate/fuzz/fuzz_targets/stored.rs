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

/// Of a board on which a few bytes can announce hundreds of megabytes.
static LARGE: LazyLock<Tablebase> = LazyLock::new(|| Tablebase::new(Variant::Nine.into()));

/// Where the men of the variant stand.
const MEN: usize = 5;

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
    let large = how & 2 != 0;
    if large && stored.len() > MEN {
        stored[MEN] = LARGE.rules().men();
    }
    if how & 1 != 0 && stored.len() > 8 {
        stored.truncate(stored.len() - 8);
        stored.extend(checksum(&stored));
    }
    let empty = if large { &LARGE } else { &EMPTY };
    let mut tables = Tablebase::clone(empty);
    if let Ok(space) = tables.load(&stored) {
        let again = tables.store(space).unwrap();
        let mut others = Tablebase::clone(empty);
        assert_eq!(others.load_space(space, &again), Ok(()));
        assert_eq!(others.store(space).unwrap(), again);
    }
});
