//! The path with the fewest steps, and the one whose dearest step is cheapest.

use std::collections::HashSet;

use ninerooks_board::{CandidateSet, Grid};
use ninerooks_step::{Family, Path, Step};

use crate::choice::{DEAR, easy_steps};
use crate::simplify::simplify_solution;
use crate::{
    Checking, Choice, Effort, Forms, Position, Profile, Simplified, Solution, Status, Walk, solve,
};

/// What makes one path better than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    /// Fewer steps beyond singles.
    Fewest,
    /// A cheaper dearest step.
    Gentlest,
}

impl Best {
    /// All, with the names by which they are known.
    pub const NAMES: [(Self, &str); 2] = [(Self::Fewest, "fewest"), (Self::Gentlest, "gentlest")];

    /// Its name.
    ///
    /// ```
    /// use ninerooks_logic::Best;
    /// assert_eq!(Best::Fewest.name(), "fewest");
    /// ```
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }

    /// What is to be little on a path: how many steps are beyond singles, or what the dearest costs.
    pub const fn measure(self, effort: &Effort) -> u64 {
        match self {
            Self::Fewest => effort.beyond_singles as u64,
            Self::Gentlest => effort.dearest,
        }
    }
}

/// The best path that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestPath {
    /// The path, beside the one that the profile takes.
    pub found: Simplified,
    /// What no path without forcing chains, whips, set logic and patterns can have less of, as far as the techniques of
    /// the profile find steps: the [measure](Best::measure). None where there is no such path.
    pub at_least: Option<u64>,
}

impl BestPath {
    /// Whether no path is better, in the sense of [`at_least`](Self::at_least).
    pub fn is_proved(&self, best: Best) -> bool {
        self.at_least.is_some_and(|least| best.measure(&self.found.after) <= least)
    }
}

/// The best path that is found with the techniques of a profile, each step checked where it is taken.
///
/// `Fewest`: a [simplified](crate::simplify) path in which each step beyond singles counts as much as the next; then
/// all choices of one step, of two and so on are tried from the start, as long as no more than `states` states
/// have to be looked at. `Gentlest`: at each state the cheapest step, and in the end none that is not needed. Where the
/// path that is only simplified is better, it is taken.
///
/// Forcing chains, whips, set logic and patterns are looked for only where there is no other step; what
/// [`at_least`](BestPath::at_least) says is about paths without them.
pub fn best_path(start: &Grid, profile: &Profile, best: Best, states: usize) -> BestPath {
    let mut gentle = profile.clone();
    gentle.choose(Choice::Cheapest);
    let plain = solve(start, profile, Checking::On);
    let simple = simplify_solution(plain.clone(), profile, None);
    let own = match best {
        Best::Fewest => simplify_solution(plain, profile, Some(best)),
        Best::Gentlest => {
            simplify_solution(solve(start, &gentle, Checking::On), &gentle, Some(best))
        }
    };
    let found = Simplified { before: simple.before, ..better(best, own, simple) };
    let gentle = with_families(gentle, |family| !DEAR.contains(&family));
    let easy = solve(start, &gentle, Checking::On);
    if easy.status != Status::Solved {
        return BestPath { found, at_least: None };
    }
    match best {
        Best::Gentlest => {
            let mut least = Effort::of(&easy.path.steps, profile.costs()).dearest;
            // The cheapest step of each state need not lead to the gentlest path.
            let is_easy = |step: &Step| !DEAR.contains(&step.technique.info().family);
            if found.solution.path.steps.iter().all(is_easy) {
                least = least.min(found.after.dearest);
            }
            BestPath { found, at_least: Some(least) }
        }
        Best::Fewest => fewest(start, profile, found, states),
    }
}

/// The one of two that gets further; else the better one, and of those that are as good the cheaper one.
fn better(best: Best, one: Simplified, other: Simplified) -> Simplified {
    let rank = |found: &Simplified| {
        let open = found.solution.path.end.open().count();
        (open, best.measure(&found.after), found.after.cost, found.after.steps)
    };
    if rank(&other) < rank(&one) { other } else { one }
}

/// The profile with the techniques of these families only.
fn with_families(mut profile: Profile, is_kept: impl Fn(Family) -> bool) -> Profile {
    for technique in profile.techniques().collect::<Vec<_>>() {
        if !is_kept(technique.info().family) {
            profile.switch(technique.info().id, false);
        }
    }
    profile
}

/// Tries all choices of fewer steps than were found.
fn fewest(start: &Grid, profile: &Profile, found: Simplified, states: usize) -> BestPath {
    let mut singles = with_families(profile.clone(), |family| family == Family::Singles);
    singles.choose(Choice::Order);
    let mut known = HashSet::new();
    let mut level = vec![closed(Path::new(*start), &singles)];
    let mut looked = 0;
    for steps in 0..found.after.beyond_singles {
        if let Some(at) = level.iter().position(|path| path.end.is_solved()) {
            let path = level.swap_remove(at);
            let after = Effort::of(&path.steps, profile.costs());
            let solution = Solution { path, ..found.solution };
            return BestPath {
                found: Simplified { solution, after, ..found },
                at_least: Some(steps as u64),
            };
        }
        looked += level.len();
        if looked > states {
            return BestPath { found, at_least: Some(steps as u64) };
        }
        if steps + 1 < found.after.beyond_singles {
            let longer = |path| longer(path, profile, &singles, &mut known);
            level = level.iter().flat_map(longer).collect();
        }
    }
    BestPath { at_least: Some(found.after.beyond_singles as u64), found }
}

/// A path with one step more, and the singles that it leads to; each state once.
fn longer(
    path: &Path,
    profile: &Profile,
    singles: &Profile,
    known: &mut HashSet<CandidateSet>,
) -> Vec<Path> {
    let steps = easy_steps(&Position::new(&path.end), profile, Forms::Once);
    let with = |step: Step| -> Option<Path> {
        if step.check(&path.end).is_err() {
            return None;
        }
        let mut path = path.clone();
        path.push(step);
        let path = closed(path, singles);
        known.insert(*path.end.live()).then_some(path)
    };
    steps.into_iter().filter_map(with).collect()
}

/// With all singles that follow.
fn closed(mut path: Path, singles: &Profile) -> Path {
    let end = path.end;
    for (_, step) in Walk::new(&end, singles, Checking::On) {
        path.push(step);
    }
    path
}
