//! What the other tests count on: that they run with checks.

use std::hint::black_box;
use std::panic::catch_unwind;

#[test]
fn a_sum_that_is_too_large_is_found() {
    assert!(catch_unwind(|| black_box(u8::MAX) + black_box(1)).is_err());
}

#[test]
fn assertions_are_heeded() {
    assert!(catch_unwind(|| debug_assert!(black_box(false))).is_err());
}
