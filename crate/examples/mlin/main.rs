//! The native tool: counts moves, replays games. `mlin --help` says how.

mod arguments;
mod failure;
mod perft;
mod replay;

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
mlin --help, mlin --version
";

const COMMANDS: &str = "perft, replay";

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
