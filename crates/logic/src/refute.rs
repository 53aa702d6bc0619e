//! Why a state has no solution: the shortest way to a sector without candidates that is found.

use ninerooks_board::Grid;
use ninerooks_refutation::{Aim, broken};
use ninerooks_step::{Family, Path, RefutationLine, Step};

use crate::choice::easy_steps;
use crate::search::refutation::{step_by, step_of};
use crate::slice::{Goal, Pool};
use crate::{Checking, Forms, Position, Profile, Technique, Walk, all_steps};

/// The families that are used, one more at each try: what comes first is easier to see.
const EASY: [Family; 4] = [Family::Singles, Family::Intersections, Family::Subsets, Family::Fish];

/// After so many steps none is looked for any more: a reason that long explains nothing.
const MOST_STEPS: usize = 1000;

/// A search beside a way that is known looks at so many inferences.
const MOST_BESIDE: u64 = 1 << 15;

/// So many times steps beside the shortest way are looked for.
const MOST_ROUNDS_BESIDE: usize = 3;

/// Refutations are looked for beside a way of so few steps: where there are more, that takes minutes.
const FEW_STEPS: usize = 20;

/// So many times it is looked for refutations that end it.
const MOST_ROUNDS: usize = 20;

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

/// Why a state has no solution, in as few inferences as are found: by simple steps as [`refute`] finds them, or with
/// [refutations by cases](ninerooks_refutation::broken) among them. It looks at `most` inferences in each search, at half a microsecond
/// each; nothing where that is too little, or where there is a solution. Each step is checked, and none can be left out.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_logic::why_broken;
/// let text = "98.7...4...7.6.9......5..7.4....3..2.3..1......86...9..2....1....65...8......6..4";
/// let grid = Grid::new(&ninerooks_text::formats::read(text)?.puzzle)?;
/// let path = why_broken(&grid, 1 << 20).expect("it has no solution");
/// assert!(path.end.contradiction().is_some());
/// assert!(path.walk().all(|(before, step)| step.check(&before).is_ok()));
/// assert_eq!(why_broken(&Grid::default(), 1 << 10), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn why_broken(grid: &Grid, most: u64) -> Option<Path> {
    let ways = [refute(grid), by_cases(grid, most, false), by_cases(grid, most, true)];
    let mut best = ways.into_iter().flatten().min_by_key(Path::inferences)?;
    for _ in 0..MOST_ROUNDS_BESIDE {
        let Some(shorter) = beside(&best, most) else { break };
        best = shorter;
    }
    Some(best)
}

/// A shorter way, if there is one among the steps beside those of a path: chains and others that see more at a time.
fn beside(path: &Path, most: u64) -> Option<Path> {
    let (all, basic) = (Profile::by_id("default")?, Profile::by_id("basic")?);
    let mut gathered = Gathered::at(&path.start);
    for (before, step) in path.walk() {
        for other in easy_steps(&Position::new(&before), &all, Forms::Once) {
            gathered.push(&before, &other);
        }
        if path.steps.len() <= FEW_STEPS {
            gathered.grid = before;
            let lines = broken(&before, most.min(MOST_BESIDE)).into_iter().flatten();
            lines.for_each(|line| gathered.follow(&line, &basic));
        }
        gathered.push(&before, step);
    }
    let other = gathered.pool.simplified(&Goal::Contradiction)?;
    (other.inferences() < path.inferences()).then_some(other)
}

/// The shortest way that is found among the steps of a profile.
fn by(grid: &Grid, profile: &Profile) -> Option<Path> {
    let mut gathered = Gathered::at(grid);
    if !gathered.close(profile) {
        return None;
    }
    let shortest = gathered.pool.simplified(&Goal::Contradiction);
    shortest.or_else(|| as_it_comes(grid, profile))
}

/// The shortest way that is found along what [`broken`] says of a state, or of what simple steps leave of it.
fn by_cases(grid: &Grid, most: u64, is_closed_first: bool) -> Option<Path> {
    let basic = Profile::by_id("basic")?;
    let mut gathered = Gathered::at(grid);
    if is_closed_first && gathered.close(&basic) {
        return None; // which is what simple steps alone come to
    }
    for _ in 0..MOST_ROUNDS {
        let before = gathered.grid;
        match broken(&before, most) {
            Some(lines) => lines.iter().for_each(|line| gathered.follow(line, &basic)),
            // No refutation ends it. The one that leads farthest may leave less to be looked at.
            None => gathered.take(&before, &step_by(&Position::new(&before), Aim::default()).step?),
        }
        if gathered.close(&basic) {
            return gathered.pool.simplified(&Goal::Contradiction);
        }
        if gathered.grid == before {
            return None;
        }
    }
    None
}

/// Steps of a state and of those behind it, and where they have led to.
struct Gathered {
    pool: Pool,
    grid: Grid,
}

impl Gathered {
    fn at(grid: &Grid) -> Self {
        Self { pool: Pool::new(grid), grid: *grid }
    }

    fn push(&mut self, before: &Grid, step: &Step) {
        // Of two ways with as many inferences the one with fewer steps.
        self.pool.push(before, step.clone(), 16 * step.length(before) as u64 + 1);
    }

    fn take(&mut self, before: &Grid, step: &Step) {
        self.push(before, step);
        step.apply(&mut self.grid);
    }

    /// Takes the steps that do what a line says.
    fn follow(&mut self, line: &RefutationLine, profile: &Profile) {
        let before = self.grid;
        if let RefutationLine::Refuted(refutation) = line {
            if let Some(step) = step_of(&before, refutation) {
                self.take(&before, &step);
            }
            return;
        }
        let mut after = before;
        line.follow(&mut after);
        for step in all_steps(&before, profile, Forms::All) {
            let mut by_step = before;
            step.apply(&mut by_step);
            if (*by_step.live() - *after.live()).is_empty() {
                self.take(&before, &step);
            }
        }
    }

    /// Takes all steps of a state, then all of the state that these lead to, and so on; whether that comes to a contradiction.
    fn close(&mut self, profile: &Profile) -> bool {
        while self.pool.len() < MOST_STEPS && self.grid.contradiction().is_none() {
            let before = self.grid;
            for step in all_steps(&before, profile, Forms::Once) {
                self.take(&before, &step);
                // Of two digits that singles put into one cell the second says that there is none.
                if self.grid.contradiction().is_some() {
                    return true;
                }
            }
            if self.grid == before {
                return false;
            }
        }
        self.grid.contradiction().is_some()
    }
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
