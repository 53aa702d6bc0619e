//! Other names of a step: techniques that do the same by the same truths.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::Grid;
use ninerooks_logic::{Forms, Profile, all_steps, also, by_name};
use ninerooks_step::Step;

/// The first step of a technique's own example, and its grid.
fn example(id: &str) -> (Grid, Step) {
    let technique = by_name(id).unwrap();
    let text = technique.info().doc.split("```grid\n").nth(1).unwrap().split("```").next().unwrap();
    let grid = Grid::new(&ninerooks_text::formats::read(text).unwrap().puzzle).unwrap();
    let step = all_steps(&grid, &Profile::of("one", [technique]), Forms::Once).swap_remove(0);
    (grid, step)
}

fn names(id: &str) -> Vec<&'static str> {
    let (grid, step) = example(id);
    let others = also(&grid, &step);
    for other in &others {
        assert_eq!(other.check(&grid), Ok(()));
        let eliminated = |step: &Step| {
            let mut all: Vec<usize> =
                step.eliminations().map(ninerooks_board::Candidate::index).collect();
            all.sort_unstable();
            all
        };
        assert_eq!(
            eliminated(other),
            eliminated(&step),
            "{} is no other name of {id}",
            other.technique
        );
        assert_ne!(other.technique, step.technique);
    }
    others.iter().map(|other| other.technique.id()).collect()
}

#[test]
fn a_step_is_recognised_as_what_other_techniques_call_it() {
    let expected = [
        ("xy-wing", &["als-xz"][..]),
        ("skyscraper", &["sashimi-x-wing"][..]),
        ("xyz-wing", &["als-xz"][..]),
    ];
    for (id, others) in expected {
        let names = names(id);
        assert!(others.iter().all(|other| names.contains(other)), "{id}: {names:?}");
    }
}

#[test]
fn a_single_and_what_counts_upon_other_truths_have_no_other_name() {
    let (grid, step) = example("hidden-single");
    assert_eq!(also(&grid, &step), []);
    // An X-Wing is no chain: its eliminations come from two lines at once, but not by the strong links of one chain.
    assert!(!names("x-wing").contains(&"xy-chain"));
    // A step with assumptions has no truths and links to compare.
    let (grid, step) = example("forcing-chain-verity");
    assert_eq!(also(&grid, &step), []);
}
