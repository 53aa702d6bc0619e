//! Depth: what may be looked for in the grid that an assumption leaves, when there is nothing more
//! to mark.
//!
//! These are the ordinary searches, on a hypothetical grid. What they find is a cover, which holds
//! under the assumption. No hypotheses within hypotheses.

use ninerooks_board::{Candidate, Grid, HouseKind};
use ninerooks_proof::Cover;

use crate::search::{grid_analysis, intersection, subset};
use crate::{Findings, Forms, Position};

/// What may be used under an assumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// Marks only.
    Marks,
    /// Marks and locked candidates: the Sudoku Assistant's "+depth".
    Locked,
    /// Subsets and fish of two to four besides: its "++depth".
    Subsets,
}

/// What a cover excludes under an assumption.
#[derive(Clone, Debug)]
pub(crate) struct Lemma {
    pub(crate) cover: Cover,
    pub(crate) excludes: Vec<Candidate>,
}

const HOUSES: [HouseKind; 3] = [HouseKind::Block, HouseKind::Row, HouseKind::Column];

/// All steps of the simplest kind that finds any: locked candidates, then subsets and fish of two,
/// of three, of four.
pub(crate) fn lemmas(grid: &Grid, depth: Depth) -> Vec<Lemma> {
    let position = Position::new(grid);
    let last = match depth {
        Depth::Marks => 0,
        Depth::Locked => 1,
        Depth::Subsets => 4,
    };
    let mut kinds = (1..=last).map(|n| {
        let mut found = Findings::all(Forms::Once);
        // Nothing stops a search that wants everything.
        if n == 1 {
            let _ = intersection::locked_candidates(&position, &HOUSES, &mut found);
        } else {
            let _ = subset::naked(&position, n, &mut found);
            let _ = subset::hidden(&position, n, &mut found);
            let _ = grid_analysis::fish(&position, n, &mut found);
        }
        found.into_findings()
    });
    let findings = kinds.find(|findings| !findings.is_empty()).unwrap_or_default();
    let lemma = |finding: ninerooks_step::Finding| {
        let excludes = finding.eliminations().collect();
        match finding.proof.as_covers() {
            Some([cover]) => Some(Lemma { cover: cover.clone(), excludes }),
            Some(_) | None => None,
        }
    };
    findings.into_iter().filter_map(lemma).collect()
}
