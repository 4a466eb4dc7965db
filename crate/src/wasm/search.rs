//! A search for JavaScript, in slices.

use super::error;
use super::game::Game;
use super::shape::{Analysis, Limits, to_js};
use crate::search::{self, Control, Wish};
use js_sys::Reflect;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

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

    /// Begins a search with limits `{ level?, timeMs?, depth?, nodes?, multiPv? }`; one under way is dropped.
    ///
    /// # Errors
    /// `game-over` when there is no move to find; limits of another form.
    pub fn start(&mut self, game: &Game, limits: JsValue) -> Result<(), JsValue> {
        let limits = Limits::read(limits)?.checked()?;
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
        let Some((report, board)) = self.searcher.report().zip(self.searcher.board()) else {
            return Ok(JsValue::UNDEFINED);
        };
        to_js(&Analysis::new(
            &report,
            board,
            self.clock.now() - self.began,
        ))
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

/// The host's clock, in milliseconds: `std::time::Instant` has none on this target.
#[derive(Debug)]
struct Clock(Performance);

impl Clock {
    /// Pages, workers and Node all have it as a global.
    fn of_host() -> Result<Clock, JsValue> {
        let performance = Reflect::get(&js_sys::global(), &"performance".into())?;
        if performance.is_undefined() {
            return Err(error::with_code(
                "no-clock",
                "there is no performance.now() here",
            ));
        }
        Ok(Clock(performance.unchecked_into()))
    }

    fn now(&self) -> f64 {
        self.0.now()
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
