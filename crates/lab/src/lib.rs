//! The laboratory: what can be done with puzzles rather than in them.
//!
//! | question | call |
//! |---|---|
//! | Are two puzzles the same but for how they are written? | [`canonical`] of both |
//! | Which maps take a puzzle onto itself? | [`Canonical::automorphisms`] |
//! | Which givens are not needed? | [`redundant`] |
//! | Which minimal puzzles are in a puzzle? | [`minimise`], [`minimal_puzzles`] |
//! | A new puzzle? | [`generate`], [`symmetrical`], [`with_mask`], [`controlled`] |
//!
//! Everything here is exact and deterministic: what is random depends on a seed and a number ([`Random`]) and on
//! nothing else.
//!
//! ```
//! use ninerooks_lab::{Random, any_map, canonical, generate, only_solution};
//!
//! let mut random = Random::new(2026, 0);
//! let puzzle = generate(&mut random);
//! assert!(only_solution(&puzzle).is_some());
//!
//! let same = puzzle.mapped(&any_map(&mut random));
//! assert_eq!(canonical(&same).form, canonical(&puzzle).form);
//! ```

mod canon;
mod clues;
mod generate;
mod maps;
mod mask;
mod minimal;
mod partial;
mod pattern;
mod random;
mod solution;
mod solution_grids;

pub use canon::{Canonical, canonical, canonical_by_solution};
pub use clues::Clues;
pub use generate::{controlled, generate, symmetrical, weight, with_mask};
pub use maps::{IDENTITY, any_map, inverse, then};
pub use minimal::{minimal_puzzles, minimise, minimised, only_solution, redundant};
pub use pattern::Pattern;
pub use random::Random;
pub use solution_grids::random_solution;
