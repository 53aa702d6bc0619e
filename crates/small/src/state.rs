//! The live candidates of a board.

use std::fmt::{self, Write as _};

use crate::board::{Board, Cells, each};

/// The live candidates: for each digit the cells in which it may be. Nothing else is known of a state: a given is a
/// cell with one candidate, and its digit is nowhere in its houses.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    live: Vec<Cells>,
}

impl State {
    /// Every candidate is live.
    pub fn full(board: &Board) -> Self {
        Self { live: vec![board.all(); board.size()] }
    }

    /// The cells of each digit.
    pub fn new(live: Vec<Cells>) -> Self {
        Self { live }
    }

    /// The state after the clues that a mask takes from a grid, without all that they see.
    pub fn from_clues(board: &Board, grid: &[usize], clues: Cells) -> Self {
        let mut state = Self::full(board);
        for cell in each(clues) {
            state.place(board, grid[cell], cell);
        }
        state
    }

    /// One candidate.
    pub fn one(board: &Board, digit: usize, cell: usize) -> Self {
        let live = (0..board.size()).map(|other| Cells::from(other == digit) << cell).collect();
        Self { live }
    }

    /// One state for a grid: its candidates, and no others.
    pub fn solved(board: &Board, grid: &[usize]) -> Self {
        let mut live = vec![0; board.size()];
        for (cell, &digit) in grid.iter().enumerate() {
            live[digit] |= 1 << cell;
        }
        Self { live }
    }

    /// Reads the cells in reading order, parted by blanks, each with its candidates: `123 4 12 …`. A cell may also be
    /// `.`, for all of them.
    ///
    /// # Errors
    /// When there are not as many cells as on the board, or a digit is not on it.
    ///
    /// ```
    /// use ninerooks_small::{Board, State};
    ///
    /// let board = Board::new(2, 2);
    /// let state = State::parse(&board, "12 12 3 4  3 4 12 12  . . . .  . . . .")?;
    /// assert_eq!(state.candidates(), 12 + 32);
    /// assert!(State::parse(&board, "1 2 3").is_err());
    /// # Ok::<(), String>(())
    /// ```
    pub fn parse(board: &Board, text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.len() != board.cells() {
            return Err(format!("{} cells, expected {}", words.len(), board.cells()));
        }
        let mut live = vec![0; board.size()];
        for (cell, word) in words.iter().enumerate() {
            if *word == "." {
                for cells in &mut live {
                    *cells |= 1 << cell;
                }
                continue;
            }
            for sign in word.chars() {
                let digit = sign.to_digit(10).map_or(0, |digit| digit as usize);
                if digit == 0 || digit > board.size() {
                    let last = board.size();
                    return Err(format!("cell {}: '{sign}', expected 1 to {last}", cell + 1));
                }
                live[digit - 1] |= 1 << cell;
            }
        }
        Ok(Self { live })
    }

    /// The cells in which a digit is live.
    pub fn of(&self, digit: usize) -> Cells {
        self.live[digit]
    }

    /// The cells of each digit.
    pub fn live(&self) -> &[Cells] {
        &self.live
    }

    /// The digits that are live in a cell.
    pub fn at(&self, cell: usize) -> impl Iterator<Item = usize> {
        (0..self.live.len()).filter(move |&digit| self.live[digit] >> cell & 1 == 1)
    }

    /// The candidates that a grid lacks, as digits and cells, in order of the cells.
    pub fn wrong(&self, grid: &[usize]) -> Vec<(usize, usize)> {
        let of = |cell: usize| self.at(cell).map(move |digit| (digit, cell));
        let all = (0..grid.len()).flat_map(of);
        all.filter(|&(digit, cell)| grid[cell] != digit).collect()
    }

    /// How many candidates are live.
    pub fn candidates(&self) -> u32 {
        self.live.iter().map(|cells| cells.count_ones()).sum()
    }

    /// Whether each cell has one candidate.
    pub fn is_solved(&self, board: &Board) -> bool {
        let all = self.live.iter().fold(0, |all, cells| all | cells);
        all == board.all() && self.candidates() as usize == board.cells()
    }

    /// Whether some cell has no candidate.
    pub fn is_empty_somewhere(&self, board: &Board) -> bool {
        self.live.iter().fold(0, |all, cells| all | cells) != board.all()
    }

    /// Makes a candidate false.
    pub fn eliminate(&mut self, digit: usize, cell: usize) {
        self.live[digit] &= !(1 << cell);
    }

    /// Leaves a digit no cells but these.
    pub fn keep(&mut self, digit: usize, cells: Cells) {
        self.live[digit] &= cells;
    }

    /// Makes a candidate true: the others of its cell and what it sees are false.
    pub fn place(&mut self, board: &Board, digit: usize, cell: usize) {
        for (other, cells) in self.live.iter_mut().enumerate() {
            *cells &= !if other == digit { board.peers(cell) } else { 1 << cell };
        }
    }

    /// The state with the candidates of either.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        let live = self.live.iter().zip(&other.live).map(|(a, b)| a | b).collect();
        Self { live }
    }

    /// Whether all candidates are live in another state.
    pub fn is_within(&self, other: &Self) -> bool {
        self.live.iter().zip(&other.live).all(|(a, b)| a & !b == 0)
    }
}

impl fmt::Display for State {
    /// The cells in reading order, each with its candidates, as they are read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self.live.len() * self.live.len();
        for cell in 0..cells {
            if cell > 0 {
                f.write_char(' ')?;
            }
            for digit in self.at(cell) {
                write!(f, "{}", digit + 1)?;
            }
        }
        Ok(())
    }
}
