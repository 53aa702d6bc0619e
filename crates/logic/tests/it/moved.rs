//! Steps under maps of the board onto itself.

#![allow(clippy::unwrap_used)] // tests may

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Grid};
use ninerooks_logic::{Checking, Profile, Shape, solve};
use ninerooks_proof::Symmetry;
use ninerooks_testing::{Rng, grid};
use ninerooks_text::json::{StepRecord, moved};

use crate::common::PUZZLES;

/// AI Escargot, and Loki with its tridagon.
const HARD: [&str; 2] = [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
];

fn any_map(rng: &mut Rng) -> Symmetry {
    let narrow = |list: [usize; 9]| list.map(|at| u8::try_from(at).unwrap());
    Symmetry {
        transpose: rng.once_in(2),
        rows: narrow(rng.lines()),
        columns: narrow(rng.lines()),
        digits: narrow(rng.shuffled::<9>()),
    }
}

fn back(map: &Symmetry) -> Symmetry {
    let turned = |list: [u8; 9]| {
        let mut back = [0; 9];
        (0..).zip(list).for_each(|(from, to)| back[usize::from(to)] = from);
        back
    };
    let [rows, columns] =
        if map.transpose { [map.columns, map.rows] } else { [map.rows, map.columns] };
    let transpose = map.transpose;
    Symmetry { transpose, rows: turned(rows), columns: turned(columns), digits: turned(map.digits) }
}

/// The state under a map.
fn image(grid: &Grid, map: &Symmetry) -> Grid {
    let mut other = Grid::default();
    for cell in grid.solved() {
        other.place(map.image(Candidate::new(grid.value(cell).unwrap(), cell)).unwrap());
    }
    for gone in Candidate::all().filter(|candidate| !grid.is_live(*candidate)) {
        other.eliminate(map.image(gone).unwrap());
    }
    other
}

#[test]
fn a_step_under_a_map_is_right_as_long_and_comes_back_as_it_was() {
    let mut rng = Rng(0x3A9);
    let mut shapes = BTreeSet::new();
    let (mut seen, mut refused) = (0, 0);
    for profile in ["default", "exotic", "hodoku", "csp-rules", "explainer"] {
        let profile = Profile::by_id(profile).unwrap();
        for puzzle in PUZZLES.into_iter().chain(HARD) {
            let path = solve(&grid(puzzle), &profile, Checking::Off).path;
            for (before, step) in path.walk() {
                let map = any_map(&mut rng);
                let after = image(&before, &map);
                let Some(there) = moved(step, &map) else {
                    // Patterns have no image here, wherever in a proof they are.
                    assert!(format!("{:?}", step.proof).contains("Rookeries("), "{step:?}");
                    refused += 1;
                    continue;
                };
                assert_eq!(there.check(&after), Ok(()), "{step:?}\n{there:?}");
                assert_eq!(there.length(&after), step.length(&before), "{step:?}\n{there:?}");
                // A record has the truths of a cover before its links; beside that it is the same.
                let again = moved(&there, &back(&map)).unwrap();
                assert_eq!(StepRecord::from(&again), StepRecord::from(step));
                let kind = kind_of(&step.shape);
                shapes.insert(kind);
                seen += 1;
            }
        }
    }
    assert!(seen > 1000 && shapes.len() >= 12, "{seen} and {refused}: {shapes:?}");
}

/// The name of a shape.
fn kind_of(shape: &Shape) -> String {
    let text = format!("{shape:?}");
    text.split(['(', ' ']).next().unwrap().to_owned()
}

#[test]
fn what_is_no_map_moves_nothing() {
    let path = solve(&grid(PUZZLES[0]), &Profile::by_id("basic").unwrap(), Checking::Off).path;
    let same = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let map = Symmetry { transpose: false, rows: same, columns: same, digits: same };
    assert_eq!(moved(&path.steps[0], &map).as_ref(), Some(&path.steps[0]));
    // A row of another band, and a digit that is there twice.
    let torn = Symmetry { rows: [3, 1, 2, 0, 4, 5, 6, 7, 8], ..map };
    let twice = Symmetry { digits: [0, 0, 2, 3, 4, 5, 6, 7, 8], ..map };
    for wrong in [torn, twice] {
        assert_eq!(moved(&path.steps[0], &wrong), None);
    }
}
