//! Where a text stopped making sense, and what should have been there.

use std::fmt;

/// What a reader objects to, as a byte offset into its text. [`ReadError`] is what callers see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The byte offset of the first character that does not fit.
    pub at: usize,
    /// What would have fitted.
    pub expected: String,
    /// What is there.
    pub found: String,
}

impl Fault {
    /// A fault at byte `at`.
    pub fn new(at: usize, expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self { at, expected: expected.into(), found: found.into() }
    }

    /// What is expected where a puzzle has more rules than those of Sudoku.
    pub(super) const PLAIN: &'static str = "a plain Sudoku of 9 by 9";

    /// What is expected where a puzzle has rules that are not supported.
    pub(super) const SUPPORTED: &'static str = "rules that are supported";

    /// Whether the text is understood, and has rules that cannot be read.
    pub(super) fn is_variant(&self) -> bool {
        [Self::PLAIN, Self::SUPPORTED].contains(&self.expected.as_str())
    }
}

/// A text that could not be read: the place, and what was expected there.
///
/// It prints the place with a caret:
///
/// ```
/// let error = ninerooks_text::formats::read("..9..5.1.85.4").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 14));
/// assert_eq!(error.to_string(), "\
/// line 1, column 14: expected 81 cells, found 13
///   ..9..5.1.85.4
///                ^
/// nearest formats: line, grid");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1. It may be one behind the end of the line.
    pub column: usize,
    /// That line; a long one is cut around the column, with `…` where something is missing.
    pub snippet: String,
    /// How many characters of the snippet come before the column.
    pub caret: usize,
    /// What would have fitted.
    pub expected: String,
    /// What is there.
    pub found: String,
    /// The names of the formats that the text comes nearest to, nearest first. May be empty.
    pub nearest: Vec<&'static str>,
}

/// How many characters of a long line are shown on either side of the column.
const BEFORE: usize = 48;
const AFTER: usize = 24;

impl ReadError {
    /// The error for a fault in `text`. An offset outside the text, or in the white space that ends
    /// it, is taken back to the end of what can be seen.
    pub fn new(text: &str, fault: &Fault) -> Self {
        let mut at = fault.at.min(text.trim_end().len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let before = &text[..at];
        let start = before.rfind('\n').map_or(0, |n| n + 1);
        let line = text[start..].lines().next().unwrap_or_default();
        let column = before[start..].chars().count();
        let (snippet, caret) = cut(line, column);
        Self {
            line: before.matches('\n').count() + 1,
            column: column + 1,
            snippet,
            caret,
            expected: fault.expected.clone(),
            found: fault.found.clone(),
            nearest: Vec::new(),
        }
    }
}

/// A line with what surrounds `column` (from 0), and where the column is in that.
pub(crate) fn cut(line: &str, column: usize) -> (String, usize) {
    // A tab or a control character would move the caret.
    let visible = line.chars().map(|c| if c.is_control() { ' ' } else { c });
    let count = line.chars().count();
    if count <= BEFORE + AFTER {
        return (visible.collect(), column);
    }
    let start = column.saturating_sub(BEFORE);
    let end = (column + AFTER).min(count);
    let mut snippet = String::new();
    if start > 0 {
        snippet.push('…');
    }
    snippet.extend(visible.skip(start).take(end - start));
    if end < count {
        snippet.push('…');
    }
    (snippet, column - start + usize::from(start > 0))
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, snippet, caret, expected, found, nearest } = self;
        writeln!(f, "line {line}, column {column}: expected {expected}, found {found}")?;
        writeln!(f, "  {snippet}")?;
        write!(f, "  {:caret$}^", "")?;
        match nearest.as_slice() {
            [] => Ok(()),
            [one] => write!(f, "\nnearest format: {one}"),
            more => write!(f, "\nnearest formats: {}", more.join(", ")),
        }
    }
}

impl std::error::Error for ReadError {}
