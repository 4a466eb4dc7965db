//! `solve`: whole small games and endings of all, by retrograde analysis.

use crate::arguments::{Arguments, read, with_options};
use crate::failure::Failure;
use crate::folder::Folder;
use crate::stream;
use mlin::tablebase::{Census, Goal, Solver, Space, Tablebase, Value};
use mlin::{Position, Rules, Variant};
use std::io::{self, Write};
use std::time::Instant;

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let Order {
        rules,
        goal,
        folder,
    } = order(arguments)?;
    let begin = Instant::now();
    let solved = match folder {
        Some(folder) => stream::solve(rules, &goal, &Folder::new(folder)?)?,
        None => solve(rules, &goal)?,
    };
    let seconds = begin.elapsed().as_secs_f64();
    let mut out = io::stdout();
    let tables = &solved.tables;
    if goal == Goal::Game {
        writeln!(out, "{}", value_row(tables)?)?;
    }
    for space in rows(tables, &goal) {
        write_census(&mut out, rules.variant(), space, tables.census(space))?;
    }
    writeln!(
        out,
        "{} states {seconds:.3} s {:.0} states/s, {:.1} MB held, {} MB at the most by plan, {} peak",
        solved.states,
        solved.states as f64 / seconds.max(f64::EPSILON),
        tables.bytes() as f64 / 1e6,
        solved.most_bytes / 1_000_000,
        peak_memory()
    )?;
    Ok(())
}

/// What was solved.
pub struct Solved {
    /// All tables, or those that were asked for.
    pub tables: Tablebase,
    /// Positions up to symmetry that were solved now.
    pub states: u64,
    /// The most bytes that it could have taken.
    pub most_bytes: u64,
}

/// Solves all in memory.
fn solve(rules: Rules, goal: &Goal) -> Result<Solved, Failure> {
    let mut solver = new_solver(Tablebase::new(rules), goal)?;
    while solver.step().is_some() {}
    let most_bytes = solver.bytes();
    let tables = solver.into_tables();
    Ok(Solved {
        states: tables.spaces().map(|space| states(&tables, space)).sum(),
        tables,
        most_bytes,
    })
}

pub fn new_solver(tables: Tablebase, goal: &Goal) -> Result<Solver, Failure> {
    let variant = tables.rules().variant();
    Solver::new(tables, goal).map_err(|error| Failure::words(format!("{variant}: {error}")))
}

/// Positions of a space up to symmetry.
pub fn states(tables: &Tablebase, space: Space) -> u64 {
    let census = tables.census(space);
    census.map_or(0, |census| census.orbits.total())
}

/// What is asked for.
struct Order {
    rules: Rules,
    goal: Goal,
    folder: Option<String>,
}

/// What to solve, and under which rules.
fn order(arguments: Arguments) -> Result<Order, Failure> {
    let (mut words, mut men, mut options) = (Vec::new(), None, Vec::new());
    let mut folder = None;
    arguments.each(|name, value| {
        match name {
            "" if words.is_empty() => words.push(value),
            "men" => men = Some(value),
            "option" => options.push(value),
            "folder" => folder = Some(value),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let [variant] = &words[..] else {
        return Err(Failure::words("solve needs VARIANT"));
    };
    let variant: Variant = read("variant", variant)?;
    let rules = with_options(variant.into(), options.iter().map(String::as_str))?;
    let goal = match men {
        Some(men) => Goal::Pairs(vec![read_pair(&men)?]),
        None => Goal::Game,
    };
    Ok(Order {
        rules,
        goal,
        folder,
    })
}

fn read_pair(text: &str) -> Result<(u8, u8), Failure> {
    let (us, them) = text
        .split_once(',')
        .ok_or_else(|| Failure::words(format!("men {text:?} are not W,B")))?;
    Ok((read("men", us)?, read("men", them)?))
}

/// The pairs to tell of: all, or the one asked for and its reverse.
fn rows(tables: &Tablebase, goal: &Goal) -> Vec<Space> {
    let Goal::Pairs(pairs) = goal else {
        return tables.spaces().filter(Space::is_pair).collect();
    };
    let pairs = pairs.iter().map(|&(us, them)| Space::pair(us, them));
    let mut both = Vec::from_iter(pairs.flat_map(|space| [space, space.turned()]));
    both.dedup();
    both
}

/// `VALUE variant white|black|draw [all|points]`
fn value_row(tables: &Tablebase) -> Result<String, Failure> {
    let start = Position::start(*tables.rules());
    let board = start.board();
    let unsolved = || Failure::words("the start is not solved");
    let values = tables.values(&start).ok_or_else(unsolved)?;
    let outcome = |value| match value {
        Value::Win(_) => "white",
        Value::Draw => "draw",
        Value::Loss(_) => "black",
    };
    let best = tables.probe(&start).map(outcome).ok_or_else(unsolved)?;
    let keeping = values.iter().filter(|(_, value)| outcome(*value) == best);
    let names = Vec::from_iter(keeping.map(|(made, _)| made.text(board).to_string()));
    let moves = if names.len() == values.len() {
        "all".to_owned()
    } else {
        names.join(" ")
    };
    Ok(format!("VALUE {} {best} {moves}", start.rules().variant()))
}

fn write_census(
    out: &mut impl Write,
    variant: Variant,
    space: Space,
    census: Option<&Census>,
) -> io::Result<()> {
    let Some(census) = census else {
        return Ok(());
    };
    let longest = |plies: Option<u16>| plies.map_or("-".to_owned(), |plies| plies.to_string());
    let (raw, orbits) = (census.raw, census.orbits);
    writeln!(
        out,
        "RAW {variant} {space} {} {} {}",
        raw.wins, raw.losses, raw.draws
    )?;
    writeln!(
        out,
        "ORBITS {variant} {space} {} {} {} {} {}",
        orbits.wins,
        orbits.draws,
        orbits.losses,
        longest(census.longest_win),
        longest(census.longest_loss)
    )
}

/// The most memory the process has held, where the system tells.
pub fn peak_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or("unknown".to_owned(), |size| size.trim().to_owned())
}
