//! The crate against the golden files under `vectors/`.

mod golden;
mod text_game;

use text_game::TextGame;

#[test]
fn perft() {
    let rows = golden::counts();
    assert_eq!(rows.len(), 18, "rows of perft.txt");
    for row in rows {
        let (line, rules) = (row.line, row.rules);
        let game = match row.position {
            None => TextGame::start(rules),
            Some(text) => TextGame::read(&text).unwrap_or_else(|error| panic!("{text}: {error}")),
        };
        for (depth, wanted) in row.nodes {
            let came = game.perft(depth);
            assert!(
                came == wanted,
                "perft.txt:{line}: {rules} at depth {depth}: wanted {wanted}, came {came}"
            );
        }
    }
}

#[test]
fn games() {
    let rows = golden::played();
    assert_eq!(rows.len(), 350, "rows of games.txt");
    for row in rows {
        let line = row.line;
        let mut game = TextGame::start(row.rules);
        for (index, text) in row.moves.into_iter().enumerate() {
            let (ply, before) = (index + 1, game.position());
            assert!(
                game.play(text),
                "games.txt:{line}: ply {ply}: wanted {text} in {before}, came {:?}",
                game.explain(text)
            );
        }
        let wanted = format!("{} | {}", row.result, row.position);
        let came = format!("{} | {}", game.result(), game.position());
        assert!(
            came == wanted,
            "games.txt:{line}: wanted {wanted}, came {came}"
        );
    }
}
