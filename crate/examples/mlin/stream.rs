//! `solve --folder`: tables are kept in files, and only those held that the pair at hand needs. So
//! memory is bounded by the largest pair, and whoever is killed goes on from the last file.

use crate::failure::Failure;
use crate::folder::Folder;
use crate::solve::{Solved, new_solver, peak_memory, states};
use mlin::Rules;
use mlin::tablebase::{Goal, Space, Stage, Tablebase, stages};
use std::io::{self, Write};
use std::time::Instant;

/// Solves what the folder lacks, pair by pair. At the end the tables that the goal names are held.
pub fn solve(rules: Rules, goal: &Goal, folder: &Folder) -> Result<Solved, Failure> {
    let told = |error| Failure::words(format!("{}: {error}", rules.variant()));
    let all = stages(&rules, goal).map_err(told)?;
    let most_bytes = all.iter().map(|stage| stage.bytes).max().unwrap_or(0);
    writeln!(
        io::stdout(),
        "PLAN {} stages, {} MB at the most",
        all.len(),
        most_bytes / 1_000_000
    )?;
    let mut solved = Solved {
        tables: Tablebase::new(rules),
        states: 0,
        most_bytes,
    };
    let named = named(&all, goal);
    loop {
        let lacking = |stage: &&Stage| {
            let has = |&space: &Space| folder.has(&solved.tables, space);
            !stage.spaces.iter().all(has)
        };
        let Some(stage) = all.iter().find(lacking) else {
            // All files are there; those that are no good are found now, taken away, and missing.
            if hold(&mut solved.tables, folder, &named)? {
                return Ok(solved);
            }
            continue;
        };
        if hold(&mut solved.tables, folder, &stage.exits)? {
            solve_stage(&mut solved, stage, folder)?;
        }
    }
}

/// The spaces that a goal names.
fn named(all: &[Stage], goal: &Goal) -> Vec<Space> {
    let spaces = all.iter().flat_map(|stage| stage.spaces.iter().copied());
    let asked = |space: &Space| match goal {
        Goal::Pairs(pairs) => pairs.iter().any(|&(us, them)| {
            let pair = Space::pair(us, them);
            *space == pair || *space == pair.turned()
        }),
        _ => true,
    };
    spaces.filter(asked).collect()
}

/// Holds just these spaces; `false` where one of them has to be solved again first.
fn hold(tables: &mut Tablebase, folder: &Folder, wanted: &[Space]) -> Result<bool, Failure> {
    for space in Vec::from_iter(tables.spaces()) {
        if !wanted.contains(&space) {
            tables.forget(space);
        }
    }
    for &space in wanted {
        let held = tables.census(space).is_some();
        if !held && !folder.load(tables, space)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn solve_stage(solved: &mut Solved, stage: &Stage, folder: &Folder) -> Result<(), Failure> {
    let begin = Instant::now();
    let mut solver = new_solver(solved.tables.clone(), &Goal::Space(stage.spaces[0]))?;
    while solver.step().is_some() {}
    solved.tables = solver.into_tables();
    let seconds = begin.elapsed().as_secs_f64();
    let (mut positions, mut bytes) = (0, 0);
    for &space in &stage.spaces {
        bytes += folder.store(&solved.tables, space)?;
        positions += states(&solved.tables, space);
    }
    solved.states += positions;
    let count = positions as f64;
    writeln!(
        io::stdout(),
        "SOLVED {} {positions} states {seconds:.3} s {:.0} states/s, {bytes} bytes {:.4} bytes/state, {} MB at the most by plan, {} peak",
        stage.spaces[0],
        count / seconds.max(f64::EPSILON),
        bytes as f64 / count,
        stage.bytes / 1_000_000,
        peak_memory()
    )?;
    Ok(())
}
