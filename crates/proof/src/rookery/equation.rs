//! The 90 pattern equations.

use core::{fmt, str::FromStr};

use ninerooks_board::{Cell, Digit, NameError};

/// A set of patterns of which exactly one is true: those of a digit, or those through a cell.
/// There are 9 + 81. They are the sectors of POM-space.
///
/// ```
/// use ninerooks_proof::Equation;
/// assert_eq!(Equation::all().len(), 90);
/// let [cell, digit]: [Equation; 2] = ["r4c5".parse()?, "#7".parse()?];
/// assert_eq!(format!("{cell} {digit}"), "r4c5 #7");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Equation {
    /// Exactly one pattern of any digit passes through the cell.
    Cell(Cell),
    /// Exactly one pattern of the digit.
    Digit(Digit),
}

impl Equation {
    /// How many there are.
    pub const COUNT: usize = 90;

    /// All of them: cells, then digits.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT).map(Self::from_index)
    }

    /// The equation with this index, 0..90: cells, then digits.
    ///
    /// # Panics
    /// When `index` is 90 or more.
    pub const fn from_index(index: usize) -> Self {
        if index < 81 {
            Self::Cell(Cell::from_index(index))
        } else {
            Self::Digit(Digit::from_index(index - 81))
        }
    }

    /// The index, 0..90.
    pub const fn index(self) -> usize {
        match self {
            Self::Cell(cell) => cell.index(),
            Self::Digit(digit) => 81 + digit.index(),
        }
    }
}

impl fmt::Display for Equation {
    /// `r4c5` or `#7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => write!(f, "{cell}"),
            Self::Digit(digit) => write!(f, "#{digit}"),
        }
    }
}

impl FromStr for Equation {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let equation = match text.strip_prefix('#') {
            Some(digit) => digit.parse().map(Self::Digit),
            None => text.parse().map(Self::Cell),
        };
        equation.map_err(|_| NameError { expected: "a pattern equation such as r4c5 or #7" })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Equation {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Equation {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}
