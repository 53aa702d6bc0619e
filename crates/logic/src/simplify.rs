//! Paths without the steps that nothing later needs.
//!
//! A solver takes what it sees first, and much of that leads nowhere. Since every step carries its proof, it is
//! known what a step relies upon: the candidates of its truths that were false by then. So from a walk on which
//! at each state *all* steps are kept that are no harder than what was needed so far, steps are left out one by
//! one, the dearest first, as long as the rest still leads to the same end. What remains is put in order again,
//! the cheapest step that is possible first, and each step is checked in the state where it is taken now.

use core::cmp::Reverse;

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{Cover, Deduction, Proof, Reason};
use ninerooks_step::{Family, Path, Step};

use crate::{Checking, Costs, Forms, Found, Position, Profile, Solution, Status, next_step, solve};

/// When a walk has collected so many steps, it takes one at a time from there.
const MANY_STEPS: usize = 2000;

/// A path, and what it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simplified {
    /// The path without what is not needed, and how it ends.
    pub solution: Solution,
    /// The path that the profile takes.
    pub before: Effort,
    /// The path as it is now.
    pub after: Effort,
}

/// How much there is to do on a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// The steps.
    pub steps: usize,
    /// Those that are no singles.
    pub beyond_singles: usize,
    /// What all steps [cost](Costs) together.
    pub cost: u64,
    /// What the dearest one costs.
    pub dearest: u64,
}

impl Effort {
    /// Of these steps.
    ///
    /// ```
    /// use ninerooks_logic::{Costs, Effort};
    /// assert_eq!(Effort::of(&[], &Costs::default()), Effort::default());
    /// ```
    pub fn of(steps: &[Step], costs: &Costs) -> Self {
        let beyond = steps.iter().filter(|step| !step.is_single());
        Self {
            steps: steps.len(),
            beyond_singles: beyond.count(),
            cost: steps.iter().map(|step| costs.of(step)).sum(),
            dearest: steps.iter().map(|step| costs.of(step)).max().unwrap_or(0),
        }
    }
}

/// [Solves](solve), and leaves out what is not needed for the end that was reached. Where patterns
/// are [carried](Profile::carries) from step to step, nothing is left out.
pub fn simplify(start: &Grid, profile: &Profile, checking: Checking) -> Simplified {
    let costs = profile.costs();
    let solution = solve(start, profile, checking);
    let before = Effort::of(&solution.path.steps, costs);
    let is_over = matches!(solution.status, Status::Solved | Status::Stuck);
    if profile.carries() || !is_over {
        return Simplified { solution, before, after: before };
    }
    let goal = Goal::State(Box::new(solution.path.end));
    let taken = Walked::along(start, solution.path.steps.iter().cloned(), costs);
    let all = Walked::all(start, profile, &goal);
    let best =
        [taken, all].into_iter().filter_map(|walked| walked.simplified(&goal)).min_by_key(|path| {
            let effort = Effort::of(&path.steps, costs);
            (effort.cost, effort.beyond_singles)
        });
    let path = best.unwrap_or_else(|| solution.path.clone());
    let after = Effort::of(&path.steps, costs);
    if (after.cost, after.steps) > (before.cost, before.steps) {
        return Simplified { solution, before, after: before };
    }
    Simplified { solution: Solution { path, ..solution }, before, after }
}

/// A step, and what it relies upon.
struct Link {
    step: Step,
    cost: u64,
    /// The candidates that have to be false.
    needs: CandidateSet,
    /// Those that were false when it was found: with these it was right.
    had: CandidateSet,
}

/// Where a path is to lead.
pub(crate) enum Goal {
    /// To this state.
    State(Box<Grid>),
    /// To where it is decided whether a candidate is true.
    Decided(Candidate),
}

impl Goal {
    /// Whether it is reached.
    pub(crate) fn is_reached(&self, grid: &Grid) -> bool {
        match self {
            Self::State(end) => grid.live() == end.live() && grid.solved() == end.solved(),
            Self::Decided(candidate) => {
                !grid.is_live(*candidate) || grid.value(candidate.cell()).is_some()
            }
        }
    }

    /// Whether a step may be left out: on the way to the end every cell needs its single.
    fn may_lack(&self, step: &Step) -> bool {
        matches!(self, Self::Decided(_)) || !step.is_single()
    }
}

/// Steps of a walk, in the order in which they were found.
pub(crate) struct Walked {
    start: Grid,
    links: Vec<Link>,
}

impl Walked {
    /// The steps of a path.
    fn along(start: &Grid, steps: impl IntoIterator<Item = Step>, costs: &Costs) -> Self {
        let mut grid = *start;
        let links = steps.into_iter().map(|step| {
            let link = Link::of(&grid, step, costs);
            link.step.apply(&mut grid);
            link
        });
        Self { start: *start, links: links.collect() }
    }

    /// At each state all steps that are [available], until the goal is reached.
    pub(crate) fn all(start: &Grid, profile: &Profile, goal: &Goal) -> Self {
        let (mut grid, mut links, mut reach) = (*start, Vec::new(), 0);
        while !goal.is_reached(&grid) {
            let steps = if links.len() < MANY_STEPS {
                available(&grid, profile, &mut reach)
            } else {
                next_step(&grid, profile).into_iter().collect()
            };
            if steps.is_empty() {
                break;
            }
            let before = grid;
            for step in steps {
                step.apply(&mut grid);
                links.push(Link::of(&before, step, profile.costs()));
            }
        }
        Self { start: *start, links }
    }

    /// The cheapest path among these steps that is found, if one leads to the goal.
    pub(crate) fn simplified(mut self, goal: &Goal) -> Option<Path> {
        loop {
            let kept = self.needed(goal)?;
            let (path, refused) = self.in_order(&kept, goal, |link| link.cost);
            if refused.is_none() {
                return goal.is_reached(&path.end).then_some(path);
            }
            // Where more is false than when it was found, an assumption may fail before its proof says so:
            // then the steps are taken as they were found.
            let (path, refused) = self.in_order(&kept, goal, |_| 0);
            let Some(refused) = refused else {
                return goal.is_reached(&path.end).then_some(path);
            };
            // What a step needs was taken for too little: now it is what it had.
            let link = self.links.get_mut(refused)?;
            if link.needs == link.had {
                return None;
            }
            link.needs = link.had;
        }
    }

    /// The steps without which the goal is not reached. What is left out first may make another one needed: so
    /// once the dearest go first, once the last, and the cheaper rest counts.
    fn needed(&self, goal: &Goal) -> Option<Vec<usize>> {
        let all: Vec<usize> = (0..self.links.len()).collect();
        if !self.reaches(&all, goal) {
            return None;
        }
        let others = all.iter().rev().filter(|at| goal.may_lack(&self.links[**at].step));
        let mut tried: Vec<usize> = others.copied().collect();
        let last_first = self.without(&all, &tried, goal);
        tried.sort_by_key(|at| Reverse(self.links[*at].cost));
        let dearest_first = self.without(&all, &tried, goal);
        let cost = |kept: &Vec<usize>| -> u64 { kept.iter().map(|at| self.links[*at].cost).sum() };
        [dearest_first, last_first].into_iter().min_by_key(cost)
    }

    /// These steps but those of `tried` that are not needed when they are left out in this order.
    fn without(&self, all: &[usize], tried: &[usize], goal: &Goal) -> Vec<usize> {
        let mut kept = all.to_vec();
        for without in tried {
            let rest: Vec<usize> = kept.iter().copied().filter(|at| at != without).collect();
            if self.reaches(&rest, goal) {
                kept = rest;
            }
        }
        kept
    }

    /// Whether these steps lead to the goal, each taken as soon as it is possible.
    fn reaches(&self, steps: &[usize], goal: &Goal) -> bool {
        let mut grid = self.start;
        let mut left = steps.to_vec();
        loop {
            let before = left.len();
            left.retain(|&at| {
                let link = &self.links[at];
                let is_possible = link.is_possible(&grid);
                if is_possible {
                    link.step.apply(&mut grid);
                }
                !is_possible
            });
            if goal.is_reached(&grid) {
                return true;
            }
            if left.len() == before {
                return false;
            }
        }
    }

    /// The steps in order: of those that are possible the one of the lowest rank, and of these the first. And the step that the
    /// checker refuses, if it does.
    fn in_order(
        &self,
        kept: &[usize],
        goal: &Goal,
        rank: impl Fn(&Link) -> u64,
    ) -> (Path, Option<usize>) {
        let mut path = Path::new(self.start);
        let mut left: Vec<(u64, usize)> =
            kept.iter().map(|&at| (rank(&self.links[at]), at)).collect();
        left.sort_unstable();
        let is_possible = |grid: &Grid, at: usize| self.links[at].is_possible(grid);
        while let Some(next) = left.iter().position(|&(_, at)| is_possible(&path.end, at)) {
            let (_, at) = left.remove(next);
            let mut step = self.links[at].step.clone();
            step.actions.retain(|action| {
                let mut after = path.end;
                action.apply(&mut after);
                after != path.end
            });
            if step.actions.is_empty() {
                continue;
            }
            if step.check(&path.end).is_err() {
                return (path, Some(at));
            }
            path.push(step);
            if goal.is_reached(&path.end) {
                break;
            }
        }
        (path, None)
    }
}

/// The steps of a state that are no harder than what was needed so far: singles alone where there are any,
/// otherwise all of the techniques up to the one at `reach` in the profile, or of the first one behind it
/// that finds something. Of those that assume much or weigh much only the first, and only where there is
/// nothing else.
fn available(grid: &Grid, profile: &Profile, reach: &mut usize) -> Vec<Step> {
    let position = Position::new(grid);
    let mut steps: Vec<Step> = Vec::new();
    for (at, technique) in profile.techniques().enumerate() {
        let family = technique.info().family;
        let is_dear = DEAR.contains(&family);
        if let Some(step) = steps.first() {
            let is_past_singles = step.is_single() && family != Family::Singles;
            if is_past_singles || is_dear || at > *reach {
                break;
            }
        }
        let mut found = if is_dear { Found::first() } else { Found::all(Forms::All) };
        let _ = technique.find(&position, &mut found);
        steps.extend(found.into_steps());
        if !steps.is_empty() {
            *reach = at.max(*reach);
        }
    }
    steps
}

/// Families of which one step is enough work.
pub(crate) const DEAR: [Family; 4] =
    [Family::Hypotheses, Family::Whips, Family::SetLogic, Family::Patterns];

impl Link {
    fn of(grid: &Grid, step: Step, costs: &Costs) -> Self {
        let had = CandidateSet::ALL - *grid.live();
        let needs = needs(&step.proof).map_or(had, |sectors| {
            let needed = sectors.into_iter().flat_map(|sector| *sector.candidates());
            needed.filter(|&candidate| had.contains(candidate)).collect()
        });
        Self { cost: costs.of(&step), step, needs, had }
    }

    fn is_possible(&self, grid: &Grid) -> bool {
        (self.needs & *grid.live()).is_empty()
    }
}

/// The sectors that must not have more candidates than they had, for the proof to hold and for the step to look
/// as it did. Nothing where that is not known, as for patterns.
fn needs(proof: &Proof) -> Option<Vec<Sector>> {
    let mut sectors = Vec::new();
    for reason in proof.lemmas.iter().map(|lemma| &lemma.by).chain([&proof.then]) {
        reasons(reason, &mut sectors)?;
    }
    Some(sectors)
}

fn reasons(reason: &Reason, sectors: &mut Vec<Sector>) -> Option<()> {
    match reason {
        Reason::Covers(covers) => covers.iter().for_each(|cover| truths(cover, sectors)),
        Reason::Rookeries(_) => return None,
        Reason::Refute(refutation) => {
            for disproof in &refutation.disproofs {
                sectors.push(disproof.conflict);
                deductions(&disproof.deductions, sectors)?;
            }
        }
        Reason::Cases(cases) => {
            sectors.extend(cases.truth.sector());
            for branch in &cases.branches {
                sectors.extend(branch.conflict);
                deductions(&branch.deductions, sectors)?;
            }
        }
        Reason::Guardians(guardians) => sectors.extend(&guardians.sectors),
        Reason::Symmetry(_) => {}
    }
    Some(())
}

fn deductions(deductions: &[Deduction], sectors: &mut Vec<Sector>) -> Option<()> {
    deductions.iter().try_for_each(|deduction| {
        match deduction {
            Deduction::Only(sector) => sectors.push(*sector),
            Deduction::Cover { cover, .. } => truths(cover, sectors),
            Deduction::Inner { by, .. } => return reasons(by, sectors),
        }
        Some(())
    })
}

fn truths(cover: &Cover, sectors: &mut Vec<Sector>) {
    sectors.extend(cover.truths().filter_map(|(fact, _)| fact.sector()));
}
