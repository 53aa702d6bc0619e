//! Which techniques are used.

use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::{Profile, WORK_ASTRAY, plain};
use ninerooks_view::{NODES, has_several};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

/// What is used of the plain techniques.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PlainChoice {
    /// The ids of techniques that are off.
    pub off: Vec<String>,
    /// Whether techniques may assume that the puzzle has only one solution.
    pub uniqueness: bool,
}

impl PlainChoice {
    /// The profile for a grid, as the whole engine has it: where the puzzle has several solutions, nothing assumes that
    /// there is one.
    pub(crate) fn profile_at(&self, grid: &Grid) -> Profile {
        let mut profile = plain();
        for id in &self.off {
            profile.switch(id, false);
        }
        profile.assume_uniqueness(self.uniqueness && !has_several(grid));
        if !matches!(solutions_within(grid, NODES), Ok(Solutions::One(_))) {
            // Logic leads nowhere from there.
            profile.limit_work(WORK_ASTRAY);
        }
        profile
    }
}

/// The ids of the plain techniques, in the order in which they are asked.
#[wasm_bindgen]
pub fn knows() -> Vec<String> {
    ninerooks_logic::plain_techniques().map(|technique| technique.info().id.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn techniques_are_turned_off_and_nothing_assumes_one_solution_where_there_are_several() {
        let has = |grid: &Grid, choice: &PlainChoice, id: &str| {
            choice.profile_at(grid).techniques().any(|technique| technique.info().id == id)
        };
        let choice = PlainChoice { off: vec!["x-wing".to_owned()], uniqueness: true };
        let line =
            ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
        let puzzle = ninerooks_text::formats::read_line(line).unwrap();
        let grid = Grid::new(&puzzle).unwrap();
        assert!(has(&grid, &choice, "swordfish") && !has(&grid, &choice, "x-wing"));
        assert!(has(&grid, &choice, "bug-plus-1"));
        assert!(!has(&Grid::default(), &choice, "bug-plus-1"));
        assert!(!has(&grid, &PlainChoice::default(), "bug-plus-1"));
    }
}
