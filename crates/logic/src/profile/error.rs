//! What is wrong with a profile's text, and where.

use std::fmt;

/// A text that is no profile: the place, what was expected there, and what was found.
///
/// ```
/// use ninerooks_logic::Profile;
/// let error = Profile::read("mine.toml", "order = [\"naked-single\", \"x-wnig\"]").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 26));
/// assert_eq!(error.to_string(), "\
/// line 1, column 26: expected a technique or a family, found \"x-wnig\"; did you mean x-wing?
///   order = [\"naked-single\", \"x-wnig\"]
///                            ^");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// That line, or what surrounds the column in a long one.
    snippet: String,
    /// How many characters of the snippet come before the column.
    caret: usize,
}

/// How many characters of a long line are shown on either side of the column.
const BEFORE: usize = 48;
const AFTER: usize = 24;

impl ProfileError {
    /// The error for what begins at byte `at`. An offset outside the text is taken back to the end of
    /// what can be seen.
    pub(super) fn new(text: &str, at: usize, message: impl Into<String>) -> Self {
        let mut at = at.min(text.trim_end().len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let before = &text[..at];
        let start = before.rfind('\n').map_or(0, |n| n + 1);
        let column = before[start..].chars().count();
        let line = text[start..].lines().next().unwrap_or_default();
        let first = column.saturating_sub(BEFORE);
        // A tab or a control character would move the caret.
        let visible = line.chars().map(|c| if c.is_control() { ' ' } else { c });
        Self {
            line: before.matches('\n').count() + 1,
            column: column + 1,
            message: message.into(),
            snippet: visible.skip(first).take(BEFORE + AFTER).collect(),
            caret: column - first,
        }
    }
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, message, snippet, caret } = self;
        writeln!(f, "line {line}, column {column}: {message}")?;
        write!(f, "  {snippet}\n  {:caret$}^", "")
    }
}

impl std::error::Error for ProfileError {}
