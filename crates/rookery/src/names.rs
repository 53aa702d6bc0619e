//! Short names for the patterns of a position.

use ninerooks_board::{Cell, Digit};

use super::Space;

/// The letters of pattern `number`: a to z, then aa, ab, …, as Myth Jellies writes `4a` for the
/// first pattern of 4.
///
/// ```
/// use ninerooks_rookery::letters;
/// assert_eq!([0, 25, 26, 27, 701, 702].map(letters), ["a", "z", "aa", "ab", "zz", "aaa"]);
/// ```
pub fn letters(number: u32) -> String {
    let mut rest = number + 1;
    let mut letters = Vec::new();
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'a' + u8::try_from(rest % 26).unwrap_or(0)));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

/// The four-digit name of pattern `number`, from `0001`, as Phil's Folly writes them. It has five
/// digits from the ten-thousandth pattern on.
pub fn number(number: u32) -> String {
    format!("{:04}", number + 1)
}

/// The 9×9 array which shows for each cell the patterns passing through it.
pub struct Array<'a> {
    space: &'a Space,
}

impl<'a> Array<'a> {
    /// The array of a space.
    pub const fn new(space: &'a Space) -> Self {
        Self { space }
    }

    /// The numbers of a digit's live patterns through a cell.
    pub fn numbers(&self, digit: Digit, cell: Cell) -> impl Iterator<Item = u32> {
        let live = self.space.of(digit).iter();
        live.filter(move |live| live.cells.contains(cell)).map(|live| live.number)
    }

    /// A digit's patterns through a cell in letters: `4abc`, and with more than 26 patterns
    /// `4a.b.ab`. Empty when there is none.
    pub fn shorthand(&self, digit: Digit, cell: Cell) -> String {
        shorthand(self.space, digit, self.numbers(digit, cell))
    }
}

/// Patterns of one digit in letters: `4abc`; with points between them if some of the digit's
/// patterns have two letters.
pub(super) fn shorthand(space: &Space, digit: Digit, numbers: impl Iterator<Item = u32>) -> String {
    let names: Vec<String> = numbers.map(letters).collect();
    if names.is_empty() {
        return String::new();
    }
    let separator = if space.initial_count(digit) > 26 { "." } else { "" };
    format!("{digit}{}", names.join(separator))
}
