//! Linear programs about sets of which each sums to 1.
//!
//! The unknowns are candidates or patterns; the sets are sectors or pattern equations. Two simplex
//! methods on one table, [`Dictionary`], and what both spaces ask: how far a sum may lie from 1 so that
//! weights of a certain cost are found ([`Bounds`]), what weights cost, and which whole numbers they are.

mod approach;
mod bounds;
mod budget;
mod cost;
mod dictionary;
mod integers;
mod kernel;
mod rays;
mod reach;
mod simplex;
mod sparse;

pub use approach::{Approach, Sets, approach};
pub use bounds::{Bounds, spread};
pub use budget::Budget;
pub use cost::{LITTLE, TRUTH, cost, parts};
pub use dictionary::Dictionary;
pub use integers::{lowest_terms, over_common_denominator};
pub use reach::Reach;
pub use simplex::{Maximum, Repair};
