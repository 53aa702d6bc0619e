//! How long a proof is: how many inferences a reader has to check.
//!
//! It depends on the proof and its grid, not on what found it:
//!
//! | Part | Counts |
//! |---|---|
//! | a cover | its truths, each as often as it is used: a single 1, an X-Wing 2, a chain of three strong links 3 |
//! | a lemma | what its reason counts |
//! | a sum by a cover | the sums that it weighs, and one for each nine sectors: a house counts once |
//! | the fillings of a sum | 1 |
//! | a pattern with guardians | its sectors: the cells that are filled in while it is shown |
//! | a disproof, a case | 1 for each assumption, its deductions, 1 for the conflict; inner proofs in full |
//! | a symmetry | 1 |
//! | a deleted pattern, a deleted pair of patterns | 1 |
//! | a sum of patterns | its truths, and the live patterns of its equations, which have to be looked through |
//! | patterns without a deletion | the live patterns of the digits that it is about |
//!
//! Nothing counts less than 1.

use core::cell::OnceCell;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};

use crate::judge::live_patterns;
use crate::{
    Action, Cases, Clause, Cover, Deduction, Deletion, Disproof, Equation, PatternCover, Proof,
    Reason, RookeryProof,
};

impl Proof {
    /// How many inferences a reader has to check to see that the actions follow from the grid. At least 1.
    ///
    /// ```
    /// use ninerooks_board::Grid;
    /// use ninerooks_proof::{Action, Cover, Proof};
    ///
    /// let x_wing = Proof::cover(Cover::new(&["3R1".parse()?, "3R5".parse()?], &["3C2".parse()?, "3C8".parse()?]));
    /// let actions = [Action::Eliminate("3r9c2".parse()?)];
    /// assert_eq!(x_wing.length(&Grid::default(), &actions), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn length(&self, grid: &Grid, actions: &[Action]) -> usize {
        let reader = Reader { grid, patterns: [const { OnceCell::new() }; 9] };
        let lemmas = self.lemmas.iter().map(|lemma| match (&lemma.says, &lemma.by) {
            (Clause::Sum(_), Reason::Covers(covers)) => covers.iter().map(total).sum(),
            (says, by) => {
                reader.reason(by, says.candidates().iter().map(Candidate::digit).collect())
            }
        });
        lemmas.sum::<usize>() + reader.reason(&self.then, digits(actions))
    }

    /// Whether it is that of a single: one digit is placed by one truth.
    ///
    /// ```
    /// use ninerooks_proof::{Action, Cover, Proof};
    ///
    /// let proof = Proof::cover(Cover::new(&["3R1".parse()?], &["1N2".parse()?]));
    /// assert!(proof.is_single(&[Action::Place("3r1c2".parse()?)]));
    /// assert!(!proof.is_single(&[Action::Eliminate("3r2c2".parse()?)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_single(&self, actions: &[Action]) -> bool {
        let is_one = |covers: &[Cover]| matches!(covers, [one] if cover(one) == 1);
        matches!(actions, [Action::Place(_)]) && self.as_covers().is_some_and(is_one)
    }
}

/// A cover that comes to a sum: its sums, and one for each nine sectors, as many as a house has.
fn total(cover: &Cover) -> usize {
    let sectors = cover.terms.iter().filter(|term| term.fact.sector().is_some()).count();
    (cover.terms.len() - sectors + sectors.div_ceil(9)).max(1)
}

/// The digits of actions.
fn digits(actions: &[Action]) -> DigitSet {
    actions.iter().map(|action| action.candidate().digit()).collect()
}

/// Who checks a proof.
struct Reader<'a> {
    grid: &'a Grid,
    /// The cells of the live patterns of each digit, once they are asked for. Inside an assumption some of them are dead: they
    /// are counted nevertheless, for the reader has them before him.
    patterns: [OnceCell<Vec<CellSet>>; 9],
}

impl Reader<'_> {
    /// What it counts to show something about these digits.
    fn reason(&self, reason: &Reason, about: DigitSet) -> usize {
        let length = match reason {
            Reason::Covers(covers) => covers.iter().map(cover).sum(),
            Reason::Rookeries(proof) => self.rookeries(proof, about),
            Reason::Refute(proof) => proof.disproofs.iter().map(|one| self.disproof(one)).sum(),
            Reason::Cases(proof) => self.cases(proof),
            Reason::Guardians(guardians) => guardians.sectors.len(),
            Reason::Symmetry(_) | Reason::Rules | Reason::Fillings(_) => 1,
        };
        length.max(1)
    }

    fn disproof(&self, disproof: &Disproof) -> usize {
        disproof.assumes.len() + self.deductions(&disproof.deductions) + 1
    }

    fn cases(&self, cases: &Cases) -> usize {
        let branches = cases.branches.iter();
        branches
            .map(|branch| {
                1 + self.deductions(&branch.deductions) + usize::from(branch.conflict.is_some())
            })
            .sum()
    }

    fn deductions(&self, deductions: &[Deduction]) -> usize {
        let one = |deduction: &Deduction| match deduction {
            Deduction::Only(_) => 1,
            Deduction::Cover { cover: own, .. } => cover(own),
            Deduction::Inner { by, actions } => self.reason(by, digits(actions)),
        };
        deductions.iter().map(one).sum()
    }

    fn rookeries(&self, proof: &RookeryProof, about: DigitSet) -> usize {
        if proof.deletions.is_empty() {
            return about.map(|digit| self.patterns(digit).len()).sum();
        }
        let one = |deletion: &Deletion| match deletion {
            Deletion::Cover(own) => self.pattern_cover(own),
            Deletion::Candidates(own) => cover(&own.cover) + own.targets.len(),
            Deletion::Pattern { .. } | Deletion::Pair { .. } => 1,
            Deletion::Guarded(own) => own.by.sectors.len().max(1) + own.targets.len(),
        };
        proof.deletions.iter().map(one).sum()
    }

    /// The truths, and the live patterns of the equations.
    fn pattern_cover(&self, cover: &PatternCover) -> usize {
        let truths = cover.terms.iter().filter(|term| term.weight < 0);
        let truths: usize = truths.map(|term| usize::from(term.weight.unsigned_abs())).sum();
        let cells: CellSet = cover.terms.iter().filter_map(|term| cell_of(term.equation)).collect();
        let whole =
            |digit: Digit| cover.terms.iter().any(|term| term.equation == Equation::Digit(digit));
        let seen = Digit::ALL.into_iter().map(|digit| {
            let all = self.patterns(digit).iter();
            all.filter(|own| whole(digit) || !(**own & cells).is_empty()).count()
        });
        truths + seen.sum::<usize>()
    }

    fn patterns(&self, digit: Digit) -> &[CellSet] {
        self.patterns[digit.index()].get_or_init(|| live_patterns(self.grid, digit))
    }
}

fn cell_of(equation: Equation) -> Option<Cell> {
    match equation {
        Equation::Cell(cell) => Some(cell),
        Equation::Digit(_) => None,
    }
}

fn cover(cover: &Cover) -> usize {
    cover.truth_count().max(1)
}
