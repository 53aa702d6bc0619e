//! The linear rule over patterns, on boards of any size up to 9×9, decided exactly.
//!
//! The other crates know one board, and their linear programs run in floating point and propose; a checker accepts what is eliminated.
//! Here the question is also what is *not* eliminated, so both answers come with a certificate in whole numbers ([`Outcome`]) that is
//! checked each time. `docs/one-rule.md` says what was asked with it, and what came out.
//!
//! * [`Board`]: cells, houses, and all patterns of a digit;
//! * [`State`]: the live candidates; [`Space`]: the live patterns;
//! * [`feasible`]: the exact simplex method;
//! * [`Method`]: the rules that are compared, each as the state that it ends with;
//! * [`grids`], [`puzzles`], [`sukaku`]: what they are compared on.

mod basic;
mod board;
pub mod build;
mod candidates;
pub mod climb;
mod corners;
mod exactness;
pub mod grids;
mod method;
mod pairs;
pub mod puzzles;
mod random;
mod simplex;
mod singles;
mod solutions;
mod space;
mod state;
pub mod sukaku;
mod sums;
mod tally;

pub use board::{Board, Cells};
pub use corners::corners;
pub use exactness::resisting;
pub use method::{Method, Rounds, consistent, sums};
pub use random::Random;
pub use simplex::{Outcome, Overflow, feasible};
pub use solutions::{count, solutions};
pub use space::Space;
pub use state::State;
pub use tally::Tally;
pub use sums::{Cover, Target, Verdict, decide};
