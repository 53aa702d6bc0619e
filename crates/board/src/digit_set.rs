//! Sets of digits.

use core::fmt;

use crate::{Digit, set_ops::set_ops};

/// A set of digits. It is its own iterator, lowest digit first.
///
/// ```
/// use ninerooks_board::{Digit, DigitSet};
/// let set: DigitSet = [Digit::D3, Digit::D7].into_iter().collect();
/// assert_eq!(set.to_string(), "37");
/// assert_eq!((set - Digit::D3.into()).only(), Some(Digit::D7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DigitSet(u16);

set_ops!(DigitSet(u16), Digit, 9);

impl fmt::Display for DigitSet {
    /// The digits in a row: `37`. The empty set prints nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.into_iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
