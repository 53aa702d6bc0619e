//! The linear rule over patterns, on boards of any size up to 9×9, decided exactly.
//!
//! The other crates know one board, and their linear programs run in floating point and propose; a checker accepts what is eliminated.
//! Here the question is also what is *not* eliminated, so both answers come with a certificate in whole numbers ([`Verdict`]) that is
//! checked each time. `docs/one-rule.md` says what was asked with it, and what came out.
//!
//! * [`Board`]: cells, houses, and all patterns of a digit;
//! * [`State`]: the live candidates; [`Space`]: the live patterns;
//! * [`feasible`]: the simplex method in whole numbers, and [`decide`], the rule itself;
//! * [`Method`]: the rules that are compared, each as the state that it ends with;
//! * [`grids`] and [`puzzles`]: what they are compared on; [`build`], [`climb`] and [`regions`]: looking for a state that resists.

mod basic;
mod board;
pub mod build;
pub mod climb;
mod corners;
pub mod grids;
mod method;
mod pairs;
pub mod puzzles;
mod random;
pub mod regions;
mod sets;
mod simplex;
mod singles;
mod solutions;
mod space;
mod state;
mod sums;
mod tally;

pub use board::{Board, Cells};
pub use corners::corners;
pub use method::{Method, Rounds, consistent, sums};
pub use random::Random;
pub use simplex::{Outcome, Overflow, feasible};
pub use solutions::{count, other, solutions};
pub use space::Space;
pub use state::State;
pub use sums::{Cover, Target, Verdict, decide};
pub use tally::Tally;
