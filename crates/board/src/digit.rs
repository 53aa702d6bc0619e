//! Digits 1 to 9.

use core::{fmt, str::FromStr};

use crate::NameError;

/// A digit from 1 to 9.
///
/// ```
/// use ninerooks_board::Digit;
/// assert_eq!(Digit::new(4), Some(Digit::D4));
/// assert_eq!(Digit::D4.get(), 4);
/// assert_eq!(Digit::D4.index(), 3);
/// assert_eq!(Digit::new(0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the names say all
pub enum Digit {
    D1 = 1,
    D2,
    D3,
    D4,
    D5,
    D6,
    D7,
    D8,
    D9,
}

impl Digit {
    /// All digits in order.
    pub const ALL: [Self; 9] =
        [Self::D1, Self::D2, Self::D3, Self::D4, Self::D5, Self::D6, Self::D7, Self::D8, Self::D9];

    /// The digit `n`, or `None` when `n` is not in 1..=9.
    pub const fn new(n: u8) -> Option<Self> {
        if n >= 1 && n <= 9 { Some(Self::ALL[n as usize - 1]) } else { None }
    }

    /// The digit at `index` (0..9) of [`Digit::ALL`].
    ///
    /// # Panics
    /// When `index` is 9 or more.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }

    /// The digit that a character shows, `'1'` to `'9'`.
    pub const fn from_char(c: char) -> Option<Self> {
        if c.is_ascii_digit() { Self::new(c as u8 - b'0') } else { None }
    }

    /// The number, 1..=9.
    pub const fn get(self) -> u8 {
        self as u8
    }

    /// The place in [`Digit::ALL`], 0..9.
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The character `'1'` to `'9'`.
    pub const fn to_char(self) -> char {
        (b'0' + self as u8) as char
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_char(), f)
    }
}

impl FromStr for Digit {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let mut chars = text.chars();
        match (chars.next().and_then(Self::from_char), chars.next()) {
            (Some(digit), None) => Ok(digit),
            _ => Err(NameError { expected: "a digit from 1 to 9" }),
        }
    }
}
