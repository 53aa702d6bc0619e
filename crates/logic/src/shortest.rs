//! The path with the least to check, and the one whose longest step is shortest.
//!
//! At each state of several walks all easy steps are looked at beside the best refutation, and the one is taken whose
//! length, beside what it leads to, is least. What the walks found is put together, and what is not needed is left out, the
//! longest first. Exotic patterns are taken from the path of the profile: to look for them everywhere takes long.

use std::collections::HashSet;

use ninerooks_board::{CandidateSet, Grid};
use ninerooks_refutation::{Aim, Worth, open_in};
use ninerooks_step::{Family, Length, Step};

use crate::choice::easy_steps;
use crate::search::refutation::step_by;
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

    /// What is to be little first, and what then.
    const fn measure(self, length: Length) -> (usize, usize) {
        match self {
            Self::Shortest => (length.all, length.longest),
            Self::Smallest => (length.longest, length.all),
        }
    }
}

/// The [shortest](Brevity) path that is found among the steps of a profile and refutations by cases, each step checked; the path
/// that the profile takes where none is shorter. It ends where that one does. Where patterns are
/// [carried](Profile::carries) from step to step, nothing else is looked for.
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
/// assert!(short.path.end == plain.path.end && short.path.length().all <= plain.path.length().all);
/// # Ok::<(), ninerooks_board::GridError>(())
/// ```
pub fn shortest(plain: Solution, profile: &Profile, what: Brevity) -> Solution {
    let is_over = matches!(plain.status, Status::Solved | Status::Stuck);
    if profile.carries() || !is_over || plain.path.length().all == 0 {
        return plain;
    }
    let goal = Goal::State(Box::new(plain.path.end));
    let pool = Pool::new(&plain.path.start);
    let mut easy = profile.clone();
    for technique in profile.techniques().filter(|t| t.info().family == Family::Exotic) {
        easy.switch(technique.info().id, false);
    }
    let mut search = Shortest { profile: &easy, what, pool, seen: HashSet::new() };
    for (grid, step) in plain.path.walk() {
        search.push(&grid, step);
    }
    let mut best = plain;
    for aim in AIMS {
        search.walk(best.path.start, aim, &goal);
        // On a shorter way there are other states with other steps: so once more along that.
        for is_last in [false, true] {
            let Some(path) = search.pool.simplified(&goal) else { break };
            if !is_last {
                path.walk().for_each(|(grid, _)| drop(search.look(&grid, aim)));
            }
            if what.measure(path.length()) < what.measure(best.path.length()) {
                best.path = path;
            }
        }
    }
    best
}

struct Shortest<'a> {
    /// The techniques that are looked for.
    profile: &'a Profile,
    what: Brevity,
    pool: Pool,
    /// The states whose steps are in the pool.
    seen: HashSet<(CandidateSet, Aim)>,
}

impl Shortest<'_> {
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
        steps.extend(step_by(&position, aim));
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
