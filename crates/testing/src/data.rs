//! The folder of test data, which lies outside of the project.

use std::path::{Path, PathBuf};

use ninerooks_board::Grid;

use crate::grid;

/// The folder `NINEROOKS_DATA`, or `../shared/data` beside the checkout.
pub fn data_folder() -> PathBuf {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    std::env::var_os("NINEROOKS_DATA").map_or_else(beside, PathBuf::from)
}

/// A file of the test data. Without it the test that asks for it says so and does nothing.
#[allow(clippy::print_stdout)] // a test that reports to a terminal
pub fn data(file: &str) -> Option<String> {
    let path = data_folder().join(file);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        println!("ignored: there is no {}; NINEROOKS_DATA says where it is", path.display());
    }
    text
}

/// One puzzle in so many of a list of the test data, in the first column of 81 characters; none
/// without the list.
pub fn listed(file: &str, stride: usize) -> Vec<Grid> {
    let text = data(file).unwrap_or_default();
    let column = |line: &str| line.split(['\t', ' ', ',']).find(|c| c.len() == 81).map(grid);
    text.lines().step_by(stride).filter_map(column).collect()
}
