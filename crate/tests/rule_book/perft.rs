//! Counting positions. "A node is a whole turn (capture included); won games have no moves; draws
//! by repetition or quiet limit are not applied."

use super::state::State;

impl State {
    /// Turns of exactly `depth` plies from here.
    pub fn perft(&self, depth: u32) -> u64 {
        let turns = self.turns();
        match depth {
            0 => 1,
            1 => turns.len() as u64,
            _ => turns
                .iter()
                .map(|turn| self.after(turn).perft(depth - 1))
                .sum(),
        }
    }
}
