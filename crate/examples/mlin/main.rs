//! The native tool: counts moves, replays games, plays for other programs. `mlin --help` says how.

mod arguments;
mod bench;
mod failure;
mod go;
mod lines;
mod perft;
mod replay;
mod speed;
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
mlin uci
    plays by lines of text, until quit or the end of input:
    variant ID                          a new game, with the variant's own options
    option NAME=VALUE                   of the rules, or hash=MEGABYTES, seed=NUMBER
    position (start | TEXT) [moves ...]
    go [movetime MILLISECONDS] [depth N] [nodes N] [level 1-10]
    stop, isready, quit
mlin bench
    searches a fixed set of positions; the last line is `nodes seconds nodes/s`
mlin --help, mlin --version
";

const COMMANDS: &str = "perft, replay, uci, bench";

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
        "uci" => uci::run(arguments),
        "bench" => bench::run(arguments),
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
