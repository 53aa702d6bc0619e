//! Marks: what a person writes on the candidates when one of them is assumed to be true.

use core::fmt;

use ninerooks_board::{Candidate, Sector};

/// A candidate that would be true or false, and since which layer.
///
/// Layers are letters, as Bob Hanson's Sudoku Assistant has them. `a` are the candidates that the
/// assumed one excludes, with all nodes of strong chains which are then false; `A` are those that
/// are then true. What these exclude is `B`; the strong chains which that touches are `b` where they
/// are false and `C` where they are true, and so on: `D` and `d`, `E`, …
///
/// ```
/// use ninerooks_step::{Mark, MarkFrom};
/// let weak = Mark {
///     candidate: "3r4c5".parse()?,
///     is_true: false,
///     layer: 1,
///     chain: None,
///     from: MarkFrom::Seen("3r4c9".parse()?),
/// };
/// assert_eq!(weak.letter(), "B");
/// assert_eq!(Mark { chain: Some(2), ..weak }.letter(), "b");
/// assert_eq!(Mark { is_true: true, layer: 28, ..weak }.letter(), "C2");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Mark {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it would be true.
    pub is_true: bool,
    /// The layer: 0 is the letter A. Even where the candidate is true, odd where it is false, but
    /// for the first false ones.
    pub layer: u16,
    /// The strong chain that it is a node of, counted from 0.
    pub chain: Option<u16>,
    /// What it follows from.
    pub from: MarkFrom,
}

/// What a mark follows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum MarkFrom {
    /// It is the only candidate of this sector that is not false.
    Only(Sector),
    /// It sees this candidate, which is true.
    Seen(Candidate),
    /// The cover of this deduction of the proof excludes it, counted from 0.
    Cover(u16),
}

impl Mark {
    /// Its letter: a capital for what is true, and for what is false but in no strong chain after
    /// the first layer. After `Z` comes `A2`.
    pub fn letter(&self) -> String {
        let letter = letter(usize::from(self.layer));
        let is_capital = self.is_true || (self.layer > 0 && self.chain.is_none());
        if is_capital { letter } else { letter.to_ascii_lowercase() }
    }
}

/// The letter of a layer or a chain, counted from 0: `A`, `B`, … `Z`, `A2`.
///
/// ```
/// assert_eq!([0, 25, 26].map(ninerooks_step::letter), ["A", "Z", "A2"]);
/// ```
pub fn letter(i: usize) -> String {
    let letter = char::from(b'A' + u8::try_from(i % 26).unwrap_or(0));
    match i / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{}", round + 1),
    }
}

impl fmt::Display for Mark {
    /// `C 3r4c5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.letter(), self.candidate)
    }
}
