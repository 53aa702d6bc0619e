//! The path with the least to check, and the one whose longest step is shortest.
//!
//! At each state of several walks all easy steps are looked at beside the best refutation, and the one is taken whose
//! length, beside what it leads to, is least. What the walks found is put together, and what is not needed is left out, the
//! longest first. Exotic patterns are taken from the path of the profile: to look for them everywhere takes long.

use std::collections::HashSet;

use ninerooks_board::{CandidateSet, Grid, Sector};
use ninerooks_refutation::{Aim, Worth, open_in};
use ninerooks_step::{Family, Length, Path, Step};

use crate::choice::easy_steps;
use crate::search::refutation::{Sought, step_by};
use crate::slice::{Goal, Pool};
use crate::{Forms, Position, Profile, Solution, Status, next_step};

/// What is looked for on the walks, one after the other.
const AIMS: [Aim; 4] = [
    Aim { worth: Worth::Balanced, is_wide: false },
    Aim { worth: Worth::Near, is_wide: false },
    Aim { worth: Worth::Far, is_wide: true },
    Aim { worth: Worth::Balanced, is_wide: true },
];

/// What is to be short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brevity {
    /// All that there is to check beyond singles.
    Shortest,
    /// The longest step.
    Smallest,
}

impl Brevity {
    /// Both, with the names by which they are known.
    pub const NAMES: [(Self, &str); 2] =
        [(Self::Shortest, "shortest"), (Self::Smallest, "smallest")];

    /// Its name.
    ///
    /// ```
    /// use ninerooks_logic::Brevity;
    /// assert_eq!(Brevity::Smallest.name(), "smallest");
    /// ```
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }

    /// What is to be little: of the whole path, or of its longest step.
    ///
    /// ```
    /// use ninerooks_logic::Brevity;
    /// let length = ninerooks_step::Length { all: 38, longest: 18 };
    /// assert_eq!(Brevity::NAMES.map(|(what, _)| what.measure(length)), [38, 18]);
    /// ```
    pub const fn measure(self, length: Length) -> usize {
        match self {
            Self::Shortest => length.all,
            Self::Smallest => length.longest,
        }
    }

    /// What is to be little first, and what then.
    const fn rank(self, length: Length) -> (usize, usize) {
        match self {
            Self::Shortest => (length.all, length.longest),
            Self::Smallest => (length.longest, length.all),
        }
    }
}

/// The path that was found, and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortest {
    /// The path, and how it ends.
    pub solution: Solution,
    /// What no path to the same end has less of, by whatever proofs: 0 where singles alone lead there, and otherwise 1, since
    /// whatever else there is counts 1 at least.
    pub at_least: usize,
    /// What the search took.
    pub spent: Spent,
}

/// What a search for a [shortest] path took. It is the same on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// How many walks there were; none where there is nothing to look for.
    pub walks: usize,
    /// At how many states steps beyond singles were looked for; a state that walks share counts on each of them.
    pub states: usize,
    /// How many inferences and assumptions were looked at for refutations.
    pub work: u64,
    /// At how many of the states the budget for a refutation was used up.
    pub cut_short: usize,
}

impl Shortest {
    /// Whether no path to the same end has less to check, all together or in its longest step.
    pub fn is_proved(&self, what: Brevity) -> bool {
        what.measure(self.solution.path.length()) <= self.at_least
    }

    /// A path beside which no other was looked for.
    fn alone(solution: Solution) -> Self {
        let path = &solution.path;
        let is_reached = singles_from(path.start).live() == path.end.live();
        let at_least = usize::from(!is_reached);
        Self { solution, at_least, spent: Spent::default() }
    }
}

/// What is left when all singles are placed that follow one after the other.
fn singles_from(mut grid: Grid) -> Grid {
    let single = |grid: &Grid| {
        let only = |sector| grid.only_in(sector).filter(|only| grid.value(only.cell()).is_none());
        Sector::all().find_map(only)
    };
    while let Some(only) = single(&grid) {
        grid.place(only);
    }
    grid
}

/// The [shortest](Brevity) path that is found among the steps of a profile and refutations by cases, each step checked; the path
/// that the profile takes where none is shorter. It ends where that one does. Where patterns are
/// [carried](Profile::carries) from step to step, nothing else is looked for.
///
/// It depends on how the puzzle is written down, for of two steps that are worth as much one is taken: who wants one length for
/// all forms of a puzzle looks at one form.
///
/// ```
/// use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
/// use ninerooks_logic::{Brevity, Checking, Profile, shortest, solve};
/// let text = "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7";
/// let mut puzzle = Puzzle::default();
/// for (cell, c) in Cell::all().zip(text.chars()) {
///     Digit::from_char(c).map(|digit| puzzle.give(Candidate::new(digit, cell)));
/// }
/// let (grid, profile) = (Grid::new(&puzzle)?, Profile::by_id("default").expect("it is built in"));
/// let plain = solve(&grid, &profile, Checking::On);
/// let short = shortest(plain.clone(), &profile, Brevity::Shortest);
/// let path = &short.solution.path;
/// assert!(path.end == plain.path.end && path.length().all <= plain.path.length().all);
/// assert!(short.spent.walks > 0 && short.at_least == 1 && !short.is_proved(Brevity::Shortest));
/// # Ok::<(), ninerooks_board::GridError>(())
/// ```
pub fn shortest(plain: Solution, profile: &Profile, what: Brevity) -> Shortest {
    let is_over = matches!(plain.status, Status::Solved | Status::Stuck);
    let mut best = Shortest::alone(plain);
    if profile.carries() || !is_over || best.is_proved(Brevity::Shortest) {
        return best;
    }
    let goal = Goal::State(Box::new(best.solution.path.end));
    let mut easy = profile.clone();
    for technique in profile.techniques().filter(|t| t.info().family == Family::Exotic) {
        easy.switch(technique.info().id, false);
    }
    let mut search = Search::new(&easy, what, &best.solution.path);
    for aim in AIMS {
        search.spent.walks += 1;
        search.walk(best.solution.path.start, aim, &goal);
        // On a shorter way there are other states with other steps: so once more along that.
        for is_last in [false, true] {
            let Some(path) = search.pool.simplified(&goal) else { break };
            if !is_last {
                path.walk().for_each(|(grid, _)| drop(search.look(&grid, aim)));
            }
            if what.rank(path.length()) < what.rank(best.solution.path.length()) {
                best.solution.path = path;
            }
        }
    }
    Shortest { spent: search.spent, ..best }
}

struct Search<'a> {
    /// The techniques that are looked for.
    profile: &'a Profile,
    what: Brevity,
    pool: Pool,
    /// The states whose steps are in the pool.
    seen: HashSet<(CandidateSet, Aim)>,
    spent: Spent,
}

impl<'a> Search<'a> {
    /// With the steps of a path.
    fn new(profile: &'a Profile, what: Brevity, path: &Path) -> Self {
        let (pool, seen) = (Pool::new(&path.start), HashSet::new());
        let mut search = Self { profile, what, pool, seen, spent: Spent::default() };
        for (grid, step) in path.walk() {
            search.push(&grid, step);
        }
        search
    }

    fn push(&mut self, grid: &Grid, step: &Step) {
        let length = if step.is_single() { 0 } else { step.length(grid) as u64 };
        let cost = match self.what {
            // Of two paths with as many inferences the one with fewer steps.
            Brevity::Shortest => 16 * length + 1,
            Brevity::Smallest => length * length + 1,
        };
        self.pool.push(grid, step.clone(), cost);
    }

    /// Takes at each state the step that is worth most, and keeps all.
    fn walk(&mut self, mut grid: Grid, aim: Aim, goal: &Goal) {
        while !goal.is_reached(&grid) {
            let Some(step) = self.look(&grid, aim) else { return };
            step.apply(&mut grid);
        }
    }

    /// The step of a state that is worth most; the first single, if there is one.
    fn look(&mut self, grid: &Grid, aim: Aim) -> Option<Step> {
        if let Some(single) = next_step(grid, self.profile).filter(Step::is_single) {
            self.push(grid, &single);
            return Some(single);
        }
        let position = Position::new(grid);
        let mut steps = easy_steps(&position, self.profile, Forms::Once);
        steps.retain(|step| step.technique.info().family != Family::Singles);
        let Sought { step, work, is_over } = step_by(&position, aim);
        steps.extend(step);
        self.spent.states += 1;
        self.spent.work += work;
        self.spent.cut_short += usize::from(is_over);
        let open = open_in(grid)?;
        let mut most: Option<((u32, u32), Step)> = None;
        let is_new = self.seen.insert((*grid.live(), aim));
        for step in steps {
            if is_new {
                self.push(grid, &step);
            }
            let mut after = *grid;
            step.apply(&mut after);
            let length = u32::try_from(step.length(grid)).unwrap_or(u32::MAX);
            let Some(left) = open_in(&after) else { continue };
            let rank = (length, (open - left).max(1));
            if most.as_ref().is_none_or(|(known, _)| aim.worth.is_more(rank, *known)) {
                most = Some((rank, step));
            }
        }
        most.map(|(_, step)| step)
    }
}
