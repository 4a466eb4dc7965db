//! Game records: what is read, what is refused, and that what is written is read again.

mod play;

use fastrand::Rng;
use mlin::notation::Fault;
use mlin::record::{self, TagError};
use mlin::{Color, Game, NotationError, Outcome, Reason, Variant};
use play::{all_rules, game_from_the_middle, random_game};
use std::time::{Duration, Instant};

fn moves(game: &Game) -> String {
    let board = game.rules().board();
    let texts = game.moves().map(|made| made.text(board).to_string());
    Vec::from_iter(texts).join(" ")
}

fn tag<'g>(game: &'g Game, name: &str) -> Option<&'g str> {
    let tag = game.tags().iter().find(|(known, _)| known == name)?;
    Some(&tag.1)
}

fn refused(text: &str) -> (&'static str, usize, Option<String>) {
    let Err(error) = record::read(text) else {
        panic!("{text:?} is read");
    };
    assert_eq!(
        record::read_all(text).is_err(),
        !is_about_number_of_games(&error)
    );
    (
        error.fault.code(),
        error.at,
        error.field().map(str::to_owned),
    )
}

fn is_about_number_of_games(error: &NotationError) -> bool {
    matches!(error.fault, Fault::NoGame | Fault::SeveralGames)
}

#[test]
fn what_is_wrong_is_told() {
    let cases = [
        ("", "no-game", 0, None),
        ("\u{feff} \n{nothing}\n", "no-game", 15, None),
        ("d6 * f4 *", "several-games", 5, None),
        ("d6 [White \"A\"] f4", "several-games", 3, None),
        ("1. foo", "syntax", 4, None),
        ("1. d6 f4x", "syntax", 9, None),
        ("1. xf4", "syntax", 3, None),
        ("1. d6 f4 O-O", "syntax", 10, None),
        ("1. d6 f4 \0", "syntax", 9, None),
        ("1. d6 d4", "no-such-point", 6, None),
        ("1. d6 d6", "occupied", 6, None),
        ("1. d6 d6-d7", "still-placing", 6, None),
        ("1. d6 f4 2. d7 f2 3. d5", "capture-required", 21, None),
        ("1. d6 f4 xd6", "no-mill", 6, None),
        ("[White Ana]", "bad-tag", 7, None),
        ("[White \"Ana\nBo\"]", "bad-tag", 11, None),
        ("[White \"Ana\" Bo]", "bad-tag", 13, None),
        ("[White \"Ana", "bad-tag", 11, None),
        ("[ \"Ana\"]", "bad-tag", 2, None),
        ("[", "bad-tag", 1, None),
        ("[Result \"2-0\"] d6", "bad-tag", 9, Some("Result")),
        ("1. d6 {comment", "unbalanced", 6, None),
        ("1. d6 (f4 (f2)", "unbalanced", 6, None),
        ("1. d6 (f4 {)", "unbalanced", 10, None),
        ("1. d6 )", "unbalanced", 6, None),
        ("1. d6 }", "unbalanced", 6, None),
        ("1. d6 ]", "unbalanced", 6, None),
        ("1. d6 5", "mixed-notation", 6, None),
        ("5 13 d7", "mixed-notation", 5, None),
        ("[Variant \"six\"] 5 13", "numbers-not-here", 16, None),
        ("25", "no-such-point", 0, None),
        ("0", "no-such-point", 0, None),
        (
            "[Variant \"Chess\"] d6",
            "unknown-variant",
            10,
            Some("Variant"),
        ),
        (
            "[White \"A\"] [White \"B\"]",
            "given-twice",
            12,
            Some("White"),
        ),
        (
            "[Options \"flying=off flying=on\"]",
            "given-twice",
            21,
            Some("flying"),
        ),
        (
            "[Options \"flying=off wings=on\"]",
            "unknown-option",
            21,
            Some("options"),
        ),
        (
            "[Options \"flying=maybe\"]",
            "bad-option",
            17,
            Some("flying"),
        ),
        (
            "[Options \"diagonals=on\"]",
            "no-diagonals",
            10,
            Some("Options"),
        ),
        (
            "[Position \"nine ....x.../......../........ w 9,9 0\"]",
            "bad-man",
            20,
            Some("rings"),
        ),
        (
            "[Variant \"six\"] [Position \"nine ......../......../........ b 9,9 0\"]",
            "contradiction",
            10,
            Some("Variant"),
        ),
        (
            "[Options \"flying=off\"] [Position \"nine ......../......../........ b 9,9 0\"]",
            "contradiction",
            10,
            Some("Options"),
        ),
        (
            "[Result \"1-0\"] d6 0-1",
            "contradiction",
            18,
            Some("Result"),
        ),
    ];
    for (text, code, at, field) in cases {
        assert_eq!(
            refused(text),
            (code, at, field.map(str::to_owned)),
            "{text:?}"
        );
    }
}

#[test]
fn results_follow_from_the_moves() {
    let outcome = |text: &str| record::read(text).map(|game| game.outcome());
    let resigned = |winner| Ok(Some(Outcome::win(winner, Reason::Resignation)));
    assert_eq!(outcome("d6"), Ok(None));
    assert_eq!(outcome("d6 *"), Ok(None));
    assert_eq!(outcome("[Result \"*\"] d6"), Ok(None));
    assert_eq!(outcome("d6 1-0"), resigned(Color::White));
    assert_eq!(outcome("[Result \"0-1\"] d6"), resigned(Color::Black));
    assert_eq!(outcome("[Result \"0-1\"] d6 0-1"), resigned(Color::Black));
    assert_eq!(
        outcome("d6 1/2-1/2"),
        Ok(Some(Outcome::draw(Reason::Agreement)))
    );
    assert_eq!(
        outcome("[Termination \"resignation\"] d6 1-0"),
        resigned(Color::White)
    );
    assert_eq!(
        outcome("[Termination \"Normal\"] d6 1-0"),
        resigned(Color::White),
        "not our word"
    );
}

#[test]
fn results_that_contradict_are_refused() {
    let contradicts = |at, field: &str| ("result-contradicts", at, Some(field.to_owned()));
    let termination = |word: &str, rest: &str| refused(&format!("[Termination \"{word}\"] {rest}"));
    for word in [
        "agreement",
        "blocked",
        "fewer-than-three",
        "repetition",
        "quiet-limit",
    ] {
        assert_eq!(
            termination(word, "d6 1-0"),
            contradicts(14, "Termination"),
            "{word}"
        );
        assert_eq!(
            termination(word, "d6 *"),
            contradicts(14, "Termination"),
            "{word}"
        );
    }
    assert_eq!(
        termination("resignation", "d6 1/2-1/2"),
        contradicts(14, "Termination")
    );

    let over = "[Position \"nine WW....../......../BBB..... b 0,0 3\"]";
    assert!(record::read(&format!("{over} 0-1")).is_ok());
    assert_eq!(
        refused(&format!("{over} 1-0")),
        contradicts(over.len() + 1, "Result")
    );
    assert_eq!(
        refused(&format!("{over} 1/2-1/2")),
        contradicts(over.len() + 1, "Result")
    );
    assert_eq!(
        refused(&format!("[Result \"1-0\"] {over}")),
        contradicts(9, "Result")
    );
    assert_eq!(
        refused(&format!("[Termination \"resignation\"] {over} 0-1")),
        contradicts(14, "Termination")
    );
}

#[test]
fn comments_glyphs_and_variations_are_passed_over() {
    let text = "\u{feff}% a line for programs\n\
                [Event \"A \\\"great\\\" game\"]\n\
                ; a comment to the end of the line (\n\
                1. d6! {the crossing ( } f4?! (1... d2 {not ) this} (1... b4; nor this )\n\
                2. f4) 2. d2) 2.d2 $14 b4 $ 3... f6!? 3… c4?? 12. e4*";
    let game = record::read(text).expect("a record");
    assert_eq!(moves(&game), "d6 f4 d2 b4 f6 c4 e4");
    assert_eq!(tag(&game, "Event"), Some("A \"great\" game"));
    assert_eq!(game.outcome(), None);
}

#[test]
fn captures_may_stand_apart() {
    let joined = record::read("1. d6 e4 2. f6 c5 3. b6xe4").expect("a record");
    for text in [
        "D6 E4 F6 C5 B6XE4",
        "1.d6 e4 2.f6 c5 3.b6 xe4",
        "d6 e4 f6 c5 b6 {mill} Xe4",
    ] {
        assert_eq!(
            record::read(text).map(|game| moves(&game)),
            Ok(moves(&joined)),
            "{text}"
        );
    }
}

#[test]
fn numbers_are_points_only_where_no_letter_is() {
    let game = record::read("1. 5 13 2. 20 19").expect("N. is a move number");
    assert_eq!(moves(&game), "d6 e4 d2 b2");
    let apart = record::read("5 13 4 7 6 x13").expect("captures by number");
    assert_eq!(moves(&apart), "d6 e4 b6 c5 f6xe4");
}

#[test]
fn variants_have_names() {
    let named = |name: &str| {
        record::read(&format!("[Variant \"{name}\"]")).map(|game| game.rules().variant())
    };
    for variant in Variant::ALL {
        assert_eq!(named(variant.title()), Ok(variant));
        assert_eq!(named(variant.id()), Ok(variant));
    }
    assert_eq!(named("Morabaraba"), Ok(Variant::Twelve));
    assert_eq!(named("nine men’s morris"), Ok(Variant::Nine));
    assert!(named("").is_err());
}

#[test]
fn several_games_in_one_text() {
    let text = "[White \"A\"]\n\nd6 f4 1-0\n\n[White \"B\"]\n[Variant \"six\"]\n\na1 *\n\n[White \"C\"]\n\n1/2-1/2 g7 g4";
    let games = record::read_all(text).expect("four games");
    let told = games.iter().map(|game| (tag(game, "White"), moves(game)));
    let wanted = [
        (Some("A"), "d6 f4"),
        (Some("B"), "a1"),
        (Some("C"), ""),
        (None, "g7 g4"),
    ];
    assert_eq!(
        Vec::from_iter(told),
        wanted.map(|(white, moves)| (white, moves.to_owned()))
    );
    assert_eq!(record::read_all("").map(|games| games.len()), Ok(0));
}

#[test]
fn tags_are_kept_and_written_back() {
    let text =
        "[Annotator \"Ana \\\\ \\\"Bo\\\"\"] [Termination \"Normal\"] [White \"Šarūnas\"] 1. d6 *";
    let game = record::read(text).expect("a record");
    let with = [
        ("White".to_owned(), "Bo".to_owned()),
        ("Opening".to_owned(), String::new()),
    ];
    let written = record::write(&game, &with).expect("good tags");
    let again = record::read(&written).expect("what was written");
    assert_eq!(tag(&again, "Annotator"), Some("Ana \\ \"Bo\""));
    assert_eq!(
        tag(&again, "White"),
        Some("Bo"),
        "tags that are given go first"
    );
    assert_eq!(tag(&again, "Opening"), Some(""));
    assert_eq!(tag(&again, "Termination"), Some("Normal"));
    assert_eq!(tag(&again, "Variant"), Some("Nine Men's Morris"));
    let names = again.tags().iter().map(|(name, _)| name.as_str());
    assert_eq!(
        Vec::from_iter(names)[..8],
        [
            "Event", "Site", "Date", "Round", "White", "Black", "Result", "Variant"
        ]
    );
}

#[test]
fn tags_that_cannot_be_written_are_refused() {
    let game = Game::new(Variant::Nine);
    let write =
        |name: &str, value: &str| record::write(&game, &[(name.to_owned(), value.to_owned())]);
    for name in ["", "two words", "Š", "a]"] {
        assert_eq!(write(name, ""), Err(TagError::Name(name.to_owned())));
    }
    for value in ["a\nb", "\0", "\t"] {
        assert_eq!(
            write("White", value),
            Err(TagError::Value("White".to_owned()))
        );
    }
}

#[test]
fn the_game_decides_its_own_tags() {
    let mut game = Game::new(Variant::Six);
    game.resign(Color::White).expect("the game is not over");
    let lies = ["Result", "Variant", "Position", "Options", "Termination"];
    let lies = lies.map(|name| (name.to_owned(), "lie".to_owned()));
    let written = record::write(&game, &lies).expect("good tags");
    assert!(!written.contains("lie"), "{written}");
    assert!(
        written.contains("[Termination \"resignation\"]"),
        "{written}"
    );
}

#[test]
fn another_programs_word_for_the_end_is_kept() {
    let text = "[Termination \"time forfeit\"]\n\n1. d6 1-0";
    let mut game = record::read(text).expect("a record");
    let written = record::write(&game, &[]).expect("no tags");
    assert!(
        written.contains("[Termination \"time forfeit\"]"),
        "{written}"
    );
    game.undo();
    game.agree_draw().expect("the game goes on again");
    round_trip(&game);
}

/// Writes, reads and writes again.
fn round_trip(game: &Game) {
    let written = record::write(game, &[]).expect("no tags");
    let (_, movetext) = written.split_once("\n\n").expect("tags, then moves");
    assert!(movetext.lines().all(|line| line.len() < 80), "{written}");
    let read = record::read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(read.rules(), game.rules(), "{written}");
    assert_eq!(read.start(), game.start(), "{written}");
    assert_eq!(moves(&read), moves(game), "{written}");
    assert_eq!(read.position(), game.position(), "{written}");
    assert_eq!(read.outcome(), game.outcome(), "{written}");
    assert_eq!(read.repetitions(), game.repetitions(), "{written}");
    assert_eq!(record::write(&read, &[]).as_ref(), Ok(&written));
}

#[test]
fn what_is_written_is_read_again() {
    let mut rng = Rng::with_seed(1);
    for rules in all_rules() {
        for _ in 0..20 {
            let plies = rng.usize(..300);
            for mut game in [
                random_game(rules, &mut rng, plies),
                game_from_the_middle(rules, &mut rng, plies),
            ] {
                round_trip(&game);
                if game.outcome().is_some() {
                    continue;
                }
                match rng.u8(..3) {
                    0 => game.resign(Color::White),
                    1 => game.resign(Color::Black),
                    _ => game.agree_draw(),
                }
                .expect("the game is not over");
                round_trip(&game);
            }
        }
    }
}

/// A megabyte of moves in which nothing is ever decided.
#[test]
fn a_long_game_is_read_soon() {
    let start = "nine W...W.../.B.B...B/.....W.. w 0,0 0 both-flying=play quiet-limit=none";
    let mut game = Game::from_position(start.parse().expect("a position"));
    let mut rng = Rng::with_seed(2);
    for _ in 0..150_000 {
        let mut moves = game.legal_moves();
        moves.retain(|made| !made.is_capture());
        match rng.choice(moves) {
            Some(made) => game.play(made).map(drop).expect("a listed move is legal"),
            None => assert!(game.undo(), "there is always a way round"),
        }
    }
    assert!(game.moves().count() > 100_000);
    let begin = Instant::now();
    round_trip(&game);
    assert!(
        begin.elapsed() < Duration::from_secs(20),
        "{:?}",
        begin.elapsed()
    );
}

#[test]
fn black_may_begin() {
    let text = "[Position \"nine W......./......../........ b 8,9 1\"]\n\n1... d6 2. f4 d2";
    let game = record::read(text).expect("a record");
    assert_eq!(game.position().turn(), Color::White);
    let written = record::write(&game, &[]).expect("no tags");
    assert!(written.ends_with("\n\n1... d6 2. f4 d2 *\n"), "{written}");
    round_trip(&game);
}
