//! Pattern overlay: Sudoku with patterns as the unknowns.
//!
//! A *pattern* is a digit on a rookery, nine cells, one in each row, column and box. A grid is
//! solved when one pattern of each digit is left. [`Space`] holds the patterns that are still live;
//! the methods delete patterns from it; [`Overlay`] carries it along a path and tells which
//! candidates are eliminated.
//!
//! ```
//! use ninerooks_board::{Digit, DigitSet, Grid};
//! use ninerooks_rookery::Space;
//!
//! let space = Space::new(&Grid::default(), DigitSet::from(Digit::D7));
//! assert_eq!(space.count(Digit::D7), 46_656);
//! ```

mod basic;
mod bits;
mod budget;
mod cell_cover;
mod clash;
mod combined;
mod deduction;
mod enumerate;
mod equations;
mod hitting;
mod kwise;
mod method;
mod names;
mod network;
mod overlay;
mod pair_chains;
mod pairs;
mod portions;
mod prefix;
mod space;
pub mod steps;
mod sums;
mod table;
mod three_cell;
mod two_cell;
mod uniqueness;
mod walk;

pub use basic::basic;
pub use budget::Budget;
pub use combined::{not_both, one_of, strong_links, weak_link};
pub use deduction::Deduction;
pub use enumerate::enumerate;
pub use equations::Equations;
pub use method::Method;
pub use names::{Array, letters, number};
pub use overlay::{Overlay, OverlayStep};
pub use portions::{Portions, remember, retell};
pub use space::{Live, Space};
pub use sums::rate_patterns;
pub use table::table_row;
pub use uniqueness::rectangles;
pub use walk::{MethodEnd, MethodWalk};

pub use ninerooks_step::{OverBudget, PatternReason as Reason, Substitution};
