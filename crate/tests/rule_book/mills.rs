//! Clause 3: mills, and who may be captured.

use super::board::Point;
use super::side::Side;
use super::state::State;

impl State {
    /// Whether all three points are held by that player.
    fn holds(&self, mill: &[Point; 3], side: Side) -> bool {
        mill.iter().all(|point| self.men.get(point) == Some(&side))
    }

    /// How many mills the man on this point stands in.
    pub fn mills_at(&self, point: Point) -> usize {
        let Some(&side) = self.men.get(&point) else {
            return 0;
        };
        let through = self.board.mills.iter().filter(|mill| mill.contains(&point));
        through.filter(|mill| self.holds(mill, side)).count()
    }

    /// "A man that stands in a mill may not be captured unless all opposing men on the board
    /// stand in mills; then any may be."
    pub fn capturable(&self, owner: Side) -> Vec<Point> {
        let men = self.men_of(owner);
        let in_mill = |&point: &Point| self.mills_at(point) > 0;
        if men.iter().all(in_mill) {
            men
        } else {
            men.into_iter().filter(|point| !in_mill(point)).collect()
        }
    }

    /// How many men a turn captures that closed `mills` mills against `owner`, who still has all
    /// his men. One by default; with `double-mill: two` two "when two or more mills close at once,
    /// never more, and one if only one may be taken"; none "when the opponent has no man on the
    /// board".
    pub fn captures_due(&self, mills: usize, owner: Side) -> usize {
        let due = match mills {
            0 => 0,
            1 => 1,
            _ if self.options.double_mill == "two" => 2,
            _ => 1,
        };
        due.min(self.men_of(owner).len())
    }
}
