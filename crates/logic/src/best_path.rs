//! The path with the fewest steps, and the one whose dearest step is cheapest.

use std::collections::HashSet;

use ninerooks_board::{CandidateSet, Grid};
use ninerooks_step::{Family, Path, Step};

use crate::choice::DEAR;
use crate::simplify::simplify_for;
use crate::{
    Checking, Choice, Effort, Forms, Found, Position, Profile, Simplified, Solution, Status, solve,
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
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }

    /// The one with this name.
    ///
    /// ```
    /// use ninerooks_logic::Best;
    /// assert_eq!(Best::by_name("fewest"), Some(Best::Fewest));
    /// ```
    pub fn by_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(_, known)| *known == name).map(|(best, _)| *best)
    }
}

/// The best path that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestPath {
    /// The path, beside the one that the profile takes.
    pub found: Simplified,
    /// What no path without forcing chains, whips, set logic and patterns can have less of, as far as the techniques of
    /// the profile find steps: steps beyond singles, or the cost of the dearest step. None where there is no such
    /// path.
    pub at_least: Option<u64>,
}

impl BestPath {
    /// Whether no path is better, in the sense of [`at_least`](Self::at_least).
    pub fn is_proved(&self, best: Best) -> bool {
        let effort = &self.found.after;
        self.at_least.is_some_and(|least| match best {
            Best::Fewest => effort.beyond_singles as u64 <= least,
            Best::Gentlest => effort.dearest <= least,
        })
    }
}

/// The best path that is found with the techniques of a profile, each step checked where it is taken.
///
/// `Fewest`: a [simplified](crate::simplify) path in which each step beyond singles counts as much as the next; then
/// all choices of one step, of two and so on are tried from the start, as long as no more than `states` states
/// have to be looked at. `Gentlest`: at each state the cheapest step, and in the end none that is not needed.
///
/// Forcing chains, whips, set logic and patterns are looked for only where there is no other step; what
/// [`at_least`](BestPath::at_least) says is about paths without them.
pub fn best_path(start: &Grid, profile: &Profile, best: Best, states: usize) -> BestPath {
    let plain = solve(start, profile, Checking::On);
    let before = Effort::of(&plain.path.steps, profile.costs());
    let found = match best {
        Best::Fewest => simplify_for(start, profile, Checking::On, Some(best)),
        Best::Gentlest => {
            let mut gentle = profile.clone();
            gentle.choose(Choice::Cheapest);
            simplify_for(start, &gentle, Checking::On, Some(best))
        }
    };
    let found = Simplified { before, ..found };
    let Some(easy) = gentlest_without_dear(start, profile) else {
        return BestPath { found, at_least: None };
    };
    match best {
        Best::Gentlest => BestPath { found, at_least: Some(easy.dearest) },
        Best::Fewest => fewest(start, profile, found, states),
    }
}

/// What the cheapest step at each state comes to, if that solves the puzzle without dear families.
fn gentlest_without_dear(start: &Grid, profile: &Profile) -> Option<Effort> {
    let mut easy = profile.clone();
    easy.choose(Choice::Cheapest);
    for technique in profile.techniques().filter(|t| DEAR.contains(&t.info().family)) {
        easy.switch(technique.info().id, false);
    }
    let solution = solve(start, &easy, Checking::On);
    let effort = Effort::of(&solution.path.steps, profile.costs());
    (solution.status == Status::Solved).then_some(effort)
}

/// Tries all choices of fewer steps than were found.
fn fewest(start: &Grid, profile: &Profile, found: Simplified, states: usize) -> BestPath {
    let mut known = HashSet::new();
    let mut level = vec![closed(Path::new(*start), profile)];
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
        level = level.iter().flat_map(|path| longer(path, profile, &mut known)).collect();
    }
    BestPath { at_least: Some(found.after.beyond_singles as u64), found }
}

/// A path with one step more, and the singles that it leads to; each state once.
fn longer(path: &Path, profile: &Profile, known: &mut HashSet<CandidateSet>) -> Vec<Path> {
    let position = Position::new(&path.end);
    let mut found = Found::all(Forms::Once);
    for technique in profile.techniques().filter(|t| !DEAR.contains(&t.info().family)) {
        let _ = technique.find(&position, &mut found);
    }
    let with = |step: Step| -> Option<Path> {
        if step.check(&path.end).is_err() {
            return None;
        }
        let mut path = path.clone();
        path.push(step);
        let path = closed(path, profile);
        known.insert(*path.end.live()).then_some(path)
    };
    found.into_steps().into_iter().filter_map(with).collect()
}

/// With all singles that follow.
fn closed(mut path: Path, profile: &Profile) -> Path {
    loop {
        let mut found = Found::first();
        let position = Position::new(&path.end);
        for technique in profile.techniques().filter(|t| t.info().family == Family::Singles) {
            if technique.find(&position, &mut found).is_break() {
                break;
            }
        }
        let Some(step) = found.into_step() else { return path };
        path.push(step);
    }
}
