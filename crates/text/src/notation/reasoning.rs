//! A proof worked out on its grid, sentence by sentence.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Deduction, Proof, RookeryProof};

use super::deletion::deletion_line;
use super::sets;
use super::words::list;

/// How many deletions of patterns are told one by one.
const MOST_DELETIONS: usize = 40;

/// What a proof says that is not a cover: a paragraph for each supposition, with a sentence for each
/// thing that follows; for patterns a paragraph with their deletions. Covers say all by themselves,
/// so for them there is nothing.
///
/// It does not check: where a deduction does not hold, it says so and goes on.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_proof::{Deduction, Disproof, Proof, Refutation};
/// use ninerooks_text::notation::reasoning;
///
/// // Row 1 has two cells for 1 and 2, and column 1 has no other 1.
/// let mut grid = Grid::default();
/// for digit in 3..=9 {
///     grid.eliminate(format!("{digit}r1c2").parse()?);
/// }
/// for row in 2..=9 {
///     grid.eliminate(format!("1r{row}c1").parse()?);
/// }
/// let deductions = vec![Deduction::Only("1N2".parse()?)].into();
/// let disproof = Disproof { target: "2r1c1".parse()?, deductions, conflict: "1C1".parse()? };
/// let proof = Proof::Refute(Refutation { disproofs: vec![disproof].into() });
/// let sentences = ["Suppose 2r1c1.", "In 1N2 only 1r1c2 is left.", "Nothing is left in 1C1, so 2r1c1 is false."];
/// assert_eq!(reasoning(&grid, &proof), [sentences]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reasoning(grid: &Grid, proof: &Proof) -> Vec<Vec<String>> {
    match proof {
        Proof::Refute(refutation) => {
            let told = refutation.disproofs.iter().map(|disproof| {
                supposed(grid, disproof.target, &disproof.deductions, Some(disproof.conflict))
            });
            told.collect()
        }
        Proof::Cases(cases) => {
            let live = list(grid.live_in(cases.truth));
            let mut told = vec![vec![format!(
                "One candidate of {} is true. They are {live}, and the same follows from each.",
                cases.truth
            )]];
            told.extend(cases.branches.iter().map(|branch| {
                supposed(grid, branch.candidate, &branch.deductions, branch.conflict)
            }));
            told
        }
        Proof::Rookeries(proof) => vec![deletions(proof)],
        _ => Vec::new(),
    }
}

fn supposed(
    grid: &Grid,
    candidate: Candidate,
    deductions: &[Deduction],
    conflict: Option<Sector>,
) -> Vec<String> {
    let mut grid = *grid;
    grid.place(candidate);
    let mut told = vec![format!("Suppose {candidate}.")];
    for deduction in deductions {
        told.push(match deduction {
            Deduction::Only(sector) => match grid.only_in(*sector) {
                Some(only) => {
                    grid.place(only);
                    format!("In {sector} only {only} is left.")
                }
                None => format!("{sector} has not one candidate left, so this does not follow."),
            },
            Deduction::Cover { cover, eliminates } => {
                eliminates.iter().for_each(|&candidate| grid.eliminate(candidate));
                format!("{} excludes {}.", sets::print(cover), list(eliminates))
            }
        });
    }
    if let Some(conflict) = conflict {
        told.push(format!("Nothing is left in {conflict}, so {candidate} is false."));
    }
    told
}

fn deletions(proof: &RookeryProof) -> Vec<String> {
    let mut told: Vec<String> =
        proof.deletions.iter().take(MOST_DELETIONS).map(deletion_line).collect();
    if proof.deletions.len() > MOST_DELETIONS {
        told.push(format!("and {} more", proof.deletions.len() - MOST_DELETIONS));
    }
    told
}
