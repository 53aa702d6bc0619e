//! A game: the puzzle, and what the player made of it.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Puzzle, Rules};

use crate::{Drawing, Layer};

/// A puzzle that is played: givens, digits, candidates that the player eliminated, pencil marks,
/// and what is drawn. It may contradict the rules.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Game {
    /// Givens, digits and rules. Its candidates and its remarks are not used.
    pub(crate) digits: Puzzle,
    pub(crate) struck: CandidateSet,
    pub(crate) centre: CandidateSet,
    pub(crate) corner: CandidateSet,
    /// Colours and links.
    pub drawing: Drawing,
}

/// Where a game has left the only solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Mistakes {
    /// Cells with another digit.
    pub wrong: CellSet,
    /// Candidates of the solution that the player eliminated. Those that a wrong digit rules out
    /// are not among them: they come back with it.
    pub struck: CandidateSet,
}

impl Mistakes {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.wrong.len() + self.struck.len()
    }

    /// The cells that candidates of the solution were eliminated from.
    pub fn struck_cells(&self) -> CellSet {
        self.struck.iter().map(Candidate::cell).collect()
    }
}

impl Game {
    /// A game that begins with this board. Candidates that its text has not, although its digits
    /// leave them, are eliminated.
    pub fn new(puzzle: &Puzzle) -> Self {
        let mut game = Self::default();
        game.digits.rules = puzzle.rules;
        game.become_board(puzzle);
        for given in puzzle.values().filter(|value| puzzle.givens().contains(value.cell())) {
            game.digits.give(given);
        }
        game
    }

    /// The digit of a cell.
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.digits.value(cell)
    }

    /// The cells of givens.
    pub fn givens(&self) -> CellSet {
        self.digits.givens()
    }

    /// The candidates that the digits leave.
    pub fn possible(&self) -> CandidateSet {
        self.digits.default_candidates()
    }

    /// The candidates that are left: neither ruled out by a digit nor eliminated.
    pub fn candidates(&self) -> CandidateSet {
        self.possible() - self.struck
    }

    /// What the player eliminated.
    pub const fn struck(&self) -> &CandidateSet {
        &self.struck
    }

    /// The pencil marks of a layer, as they were written.
    pub const fn marks(&self, layer: Layer) -> &CandidateSet {
        match layer {
            Layer::Centre => &self.centre,
            Layer::Corner => &self.corner,
        }
    }

    /// The rules that the puzzle adds to the classic ones.
    pub const fn rules(&self) -> Rules {
        self.digits.rules
    }

    /// The board with its candidates.
    pub fn puzzle(&self) -> Puzzle {
        let mut puzzle = self.digits.clone();
        puzzle.candidates = Some(Box::new(self.candidates()));
        puzzle
    }

    /// Cells whose digits see an equal one.
    pub fn clashes(&self) -> CellSet {
        self.digits.clashes()
    }

    /// Holds the game against the only solution.
    pub fn mistakes(&self, solution: &Grid) -> Mistakes {
        let mut mistakes = Mistakes::default();
        let possible = self.possible();
        for cell in Cell::all() {
            let Some(right) = solution.value(cell) else { continue };
            let right = Candidate::new(right, cell);
            match self.value(cell) {
                Some(digit) if digit != right.digit() => mistakes.wrong.insert(cell),
                None if possible.contains(right) && self.struck.contains(right) => {
                    mistakes.struck.insert(right);
                }
                _ => {}
            }
        }
        mistakes
    }

    /// The cells of these that a player can write in.
    fn own(&self, cells: CellSet) -> CellSet {
        cells - self.givens()
    }

    fn open(&self, cells: CellSet) -> CellSet {
        cells.into_iter().filter(|&cell| self.value(cell).is_none()).collect()
    }

    pub(crate) fn place(&mut self, digit: Digit, cells: CellSet) {
        let cells = self.own(cells);
        if cells.into_iter().all(|cell| self.value(cell) == Some(digit)) {
            return self.erase(cells);
        }
        for cell in cells {
            self.digits.place(Candidate::new(digit, cell));
        }
    }

    pub(crate) fn strike(&mut self, digit: Digit, cells: CellSet) {
        let open = self.open(cells) & self.possible()[digit];
        let is_left = !(open - self.struck[digit]).is_empty();
        if is_left {
            self.struck[digit] |= open;
        } else {
            self.struck[digit] -= open;
        }
    }

    pub(crate) fn mark(&mut self, digit: Digit, cells: CellSet, layer: Layer) {
        let open = self.open(cells);
        let marks = match layer {
            Layer::Centre => &mut self.centre[digit],
            Layer::Corner => &mut self.corner[digit],
        };
        if open.is_subset(*marks) {
            *marks -= open;
        } else {
            *marks |= open;
        }
    }

    pub(crate) fn clear(&mut self, cells: CellSet) {
        let own = self.own(cells);
        let filled = own - self.open(own);
        let marked = |game: &Self| {
            Digit::ALL.iter().any(|&d| !((game.centre[d] | game.corner[d]) & own).is_empty())
        };
        if !filled.is_empty() {
            self.erase(filled);
        } else if marked(self) {
            for digit in Digit::ALL {
                self.centre[digit] -= own;
                self.corner[digit] -= own;
            }
        } else {
            self.drawing.cells.retain(|&cell, _| !cells.contains(cell));
        }
    }

    /// Takes the player's digits of these cells away.
    pub(crate) fn erase(&mut self, cells: CellSet) {
        let kept = self.digits.values().filter(|value| {
            let cell = value.cell();
            self.givens().contains(cell) || !cells.contains(cell)
        });
        let mut digits = Puzzle::default();
        digits.rules = self.rules();
        for value in kept {
            if self.givens().contains(value.cell()) {
                digits.give(value);
            } else {
                digits.place(value);
            }
        }
        self.digits = digits;
    }

    /// Takes digits and candidates of a board over, but not its rules. Pencil marks that it rules out go.
    pub(crate) fn become_board(&mut self, puzzle: &Puzzle) {
        self.erase(CellSet::ALL);
        for value in puzzle.values() {
            if !self.givens().contains(value.cell()) {
                self.digits.place(value);
            }
        }
        let Some(live) = puzzle.candidates.as_deref() else { return };
        let possible = self.possible();
        for cell in self.open(CellSet::ALL) {
            for digit in Digit::ALL {
                let candidate = Candidate::new(digit, cell);
                if live.contains(candidate) {
                    self.struck.remove(candidate);
                } else if possible.contains(candidate) {
                    self.struck.insert(candidate);
                    self.centre.remove(candidate);
                    self.corner.remove(candidate);
                }
            }
        }
    }

    pub(crate) fn fix(&mut self) {
        let values: Vec<Candidate> = self.digits.values().collect();
        for value in values {
            self.digits.give(value);
        }
    }

    pub(crate) fn free(&mut self) {
        let values: Vec<Candidate> = self.digits.values().collect();
        for value in values {
            self.digits.place(value);
        }
    }
}
