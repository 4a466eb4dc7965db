//! What is wrong with a text is told by a word, the byte where it begins, and the field.

use mlin::record;
use mlin::{
    Board, ByColor, Color, Game, IllegalMove, NotationError, PointSet, Position, PositionError,
    Setup, Variant, boards,
};
use std::time::{Duration, Instant};

/// A text, and the code, offset and field of the error that it makes.
type Case = (&'static str, &'static str, usize, Option<&'static str>);

fn check<T>(cases: &[Case], read: impl Fn(&str) -> Result<T, NotationError>) {
    for &(text, code, at, field) in cases {
        let Err(error) = read(text) else {
            panic!("{text:?} is read");
        };
        let told = (error.fault.code(), error.at, error.field());
        assert_eq!(told, (code, at, field), "{text:?}");
        assert!(text.is_char_boundary(error.at), "{text:?}");
    }
}

fn read_position(text: &str) -> Result<Position, NotationError> {
    text.parse()
}

#[test]
fn position_text() {
    check(
        &[
            ("", "missing-field", 0, Some("variant")),
            (" ", "missing-field", 0, Some("variant")),
            ("nine", "missing-field", 4, Some("rings")),
            ("nine ", "missing-field", 5, Some("rings")),
            (
                "nine  ......../......../........ w 9,9 0",
                "missing-field",
                5,
                Some("rings"),
            ),
            (
                "nine ......../......../........",
                "missing-field",
                31,
                Some("turn"),
            ),
            (
                "nine ......../......../........ w",
                "missing-field",
                33,
                Some("hand"),
            ),
            (
                "nine ......../......../........ w 9,9",
                "missing-field",
                37,
                Some("quiet"),
            ),
            (
                "Nine ......../......../........ w 9,9 0",
                "unknown-variant",
                0,
                Some("variant"),
            ),
            (
                "w nine ......../......../........ 9,9 0",
                "unknown-variant",
                0,
                Some("variant"),
            ),
            (
                "nine\0 ......../......../........ w 9,9 0",
                "unknown-variant",
                0,
                Some("variant"),
            ),
            (
                "nine\t......../......../........ w 9,9 0",
                "unknown-variant",
                0,
                Some("variant"),
            ),
            (
                "nine ......../........ w 9,9 0",
                "ring-count",
                22,
                Some("rings"),
            ),
            (
                "nine ......../......../......../. w 9,9 0",
                "ring-count",
                32,
                Some("rings"),
            ),
            (
                "seven ......../........ w 7,7 0",
                "ring-count",
                23,
                Some("rings"),
            ),
            (
                "nine ......./......../........ w 9,9 0",
                "ring-length",
                12,
                Some("rings"),
            ),
            (
                "nine ......../........./........ w 9,9 0",
                "ring-length",
                22,
                Some("rings"),
            ),
            (
                "seven ......../......../.. w 7,7 0",
                "ring-length",
                25,
                Some("rings"),
            ),
            ("three ......../ w 3,3 0", "ring-length", 15, Some("rings")),
            (
                "nine ....w.../......../........ w 9,9 0",
                "bad-man",
                9,
                Some("rings"),
            ),
            (
                "nine ......../..š...../........ w 9,9 0",
                "bad-man",
                16,
                Some("rings"),
            ),
            (
                "nine ......../......../.......\0 w 9,9 0",
                "bad-man",
                30,
                Some("rings"),
            ),
            (
                "nine ......../......../........ W 9,9 0",
                "bad-turn",
                32,
                Some("turn"),
            ),
            (
                "nine ......../......../........ wb 9,9 0",
                "bad-turn",
                32,
                Some("turn"),
            ),
            (
                "nine ......../......../........ 9,9 w 0",
                "bad-turn",
                32,
                Some("turn"),
            ),
            (
                "nine ......../......../........ w 9 0",
                "bad-hand",
                34,
                Some("hand"),
            ),
            (
                "nine ......../......../........ w 9,9,9 0",
                "bad-hand",
                34,
                Some("hand"),
            ),
            (
                "nine ......../......../........ w +9,9 0",
                "bad-hand",
                34,
                Some("hand"),
            ),
            (
                "nine ......../......../........ w 9,-9 0",
                "bad-hand",
                34,
                Some("hand"),
            ),
            (
                "nine ......../......../........ w 9,256 0",
                "bad-hand",
                34,
                Some("hand"),
            ),
            (
                "nine ......../......../........ w 9,9 -1",
                "bad-quiet",
                38,
                Some("quiet"),
            ),
            (
                "nine ......../......../........ w 9,9 65536",
                "bad-quiet",
                38,
                Some("quiet"),
            ),
            (
                "nine ......../......../........ w 9,9 0\n",
                "bad-quiet",
                38,
                Some("quiet"),
            ),
            (
                "nine ......../......../........ w 9,9 flying=off",
                "bad-quiet",
                38,
                Some("quiet"),
            ),
            (
                "nine ......../......../........ w 9,9 0 ",
                "syntax",
                40,
                Some("options"),
            ),
            (
                "nine ......../......../........ w 9,9 0 flying",
                "syntax",
                40,
                Some("options"),
            ),
            (
                "nine ......../......../........ w 9,9 0 color=red",
                "unknown-option",
                40,
                Some("options"),
            ),
            (
                "nine ......../......../........ w 9,9 0 flying=no",
                "bad-option",
                47,
                Some("flying"),
            ),
            (
                "nine ......../......../........ w 9,9 0 flying=off quiet-limit=0",
                "bad-option",
                63,
                Some("quiet-limit"),
            ),
            (
                "nine ......../......../........ w 9,9 0 quiet-limit=10000",
                "bad-option",
                52,
                Some("quiet-limit"),
            ),
            (
                "nine ......../......../........ w 9,9 0 quiet-limit=+5",
                "bad-option",
                52,
                Some("quiet-limit"),
            ),
            (
                "nine ......../......../........ w 9,9 0 flying=off flying=off",
                "given-twice",
                51,
                Some("flying"),
            ),
            (
                "nine ......../......../........ w 9,9 0 diagonals=on",
                "no-diagonals",
                40,
                Some("diagonals"),
            ),
            (
                "nine ......../......../........ w 9,9 0 flying=off diagonals=on",
                "no-diagonals",
                51,
                Some("diagonals"),
            ),
            (
                "nine W......./......../........ w 9,9 0",
                "too-many-men",
                34,
                Some("hand"),
            ),
            (
                "nine ......../......../........ w 9,10 0",
                "too-many-men",
                34,
                Some("hand"),
            ),
            (
                "nine WWWWWWWW/WW....../........ w 0,9 0",
                "too-many-men",
                5,
                Some("rings"),
            ),
            (
                "nine W......./......../........ w 1,2 0",
                "both-under-three",
                5,
                Some("rings"),
            ),
        ],
        read_position,
    );
}

#[test]
fn move_text() {
    check(
        &[
            ("", "syntax", 0, None),
            ("-", "syntax", 0, None),
            ("xb4", "syntax", 1, None),
            ("d6 f4", "syntax", 2, None),
            ("a1-a4xb4x", "syntax", 9, None),
            ("a1a4b4", "syntax", 4, None),
            ("a1--a4", "syntax", 3, None),
            ("é1", "syntax", 0, None),
            ("d6\u{301}", "syntax", 2, None),
            ("5", "syntax", 0, None),
            ("a1-5", "syntax", 3, None),
            ("d4", "no-such-point", 0, None),
            ("a1-a4xd4", "no-such-point", 6, None),
            ("a0", "no-such-point", 0, None),
        ],
        |text| boards::THREE_RINGS.attempt(text),
    );
    let other: [(&Board, &str, usize); 3] = [
        (&boards::TWO_RINGS, "c3", 0),
        (&boards::TWO_RINGS, "a5-a7", 3),
        (&boards::ONE_RING, "a1xd4", 3),
    ];
    for (board, text, at) in other {
        check(&[(text, "no-such-point", at, None)], |text| {
            board.attempt(text)
        });
    }
}

/// One of each reason; all of them and their order are held against the rule book elsewhere.
#[test]
fn moves_that_are_not_legal() {
    let placing = "nine W.W.BBB./.W....../...B.... w 3,3 0";
    let sliding = "nine WWW.BBB./..W...../...B.... w 0,0 0";
    let over = "nine WW....../......../BBB..... w 0,0 0";
    let cases = [
        (over, "d7", IllegalMove::GameOver),
        (placing, "a7-d7", IllegalMove::StillPlacing),
        (sliding, "a4", IllegalMove::NothingInHand),
        (sliding, "g4-g7", IllegalMove::NotYourMan),
        (placing, "a7", IllegalMove::Occupied),
        (sliding, "a7-b4", IllegalMove::NotAdjacent),
        (placing, "a4xe4", IllegalMove::NoMill),
        (placing, "d7", IllegalMove::CaptureRequired),
        (placing, "d7xa4", IllegalMove::NothingThere),
        (placing, "d7xd1", IllegalMove::InMill),
    ];
    for (position, text, reason) in cases {
        let game = Game::from_position(position.parse().expect("a position"));
        let error = game.read_move(text).expect_err("an illegal move");
        assert_eq!(
            error.fault,
            mlin::notation::Fault::Illegal(reason),
            "{text} in {position}"
        );
        assert_eq!((error.at, error.fault.code()), (0, reason.word()));
        assert!(!error.to_string().is_empty());
    }
}

/// Text cannot ask for these: each point is written once.
#[test]
fn setups_that_no_text_can_make() {
    let start = Setup::start(Variant::Six.into());
    let outside = PointSet::from_bits(1 << 16);
    let setup = Setup {
        men: ByColor::new(outside, PointSet::EMPTY),
        ..start
    };
    assert_eq!(setup.position(), Err(PositionError::OutsideBoard(outside)));
    let both = PointSet::from_bits(0b101);
    let setup = Setup {
        men: ByColor::new(both, both),
        ..start
    };
    assert_eq!(setup.position(), Err(PositionError::TwoMenOnAPoint(both)));
}

#[test]
fn a_position_may_be_over_when_it_is_read() {
    let cases = [
        (
            "nine WW....../......../BBB..... b 0,0 3",
            "0-1 fewer-than-three",
        ),
        (
            "nine .BWWBB.W/BWWBBWWB/.B.W.B.W w 0,0 100",
            "1/2-1/2 quiet-limit",
        ),
        (
            "nine W...W.../.B.B.B../.....W.. w 0,0 0 both-flying=draw",
            "1/2-1/2 both-flying",
        ),
        (
            "twelve WBWBWBWB/BWBWBWBW/WBWBWBWB w 0,0 24",
            "1/2-1/2 board-full",
        ),
        ("six WBW....B/BB..W... w 0,0 0", "*"),
    ];
    for (text, wanted) in cases {
        let position: Position = text.parse().expect("a position");
        let came = position
            .outcome()
            .map_or("*".to_owned(), |outcome| outcome.to_string());
        assert_eq!(came, wanted, "{text}");
        assert_eq!(
            Game::from_position(position).legal_moves().is_empty(),
            wanted != "*"
        );
    }
}

#[test]
fn hands_need_not_be_those_of_a_real_game() {
    let position: Position = "nine WWW...../......../BBB..... b 6,0 65535 quiet-limit=none"
        .parse()
        .expect("a position");
    assert_eq!(
        (position.hand(Color::White), position.hand(Color::Black)),
        (6, 0)
    );
    assert!(
        position
            .legal_moves()
            .iter()
            .all(|made| made.from().is_some()),
        "black has no man to place"
    );
}

#[test]
fn javascript_counts_otherwise() {
    let text = "[White \"Šarūnas 😀\"]\n\n1. d6 d6";
    let error = record::read(text).expect_err("d6 is occupied");
    assert_eq!(&text[error.at..], "d6");
    assert_eq!(
        text[..error.at].encode_utf16().count(),
        error.at_utf16(text)
    );
    assert_ne!(error.at, error.at_utf16(text));
}

/// Nothing hostile takes a hundredth of this on an idle machine; what grows with the square takes minutes.
const SOON: Duration = Duration::from_secs(10);

/// A million letters of a kind, alone and behind something that begins well.
fn hostile() -> Vec<String> {
    let units = [
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\\",
        ";",
        "$",
        "%",
        "!",
        "?",
        ".",
        "…",
        "1",
        "1.",
        "x",
        "-",
        "=",
        "/",
        "W",
        "\0",
        "\n",
        "\r\n",
        " ",
        "\t",
        "š",
        "😀",
        "\u{feff}",
        "(}",
        "({",
        "((;\n",
        "[A \"",
        "[A \"\\",
        "[a",
        "a1",
        "a1-",
        "a1x",
        "a1 ",
        "d6 ",
        "* ",
        "1-0 ",
        "[Event \"\"]",
        "flying=off ",
        ",",
        "9",
    ];
    let heads = [
        "",
        "1. d6 ",
        "[Event \"",
        "nine ",
        "nine ......../......../........ w 9,9 ",
        "nine ......../......../........ w 9,9 0 ",
    ];
    let mut texts = Vec::new();
    for unit in units {
        let body = unit.repeat(1_000_000 / unit.len());
        texts.extend(heads.map(|head| format!("{head}{body}")));
    }
    texts.push(
        (0..)
            .map(|number| format!("[T{number} \"\"]\n"))
            .take(100_000)
            .collect(),
    );
    texts
}

#[test]
fn hostile_text_is_refused_soon() {
    let game = Game::new(Variant::Nine);
    for text in hostile() {
        let begin = Instant::now();
        let head: String = text.chars().take(60).collect();
        let errors = [
            read_position(&text).err(),
            game.read_move(&text).err(),
            record::read(&text).err(),
            record::read_all(&text).err(),
        ];
        assert!(errors[0].is_some() && errors[1].is_some(), "{head:?}");
        for error in errors.into_iter().flatten() {
            assert!(text.is_char_boundary(error.at), "{head:?}");
            assert!(error.to_string().len() < 1000, "{head:?}");
            assert!(error.at_utf16(&text) <= error.at, "{head:?}");
        }
        assert!(
            begin.elapsed() < SOON,
            "{head:?} took {:?}",
            begin.elapsed()
        );
    }
}
