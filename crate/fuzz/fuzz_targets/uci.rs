//! Lines of the tool's `uci`: a bad one changes nothing, and what a good one asks for is searched.
#![no_main]
#![allow(dead_code, reason = "of the tool only what reads lines is used")]

#[path = "../../examples/mlin/arguments.rs"]
mod arguments;
#[path = "../../examples/mlin/failure.rs"]
mod failure;
#[path = "../../examples/mlin/go.rs"]
mod go;
#[path = "../../examples/mlin/lines.rs"]
mod lines;
#[path = "../../examples/mlin/speed.rs"]
mod speed;
#[path = "../../examples/mlin/uci.rs"]
mod uci;

use libfuzzer_sys::fuzz_target;
use mlin::search::Control;
use mlin_fuzz::laws;
use std::time::Duration;
use uci::Session;

/// As many as a search here may visit.
const NODES: u64 = 200;

/// A clock that goes on by a millisecond whenever somebody looks.
struct Ticks(u32);

impl Control for Ticks {
    fn elapsed(&mut self) -> Duration {
        self.0 += 1;
        Duration::from_millis(self.0.into())
    }
}

fn go(session: &mut Session, limits: &str) {
    let Ok(mut limits) = go::read_limits(limits) else {
        return;
    };
    limits.nodes = Some(limits.nodes.unwrap_or(NODES).min(NODES));
    if session.searcher.start(&session.game, limits).is_err() {
        assert!(session.game.outcome().is_some());
        return;
    }
    assert!(
        session.searcher.run(&mut Ticks(0)),
        "nobody asked for a pause"
    );
    let report = session.searcher.report().expect("there was a search");
    assert!(session.game.legal_moves().contains(&report.best));
}

fuzz_target!(|text: &str| {
    let mut session = Session::new(1);
    for line in text.lines() {
        match uci::split_word(line) {
            ("go", limits) => go(&mut session, limits),
            // Memory is dear here.
            ("option", option) if option.starts_with("hash=") => {}
            (command, rest) => {
                let before = session.game.clone();
                if session.change(command, rest).is_err() {
                    assert_eq!(session.game, before);
                }
            }
        }
    }
    laws::hold_for(&session.game);
});
