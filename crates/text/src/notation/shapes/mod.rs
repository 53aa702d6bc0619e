//! Shapes in words: line, explanation and place of each are together, one file a shape.

mod aligned;
mod almost_locked;
mod almost_locked_candidates;
mod bent_subset;
mod blossom;
pub(super) mod chain;
pub(super) mod deadly;
mod exocet;
mod fireworks;
mod fish;
mod forcing;
pub(super) mod hypothesis;
mod intersection;
mod multi_sector;
mod nets;
pub(super) mod patterns;
mod refutation;
mod remote_pair;
mod ruled;
mod sets;
mod single;
mod subset;
mod sue_de_coq;
mod summed;
mod symmetrical;
mod two_way;
mod whip;

use ninerooks_board::HouseSet;
use ninerooks_step::{Shape, Step};

use super::explain::Explanation;
use super::line::Notation;
use super::words::{Words, houses};

/// What there is to say of a shape.
pub(super) trait InWords {
    /// What is between the technique's name and the arrow.
    fn line(&self, step: &Step, notation: Notation) -> String;

    /// Why the step is right, and what it does.
    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation;

    /// Where to look for it, but not what it does.
    fn place(&self, step: &Step) -> String;
}

/// The words of a shape.
pub(super) fn in_words(shape: &Shape) -> &dyn InWords {
    match shape {
        Shape::Single(shape) => shape,
        Shape::Intersection(shape) => shape,
        Shape::Subset(shape) => shape,
        Shape::BentSubset(shape) => shape,
        Shape::Chain(shape) => shape,
        Shape::Nets(shape) => shape,
        Shape::RemotePair(shape) => shape,
        Shape::Ruled(shape) => shape,
        Shape::Summed(shape) => shape,
        Shape::Fish(shape) => shape,
        Shape::AlmostLocked(shape) => shape,
        Shape::AlmostLockedCandidates(shape) => shape,
        Shape::SueDeCoq(shape) => shape.as_ref(),
        Shape::Fireworks(shape) => shape,
        Shape::MultiSector(shape) => shape,
        Shape::Exocet(shape) => shape.as_ref(),
        Shape::Blossom(shape) => shape,
        Shape::Aligned(shape) => shape,
        Shape::Hypothesis(shape) => shape,
        Shape::TwoWay(shape) => shape,
        Shape::DeadlyPattern(shape) => shape.as_ref(),
        Shape::Symmetrical(shape) => shape,
        Shape::Whip(shape) => shape,
        Shape::Forcing(shape) => shape,
        Shape::Refutation(shape) => shape,
        Shape::Sets(shape) => shape,
        Shape::Patterns(shape) => shape,
    }
}

/// `in row 1 and box 2`.
fn in_houses(of: HouseSet) -> String {
    format!("in {}", houses(of))
}
