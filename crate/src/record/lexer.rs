//! The words of a record, each with its place.

use super::tag::Tag;
use crate::notation::{Fault, NotationError};

/// A word that matters.
#[derive(Debug)]
pub(super) enum Token<'t> {
    /// `[Name "value"]`
    Tag(Tag<'t>),
    /// `1-0`, `0-1`, `1/2-1/2` or `*`
    Result(&'t str),
    /// Everything else: a move, or captures that stand apart.
    Word(&'t str),
}

pub(super) struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    pub(super) const fn new(text: &'t str) -> Lexer<'t> {
        Lexer { text, at: 0 }
    }

    /// The next word and its offset; move numbers, glyphs, comments and variations are passed over.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Token<'t>)>, NotationError> {
        while let Some(next) = self.peek() {
            let start = self.at;
            match next {
                '\u{feff}' if start == 0 => self.at += next.len_utf8(),
                '%' if self.at_line_start() => self.skip_line(),
                '{' => self.skip_comment()?,
                ';' => self.skip_line(),
                '(' => self.skip_variation()?,
                '}' | ')' | ']' => return Err(NotationError::new(Fault::Unbalanced, start)),
                '$' => self.skip_glyph(),
                '!' | '?' => self.at += 1,
                '[' => return Ok(Some((start, Token::Tag(self.tag()?)))),
                _ if next.is_whitespace() => self.at += next.len_utf8(),
                _ if self.skip_move_number() => {}
                _ => return Ok(Some((start, self.word()))),
            }
        }
        Ok(None)
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn at_line_start(&self) -> bool {
        let before = self.text[..self.at].chars().next_back();
        matches!(before, None | Some('\n' | '\u{feff}'))
    }

    fn skip_line(&mut self) {
        self.at += self.rest().find('\n').unwrap_or(self.rest().len());
    }

    fn skip_comment(&mut self) -> Result<(), NotationError> {
        let unbalanced = NotationError::new(Fault::Unbalanced, self.at);
        self.at += self.rest().find('}').ok_or(unbalanced)? + 1;
        Ok(())
    }

    /// Variations stand in each other: counted, so that no depth of them can hurt.
    fn skip_variation(&mut self) -> Result<(), NotationError> {
        let unbalanced = NotationError::new(Fault::Unbalanced, self.at);
        let mut depth = 0_usize;
        loop {
            match self.peek() {
                None => return Err(unbalanced),
                Some('{') => self.skip_comment()?,
                Some(';') => self.skip_line(),
                Some(next) => {
                    self.at += next.len_utf8();
                    match next {
                        '(' => depth += 1,
                        ')' if depth == 1 => return Ok(()),
                        ')' => depth -= 1,
                        _ => {}
                    }
                }
            }
        }
    }

    fn skip_glyph(&mut self) {
        self.at += 1;
        self.at += leading_digits(self.rest());
    }

    /// `12.` or `12...`: digits with a point behind are always a move number.
    fn skip_move_number(&mut self) -> bool {
        let digits = leading_digits(self.rest());
        let behind = &self.rest()[digits..];
        let points = behind.len() - behind.trim_start_matches(['.', '…']).len();
        if points == 0 {
            return false;
        }
        self.at += digits + points;
        true
    }

    /// A star is a word by itself (PGN, section 7).
    fn word(&mut self) -> Token<'t> {
        let ends = |next: char| next.is_whitespace() || "{}()[];$!?*".contains(next);
        let length = self.rest().find(ends).unwrap_or(self.rest().len());
        let word = &self.rest()[..length.max(1)];
        self.at += word.len();
        match word {
            "1-0" | "0-1" | "1/2-1/2" | "*" => Token::Result(word),
            _ => Token::Word(word),
        }
    }

    fn tag(&mut self) -> Result<Tag<'t>, NotationError> {
        let (tag, length) = Tag::scan(self.rest(), self.at)?;
        self.at += length;
        Ok(tag)
    }
}

fn leading_digits(text: &str) -> usize {
    text.len()
        - text
            .trim_start_matches(|next: char| next.is_ascii_digit())
            .len()
}
