//! Positions that play seldom reaches: many mills, double mills, three men, last men in hand, full
//! boards.

use super::Random;
use crate::rule_book::board::Point;
use crate::rule_book::options::Options;
use crate::rule_book::side::Side;
use crate::rule_book::state::State;
use crate::rule_book::variant::Variant;

/// A legal position of one of the kinds below, not necessarily one of a real game.
pub fn any(random: &mut Random, variant: &'static Variant, options: &Options) -> State {
    const KINDS: [fn(&mut Random, &mut State); 7] = [
        scattered,
        in_mills,
        double_mill,
        few_men,
        last_in_hand,
        crowded,
        surrounded,
    ];
    loop {
        let mut state = State::start(variant, options.clone());
        state.hand = Side::BOTH.map(|side| (side, 0)).into();
        state.turn = *random.pick(&Side::BOTH);
        random.pick(&KINDS)(random, &mut state);
        state.quiet = quiet(random, options);
        if let Ok(legal) = State::read(&state.to_string()) {
            return legal;
        }
    }
}

/// A quiet count, often just below or at the limit.
fn quiet(random: &mut Random, options: &Options) -> u32 {
    let limit = options.quiet_limit.unwrap_or(200);
    match random.below(4) {
        0 => 0,
        1 => limit.saturating_sub(random.below(3) as u32),
        2 if random.once_in(4) => limit + random.below(3) as u32,
        _ => random.below(limit as usize) as u32,
    }
}

/// Puts a man on an empty point, if the player has one left to put.
fn put(state: &mut State, side: Side, point: Point) {
    if state.total(side) < state.variant.men {
        state.men.entry(point).or_insert(side);
    }
}

/// Puts so many men on any empty points.
fn scatter(random: &mut Random, state: &mut State, side: Side, men: usize) {
    for point in random.shuffled(state.empty_points()).into_iter().take(men) {
        put(state, side, point);
    }
}

/// Fills so many mills, as far as men and points allow.
fn fill_mills(random: &mut Random, state: &mut State, side: Side, mills: usize) {
    for _ in 0..mills {
        let mill = *random.pick(&state.board.mills);
        mill.into_iter().for_each(|point| put(state, side, point));
    }
}

/// Gives so many men into a player's hand, as far as he has them left.
fn give(state: &mut State, side: Side, men: usize) {
    let left = state.variant.men - state.men_of(side).len();
    state.hand.insert(side, men.min(left));
}

/// Any men anywhere.
fn scattered(random: &mut Random, state: &mut State) {
    for side in random.shuffled(Side::BOTH) {
        let men = random.below(state.variant.men + 1);
        scatter(random, state, side, men);
        let hand = random.below(state.variant.men + 1) * random.below(2);
        give(state, side, hand);
    }
}

/// Men in mills, sometimes all of them, and one or two who are not.
fn in_mills(random: &mut Random, state: &mut State) {
    for side in random.shuffled(Side::BOTH) {
        let (mills, free) = (random.below(4), random.below(3));
        fill_mills(random, state, side, mills);
        scatter(random, state, side, free);
        let hand = random.below(3);
        give(state, side, hand);
    }
}

/// The player to move can close two or three mills at once.
fn double_mill(random: &mut Random, state: &mut State) {
    let gap = *random.pick(&Vec::from_iter(state.board.points()));
    let mut mills = state.board.mills.clone();
    mills.retain(|mill| mill.contains(&gap));
    let (us, them) = (state.turn, state.turn.other());
    for point in mills.concat().into_iter().filter(|&point| point != gap) {
        put(state, us, point);
    }
    let (theirs, free) = (random.below(3), random.below(3));
    fill_mills(random, state, them, theirs);
    scatter(random, state, them, free);
    let (helpers, hands) = (random.below(3), [random.below(3), random.below(4)]);
    scatter(random, state, us, helpers);
    state.men.remove(&gap);
    give(state, us, hands[0]);
    give(state, them, hands[1]);
}

/// One or both players have three men in all, or four, or too few.
fn few_men(random: &mut Random, state: &mut State) {
    for side in random.shuffled(Side::BOTH) {
        let total = *random.pick(&[2, 3, 3, 3, 3, 4, state.variant.men]);
        let hand = if random.once_in(6) {
            random.below(total + 1)
        } else {
            0
        };
        scatter(random, state, side, total - hand);
        give(state, side, hand);
    }
}

/// The last men are placed.
fn last_in_hand(random: &mut Random, state: &mut State) {
    for side in random.shuffled(Side::BOTH) {
        let (hand, lost) = (random.below(3), random.below(4));
        scatter(
            random,
            state,
            side,
            state.variant.men.saturating_sub(hand + lost),
        );
        give(state, side, hand);
    }
}

/// As many men as there are, or nearly; none in hand, or nearly.
fn crowded(random: &mut Random, state: &mut State) {
    for side in random.shuffled(Side::BOTH) {
        let lost = *random.pick(&[0, 0, 0, 1, 2]);
        scatter(random, state, side, state.variant.men - lost);
        let hand = usize::from(random.once_in(8));
        give(state, side, hand);
    }
}

/// The player to move has a few men and hardly a way out.
fn surrounded(random: &mut Random, state: &mut State) {
    let (us, them) = (state.turn, state.turn.other());
    let men = 3 + random.below(3);
    scatter(random, state, us, men);
    let mut around = state.empty_points();
    around.retain(|&point| {
        let mut ours = state.men_of(us).into_iter();
        ours.any(|man| state.board.neighbours(man, point))
    });
    let ways_out = random.below(3);
    for point in random.shuffled(around).into_iter().skip(ways_out) {
        put(state, them, point);
    }
    let hand = random.below(2);
    give(state, them, hand);
}
