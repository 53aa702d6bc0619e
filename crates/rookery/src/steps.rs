//! Findings for the techniques: from a grid to the candidates that are eliminated.

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_proof::{Action, Deletion, Pattern, Proof, RookeryProof, check_within};
use ninerooks_step::{Finding, PatternReason, PatternStage, Patterns, Shape};

use super::deduction::pairs_of;
use super::{
    Budget, Deduction, Method, OverBudget, Overlay, Space, basic, one_of, pair_chains, portions,
    prefix, rectangles,
};

/// Deductions that are left out if the step does without; longer lists are kept whole.
const SLIMMED: usize = 64;
/// Live patterns beyond which nothing is left out: each attempt counts them all out again.
const SLIMMED_PATTERNS: usize = 10_000;
/// What it costs to find the live patterns of a grid, beside what each of them costs.
const CONVERSION: u64 = 1 << 16;
const PATTERN: u64 = 16;

/// What a technique may find, or the budget that ended its search.
pub type Search = Result<Option<Finding>, OverBudget>;

/// Basic POM, one finding for each digit in order.
///
/// Here and below, `carried` is what a path has left of the patterns up to this grid, where it carries
/// them. A finding may then delete patterns and no candidate yet.
pub fn basic_steps(grid: &Grid, carried: Option<&Overlay>) -> impl Iterator<Item = Finding> {
    let mut budget = Budget::new();
    Digit::ALL.into_iter().filter_map(move |digit| {
        let converted = carried.is_none().then(|| Space::new(grid, digit.into()));
        let space = converted.as_ref().or(carried.map(Overlay::space))?;
        let parts = Parts { actions: basic(grid, space, digit), ..Parts::default() };
        if parts.actions.is_empty() {
            return None;
        }
        Some(match carried {
            Some(overlay) => parts.after(grid, overlay, &mut budget).step(space),
            None => parts.step(space),
        })
    })
}

/// The first deduction of a method, by itself, where the path carries what it deletes; what
/// [`first_step`] finds elsewhere.
///
/// # Errors
/// When a method meets a budget before one has found something.
pub fn carried_step(
    grid: &Grid,
    carried: Option<&Overlay>,
    methods: &[Method],
    budget: &mut Budget,
) -> Search {
    carried_or_first(grid, carried, budget, |space, budget| first_of(methods, space, budget))
}

/// Deletes patterns by the first of the methods that finds some, again and again, until candidates
/// fall: one step, from a conversion of its own.
///
/// # Errors
/// When a method meets a budget before one has found something.
pub fn first_step(grid: &Grid, methods: &[Method], budget: &mut Budget) -> Search {
    search(grid, budget, |space, budget| first_of(methods, space, budget))
}

/// The smallest portion of pair deletion that eliminates a candidate.
///
/// `known` are deletions of earlier portions, in the order of the path: they stay, and cost nothing. Where
/// there are too many patterns to tell when each pair went, it is the whole of it, as [`first_step`] has it.
///
/// # Errors
/// When there are too many patterns, or the search takes too long.
pub fn portion(grid: &Grid, known: &[Deletion], budget: &mut Budget) -> Search {
    let space = converted(grid, budget);
    let found = match portions::find(&space, known, budget) {
        Err(OverBudget::Memory { .. }) => return first_step(grid, &[Method::Pairs], budget),
        found => found?,
    };
    let Some(found) = found else { return Ok(None) };
    let all = found.earlier.iter().chain(&found.own.deletions);
    let gone: Vec<Pattern> = all.flat_map(prefix::deleted).copied().collect();
    let mut left = space.clone();
    let actions = newly(grid, &mut left, &gone);
    let earlier_counts = prefix::count(grid, &found.earlier);
    // What was deleted before may do by itself, now that other steps have eliminated candidates.
    let own = (!found.own.deletions.is_empty()).then_some(found.own);
    let deductions = own.into_iter().collect();
    let parts = Parts { actions, earlier: found.earlier, earlier_counts, deductions };
    Ok(Some(parts.step(&left)))
}

/// What is known of candidates, passed on to the patterns: chains of cells with two candidates, then what
/// `next` deduces from others.
///
/// The one step that comes first, with short chains before long ones. Where the path carries patterns, the
/// deductions of `next` are one step until candidates are eliminated, or there are many or no more of them.
///
/// # Errors
/// When the search takes too long.
pub fn combined(
    grid: &Grid,
    carried: Option<&Overlay>,
    budget: &mut Budget,
    next: impl Fn(&Space, &mut Budget) -> Result<Option<Deduction>, OverBudget>,
) -> Search {
    let all = pair_chains::ends(grid);
    let of_pairs = |space: &Space, budget: &mut Budget| {
        for ends in &all {
            budget.spend(space.count(ends.digit))?;
            let deduction = one_of(space, ends.digit, ends.cells, &ends.cover);
            if deduction.is_some() {
                return Ok(deduction);
            }
        }
        Ok(None)
    };
    let Some(overlay) = carried else {
        return search(grid, budget, |space, budget| match of_pairs(space, budget)? {
            None => next(space, budget),
            found => Ok(found),
        });
    };
    match carried_or_first(grid, carried, budget, of_pairs)? {
        None => several(grid, overlay, budget, next),
        found => Ok(found),
    }
}

/// Deductions until candidates are eliminated, or there are many or no more of them.
fn several(
    grid: &Grid,
    overlay: &Overlay,
    budget: &mut Budget,
    next: impl Fn(&Space, &mut Budget) -> Result<Option<Deduction>, OverBudget>,
) -> Search {
    let mut space = overlay.space().clone();
    let mut parts = Parts::default();
    while parts.actions.is_empty() && parts.deductions.len() < SLIMMED {
        let Some(deduction) = next(&space, budget)? else { break };
        parts.actions = newly(grid, &mut space, &deduction.targets);
        parts.deductions.push(deduction);
    }
    if parts.deductions.is_empty() {
        return Ok(None);
    }
    Ok(Some(parts.after(grid, overlay, budget).step(&space)))
}

/// Patterns that would leave a rectangle to two digits.
///
/// The one step that comes first, rectangles in reading order.
///
/// # Errors
/// None: it looks at no more than there are rectangles.
pub fn unique_rectangles(grid: &Grid, budget: &mut Budget) -> Search {
    search(grid, budget, |space, _| Ok(rectangles(grid, space).into_iter().next()))
}

/// As [`carried_step`], for anything that finds deductions.
fn carried_or_first(
    grid: &Grid,
    carried: Option<&Overlay>,
    budget: &mut Budget,
    next: impl Fn(&Space, &mut Budget) -> Result<Option<Deduction>, OverBudget>,
) -> Search {
    let Some(overlay) = carried else { return search(grid, budget, next) };
    let Some(deduction) = next(overlay.space(), budget)? else { return Ok(None) };
    let mut space = overlay.space().clone();
    let actions = newly(grid, &mut space, &deduction.targets);
    let parts = Parts { actions, deductions: vec![deduction], ..Parts::default() };
    Ok(Some(parts.after(grid, overlay, budget).step(&space)))
}

/// All live patterns of a grid, paid for.
fn converted(grid: &Grid, budget: &mut Budget) -> Space {
    let space = Space::new(grid, DigitSet::ALL);
    budget.charge(CONVERSION + PATTERN * space.len() as u64);
    space
}

/// As [`first_step`], for anything that finds deductions.
fn search(
    grid: &Grid,
    budget: &mut Budget,
    next: impl Fn(&Space, &mut Budget) -> Result<Option<Deduction>, OverBudget>,
) -> Search {
    let mut space = converted(grid, budget);
    let slims = space.len() <= SLIMMED_PATTERNS;
    let mut deductions = Vec::new();
    while let Some(deduction) = next(&space, budget)? {
        let actions = newly(grid, &mut space, &deduction.targets);
        deductions.push(deduction);
        if !actions.is_empty() {
            let mut parts = Parts { actions, deductions, ..Parts::default() };
            if slims {
                parts.slim_digits(grid, budget);
                parts.slim(grid, budget);
            }
            return Ok(Some(parts.step(&space)));
        }
    }
    Ok(None)
}

fn first_of(
    methods: &[Method],
    space: &Space,
    budget: &mut Budget,
) -> Result<Option<Deduction>, OverBudget> {
    for method in methods {
        let found = method.find_within(space, budget)?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// Deletes the targets, and finds what that eliminates. What Basic POM has by itself is no merit of
/// theirs.
fn newly(grid: &Grid, space: &mut Space, targets: &[Pattern]) -> Vec<Action> {
    let touched: DigitSet = targets.iter().map(|pattern| pattern.digit).collect();
    let eliminated = |space: &Space| -> Vec<Action> {
        touched.into_iter().flat_map(|digit| basic(grid, space, digit)).collect()
    };
    let before = eliminated(space);
    space.delete(targets);
    let mut actions = eliminated(space);
    actions.retain(|action| !before.contains(action));
    actions
}

/// What a step is made of.
#[derive(Default)]
struct Parts {
    actions: Vec<Action>,
    /// Deletions of earlier steps.
    earlier: Vec<Deletion>,
    /// How many patterns of each digit these are about.
    earlier_counts: [u32; 9],
    deductions: Vec<Deduction>,
}

impl Parts {
    /// With the earlier deletions of a path that they rest on.
    fn after(mut self, grid: &Grid, overlay: &Overlay, budget: &mut Budget) -> Self {
        let own = self.deductions.iter().flat_map(|deduction| &deduction.deletions);
        let digits = own.fold(self.digits(), |digits, own| digits | prefix::rests_on(own));
        self.earlier = prefix::bearing_on(overlay.carried(), digits);
        if !self.actions.is_empty() && overlay.space().len() <= SLIMMED_PATTERNS {
            self.slim_earlier(grid, budget);
        }
        self.earlier_counts = prefix::count(grid, &self.earlier);
        self
    }

    /// The digits of the actions.
    fn digits(&self) -> DigitSet {
        self.actions.iter().map(|action| action.candidate().digit()).collect()
    }

    fn proof(&self) -> Proof {
        let own = self.deductions.iter().flat_map(|deduction| &deduction.deletions);
        let deletions = self.earlier.iter().chain(own).cloned().collect();
        Proof::rookeries(RookeryProof { deletions })
    }

    fn holds(&self, grid: &Grid, budget: &mut Budget) -> bool {
        let mut own = ninerooks_proof::Budget::of_path();
        let before = own.left();
        let holds = check_within(grid, &self.actions, &self.proof(), &mut own).is_ok();
        budget.charge(before - own.left());
        holds
    }

    /// Leaves out what is about other digits than the actions, where that rests on candidates alone: then many
    /// deductions at once have no bearing on these.
    fn slim_digits(&mut self, grid: &Grid, budget: &mut Budget) {
        let digits = self.digits();
        let own = |deduction: &Deduction| {
            let of_candidates = |own: &Deletion| matches!(own, Deletion::Candidates(_));
            !deduction.deletions.iter().all(of_candidates)
                || deduction.targets.iter().any(|target| digits.contains(target.digit))
        };
        if !digits.is_empty() && !self.deductions.iter().all(own) {
            let all = self.deductions.clone();
            self.deductions.retain(own);
            if !self.holds(grid, budget) {
                self.deductions = all;
            }
        }
    }

    /// Leaves out the deductions without which the actions follow all the same, the latest first.
    fn slim(&mut self, grid: &Grid, budget: &mut Budget) {
        if self.deductions.len() > SLIMMED {
            return;
        }
        for at in (0..self.deductions.len()).rev() {
            let deduction = self.deductions.remove(at);
            if !self.holds(grid, budget) {
                self.deductions.insert(at, deduction);
            }
        }
    }

    /// Leaves out the earlier deletions without which all of it follows all the same.
    fn slim_earlier(&mut self, grid: &Grid, budget: &mut Budget) {
        if self.earlier.len() > SLIMMED {
            return;
        }
        for at in (0..self.earlier.len()).rev() {
            let deletion = self.earlier.remove(at);
            if !self.holds(grid, budget) {
                self.earlier.insert(at, deletion);
            }
        }
    }

    /// The step, which leaves `space` live.
    fn step(self, space: &Space) -> Finding {
        let proof = self.proof();
        let deletions = self.earlier.len();
        let pairs = pairs_of(&self.earlier).iter().flatten().sum();
        let reason = PatternReason::Earlier { deletions, pairs };
        let earlier =
            (deletions > 0).then_some(PatternStage { reason, deleted: self.earlier_counts });
        let mut lost = DigitSet::EMPTY;
        let own = self.deductions.iter().map(|deduction| {
            let mut deleted = [0; 9];
            for target in &deduction.targets {
                deleted[target.digit.index()] += 1;
                lost.insert(target.digit);
            }
            PatternStage { reason: deduction.reason.clone(), deleted }
        });
        let stages = earlier.into_iter().chain(own).collect();
        let acted = self.digits();
        let left = Digit::ALL.map(|digit| u32::try_from(space.count(digit)).unwrap_or(u32::MAX));
        let digits = if acted.is_empty() { lost } else { acted };
        let shape = Shape::Patterns(Patterns { digits, left, stages });
        Finding { actions: self.actions.into_iter().collect(), shape, proof }
    }
}
