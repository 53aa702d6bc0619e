//! Every step of every technique at every state on the way of the profile `sudoku-assistant` through
//! a few puzzles of top1465: accepted by the checker, right, and as many as the census says.
//!
//! `NINEROOKS_BLESS=1` writes the census. Read the difference before you commit it.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::path::Path;

use ninerooks_workshop::measure::sweep::{Sweep, puzzles};

/// One puzzle in so many is taken.
const STRIDE: usize = 240;

#[test]
fn every_step_at_every_state_is_right_and_the_census_stands() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = ninerooks_testing::data_folder();
    let Ok(text) = std::fs::read_to_string(folder.join("top1465.txt")) else {
        println!("ignored: there is no top1465.txt in NINEROOKS_DATA");
        return;
    };
    let mut sweep = Sweep::default();
    puzzles(&text, STRIDE).for_each(|puzzle| sweep.walk(puzzle));
    assert!(sweep.puzzles > 1 && sweep.solved == sweep.puzzles);
    assert!(sweep.rows.iter().all(|(_, tally)| tally.refused + tally.wrong == 0));
    let census = format!("Every {STRIDE}th puzzle of top1465: {sweep}");
    let path = here.join("tests/census/sweep.tsv");
    if std::env::var_os("NINEROOKS_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, &census).unwrap();
    }
    assert_eq!(census, std::fs::read_to_string(&path).unwrap());
}
