//! How to draw.

/// How to draw. Whether the output is a terminal, and what the environment asks for, is the
/// caller's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// With escape codes for colours and weights.
    pub color: bool,
    /// Frames of ASCII letters instead of box drawing ones. A caption stays as it is.
    pub ascii: bool,
    /// How many columns there are. Text is broken to fit, and [`Layout::Auto`] takes a picture that
    /// fits; below 76 columns it may come in two or three parts, one under the other.
    pub width: usize,
    /// Which picture.
    pub layout: Layout,
}

impl Default for Options {
    /// No colour, box drawing letters, 80 columns, the picture that fits.
    fn default() -> Self {
        Self { color: false, ascii: false, width: 80, layout: Layout::Auto }
    }
}

/// The pictures there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Values when all cells are solved, else compact when that fits, else big.
    #[default]
    Auto,
    /// One line a row, the candidates of a cell as one word, as forums do it.
    Compact,
    /// Three lines a row, each candidate in its own place of the cell.
    Big,
    /// Values only, no label, eleven lines.
    Values,
}
