//! The crate agrees with the naive rule book, clause by clause, on random games and positions of
//! every variant under every value of every option.

mod golden;
mod pair;
mod random;
mod rule_book;
mod text_game;

use std::collections::BTreeMap;

use pair::Pair;
use random::Random;
use rule_book::game::Game;
use rule_book::options::Options;
use rule_book::state::State;
use rule_book::variant::{VARIANTS, Variant};
use text_game::TextGame;

/// Positions compared per variant and value of an option; all other options are random meanwhile.
const ENOUGH: usize = 10_000;

/// Positions of each rare situation at least, so that agreement means something.
const SOME: usize = 25;

/// The options and the values they are tried with.
const OPTIONS: [(&str, &[&str]); 6] = [
    ("flying", &["on", "off"]),
    ("double-mill", &["one", "two"]),
    ("both-flying", &["offer", "draw", "play"]),
    ("quiet-limit", &["100", "8", "none"]),
    ("repetition", &["on", "off"]),
    ("diagonals", &["on", "off"]),
];

/// Two that must agree on a variant.
struct Bout {
    variant: &'static Variant,
    random: Random,
    /// Positions compared, by option value and by situation.
    seen: BTreeMap<String, usize>,
    /// How many are to be compared for each value of an option.
    enough: usize,
}

impl Bout {
    /// Compares until every value of every option has been seen often enough.
    fn fight(variant: &str) {
        let variant = Variant::named(variant).expect("a variant of the book");
        Bout::new(variant, ENOUGH, variant.men as u64).finish();
    }

    fn new(variant: &'static Variant, enough: usize, seed: u64) -> Bout {
        Bout {
            variant,
            random: Random(seed),
            seen: BTreeMap::new(),
            enough,
        }
    }

    /// Returns how many positions were compared.
    fn finish(mut self) -> usize {
        let (variant, bout) = (self.variant, &mut self);
        while !bout.has_seen_enough() {
            bout.any_game();
        }
        for name in expected(variant) {
            let times = bout.times(name);
            assert!(times >= SOME, "{}: {name}: only {times} times", variant.id);
        }
        bout.times("flying=on") + bout.times("flying=off")
    }

    /// How many positions were an example of this.
    fn times(&self, name: &str) -> usize {
        self.seen.get(name).copied().unwrap_or(0)
    }

    /// The options that this variant has.
    fn option_values(&self) -> Vec<(&'static str, &'static [&'static str])> {
        let three = self.variant.id == "three";
        let mut options = Vec::from(OPTIONS);
        options.retain(|&(name, _)| three || name != "diagonals");
        options
    }

    fn has_seen_enough(&self) -> bool {
        self.option_values().into_iter().all(|(name, values)| {
            let mut times = values
                .iter()
                .map(|value| self.times(&format!("{name}={value}")));
            times.all(|times| times >= self.enough)
        })
    }

    /// Any value for every option.
    fn options(&mut self) -> Options {
        let mut options = Options::defaults(self.variant);
        for (name, values) in self.option_values() {
            let text = format!("{name}={}", self.random.pick(values));
            let set = options.set(self.variant, &text);
            set.expect("a value of the book");
        }
        options
    }

    /// Plays a whole game, or some plies from a rare position.
    fn any_game(&mut self) {
        let (variant, options) = (self.variant, self.options());
        if self.random.once_in(40) {
            self.game(State::start(variant, options), 200);
        } else {
            let start = random::position::any(&mut self.random, variant, &options);
            let plies = *self.random.pick(&[1, 2, 3, 12]);
            self.game(start, plies);
        }
    }

    /// Plays so many plies at most, comparing before and after each.
    fn game(&mut self, start: State, plies: usize) {
        let mut pair = Pair::from(start);
        let shuffles = self.random.once_in(2);
        for _ in 0..plies {
            let legal = pair.compare();
            self.note(&pair, &legal);
            let text = random::text::any(&mut self.random, pair.book.now(), &legal);
            pair.try_text(&text);
            if legal.is_empty() {
                break;
            }
            let mut made = self.random.pick(&legal).clone();
            if shuffles && !self.random.once_in(4) {
                made = way_back(&pair, &legal).unwrap_or(made);
            }
            pair.play(&made);
        }
        pair.compare();
        pair.take_back();
    }

    /// Counts what this position was an example of.
    fn note(&mut self, pair: &Pair, legal: &[String]) {
        let state = pair.book.now();
        let mut names = Vec::from(state.options.all());
        names.extend(situations(state, legal).map(str::to_string));
        names.extend(pair.book.outcome().map(|end| end.reason.to_string()));
        for name in names {
            *self.seen.entry(name).or_default() += 1;
        }
    }
}

/// The move that takes the player's last one back, where it is legal: so positions repeat.
fn way_back(pair: &Pair, legal: &[String]) -> Option<String> {
    let moves = pair.game.moves();
    let last = moves.iter().rev().nth(1)?;
    let (from, to) = last.split_once('-')?;
    let back = format!("{}-{from}", to.get(..2)?);
    legal.contains(&back).then_some(back)
}

/// What is rare about a position.
fn situations(state: &State, legal: &[String]) -> impl Iterator<Item = &'static str> {
    let (us, them) = (state.turn, state.turn.other());
    let captures = legal.iter().map(|text| text.matches('x').count()).max();
    let theirs = state.men_of(them);
    let in_mills = theirs.iter().all(|&point| state.mills_at(point) > 0);
    let flying = state.flies(us) && state.may_move();
    let rare = [
        ("two captures", captures == Some(2)),
        ("all men in mills", captures > Some(0) && in_mills),
        ("three men fly", flying && !legal.is_empty()),
        ("the last man", state.hand[&us] == 1 && !legal.is_empty()),
    ];
    rare.into_iter()
        .filter(|&(_, holds)| holds)
        .map(|(name, _)| name)
}

/// Situations and ends that a variant must have seen.
fn expected(variant: &Variant) -> Vec<&'static str> {
    let mut names = vec!["all men in mills", "three men fly", "the last man"];
    names.extend(["fewer-than-three", "blocked", "repetition", "quiet-limit"]);
    // Two mills at once take five men; three men draw by flying never (4.6).
    if variant.men >= 5 {
        names.extend(["two captures", "both-flying"]);
    }
    // Twice twelve men fill the board (4.3).
    if variant.men == 12 {
        names.push("board-full");
    }
    names
}

#[test]
fn three() {
    Bout::fight("three");
}

#[test]
fn five() {
    Bout::fight("five");
}

#[test]
fn six() {
    Bout::fight("six");
}

#[test]
fn seven() {
    Bout::fight("seven");
}

#[test]
fn nine() {
    Bout::fight("nine");
}

#[test]
fn ten() {
    Bout::fight("ten");
}

#[test]
fn eleven() {
    Bout::fight("eleven");
}

#[test]
fn twelve() {
    Bout::fight("twelve");
}

#[test]
#[ignore = "takes minutes"]
fn a_million_positions() {
    let bouts = VARIANTS.iter().zip(1_000..);
    let compared = bouts.map(|(variant, seed)| Bout::new(variant, 42_000, seed).finish());
    let compared: usize = compared.sum();
    println!("{compared} positions compared");
    assert!(compared > 1_000_000);
}

/// 4.4: men in hand belong to the position. Chance hardly ever comes back to the same men with
/// others in hand: here two are placed and captured meanwhile.
#[test]
fn other_hands_make_another_position() {
    let start = "ten BB.B..../....W.W./......B. w 4,0 0";
    let mut pair = Pair::from(State::read(start).expect("a position"));
    for text in "a1 g4-g7xa1 b2-d2 g7-g4 a1 g4-g7xa1 d2-b2 g7-g4".split(' ') {
        pair.play(text);
        pair.compare();
    }
    assert_eq!(pair.game.position(), start.replace("4,0 0", "2,0 2"));
    assert_eq!(pair.game.repetitions(), 1);
}

/// What the book cannot read the crate refuses, and the other way round.
#[test]
fn position_texts() {
    let mut random = Random(4);
    let (rounds, mut refused) = (40_000, 0);
    for round in 0..rounds {
        let variant = random.pick(&VARIANTS);
        let whole = random::position::any(&mut random, variant, &Options::defaults(variant));
        let text = random::text::damaged(&mut random, &whole.to_string());
        let book = State::read(&text).map(|state| state.to_string());
        let came = TextGame::read(&text).map(|game| game.position());
        let same = came.as_ref().ok() == book.as_ref().ok();
        assert!(
            same,
            "round {round}: {text}: the book says {book:?}, the crate {came:?}"
        );
        refused += usize::from(book.is_err());
    }
    assert!(
        refused.min(rounds - refused) >= 5_000,
        "{refused} of {rounds} refused"
    );
}

/// The book by itself against the golden file, as deep as its slowness allows.
#[test]
fn the_book_counts_right() {
    for row in golden::counts() {
        let start = || TextGame::start(row.rules).position();
        let state = State::read(&row.position.unwrap_or_else(start)).expect("a position");
        for (depth, wanted) in row.nodes.into_iter().filter(|&(_, nodes)| nodes < 70_000) {
            let came = state.perft(depth);
            assert_eq!(came, wanted, "perft.txt:{}: depth {depth}", row.line);
        }
    }
}

/// The book by itself against the golden file.
#[test]
fn the_book_plays_the_games() {
    for row in golden::played() {
        let (line, start) = (row.line, TextGame::start(row.rules).position());
        let mut book = Game::from(State::read(&start).expect("a position"));
        for text in row.moves {
            assert!(book.play(text), "games.txt:{line}: {text}");
        }
        assert_eq!(book.result(), row.result, "games.txt:{line}");
        assert_eq!(book.now().to_string(), row.position, "games.txt:{line}");
    }
}
