//! Position text: `VARIANT RINGS TURN HAND QUIET [option=value ...]`.

use std::fmt;

use super::board::Point;
use super::options::Options;
use super::side::Side;
use super::state::State;
use super::variant::Variant;

impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |point: &Point| match self.men.get(point) {
            Some(Side::White) => 'W',
            Some(Side::Black) => 'B',
            None => '.',
        };
        let ring = |ring: &Vec<Point>| ring.iter().map(letter).collect::<String>();
        let rings: Vec<String> = self.board.rings.iter().map(ring).collect();
        let turn = if self.turn == Side::White { 'w' } else { 'b' };
        let (white, black) = (self.hand[&Side::White], self.hand[&Side::Black]);
        let (id, rings, quiet) = (self.variant.id, rings.join("/"), self.quiet);
        write!(out, "{id} {rings} {turn} {white},{black} {quiet}")?;
        let options = self.options.not_default(self.variant);
        options
            .iter()
            .try_for_each(|option| write!(out, " {option}"))
    }
}

impl State {
    /// Reads a position text.
    pub fn read(text: &str) -> Result<State, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[id, rings, turn, hand, quiet, ref options @ ..] = fields.as_slice() else {
            return Err("five fields at least".to_string());
        };
        let variant = Variant::named(id).ok_or(format!("no such variant: {id}"))?;
        let mut chosen = Options::defaults(variant);
        for option in options {
            chosen.set(variant, option)?;
        }
        let mut state = State::start(variant, chosen);
        state.read_rings(rings)?;
        state.turn = read_turn(turn)?;
        let (white, black) = hand.split_once(',').ok_or("two hands, please")?;
        state.hand = [(Side::White, number(white)?), (Side::Black, number(black)?)].into();
        state.quiet = number(quiet)?;
        state.checked()
    }

    fn read_rings(&mut self, text: &str) -> Result<(), String> {
        let board = self.board.clone();
        let groups: Vec<&str> = text.split('/').collect();
        if groups.len() != board.rings.len() {
            return Err(format!("{} rings, please", board.rings.len()));
        }
        for (ring, group) in board.rings.iter().zip(groups) {
            if group.chars().count() != ring.len() {
                return Err(format!("{} points, please: {group}", ring.len()));
            }
            for (&point, letter) in ring.iter().zip(group.chars()) {
                match letter {
                    'W' => drop(self.men.insert(point, Side::White)),
                    'B' => drop(self.men.insert(point, Side::Black)),
                    '.' => (),
                    other => return Err(format!("no man: {other}")),
                }
            }
        }
        Ok(())
    }

    /// "Men on the board plus in hand at most the variant's number"; "both players under three:
    /// refused".
    fn checked(self) -> Result<State, String> {
        let total = Side::BOTH.map(|side| self.total(side));
        if total.iter().any(|&men| men > self.variant.men) {
            return Err(format!("more than {} men", self.variant.men));
        }
        if total.iter().all(|&men| men < 3) {
            return Err("both players have fewer than three men".to_string());
        }
        Ok(self)
    }
}

fn read_turn(text: &str) -> Result<Side, String> {
    match text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        other => Err(format!("nobody's turn: {other}")),
    }
}

/// A plain decimal number.
fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    let plain = text.chars().all(|digit| digit.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|_| plain)
        .ok_or(format!("no number: {text}"))
}
