//! Work on many classes at once, where there are threads.

use std::ops::Range;

/// Positions to look at in one step: a few milliseconds of work.
pub(super) const STATES_PER_STEP: usize =
    if cfg!(all(feature = "parallel", not(target_family = "wasm"))) {
        1 << 18
    } else {
        1 << 13
    };

/// Packed blocks of a table to write in one step: a few milliseconds of work, too.
pub(super) const BLOCKS_PER_STEP: usize =
    if cfg!(all(feature = "parallel", not(target_family = "wasm"))) {
        1 << 8
    } else {
        1
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

/// Fills cells block by block and folds what comes of them.
#[cfg(all(feature = "parallel", not(target_family = "wasm")))]
pub(super) fn fold_blocks<C: Send, T: Send + Sync + Copy>(
    cells: &mut [C],
    block: usize,
    none: T,
    work: impl Fn(usize, &mut [C]) -> T + Sync + Send,
    join: impl Fn(T, T) -> T + Sync + Send,
) -> T {
    use rayon::iter::{IndexedParallelIterator, ParallelIterator};
    use rayon::slice::ParallelSliceMut;
    let blocks = cells.par_chunks_mut(block).enumerate();
    let done = blocks.map(|(number, cells)| work(number, cells));
    done.reduce(|| none, join)
}

/// Does a piece of work for each number and keeps what comes of it, in order.
#[cfg(all(feature = "parallel", not(target_family = "wasm")))]
pub(super) fn collect<T: Send>(
    range: Range<usize>,
    work: impl Fn(usize) -> T + Sync + Send,
) -> Vec<T> {
    use rayon::iter::{IntoParallelIterator, ParallelIterator};
    range.into_par_iter().map(work).collect()
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

/// Fills cells block by block and folds what comes of them.
#[cfg(not(all(feature = "parallel", not(target_family = "wasm"))))]
pub(super) fn fold_blocks<C, T: Copy>(
    cells: &mut [C],
    block: usize,
    none: T,
    work: impl Fn(usize, &mut [C]) -> T,
    join: impl Fn(T, T) -> T,
) -> T {
    let blocks = cells.chunks_mut(block).enumerate();
    let done = blocks.map(|(number, cells)| work(number, cells));
    done.fold(none, join)
}

/// Does a piece of work for each number and keeps what comes of it, in order.
#[cfg(not(all(feature = "parallel", not(target_family = "wasm"))))]
pub(super) fn collect<T>(range: Range<usize>, work: impl Fn(usize) -> T) -> Vec<T> {
    range.map(work).collect()
}
