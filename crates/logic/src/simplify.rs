//! Paths without the steps that nothing later needs.
//!
//! A solver takes what it sees first, and much of that leads nowhere. Since every step carries its proof, it is
//! known what a step relies upon: the candidates of its truths that were false by then. So from a walk on which
//! at each state *all* steps are kept that are no harder than what was needed so far, steps are left out one by
//! one, the dearest first, as long as the rest still leads to the same end. What remains is put in order again,
//! the cheapest step that is possible first, and each step is checked in the state where it is taken now.

use ninerooks_board::Grid;
use ninerooks_rookery::retell;
use ninerooks_step::{Family, Path, Step};

use crate::choice::DEAR;
use crate::slice::{Goal, Pool};
use crate::{
    Best, Checking, Costs, Forms, Found, Position, Profile, Solution, Status, next_step, solve,
};

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
/// are [carried](Profile::carries) from step to step, and where all steps are singles, nothing is left out.
pub fn simplify(start: &Grid, profile: &Profile, checking: Checking) -> Simplified {
    simplify_solution(solve(start, profile, checking), profile, None)
}

/// As [`simplify`], from a solution that the profile has found; with `best` so that the path is best in this way
/// first, and only then cheap.
pub fn simplify_solution(solution: Solution, profile: &Profile, best: Option<Best>) -> Simplified {
    let costs = profile.costs();
    let start = solution.path.start;
    let before = Effort::of(&solution.path.steps, costs);
    let is_over = matches!(solution.status, Status::Solved | Status::Stuck);
    if profile.carries() || !is_over || before.beyond_singles == 0 {
        return Simplified { solution, before, after: before };
    }
    let weigh = |step: &Step| {
        let cost = costs.of(step);
        match best {
            Some(Best::Fewest) if !step.is_single() => MUCH + cost,
            Some(Best::Gentlest) if cost > before.dearest => MUCH + cost,
            _ => cost,
        }
    };
    let goal = Goal::State(Box::new(solution.path.end));
    let mut pool = Pool::new(&start);
    for (grid, step) in solution.path.walk() {
        pool.push(&grid, step.clone(), weigh(step));
    }
    Gathered::default().fill(&mut pool, profile, &goal, weigh);
    let mut simplified = Simplified { solution, before, after: before };
    // On a shorter way there are other states with other steps: so once more along that.
    for is_last in [false, true] {
        let Some(path) = pool.simplified(&goal) else { break };
        if !is_last {
            along(&mut pool, &path, profile, weigh);
        }
        simplified.take_if_better(path, costs, best);
    }
    simplified
}

/// What is added to the cost of a step that is to be left out before any other.
const MUCH: u64 = 1_000_000;

impl Simplified {
    fn take_if_better(&mut self, mut path: Path, costs: &Costs, best: Option<Best>) {
        retell(&mut path);
        let effort = Effort::of(&path.steps, costs);
        let rank = |effort: &Effort| {
            let first = best.map(|best| best.measure(effort));
            (first, effort.cost, effort.steps)
        };
        if rank(&effort) < rank(&self.after) {
            self.after = effort;
            self.solution.path = path;
        }
    }
}

/// A walk on which at each state all steps are taken that are [available]: as far as it was asked for, so that several
/// goals from one start need it once.
#[derive(Debug, Default)]
pub(crate) struct Gathered {
    /// The states in order, with their steps.
    stages: Vec<(Grid, Vec<Step>)>,
    reach: usize,
    /// Whether the last state has no step.
    ended: bool,
}

impl Gathered {
    /// Puts the steps in until the goal is reached.
    pub(crate) fn fill(
        &mut self,
        pool: &mut Pool,
        profile: &Profile,
        goal: &Goal,
        weigh: impl Fn(&Step) -> u64,
    ) {
        let mut grid = *pool.start();
        let mut at = 0;
        while !goal.is_reached(&grid) {
            if at == self.stages.len() && !self.goes_on(&grid, profile, pool.len()) {
                break;
            }
            let (before, steps) = &self.stages[at];
            for step in steps {
                step.apply(&mut grid);
                pool.push(before, step.clone(), weigh(step));
            }
            at += 1;
        }
    }

    /// Takes the steps of one more state, if it has any, when there are so many steps.
    fn goes_on(&mut self, grid: &Grid, profile: &Profile, many: usize) -> bool {
        if self.ended {
            return false;
        }
        let steps = if many < MANY_STEPS {
            available(grid, profile, &mut self.reach)
        } else {
            next_step(grid, profile).into_iter().collect()
        };
        self.ended = steps.is_empty();
        self.stages.extend((!self.ended).then_some((*grid, steps)));
        !self.ended
    }
}

/// At each state of a path all steps that are [available].
fn along(pool: &mut Pool, path: &Path, profile: &Profile, weigh: impl Fn(&Step) -> u64) {
    let mut reach = 0;
    for (grid, step) in path.walk() {
        if !step.is_single() {
            for step in available(&grid, profile, &mut reach) {
                let cost = weigh(&step);
                pool.push(&grid, step, cost);
            }
        }
    }
}

/// The steps of a state that are no harder than what was needed so far: singles alone where there are any,
/// otherwise all of the techniques up to the one at `reach` in the profile, or of the first one behind it
/// that finds something. Of those that assume much or weigh much only the first, and only where there is
/// nothing else.
fn available(grid: &Grid, profile: &Profile, reach: &mut usize) -> Vec<Step> {
    let position = Position::new(grid).in_portions(profile.portions(&[]));
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
