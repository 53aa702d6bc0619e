//! A proof worked out on its grid, sentence by sentence.

use ninerooks_board::{Grid, Sector};
use ninerooks_proof::{Action, Deduction, Fact, Proof, Reason, RookeryProof};

use super::counted::counted;
use super::deletion::deletion_line;
use super::line::reason_line;
use super::sets;
use super::words::list;

/// How many deletions of patterns are listed one by one.
const MOST_DELETIONS: usize = 40;

/// Every inference of a proof: a paragraph for each cover, with a sentence for each truth and link and for what
/// they leave no room for; a paragraph for each assumption, with a sentence for each thing that follows; for
/// patterns a paragraph with their deletions.
///
/// It does not check: where a deduction does not hold, it says so and goes on.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_proof::{Cover, Deduction, Disproof, Proof, Refutation};
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
/// let disproof = Disproof::of("2r1c1".parse()?, deductions, "1C1".parse()?);
/// let proof = Proof::refute(Refutation { disproofs: vec![disproof].into() });
/// let sentences = ["Assume 2r1c1.", "In 1N2 only 1r1c2 is left.", "Nothing is left in 1C1, so 2r1c1 is false."];
/// assert_eq!(reasoning(&grid, &proof), [sentences]);
///
/// // In box 1 there is a 3 in row 1 only, and in row 1 there are no others but one.
/// let mut grid = Grid::default();
/// for cell in ["r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3", "r1c5", "r1c6", "r1c7", "r1c8", "r1c9"] {
///     grid.eliminate(format!("3{cell}").parse()?);
/// }
/// let single = Proof::cover(Cover::new(&["3B1".parse()?], &["3R1".parse()?]));
/// let last = "If 3r1c4 were true, one link would be used up, and none would be left for the truth. So 3r1c4 is false.";
/// assert_eq!(reasoning(&grid, &single)[0].last().expect("a sentence"), last);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reasoning(grid: &Grid, proof: &Proof) -> Vec<Vec<String>> {
    let mut paragraphs = Vec::new();
    for (n, lemma) in proof.lemmas.iter().enumerate() {
        let says = format!("Lemma L{}: {}.", n + 1, lemma.says);
        paragraphs.push(vec![says, format!("It follows by {}.", reason_line(&lemma.by))]);
    }
    paragraphs.extend(of_reason(grid, proof));
    paragraphs
}

fn of_reason(grid: &Grid, proof: &Proof) -> Vec<Vec<String>> {
    match &proof.then {
        Reason::Refute(refutation) => {
            let paragraphs = refutation.disproofs.iter().map(|disproof| {
                let conflict = Some(disproof.conflict);
                assumed(grid, &disproof.assumes, &disproof.deductions, conflict)
            });
            paragraphs.collect()
        }
        Reason::Cases(cases) => {
            let live = match cases.truth {
                Fact::Sector(sector) => list(grid.live_in(sector)),
                Fact::Lemma(_) => list(cases.branches.iter().map(|branch| branch.candidate)),
            };
            let mut paragraphs = vec![vec![format!(
                "One of the candidates of {}, {live}, is true, and the same follows from each.",
                cases.truth
            )]];
            paragraphs.extend(cases.branches.iter().map(|branch| {
                let assumes = [Action::Place(branch.candidate)];
                assumed(grid, &assumes, &branch.deductions, branch.conflict)
            }));
            paragraphs
        }
        Reason::Rookeries(proof) => vec![deletions(proof)],
        Reason::Guardians(_) | Reason::Symmetry(_) | Reason::Rules | Reason::Fillings(_) => {
            vec![vec![format!("It follows by {}.", reason_line(&proof.then))]]
        }
        Reason::Covers(covers) => {
            covers.iter().map(|cover| counted(grid, cover, &proof.lemmas)).collect()
        }
    }
}

fn assumed(
    grid: &Grid,
    assumes: &[Action],
    deductions: &[Deduction],
    conflict: Option<Sector>,
) -> Vec<String> {
    let mut grid = *grid;
    for action in assumes {
        action.apply(&mut grid);
    }
    let what: Vec<String> = assumes.iter().copied().map(in_words).collect();
    let mut sentences = vec![format!("Assume {}.", what.join(" and "))];
    for deduction in deductions {
        sentences.push(match deduction {
            Deduction::Only(sector) => match grid.only_in(*sector) {
                Some(only) => {
                    grid.place(only);
                    format!("In {sector} only {only} is left.")
                }
                None => format!(
                    "{sector} does not have exactly one candidate left, so this does not follow."
                ),
            },
            Deduction::Cover { cover, eliminates } => {
                eliminates.iter().for_each(|&candidate| grid.eliminate(candidate));
                format!("{} excludes {}.", sets::print(cover), list(eliminates))
            }
            Deduction::Inner { by, actions } => {
                actions.iter().for_each(|action| action.apply(&mut grid));
                let shown: Vec<String> = actions.iter().copied().map(in_words).collect();
                format!("Inside: {}. So {}.", reason_line(by), shown.join(" and "))
            }
        });
    }
    match (conflict, assumes) {
        (Some(conflict), [Action::Place(candidate)]) => {
            sentences.push(format!("Nothing is left in {conflict}, so {candidate} is false."));
        }
        (Some(conflict), _) => {
            sentences.push(format!("Nothing is left in {conflict}, so that is impossible."));
        }
        (None, _) => {}
    }
    sentences
}

/// `3r4c5`, or `not 3r4c5`.
fn in_words(action: Action) -> String {
    match action {
        Action::Place(candidate) => candidate.to_string(),
        Action::Eliminate(candidate) => format!("not {candidate}"),
    }
}

fn deletions(proof: &RookeryProof) -> Vec<String> {
    let mut sentences: Vec<String> =
        proof.deletions.iter().take(MOST_DELETIONS).map(deletion_line).collect();
    if proof.deletions.len() > MOST_DELETIONS {
        sentences.push(format!("and {} more", proof.deletions.len() - MOST_DELETIONS));
    }
    sentences
}
