//! Hypothesis and disproof: a candidate is assumed to be true, and what follows is marked layer by
//! layer.
//!
//! Source: Bob Hanson, Sudoku Assistant, "Hypothesis and (Dis)Proof" and "Depth", with Gail Nelson's
//! trick to go both ways from two candidates. All marks of a layer are made before any of the next,
//! so what is found first is what needs the fewest layers.

mod argument;
mod disproof;
mod follow;
mod lemma;
mod marking;
mod two_way;

pub(crate) use disproof::disproofs;
pub use follow::{Consequences, assume};
pub(crate) use lemma::Depth;
pub(crate) use two_way::two_ways;
