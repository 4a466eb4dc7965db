//! Running the tool.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::thread;

/// The tool, built by the cargo that runs this test and beside it: never one of yesterday.
pub fn tool() -> &'static Path {
    static TOOL: OnceLock<PathBuf> = OnceLock::new();
    TOOL.get_or_init(|| {
        let test = std::env::current_exe().expect("a test has a file");
        let target = test
            .ancestors()
            .nth(3)
            .expect("a test stands in debug/deps");
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--quiet", "--profile", "test", "--example", "mlin"]);
        let built = cargo.arg("--target-dir").arg(target).status();
        assert!(
            built.expect("cargo runs").success(),
            "the tool is not built"
        );
        let name = format!("mlin{}", std::env::consts::EXE_SUFFIX);
        target.join("debug").join("examples").join(name)
    })
}

pub fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(tool());
    let pipes = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    pipes.args(arguments).spawn().expect("the tool starts")
}

/// What the tool does with an input that is there at once.
pub fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // A tool that ends early closes its input.
    let writer = thread::spawn(move || stdin.write_all(input.as_bytes()).ok());
    let output = child.wait_with_output().expect("the tool ends");
    writer.join().expect("the writer ends");
    output
}

/// The standard output of a run that goes well.
pub fn output(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && error.is_empty(),
        "{arguments:?}: {error}"
    );
    String::from_utf8(output.stdout).expect("text")
}

/// The standard error of a run that goes wrong.
pub fn failure(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).expect("text")
}
