//! The checker, and all that a wrong step would have to get past.
//!
//! * here: what is asked, lemmas in their order, placements
//! * `claim`: what is claimed, and what that excludes
//! * `weights`: the cover rule, and `cover`, which asks it
//! * `assumption`: refutations and cases
//! * `guardians`: candidates of which one is true, since a pattern is impossible without them
//! * `rules`: what the rules say that a puzzle adds to the classic ones
//! * `sums`: what the sums of digits leave no room for, and what sums follow from others
//! * `uniqueness`: what rests on the premise that there is one solution; whoever does not assume that can leave it out
//! * `patterns`: proofs in POM-space, with its tables; whoever reads of candidates only can leave it out
//!
//! What all of it may cost is counted by [`Budget`].
//!
//! **Why it is right.** Of every solution of the grid, all true candidates are live. Each reason shows
//! something of all solutions: that a candidate is false, or what a clause says. Lemmas are shown in
//! their order, and each uses those before it only, so all that a reason finds shown does hold.

mod assumption;
mod claim;
mod cover;
mod guardians;
mod patterns;
mod rules;
mod sums;
mod uniqueness;
mod weights;

use ninerooks_board::{Candidate, Grid};

use crate::{Action, Budget, Clause, Lemma, Proof, Reason, Refusal, Spent};
use claim::Claim;

pub use assumption::{MAX_DEPTH, MAX_LENGTH};
pub(crate) use patterns::live_patterns;
pub use weights::Weights;

/// The most terms that a cover may have. 65,535 weights of 16 bits sum to less than 2^31, and times the total of a sum, of 32 bits,
/// to less than 2^63, so that no sum here can overflow; a cover that names each sector once has 324.
pub const MAX_TERMS: usize = 65_535;

/// Whether `proof` shows that `actions` follow from `grid`.
///
/// Lemmas come first, then eliminations: each must be proved from the grid as it is. A placement is
/// accepted when, with the step's proved eliminations done, some sector of the candidate, or some set of which a rule
/// of the puzzle says that one is true, has no other live one; in POM-space, when all live patterns of its digit pass through it; by cases, when a
/// deduction makes it true in each case.
///
/// # What is assumed
/// Accepted means: the actions are right in every solution that fits the following premises. They are the
/// caller's to ensure. Nothing here can check them, for a grid does not say how it came to be.
///
/// * **Always: `grid` is right as it is**, and so are the [rules](Grid::rules) of its puzzle. The solutions that are spoken of are those whose digits are all live in
///   it. If something in it was placed or eliminated wrongly, steps that are wrong for the puzzle are accepted. So
///   begin a path with [`Grid::new`] of the puzzle, and apply only what was accepted.
/// * **If [`Proof::assumes_uniqueness`]: the puzzle has at most one solution**, and that is the puzzle which
///   `grid` remembers: its [givens](Grid::givens) and what it [excludes](Grid::excluded). That is not looked into. Where the
///   puzzle has several solutions, such a step is accepted all the same, and may be wrong in some of them. Count the
///   solutions, with `ninerooks_exact`, or refuse such proofs.
/// * **In that case too: what the puzzle excludes is known as such.** A candidate that its author left out belongs into
///   [`Puzzle::candidates`](ninerooks_board::Puzzle): eliminated by [`Grid::eliminate`] it passes for logic, and a second
///   solution is assumed that the puzzle does not allow. The other way round no harm is done, only fewer steps are
///   accepted. A state written as text and read again may have lost such exclusions, those of cells that hold a digit
///   by then, and so be another puzzle.
///
/// ```
/// use ninerooks_board::{Grid, Puzzle, Sector};
/// use ninerooks_proof::{Action, GuardianKind, Guardians, Proof, Reason, check};
///
/// // Four cells of two boxes with 1 and 2, the last one without the 2 but with a 3.
/// let cells = [("r1c1", "12"), ("r1c2", "12"), ("r4c1", "12"), ("r4c2", "13")];
/// let mut candidates = Puzzle::default().default_candidates();
/// for (cell, live) in cells {
///     for digit in "123456789".chars().filter(|digit| !live.contains(*digit)) {
///         candidates.remove(format!("{digit}{cell}").parse()?);
///     }
/// }
/// let sectors: Vec<Sector> = ["1N1", "1N2", "4N1", "4N2"].map(str::parse).into_iter().collect::<Result<_, _>>()?;
/// let kept = sectors.iter().flat_map(|cell| cell.candidates()[..2].iter().copied()).collect();
/// let by = Guardians { kind: GuardianKind::Deadly, sectors: sectors.into(), kept };
/// let proof = Proof::from(Reason::Guardians(Box::new(by)));
/// let action = [Action::Eliminate("1r4c2".parse()?)];
///
/// // If logic has excluded what is missing, 1 and 2 could be exchanged in the four cells. The puzzle here has no
/// // givens and many solutions: that the premise is wrong is not noticed, but the proof says that it has one.
/// let mut grid = Grid::default();
/// grid.open().filter(|open| !candidates.contains(*open)).for_each(|gone| grid.eliminate(gone));
/// assert!(check(&grid, &action, &proof).is_ok());
/// assert!(proof.assumes_uniqueness());
///
/// // If the puzzle itself does not allow the 2, they could not.
/// let mut puzzle = Puzzle::default();
/// puzzle.candidates = Some(Box::new(candidates));
/// let same = Grid::new(&puzzle)?;
/// assert_eq!(same.live(), grid.live());
/// assert!(check(&same, &action, &proof).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The first thing that is wrong, in the order: the lemmas, the proof itself, then the actions in their
/// order.
pub fn check(grid: &Grid, actions: &[Action], proof: &Proof) -> Result<(), Refusal> {
    check_within(grid, actions, proof, &mut Budget::of_path())
}

/// [`check`] as one of the steps of a path, which share a budget of work.
///
/// # Errors
/// As [`check`], and [`Refusal::Work`] when there is not enough left.
pub fn check_within(
    grid: &Grid,
    actions: &[Action],
    proof: &Proof,
    budget: &mut Budget,
) -> Result<(), Refusal> {
    budget.begin_step();
    if !grid.rules().is_none() && proof.assumes_uniqueness() {
        return Err(Refusal::UniqueUnderRules);
    }
    for (lemma, Lemma { says, by }) in proof.lemmas.iter().enumerate() {
        let mut judge = Judge { lemmas: &proof.lemmas[..lemma], budget, depth: 0 };
        let refused = |reason| Refusal::Lemma { lemma, reason: Box::new(reason) };
        judge.shows(grid, Claim::Clause(says), by).map_err(refused)?;
    }
    let mut judge = Judge { lemmas: &proof.lemmas, budget, depth: 0 };
    judge.shows(grid, Claim::Actions(actions), &proof.then)
}

/// What it costs to look an action up and to do it.
const ACTION: usize = 64;

/// What has been shown, what may still be spent, and how deep proofs are inside each other.
struct Judge<'a> {
    lemmas: &'a [Lemma],
    budget: &'a mut Budget,
    depth: usize,
}

impl Judge<'_> {
    /// Whether a reason shows what is claimed.
    fn shows(&mut self, grid: &Grid, claim: Claim<'_>, reason: &Reason) -> Result<(), Refusal> {
        let actions = if let Claim::Actions(actions) = claim { actions } else { &[] };
        self.budget.spend(ACTION * actions.len())?;
        match (reason, claim) {
            (_, Claim::Clause(Clause::Sum(sum))) => return self.sum_by(grid, sum, reason),
            (Reason::Fillings(lemma), _) => self.by_fillings(grid, claim, *lemma)?,
            (Reason::Covers(covers), Claim::Actions(_)) => self.by_covers(grid, actions, covers)?,
            (Reason::Covers(covers), Claim::Clause(clause)) => {
                self.clause_by_covers(grid, clause, covers)?;
            }
            (Reason::Refute(proof), _) => self.by_refutation(grid, claim, proof)?,
            (Reason::Guardians(guardians), _) => self.by_guardians(grid, claim, guardians)?,
            (Reason::Symmetry(symmetry), _) => self.by_symmetry(grid, claim, symmetry)?,
            (Reason::Rules, _) => self.by_rules(grid, claim)?,
            // In cases and in POM-space placements have proofs of their own.
            (Reason::Cases(proof), _) => return self.by_cases(grid, claim, proof),
            (Reason::Rookeries(proof), Claim::Actions(_)) => {
                return self.by_patterns(grid, actions, proof);
            }
            (Reason::Rookeries(proof), Claim::Clause(clause)) => {
                self.clause_by_patterns(grid, clause, proof)?;
            }
        }
        let placements = actions.iter().filter(|action| matches!(action, Action::Place(_))).count();
        self.budget.spend(placements * rules::cost(grid))?;
        check_placements(grid, actions)
    }
}

/// Placements, given that the eliminations among `actions` are proved.
fn check_placements(grid: &Grid, actions: &[Action]) -> Result<(), Refusal> {
    let mut after = std::borrow::Cow::Borrowed(grid);
    for action in actions {
        if let Action::Eliminate(candidate) = *action {
            after.to_mut().eliminate(candidate);
        }
    }
    for action in actions {
        let Action::Place(candidate) = *action else { continue };
        require_open(grid, candidate)?;
        let is_single = candidate.sectors().iter().any(|&s| after.only_in(s) == Some(candidate));
        if !is_single && !rules::only_left(&after, candidate) {
            return Err(Refusal::NotSingle { candidate });
        }
    }
    Ok(())
}

/// What is required of each elimination, which must be open besides.
fn each_elimination(
    grid: &Grid,
    actions: &[Action],
    mut require: impl FnMut(Candidate) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    actions.iter().try_for_each(|action| match *action {
        Action::Eliminate(target) => require_open(grid, target).and_then(|()| require(target)),
        Action::Place(_) => Ok(()),
    })
}

fn require_open(grid: &Grid, candidate: Candidate) -> Result<(), Refusal> {
    if grid.is_live(candidate) && !grid.solved().contains(candidate.cell()) {
        Ok(())
    } else {
        Err(Refusal::NotOpen { candidate })
    }
}
