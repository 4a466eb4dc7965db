//! Tables of solved positions for JavaScript, filled in slices.

use super::clock::Clock;
use super::error;
use super::game::Game;
use super::report::{SolveProgress, SolveReport};
use super::shape::{self, to_js};
use crate::tablebase::{Goal, GoalError, Solver, Space, Storing, Tablebase};
use js_sys::{Array, Uint8Array};
use std::collections::VecDeque;
use wasm_bindgen::prelude::*;

/// The tables of one set of rules.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Tables {
    /// It owns the tables, also when there is nothing to be solved.
    solver: Solver,
    /// Solved and not yet stored.
    fresh: VecDeque<Space>,
    /// The first of them, when it is being stored.
    storing: Option<Storing>,
    /// The names of those that are stored and not yet taken, and their stored forms.
    stored: Vec<(String, Vec<u8>)>,
    clock: Clock,
    /// What is missing and not yet loaded.
    wanted: VecDeque<Space>,
}

#[wasm_bindgen]
impl Tables {
    /// No tables yet.
    ///
    /// # Errors
    /// An unknown variant or option; a host without a clock.
    #[wasm_bindgen(constructor)]
    pub fn new(variant: Option<String>, options: JsValue) -> Result<Tables, JsValue> {
        let tables = Tablebase::new(shape::read_rules(variant, &options)?);
        Ok(Tables {
            solver: solver(tables, &nothing())?,
            fresh: VecDeque::new(),
            storing: None,
            stored: Vec::new(),
            clock: Clock::of_host()?,
            wanted: VecDeque::new(),
        })
    }

    /// Whether they hold in a game.
    pub fn fits(&self, game: &Game) -> bool {
        self.tables().fits(game.0.rules())
    }

    /// The names of what a goal needs and is not there, those that others depend on first. The goal
    /// is a list of pairs of men, flat; the whole game when it is empty.
    ///
    /// # Errors
    /// `too-large`, or `no-such-pair`.
    pub fn missing(&mut self, men: &[u8]) -> Result<Vec<String>, JsValue> {
        let solver = solver(self.tables().clone(), &goal(men))?;
        self.wanted = solver.spaces().collect();
        let names = self.wanted.iter().map(|&space| self.tables().name(space));
        Ok(names.collect())
    }

    /// Takes a table over that [`take`](Tables::take) gave, once: the next that was
    /// [missing](Tables::missing).
    ///
    /// # Errors
    /// `bad-table` when the bytes are damaged, or belong to another space, version or other rules.
    pub fn load(&mut self, bytes: &[u8]) -> Result<(), JsValue> {
        let bad = |message: &str| error::with_code("bad-table", message);
        let space = self.wanted.pop_front();
        let space = space.ok_or_else(|| bad("no table is missing"))?;
        let mut tables = self.tables().clone();
        tables
            .load_space(space, bytes)
            .map_err(|error| bad(&error.to_string()))?;
        self.solver = solver(tables, &nothing())?;
        Ok(())
    }

    /// Prepares to solve what a goal needs, written as for [`missing`](Tables::missing).
    ///
    /// # Errors
    /// `too-large`, or `no-such-pair`.
    pub fn begin(&mut self, men: &[u8]) -> Result<(), JsValue> {
        self.solver = solver(self.tables().clone(), &goal(men))?;
        Ok(())
    }

    /// Solves for about `ms` milliseconds; `true` when all is solved, and its stored form made.
    pub fn run(&mut self, ms: f64) -> bool {
        let ends = self.clock.now() + ms;
        while self.step() {
            if self.clock.now() >= ends {
                return false;
            }
        }
        true
    }

    /// What has been solved since the last time, as `[name, bytes]` each.
    pub fn take(&mut self) -> Array {
        let stored = std::mem::take(&mut self.stored).into_iter();
        let rows = stored
            .map(|(name, bytes)| Array::of2(&JsValue::from(name), &Uint8Array::from(&bytes[..])));
        rows.collect()
    }

    /// How far it has come: a `SolveProgress`.
    ///
    /// # Errors
    /// None: converting plain data does not fail.
    pub fn progress(&self) -> Result<JsValue, JsValue> {
        to_js(&SolveProgress::new(self.solver.progress()))
    }

    /// What is known now: a `SolveReport`, as far as it concerns the tables.
    ///
    /// # Errors
    /// None: converting plain data does not fail.
    pub fn report(&self) -> Result<JsValue, JsValue> {
        to_js(&SolveReport::new(self.tables()))
    }
}

impl Tables {
    /// Stores what is solved, else solves more, for a few milliseconds; `false` when all is done.
    fn step(&mut self) -> bool {
        let Some(&space) = self.fresh.front() else {
            let solved = self.solver.step();
            let goes_on = solved.is_some();
            self.fresh.extend(solved.into_iter().flatten());
            return goes_on;
        };
        let tables = self.solver.tables();
        self.storing = self.storing.take().or_else(|| tables.storing(space));
        let Some(storing) = &mut self.storing else {
            self.fresh.pop_front();
            return true;
        };
        if let Some(bytes) = storing.step() {
            self.stored.push((tables.name(space), bytes));
            self.fresh.pop_front();
            self.storing = None;
        }
        true
    }

    pub(super) const fn tables(&self) -> &Tablebase {
        self.solver.tables()
    }
}

fn nothing() -> Goal {
    Goal::Pairs(Vec::new())
}

fn goal(men: &[u8]) -> Goal {
    match men {
        [] => Goal::Game,
        _ => Goal::Pairs(
            men.as_chunks()
                .0
                .iter()
                .map(|&[us, them]| (us, them))
                .collect(),
        ),
    }
}

fn solver(tables: Tablebase, goal: &Goal) -> Result<Solver, JsValue> {
    Solver::new(tables, goal).map_err(|error| {
        let code = match error {
            GoalError::TooLarge => "too-large",
            GoalError::NoSuchPair(..) | GoalError::NoSuchSpace(_) => "no-such-pair",
        };
        error::with_field(code, &error.to_string(), "men")
    })
}
