//! A pattern: truths and links, what they prove, and how large they are.

use std::borrow::Cow;

use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, Sets, Shape};

use super::known;

/// Truths and links that the checker has accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    /// The truths and links.
    pub cover: Cover,
    /// All that they prove false, in order.
    pub eliminations: Vec<Candidate>,
}

/// How large a pattern is. The order is that of the techniques: fewest truths, lowest rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    /// The truths, with multiplicity.
    pub truths: u64,
    /// Links minus truths, with multiplicity.
    pub rank: i64,
    /// The greatest multiplicity.
    pub multiplicity: u16,
}

impl Size {
    /// 5 · truths + rank, by which patterns are compared.
    #[allow(clippy::cast_precision_loss)] // at most 65,535 terms of 16 bits
    pub(crate) fn cost(self) -> f64 {
        5.0 * self.truths as f64 + self.rank as f64
    }
}

impl Pattern {
    pub(crate) fn new(grid: &Grid, cover: Cover) -> Self {
        let eliminations = eliminations(grid, &cover);
        Self { cover, eliminations }
    }

    /// How large it is.
    pub fn size(&self) -> Size {
        Size {
            truths: self.cover.truth_count() as u64,
            rank: self.cover.rank(),
            multiplicity: self
                .cover
                .terms
                .iter()
                .map(|t| t.weight.unsigned_abs())
                .max()
                .unwrap_or(0),
        }
    }

    /// The finding that takes all that the pattern proves, named if people have a name for it.
    pub fn into_finding(self, grid: &Grid) -> Finding {
        let size = self.size();
        let known = known::name(grid, &self.cover).map(Cow::Borrowed);
        let shape = Shape::Sets(Sets { truths: size.truths, rank: size.rank, known });
        Finding::eliminate(self.eliminations, shape, self.cover)
    }
}

/// The candidates that a cover proves false.
pub(crate) fn eliminations(grid: &Grid, cover: &Cover) -> Vec<Candidate> {
    let open = |c: &Candidate| grid.is_live(*c) && !grid.solved().contains(c.cell());
    let weights = cover.weights();
    Candidate::all().filter(open).filter(|&c| weights.reaches(c, cover.scale)).collect()
}
