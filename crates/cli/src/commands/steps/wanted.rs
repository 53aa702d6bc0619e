//! Which of the steps of a state are wanted, and in what order.

use clap::{Args, ValueEnum};
use ninerooks_board::{Candidate, Cell, Digit, Grid};
use ninerooks_logic::results::{self, Order, Outcome};
use ninerooks_step::Step;

/// Which steps to show. What is asked of a step is what it does: a digit that it places, a candidate
/// that it eliminates.
#[derive(Args, Clone, Default)]
pub(super) struct Wanted {
    /// What comes first
    #[arg(long, value_enum, default_value_t)]
    sort: Sort,
    /// Only steps that place or eliminate this digit; may be repeated, or name several with commas
    #[arg(long, value_name = "DIGIT", value_delimiter = ',')]
    digit: Vec<Digit>,
    /// Only steps that change this cell, such as r3c8
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    cell: Vec<Cell>,
    /// Only steps that place or eliminate this candidate, such as 5r3c8
    #[arg(long, value_name = "CANDIDATE", value_delimiter = ',')]
    candidate: Vec<Candidate>,
    /// Show this many results at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    limit: Option<u32>,
}

/// By what steps are sorted.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Sort {
    /// The order of the profile
    #[default]
    Technique,
    /// The step after which the fewest candidates are left
    Effect,
    /// The step with the shortest proof: the fewest truths and links, then hypotheses, then patterns
    Size,
}

/// What was picked of the steps that there are.
pub(super) struct Picked {
    /// The results to show.
    pub(super) outcomes: Vec<Outcome>,
    /// How many there are, with those beyond the limit.
    pub(super) results: usize,
    /// How many steps lead to them.
    pub(super) steps: usize,
}

impl Wanted {
    /// Whether only some steps are wanted.
    pub(super) fn is_filter(&self) -> bool {
        !(self.digit.is_empty() && self.cell.is_empty() && self.candidate.is_empty())
    }

    /// What is wanted of the steps of `grid`, by result.
    pub(super) fn pick(&self, grid: &Grid, mut steps: Vec<Step>) -> Picked {
        if self.is_filter() {
            steps.retain(|step| self.wants(step));
        }
        let order = match self.sort {
            Sort::Technique => Order::Found,
            Sort::Effect => Order::Effect,
            Sort::Size => Order::Size,
        };
        results::sort(grid, &mut steps, order);
        let count = steps.len();
        let mut outcomes = results::by_result(grid, steps);
        let results = outcomes.len();
        if let Some(limit) = self.limit {
            outcomes.truncate(limit as usize);
        }
        Picked { outcomes, results, steps: count }
    }

    /// Whether one of the actions is about a digit, a cell and a candidate that are asked for.
    fn wants(&self, step: &Step) -> bool {
        fn among<T: PartialEq>(asked: &[T], one: &T) -> bool {
            asked.is_empty() || asked.contains(one)
        }
        step.placements().chain(step.eliminations()).any(|candidate| {
            among(&self.digit, &candidate.digit())
                && among(&self.cell, &candidate.cell())
                && among(&self.candidate, &candidate)
        })
    }
}
