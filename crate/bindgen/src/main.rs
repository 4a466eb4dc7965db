//! Makes the JavaScript bindings of a wasm module: `mlin-bindgen MODULE FOLDER`.
//!
//! The library that `wasm-bindgen-cli` is made of does the work, so one `Cargo.lock` holds the crate
//! and the tool to one version, and nobody has to install the tool.

use std::{env, path::PathBuf, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "usage: mlin-bindgen MODULE.wasm FOLDER";

/// What the command line asks for.
struct Request {
    module: PathBuf,
    folder: PathBuf,
}

impl Request {
    fn read(arguments: impl IntoIterator<Item = String>) -> Option<Self> {
        let mut arguments = arguments.into_iter().map(PathBuf::from);
        let (module, folder) = (arguments.next()?, arguments.next()?);
        arguments
            .next()
            .is_none()
            .then_some(Self { module, folder })
    }

    /// Writes an ES module and the wasm beside it.
    ///
    /// The typings are left out: `www/engine/mlin.d.ts` describes the public API by hand.
    fn carry_out(self) -> Result<(), String> {
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(&self.module)
            .out_name("mlin")
            .typescript(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            // An instance that has trapped is replaced: see `www/engine/core.js`.
            .reset_state_function(true)
            .web(true)
            .map_err(|error| format!("{error:#}"))?;
        bindgen
            .generate(&self.folder)
            .map_err(|error| format!("{}: {error:#}", self.module.display()))
    }
}

fn main() -> ExitCode {
    let Some(request) = Request::read(env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    match request.carry_out() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("mlin-bindgen: {error}");
            ExitCode::FAILURE
        }
    }
}
