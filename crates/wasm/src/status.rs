//! How many solutions a board has, and where it has gone wrong.

use ninerooks_board::{Candidate, Cell, Grid};
use ninerooks_exact::{Solutions, differing_within};
use ninerooks_logic::refute;
use ninerooks_play::Game;
use ninerooks_text::notation::refuted;
use ninerooks_view::{NODES, counted, has_several};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Count, State};

/// Solutions that are held against each other.
const MOST_COMPARED: usize = 200;

/// What is known of a board at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct StatusView {
    /// How many solutions the givens have.
    pub solutions: Count,
    /// In words.
    pub message: String,
    /// Cells whose digits see an equal one.
    pub repeated: Vec<usize>,
    /// Cells that were filled with another digit than the only solution has.
    pub wrong: Vec<usize>,
    /// Candidates of the only solution that were eliminated; not those that a wrong digit rules out.
    pub missing: Vec<usize>,
    /// Cells that differ from solution to solution, where there are some, but not too many.
    pub differ: Vec<usize>,
    /// Whether every cell has its digit, and rightly so.
    pub solved: bool,
    /// Why techniques that assume one solution are not used, or not everywhere; nothing where they may be.
    #[tsify(optional)]
    pub premise: Option<String>,
}

/// Looks at the givens, and then at what was made of them.
pub fn status_of(state: &State) -> Result<StatusView, crate::StateError> {
    let puzzle = state.puzzle()?;
    let game = Game::new(&puzzle);
    let mut view = StatusView {
        solutions: Count::None,
        message: String::new(),
        repeated: game.clashes().map(Cell::index).collect(),
        wrong: Vec::new(),
        missing: Vec::new(),
        differ: Vec::new(),
        solved: false,
        premise: state.grid().ok().and_then(|grid| premise(&grid)).map(str::to_owned),
    };
    let (grid, found) = match counted(&puzzle) {
        Ok(counted) => counted,
        Err(error) => {
            view.message = format!("No solution: {error}.");
            return Ok(view);
        }
    };
    view.solutions = Count::of(&found);
    let words = match view.solutions {
        Count::None => "No solution",
        Count::One => "One solution",
        Count::Several => "More than one solution",
        Count::Unknown => "Too many possibilities to count",
    };
    words.clone_into(&mut view.message);
    if view.solutions == Count::None
        && let Some(why) = refute(&grid).as_ref().and_then(refuted)
    {
        view.message = format!("{words}: {why}.");
    }
    if view.solutions == Count::Several
        && let Some((cells, count)) = differing_within(&grid, MOST_COMPARED, NODES)
    {
        view.differ = cells.map(Cell::index).collect();
        view.message = format!("{count} solutions");
    }
    if let Ok(Solutions::One(solution)) = found {
        compare(&game, &solution, &mut view);
    }
    Ok(view)
}

/// What keeps techniques from assuming one solution.
fn premise(grid: &Grid) -> Option<&'static str> {
    if !grid.rules().is_none() {
        Some(
            "This puzzle adds rules, by which two digits cannot simply be exchanged, so no technique that \
             assumes one solution is used.",
        )
    } else if has_several(grid) {
        Some(
            "This puzzle, as given, has several solutions, so no technique that assumes one is used.",
        )
    } else if !grid.excluded().is_empty() {
        Some(
            "This puzzle itself leaves candidates out, so a pattern is used only where none of the \
             candidates to be exchanged is among them.",
        )
    } else {
        None
    }
}

/// Holds what is on the board against the solution.
fn compare(game: &Game, solution: &Grid, view: &mut StatusView) {
    let mistakes = game.mistakes(solution);
    view.wrong = mistakes.wrong.map(Cell::index).collect();
    view.missing = mistakes.struck.iter().map(Candidate::index).collect();
    view.solved = view.wrong.is_empty() && game.puzzle().values().count() == 81;
}

/// Looks at the givens, and then at what was made of them.
#[wasm_bindgen]
pub fn status(state: Ts<State>) -> Result<Ts<StatusView>, JsError> {
    Ok(status_of(&state.to_rust()?)?.into_ts()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

    fn state(text: &str) -> State {
        State::from(&ninerooks_text::formats::read(text).unwrap().puzzle)
    }

    #[test]
    fn mistakes_are_told_from_the_puzzle() {
        let mut board = state(PUZZLE);
        assert_eq!(status_of(&board).unwrap().solutions, Count::One);
        board.values[1] = 8; // it is 3
        board.candidates[3] &= !(1 << 6); // it is 7
        let view = status_of(&board).unwrap();
        assert_eq!((view.solutions, view.wrong, view.solved), (Count::One, vec![1], false));
        assert_eq!(view.missing, [6 * 81 + 3]);
        // What a wrong digit rules out is not a mistake of its own.
        let mut typo = state(PUZZLE);
        typo.values[1] = 1;
        for cell in Cell::from_index(1).peers() {
            typo.candidates[cell.index()] &= !1;
        }
        let view = status_of(&typo).unwrap();
        assert_eq!((view.wrong, view.missing), (vec![1], vec![]));
    }

    #[test]
    fn several_solutions_are_held_against_each_other() {
        let full =
            "234718596758694321691325487876941253425836179319572864543267918962183745187459632";
        assert!(status_of(&state(full)).unwrap().differ.is_empty());
        // Without its 1s and 2s, these may change places in two rings.
        let view = status_of(&state(&full.replace(['1', '2'], "."))).unwrap();
        assert_eq!((view.solutions, view.message.as_str()), (Count::Several, "4 solutions"));
        assert_eq!(view.differ.len(), 18);
    }

    #[test]
    fn what_became_of_the_premise_is_said() {
        let premise = |state: &State| status_of(state).unwrap().premise.unwrap_or_default();
        assert_eq!(premise(&state(PUZZLE)), "");
        // What the player has eliminated is not the puzzle's.
        let mut board = state(PUZZLE);
        board.candidates[1] &= !1;
        assert_eq!(premise(&board), "");
        // Nor is what a text leaves out, where the givens alone have one solution.
        board.excluded.clear();
        assert_eq!(premise(&board), "");
        // Where they do not, it is.
        let full =
            "234718596758694321691325487876941253425836179319572864543267918962183745187459632";
        let mut marks = state(&".".repeat(81));
        marks.candidates = full.bytes().map(|digit| 1 << (digit - b'1')).collect();
        marks.excluded.clear();
        assert!(premise(&marks).starts_with("This puzzle itself leaves candidates out, so"));
        // The puzzle has several solutions, though the state has one.
        let one =
            ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
        assert_eq!(premise(&state(one)), "");
        let words = "This puzzle, as given, has several solutions, so";
        for digit in ["+7", "."] {
            assert!(premise(&state(&one.replacen('7', digit, 1))).starts_with(words), "{digit}");
        }
        // A board that breaks the rules is no state of any puzzle.
        assert_eq!(premise(&state(&format!("11{}", ".".repeat(79)))), "");
    }

    #[test]
    fn every_kind_of_board_has_its_word() {
        let message = |text: &str| status_of(&state(text)).unwrap().message;
        assert_eq!(message(&".".repeat(81)), "More than one solution");
        assert_eq!(
            message(&format!("11{}", ".".repeat(79))),
            "No solution: row 1 has 1 twice, in r1c1 and r1c2."
        );
        // A puzzle that is being typed has no givens yet.
        let mut typed = state(&".".repeat(81));
        typed.values[..2].fill(7);
        let said = status_of(&typed).unwrap().message;
        assert_eq!(said, "No solution: row 1 has 7 twice, in r1c1 and r1c2.");
        let twice = status_of(&state(&format!("11{}", ".".repeat(79)))).unwrap();
        assert_eq!(twice.repeated, [0, 1]);
        let full =
            "234718596758694321691325487876941253425836179319572864543267918962183745187459632";
        assert!(status_of(&state(full)).unwrap().solved);
    }
}
