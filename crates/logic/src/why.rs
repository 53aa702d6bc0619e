//! Why a candidate is false, or true: the least that shows it.

use ninerooks_board::{Candidate, Grid};
use ninerooks_setlogic::{Finding, Limits};
use ninerooks_step::{Family, Path, Step};

use crate::choice::easy_steps;
use crate::registry::by_name;
use crate::simplify::collect;
use crate::slice::{Goal, Pool};
use crate::{Checking, Forms, Position, Profile, Walk};

/// The least that decides whether a candidate is true, as far as the profile goes: the cheapest step that does so
/// at once, or else the steps that lead to one, without those that it does not need. Where the profile has the
/// pattern overlay or set logic, the smallest pattern of truths and links is taken if that costs less than these
/// steps, and is small or saves a step of the overlay. Each is checked. Nothing where the profile does not decide it.
///
/// A candidate that is decided already has the path of no steps.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_logic::{Profile, why};
/// let profile = Profile::by_id("basic").expect("it is built in");
/// let candidate = "5r1c1".parse()?;
/// assert_eq!(why(&Grid::default(), &profile, candidate), None, "an empty grid says nothing");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn why(grid: &Grid, profile: &Profile, candidate: Candidate) -> Option<Path> {
    let goal = Goal::Decided(candidate);
    if goal.is_reached(grid) {
        return Some(Path::new(*grid));
    }
    if let Some(step) = at_once(grid, profile, &goal) {
        let mut path = Path::new(*grid);
        path.push(step);
        return Some(path);
    }
    let mut pool = Pool::new(grid);
    collect(&mut pool, profile, &goal, |step| profile.costs().of(step));
    let path = pool.simplified(&goal).or_else(|| as_it_comes(grid, profile, &goal));
    // Several steps that people know are easier to follow than truths and links of many kinds.
    let is_hard =
        |path: &Path| path.steps.iter().any(|step| is_general(step.technique.info().family));
    let sets = by_sets(grid, profile, candidate)
        .filter(|sets| is_small(sets) || path.as_ref().is_none_or(is_hard));
    [sets, path].into_iter().flatten().min_by_key(|path| cost(path, profile))
}

/// Whether its techniques find nearly everything, and nothing that is easy to see.
const fn is_general(family: Family) -> bool {
    matches!(family, Family::Patterns | Family::SetLogic)
}

/// How many truths can be looked at together.
const FEW_TRUTHS: usize = 6;

/// Whether a pattern has few truths and links, each of which counts once.
fn is_small(path: &Path) -> bool {
    let covers = path.steps.iter().filter_map(|step| step.proof.as_covers()).flat_map(|c| c.iter());
    covers.into_iter().all(|cover| {
        let once = cover.terms.iter().all(|term| term.weight.abs() == 1);
        once && cover.truths().count() <= FEW_TRUTHS
    })
}

fn cost(path: &Path, profile: &Profile) -> u64 {
    path.steps.iter().map(|step| profile.costs().of(step)).sum()
}

/// The smallest pattern of truths and links for it, where the profile has something as general.
fn by_sets(grid: &Grid, profile: &Profile, candidate: Candidate) -> Option<Path> {
    if !profile.techniques().any(|technique| is_general(technique.info().family)) {
        return None;
    }
    let finding = Finding::proved(grid, candidate, Limits::default());
    let name = match finding.pattern.as_ref()?.cover.rank() {
        0 => "rank-0",
        1 => "rank-1",
        _ => "rank-n",
    };
    let step = finding.step(grid, by_name(name)?.id())?;
    step.check(grid).ok()?;
    let mut path = Path::new(*grid);
    path.push(step);
    Some(path)
}

/// The way that the profile takes, up to where it is decided.
fn as_it_comes(grid: &Grid, profile: &Profile, goal: &Goal) -> Option<Path> {
    let mut path = Path::new(*grid);
    for (_, step) in Walk::new(grid, profile, Checking::On) {
        path.push(step);
        if goal.is_reached(&path.end) {
            return Some(path);
        }
    }
    None
}

/// The cheapest step of this state that decides it; not of those that assume much or weigh much, since a few easy
/// steps are easier than one of these.
fn at_once(grid: &Grid, profile: &Profile, goal: &Goal) -> Option<Step> {
    let found = easy_steps(&Position::new(grid), profile, Forms::All);
    let decides = |step: &Step| {
        let mut after = *grid;
        step.apply(&mut after);
        goal.is_reached(&after)
    };
    let steps = found.into_steps().into_iter().filter(|step| decides(step));
    let mut steps: Vec<Step> = steps.collect();
    steps.sort_by_key(|step| profile.costs().of(step));
    steps.into_iter().find(|step| step.check(grid).is_ok())
}
