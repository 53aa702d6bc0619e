//! Proofs for the page: truths, links, and the sum for each candidate.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{Action, Cover, Proof, check};
use ninerooks_step::Step;
use ninerooks_text::notation::{proof_line, reasoning, sets};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A sector.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct SectorView {
    /// Its number, 0 to 323.
    pub index: usize,
    /// Its name: `3R7`, `5N3`.
    pub name: String,
    /// Its nine candidates.
    pub candidates: Vec<usize>,
}

/// A sector, and how often it counts.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct Weighted {
    /// The sector.
    pub sector: SectorView,
    /// How often it counts, at least once.
    pub times: u64,
    /// Its name in the notation of set logic: `3R7` for a truth, `3r7` for a link.
    pub set: String,
}

/// In how many truths and links a live candidate is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct Sum {
    /// The candidate.
    pub candidate: usize,
    /// The truths that it is in, with their weights.
    pub truths: i64,
    /// The links that it is in.
    pub links: i64,
    /// Its weight: links minus truths.
    pub weight: i64,
    /// What follows for it.
    pub result: SumResult,
}

/// What follows from the sum of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum SumResult {
    /// It is in more truths than links, which keeps the cover from proving anything.
    Uncovered,
    /// It is false.
    Eliminated,
    /// It would be false if the cover proved anything.
    Reaches,
    /// Nothing.
    Stays,
}

/// A cover: truths and links with weights.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct CoverView {
    /// In set notation, counted: `2 truths {3R17}  2 links {3c49}  rank 0`.
    pub text: String,
    /// In set notation.
    pub sets: String,
    /// The truths.
    pub truths: Vec<Weighted>,
    /// The links.
    pub links: Vec<Weighted>,
    /// Links minus truths.
    pub rank: i64,
    /// A candidate in this many more links than truths is eliminated.
    pub scale: i64,
    /// Every live candidate that is in one of them.
    pub sums: Vec<Sum>,
    /// Those that are false.
    pub eliminated: Vec<usize>,
    /// Those in more truths than links, which keep it from proving anything.
    pub uncovered: Vec<usize>,
}

/// Why a step is right.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct ProofView {
    /// The whole of it in a line.
    pub line: String,
    /// What it assumes and what follows, paragraph by paragraph, where it is made of that.
    pub reasoning: Vec<Vec<String>>,
    /// Its covers, where it is made of them.
    pub covers: Vec<CoverView>,
    /// Whether the checker accepts it.
    pub accepted: bool,
    /// Why not, or nothing.
    pub refusal: Option<String>,
}

impl From<Sector> for SectorView {
    fn from(sector: Sector) -> Self {
        Self {
            index: sector.index(),
            name: sector.to_string(),
            candidates: sector.candidates().iter().map(|c| c.index()).collect(),
        }
    }
}

/// `3R7`, `3r7`, `5N3`: a sector as set logic writes it.
fn set_name(sector: Sector, is_truth: bool) -> String {
    if is_truth { sector.to_string() } else { format!("{sector:#}") }
}

impl CoverView {
    /// A cover on a grid.
    pub fn new(grid: &Grid, cover: &Cover) -> Self {
        let weights = cover.weights();
        let side = |is_truth: bool| -> Vec<Weighted> {
            let of_side = |sector: &Sector| match weights.sector(*sector) {
                0 => false,
                weight => (weight < 0) == is_truth,
            };
            let view = |sector: Sector| Weighted {
                sector: sector.into(),
                times: weights.sector(sector).unsigned_abs(),
                set: set_name(sector, is_truth),
            };
            Sector::all().filter(of_side).map(view).collect()
        };
        let proof = Proof::cover(cover.clone());
        let below: CandidateSet = weights.below_zero(grid, cover).collect();
        let result = |candidate: Candidate| {
            if below.contains(candidate) {
                SumResult::Uncovered
            } else if !weights.reaches(candidate, cover.scale) {
                SumResult::Stays
            } else if check(grid, &[Action::Eliminate(candidate)], &proof).is_ok() {
                SumResult::Eliminated
            } else {
                SumResult::Reaches
            }
        };
        let sum = |candidate: Candidate| {
            let [truths, links] = weights.sides(candidate);
            (truths + links > 0).then(|| Sum {
                candidate: candidate.index(),
                truths,
                links,
                weight: weights.weight(candidate),
                result: result(candidate),
            })
        };
        let live = Candidate::all().filter(|&candidate| grid.is_live(candidate));
        let sums: Vec<Sum> = live.filter_map(sum).collect();
        let with = |result: SumResult| -> Vec<usize> {
            sums.iter().filter(|sum| sum.result == result).map(|sum| sum.candidate).collect()
        };
        Self {
            text: sets::print_counted(cover),
            sets: sets::print(cover),
            truths: side(true),
            links: side(false),
            rank: cover.rank(),
            scale: i64::from(cover.scale),
            eliminated: with(SumResult::Eliminated),
            uncovered: with(SumResult::Uncovered),
            sums,
        }
    }
}

impl ProofView {
    /// The proof of a step on its grid.
    pub fn new(grid: &Grid, step: &Step) -> Self {
        let covers = step.proof.as_covers().unwrap_or_default();
        let judged = step.check(grid);
        Self {
            line: proof_line(&step.proof),
            reasoning: reasoning(grid, &step.proof),
            covers: covers.iter().map(|cover| CoverView::new(grid, cover)).collect(),
            accepted: judged.is_ok(),
            refusal: judged.err().map(|refusal| refusal.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_proof::{Deduction, Disproof, Refutation};

    use super::*;
    use crate::State;

    #[test]
    fn every_kind_of_proof_has_something_to_read() {
        let text =
            "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
        let state = State::from(&ninerooks_text::formats::read(text).unwrap().puzzle);
        let grid = &state.grid().unwrap();
        let profile = ninerooks_logic::Profile::by_id("basic").unwrap();
        let step = &ninerooks_logic::all_steps(grid, &profile, ninerooks_logic::Forms::Once)[0];
        let view = ProofView::new(grid, step);
        assert!(view.accepted && view.reasoning.len() == view.covers.len());
        // The same step with a proof that assumes, and that does not hold.
        let target = step.actions[0].candidate();
        let deductions = vec![Deduction::Only(Sector::from_index(0))].into();
        let disproof = Disproof::of(target, deductions, Sector::from_index(1));
        let proof = Proof::refute(Refutation { disproofs: vec![disproof].into() });
        let view = ProofView::new(grid, &Step { proof, ..step.clone() });
        assert!(!view.accepted && view.refusal.is_some() && view.covers.is_empty());
        assert_eq!(view.reasoning[0][0], format!("Assume {target}."));
        assert_eq!(view.reasoning[0].len(), 3);
    }
}
