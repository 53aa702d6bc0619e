//! Reading a notation character by character, and saying where it went wrong.

use core::fmt;

/// A text is not in the notation that was asked for.
///
/// ```
/// use ninerooks_text::notation::rncn;
/// let error = rncn::parse_cells("r4c5 r6d8").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 8));
/// assert_eq!(error.to_string(), "line 1, column 8: expected c and a column number, found d");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character in that line, from 1; one past the last when the text ends too soon.
    pub column: usize,
    /// What would have been right.
    pub expected: &'static str,
    /// The character that stands there; `None` at the end of the text.
    pub found: Option<char>,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: expected {}, found ",
            self.line, self.column, self.expected
        )?;
        match self.found {
            None => f.write_str("the end"),
            Some(c) if c.is_whitespace() || c.is_control() => f.write_str("a blank"),
            Some(c) => write!(f, "{c}"),
        }
    }
}

impl core::error::Error for NotationError {}

/// A place in a text. Copies are cheap: look ahead with one. Line and column go along with it, for
/// to count them anew at each place that does not fit would take the square of the text's length.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, line: 1, column: 1 }
    }

    /// The line, from 1.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// What is left to read.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Whether nothing is left.
    pub(super) const fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next character.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Goes past the next character if it is what `wanted` says, and gives it.
    pub(super) fn eat(&mut self, wanted: impl FnOnce(char) -> bool) -> Option<char> {
        let next = self.peek().filter(|&c| wanted(c))?;
        self.rest = self.rest.get(next.len_utf8()..).unwrap_or_default();
        if next == '\n' {
            (self.line, self.column) = (self.line + 1, 1);
        } else {
            self.column += 1;
        }
        Some(next)
    }

    /// Goes past `word` if it comes next, in small or capital letters.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        match self.rest.split_at_checked(word.len()) {
            Some((next, rest)) if next.eq_ignore_ascii_case(word) => {
                self.rest = rest;
                // No word goes over the end of a line.
                self.column += next.chars().count();
                true
            }
            _ => false,
        }
    }

    /// Goes past the first of `words` that comes next.
    pub(super) fn eat_any(&mut self, words: &[&str]) -> bool {
        words.iter().any(|word| self.eat_word(word))
    }

    /// Goes past an arrow before what follows: `=>`, as it is typed and as it is drawn.
    pub(super) fn arrow(&mut self) -> bool {
        self.eat_any(&[
            "=>", "==>", "===>", "->", "-->", "--->", "–>", "⇒", "⟹", "→", "⟶", "➔", "∴", ">>",
        ])
    }

    /// Goes past blanks of this line.
    pub(super) fn blanks(&mut self) {
        while self.eat(|c| c.is_whitespace() && c != '\n').is_some() {}
    }

    /// Goes past the first of `words` that comes next, as a whole word.
    pub(super) fn word(&mut self, words: &[&str]) -> bool {
        words.iter().any(|word| {
            let mut ahead = *self;
            let is_whole = ahead.eat_word(word) && !ahead.peek().is_some_and(char::is_alphanumeric);
            if is_whole {
                *self = ahead;
            }
            is_whole
        })
    }

    /// Goes past blanks and any of `also`.
    pub(super) fn skip(&mut self, also: &[char]) {
        while self.eat(|c| c.is_whitespace() || also.contains(&c)).is_some() {}
    }

    /// Goes past blanks, but not to the next line.
    pub(super) fn skip_on_line(&mut self) {
        while self.eat(|c| c.is_whitespace() && c != '\n').is_some() {}
    }

    /// The same place in a text that ends with this line.
    pub(super) fn on_line(self) -> Self {
        Self { rest: self.rest.split('\n').next().unwrap_or_default(), ..self }
    }

    /// The place so many bytes further on this line.
    pub(super) fn past(mut self, bytes: usize) -> Self {
        let goal = self.rest.len().saturating_sub(bytes);
        while self.rest.len() > goal && self.eat(|_| true).is_some() {}
        self
    }

    /// The place where `other` is, which came [from this line](Self::on_line), in the whole text.
    pub(super) fn behind(self, other: &Self) -> Self {
        let left = self.on_line().rest.len().saturating_sub(other.rest.len());
        self.past(left)
    }

    /// A run of different digits from 1 to 9 as bits (bit 0 is the 1); `!37` is all but 3 and 7.
    pub(super) fn numbers(&mut self, expected: &'static str) -> Result<u16, NotationError> {
        let all_but = self.eat(|c| c == '!').is_some();
        let mut bits = 0u16;
        loop {
            let place = *self;
            let Some(c) = self.eat(|c| matches!(c, '1'..='9')) else { break };
            let bit = 1 << (u32::from(c) - u32::from('1'));
            if bits & bit != 0 {
                return Err(place.error("each number once"));
            }
            bits |= bit;
        }
        match (bits, all_but) {
            (0, _) => Err(self.error(expected)),
            (bits, false) => Ok(bits),
            (0x1FF, true) => Err(self.error("a number that is left over after !")),
            (bits, true) => Ok(!bits & 0x1FF),
        }
    }

    /// A decimal number, leading zeros and all, up to `max`.
    pub(super) fn number(
        &mut self,
        max: u64,
        expected: &'static str,
    ) -> Result<u64, NotationError> {
        let start = *self;
        let mut number = None;
        while let Some(c) = self.eat(|c| c.is_ascii_digit()) {
            let digit = u64::from(u32::from(c) - u32::from('0'));
            let next = number.unwrap_or(0u64).checked_mul(10).and_then(|n| n.checked_add(digit));
            match next.filter(|&n| n <= max) {
                Some(next) => number = Some(next),
                None => return Err(start.error(expected)),
            }
        }
        number.ok_or_else(|| start.error(expected))
    }

    /// The error that something else was expected here.
    pub(super) fn error(&self, expected: &'static str) -> NotationError {
        let Self { line, column, .. } = *self;
        NotationError { line, column, expected, found: self.peek() }
    }
}
