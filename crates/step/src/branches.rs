//! What is refuted inside a refutation, as steps of their own.

use ninerooks_board::Grid;
use ninerooks_proof::{Deduction, Reason};

use crate::{RefutationLine, Shape, Step};

impl Step {
    /// What is refuted inside a [refutation](crate::Refutation), each as a step in the state in which it is refuted, in the order in which
    /// it is told: one that has others inside comes before these. Other steps have none.
    pub fn branches(&self, grid: &Grid) -> Vec<(Grid, Self)> {
        let (Shape::Refutation(shape), Reason::Refute(proof)) = (&self.shape, &self.proof.then)
        else {
            return Vec::new();
        };
        let Some(disproof) = proof.disproofs.first() else { return Vec::new() };
        let mut under = *grid;
        under.place(shape.target);
        let mut branches = Vec::new();
        for (line, deduction) in shape.lines.iter().zip(&disproof.deductions) {
            if let (RefutationLine::Refuted(inner), Deduction::Inner { by, actions }) =
                (line, deduction)
            {
                let branch = Self {
                    technique: self.technique,
                    actions: actions.iter().copied().collect(),
                    shape: Shape::Refutation(inner.clone()),
                    proof: by.as_ref().clone().into(),
                };
                let inside = branch.branches(&under);
                branches.push((under, branch));
                branches.extend(inside);
            }
            line.follow(&mut under);
        }
        branches
    }
}
