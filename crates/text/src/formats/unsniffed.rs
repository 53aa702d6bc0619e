//! What can be read without asking what a text is: for programs that are to be small, and have no room for all formats.

use ninerooks_board::{Candidate, Cell, Digit, Puzzle};

use super::{Format, plain_cells, susser::Susser};

/// The puzzle in a line of 81 cells, or of cells with `+` before placed digits and `:` before eliminated candidates, as
/// [`susser`](super::susser) has them, with nothing else in the text but space around it. It is the puzzle that [`read`](super::read) finds
/// there; nothing where the text is anything else, which `read` may well know.
///
/// ```
/// use ninerooks_text::formats::{read, read_line};
/// let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let marked = line.replacen("8", "+8", 1) + ":111 219";
/// for text in [line, &marked] {
///     assert_eq!(read_line(text).as_ref(), Some(&read(text)?.puzzle));
/// }
/// assert_eq!(read_line(&line[1..]), None);
/// # Ok::<(), ninerooks_text::formats::ReadError>(())
/// ```
pub fn read_line(text: &str) -> Option<Puzzle> {
    let text = text.trim();
    if let Some(cells) = plain_cells(text) {
        let mut puzzle = Puzzle::default();
        for (cell, c) in Cell::all().zip(cells) {
            if let Some(digit) = Digit::new(c.wrapping_sub(b'0')) {
                puzzle.give(Candidate::new(digit, cell));
            }
        }
        return Some(puzzle);
    }
    let is_plain = |c: char| c.is_ascii_digit() || matches!(c, '.' | '+' | ':' | ' ');
    let is_marked = text.contains('+') && text.chars().all(is_plain);
    (is_marked && Susser.fits(text)).then(|| Susser.parse(text).ok())?
}
