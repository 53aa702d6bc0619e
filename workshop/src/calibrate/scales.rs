//! What other scales say of a puzzle.

#![expect(clippy::cast_precision_loss, reason = "no scale goes to 2⁵³")]

use anyhow::{Context, Result};
use ninerooks_board::Grid;
use ninerooks_logic::score::Score;
use ninerooks_logic::{Checking, Choice, Effort, Profile, solve};
use ninerooks_rating::csp::{self, Bound};
use ninerooks_rating::form::least;
use ninerooks_rating::se;

/// The work for ratings of Sudoku Explainer and CSP-Rules.
const WORK: u64 = 1 << 30;

/// What other scales say of a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Scales {
    /// Sudoku Explainer's ER.
    pub explainer: f64,
    /// HoDoKu's score.
    pub hodoku: f64,
    /// The longest whip that is needed; infinite where no whip does.
    pub whip: f64,
    /// What the path by the profile `default` costs.
    pub cost: f64,
    /// How many inferences this path has beyond singles.
    pub length: f64,
}

impl Scales {
    /// Those of a puzzle, as `rate` has them.
    ///
    /// # Errors
    /// When a profile that is built in is missing.
    pub fn of(grid: &Grid) -> Result<Self> {
        let (cost, length) = cost(grid);
        Ok(Self {
            explainer: f64::from(se::rate(grid, WORK).er),
            hodoku: hodoku(grid)?,
            whip: whip(grid),
            cost,
            length,
        })
    }
}

/// HoDoKu's score, as `rate --by hodoku` has it.
fn hodoku(grid: &Grid) -> Result<f64> {
    let profile = Profile::by_id("hodoku").context("this profile is built in")?;
    let path = solve(grid, &profile, Checking::Off).path;
    let infos = path.steps.iter().map(|step| step.technique.info());
    Ok(Score::of(infos, path.end.is_solved()).score as f64)
}

/// W, as `rate --by csp` has it.
fn whip(grid: &Grid) -> f64 {
    match csp::rate(grid, WORK).w {
        Some(Bound::Exactly(length) | Bound::AtLeast(length)) => f64::from(length),
        None => f64::INFINITY,
    }
}

/// What the path costs, as `rate --by ninerooks` has it, and how long it is.
fn cost(grid: &Grid) -> (f64, f64) {
    let mut profile = Profile::default();
    profile.choose(Choice::Cheapest);
    let path = solve(&least(grid), &profile, Checking::Off).path;
    (Effort::of(&path.steps, profile.costs()).cost as f64, path.length().all as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninerooks_testing::grid;

    #[test]
    fn scales_are_those_of_rate_and_higher_where_more_is_needed() {
        let easy =
            "..9.83.7.6..7..2.5.53.6...84..........29568..........35...3.68.2.6..8..7.4.67.3..";
        let easy = Scales::of(&grid(easy)).expect("profiles are built in");
        assert!(easy.whip < 0.5 && easy.length < 0.5);
        let hard =
            ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
        let hard = Scales::of(&grid(hard)).expect("profiles are built in");
        assert!(hard.whip >= 1.0 && hard.length >= 2.0);
        assert!(hard.explainer > easy.explainer && hard.hodoku > easy.hodoku);
        assert!(hard.cost > easy.cost);
        // Easter Monster: no whip does, nor a braid.
        let monster =
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
        assert!(whip(&grid(monster)).is_infinite());
    }
}
