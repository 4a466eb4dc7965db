//! The native tool, run as a user runs it.

use std::io::{BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::sync::{OnceLock, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// The tool, built by the cargo that runs this test and beside it: never one of yesterday.
fn tool() -> &'static Path {
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

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(tool());
    let pipes = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    pipes.args(arguments).spawn().expect("the tool starts")
}

/// What the tool does with an input that is there at once.
fn run(arguments: &[&str], input: &str) -> Output {
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
fn output(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && error.is_empty(),
        "{arguments:?}: {error}"
    );
    String::from_utf8(output.stdout).expect("text")
}

/// The standard error of a run that goes wrong.
fn failure(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn perft_prints_a_line_per_depth() {
    let text = output(&["perft", "nine", "4"], "");
    let counts = text.lines().map(|line| {
        let [depth, nodes, seconds, rate] = Vec::from_iter(line.split(' '))[..] else {
            panic!("{line:?} is not `depth nodes seconds nodes/s`");
        };
        let _: (f64, u64) = (
            seconds.parse().expect("seconds"),
            rate.parse().expect("nodes/s"),
        );
        format!("{depth} {nodes}")
    });
    assert_eq!(
        Vec::from_iter(counts),
        ["1 24", "2 552", "3 12144", "4 255024"]
    );
}

#[test]
fn perft_takes_a_position_and_options() {
    let nodes = |arguments: &[&str]| {
        let text = output(arguments, "");
        let last = text.lines().last().expect("a line").to_owned();
        last.split(' ').nth(1).expect("nodes").to_owned()
    };
    let double = "nine W.W.BBB./.W.....B/.W...... w 2,2 0";
    assert_eq!(
        nodes(&[
            "perft",
            "nine",
            "2",
            "--position",
            double,
            "--option",
            "double-mill=two"
        ]),
        "288"
    );
    let flying = "nine W...W.../.B.B.B.B/.....W.. w 0,0 0";
    assert_eq!(nodes(&["perft", "nine", "2", "--position", flying]), "737");
    assert_eq!(
        nodes(&[
            "perft",
            "--option=flying=off",
            "nine",
            "2",
            "--position",
            flying
        ]),
        "88"
    );
    assert_eq!(
        nodes(&[
            "perft",
            "three",
            "5",
            "--option",
            "flying=on",
            "--option",
            "diagonals=on"
        ]),
        "16560"
    );
}

#[test]
fn bad_arguments_are_told() {
    let position = "six ......../........ w 6,6 0";
    let cases: [(&[&str], &str); 14] = [
        (&[], "a command is missing"),
        (
            &["dance"],
            "perft, replay, solve, uci, bench, match, ladder",
        ),
        (&["--dance"], "--dance"),
        (&["perft"], "VARIANT and DEPTH"),
        (
            &["perft", "chess", "3"],
            "no such variant; there are three five",
        ),
        (&["perft", "nine", "deep"], "depth"),
        (&["perft", "nine", "-1"], "-1"),
        (&["perft", "nine", "3", "4"], "too many"),
        (&["perft", "nine", "3", "--option", "wings=on"], "wings"),
        (&["perft", "nine", "3", "--option", "flying"], "NAME=VALUE"),
        (
            &["perft", "nine", "3", "--option", "diagonals=on"],
            "three men only",
        ),
        (
            &["perft", "nine", "3", "--position", position],
            "is one of six",
        ),
        (&["perft", "nine", "3", "--position"], "--position"),
        (&["bench", "now"], "too many"),
    ];
    for (arguments, words) in cases {
        let error = failure(arguments, "");
        assert!(error.contains(words), "{arguments:?}: {error}");
    }
}

#[test]
fn solve_prints_the_golden_rows() {
    let text = output(&["solve", "three"], "");
    let lines = Vec::from_iter(text.lines());
    assert_eq!(
        lines[..3],
        [
            "VALUE three draw all",
            "RAW three 3-3 1044 36 600",
            "ORBITS three 3-3 138 84 6 3 2"
        ]
    );
    assert!(lines[3].starts_with("564 states "), "{}", lines[3]);
    let text = output(&["solve", "nine", "--men", "3,4"], "");
    let rows = text.lines().filter(|line| line.starts_with("ORBITS"));
    assert_eq!(
        Vec::from_iter(rows),
        [
            "ORBITS nine 3-4 102281 658117 0 33 -",
            "ORBITS nine 4-3 75397 681906 3095 1 32"
        ]
    );
    for arguments in [&["solve", "nine"][..], &["solve", "six", "--men", "3,7"]] {
        let told = failure(arguments, "");
        assert!(told.starts_with("mlin: "), "{told}");
    }
}

#[test]
fn help_and_version() {
    assert_eq!(
        output(&["--version"], ""),
        format!("mlin {}\n", env!("CARGO_PKG_VERSION"))
    );
    let help = output(&["--help"], "");
    for command in ["perft", "replay", "uci", "bench", "match", "ladder"] {
        assert!(help.contains(&format!("mlin {command}")), "{help}");
    }
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = start(&["perft", "nine", "5"]);
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the tool ends");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
}

const GAMES: &str = include_str!("vectors/games.txt");

#[test]
fn replay_plays_the_golden_games() {
    assert_eq!(output(&["replay"], GAMES), "350 games\n");
}

#[test]
fn replay_compares_only_what_is_there() {
    let games = "# a comment\n\nnine\nnine | d6 f4\nnine | d6 f4 | *\nthree flying=off | a1 | | three ......W./. b 2,3 1 flying=off\n\
                 three | a2 b3 a3 b1 a1xb3 | 1-0\r\nthree | a2 b3 a3 b1 a1xb3 | 1-0 fewer-than-three | three W....BWW/. b 0,1 0\n\
                 nine | d6 | 0-1  resignation\nnine | d6 f4 | 1/2-1/2 agreement | nine ......../.W.B..../........ w 8,8 2";
    assert_eq!(output(&["replay"], games), "8 games\n");
}

#[test]
fn replay_stops_at_the_first_difference() {
    let cases = [
        ("three | a1 a1", "a1 as ply 2 is legal", "occupied"),
        ("three | a1 b9", "b9 as ply 2 is legal", "no such point"),
        (
            "three | a2 b3 a3 b1 a1xb3 | 0-1",
            "0-1",
            "1-0 fewer-than-three",
        ),
        (
            "three | a2 b3 a3 b1 a1xb3 | 1-0 blocked",
            "1-0 blocked",
            "1-0 fewer-than-three",
        ),
        ("three | a2 b3 a3 b1 a1xb3 | *", "*", "1-0 fewer-than-three"),
        ("three | a2 | 1-0", "1-0", "*"),
        (
            "three | a2 | * | three ......../. w 3,3 0",
            "three ......../. w 3,3 0",
            "three .......W/. b 2,3 1",
        ),
        ("chess | a2", "rules", "no such variant"),
        ("three flying=maybe | a2", "rules", "on or off"),
    ];
    for (line, wanted, came) in cases {
        let error = failure(&["replay"], &format!("nine | d6\n\n{line}\nnine | zz\n"));
        assert!(error.contains("line 3"), "{error}");
        let told = |name: &str| {
            error
                .lines()
                .find_map(|line| line.strip_prefix(name))
                .map(str::trim)
        };
        assert!(
            told("wanted:").is_some_and(|told| told.contains(wanted)),
            "{error}"
        );
        assert!(
            told("came:").is_some_and(|told| told.contains(came)),
            "{error}"
        );
    }
}

#[test]
fn bench_ends_with_its_checksum() {
    let last = |text: String| text.lines().last().expect("a line").to_owned();
    let [one, two] = [(); 2].map(|()| last(output(&["bench"], "")));
    let nodes = |line: &str| line.split(' ').next().map(str::to_owned);
    assert_eq!(one.split(' ').count(), 3, "{one}");
    assert_eq!(nodes(&one), nodes(&two), "the same search every time");
}

/// Lines of `uci` without what depends on the clock.
fn uci(input: &str) -> Vec<String> {
    let text = output(&["uci"], input);
    text.lines().map(str::to_owned).collect()
}

fn answers(input: &str) -> Vec<String> {
    let mut lines = uci(input);
    lines.retain(|line| !line.starts_with("info"));
    lines
}

/// White closes a mill on d7 and captures the only black man outside one.
const MILL: &str = "position nine W.W.BBB./.W....../...B.... w 3,3 0";

/// White closes a mill on g7, and any capture wins.
const WINNING: &str = "nine WW...B../.B....../..B..... w 1,0 0";

#[test]
fn uci_finishes_a_search_at_the_end_of_input() {
    let lines = uci(&format!("{MILL}\ngo depth 4"));
    let (best, infos) = lines.split_last().expect("answers");
    assert!(best.starts_with("bestmove "), "{lines:?}");
    assert_eq!(infos.len(), 4, "{lines:?}");
    for (line, depth) in infos.iter().zip(1..) {
        let words: Vec<&str> = line.split(' ').collect();
        let [
            "info",
            "depth",
            _,
            "score",
            "cp",
            value,
            "nodes",
            nodes,
            "nps",
            nps,
            "pv",
            _,
            ..,
        ] = words[..]
        else {
            panic!("{line:?}");
        };
        assert_eq!(words[2], depth.to_string());
        assert!(
            value.parse::<i32>().is_ok()
                && nodes.parse::<u64>().is_ok()
                && nps.parse::<u64>().is_ok(),
            "{line}"
        );
    }
}

#[test]
fn uci_sees_who_wins() {
    let lines = uci(&format!("position {WINNING}\ngo depth 4"));
    assert!(lines[0].contains("score win 1 "), "{lines:?}");
}

#[test]
fn uci_plays_every_variant_under_options() {
    for variant in [
        "three", "five", "six", "seven", "nine", "ten", "eleven", "twelve",
    ] {
        let input = format!(
            "variant {variant}\noption double-mill=two\noption hash=1\nposition start\ngo depth 2\n"
        );
        let lines = answers(&input);
        assert!(
            lines.len() == 1 && lines[0].starts_with("bestmove "),
            "{variant}: {lines:?}"
        );
    }
}

#[test]
fn uci_limits() {
    for limit in [
        "movetime 0",
        "movetime 50",
        "depth 1",
        "nodes 1",
        "level 1",
        "level 3 depth 2",
        "depth 0",
        "",
    ] {
        let lines = answers(&format!("{MILL}\ngo {limit}"));
        assert!(
            lines.len() == 1 && lines[0].starts_with("bestmove "),
            "{limit}: {lines:?}"
        );
    }
}

#[test]
fn uci_answers_bad_lines_and_changes_nothing() {
    let bad = [
        "dance",
        "position",
        "position nine",
        "position start moves a1 a1",
        "position nine x w 9,9 0",
        "variant chess",
        "variant",
        "option wings=on",
        "option flying",
        "option diagonals=on",
        "option hash=0",
        "option hash=99999999999999999999",
        "option seed=x",
        "go depth",
        "go depth x",
        "go level 11",
        "go level 0",
        "go sideways 3",
        "go movetime -5",
        "š \0",
    ];
    let input = format!("{MILL}\n{}\ngo depth 1\n", bad.join("\n"));
    let lines = answers(&input);
    let (best, errors) = lines.split_last().expect("answers");
    assert_eq!(errors.len(), bad.len(), "{lines:?}");
    assert!(
        errors.iter().all(|line| line.starts_with("error ")),
        "{lines:?}"
    );
    assert_eq!(
        best.get(..11),
        Some("bestmove d7"),
        "the position is still there: {lines:?}"
    );
}

#[test]
fn uci_does_not_search_a_finished_game() {
    let over = "position nine WW....../......../BBB..... w 0,0 0";
    assert_eq!(
        answers(&format!("{over}\ngo depth 3\nisready")),
        ["error the game is over", "readyok"]
    );
}

#[test]
fn uci_keeps_the_moves_when_an_option_changes() {
    let lines = answers(
        "position start moves d6 f4\noption flying=off\nposition start moves d6 d6\ngo depth 1\nquit\ndance",
    );
    assert!(lines[0].starts_with("error move d6"), "{lines:?}");
    assert!(lines[1].starts_with("bestmove "), "{lines:?}");
    assert_eq!(lines.len(), 2, "nothing is read behind quit");
}

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
    let begin = Instant::now();
    talk.say("stop");
    talk.hear("bestmove ");
    assert!(
        begin.elapsed() < Duration::from_secs(2),
        "stop took {:?}",
        begin.elapsed()
    );
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

/// The counts in the last line of a match: games, wins, draws, losses.
fn counts(text: &str) -> [u64; 4] {
    let last = text.lines().last().expect("a line");
    ["games ", "wins ", "draws ", "losses "].map(|name| {
        let (_, rest) = last.split_once(name).expect("a count");
        let word = rest.split(' ').next().expect("a number");
        word.parse().expect("a number")
    })
}

#[test]
fn a_match_is_played_in_pairs_and_can_be_repeated() {
    let sides = ["match", "--a", "nodes=600 hash=1", "--b", "nodes=60 hash=1"];
    let play = |more: &[&str]| counts(&output(&[&sides[..], more].concat(), ""));
    let [games, wins, draws, losses] = play(&["--games", "40"]);
    assert_eq!(games, 40);
    assert_eq!(wins + draws + losses, 40);
    assert!(wins > losses, "ten times the nodes win: {wins} to {losses}");
    assert_eq!(play(&["--games", "40"]), [games, wins, draws, losses]);
    assert_ne!(
        play(&["--games=40", "--seed=1"])[1..],
        [wins, draws, losses]
    );
    let tested = play(&["--games=2000", "--elo0=-20", "--elo1=20"])[0];
    assert!(
        tested < 400,
        "the test ends what is clear, not after {tested}"
    );
}

#[test]
fn equal_sides_win_as_much_as_they_lose() {
    let arguments = ["match", "--a=depth=2", "--b=depth=2", "--games=10"];
    for rules in [
        ["--variant=six", "--seed=1"],
        ["--option=flying=off", "--seed=2"],
    ] {
        let [_, wins, _, losses] = counts(&output(&[&arguments[..], &rules].concat(), ""));
        assert_eq!(wins, losses, "{rules:?}: colours are swapped in a pair");
    }
}

#[test]
fn another_program_plays_as_this_one_does() {
    let engine = format!("engine={} depth=2", tool().display());
    let play = |a: &str| {
        counts(&output(
            &["match", "--a", a, "--b=depth=1", "--games=6"],
            "",
        ))
    };
    assert_eq!(play(&engine), play("depth=2"));
}

#[test]
fn a_match_tells_what_is_wrong() {
    let cases: [(&[&str], &str); 9] = [
        (&["--a", "strong"], "NAME=VALUE"),
        (&["--a", "wings=2"], "a side has no \"wings\""),
        (&["--b", "level=11"], "level is 1 to 10"),
        (
            &["--a", "engine=/no/such/program depth=1"],
            "/no/such/program",
        ),
        (&["--elo0", "0"], "elo0 and elo1"),
        (&["--elo0", "5", "--elo1", "0"], "elo0 and elo1"),
        (&["--error", "1"], "error is between"),
        (&["--games", "many"], "games"),
        (&["now"], "too many"),
    ];
    for (arguments, words) in cases {
        let error = failure(&[&["match"], arguments].concat(), "");
        assert!(error.contains(words), "{arguments:?}: {error}");
    }
}

#[test]
fn a_ladder_goes_on_where_its_log_ends() {
    let path = std::env::temp_dir().join(format!("mlin-ladder-{}", std::process::id()));
    let log = format!("--log={}", path.display());
    let climb = |games: &str| {
        let arguments = ["ladder", "--variant=three", "--levels=1-3", games, &log];
        output(&arguments, "")
    };
    let lines = || std::fs::read_to_string(&path).expect("a log");
    let four = climb("--games=4");
    assert!(four.starts_with("1<2 games 4 ") && four.contains("\n2<3 games 4 "));
    assert_eq!(lines().lines().count(), 4, "a line for each pair");
    // What stands in the log counts as if it had just been played.
    let turned = lines().replace("| 1 0 | ", "| 9 0 | ") + "0 three | 1 0 | 2 0\n";
    std::fs::write(&path, turned).expect("a log");
    let again = climb("--games=2");
    assert!(
        again.starts_with("1<2 games 2 wins 1 draws 0 losses 1"),
        "{again}"
    );
    assert_eq!(lines().lines().count(), 5, "nothing was played again");
    std::fs::write(&path, "0 three | 1 0 | 2 7\n").expect("a log");
    assert!(failure(&["ladder", "--variant=three", &log], "").contains("line 1"));
    std::fs::remove_file(&path).expect("a log");
    assert!(failure(&["ladder", "--levels=3-3"], "").contains("LOW-HIGH"));
}
