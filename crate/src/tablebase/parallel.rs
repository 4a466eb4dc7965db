//! Work on many classes at once, where there are threads.

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
