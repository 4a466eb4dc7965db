//! A list for tables that the compiler builds.

/// A short list that a `const fn` can fill.
#[derive(Clone, Copy)]
pub(super) struct List<T: Copy, const N: usize> {
    pub(super) items: [T; N],
    pub(super) len: usize,
}

impl<T: Copy, const N: usize> List<T, N> {
    pub(super) const fn filled(item: T) -> List<T, N> {
        List {
            items: [item; N],
            len: 0,
        }
    }

    pub(super) const fn push(&mut self, item: T) {
        self.items[self.len] = item;
        self.len += 1;
    }

    pub(super) fn as_slice(&self) -> &[T] {
        &self.items[..self.len]
    }
}
