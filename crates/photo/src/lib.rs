//! Reads a Sudoku from a photograph.
//!
//! Ink is what is darker than the paper around it. The grid is the blob of ink with four corners between which the lines of
//! nine by nine cells are seen; where these cross says where each cell is, also on paper that is not flat. What is written in a
//! cell, apart from its lines, goes to a small net, which says which digit it is, and how surely. Of all readings the likeliest one
//! counts that is a puzzle with one solution. A cell is doubtful when it is not as the net alone would have it, or the net is not sure;
//! where no reading is such a puzzle, more cells are.
//!
//! The weights of the net, 23 kB, are trained by `crates/darkroom` on photographs that it draws. Nothing here depends on time,
//! threads or the machine: the same pixels give the same reading.
//!
//! ```
//! use ninerooks_photo::{Grey, NotFound, read};
//! let blank = Grey::new(300, 200, vec![255; 60_000]).expect("a byte for each pixel");
//! assert_eq!(read(&blank), Err(NotFound));
//! ```

mod corners;
mod find;
mod glyph;
mod grey;
mod ink;
mod lattice;
pub mod net;
pub mod number;
mod plane;
mod reading;
mod seen;
mod settle;
mod smooth;

use core::fmt;

pub use glyph::{Glyph, SIDE};
pub use grey::{Grey, LARGEST};
pub use plane::Point;
pub use reading::{Guess, Reading};
pub use seen::{Seen, look, straightened};

/// There is no grid to be found in the photograph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFound;

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "no Sudoku was found in this picture: all four corners of the grid have to be in it, and its \
             lines have to be seen",
        )
    }
}

impl core::error::Error for NotFound {}

/// Reads the puzzle.
///
/// # Errors
/// When there is no grid, or no cell of it has what is surely a digit.
pub fn read(grey: &Grey) -> Result<Reading, NotFound> {
    let reading = look(grey)?.read();
    let is_read = reading.cells.iter().any(|guess| guess.digit.is_some() && !guess.doubtful);
    if is_read { Ok(reading) } else { Err(NotFound) }
}
