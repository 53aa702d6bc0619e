//! Paths as they are shown to whoever reads them, on the screen and on paper.

use ninerooks_board::Grid;
use ninerooks_logic::{
    Checking, Effort, Level, Profile, Simplified, Solution, simplify_solution, solve,
};

/// The path without what it does not need, unless it is of the hardest: with patterns that takes seconds, and nobody follows it
/// step by step.
pub(crate) fn for_readers(grid: &Grid, profile: &Profile) -> Simplified {
    let solution = solve(grid, profile, Checking::On);
    let effort = Effort::of(&solution.path.steps, profile.costs());
    if Level::of(&effort) == Level::Extreme {
        return Simplified { solution, before: effort, after: effort };
    }
    let beyond_singles = |solution: &Solution| {
        let steps = solution.path.steps.iter().filter(|step| !step.is_single());
        steps.map(|step| profile.costs().of(step)).sum::<u64>()
    };
    let simplified = simplify_solution(solution.clone(), profile, None);
    // Other singles alone are no reason to leave the order in which they are seen.
    if beyond_singles(&simplified.solution) < beyond_singles(&solution) {
        return simplified;
    }
    Simplified { solution, before: effort, after: effort }
}

/// How hard the path is.
pub(crate) fn level_in_words(effort: &Effort) -> String {
    let Effort { cost, dearest, .. } = effort;
    let level = Level::of(effort).name();
    format!("Level: {level}. Score {cost}; the dearest step costs {dearest}.")
}
