//! What a page knows of a board.

use core::fmt;

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Grid, Puzzle, Rules};
use ninerooks_exact::reached;
use ninerooks_text::json::RuleName;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A board as a page has it. It may contradict the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct State {
    /// The digits of the 81 cells, 0 for none.
    pub values: Vec<u8>,
    /// Which of them are givens.
    pub givens: Vec<bool>,
    /// The candidates of the 81 cells as bits, the lowest for 1. Those of a cell with a digit are
    /// not looked at.
    pub candidates: Vec<u16>,
    /// What the puzzle itself excludes, as bits: those candidates that its author left out. Without it,
    /// or where it is empty, all that is not among the candidates counts as that.
    #[serde(default)]
    #[tsify(optional)]
    pub excluded: Vec<u16>,
    /// The rules that the puzzle adds to the classic ones, each as it prints itself: `thermo r1c1-r1c2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[tsify(optional, type = "string[]")]
    pub rules: Vec<RuleName>,
}

/// Why a state is none, or has no grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateError(pub String);

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for StateError {}

impl State {
    /// The puzzle that it says.
    ///
    /// # Errors
    /// When a list has not 81 entries, a digit is above 9, or there are too many rules.
    pub fn puzzle(&self) -> Result<Puzzle, StateError> {
        let lengths = [self.values.len(), self.givens.len(), self.candidates.len()];
        if lengths != [81; 3] {
            return Err(StateError(format!("a board has 81 cells, found lists of {lengths:?}")));
        }
        let mut puzzle = Puzzle::default();
        puzzle.rules = self.rules()?;
        let mut live = Box::default();
        for cell in Cell::all() {
            let index = cell.index();
            let value = self.values[index];
            match Digit::new(value) {
                Some(digit) if self.givens[index] => puzzle.give(Candidate::new(digit, cell)),
                Some(digit) => puzzle.place(Candidate::new(digit, cell)),
                None if value == 0 => fill(&mut live, cell, self.candidates[index]),
                None => return Err(StateError(format!("{value} is no digit"))),
            }
        }
        puzzle.candidates = Some(live);
        Ok(puzzle)
    }

    fn rules(&self) -> Result<Rules, StateError> {
        RuleName::rules(&self.rules).map_err(|error| StateError(error.to_string()))
    }

    /// The grid that it says.
    ///
    /// # Errors
    /// As [`puzzle`](Self::puzzle), and when two equal digits see each other.
    pub fn grid(&self) -> Result<Grid, StateError> {
        let puzzle = self.puzzle()?;
        let whole = Grid::new(&puzzle).map_err(|error| StateError(error.to_string()))?;
        Ok(reached(self.as_found(&puzzle, &whole).unwrap_or(whole)))
    }

    /// The grid in which only what the puzzle excludes is excluded by it, and the rest was found. Nothing
    /// where that is not known, or the player has written what the puzzle excludes.
    fn as_found(&self, puzzle: &Puzzle, whole: &Grid) -> Option<Grid> {
        if self.excluded.len() != 81 {
            return None;
        }
        let mut given = Puzzle::default();
        given.rules = puzzle.rules;
        let mut left = Box::new(CandidateSet::ALL);
        for cell in Cell::all() {
            for digit in DigitSet::from_bits(self.excluded[cell.index()] & DigitSet::ALL.bits()) {
                left.remove(Candidate::new(digit, cell));
            }
        }
        given.candidates = Some(left);
        let (placed, givens): (Vec<_>, Vec<_>) =
            puzzle.values().partition(|value| !puzzle.givens().contains(value.cell()));
        for value in givens {
            given.give(value);
        }
        let mut grid = Grid::new(&given).ok()?;
        for value in placed {
            grid.is_live(value).then(|| grid.place(value))?;
        }
        let gone = *grid.live() - *whole.live();
        gone.iter().for_each(|candidate| grid.eliminate(candidate));
        (grid.live() == whole.live()).then_some(grid)
    }
}

fn fill(live: &mut CandidateSet, cell: Cell, bits: u16) {
    for digit in DigitSet::from_bits(bits & DigitSet::ALL.bits()) {
        live.insert(Candidate::new(digit, cell));
    }
}

/// A set of candidates as bits, cell by cell, the lowest for 1.
///
/// ```
/// use ninerooks_board::CandidateSet;
/// let set: CandidateSet = ["1r1c1".parse()?, "3r1c1".parse()?].into_iter().collect();
/// assert_eq!(ninerooks_view::bits(&set)[..2], [0b101, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn bits(set: &CandidateSet) -> Vec<u16> {
    Cell::all().map(|cell| set.digits(cell).bits()).collect()
}

impl From<&Puzzle> for State {
    fn from(puzzle: &Puzzle) -> Self {
        let default = puzzle.default_candidates();
        let live = puzzle.candidates.as_deref().unwrap_or(&default);
        let hidden = puzzle.hidden.as_deref().map_or(CandidateSet::EMPTY, |hidden| *hidden);
        let cells = || Cell::all();
        Self {
            values: cells().map(|cell| puzzle.value(cell).map_or(0, Digit::get)).collect(),
            givens: cells().map(|cell| puzzle.givens().contains(cell)).collect(),
            candidates: cells().map(|cell| (live.digits(cell)).bits()).collect(),
            excluded: bits(&((default - *live) | hidden)),
            rules: RuleName::all(puzzle.rules),
        }
    }
}

impl From<&Grid> for State {
    fn from(grid: &Grid) -> Self {
        let mut state = Self::from(&grid.to_puzzle());
        for cell in grid.solved() {
            state.candidates[cell.index()] = 0;
        }
        state.excluded = bits(grid.excluded());
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_comes_back_whole() {
        let mut grid = Grid::default();
        grid.place("3r4c5".parse().unwrap());
        grid.eliminate("7r1c1".parse().unwrap());
        let state = State::from(&grid);
        assert_eq!(state.grid().unwrap(), grid);
        // Who does not say what the puzzle excludes says that it excludes all that is missing.
        let bare = State { excluded: Vec::new(), ..state }.grid().unwrap();
        assert_eq!(bare.live(), grid.live());
        assert!(bare.excluded().contains("7r1c1".parse().unwrap()));
    }

    #[test]
    fn what_a_placed_digit_hides_is_the_authors_still() {
        let mut puzzle = Puzzle::default();
        let mut left = puzzle.default_candidates();
        left.remove("7r1c1".parse().unwrap());
        puzzle.candidates = Some(Box::new(left));
        let mut grid = Grid::new(&puzzle).unwrap();
        grid.place("7r1c9".parse().unwrap());
        assert_eq!(State::from(&grid.to_puzzle()).grid().unwrap(), grid);
    }

    #[test]
    fn what_the_author_left_out_is_told_from_what_was_found_since() {
        let mut puzzle = Puzzle::default();
        let mut left = puzzle.default_candidates();
        left.remove("7r1c1".parse().unwrap());
        puzzle.candidates = Some(Box::new(left));
        let mut state = State::from(&puzzle);
        state.candidates[0] &= !1; // 1r1c1 is eliminated by the player
        let grid = state.grid().unwrap();
        let excluded: Vec<String> = grid.excluded().iter().map(|c| c.to_string()).collect();
        assert_eq!(excluded, ["7r1c1"]);
        assert!(!grid.is_live("1r1c1".parse().unwrap()));
        // A digit that the author excludes is on the board all the same.
        state.values[0] = 7;
        assert_eq!(state.grid().unwrap().value(Cell::from_index(0)), Digit::new(7));
    }

    #[test]
    fn what_is_no_state_is_refused_in_words() {
        let whole = State::from(&Grid::default());
        let short = State { values: vec![0; 80], ..whole.clone() };
        assert!(short.puzzle().unwrap_err().to_string().contains("81 cells"));
        let mut large = whole.clone();
        large.values[3] = 10;
        assert_eq!(large.puzzle().unwrap_err().to_string(), "10 is no digit");
        let mut twice = whole;
        twice.values[..2].fill(5);
        assert!(twice.grid().unwrap_err().to_string().contains("row 1"));
    }
}
