//! The native tool, run as a user runs it.

mod arguments;
mod bench;
mod contest;
mod ladder;
mod perft;
mod replay;
mod run;
mod solve;
mod talk;
mod uci;
