//! The shapes of what engine and tables tell JavaScript.

use super::shape::Options;
use crate::board::Board;
use crate::moves::Move;
use crate::position::Position;
use crate::search::{self, Searcher};
use crate::tablebase::{Census, Pace, Progress, Space, Tablebase, Value, Verdict};
use serde::Serialize;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Analysis {
    best: String,
    lines: Vec<Line>,
    depth: u32,
    nodes: u64,
    time_ms: f64,
}

impl Analysis {
    /// What a searcher has found; `None` before any search.
    pub(super) fn of(searcher: &Searcher, time_ms: f64) -> Option<Analysis> {
        let (report, board) = searcher.report().zip(searcher.board())?;
        let shape = |line| Line::new(line, searcher.exact(line), board);
        Some(Analysis {
            best: report.best.text(board).to_string(),
            lines: report.lines.iter().map(shape).collect(),
            depth: report.depth,
            nodes: report.nodes,
            time_ms,
        })
    }
}

#[derive(Serialize)]
struct Line {
    moves: Vec<String>,
    score: Score,
}

impl Line {
    fn new(line: &search::Line, exact: Option<Verdict>, board: &Board) -> Line {
        let text = |made: &Move| made.text(board).to_string();
        Line {
            moves: line.moves.iter().map(text).collect(),
            score: exact.map_or_else(|| Score::of_search(line.score), Score::of_verdict),
        }
    }
}

/// From the mover's side: proven, or hundredths of a man.
#[derive(Serialize)]
#[serde(untagged)]
enum Score {
    Ending {
        kind: &'static str,
        plies: usize,
        exact: bool,
        #[serde(rename = "beyondQuietLimit", skip_serializing_if = "Option::is_none")]
        beyond_quiet_limit: Option<bool>,
    },
    Draw {
        kind: &'static str,
        exact: bool,
    },
    Estimate {
        kind: &'static str,
        value: i16,
        exact: bool,
    },
}

impl Score {
    fn of_verdict(verdict: Verdict) -> Score {
        // Who is told of a win that the limit may spoil would be told too much without the mark.
        let beyond = (verdict.pace != Pace::InTime).then_some(true);
        match verdict.value {
            Value::Win(plies) => Score::ending("win", plies.into(), beyond),
            Value::Draw => Score::Draw {
                kind: "draw",
                exact: true,
            },
            Value::Loss(plies) => Score::ending("loss", plies.into(), beyond),
        }
    }

    fn of_search(score: search::Score) -> Score {
        match score.plies_to_end() {
            Some(plies) if score.is_win() => Score::ending("win", plies, None),
            Some(plies) => Score::ending("loss", plies, None),
            None => Score::Estimate {
                kind: "estimate",
                value: score.value(),
                exact: false,
            },
        }
    }

    const fn ending(kind: &'static str, plies: usize, beyond: Option<bool>) -> Score {
        Score::Ending {
            kind,
            plies,
            exact: true,
            beyond_quiet_limit: beyond,
        }
    }
}

/// How far solving has come.
#[derive(Serialize)]
pub(super) struct SolveProgress {
    /// From 0 to 1.
    done: f64,
    /// What is being solved.
    men: Option<[u8; 2]>,
}

impl SolveProgress {
    pub(super) fn new(progress: Progress) -> SolveProgress {
        let Progress { done, total, space } = progress;
        SolveProgress {
            done: if total == 0 {
                1.0
            } else {
                done as f64 / total as f64
            },
            men: space.map(men),
        }
    }
}

/// What is solved.
#[derive(Serialize)]
pub(super) struct SolveReport {
    variant: &'static str,
    options: Options,
    start: Option<Score>,
    pairs: Vec<SolvedPair>,
    positions: u64,
    bytes: u64,
}

impl SolveReport {
    pub(super) fn new(tables: &Tablebase) -> SolveReport {
        let rules = tables.rules();
        let solved = || {
            let spaces = tables.spaces();
            spaces.filter_map(|space| Some((space, tables.census(space)?)))
        };
        let pairs = solved().filter(|(space, _)| space.is_pair());
        SolveReport {
            variant: rules.variant().id(),
            options: Options::new(rules.options()),
            start: tables
                .verdict(&Position::start(*rules))
                .map(Score::of_verdict),
            pairs: pairs
                .map(|(space, census)| SolvedPair::new(space, census))
                .collect(),
            positions: solved().map(|(_, census)| census.orbits.total()).sum(),
            bytes: tables.bytes(),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SolvedPair {
    men: [u8; 2],
    wins: u64,
    draws: u64,
    losses: u64,
    longest_win: Option<u16>,
    longest_loss: Option<u16>,
}

impl SolvedPair {
    fn new(space: Space, census: &Census) -> SolvedPair {
        let counted = &census.orbits;
        SolvedPair {
            men: men(space),
            wins: counted.wins,
            draws: counted.draws,
            losses: counted.losses,
            longest_win: census.longest_win,
            longest_loss: census.longest_loss,
        }
    }
}

/// The men of the player to move and of his opponent, those in hand included.
fn men(space: Space) -> [u8; 2] {
    [space.us, space.them].map(|force| force.total())
}
