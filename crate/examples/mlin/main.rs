//! The native tool: counts moves, replays games, plays for other programs. `mlin --help` says how.

#![allow(
    clippy::disallowed_methods,
    reason = "they tell how matches stand: what is played does not hang on them"
)]

mod arguments;
mod bench;
mod contest;
mod engine;
mod failure;
mod folder;
mod go;
mod ladder;
mod lines;
mod log;
mod opening;
mod pairing;
mod perft;
mod player;
mod replay;
mod side;
mod solve;
mod speed;
mod sprt;
mod stream;
mod tally;
mod uci;

use arguments::Arguments;
use failure::Failure;
use std::io::{self, Write};
use std::process::ExitCode;

const HELP: &str = "\
The native tool of Mlin: nine men's morris and its whole family.

mlin perft VARIANT DEPTH [--position TEXT] [--option NAME=VALUE ...]
    counts the ways to play; a line `depth nodes seconds nodes/s` per depth
mlin replay < GAMES
    plays games and compares; a line is
    VARIANT [NAME=VALUE ...] | MOVES | RESULT [REASON] | POSITION
mlin solve VARIANT [--option NAME=VALUE ...] [--men W,B] [--folder DIR]
    solves a whole small game, or a pair of men counts of any and what it leads to; with a folder it keeps
    the tables there, goes on from those it finds, holds only what the pair at hand needs, and tells of
    PLAN and SOLVED as it goes; rows are
    VALUE variant white|black|draw all|MOVES        (the start, and the moves that keep it)
    RAW variant A-B wins losses draws               (the mover has A men)
    ORBITS variant A-B wins draws losses longest-win longest-loss
mlin uci
    plays by lines of text, until quit or the end of input:
    variant ID                          a new game, with the variant's own options
    option NAME=VALUE                   of the rules, or hash=MEGABYTES, seed=NUMBER
    position (start | TEXT) [moves ...]
    go [movetime MILLISECONDS] [depth N] [nodes N] [level 1-10]
    stop, isready, quit
mlin bench
    searches a fixed set of positions; the last line is `nodes seconds nodes/s`
mlin match [--a SIDE] [--b SIDE] [--games N] [--movetime MILLISECONDS] [--variant ID] [--option NAME=VALUE ...]
           [--seed N] [--elo0 X --elo1 Y] [--error P]
    lets two sides play pairs of games from openings by lot; a line is `games N wins N draws N losses N
    points P +- E elo D +- E pairs N N N N N`, seen by a, error bars of 95 %; pairs are those of 0 to 4 half points.
    SIDE is one argument, `NAME=VALUE ...` of engine (a program that speaks our uci), hash, seed, level, nodes,
    depth, movetime. With elo0 and elo1 a sequential test ends the match as soon as one of the two is shown.
mlin ladder [--variant ID] [--option NAME=VALUE ...] [--games N] [--levels LOW-HIGH] [--seed N] [--log FILE]
    lets each level play the next; a line `LEVEL<LEVEL` and the next one's results as above. Pairs that
    stand in the log are not played again, new ones are added to it
mlin --help, mlin --version
";

const COMMANDS: &str = "perft, replay, solve, uci, bench, match, ladder";

fn main() -> ExitCode {
    match run(Arguments::of_process()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // Where nobody listens any more nothing can be said.
            let _ = writeln!(io::stderr(), "mlin: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let Some(command) = arguments.command()? else {
        return Err(Failure::words(format!("a command is missing\n\n{HELP}")));
    };
    match command.as_str() {
        "perft" => perft::run(arguments),
        "replay" => replay::run(arguments),
        "solve" => solve::run(arguments),
        "uci" => uci::run(arguments),
        "bench" => bench::run(arguments),
        "match" => contest::run(arguments),
        "ladder" => ladder::run(arguments),
        "--help" => say(arguments, HELP),
        "--version" => say(arguments, concat!("mlin ", env!("CARGO_PKG_VERSION"), "\n")),
        other => Err(Failure::words(format!(
            "there is no command {other:?}; there are {COMMANDS}, --help and --version"
        ))),
    }
}

fn say(arguments: Arguments, text: &str) -> Result<(), Failure> {
    arguments.finish()?;
    Ok(io::stdout().write_all(text.as_bytes())?)
}
