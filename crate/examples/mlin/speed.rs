//! How fast positions were counted or searched.

use std::fmt;
use std::ops::AddAssign;
use std::time::{Duration, Instant};

/// Nodes and the time they took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Speed {
    pub nodes: u64,
    pub time: Duration,
}

impl Speed {
    /// Does some work that returns its number of nodes, and looks at the clock before and after.
    pub fn of(work: impl FnOnce() -> u64) -> Speed {
        let begin = Instant::now();
        let nodes = work();
        let time = begin.elapsed();
        Speed { nodes, time }
    }

    /// Nodes a second.
    pub fn rate(self) -> u64 {
        let seconds = self.time.as_secs_f64().max(f64::EPSILON);
        (self.nodes as f64 / seconds) as u64
    }
}

impl AddAssign for Speed {
    fn add_assign(&mut self, other: Speed) {
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

/// `nodes seconds nodes/s`
impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.time.as_secs_f64();
        write!(f, "{} {seconds:.3} {}", self.nodes, self.rate())
    }
}
