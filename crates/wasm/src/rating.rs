//! How hard a puzzle is on scales that people know, as `ninerooks rate` says.

use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::score::{Score, Worth};
use ninerooks_logic::{Checking, Costs, Solution, Status, solve};
use ninerooks_rating::csp;
use ninerooks_rating::se::{self, End};
use ninerooks_step::{Family, Info};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::status::NODES;
use crate::{Choice, State, StateError};

/// A scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Scale {
    /// Sudoku Explainer 1.2.1.
    Explainer,
    /// `HoDoKu`.
    Hodoku,
    /// The classification of Denis Berthier's CSP-Rules.
    Csp,
    /// The path of the profile `default`, which is also there for puzzles with rules.
    Path,
}

/// What a scale says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(tag = "scale", rename_all = "kebab-case")]
pub enum RatingView {
    /// What Sudoku Explainer says.
    Explainer {
        /// The hardest step.
        er: String,
        /// The hardest step until a digit is placed.
        ep: String,
        /// The first step.
        ed: String,
        /// Whether the work did not do, and it is that much at least.
        least: bool,
    },
    /// What `HoDoKu` says of its own path.
    Hodoku {
        /// `easy`, `medium`, `hard`, `unfair` or `extreme`.
        level: String,
        /// The sum over the steps.
        score: u64,
        /// The id of the technique whose steps count most.
        hardest: Option<String>,
        /// Whether the path solves the puzzle.
        solved: bool,
    },
    /// What CSP-Rules says. Numbers that are not known exactly say what they are at least, such as `≥5`.
    Csp {
        /// How often an assumption is made within another, so that singles solve the puzzle.
        depth: String,
        /// The longest whip that is needed, where one assumption at a time does.
        w: Option<String>,
        /// The longest braid, likewise.
        b: Option<String>,
        /// The longest braid within an assumption, where two are needed.
        bxb: Option<String>,
    },
    /// The path.
    Path {
        /// The steps that are no singles.
        steps: usize,
        /// The id of the technique whose steps cost most.
        hardest: Option<String>,
        /// Whether the path solves the puzzle.
        solved: bool,
    },
}

impl RatingView {
    /// Of a board as it is; nothing where it has not exactly one solution, and on the scales of others where the puzzle
    /// adds rules, which they do not know.
    ///
    /// # Errors
    /// When the state is no board.
    pub fn of(state: &State, scale: Scale) -> Result<Option<Self>, StateError> {
        let grid = state.grid()?;
        let has_one = matches!(solutions_within(&grid, NODES), Ok(Solutions::One(_)));
        if !has_one || scale != Scale::Path && !grid.rules().is_none() {
            return Ok(None);
        }
        Ok(Some(match scale {
            Scale::Explainer => Self::explainer(&grid),
            Scale::Hodoku => Self::hodoku(&grid)?,
            Scale::Csp => Self::csp(&grid),
            Scale::Path => Self::path(&grid)?,
        }))
    }

    fn explainer(grid: &Grid) -> Self {
        let rating = se::rate(grid, se::WORK);
        let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(|tenths| tenths.to_string());
        Self::Explainer { er, ep, ed, least: rating.end == End::Exhausted }
    }

    fn csp(grid: &Grid) -> Self {
        let rating = csp::rate(grid, csp::WORK);
        let said = |bound: Option<csp::Bound>| bound.map(|bound| bound.to_string());
        let [w, b, bxb] = [rating.w, rating.b, rating.bxb].map(said);
        Self::Csp { depth: rating.depth.to_string(), w, b, bxb }
    }

    fn hodoku(grid: &Grid) -> Result<Self, StateError> {
        let found = walked(grid, "hodoku")?;
        let solved = found.status == Status::Solved;
        let Score { level, score, .. } = Score::of(infos(&found), solved);
        let hardest = infos(&found).rev().max_by_key(|info| Worth::of(info).score);
        let hardest = hardest.map(|info| info.id.to_owned());
        Ok(Self::Hodoku { level: level.to_string(), score, hardest, solved })
    }

    fn path(grid: &Grid) -> Result<Self, StateError> {
        let found = walked(grid, "default")?;
        let costs = Costs::default();
        let others = found.path.steps.iter();
        let others = others.filter(|step| step.technique.info().family != Family::Singles);
        // Of those that cost the same the one that comes first.
        let hardest = others.clone().rev().max_by_key(|step| costs.of(step));
        Ok(Self::Path {
            steps: others.count(),
            hardest: hardest.map(|step| step.technique.id().to_owned()),
            solved: found.status == Status::Solved,
        })
    }
}

/// The path of a profile, each step checked.
fn walked(grid: &Grid, profile: &str) -> Result<Solution, StateError> {
    let profile = profile.to_owned();
    let choice = Choice { profile, off: Vec::new(), uniqueness: true, own: None };
    Ok(solve(grid, &choice.profile_at(grid)?, Checking::On))
}

/// The techniques of the steps.
fn infos(solution: &Solution) -> impl DoubleEndedIterator<Item = &'static Info> + Clone + use<'_> {
    solution.path.steps.iter().map(|step| step.technique.info())
}

/// What a scale says of a board; nothing where it says nothing.
#[wasm_bindgen]
pub fn rating(state: Ts<State>, scale: Ts<Scale>) -> Result<Option<Ts<RatingView>>, JsError> {
    let view = RatingView::of(&state.to_rust()?, scale.to_rust()?)?;
    Ok(view.as_ref().map(Tsify::into_ts).transpose()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(text: &str, scale: Scale) -> Option<RatingView> {
        let state = State::from(&ninerooks_text::formats::read(text).unwrap().puzzle);
        RatingView::of(&state, scale).unwrap()
    }

    const NUMBER_1: &str =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    #[test]
    fn each_scale_says_what_the_command_line_says() {
        let said = |scale| serde_json::to_string(&rating(NUMBER_1, scale).unwrap()).unwrap();
        assert_eq!(
            said(Scale::Explainer),
            r#"{"scale":"explainer","er":"2.6","ep":"1.2","ed":"1.2","least":false}"#
        );
        assert_eq!(
            said(Scale::Hodoku),
            r#"{"scale":"hodoku","level":"medium","score":696,"hardest":"locked-triple","solved":true}"#
        );
        assert_eq!(said(Scale::Csp), r#"{"scale":"csp","depth":"1","w":"1","b":"1","bxb":null}"#);
        assert_eq!(
            said(Scale::Path),
            r#"{"scale":"path","steps":5,"hardest":"locked-triple","solved":true}"#
        );
    }

    #[test]
    fn what_has_several_solutions_has_no_rating_and_what_has_rules_has_a_path_alone() {
        for scale in [Scale::Explainer, Scale::Hodoku, Scale::Csp, Scale::Path] {
            assert_eq!(rating(&".".repeat(81), scale), None);
        }
        let miracle = ".AntiKnight.AntiKing.AntiConsecutive.~R5C3_1~R6C7_2";
        assert_eq!(rating(miracle, Scale::Explainer), None);
        assert!(matches!(
            rating(miracle, Scale::Path),
            Some(RatingView::Path { solved: true, .. })
        ));
    }
}
