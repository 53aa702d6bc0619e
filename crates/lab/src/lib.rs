//! The laboratory: what can be done with puzzles rather than in them.
//!
//! | question | call |
//! |---|---|
//! | Are two puzzles the same but for how they are written? | [`canonical`] of both |
//! | Which maps take a puzzle onto itself? | [`Canonical::automorphisms`] |
//! | Which givens are not needed? | [`redundant`] |
//! | Which minimal puzzles are in a puzzle? | [`minimise`], [`minimal_puzzles`] |
//! | A new puzzle? | [`generate`], [`symmetrical`], [`with_mask`], [`controlled`] |
//! | Which puzzles are near a puzzle? | [`near`] |
//! | What has to be known so that singles do the rest? | [`backdoors`], [`anti_backdoors`] |
//! | Of which cells does every puzzle of a solution have a given? | [`unavoidable_sets`], [`clue_bound`] |
//! | Of which of the 416 kinds are the bands of a solution? | [`band_kinds`] |
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

mod backdoor;
mod bands;
mod canon;
mod clues;
mod first_row;
mod generate;
mod hitting;
mod maps;
mod mask;
mod minimal;
mod partial;
mod pattern;
mod random;
mod sides;
mod singles;
mod solution;
mod solution_grids;
mod unavoidable;
mod vicinity;

pub use backdoor::{Backdoors, anti_backdoors, backdoors};
pub use bands::band_kinds;
pub use canon::{Canonical, canonical, canonical_by_solution};
pub use clues::Clues;
pub use generate::{controlled, generate, symmetrical, weight, with_mask};
pub use hitting::{Bound, clue_bound};
pub use maps::{IDENTITY, any_map, image, inverse, then};
pub use minimal::{minimal_puzzles, minimise, minimised, only_solution, redundant};
pub use pattern::Pattern;
pub use random::Random;
pub use solution_grids::random_solution;
pub use unavoidable::unavoidable_sets;
pub use vicinity::{Vicinity, exchanged, near};
