//! Why a state has no solution: the shortest way that simple steps have to a sector without candidates.

use ninerooks_board::Grid;
use ninerooks_step::{Family, Path};

use crate::slice::{Goal, Pool};
use crate::{Checking, Costs, Forms, Profile, Technique, Walk, all_steps};

/// The families that are used, one more at each try: what comes first is easier to see.
const EASY: [Family; 4] = [Family::Singles, Family::Intersections, Family::Subsets, Family::Fish];

/// After so many steps none is looked for any more: a reason that long explains nothing.
const MOST_STEPS: usize = 1000;

/// The steps that lead from a state to a [contradiction](Grid::contradiction), without those that it takes no part in;
/// nothing where singles, locked candidates, subsets and basic fish find none. Singles alone are tried first, then
/// the others one after the other. Each step is checked, so the path proves that there is no solution.
///
/// It looks at no search: a state that has no solution for a reason beyond these steps has no such path. The work is bounded,
/// since each step eliminates a candidate.
///
/// ```
/// use ninerooks_board::{Grid, Puzzle};
/// use ninerooks_logic::refute;
/// let mut puzzle = Puzzle::default();
/// // Only 9 is left for r1c9, and r5c9 has it.
/// let row = (1..=8).map(|n| format!("{n}r1c{n}"));
/// for given in row.chain(["9r5c9".to_owned()]) {
///     puzzle.give(given.parse()?);
/// }
/// let path = refute(&Grid::new(&puzzle)?).expect("it is to be seen");
/// assert!(path.steps.is_empty() && path.end.contradiction().is_some());
/// assert_eq!(refute(&Grid::default()), None, "it has solutions");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn refute(grid: &Grid) -> Option<Path> {
    if grid.contradiction().is_some() {
        return Some(Path::new(*grid));
    }
    let basic = Profile::by_id("basic")?;
    (1..=EASY.len()).find_map(|used| {
        let mut profile = basic.clone();
        let families = EASY.get(..used).unwrap_or(&EASY);
        let others = basic.techniques().map(Technique::info);
        for other in others.filter(|info| !families.contains(&info.family)) {
            profile.switch(other.id, false);
        }
        by(grid, &profile)
    })
}

/// The shortest way that is found among the steps of a profile.
fn by(grid: &Grid, profile: &Profile) -> Option<Path> {
    let pool = gathered(grid, profile)?;
    let shortest = { pool }.simplified(&Goal::Contradiction);
    shortest.or_else(|| as_it_comes(grid, profile))
}

/// All steps of a state, then all of the state that these lead to, and so on up to a contradiction.
fn gathered(grid: &Grid, profile: &Profile) -> Option<Pool> {
    let costs = Costs::default();
    let mut pool = Pool::new(grid);
    let mut grid = *grid;
    while pool.len() < MOST_STEPS {
        let before = grid;
        for step in all_steps(&before, profile, Forms::Once) {
            pool.push(&before, step.clone(), costs.of(&step));
            // Of two digits that singles put into one cell the second says that there is none.
            step.apply(&mut grid);
            if grid.contradiction().is_some() {
                return Some(pool);
            }
        }
        if grid == before {
            return None;
        }
    }
    None
}

/// The steps that the profile takes.
fn as_it_comes(grid: &Grid, profile: &Profile) -> Option<Path> {
    let mut walk = Walk::new(grid, profile, Checking::On);
    let mut path = Path::new(*grid);
    while path.end.contradiction().is_none() {
        path.push(walk.next()?.1);
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::grid;

    use super::*;
    use crate::{OverBudget, Status, solve};

    #[test]
    fn a_mistyped_given_leads_to_a_contradiction_by_checked_steps_none_of_which_is_needless() {
        let broken = grid(
            "2.4...5..75.698..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
        );
        let path = refute(&broken).expect("singles show it");
        for (before, step) in path.walk() {
            step.check(&before).expect("it follows");
        }
        assert!(path.end.contradiction().is_some() && !path.steps.is_empty());
        assert!(path.steps.len() < 10, "{}", path.steps.len());
    }

    #[test]
    fn what_has_a_solution_is_not_refuted() {
        let puzzle = grid(
            "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
        );
        assert_eq!(refute(&puzzle), None);
    }

    #[test]
    fn a_puzzle_without_solution_ends_with_the_budget_and_says_so() {
        let broken = grid(
            "98.7...4...7.6.9......5..7.4....3..2.3..1......86...9..2....1....65...8......6..4",
        );
        assert_eq!(refute(&broken), None, "no simple step shows it");
        let mut profile = Profile::by_id("default").expect("it is built in");
        profile.limit_work(1 << 22);
        let solution = solve(&broken, &profile, Checking::On);
        assert_eq!(solution.status, Status::Stuck);
        assert!(
            matches!(solution.limits.last(), Some((_, OverBudget::Puzzle { limit: 0x0040_0000 }))),
            "{:?}",
            solution.limits
        );
    }
}
