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

/// One puzzle in so many is taken. With fewer some techniques are never found.
const STRIDE: usize = 30;

fn puzzles() -> Option<Vec<Grid>> {
    let folder = ninerooks_testing::data_folder();
    let text = std::fs::read_to_string(folder.join("top1465.txt")).ok()?;
    let grid = |line: &str| Grid::new(&formats::read(line).unwrap().puzzle).unwrap();
    Some(text.lines().step_by(STRIDE).map(|line| grid(&line[..81])).collect())
}

/// All techniques of candidate-space but those whose steps take long to list.
pub(crate) fn candidate_space() -> Profile {
    Profile::of(
        "candidate-space",
        techniques::ALL.iter().copied().filter(|t| !SLOW.contains(&t.info().family)),
    )
}

/// How many steps there are of each technique.
pub(crate) type Census = BTreeMap<&'static str, usize>;

pub(crate) fn together(mut one: Census, other: Census) -> Census {
    for (id, count) in other {
        *one.entry(id).or_default() += count;
    }
    one
}

/// The steps along the way of a puzzle; all are right.
pub(crate) fn on_the_way(
    puzzle: Grid,
    solution: &Grid,
    default: &Profile,
    everything: &Profile,
) -> Census {
    let (mut grid, mut census) = (puzzle, BTreeMap::new());
    while let Some(next) = next_step(&grid, default) {
        let mut steps = vec![next.clone()];
        // Among singles there is little else to be seen.
        if next.placements().next().is_none() {
            steps.extend(all_steps(&grid, everything, Forms::All));
        }
        for step in steps {
            let about = || format!("{:?}\n{grid}\n{step:?}", grid.rules());
            assert_eq!(step.check(&grid), Ok(()), "{}", about());
            assert!(!step.actions.is_empty(), "{}", about());
            assert!(step.eliminations().all(|c| !solution.is_live(c)), "{}", about());
            assert!(step.placements().all(|c| solution.is_live(c)), "{}", about());
            *census.entry(step.technique.id()).or_default() += 1;
        }
        next.apply(&mut grid);
    }
    census
}

#[test]
fn every_step_on_the_way_is_right() {
    let Some(puzzles) = puzzles() else {
        println!("ignored: there is no top1465.txt in NINEROOKS_DATA");
        return;
    };
    let (default, everything) = (Profile::by_id("default").unwrap(), candidate_space());
    let census = puzzles.into_par_iter().map(|puzzle| {
        let Solutions::One(solution) = solutions(&puzzle) else { panic!("{puzzle}") };
        on_the_way(puzzle, &solution, &default, &everything)
    });
    let census = census.reduce(Census::new, together);
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
