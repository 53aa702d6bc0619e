//! A rating that stays the same when a puzzle is relabelled, turned or shuffled.
//!
//! At each state all eliminations are taken whose smallest pattern has the fewest truths. What is eliminated
//! is a property of the state, not of the order in which a program looks, so the numbers on the way
//! are properties of the puzzle.
//!
//! Sizes are optima of the relaxed program, divided so that the target outweighs the rank by one:
//! a set can count by half, and 22 half truths are 11. Whole numbers would be as well defined, but
//! take a search in whole numbers for one pattern in a hundred.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Action, Cover, Proof, check};

use super::few::{self, Few};
use super::integers;
use super::lp::{Budget, LITTLE, parts};
use super::program::Program;
use super::prove::{Search, cheapest};
use super::relaxation::Relaxation;
use super::scaling::{Earlier, Scaling};
use super::trial::{Trial, try_below};

/// With how many truths patterns are looked for, at first few, then more and more, at last any number.
const LEVELS: [u32; 7] = [4, 5, 6, 8, 11, 16, 30];

/// How hard a puzzle is for set logic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating {
    /// The truths of the pattern that the hardest state needs; 0 when singles are enough.
    pub truths: u32,
    /// The rank of that pattern.
    pub rank: u32,
    /// How often all patterns of the fewest truths were taken.
    pub rounds: u32,
    /// Whether that solves the puzzle.
    pub solved: bool,
}

/// Rates a grid: the fewest truths that its hardest state needs. `None` when the budget is spent, or
/// a pattern could not be proved in whole numbers.
pub fn rate(grid: &Grid, budget: Budget) -> Option<Rating> {
    rate_with(grid, None, budget)
}

/// The same for a grid of which a solution is known. What is true there is false by no pattern, so it is not asked:
/// the rating is the same, and a seventh of the work is saved. (With a `solution` that is none, eliminations are missed.)
///
/// ```
/// use ninerooks_board::{Grid, Puzzle};
/// use ninerooks_setlogic::{Budget, rate, rate_with};
///
/// let mut puzzle = Puzzle::default();
/// for digit in 1..9 {
///     puzzle.give(format!("{digit}r1c{digit}").parse()?);
/// }
/// let grid = Grid::new(&puzzle)?;
/// let mut solution = grid;
/// for row in 0..9 {
///     for column in 0..9 {
///         let digit = (row * 3 + row / 3 + column) % 9 + 1;
///         solution.place(format!("{digit}r{}c{}", row + 1, column + 1).parse()?);
///     }
/// }
/// let budget = Budget::pivots(100_000);
/// assert_eq!(rate_with(&grid, Some(&solution), budget), rate(&grid, budget));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate_with(grid: &Grid, solution: Option<&Grid>, mut budget: Budget) -> Option<Rating> {
    let mut rating = Rating { truths: 0, rank: 0, rounds: 0, solved: false };
    let mut at = *grid;
    let mut earlier = Earlier::default();
    let mut from = 0;
    loop {
        singles(&mut at);
        if at.is_solved() || at.contradiction().is_some() {
            rating.solved = at.is_solved();
            return Some(rating);
        }
        let mut round = Round::new(&at, solution, &earlier);
        let Some(least) = round.search(from, &mut budget)? else {
            return Some(rating);
        };
        let Round { program, scaling, costs, cap, .. } = round;
        for (candidate, cost) in program.candidates.iter().zip(costs) {
            if cost < cap {
                at.eliminate(*candidate);
            }
        }
        earlier = scaling.into_earlier(program);
        rating.rounds += 1;
        if least.0 > 2 {
            from = least.0;
        }
        (rating.truths, rating.rank) = (rating.truths, rating.rank).max(least);
    }
}

/// Places the last candidates of sectors, as long as there are any.
pub fn singles(grid: &mut Grid) {
    let next = |grid: &Grid| {
        Sector::all().find_map(|s| grid.only_in(s).filter(|c| !grid.solved().contains(c.cell())))
    };
    while let Some(single) = next(grid) {
        grid.place(single);
    }
}

/// The candidates of a state, each with the smallest pattern that is known.
struct Round<'a> {
    grid: &'a Grid,
    program: Program,
    scaling: Scaling,
    /// What patterns count: those that cost less.
    cap: f64,
    /// What the cheapest known pattern of each candidate costs, each proved.
    costs: Vec<f64>,
    /// Below which cost each candidate is known to have none.
    possible: Vec<f64>,
    /// For patterns of any cost.
    relaxation: Option<Relaxation>,
}

impl<'a> Round<'a> {
    fn new(grid: &'a Grid, solution: Option<&Grid>, earlier: &Earlier) -> Self {
        let program = Program::new(grid);
        let scaling = Scaling::new(&program, earlier);
        let costs = vec![f64::INFINITY; program.candidates.len()];
        let is_true =
            |c: &Candidate| solution.is_some_and(|of| of.value(c.cell()) == Some(c.digit()));
        let possible = |c| if is_true(c) { f64::INFINITY } else { 0.0 };
        let possible = program.candidates.iter().map(possible).collect();
        Self { grid, program, scaling, cap: f64::INFINITY, costs, possible, relaxation: None }
    }

    /// Finds everything that falls to a pattern of the fewest truths: what costs less than the cap then. Gives
    /// these truths and the rank; nothing when no candidate has a pattern.
    #[allow(clippy::option_option)] // no pattern is an answer, a spent budget is none
    fn search(&mut self, from: u32, budget: &mut Budget) -> Option<Option<(u32, u32)>> {
        let few = few::all(&self.program);
        if !few.is_empty() {
            return self.with_few(&few, budget).map(Some);
        }
        let levels = LEVELS.into_iter().filter(|level| *level >= from);
        for cap in levels.map(cap).chain([f64::INFINITY]) {
            self.cap = cap;
            self.pass(budget)?;
            if self.cheapest().is_finite() {
                let least = self.least(budget)?;
                self.cap = self::cap(least.0);
                self.pass(budget)?;
                return Some(Some(least));
            }
        }
        Some(None)
    }

    /// The truths and the rank where some patterns of one or two truths are known.
    fn with_few(&mut self, few: &[Few], budget: &mut Budget) -> Option<(u32, u32)> {
        for few in few {
            self.learn(&integers::reduced(&self.program, &few.weights)?, few.target)?;
        }
        let least = few.iter().map(|few| (few.truths, few.rank)).min()?;
        self.cap = cap(least.0);
        self.pass(budget)?;
        Some(least)
    }

    /// Asks every candidate for a pattern below the cap, which sinks with what is found.
    fn pass(&mut self, budget: &mut Budget) -> Option<()> {
        for target in 0..self.costs.len() {
            if self.costs[target] >= self.cap && self.possible[target] < self.cap {
                self.ask(target, self.cap, budget)?;
            }
            if self.costs[target].is_finite() {
                self.cap = self.cap.min(cap(parts(self.costs[target]).0));
            }
        }
        Some(())
    }

    /// The truths and the rank of the cheapest pattern, when everything that may have it is known.
    fn least(&mut self, budget: &mut Budget) -> Option<(u32, u32)> {
        for target in 0..self.costs.len() {
            while self.costs[target].is_finite() {
                let known = self.cheapest();
                let below = known - LITTLE;
                let is_least = self.possible[target] >= below || self.ask(target, below, budget)?;
                // Numbers at their limit might find the same one again.
                if is_least || self.cheapest() >= known {
                    break;
                }
            }
        }
        Some(parts(self.cheapest()))
    }

    fn cheapest(&self) -> f64 {
        self.costs.iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// Whether no pattern below a cap proves a candidate false; learns of one if there is one.
    fn ask(&mut self, target: usize, below: f64, budget: &mut Budget) -> Option<bool> {
        let trial = if below.is_finite() {
            try_below(below, target, &self.program, &mut self.scaling, budget)
        } else {
            let relaxation = &mut self.relaxation;
            let relaxation =
                relaxation.get_or_insert_with(|| Relaxation::new(self.grid, below, None));
            relaxation.try_true(target, budget)
        };
        let weights = match trial {
            Trial::Spent => return None,
            Trial::Possible => {
                self.possible[target] = below;
                return Some(true);
            }
            Trial::Impossible(weights) => weights,
        };
        let candidate = self.program.candidates[target];
        let cover = match integers::cover(self.grid, &self.program, &weights, &[candidate]) {
            Some(cover) => cover,
            None => match cheapest(self.grid, &self.program, target, f64::INFINITY, None, budget) {
                Search::Found(pattern) => pattern.cover,
                Search::Beyond | Search::Failed => return None,
            },
        };
        self.learn(&cover, target)?;
        Some(false)
    }

    /// Notes what a cover proves, and what that costs: its weights are divided so that a candidate outweighs the
    /// rank by one, so for those who outweigh it by more there is a cheaper pattern.
    #[allow(clippy::cast_precision_loss)] // small numbers
    fn learn(&mut self, cover: &Cover, target: usize) -> Option<()> {
        let (weights, rank) = (cover.weights(), cover.rank());
        let truths: i64 = cover.truths().map(|(_, n)| i64::from(n)).sum();
        let cost = (5 * truths + rank) as f64;
        let mut actions = Vec::new();
        for (&candidate, known) in self.program.candidates.iter().zip(&mut self.costs) {
            let margin = weights.weight(candidate) - rank;
            if margin > 0 {
                *known = known.min(cost / margin as f64);
                actions.push(Action::Eliminate(candidate));
            }
        }
        let proof = Proof::cover(cover.clone());
        let is_proved = actions.contains(&Action::Eliminate(self.program.candidates[target]));
        (is_proved && check(self.grid, &actions, &proof).is_ok()).then_some(())
    }
}

/// What patterns of at most so many truths cost less than, of whatever rank they are.
fn cap(truths: u32) -> f64 {
    5.0 * f64::from(truths) + 4.0 + LITTLE
}
