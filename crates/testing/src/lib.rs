//! What the tests of all crates share.
//!
//! Everything is the same in every run and on every machine: a test that fails fails again.

mod changed;
mod data;
mod grids;
mod meaning;
mod page;
mod random;
mod rng;
mod rules;
mod symmetry;

pub use changed::changed;
pub use data::{data, data_folder, listed};
pub use grids::{grid, puzzle};
pub use meaning::keeps;
pub use page::{Section, sections};
pub use random::{random_puzzle, random_solution};
pub use rng::Rng;
pub use rules::{DRAWN, SUMS, WHOLE, all_marks, random_rule, random_rules, solution_under};
pub use symmetry::Symmetry;
