//! Forcing chains within forcing chains: where nothing more follows from an assumption, chains that begin with another
//! assumption besides may end in a contradiction. Then that one is false, under the first, and more follows.
//!
//! Source: Nicolas Juillerat, Sudoku Explainer, "nested forcing chains", of which these are the first level.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{
    Action, Branch, Cases, Deduction, Disproof, Fact, Proof, Reason, Refutation, check,
};
use ninerooks_step::{
    Actions, Finding, Forcing, ForcingBranch, ForcingChain, ForcingConflict, ForcingNested,
    ForcingStart, OverBudget, Shape,
};

use super::contradiction::{contradictions, shortest};
use super::live::Reach;
use super::proof::follow;
use super::reach::{Limit, Reached, Rest};
use crate::{Findings, Flow, Forms, Position};

/// How many states within assumptions are looked at.
const MOST_STATES: usize = 1000;

/// How often chains are looked for within one assumption, each time with what the last ones have shown.
const ROUNDS: usize = 3;

/// A candidate that chains refute within an assumption.
struct Inner {
    branch: ForcingBranch,
    refuted: Candidate,
    by: Reason,
    /// What must be false by the assumption before.
    needs: Vec<Action>,
}

/// An assumption, with all that follows from it and from what is refuted within it.
struct Followed<'a> {
    reached: Reached<'a>,
    inner: Vec<Inner>,
}

/// A branch with its proof.
struct Argument {
    branch: ForcingBranch,
    deductions: Vec<Deduction>,
    conflict: Option<Sector>,
}

/// Candidates that cannot be true, in their order, then what follows from all candidates of a cell or house, cells first.
/// What nets show by themselves is left to these.
pub(crate) fn nested(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    if grid.contradiction().is_some() {
        return Flow::Continue(());
    }
    let live = position.live(Reach::Nets);
    let mut states = 0;
    let mut all: Vec<Option<Followed>> = (0..729).map(|_| None).collect();
    for candidate in grid.open() {
        let assumed = Action::Place(candidate);
        let reached = Reached::new(live, assumed, Limit::NONE);
        let mut followed = Followed { reached, inner: Vec::new() };
        for _ in 0..ROUNDS {
            if !followed.reached.is_consistent() {
                break;
            }
            if states == MOST_STATES {
                found.limit(OverBudget::Work { limit: MOST_STATES as u64 });
                return Flow::Continue(());
            }
            states += 1;
            if !followed.deepen(grid) {
                break;
            }
        }
        if followed.reached.is_consistent() {
            all[candidate.index()] = Some(followed);
        } else if let Some(finding) = followed.contradiction(grid) {
            found.push(finding)?;
        }
    }
    verities(grid, &all, found)
}

/// What follows from all candidates of a sector, and not without chains within one of them.
fn verities(grid: &Grid, all: &[Option<Followed>], found: &mut Findings) -> Flow {
    let mut shown: Vec<Action> = Vec::new();
    for sector in Sector::all().filter(|s| grid.in_sector(*s).count_ones() > 1) {
        let branches: Option<Vec<&Followed>> =
            grid.live_in(sector).map(|candidate| all[candidate.index()].as_ref()).collect();
        let Some(branches) = branches else { continue };
        let both = |of: fn(&Reached) -> CandidateSet| {
            branches.iter().fold(CandidateSet::ALL, |set, one| set & of(&one.reached))
        };
        let truths = both(|reached| reached.truths).iter().map(Action::Place);
        let falsities = both(|reached| reached.falsities).iter().map(Action::Eliminate);
        for shows in truths.chain(falsities) {
            if shown.contains(&shows) {
                continue;
            }
            if let Some(finding) = verity(grid, sector, &branches, shows) {
                shown.push(shows);
                found.push(finding)?;
            }
        }
    }
    Flow::Continue(())
}

fn verity(grid: &Grid, sector: Sector, all: &[&Followed], shows: Action) -> Option<Finding> {
    let arguments: Vec<Argument> =
        all.iter().map(|one| one.argument(grid, &[shows], None)).collect();
    if arguments.iter().all(|argument| argument.branch.nested.is_empty()) {
        return None;
    }
    let (mut cases, mut branches) = (Vec::new(), Vec::new());
    for Argument { branch, deductions, conflict } in arguments {
        let candidate = branch.assumed.candidate();
        cases.push(Branch { candidate, deductions: deductions.into(), conflict });
        branches.push(branch);
    }
    let proof = Proof::cases(Cases { truth: Fact::from(sector), branches: cases.into() });
    let shape = Forcing { start: ForcingStart::Sector(sector), branches: branches.into() };
    finding(grid, shows, shape, proof)
}

/// The step, if the proof holds: what was shown within all that follows may need more than was noted.
fn finding(grid: &Grid, shows: Action, shape: Forcing, proof: Proof) -> Option<Finding> {
    let actions = Actions::from_slice(&[shows]);
    check(grid, &actions, &proof).ok()?;
    Some(Finding { actions, shape: Shape::Forcing(shape), proof })
}

impl Followed<'_> {
    /// Looks for candidates that chains refute, in what is left. Whether there are any.
    fn deepen(&mut self, grid: &Grid) -> bool {
        let mut after = *grid;
        self.reached.truths.iter().for_each(|candidate| after.place(candidate));
        for candidate in self.reached.falsities.iter().filter(|c| grid.is_live(*c)) {
            if after.is_live(candidate) {
                after.eliminate(candidate);
            }
        }
        let mut found = Findings::all(Forms::Once);
        // Nothing stops a search that wants everything.
        let _ = contradictions(&Position::new(&after), Reach::Chains, &mut found);
        let inner = found.into_findings().into_iter().filter_map(|f| inner(grid, &after, f));
        let inner: Vec<Inner> = inner.collect();
        let refuted: Vec<Action> =
            inner.iter().map(|inner| Action::Eliminate(inner.refuted)).collect();
        self.inner.extend(inner);
        self.reached.extend(&refuted);
        !refuted.is_empty()
    }

    /// The assumption refuted, if not by a net alone.
    fn contradiction(&self, grid: &Grid) -> Option<Finding> {
        let (_, conflict) = shortest(&self.reached, usize::MAX)?;
        let last = match conflict {
            ForcingConflict::Empty(sector) => Some(sector),
            ForcingConflict::Both(_) => None,
        };
        let argument = self.argument(grid, &self.reached.goals(conflict), last);
        let Argument { mut branch, deductions, conflict: empty } = argument;
        if branch.nested.is_empty() {
            return None;
        }
        branch.conflict = Some(conflict);
        let assumed = branch.assumed;
        let disproof = Disproof::of(assumed.candidate(), deductions.into(), empty?);
        let proof = Proof::refute(Refutation { disproofs: Box::new([disproof]) });
        let shape = Forcing { start: ForcingStart::Impossible, branches: Box::new([branch]) };
        finding(grid, assumed.contrary(), shape, proof)
    }

    /// What is refuted within it and is needed for the goals.
    fn used(&self, goals: &[Action]) -> Vec<&Inner> {
        let mut wanted = goals.to_vec();
        let mut used: Vec<&Inner> = Vec::new();
        for inner in self.inner.iter().rev() {
            if self.reached.rests_on(&wanted, Action::Eliminate(inner.refuted)) {
                wanted.extend(&inner.needs);
                used.push(inner);
            }
        }
        used.reverse();
        used
    }

    /// The chains to the goals, with those within, and the deductions in their order.
    fn argument(&self, grid: &Grid, goals: &[Action], last: Option<Sector>) -> Argument {
        let reached = &self.reached;
        let used = self.used(goals);
        let mut known = reached.roots();
        let mut chains: Vec<ForcingChain> = Vec::new();
        let mut nested: Vec<ForcingNested> = Vec::new();
        for inner in &used {
            reached.enter_chains(&inner.needs, &mut known, &mut chains);
            nested.push(ForcingNested { after: chains.len(), branch: inner.branch.clone() });
        }
        reached.enter_chains(goals, &mut known, &mut chains);
        let mut after = *grid;
        reached.assumed.apply(&mut after);
        let rests = reached.placed_rests(&chains);
        let mut rest: &[(u16, Rest)] = &rests;
        let (mut deductions, mut conflict) = (Vec::new(), None);
        for inner in used {
            let refuted = Action::Eliminate(inner.refuted);
            let place = reached.place(refuted);
            let (before, later) = rest.split_at(rest.partition_point(|(at, _)| *at < place));
            rest = later;
            conflict = conflict.or(step(&mut after, before, None, &mut deductions));
            let by = again(&after, &inner.by).filter(|_| after.is_live(inner.refuted));
            if conflict.is_none()
                && let Some(by) = by
            {
                let by = Box::new(by);
                deductions.push(Deduction::Inner { by, actions: Box::new([refuted]) });
                after.eliminate(inner.refuted);
            }
        }
        if conflict.is_none() {
            conflict = step(&mut after, rest, last, &mut deductions);
        }
        let (chains, nested) = (chains.into(), nested.into());
        let branch = ForcingBranch { assumed: reached.assumed, chains, nested, conflict: None };
        Argument { branch, deductions, conflict }
    }
}

/// Follows these on the grid.
fn step(
    after: &mut Grid,
    rests: &[(u16, Rest)],
    last: Option<Sector>,
    deductions: &mut Vec<Deduction>,
) -> Option<Sector> {
    let rests: Vec<Rest> = rests.iter().map(|(_, rest)| *rest).collect();
    let (more, conflict) = follow(after, &rests, last);
    deductions.extend(more);
    conflict
}

/// The same reason on what is left now: others of its round have been refuted before it, so that a sector may be empty
/// sooner, and less be left to eliminate.
fn again(after: &Grid, by: &Reason) -> Option<Reason> {
    let Reason::Refute(refutation) = by else { return None };
    let again = |disproof: &Disproof| -> Option<Disproof> {
        let mut left = *after;
        disproof.assumes.iter().for_each(|assumed| assumed.apply(&mut left));
        let mut deductions = Vec::new();
        for deduction in &disproof.deductions {
            match deduction {
                Deduction::Only(sector) => {
                    if left.in_sector(*sector) == 0 {
                        let (assumes, deductions) = (disproof.assumes.clone(), deductions.into());
                        return Some(Disproof { assumes, deductions, conflict: *sector });
                    }
                    left.place(left.only_in(*sector)?);
                    deductions.push(deduction.clone());
                }
                Deduction::Cover { cover, eliminates } => {
                    let eliminates: Vec<Candidate> =
                        eliminates.iter().copied().filter(|c| left.is_live(*c)).collect();
                    for candidate in &eliminates {
                        left.eliminate(*candidate);
                    }
                    if !eliminates.is_empty() {
                        let (cover, eliminates) = (cover.clone(), eliminates.into());
                        deductions.push(Deduction::Cover { cover, eliminates });
                    }
                }
                Deduction::Inner { .. } => return None,
            }
        }
        let (assumes, deductions) = (disproof.assumes.clone(), deductions.into());
        (left.in_sector(disproof.conflict) == 0).then_some(Disproof {
            assumes,
            deductions,
            conflict: disproof.conflict,
        })
    };
    let disproofs = refutation.disproofs.iter().map(again).collect::<Option<Vec<_>>>()?;
    Some(Reason::Refute(Refutation { disproofs: disproofs.into() }))
}

/// A candidate that chains refute after an assumption.
fn inner(grid: &Grid, after: &Grid, finding: Finding) -> Option<Inner> {
    let [Action::Eliminate(refuted)] = *finding.actions else { return None };
    let Shape::Forcing(shape) = finding.shape else { return None };
    let branch = shape.branches.into_iter().next()?;
    let Reason::Refute(refutation) = &finding.proof.then else { return None };
    let mut needs: Vec<Action> = Vec::new();
    for disproof in &refutation.disproofs {
        let mut sectors = vec![disproof.conflict];
        for deduction in &disproof.deductions {
            match deduction {
                Deduction::Only(sector) => sectors.push(*sector),
                Deduction::Cover { cover, .. } => {
                    sectors.extend(cover.truth_sectors().map(|(sector, _)| sector));
                }
                Deduction::Inner { .. } => {}
            }
        }
        let gone = sectors.into_iter().flat_map(|sector| grid.live_in(sector));
        for candidate in gone.filter(|candidate| !after.is_live(*candidate)) {
            let action = Action::Eliminate(candidate);
            if !needs.contains(&action) {
                needs.push(action);
            }
        }
    }
    Some(Inner { branch, refuted, by: finding.proof.then, needs })
}
