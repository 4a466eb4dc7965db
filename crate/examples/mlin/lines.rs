//! The lines of standard input, read on a thread of their own: so a search hears `stop` at once.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;

/// The lines that come in, and those that wait until a search is over.
pub struct Lines {
    incoming: Receiver<String>,
    waiting: VecDeque<String>,
}

/// What came in while a search was running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// `stop`, or `quit`, which then waits to be obeyed.
    Stop,
    /// `isready`
    AreYouReady,
    /// There will be no more lines.
    End,
}

impl Lines {
    pub fn of_stdin() -> Lines {
        let (sender, incoming) = mpsc::channel();
        thread::spawn(move || send_all(&sender));
        Lines {
            incoming,
            waiting: VecDeque::new(),
        }
    }

    /// The next line; waits for it. `None` at the end.
    pub fn next(&mut self) -> Option<String> {
        let waiting = self.waiting.pop_front();
        waiting.or_else(|| self.incoming.recv().ok())
    }

    /// Looks, without waiting, for a line that a running search must hear of. All others wait for their turn, and
    /// so does what belongs to a `go` that waits too; but an endless search would let that wait forever.
    pub fn interruption(&mut self, endless: bool) -> Option<Interruption> {
        let ended = self.take_in();
        for index in 0..self.waiting.len() {
            let heard = match self.waiting[index].trim() {
                // It stays, to be obeyed.
                "quit" => return Some(Interruption::Stop),
                "stop" => Interruption::Stop,
                "isready" => Interruption::AreYouReady,
                line if !endless && line.split_whitespace().next() == Some("go") => break,
                _ => continue,
            };
            self.waiting.remove(index);
            return Some(heard);
        }
        ended.then_some(Interruption::End)
    }

    /// Lets all that has come in wait. Whether that is all there will be.
    fn take_in(&mut self) -> bool {
        loop {
            match self.incoming.try_recv() {
                Ok(line) => self.waiting.push_back(line),
                Err(TryRecvError::Empty) => return false,
                Err(TryRecvError::Disconnected) => return true,
            }
        }
    }
}

/// Sends every line until there is none or nobody wants it. What is not UTF-8 becomes a bad line.
fn send_all(sender: &Sender<String>) {
    for line in io::stdin().lock().split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).into_owned();
        if sender.send(line).is_err() {
            return;
        }
    }
}
