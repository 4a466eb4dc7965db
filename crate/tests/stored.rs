//! Stored tables: they come back as they were, or are refused.

mod tables;

use fastrand::Rng;
use mlin::Variant;
use mlin::tablebase::{Goal, Solver, Space, StoredError, Tablebase};
use tables::{Changes, assert_consistent, pairs, rules, solved};

/// All solved spaces in their stored form.
fn stored(tables: &Tablebase) -> Vec<Vec<u8>> {
    let spaces = tables.spaces();
    spaces.map(|space| tables.store(space).unwrap()).collect()
}

#[test]
fn stored_tables_come_back_as_they_were() {
    let captures = Goal::Captures(Space::pair(4, 4));
    let goals = [
        (Variant::Five, Goal::Game),
        (Variant::Six, captures),
        (Variant::Nine, pairs(&[(4, 3)])),
    ];
    for (variant, goal) in goals {
        let tables = solved(variant.into(), &goal);
        let mut loaded = Tablebase::new(variant.into());
        for bytes in stored(&tables) {
            loaded.load(&bytes).unwrap();
        }
        assert!(tables.spaces().eq(loaded.spaces()));
        assert_eq!(tables.bytes(), loaded.bytes());
        for space in tables.spaces() {
            assert_eq!(tables.census(space), loaded.census(space));
        }
        assert_eq!(stored(&tables), stored(&loaded));
        assert_consistent(&loaded, 5_000, &mut Rng::with_seed(8));
        assert_eq!(Solver::new(loaded, &goal).unwrap().progress().total, 0);
    }
}

#[test]
fn a_solver_goes_on_from_what_was_stored() {
    let goal = pairs(&[(4, 4)]);
    let mut killed = Solver::new(Tablebase::new(Variant::Five.into()), &goal).unwrap();
    while killed.step().unwrap().is_empty() {}
    let mut tables = Tablebase::new(Variant::Five.into());
    for bytes in stored(killed.tables()) {
        tables.load(&bytes).unwrap();
    }
    let mut solver = Solver::new(tables, &goal).unwrap();
    assert_eq!(solver.progress().space, Some(Space::pair(4, 3)));
    while solver.step().is_some() {}
    assert_eq!(
        stored(solver.tables()),
        stored(&solved(Variant::Five.into(), &goal))
    );
}

#[test]
fn half_a_pair_is_solved_again_with_its_reverse() {
    let goal = pairs(&[(4, 4)]);
    let whole = solved(Variant::Six.into(), &goal);
    for lost in [Space::pair(4, 3), Space::pair(3, 4)] {
        let mut tables = whole.clone();
        tables.forget(lost);
        let mut solver =
            Solver::new(tables, &Goal::Pairs(vec![(lost.us.men, lost.them.men)])).unwrap();
        while solver.step().is_some() {}
        assert_eq!(stored(solver.tables()), stored(&whole));
    }
}

#[test]
fn bad_stored_tables_are_refused() {
    let tables = solved(Variant::Five.into(), &pairs(&[(3, 3)]));
    let good = tables.store(Space::pair(3, 3)).unwrap();
    let mut other = Tablebase::new(Variant::Five.into());
    let mut error = |bytes: &[u8]| other.load(bytes).unwrap_err();
    assert_eq!(error(b""), StoredError::Foreign);
    assert_eq!(error(b"{\"format\":1}"), StoredError::Foreign);
    for byte in 5..good.len() {
        let mut damaged = good.clone();
        damaged[byte] ^= 1 << (byte % 8);
        assert_eq!(error(&damaged), StoredError::Damaged, "byte {byte}");
        assert_eq!(error(&good[..byte]), StoredError::Damaged, "{byte} bytes");
    }
    let old = [&good[..4], &[0], &good[5..]].concat();
    assert_eq!(error(&old), StoredError::Version(0));
    assert_eq!(other.spaces().count(), 0);

    let others: [(Variant, Changes); 5] = [
        (Variant::Six, &[("flying", "on")]),
        (Variant::Five, &[("flying", "off")]),
        (Variant::Five, &[("double-mill", "two")]),
        (Variant::Five, &[("both-flying", "draw")]),
        (Variant::Nine, &[]),
    ];
    for (variant, changes) in others {
        let mut other = Tablebase::new(rules(variant, changes));
        assert_eq!(other.load(&good), Err(StoredError::OtherRules));
        assert_ne!(
            other.name(Space::pair(3, 3)),
            tables.name(Space::pair(3, 3))
        );
    }
    let mut same = Tablebase::new(rules(Variant::Five, &[("quiet-limit", "20")]));
    assert_eq!(same.load(&good), Ok(Space::pair(3, 3)));
}

/// FNV-1a.
fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
    let start = 0xcbf2_9ce4_8422_2325;
    let sum = bytes.iter().fold(start, |sum: u64, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// A table of nine men that says it is this space, with so many blocks of nothing.
fn forged(us: u8, them: u8, blocks: usize) -> Vec<u8> {
    let tables = solved(Variant::Nine.into(), &pairs(&[(3, 3)]));
    let head = tables.store(Space::pair(3, 3)).unwrap();
    let mut bytes = head[..7].to_vec();
    bytes.extend([0, us, 0, them]);
    bytes.extend([0; 52 + 2]);
    bytes.resize(bytes.len() + 4 * blocks, 0);
    bytes.extend([0; 2]);
    with_checksum(bytes)
}

#[test]
fn a_small_forgery_is_not_unpacked_to_a_large_table() {
    // 3-3 has 208,544 numbers, in two blocks; 8-8 has 590 million, in 4,511.
    for (men, blocks) in [(3, 2), (8, 4_511), (8, 1)] {
        let mut tables = Tablebase::new(Variant::Nine.into());
        let forged = forged(men, men, blocks);
        assert_eq!(tables.load(&forged), Err(StoredError::Damaged));
        assert_eq!(tables.bytes(), 0);
    }
}

#[test]
fn a_table_is_loaded_for_no_other_space() {
    let tables = solved(Variant::Nine.into(), &pairs(&[(4, 3)]));
    let mut loaded = Tablebase::new(Variant::Nine.into());
    for space in tables.spaces() {
        let bytes = tables.store(space).unwrap();
        for wanted in tables.spaces() {
            let seen = loaded.load_space(wanted, &bytes);
            if wanted == space {
                assert_eq!(seen, Ok(()));
            } else {
                assert_eq!(seen, Err(StoredError::OtherSpace(space)));
            }
        }
    }
    assert!(loaded.spaces().eq(tables.spaces()));
}
