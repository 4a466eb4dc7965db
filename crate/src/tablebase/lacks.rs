//! What tables lack for a goal, and in which order it is solved.

use super::Tablebase;
use super::classes::Classes;
use super::measure::Measure;
use super::plan::{self, Goal, GoalError, Roots, after, next_spaces, numbers};
use super::space::Space;
use crate::rules::Rules;
use std::collections::BTreeSet;

/// Spaces to be solved at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Task {
    pub group: Group,
    pub measure: Measure,
}

/// What is solved together: a pair and its reverse, or one space with men in hand. Ordered so
/// that each comes after those that its moves lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Group {
    order: (u8, u8, bool, u8),
    first: Space,
}

impl Group {
    fn of(space: Space) -> Group {
        let Space { us, them } = space;
        let hands = us.hand + them.hand;
        // A player without men in hand moves one and leaves the hands as they are.
        let shifts = us.hand == 0 && hands > 0;
        let first = if space.is_pair() && us < them {
            space.turned()
        } else {
            space
        };
        Group {
            order: (hands, us.men + them.men, shifts, us.men.max(them.men)),
            first,
        }
    }

    /// The spaces: one or two.
    pub(super) fn spaces(self) -> impl Iterator<Item = Space> + use<> {
        let turned = self.first.turned();
        let is_second = self.first.is_pair() && turned != self.first;
        [self.first].into_iter().chain(is_second.then_some(turned))
    }

    /// The most bytes that solving it takes: two for each number, two more for the tables that come
    /// of it, each, though most need but one; and four for each set of men.
    fn bytes(self, rules: &Rules) -> u64 {
        let points = rules.board().len();
        let men = [self.first.us.men, self.first.them.men].into_iter();
        let classes = men.map(|men| Classes::bytes(points, men.into()));
        (2 + bytes_each(rules)) * self.numbers(rules) + classes.sum::<u64>()
    }

    /// The numbers that it has.
    pub(super) fn numbers(self, rules: &Rules) -> u64 {
        self.spaces().map(|space| numbers(rules, space)).sum()
    }
}

/// What is left to do, that which other tasks depend on first.
pub(super) fn tasks(tables: &Tablebase, roots: &Roots) -> Vec<Task> {
    let mut lacks = Lacks {
        tables,
        found: Vec::new(),
    };
    for &root in &roots.spaces {
        lacks.collect(Group::of(root), roots.captures);
    }
    let found = lacks.found.into_iter();
    let measures = found.flat_map(|(group, lack)| {
        let end = lack.end.then_some(Measure::End);
        let captures = lack.captures.map(|limit| Measure::Capture { limit });
        let measures = end.into_iter().chain(captures);
        measures.map(move |measure| Task { group, measure })
    });
    measures.collect()
}

/// Spaces that are solved at once, when tables are kept elsewhere and only those needed are held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// A pair and its reverse, or one space with men in hand.
    pub spaces: Vec<Space>,
    /// The spaces that captures and placements lead to: to be loaded before.
    pub exits: Vec<Space>,
    /// The most bytes that a solver holds meanwhile, those of the exits included.
    pub bytes: u64,
}

/// All that a goal needs, in the order in which it can be solved.
///
/// # Errors
/// When the goal is too large or there is no such space.
///
/// ```
/// use mlin::Variant;
/// use mlin::tablebase::{Goal, Space, stages};
/// let stages = stages(&Variant::Nine.into(), &Goal::Pairs(vec![(4, 3)])).unwrap();
/// assert_eq!(stages[0].spaces, [Space::pair(3, 3)]);
/// assert_eq!(stages[1].spaces, [Space::pair(4, 3), Space::pair(3, 4)]);
/// assert_eq!(stages[1].exits, [Space::pair(3, 3)]);
/// ```
pub fn stages(rules: &Rules, goal: &Goal) -> Result<Vec<Stage>, GoalError> {
    let roots = plan::roots(rules, goal)?;
    let tasks = tasks(&Tablebase::new(*rules), &roots).into_iter();
    let ends = tasks.filter(|task| task.measure == Measure::End);
    Ok(ends.map(|task| stage(rules, task.group)).collect())
}

fn stage(rules: &Rules, group: Group) -> Stage {
    let spaces = Vec::from_iter(group.spaces());
    let leaving = spaces.iter().flat_map(|&space| next_spaces(rules, space));
    let exits = BTreeSet::from_iter(leaving.filter(|space| !spaces.contains(space)));
    let held: u64 = exits.iter().map(|&space| numbers(rules, space)).sum();
    Stage {
        bytes: bytes_each(rules) * held + group.bytes(rules),
        exits: exits.into_iter().collect(),
        spaces,
    }
}

/// The most bytes that a number takes in tables: two for its value, and two for the plies to the
/// next capture, where there is a quiet limit.
pub(super) fn bytes_each(rules: &Rules) -> u64 {
    if rules.quiet_limit().is_some() { 4 } else { 2 }
}

/// What tables lack of a group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lack {
    end: bool,
    /// The quiet limit, where the plies to the next capture are lacking.
    captures: Option<u16>,
}

struct Lacks<'t> {
    tables: &'t Tablebase,
    /// In the order of the groups.
    found: Vec<(Group, Lack)>,
}

impl Lacks<'_> {
    /// Collects what a group lacks, and what it needs for that. Where nothing is lacking nothing
    /// is needed any more.
    fn collect(&mut self, group: Group, captures: bool) {
        let lack = self.lack_of(group, captures);
        let place = self.found.binary_search_by_key(&group, |&(found, _)| found);
        let found = place.map_or(Lack::default(), |place| self.found[place].1);
        let both = Lack {
            end: found.end || lack.end,
            captures: found.captures.or(lack.captures),
        };
        if both == found {
            return;
        }
        match place {
            Ok(place) => self.found[place].1 = both,
            Err(place) => self.found.insert(place, (group, both)),
        }
        for space in group.spaces() {
            for next in next_spaces(self.tables.rules(), space) {
                // Without a capture the count of quiet plies goes on.
                let goes_on = next == after(space, 0);
                self.collect(Group::of(next), goes_on && both.captures.is_some());
            }
        }
    }

    fn lack_of(&self, group: Group, captures: bool) -> Lack {
        let tables = &self.tables.tables;
        let end = group.spaces().any(|space| !tables.contains_key(&space));
        let limit = self.tables.rules().quiet_limit().filter(|&limit| {
            let outlasts = |space| {
                tables
                    .get(&space)
                    .is_some_and(|table| table.outlasts(limit))
            };
            let known = |space| self.tables.captures(space, limit).is_some();
            (captures || group.spaces().any(outlasts)) && !group.spaces().all(known)
        });
        Lack {
            end,
            captures: limit,
        }
    }
}
