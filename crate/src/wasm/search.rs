//! A search for JavaScript, in slices.

use super::clock::Clock;
use super::error;
use super::game::Game;
use super::report::Analysis;
use super::shape::{read_limits, to_js};
use super::tables::Tables;
use crate::search::{self, Control, Wish};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// Searches for the best move, one game at a time; what was learnt is kept for the next search.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search {
    searcher: search::Searcher,
    clock: Clock,
    began: f64,
    done: bool,
}

#[wasm_bindgen]
impl Search {
    /// A search with a table of so many megabytes. Without a seed the lower levels choose anew each time.
    ///
    /// # Errors
    /// When the host has no clock, or no seed is given and the host has no randomness.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mb: usize, seed: Option<u32>) -> Result<Search, JsValue> {
        let seed = match seed {
            Some(seed) => seed,
            None => getrandom::u32()
                .map_err(|error| error::with_code("no-randomness", &error.to_string()))?,
        };
        Ok(Search {
            searcher: search::Searcher::new(hash_mb, seed.into()),
            clock: Clock::of_host()?,
            began: 0.0,
            done: true,
        })
    }

    /// From now on positions that these tables solve are looked up, as the tables are now.
    #[wasm_bindgen(js_name = useTables)]
    pub fn use_tables(&mut self, tables: &Tables) {
        self.searcher
            .use_tables(Some(Arc::new(tables.tables().clone())));
    }

    /// Begins a search with limits `{ level?, timeMs?, depth?, nodes?, multiPv? }`; one under way is dropped.
    ///
    /// # Errors
    /// `game-over` when there is no move to find; limits of another form.
    pub fn start(&mut self, game: &Game, limits: JsValue) -> Result<(), JsValue> {
        let limits = read_limits(&limits)?;
        self.searcher
            .start(&game.0, limits)
            .map_err(error::of_move)?;
        self.began = self.clock.now();
        self.done = false;
        Ok(())
    }

    /// Searches for about `ms` milliseconds; `true` when the search is finished.
    pub fn run(&mut self, ms: f64) -> bool {
        if !self.done {
            let mut slice = Slice {
                clock: &self.clock,
                began: self.began,
                ends: self.clock.now() + ms,
            };
            self.done = self.searcher.run(&mut slice);
        }
        self.done
    }

    /// What has been found so far: an `Analysis`, or `undefined` before any search.
    ///
    /// # Errors
    /// None: converting plain data does not fail.
    pub fn report(&self) -> Result<JsValue, JsValue> {
        let time_ms = self.clock.now() - self.began;
        Analysis::of(&self.searcher, time_ms).map_or(Ok(JsValue::UNDEFINED), |found| to_js(&found))
    }

    /// Ends the search: the next `run` is `true`.
    pub fn stop(&mut self) {
        self.searcher.stop();
        self.done = true;
    }

    /// Forgets all that was learnt.
    pub fn clear(&mut self) {
        self.searcher.clear();
    }
}

/// Interrupts a search at the end of its slice.
struct Slice<'c> {
    clock: &'c Clock,
    began: f64,
    ends: f64,
}

impl Control for Slice<'_> {
    fn elapsed(&mut self) -> Duration {
        Duration::from_secs_f64((self.clock.now() - self.began).max(0.0) / 1000.0)
    }

    fn wish(&mut self) -> Wish {
        if self.clock.now() < self.ends {
            Wish::GoOn
        } else {
            Wish::Pause
        }
    }
}
