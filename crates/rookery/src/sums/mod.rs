//! The same engine over rookeries: which weighted sums of pattern equations delete patterns.
//!
//! The unknowns are the live patterns, the sets are the 90 equations (81 cells, 9 digits), each of
//! which has exactly one true pattern. A sum of equations that weighs no pattern below 0, and all
//! patterns of a target more than the equations together, shows that none of the target is true.
//! A target is a candidate, with all patterns through it, or one pattern.
//!
//! Source: Myth Jellies' pattern equations (techniques 3 and 3A), carried to their end by linear
//! programming.

mod program;
mod rating;
mod relaxation;
mod search;
mod sum;

pub use rating::rate_patterns;
pub(crate) use search::{find, round};
