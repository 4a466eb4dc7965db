//! `vectors/cases.md`, row by row: positions that programs for this game get wrong.
//!
//! Each test bears the name of its row.

mod text_game;

use text_game::TextGame;

/// The game that begins with this position text.
fn from(position: &str) -> TextGame {
    TextGame::read(position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The game that begins with a variant, perhaps options, and these moves.
fn after(rules: &str, moves: &str) -> TextGame {
    let mut game = TextGame::start(rules);
    play(&mut game, moves);
    game
}

/// Plays moves that must be legal.
fn play(game: &mut TextGame, moves: &str) {
    for text in moves.split(' ') {
        assert!(game.play(text), "{text} is refused in {}", game.position());
    }
}

/// The legal moves that begin with a prefix, sorted, a space between.
fn moves_with(game: &TextGame, prefix: &str) -> String {
    let mut texts = Vec::from_iter(game.legal());
    texts.retain(|text| text.starts_with(prefix));
    texts.join(" ")
}

/// What a step captures in each legal move that begins with it: `captures(game, "d7")` is
/// `xa1 xd1` when `d7xa1` and `d7xd1` are those moves, and nothing when `d7` is the only one.
fn captures(game: &TextGame, step: &str) -> String {
    let moves = moves_with(game, step);
    assert!(!moves.is_empty(), "no {step} in {}", game.position());
    moves.replace(step, "")
}

#[test]
fn the_first_point_can_be_entered() {
    let game = from("nine ..B....W/.W.B.BW./..W...B. w 0,0 0");
    assert_eq!(game.legal().len(), 10);
    assert_eq!(moves_with(&game, "a4"), "a4-a1 a4-a7 a4-b4");
}

#[test]
fn every_edge_of_every_board_works_both_ways() {
    for (rules, edges) in [
        ("three", 12),
        ("three diagonals=on", 16),
        ("five", 20),
        ("six", 20),
        ("seven", 24),
        ("nine", 32),
        ("ten", 32),
        ("eleven", 40),
        ("twelve", 40),
    ] {
        let slides = slides_of_a_lone_man(rules);
        assert_eq!(slides.len(), 2 * edges, "{rules}");
        for slide in &slides {
            let back = format!("{}-{}", &slide[3..], &slide[..2]);
            assert!(slides.contains(&back), "{rules}: {slide} but not {back}");
        }
    }
}

/// Every slide of a white man on a board where nobody else hinders him: two more men stand where
/// he does not want to go, in as many ways as it takes.
fn slides_of_a_lone_man(rules: &str) -> std::collections::BTreeSet<String> {
    let (id, options) = rules.split_once(' ').unwrap_or((rules, ""));
    let start = TextGame::start(rules).position();
    let rings = start.split(' ').nth(1).expect("a position has rings");
    let points = Vec::from_iter(rings.match_indices('.').map(|(at, _)| at));
    let mut slides = std::collections::BTreeSet::new();
    for one in 0..points.len() {
        for two in 0..one {
            for three in 0..two {
                let mut men = rings.to_string();
                for index in [one, two, three] {
                    men.replace_range(points[index]..=points[index], "W");
                }
                let text = format!("{id} {men} w 0,3 0 flying=off {options}");
                slides.extend(from(text.trim_end()).legal());
            }
        }
    }
    slides
}

#[test]
fn the_hole_is_no_line() {
    let game = from("nine .B..B.W./.B.....W/.......W w 3,3 0");
    assert_eq!(captures(&game, "e4"), "");
    assert_eq!(captures(&game, "a4"), "xd6 xd7 xg1");
}

#[test]
fn one_mill_opens_as_another_closes() {
    let game = from("nine WWWB.BB./W.W...../....B... w 0,0 0");
    assert_eq!(captures(&game, "d7-d6"), "xa1 xd1 xe3 xg4");
}

#[test]
fn all_opposing_men_in_mills() {
    let game = from("nine W.W.BBB./.W....../........ w 3,3 0");
    assert_eq!(captures(&game, "d7"), "xa1 xd1 xg1");
}

#[test]
fn one_free_man_protects_the_rest() {
    let game = from("nine W.W.BBB./.W....../...B.... w 3,3 0");
    assert_eq!(captures(&game, "d7"), "xe4");
}

#[test]
fn two_mills_at_once() {
    let game = from("nine W.W.BBB./.W.....B/.W...... w 2,2 0");
    assert_eq!(captures(&game, "d7"), "xb4");
    let game = from("nine W.W.BBB./.W.....B/.W...... w 2,2 0 double-mill=two");
    assert_eq!(captures(&game, "d7"), "xb4xa1 xb4xd1 xb4xg1");
}

#[test]
fn second_capture_impossible() {
    let mut game = from("nine W.W...../.W.....B/.W...... w 2,4 0 double-mill=two");
    assert_eq!(captures(&game, "d7"), "xb4");
    play(&mut game, "d7xb4");
    assert_eq!(game.result(), "*");
}

#[test]
fn diagonal_mill() {
    let game = from("twelve W..B.B../W......./........ w 7,7 0");
    assert_eq!(captures(&game, "c5"), "xd1 xg4");
    let game = from("nine W..B.B../W......./........ w 7,7 0");
    assert_eq!(captures(&game, "c5"), "");
}

#[test]
fn flying() {
    let three = from("nine W...W.../.B.B.B.B/.....W.. w 0,0 0");
    assert_eq!(three.legal().len(), 51);
    assert!(three.legal().iter().all(|text| !text.contains('x')));
    let four = from("nine W...W.../.B.B.B.B/.....W.W w 0,0 0");
    assert_eq!(four.legal().len(), 8);
}

#[test]
fn only_the_movers_own_men_decide() {
    let game = from("ten W...W.../.B.B.B.B/........ w 1,3 0");
    let (moves, placements): (Vec<_>, Vec<_>) = game
        .legal()
        .into_iter()
        .partition(|text| text.contains('-'));
    assert_eq!((placements.len(), moves.len()), (18, 36));
}

#[test]
fn none_in_six() {
    let game = from("six .B....../WBWB..BW w 0,0 0");
    assert_eq!(moves_with(&game, ""), "b3-a3");
}

#[test]
fn a_mill_by_the_last_man_placed() {
    let placed = "e4 b6 f2 c4 e5 a7 d5 d6 b2 d7 g1 d1 f4 d3 a1 c5 g7";
    let mut game = after("nine", placed);
    assert!(!game.play("c3"), "black must capture");
    assert!(game.play("c3xg7"));
    let legal = game.legal();
    assert!(!legal.is_empty() && legal.iter().all(|text| text.contains('-')));
}

#[test]
fn fewer_than_three_while_placing() {
    let mut game = from("nine WW....../......W./...B.W.B w 4,1 0");
    play(&mut game, "g7xc4");
    assert_eq!(game.result(), "1-0 fewer-than-three");
}

#[test]
fn a_win_is_not_missed_by_counting_the_board_alone() {
    let game = from("nine ......../.B.BBW../...B.... b 3,0 0");
    assert_eq!(game.result(), "*");
}

#[test]
fn nearly_blocked_after_placing() {
    let placed = "d6 f4 d2 b4 g4 d7 a4 d1 e4 d5 c4 d3 f6 b6 b2 f2 g7 g1";
    let game = after("nine", placed);
    assert_eq!(game.legal().len(), 6);
    let counts = [1, 2, 3, 4, 5, 6].map(|depth| game.perft(depth));
    assert_eq!(counts, [6, 36, 201, 1317, 7590, 52424]);
}

#[test]
fn capture_resets_the_quiet_count() {
    let start = "nine B..B...W/.W.....B/.W.....B w 0,0 99";
    for text in from(start).legal() {
        let mut game = from(start);
        play(&mut game, &text);
        let due = text.starts_with("a4-d7");
        assert_eq!(text.contains('x'), due, "{text}");
        assert_eq!(
            game.result(),
            if due { "*" } else { "1/2-1/2 quiet-limit" },
            "{text}"
        );
    }
}

#[test]
fn repetition_counts_the_first_time() {
    let moves = "b4 d2 d6 f4 b6 d7 f6xf4 b2 f2 f4 g4 d3 d1 a7 g7 g1 e3 d5 \
                 e3-e4 a7-a4 e4-e3 a4-a7 e3-e4 a7-a4 e4-e3";
    let mut game = after("nine", moves);
    assert_eq!((game.result().as_str(), game.repetitions()), ("*", 2));
    play(&mut game, "a4-a7");
    assert_eq!(
        (game.result().as_str(), game.repetitions()),
        ("1/2-1/2 repetition", 3)
    );
}

#[test]
fn counts_belong_to_one_game() {
    let once = "b4 d2 d6 f4 b6 d7 f6xf4 b2 f2 f4 g4 d3 d1 a7 g7 g1 e3 d5";
    let again = "e3-e4 a7-a4 e4-e3 a4-a7";
    let mut game = after("nine", once);
    play(&mut game, again);
    play(&mut game, again);
    let (open, drawn) = (("*".to_string(), 2), ("1/2-1/2 repetition".to_string(), 3));
    assert_eq!((game.result(), game.repetitions()), drawn);
    // Another game does not remember this one.
    let mut other = after("nine", once);
    play(&mut other, again);
    assert_eq!((other.result(), other.repetitions()), open);
    // What is taken back has not been, and counts once when it is played again.
    for _ in 0..3 {
        assert!(game.undo());
        assert_eq!((game.result(), game.repetitions()), open);
        assert!(game.redo());
        assert_eq!((game.result(), game.repetitions()), drawn);
    }
    while game.undo() {}
    assert_eq!(game.repetitions(), 1);
    play(&mut game, once);
    play(&mut game, again);
    assert_eq!((game.result(), game.repetitions()), open);
}

#[test]
fn twelve_men_last_man_closes_two_mills() {
    let placed = "a1 a7 a4 b2 b4 c4 b6 c5 c3 d1 d2 d6 d3 e3 d5 f4 d7 f6 e4 g1 e5 g7 g4";
    let start = after("twelve", placed);
    let choices = "xa1 xa4 xb4 xb6 xc3 xd2 xd3 xd5 xd7 xe4 xe5 xg4";
    assert_eq!(captures(&start, "f2"), choices);
    for choice in choices.split(' ') {
        let mut game = after("twelve", placed);
        play(&mut game, &format!("f2{choice}"));
        let blocked = ["xd7", "xg4"].contains(&choice);
        assert_eq!(
            game.result(),
            if blocked { "0-1 blocked" } else { "*" },
            "f2{choice}"
        );
    }
}

#[test]
fn a_long_game_ends_by_blocking() {
    let moves = "d2 f4 b4 d6 g4 e4 d7 d5 c5 d1 e3 a4 c3 c4 a7 d3 f6 g7 \
                 d2-b2 a4-a1 b2-d2 a1-a4 d2-b2 e4-e5 b2-d2 d1-a1 d2-d1 e5-e4 b4-b2 d5-e5 c5-d5 \
                 c4-b4 c3-c4 d3-d2 d5-c5 e5-d5 e3-d3 d5-e5 d3-c3xe5 e4-e3 c5-d5 e3-d3 d5-c5xd3 \
                 d6-d5 c3-d3 d5-d6 d3-c3xd6 d2-d3 f6-d6 d3-d2 c5-d5xd2 b4-b6 d5-c5xf4 b6-b4 \
                 c3-d3 b4-b6 c4-b4";
    assert_eq!(moves.split(' ').count(), 57);
    let game = after("nine", moves);
    assert_eq!(game.result(), "1-0 blocked");
    assert_eq!(game.men('b'), ["a1", "a4", "b6", "g7"]);
}

#[test]
fn playok_record() {
    let record = "5 13 20 19 14 21 7 8 23 17 12 16 18 11 4 6 10 22 23-24 22-23 24-15 23-22 15-3 \
                  13-9 18-13 22-23 5-2 17-18 10-1x23 8-5 7-8 16-17 12-16 11-10 4-11 5-4 2-5 10-22 \
                  3-15x22";
    let game = TextGame::read_record(record).expect("PlayOK numbers are read");
    let moves = game.moves();
    let first = "d6 e4 d2 b2 f4 f2 c5 d5 d1 d3 c4 c3 e3 b4 b6 f6 a4 a1 d1-g1 a1-d1";
    assert_eq!(moves[..20].join(" "), first);
    assert_eq!(moves.len(), 39);
    assert_eq!(game.result(), "1-0 blocked");
    assert_eq!(game.men('b'), ["b2", "b6", "d3", "e3", "e5", "f2", "f6"]);
}
