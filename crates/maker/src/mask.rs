//! The cells that are to be filled.

use ninerooks_board::{Cell, CellSet};

/// The cells that are to be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask(pub(crate) CellSet);

impl Mask {
    /// Reads a pattern of 81 characters: a dot, `0`, `_` or `*` for a cell that stays empty.
    ///
    /// # Errors
    /// When there are not 81, or fewer than 17 are filled; in words.
    ///
    /// ```
    /// use ninerooks_maker::Mask;
    /// assert!(Mask::read(&"1.1".repeat(27)).is_ok());
    /// assert!(Mask::read("1.1").unwrap_err().starts_with("81 characters"));
    /// ```
    pub fn read(text: &str) -> Result<Self, String> {
        let is_empty = |c: char| matches!(c, '.' | '0' | '_' | '*');
        let filled: Vec<bool> =
            text.chars().filter(|c| !c.is_whitespace()).map(|c| !is_empty(c)).collect();
        if filled.len() != 81 {
            return Err(format!("81 characters are expected, not {}", filled.len()));
        }
        let cells: CellSet = Cell::all().filter(|cell| filled[cell.index()]).collect();
        if cells.len() < 17 {
            return Err("no puzzle with one solution has fewer than 17 givens".to_owned());
        }
        Ok(Self(cells))
    }
}
