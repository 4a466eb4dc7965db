//! Work on many classes at once, where there are threads.

use super::census::Census;
use std::ops::Range;

/// Positions to look at in one step: a few milliseconds of work.
pub(super) const STATES_PER_STEP: usize =
    if cfg!(all(feature = "parallel", not(target_family = "wasm"))) {
        1 << 18
    } else {
        1 << 13
    };

/// Does a piece of work for each number and folds what comes of them.
#[cfg(all(feature = "parallel", not(target_family = "wasm")))]
pub(super) fn fold<T: Send + Sync + Copy>(
    range: Range<usize>,
    none: T,
    work: impl Fn(usize) -> T + Sync + Send,
    join: impl Fn(T, T) -> T + Sync + Send,
) -> T {
    use rayon::iter::{IntoParallelIterator, ParallelIterator};
    range.into_par_iter().map(work).reduce(|| none, join)
}

/// Fills cells block by block, and adds up what is counted in them.
#[cfg(all(feature = "parallel", not(target_family = "wasm")))]
pub(super) fn fold_blocks<T: Send>(
    cells: &mut [T],
    block: usize,
    work: impl Fn(usize, &mut [T]) -> Census + Sync + Send,
) -> Census {
    use rayon::iter::{IndexedParallelIterator, ParallelIterator};
    use rayon::slice::ParallelSliceMut;
    let blocks = cells.par_chunks_mut(block).enumerate();
    let counted = blocks.map(|(number, cells)| work(number, cells));
    counted.reduce(Census::default, Census::with)
}

/// Fills cells block by block, and adds up what is counted in them.
#[cfg(not(all(feature = "parallel", not(target_family = "wasm"))))]
pub(super) fn fold_blocks<T>(
    cells: &mut [T],
    block: usize,
    work: impl Fn(usize, &mut [T]) -> Census,
) -> Census {
    let blocks = cells.chunks_mut(block).enumerate();
    let counted = blocks.map(|(number, cells)| work(number, cells));
    counted.fold(Census::default(), Census::with)
}

/// Does a piece of work for each number and folds what comes of them.
#[cfg(not(all(feature = "parallel", not(target_family = "wasm"))))]
pub(super) fn fold<T: Copy>(
    range: Range<usize>,
    none: T,
    work: impl Fn(usize) -> T,
    join: impl Fn(T, T) -> T,
) -> T {
    range.map(work).fold(none, join)
}
