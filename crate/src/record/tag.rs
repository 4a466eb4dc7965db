//! Tags: `[Name "value"]`, with `\"` and `\\` inside the value.

use crate::notation::{Fault, NotationError};

/// A tag as it was written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tag<'t> {
    pub name: &'t str,
    raw: &'t str,
    raw_at: usize,
}

impl<'t> Tag<'t> {
    /// Reads a tag from its opening bracket on; gives its length too.
    pub(super) fn scan(text: &'t str, base: usize) -> Result<(Tag<'t>, usize), NotationError> {
        let bad = |at: usize| NotationError::new(Fault::BadTag, base + at);
        let name_at = text.len() - text[1..].trim_start().len();
        let name_end = name_at + text[name_at..].find(|c| !is_name(c)).ok_or(bad(name_at))?;
        let name = &text[name_at..name_end];
        let quote_at = text.len() - text[name_end..].trim_start().len();
        if name.is_empty() || !text[quote_at..].starts_with('"') {
            return Err(bad(if name.is_empty() { name_at } else { quote_at }));
        }
        let raw_at = quote_at + 1;
        let raw_end = raw_at + value_length(&text[raw_at..]).map_err(|at| bad(raw_at + at))?;
        let close_at = text.len() - text[raw_end + 1..].trim_start().len();
        if !text[close_at..].starts_with(']') {
            return Err(bad(close_at));
        }
        let tag = Tag {
            name,
            raw: &text[raw_at..raw_end],
            raw_at: base + raw_at,
        };
        Ok((tag, close_at + 1))
    }

    /// The value, its escapes undone.
    pub(super) fn value(&self) -> String {
        let mut value = String::with_capacity(self.raw.len());
        let mut letters = self.raw.chars();
        while let Some(letter) = letters.next() {
            value.push(if letter == '\\' {
                letters.next().unwrap_or(letter)
            } else {
                letter
            });
        }
        value
    }

    /// Where in the record a place of the value stands. Behind an escape it is the value's beginning.
    pub(super) fn place(&self, offset: usize) -> usize {
        let escaped = self.raw.contains('\\');
        self.raw_at
            + if escaped {
                0
            } else {
                offset.min(self.raw.len())
            }
    }

    pub(super) fn error(&self, fault: Fault) -> NotationError {
        NotationError::new(fault, self.raw_at).in_field(self.name)
    }
}

/// A tag as it is written, its value escaped.
pub(super) fn written(name: &str, value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]")
}

pub(super) fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Length of a value up to its closing quote, or the place where it breaks off.
fn value_length(text: &str) -> Result<usize, usize> {
    let mut escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            _ if letter.is_control() => return Err(at),
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Ok(at),
            _ => {}
        }
    }
    Err(text.len())
}
