//! Fits the weights of the evaluation to games that the search plays against itself.
//!
//! `generate` plays games from openings and endings by lot and writes each new position with the score
//! that a search gave it and the result that the game brought. `train` finds the weights with which
//! the evaluation says best what those were: the logistic loss of Texel tuning
//! (<https://www.chessprogramming.org/Texel%27s_Tuning_Method>) against a blend of score
//! and result, as networks are trained (<https://official-stockfish.github.io/docs/nnue-pytorch-wiki/docs/nnue.html>),
//! by Adam (Kingma and Ba, 2014, <https://arxiv.org/abs/1412.6980>) with a ridge that keeps rare
//! features small. The last tenth of each file is held out: the loss told at the end is of that.
//!
//! The weights in the crate are of 476,630 positions, 2,500 nodes a move, made while search and evaluation were still
//! those of commit 51e09fb, in this order (games, seed):
//!
//! ```text
//! fit generate nine 2000 --seed 1 > nine1.txt       fit generate seven 500 --seed 7 > seven.txt
//! fit generate twelve 1500 --seed 2 > twelve1.txt   fit generate six 500 --seed 8 > six.txt
//! fit generate ten 1200 --seed 3 > ten1.txt         fit generate five 400 --seed 9 > five.txt
//! fit generate nine 2500 --seed 4 > nine2.txt       fit generate three 300 --seed 10 > three.txt
//! fit generate eleven 1000 --seed 5 > eleven1.txt   fit generate twelve 1500 --seed 11 > twelve2.txt
//! fit generate nine 2500 --seed 12 > nine3.txt      fit generate ten 1200 --seed 13 > ten2.txt
//! fit generate nine 500 --seed 6 --option flying=off > nineoff.txt
//! fit generate nine 500 --seed 14 --option double-mill=two > ninetwo.txt
//! fit train nine1.txt nine2.txt nine3.txt ninetwo.txt nineoff.txt ten1.txt ten2.txt eleven1.txt \\
//!     twelve1.txt twelve2.txt three.txt five.txt six.txt seven.txt --out crate/src/search/evaluate/weights.bin
//! ```

#![allow(
    clippy::disallowed_methods,
    reason = "the weights that come of it are kept, not computed anew"
)]

#[allow(dead_code)] // what reads the command line is the native tool's, and not all of it is needed here
#[path = "../mlin/arguments.rs"]
mod arguments;
mod data;
mod descent;
#[path = "../mlin/failure.rs"]
mod failure;
mod generate;
mod loss;
mod sample;

use arguments::{Arguments, read, with_options};
use data::Data;
use failure::Failure;
use generate::Generator;
use loss::Loss;
use mlin::Variant;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

const HELP: &str = "\
Fits the weights of the evaluation.

fit generate VARIANT GAMES [--nodes N] [--seed N] [--option NAME=VALUE ...]
    plays games and writes their positions, a line `POSITION;SCORE;HALF_POINTS` each
fit train FILE ... [--ridge X] [--epochs N] [--out FILE]
    fits the weights to the positions of the files, and says how well
";

/// Nodes a move where nothing else is said. Chosen so that the data took half an hour, not for its quality.
const NODES: u64 = 2_500;

fn main() -> ExitCode {
    match run(Arguments::of_process()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // Where nobody listens any more nothing can be said.
            let _ = writeln!(io::stderr(), "fit: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut arguments: Arguments) -> Result<(), Failure> {
    match arguments.command()?.as_deref() {
        Some("generate") => generate(arguments),
        Some("train") => train(arguments),
        Some("--help") => Ok(io::stdout().write_all(HELP.as_bytes())?),
        _ => Err(Failure::words(format!("a command is missing\n\n{HELP}"))),
    }
}

fn generate(arguments: Arguments) -> Result<(), Failure> {
    let (mut words, mut options) = (Vec::new(), Vec::new());
    let (mut nodes, mut seed) = (NODES, 0);
    arguments.each(|name, value| {
        match name {
            "" => words.push(value),
            "nodes" => nodes = read("nodes", &value)?,
            "seed" => seed = read("seed", &value)?,
            "option" => options.push(value),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let [variant, games] = &words[..] else {
        return Err(Failure::words(
            "a variant and the number of games are needed",
        ));
    };
    let variant: Variant = read("variant", variant)?;
    let rules = with_options(variant.into(), options.iter().map(String::as_str))?;
    let mut generator = Generator::new(rules, nodes, seed);
    let mut out = BufWriter::new(io::stdout());
    for _ in 0..read::<u64>("games", games)? {
        for sample in generator.game() {
            writeln!(out, "{sample}")?;
        }
    }
    Ok(out.flush()?)
}

fn train(arguments: Arguments) -> Result<(), Failure> {
    let (mut files, mut out, mut descent) = (Vec::new(), None, descent::Descent::default());
    arguments.each(|name, value| {
        match name {
            "" => files.push(value),
            "ridge" => descent.ridge = read("ridge", &value)?,
            "epochs" => descent.epochs = read("epochs", &value)?,
            "out" => out = Some(value),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let (mut learnt, mut held_out) = (Data::default(), Vec::new());
    for file in &files {
        let samples = sample::read(&fs::read_to_string(file)?).map_err(Failure::words)?;
        let (first, last) = samples.split_at(samples.len() / 10 * 9);
        learnt.extend(first);
        held_out.push(Data::from_iter(last));
    }
    let weights = descent.run(&learnt);
    for (file, data) in files.iter().zip(&held_out) {
        let (men, fitted) = (Loss::of_men(data), Loss::of(data, &weights));
        writeln!(
            io::stdout(),
            "{file}: {} held out, men alone {men}, fitted {fitted}",
            data.len()
        )?;
    }
    if let Some(out) = out {
        fs::write(out, descent::bytes(&weights))?;
    }
    Ok(())
}
