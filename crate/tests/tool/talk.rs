//! `uci`: a conversation, line by line.

use crate::run::start;
use crate::uci::WINNING;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdout};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// A conversation with `uci`, line by line.
struct Talk {
    child: Child,
    said: mpsc::Receiver<String>,
}

impl Talk {
    fn start() -> Talk {
        let mut child = start(&["uci"]);
        let lines: Lines<BufReader<ChildStdout>> =
            BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let (sender, said) = mpsc::channel();
        thread::spawn(move || {
            lines
                .map_while(Result::ok)
                .try_for_each(|line| sender.send(line))
        });
        Talk { child, said }
    }

    fn say(&mut self, line: &str) {
        let stdin = self.child.stdin.as_mut().expect("a pipe");
        writeln!(stdin, "{line}").expect("the tool listens");
    }

    /// Waits for a line that begins so.
    fn hear(&mut self, begin: &str) -> String {
        loop {
            let line = self
                .said
                .recv_timeout(Duration::from_secs(60))
                .expect(begin);
            if line.starts_with(begin) {
                return line;
            }
        }
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().expect("the tool ends").success());
    }
}

#[test]
fn uci_hears_while_it_searches() {
    let mut talk = Talk::start();
    talk.say("isready");
    talk.hear("readyok");
    talk.say("go");
    talk.hear("info depth 3");
    talk.say("isready");
    talk.hear("readyok");
    talk.say("stop");
    talk.hear("bestmove ");
    talk.say(&format!("position {WINNING}"));
    talk.say("go depth 3");
    talk.hear("bestmove g7x");
    talk.quit();
}

#[test]
fn uci_quits_in_the_middle_of_a_search() {
    let mut talk = Talk::start();
    talk.say("go");
    talk.hear("info depth 2");
    talk.quit();
}
