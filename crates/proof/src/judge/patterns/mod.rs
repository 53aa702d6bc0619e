//! Following a proof in POM-space.

mod compatible;
mod live;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Sector};

use super::claim::shown;
use super::cover::{check_bound, lemmas_in};
use super::{ACTION, Budget, Judge, Weights, require_open};
use crate::{
    Action, CandidateCover, Clause, CoverRefusal, Deletion, DeletionRefusal, Equation,
    GuardedPatterns, Lemma, Pattern, PatternCover, Refusal, RookeryProof,
};
use compatible::Compatible;
use live::Live;
pub(crate) use live::live_patterns;

impl Judge<'_> {
    /// Whether the proof shows the actions.
    pub(super) fn by_patterns(
        &mut self,
        grid: &Grid,
        actions: &[Action],
        proof: &RookeryProof,
    ) -> Result<(), Refusal> {
        actions.iter().try_for_each(|action| require_open(grid, action.candidate()))?;
        let acted = actions.iter().map(|action| action.candidate().digit()).collect();
        let live = self.patterns(grid, acted, proof)?;
        for &action in actions {
            self.budget.spend(live.range(action.candidate().digit()).len())?;
            judge(&live, action)?;
        }
        Ok(())
    }

    /// What the clause excludes has a candidate that no live pattern passes through, to be true, or one
    /// that all patterns of its digit pass through, to be false.
    pub(super) fn clause_by_patterns(
        &mut self,
        grid: &Grid,
        clause: &Clause,
        proof: &RookeryProof,
    ) -> Result<(), Refusal> {
        let candidates = clause.candidates();
        let live = self.patterns(grid, candidates.iter().map(Candidate::digit).collect(), proof)?;
        let gap = self.exclude(grid, clause, |excluded, budget| {
            let are_true = excluded.are_true.iter().copied().map(Action::Eliminate);
            for refuted in are_true.chain(excluded.are_false.iter().map(Action::Place)) {
                budget.spend(live.range(refuted.candidate().digit()).len())?;
                if judge(&live, refuted).is_ok() {
                    return Ok(true);
                }
            }
            Ok(false)
        });
        shown(gap?)
    }

    /// The patterns of these digits, and those that the proof names, that it leaves live.
    fn patterns(
        &mut self,
        grid: &Grid,
        digits: DigitSet,
        proof: &RookeryProof,
    ) -> Result<Live, Refusal> {
        let live = Live::new(grid, digits | proof.digits(|_| DigitSet::ALL), self.budget)?;
        let compatible = Compatible::new(&live);
        let mut follower = Follower { grid, judge: self, live, compatible };
        for (deletion, step) in proof.deletions.iter().enumerate() {
            follower.follow(step).map_err(|reason| Refusal::Deletion { deletion, reason })?;
        }
        Ok(follower.live)
    }
}

/// An elimination needs that no live pattern passes, a placement that none misses.
fn judge(live: &Live, action: Action) -> Result<(), Refusal> {
    let candidate = action.candidate();
    let passes = |cells: CellSet| cells.contains(candidate.cell());
    let mut patterns = live.of(candidate.digit());
    let (against, refusal): (_, fn(_, _) -> _) = match action {
        Action::Eliminate(_) => {
            (patterns.find(|pattern| passes(pattern.1)), |candidate, pattern| Refusal::Passes {
                candidate,
                pattern,
            })
        }
        Action::Place(_) => (patterns.find(|pattern| !passes(pattern.1)), |candidate, pattern| {
            Refusal::Misses { candidate, pattern }
        }),
    };
    against.map_or(Ok(()), |(pattern, _)| Err(refusal(candidate, pattern)))
}

impl RookeryProof {
    /// The digits whose patterns the proof names. An equation of a cell names those that `of` gives
    /// it, unless it only adds weight: patterns of other digits cannot weigh less than 0 then.
    pub fn digits(&self, of: impl Fn(Cell) -> DigitSet) -> DigitSet {
        let named = |equation: Equation| match equation {
            Equation::Cell(cell) => of(cell),
            Equation::Digit(digit) => digit.into(),
        };
        let own = |patterns: &[Pattern]| patterns.iter().map(|pattern| pattern.digit).collect();
        self.deletions.iter().fold(DigitSet::EMPTY, |digits, deletion| {
            digits
                | match deletion {
                    Deletion::Cover(cover) => {
                        let truths = cover.terms.iter().filter(|term| term.weight < 0);
                        truths.fold(own(&cover.targets), |all, term| all | named(term.equation))
                    }
                    Deletion::Candidates(cover) => own(&cover.targets),
                    Deletion::Pattern { pattern, by } => {
                        by.iter().fold(pattern.digit.into(), |all, &by| all | named(by))
                    }
                    Deletion::Pair { first, second, by } => {
                        named(*by).with(first.digit).with(second.digit)
                    }
                    Deletion::Guarded(proof) => own(&proof.targets),
                }
        })
    }
}

/// What the proof has deleted so far.
struct Follower<'a, 'b> {
    grid: &'a Grid,
    judge: &'a mut Judge<'b>,
    live: Live,
    compatible: Compatible,
}

impl Follower<'_, '_> {
    fn follow(&mut self, deletion: &Deletion) -> Result<(), DeletionRefusal> {
        match deletion {
            Deletion::Cover(cover) => {
                check_cover(&self.live, cover, self.judge.budget)?;
                self.delete(&cover.targets);
            }
            Deletion::Candidates(cover) => {
                check_candidates(self.grid, self.judge.lemmas, cover, self.judge.budget)?;
                self.delete(&cover.targets);
            }
            Deletion::Guarded(proof) => {
                self.check_guarded(proof)?;
                self.delete(&proof.targets);
            }
            Deletion::Pattern { pattern, by } => self.delete_one(*pattern, by)?,
            Deletion::Pair { first, second, by } => self.delete_pair(*first, *second, *by)?,
        }
        Ok(())
    }

    fn delete(&mut self, patterns: &[Pattern]) {
        for &pattern in patterns {
            self.live.delete(pattern);
            if let Some(number) = self.live.find(pattern) {
                self.compatible.delete(number);
            }
        }
    }

    /// With a target true, each guardian is false: of its digit elsewhere, or another in its cells.
    fn check_guarded(&mut self, proof: &GuardedPatterns) -> Result<(), DeletionRefusal> {
        let guardians = self.judge.guardians(self.grid, &proof.by)?;
        self.judge.budget.spend((ACTION + guardians.len()) * proof.targets.len())?;
        for &pattern in &proof.targets {
            let cells = pattern.rookery.cells();
            let fits = |guardian: &Candidate| {
                (guardian.digit() == pattern.digit) == cells.contains(guardian.cell())
            };
            if let Some(guardian) = guardians.iter().find(fits) {
                return Err(DeletionRefusal::NotGuarded { pattern, guardian });
            }
        }
        Ok(())
    }

    fn delete_one(&mut self, pattern: Pattern, by: &[Equation]) -> Result<(), DeletionRefusal> {
        if by.is_empty() {
            return Err(DeletionRefusal::NoEquation);
        }
        // The choice goes one call deeper for each equation.
        if by.len() > Equation::COUNT {
            return Err(DeletionRefusal::TooManyEquations { equations: by.len() });
        }
        let Some(number) = self.live.find(pattern) else { return Ok(()) };
        let budget = &mut *self.judge.budget;
        let row = self.compatible.row(&self.live, number, budget)?.to_vec();
        budget.spend(ACTION + row.len())?;
        if let Some(with) = self.compatible.choice(&self.live, &row, by, budget)? {
            return Err(DeletionRefusal::Compatible { with: self.live.pattern(with) });
        }
        self.delete(&[pattern]);
        Ok(())
    }

    fn delete_pair(
        &mut self,
        first: Pattern,
        second: Pattern,
        by: Equation,
    ) -> Result<(), DeletionRefusal> {
        let (Some(a), Some(b)) = (self.live.find(first), self.live.find(second)) else {
            return Ok(());
        };
        let budget = &mut *self.judge.budget;
        if let Some(with) = self.compatible.beside(&self.live, [a, b], by, budget)? {
            return Err(DeletionRefusal::Compatible { with: self.live.pattern(with) });
        }
        self.compatible.part(&self.live, a, b, budget)
    }
}

/// The cover rule, for patterns. Each equation has exactly one true pattern, so the weights of the
/// equations sum to the weights of the nine true patterns. With a target true these would be k or
/// more, against a sum below k.
///
/// The patterns of a digit without an equation of weight below 0 cannot weigh less than 0.
fn check_cover(
    live: &Live,
    cover: &PatternCover,
    budget: &mut Budget,
) -> Result<(), DeletionRefusal> {
    budget.spend(Equation::COUNT + cover.terms.len() + ACTION * cover.targets.len())?;
    let mut weights = [0i64; Equation::COUNT];
    let mut bound = 0;
    for term in &cover.terms {
        weights[term.equation.index()] += i64::from(term.weight);
        bound += i64::from(term.weight);
    }
    let weight = |digit: Digit, cells: CellSet| -> i64 {
        let own = weights[Equation::Digit(digit).index()];
        cells.fold(own, |sum, cell| sum + weights[Equation::Cell(cell).index()])
    };
    check_bound(bound, cover.scale)?;
    let cells = Cell::all().any(|cell| weights[Equation::Cell(cell).index()] < 0);
    for digit in Digit::ALL {
        if !cells && weights[Equation::Digit(digit).index()] >= 0 {
            continue;
        }
        budget.spend(10 * live.range(digit).len())?;
        for (pattern, cells) in live.of(digit) {
            let weight = weight(digit, cells);
            if weight < 0 {
                return Err(DeletionRefusal::Weight { pattern, weight, need: 0 });
            }
        }
    }
    let need = i64::from(cover.scale);
    for &pattern in &cover.targets {
        let weight = weight(pattern.digit, pattern.rookery.cells());
        if weight < need {
            return Err(DeletionRefusal::Weight { pattern, weight, need });
        }
    }
    Ok(())
}

/// The cover rule for candidates, with one pattern taken as true: its digit then has no candidates
/// but the pattern's, and its cells have no other digit.
fn check_candidates(
    grid: &Grid,
    lemmas: &[Lemma],
    proof: &CandidateCover,
    budget: &mut Budget,
) -> Result<(), DeletionRefusal> {
    let CandidateCover { cover, targets } = proof;
    let candidates = (4 + lemmas_in(cover)) * grid.live().len();
    budget.spend(Sector::COUNT + cover.terms.len())?;
    let weights = Weights::of(cover, lemmas)?;
    let (bound, scale) = (weights.bound(), cover.scale);
    if bound >= i64::from(scale) {
        return Err(CoverRefusal::Bound { bound, scale }.into());
    }
    for &pattern in targets {
        budget.spend(ACTION + candidates)?;
        let cells = pattern.rookery.cells();
        let mut sum = 0;
        for candidate in grid.live().iter() {
            let weight = weights.weight(candidate);
            match (candidate.digit() == pattern.digit, cells.contains(candidate.cell())) {
                (true, true) => sum += weight,
                (false, false) if weight < 0 => {
                    return Err(DeletionRefusal::CandidateWeight { pattern, candidate });
                }
                // False beside the pattern, or no burden.
                (true, false) | (false, true | false) => {}
            }
        }
        let need = i64::from(cover.scale);
        if sum < need {
            return Err(DeletionRefusal::Weight { pattern, weight: sum, need });
        }
    }
    Ok(())
}
