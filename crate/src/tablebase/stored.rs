//! Tables as bytes: what a store keeps of a solved space.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `Mlin` |
//! | 1 | the version of this form |
//! | 1 | the men of the variant, which tell the variants apart |
//! | 1 | the rules that matter, as bits |
//! | 4 | the space: hand and men of the player to move, then of the opponent |
//! | 52 | the counts |
//! | ... | the cells: the highest code in two bytes, then blocks, each its length in four bytes and its packed codes |
//! | 2 | the quiet limit that the plies to the next capture heed; 0 where there are none |
//! | ... | these, as cells |
//! | 8 | the checksum of all before |
//!
//! Numbers begin with their lowest byte.

use super::Tablebase;
use super::census::{Census, Tally};
use super::model::unpack;
use super::parallel::fold_blocks;
use super::plan;
use super::space::{Force, Space, THREE};
use super::storing::Storing;
use super::table::{Cells, Table};
use crate::rules::Switch;
use std::fmt;

const MAGIC: [u8; 4] = *b"Mlin";
const VERSION: u8 = 3;
/// Cells that are packed together: enough to learn from, and a few milliseconds of work.
pub(super) const BLOCK: usize = 1 << 17;
/// Bytes that a whole block takes with its length, however alike its cells: no chance becomes a certainty.
const LEAST: usize = 4 + 12;
const CHECKSUM: usize = 8;

/// Why bytes are no table to use. Whoever kept them may forget them: all can be solved again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredError {
    /// They are not a stored table at all.
    Foreign,
    /// They are of another version of this program.
    Version(u8),
    /// They are not as they were written: the checksum is another, or what they say cannot be.
    Damaged,
    /// The table belongs to other rules.
    OtherRules,
    /// It is the table of another space than the one that is wanted.
    OtherSpace(Space),
}

impl fmt::Display for StoredError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StoredError::Foreign => "this is not a stored table",
            StoredError::Version(_) => "the stored table is of another version",
            StoredError::Damaged => "the stored table is damaged",
            StoredError::OtherRules => "the stored table belongs to other rules",
            StoredError::OtherSpace(_) => "the stored table is that of other men",
        })
    }
}

impl std::error::Error for StoredError {}

impl Tablebase {
    /// A name for a stored space: the variant, the rules that matter, and the men. It is made of
    /// letters, digits, `_`, `-` and `+` and the same for ever, so that it can name a file.
    ///
    /// ```
    /// use mlin::Variant;
    /// use mlin::tablebase::{Space, Tablebase};
    /// let tables = Tablebase::new(Variant::Nine.into());
    /// assert_eq!(tables.name(Space::pair(4, 3)), "nine_flying_4-3");
    /// ```
    pub fn name(&self, space: Space) -> String {
        let mut name = String::from(self.rules.variant().id());
        for (mark, _) in self.marks().into_iter().filter(|(_, holds)| *holds) {
            name.push('_');
            name.push_str(mark);
        }
        name.push('_');
        name + &space.to_string()
    }

    /// The stored form of a solved space, checksum included; `None` where it is not solved.
    pub fn store(&self, space: Space) -> Option<Vec<u8>> {
        let mut storing = self.storing(space)?;
        loop {
            if let Some(bytes) = storing.step() {
                return Some(bytes);
            }
        }
    }

    /// The same in steps of a few milliseconds.
    pub fn storing(&self, space: Space) -> Option<Storing> {
        let solved = self.tables.get(&space)?;
        let mut bytes = Vec::from(MAGIC);
        bytes.extend([VERSION, self.rules.men(), self.mark_bits()]);
        for force in [space.us, space.them] {
            bytes.extend([force.hand, force.men]);
        }
        bytes.extend(census_bytes(&solved.census));
        Some(Storing::new(bytes, solved))
    }

    /// Takes a stored space in, and says which it is.
    ///
    /// # Errors
    /// When the bytes are not a whole space of these rules and this version; then nothing is changed.
    pub fn load(&mut self, stored: &[u8]) -> Result<Space, StoredError> {
        self.take_in(stored, None)
    }

    /// The same where it is known which space it has to be. So whoever keeps tables never needs more
    /// memory for one than for solving what he asked for, whatever somebody has put in its place.
    ///
    /// # Errors
    /// As [`load`](Tablebase::load), and when the space is another.
    ///
    /// ```
    /// use mlin::Variant;
    /// use mlin::tablebase::{Goal, Solver, Space, StoredError, Tablebase};
    ///
    /// let pair = Space::pair(3, 3);
    /// let goal = Goal::Space(pair);
    /// let mut solver = Solver::new(Tablebase::new(Variant::Five.into()), &goal).unwrap();
    /// while solver.step().is_some() {}
    /// let stored = solver.tables().store(pair).unwrap();
    ///
    /// let mut tables = Tablebase::new(Variant::Five.into());
    /// let other = tables.load_space(Space::pair(4, 3), &stored);
    /// assert_eq!(other, Err(StoredError::OtherSpace(pair)));
    /// assert_eq!(tables.load_space(pair, &stored), Ok(()));
    /// ```
    pub fn load_space(&mut self, space: Space, stored: &[u8]) -> Result<(), StoredError> {
        self.take_in(stored, Some(space)).map(drop)
    }

    fn take_in(&mut self, stored: &[u8], wanted: Option<Space>) -> Result<Space, StoredError> {
        let mut fields = Fields(checked(stored)?);
        if fields.take()? != [self.rules.men(), self.mark_bits()] {
            return Err(StoredError::OtherRules);
        }
        let [hand, men, their_hand, their_men] = fields.take()?;
        let (us, them) = (
            Force { hand, men },
            Force {
                hand: their_hand,
                men: their_men,
            },
        );
        let space = Space { us, them };
        if wanted.is_some_and(|wanted| wanted != space) {
            return Err(StoredError::OtherSpace(space));
        }
        if !plan::exists(&self.rules, space) {
            return Err(StoredError::Damaged);
        }
        let census = read_census(&mut fields)?;
        let index = self.index(men, their_men);
        let table = |cells| Table {
            space,
            index: index.clone(),
            cells,
        };
        let ends = table(read_cells(&mut fields, index.len())?);
        let limit = u16::from_le_bytes(fields.take()?);
        let captures = if limit == NO_LIMIT {
            None
        } else {
            Some(table(read_cells(&mut fields, index.len())?))
        };
        if !fields.0.is_empty() {
            return Err(StoredError::Damaged);
        }
        self.insert(ends, census);
        if let Some(captures) = captures {
            self.insert_captures(captures, limit);
        }
        Ok(space)
    }

    /// The rules that tables depend on besides the variant, and whether they hold.
    fn marks(&self) -> [(&'static str, bool); 4] {
        let rules = &self.rules;
        let three = Space::pair(THREE, THREE);
        [
            ("flying", rules.flying()),
            ("two", rules.double_mill_takes_two()),
            ("drawn", plan::is_over(rules, three)),
            ("diagonals", rules.options().diagonals == Switch::On),
        ]
    }

    fn mark_bits(&self) -> u8 {
        let marks = self.marks().into_iter().rev();
        marks.fold(0, |bits, (_, holds)| bits << 1 | u8::from(holds))
    }
}

/// What stands between the version and the checksum, once both are right.
fn checked(stored: &[u8]) -> Result<&[u8], StoredError> {
    let after_magic = stored.strip_prefix(&MAGIC).ok_or(StoredError::Foreign)?;
    let (&version, fields) = after_magic.split_first().ok_or(StoredError::Damaged)?;
    if version != VERSION {
        return Err(StoredError::Version(version));
    }
    let (fields, sum) = fields
        .split_last_chunk::<CHECKSUM>()
        .ok_or(StoredError::Damaged)?;
    let summed = &stored[..stored.len() - CHECKSUM];
    if checksum(summed).to_le_bytes() != *sum {
        return Err(StoredError::Damaged);
    }
    Ok(fields)
}

/// FNV-1a (<http://www.isthe.com/chongo/tech/comp/fnv/>): one changed byte always changes it.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325;
    bytes.iter().fold(start, |sum: u64, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Bytes that are left to read.
struct Fields<'b>(&'b [u8]);

impl<'b> Fields<'b> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], StoredError> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(StoredError::Damaged)?;
        self.0 = rest;
        Ok(*taken)
    }

    /// Bytes that begin with their number.
    fn counted(&mut self) -> Result<&'b [u8], StoredError> {
        let count = u32::from_le_bytes(self.take()?) as usize;
        let (taken, rest) = self.0.split_at_checked(count).ok_or(StoredError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }
}

/// Stands where there are no plies to captures; there is no such limit.
pub(super) const NO_LIMIT: u16 = 0;
/// Where there is no longest win or loss.
const NONE: u16 = u16::MAX;

fn census_bytes(census: &Census) -> Vec<u8> {
    let tallies = [census.raw, census.orbits].into_iter();
    let counts = tallies.flat_map(|tally| [tally.wins, tally.draws, tally.losses]);
    let longest = [census.longest_win, census.longest_loss].into_iter();
    let longest = longest.flat_map(|plies| plies.unwrap_or(NONE).to_le_bytes());
    counts.flat_map(u64::to_le_bytes).chain(longest).collect()
}

fn read_census(fields: &mut Fields<'_>) -> Result<Census, StoredError> {
    let mut count = || fields.take().map(u64::from_le_bytes);
    let mut tally = || {
        Ok(Tally {
            wins: count()?,
            draws: count()?,
            losses: count()?,
        })
    };
    let (raw, orbits) = (tally()?, tally()?);
    let mut longest = || {
        let plies = u16::from_le_bytes(fields.take()?);
        Ok((plies != NONE).then_some(plies))
    };
    Ok(Census {
        raw,
        orbits,
        longest_win: longest()?,
        longest_loss: longest()?,
    })
}

/// Nothing is made before the bytes are seen to hold a block for each that there has to be.
fn read_cells(fields: &mut Fields<'_>, len: usize) -> Result<Cells, StoredError> {
    let highest = u16::from_le_bytes(fields.take()?);
    if fields.0.len() < len / BLOCK * LEAST {
        return Err(StoredError::Damaged);
    }
    let blocks = (0..len.div_ceil(BLOCK)).map(|_| fields.counted());
    let blocks = blocks.collect::<Result<Vec<_>, _>>()?;
    let mut cells = Cells::with_highest(len, highest);
    let right = match &mut cells {
        Cells::Bytes(bytes) => read_blocks(bytes, &blocks, highest, |code| code as u8),
        Cells::Words(words) => read_blocks(words, &blocks, highest, |code| code),
    };
    if right {
        Ok(cells)
    } else {
        Err(StoredError::Damaged)
    }
}

/// Fills cells from packed blocks; `false` where one of them cannot be.
fn read_blocks<T: Send>(
    cells: &mut [T],
    blocks: &[&[u8]],
    highest: u16,
    cell: impl Fn(u16) -> T + Sync + Send,
) -> bool {
    let fill = |block: usize, cells: &mut [T]| {
        let mut right = true;
        for (put, code) in cells.iter_mut().zip(unpack(blocks[block], highest)) {
            right &= code <= highest;
            *put = cell(code);
        }
        right
    };
    fold_blocks(cells, BLOCK, true, fill, |one, other| one && other)
}

#[cfg(test)]
mod tests {
    use super::super::model::pack;
    use super::*;

    #[test]
    fn no_whole_block_is_shorter_than_the_least() {
        for (code, highest) in [(0, 0), (0, 1), (1, 1), (0, 255), (255, 255), (9, 600)] {
            let packed = pack(std::iter::repeat_n(code, BLOCK), highest);
            assert!(
                4 + packed.len() >= LEAST,
                "{} bytes of {code}",
                packed.len()
            );
        }
    }
}
