//! How hard a Sudoku is, in the currency of the forums.
//!
//! | scale | module |
//! |---|---|
//! | Sudoku Explainer 1.2.1, bit by bit, and a form of it that does not depend on the scrambling | [`se`] |
//! | the minutes that people take, and a band from 1 to 10 | [`human`] |
//! | W, B and the depth of T&E, of CSP-Rules | [`csp`] |
//!
//! ```
//! use ninerooks_board::{Grid, Puzzle};
//! use ninerooks_rating::se::{End, rate};
//!
//! // Eight digits of row 1: the first step is a full house; then there is more to try than the work allows.
//! let mut puzzle = Puzzle::default();
//! for digit in 1..9 {
//!     puzzle.give(format!("{digit}r1c{digit}").parse()?);
//! }
//! let rating = rate(&Grid::new(&puzzle)?, 10_000);
//! assert_eq!((rating.ed.to_string().as_str(), rating.end), ("1.0", End::Exhausted));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod csp;
pub mod form;
mod houses;
pub mod human;
pub mod se;
