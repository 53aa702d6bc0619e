//! The laboratory: what can be done with puzzles rather than in them.
//!
//! | question | call |
//! |---|---|
//! | Are two puzzles the same but for how they are written? | [`canonical`] of both |
//! | Which maps take a puzzle onto itself? | [`Canonical::automorphisms`] |
//!
//! Everything here is exact and deterministic: what is random depends on a seed and on nothing else.

mod canon;
mod clues;
mod maps;
mod partial;
mod solution;

pub use canon::{Canonical, canonical, canonical_by_solution};
pub use clues::Clues;
pub use maps::{IDENTITY, inverse, then};
