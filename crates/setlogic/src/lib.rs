//! Set logic found by machine.
//!
//! Base sets (truths) and cover sets (links) are a combination of the equations "exactly one of
//! these candidates is true". So whether *any* pattern eliminates a candidate is a question of linear
//! programming, and so is the smallest pattern. What a program answers in floating point is turned
//! into whole numbers, and the checker accepts them before anybody sees them.

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
mod whole;
mod words;

pub use closure::{Closure, ProvedElimination, closure};
pub use finding::{Finding, Once, Outcome};
pub use judge::{Judgement, auto_links, auto_truths, judge};
pub use lp::Budget;
pub use pattern::{Pattern, Size};
pub use prove::{Limits, Verdict, Witness, prove};
pub use rating::{Rating, rate, singles};
pub use smallest::{Wanted, all_smallest, smallest};
pub use whole::{Whole, whole, whole_once};
