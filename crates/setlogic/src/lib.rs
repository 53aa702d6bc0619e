//! Set logic found by machine.
//!
//! Base sets (truths) and cover sets (links) are a combination of the equations "exactly one of
//! these candidates is true". So whether *any* pattern eliminates a candidate is a question of linear
//! programming, and so is the smallest pattern. What a program answers in floating point is turned
//! into whole numbers, and the checker accepts them before anybody sees them.
//!
//! ```
//! use ninerooks_board::Grid;
//! use ninerooks_setlogic::{Limits, Verdict, prove};
//!
//! // Rows 1 and 5 have their 3s in columns 2 and 8 only.
//! let mut grid = Grid::default();
//! for row in [1, 5] {
//!     for column in [1, 3, 4, 5, 6, 7, 9] {
//!         grid.eliminate(format!("3r{row}c{column}").parse()?);
//!     }
//! }
//! let verdict = prove(&grid, "3r9c2".parse()?, Limits::default());
//! assert!(matches!(verdict, Verdict::Pattern(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod closure;
#[cfg(test)]
mod differential;
mod few;
mod finding;
mod integers;
mod judge;
mod known;
pub mod lp;
mod once;
mod pattern;
mod program;
mod prove;
mod rank_zero;
mod rating;
mod relaxation;
mod scaling;
mod side;
mod smallest;
mod trial;
mod whole;
mod words;

pub use closure::{Closure, ProvedElimination, closure};
pub use finding::{Finding, Once, Outcome};
pub use judge::{Judgement, auto_links, auto_truths, judge};
pub use lp::Budget;
pub use pattern::{Pattern, Size};
pub use prove::{Limits, Verdict, Witness, prove};
pub use rating::{Rating, rate, rate_with, singles};
pub use smallest::{Wanted, all_smallest, smallest};
pub use whole::{Whole, whole, whole_once};
