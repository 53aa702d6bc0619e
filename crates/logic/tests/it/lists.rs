//! Every step that any technique of candidate-space finds along the way of puzzles of a public list:
//! accepted by the checker, and agreeing with the only solution.
//!
//! The list is in the folder `NINEROOKS_DATA`, by default `../shared/data` beside the checkout.
//! Without it the test says so.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::BTreeMap;

use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Profile, Technique, all_steps, next_step, techniques};
use ninerooks_step::Family;
use ninerooks_text::formats;
use rayon::prelude::*;

/// One puzzle in `stride` of the list.
fn puzzles(stride: usize) -> Option<Vec<Grid>> {
    let folder = ninerooks_testing::data_folder();
    let text = std::fs::read_to_string(folder.join("top1465.txt")).ok()?;
    let grid = |line: &str| Grid::new(&formats::read(line).unwrap().puzzle).unwrap();
    Some(text.lines().step_by(stride).map(|line| grid(&line[..81])).collect())
}

/// How many steps there are of each technique along the way of a puzzle; all are right.
fn on_the_way(
    puzzle: Grid,
    default: &Profile,
    everything: &Profile,
) -> BTreeMap<&'static str, usize> {
    let Solutions::One(solution) = solutions(&puzzle) else { panic!("{puzzle}") };
    let (mut grid, mut census) = (puzzle, BTreeMap::new());
    while let Some(next) = next_step(&grid, default) {
        // Among singles there is little else to be seen.
        if next.placements().next().is_none() {
            for step in all_steps(&grid, everything, Forms::All) {
                assert_eq!(step.check(&grid), Ok(()), "{step:?}");
                assert!(!step.actions.is_empty(), "{step:?}");
                assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
                assert!(step.placements().all(|c| solution.is_live(c)), "{step:?}");
                *census.entry(step.technique.id()).or_default() += 1;
            }
        }
        next.apply(&mut grid);
    }
    census
}

#[test]
fn every_step_on_the_way_is_right() {
    steps_on_the_way(73);
}

#[test]
#[ignore = "several minutes"]
fn every_step_on_the_way_of_more_puzzles_is_right() {
    steps_on_the_way(30);
}

fn steps_on_the_way(stride: usize) {
    let Some(puzzles) = puzzles(stride) else {
        println!("ignored: there is no top1465.txt in NINEROOKS_DATA");
        return;
    };
    let everything = Profile::of(
        "candidate-space",
        techniques::ALL.iter().copied().filter(|t| !SLOW.contains(&t.info().family)),
    );
    let default = Profile::by_id("default").unwrap();
    let census = puzzles.into_par_iter().map(|puzzle| on_the_way(puzzle, &default, &everything));
    let census = census.reduce(BTreeMap::new, |mut one, other| {
        for (id, count) in other {
            *one.entry(id).or_default() += count;
        }
        one
    });
    println!("{census:#?}");
    // Exotic patterns are in puzzles of other lists: exotic_examples.rs.
    let is_elsewhere = |family| SLOW.contains(&family) || family == Family::Exotic;
    // And these puzzles have no rules of their own.
    let classic = default.techniques().filter(|technique| !technique.needs_rules());
    let here = classic.map(Technique::info).filter(|i| !is_elsewhere(i.family));
    for id in here.map(|info| info.id).filter(|id| !SINGLES.contains(id)) {
        assert!(census.contains_key(id), "{id} was never found");
    }
}

/// Families whose steps take long to list in full; they have tests of their own.
const SLOW: [Family; 4] = [Family::Hypotheses, Family::Whips, Family::SetLogic, Family::Patterns];

const SINGLES: [&str; 3] = ["full-house", "naked-single", "hidden-single"];
