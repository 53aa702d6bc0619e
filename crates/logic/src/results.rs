//! Steps of one state, put together by what they do.

use std::collections::HashMap;

use ninerooks_board::{CandidateSet, Grid};
use ninerooks_proof::{Proof, Reason};
use ninerooks_step::Step;

/// The steps that do the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The steps, the best first by the [order](Order) that was asked for.
    pub steps: Vec<Step>,
    /// How many candidates go by it.
    pub effect: usize,
}

/// In which order steps are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// As they were found, which is by technique.
    #[default]
    Found,
    /// The greatest [effect] first.
    Effect,
    /// The smallest [proof](size) first.
    Size,
}

/// Sorts steps of `grid`; equal ones stay as they were found.
pub fn sort(grid: &Grid, steps: &mut [Step], order: Order) {
    match order {
        Order::Found => {}
        Order::Effect => steps.sort_by_cached_key(|step| std::cmp::Reverse(effect(grid, step))),
        Order::Size => steps.sort_by_cached_key(|step| size(&step.proof)),
    }
}

/// Puts sorted steps of `grid` together by what they do, in the order of the first of each.
pub fn by_result(grid: &Grid, steps: Vec<Step>) -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    let mut places: HashMap<[CandidateSet; 2], usize> = HashMap::new();
    for step in steps {
        let result = [step.placements().collect(), step.eliminations().collect()];
        let place = *places.entry(result).or_insert(outcomes.len());
        match outcomes.get_mut(place) {
            Some(outcome) => outcome.steps.push(step),
            None => outcomes.push(Outcome { effect: effect(grid, &step), steps: vec![step] }),
        }
    }
    outcomes
}

/// How many candidates of `grid` go when the step is taken, those among them which a digit that it
/// places excludes.
pub fn effect(grid: &Grid, step: &Step) -> usize {
    let mut after = *grid;
    step.apply(&mut after);
    grid.live().len().saturating_sub(after.live().len())
}

/// How long a proof is, by its kind and its length: truths and links, of several covers those of the
/// longest; then whatever else, by what is deduced; then patterns, by what is deleted.
pub fn size(proof: &Proof) -> (u8, usize) {
    match (&proof.then, proof.lemmas.len()) {
        (Reason::Covers(covers), 0) => {
            (0, covers.iter().map(|cover| cover.terms.len()).max().unwrap_or(0))
        }
        (Reason::Rookeries(proof), lemmas) => (2, lemmas + proof.deletions.len()),
        (Reason::Refute(refutation), lemmas) => {
            let deduced = refutation.disproofs.iter().map(|disproof| disproof.deductions.len());
            (1, lemmas + deduced.sum::<usize>())
        }
        (Reason::Cases(cases), lemmas) => {
            let deduced = cases.branches.iter().map(|branch| branch.deductions.len());
            (1, lemmas + deduced.sum::<usize>())
        }
        (_, lemmas) => (1, lemmas),
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Candidate, Cell, Digit, Puzzle};

    use super::*;
    use crate::{Forms, Profile, all_steps};

    fn state() -> (Grid, Vec<Step>) {
        let text =
            "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
        let mut puzzle = Puzzle::default();
        for (cell, c) in Cell::all().zip(text.chars()) {
            if let Some(digit) = Digit::from_char(c) {
                puzzle.give(Candidate::new(digit, cell));
            }
        }
        let grid = Grid::new(&puzzle).expect("a puzzle");
        let steps = all_steps(&grid, &Profile::by_id("basic").expect("built in"), Forms::Once);
        (grid, steps)
    }

    #[test]
    fn steps_with_one_result_are_put_together_and_no_others() {
        let (grid, steps) = state();
        let count = steps.len();
        let outcomes = by_result(&grid, steps);
        assert_eq!(outcomes.iter().map(|outcome| outcome.steps.len()).sum::<usize>(), count);
        assert!(outcomes.len() < count);
        let result = |step: &Step| -> CandidateSet { step.eliminations().collect() };
        for (i, outcome) in outcomes.iter().enumerate() {
            assert!(outcome.steps.iter().all(|step| result(step) == result(&outcome.steps[0])));
            let others = &outcomes[..i];
            assert!(others.iter().all(|o| result(&o.steps[0]) != result(&outcome.steps[0])));
        }
    }

    #[test]
    fn each_order_sorts_by_its_key_and_keeps_equal_steps_as_found() {
        let (grid, found) = state();
        let sorted = |order| {
            let mut steps = found.clone();
            sort(&grid, &mut steps, order);
            steps
        };
        assert_eq!(sorted(Order::Found), found);
        assert!(sorted(Order::Effect).is_sorted_by_key(|s| std::cmp::Reverse(effect(&grid, s))));
        assert!(sorted(Order::Size).is_sorted_by_key(|step| size(&step.proof)));
        let first = size(&found[0].proof);
        let of_size = |steps: Vec<Step>| -> Vec<Step> {
            steps.into_iter().filter(|step| size(&step.proof) == first).collect()
        };
        assert_eq!(of_size(sorted(Order::Size)), of_size(found.clone()));
    }

    #[test]
    fn a_placement_counts_what_it_excludes() {
        let (grid, steps) = state();
        let singles = Profile::by_id("singles").expect("built in");
        assert!(all_steps(&grid, &singles, Forms::Once).is_empty());
        let elimination = &steps[0];
        assert_eq!(effect(&grid, elimination), elimination.eliminations().count());
        let empty = Grid::default();
        let mut placed = empty;
        let candidate: Candidate = "5r5c5".parse().expect("a candidate");
        placed.place(candidate);
        assert_eq!(empty.live().len() - placed.live().len(), 8 + 20);
    }
}
