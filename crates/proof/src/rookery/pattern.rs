//! Patterns: the rookeries of a digit.

use core::{fmt, str::FromStr};

use ninerooks_board::{Digit, NameError, Rookery};

/// A digit that stands on a rookery: `4(000001)`. In a solved grid one of each digit is true.
///
/// ```
/// use ninerooks_proof::Pattern;
/// let pattern: Pattern = "4(000001)".parse()?;
/// assert_eq!(pattern.rookery.index(), 1);
/// assert_eq!(pattern.to_string(), "4(000001)");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pattern {
    /// The digit.
    pub digit: Digit,
    /// Its nine cells.
    pub rookery: Rookery,
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.digit, self.rookery)
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Pattern {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let parts = text.strip_suffix(')').and_then(|text| text.split_once('('));
        let pattern = parts.and_then(|(digit, rookery)| {
            Some(Self { digit: digit.parse().ok()?, rookery: rookery.parse().ok()? })
        });
        pattern.ok_or(NameError { expected: "a pattern such as 4(000001)" })
    }
}
