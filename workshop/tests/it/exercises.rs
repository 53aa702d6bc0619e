//! The exercises of the course, as they are shipped.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;

use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_lab::Random;
use ninerooks_logic::{Forms, Profile, all_steps, next_step};
use ninerooks_proof::Action;
use ninerooks_workshop::exercises::{Course, Exercise, FILE, PAGE, up_to, with_table};
use ninerooks_xtask::tree;

/// So many of each technique, at least.
const LEAST: usize = 30;
/// How many are looked at by default.
const SAMPLE: usize = 200;
/// Far more nodes than a puzzle with one solution needs.
const NODES: u64 = 200_000;

fn read(path: &str) -> String {
    fs::read_to_string(tree::root().join(path)).unwrap()
}

fn shipped() -> Course {
    Course::read(&read(FILE)).unwrap()
}

/// Its next step is the technique, with one solution assumed or, where it does not assume it, without; and the checker
/// accepts it. The page takes any step of the technique for an answer: they are all right, and this one is among them.
fn judge(Exercise { grid, technique }: &Exercise) {
    let id = technique.info().id;
    let Ok(Solutions::One(solution)) = solutions_within(&grid.as_given(), NODES) else {
        panic!("{id}: not one solution")
    };
    assert!(grid.excluded().is_empty(), "{id}: nothing is the puzzle's own");
    let mut alone = Profile::of("answers", [*technique]);
    alone.assume_uniqueness(true);
    let answers = all_steps(grid, &alone, Forms::Once);
    for answer in &answers {
        answer.check(grid).unwrap();
        let is_right = |action: &Action| match action {
            Action::Place(candidate) => solution.is_live(*candidate),
            Action::Eliminate(candidate) => !solution.is_live(*candidate),
        };
        assert!(answer.actions.iter().all(is_right), "{id}");
    }
    let mut profile = up_to(technique);
    for assumed in [true, technique.assumes_uniqueness()] {
        profile.assume_uniqueness(assumed);
        let step = next_step(grid, &profile).unwrap_or_else(|| panic!("{id}: nothing is found"));
        assert_eq!(step.technique.id(), id, "{:?}", grid.to_puzzle());
        step.check(grid).unwrap();
        let is_there = answers.iter().any(|answer| answer.actions == step.actions);
        assert!(is_there, "{id}: {:?}", grid.to_puzzle());
    }
}

#[test]
fn the_next_step_of_some_exercises_is_their_technique() {
    let course = shipped();
    let mut all: Vec<&Exercise> = course.exercises().collect();
    Random::new(22, 0).shuffle(&mut all);
    all.into_iter().take(SAMPLE).for_each(judge);
}

#[test]
#[ignore = "all of them: some seconds"]
fn the_next_step_of_every_exercise_is_its_technique() {
    shipped().exercises().for_each(judge);
}

#[test]
fn each_technique_that_has_exercises_has_enough() {
    let course = shipped();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for exercise in course.exercises() {
        *counts.entry(exercise.technique.info().id).or_default() += 1;
    }
    assert!(counts.len() > 50, "{}", counts.len());
    counts.retain(|_, count| *count < LEAST);
    assert!(counts.is_empty(), "{counts:?}");
}

#[test]
fn an_exercise_without_its_step_is_noticed() {
    let course = shipped();
    let mut exercise = course.exercises().next().unwrap().clone();
    let step = next_step(&exercise.grid, &up_to(exercise.technique)).unwrap();
    step.apply(&mut exercise.grid);
    let other = course.exercises().last().unwrap().technique;
    let wrong = Exercise { technique: other, ..exercise };
    assert!(std::panic::catch_unwind(|| judge(&wrong)).is_err());
}

#[test]
fn the_file_is_what_its_exercises_write_and_its_numbers_are_on_the_page() {
    let course = shipped();
    assert_eq!(course.text(), read(FILE));
    let page = read(PAGE);
    assert_eq!(with_table(&page, &course.table()).unwrap(), page, "run cargo xtask exercises");
    let mut lines: Vec<String> = course.exercises().map(Exercise::line).collect();
    lines.sort();
    lines.dedup();
    assert!(lines.len() * 100 > course.exercises().count() * 95, "boards come again and again");
}

#[test]
fn the_same_seed_makes_the_same_exercises() {
    let text = |seed| Course::make(seed, 4).text();
    assert_eq!(text(1), text(1));
    assert_ne!(text(1), text(2));
    assert_eq!(Course::read(&text(1)).unwrap().text(), text(1));
}

#[test]
fn what_is_no_file_of_exercises_is_refused() {
    for text in ["- x-wing harsh\n", "- x-wang hard\n", "- x-wing hard\n123\n", "1\n"] {
        assert!(Course::read(text).is_err(), "{text}");
    }
    assert!(with_table("no marks", "").is_err());
}
