//! What would be gentler: techniques that assume one solution, where nobody said whether they may.

use ninerooks_exact::Diagnosis;
use ninerooks_logic::{Checking, Effort, Level, Status, Technique, simplify_solution, solve};
use ninerooks_step::Family;

use super::verdict::{End, Verdict};
use super::{Shown, Solver};

/// From here on a path is more than most people want to follow: long chains, forcing chains.
const COSTLY: Level = Level::Fiendish;

/// What of the work would be saved at least: a quarter.
const SAVED: u64 = 4;

/// That `--uniqueness` makes a puzzle much easier, in a sentence, if it does. Only cheap techniques are looked for beside
/// those that assume one solution, so that it takes less work than the path did.
pub(super) fn tip(verdict: &Verdict, solver: &Solver) -> Option<String> {
    let is_stuck = verdict.end == End::Stuck;
    let path = verdict.path.as_ref().filter(|_| is_stuck || verdict.end == End::Solved)?;
    // It helps nobody who has several solutions, nor where nobody knows.
    if verdict.diagnosis != Diagnosis::Sound || solver.chosen.profile.assumes_uniqueness() {
        return None;
    }
    let before = verdict.effort(solver);
    if !is_stuck && Level::of(&before) < COSTLY {
        return None;
    }
    let mut profile = solver.chosen.profile.clone();
    profile.assume_uniqueness(true);
    let is_dear = |family| {
        use Family::{Exotic, Hypotheses, Patterns, SetLogic, Whips};
        matches!(family, Hypotheses | Whips | Exotic | SetLogic | Patterns)
    };
    // Only those that come last, so that the path is the one that --uniqueness leads to.
    let infos: Vec<_> = profile.entries().iter().map(|entry| entry.technique.info()).collect();
    for info in infos.iter().rev().take_while(|info| is_dear(info.family)) {
        profile.switch(info.id, false);
    }
    if !profile.techniques().any(Technique::assumes_uniqueness) {
        return None;
    }
    let solution = solve(&path.start, &profile, Checking::On);
    if solution.status != Status::Solved {
        return None;
    }
    let after = match solver.shown {
        Shown::ForReaders => simplify_solution(solution, &profile, None).after,
        _ => Effort::of(&solution.path.steps, profile.costs()),
    };
    let is_better = is_stuck
        || Level::of(&after) < Level::of(&before)
            && after.cost <= before.cost - before.cost / SAVED;
    let level = Level::of(&after).name();
    is_better.then(|| format!("With --uniqueness: {level}, score {}.", after.cost))
}
