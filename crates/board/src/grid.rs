//! A valid state of a puzzle: values that do not collide, and the candidates that are left.

use core::fmt;

use crate::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, GridError, Puzzle, Rules, Sector,
    SectorKind, name,
};

/// A state of a puzzle: givens, placed digits and live candidates.
///
/// A candidate is *live* when nothing has excluded it yet. The digit of a solved cell counts as
/// live: it is the one live candidate of that cell and of its digit's sectors. So every sector's
/// live candidates contain its true one as long as every exclusion so far was right. That is what
/// proofs build on.
///
/// No two values collide, and no live candidate sees a value. There may be no solution all the
/// same: see [`Grid::contradiction`].
///
/// It remembers the puzzle that it is a state of: the givens, and the candidates that the puzzle
/// itself [excludes](Grid::excluded). What only logic has excluded since is not the puzzle's, and
/// arguments from uniqueness have to tell the two apart.
///
/// ```
/// use ninerooks_board::{Grid, Puzzle};
/// let mut puzzle = Puzzle::default();
/// puzzle.give("3r4c5".parse()?);
/// let mut grid = Grid::new(&puzzle)?;
/// assert_eq!(grid.live().len(), 729 - 8 - 20);
/// grid.place("5r1c1".parse()?);
/// assert!(!grid.is_live("5r1c9".parse()?));
/// assert!(grid.is_live("5r1c1".parse()?));
/// assert_eq!(grid.unsolved().len(), 79);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Grid {
    live: CandidateSet,
    solved: CellSet,
    givens: CellSet,
    excluded: CandidateSet,
    rules: Rules,
}

impl Default for Grid {
    /// The empty grid.
    fn default() -> Self {
        let (live, excluded) = (CandidateSet::ALL, CandidateSet::EMPTY);
        Self { live, solved: CellSet::EMPTY, givens: CellSet::EMPTY, excluded, rules: Rules::NONE }
    }
}

impl Grid {
    /// The state that a puzzle describes.
    ///
    /// # Errors
    /// When two values of one house are equal, or the puzzle's own candidates exclude a value.
    pub fn new(puzzle: &Puzzle) -> Result<Self, GridError> {
        let mut grid = Self::under(puzzle.rules);
        for value in puzzle.values() {
            if !grid.is_live(value) {
                return Err(grid.repeated(value));
            }
            grid.place(value);
        }
        grid.givens = puzzle.givens();
        if let Some(candidates) = &puzzle.candidates {
            let unsolved = grid.unsolved();
            for digit in Digit::ALL {
                let missing = unsolved - candidates[digit];
                grid.excluded[digit] = grid.live[digit] & missing;
                grid.live[digit] -= missing;
            }
        }
        if let Some(hidden) = &puzzle.hidden {
            grid.excluded |= **hidden & puzzle.hideable();
        }
        Ok(grid)
    }

    /// The empty grid under these rules.
    fn under(rules: Rules) -> Self {
        let mut grid = Self { rules, ..Self::default() };
        if !rules.is_none() {
            grid.live -= *rules.excluded();
        }
        grid
    }

    /// The rules that its puzzle adds to the classic ones.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The error for a value which an earlier value, or a rule, forbids.
    fn repeated(&self, second: Candidate) -> GridError {
        let house = second.cell().houses().into_iter().find_map(|house| {
            let earlier = (self.live[second.digit()] & self.solved & house.cells()).first()?;
            Some((house, Candidate::new(second.digit(), earlier)))
        });
        match house {
            Some((house, first)) => GridError::Repeated { first, second, house },
            None => self.broken(second),
        }
    }

    /// The error for a value which no equal one in a house forbids.
    fn broken(&self, second: Candidate) -> GridError {
        let values = self
            .solved
            .into_iter()
            .filter_map(|cell| self.value(cell).map(|digit| Candidate::new(digit, cell)));
        let by_rule = |first: Candidate| {
            let rule = self.rules.between(first, second)?;
            Some(GridError::Broken { first, second, rule })
        };
        values.into_iter().find_map(by_rule).unwrap_or(GridError::Excluded { value: second })
    }

    /// The live candidates, solved cells' digits among them.
    pub const fn live(&self) -> &CandidateSet {
        &self.live
    }

    /// Whether nothing has excluded `candidate` yet.
    pub fn is_live(&self, candidate: Candidate) -> bool {
        self.live.contains(candidate)
    }

    /// The live candidates of the cells that hold no digit yet, in the order of all candidates.
    ///
    /// ```
    /// use ninerooks_board::Grid;
    /// let mut grid = Grid::default();
    /// grid.place("3r4c5".parse()?);
    /// assert_eq!(grid.open().count(), grid.live().len() - 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(&self) -> impl Iterator<Item = Candidate> + use<> {
        let (live, unsolved) = (self.live, self.unsolved());
        Digit::ALL.into_iter().flat_map(move |digit| {
            (live[digit] & unsolved).map(move |cell| Candidate::new(digit, cell))
        })
    }

    /// The cells that hold a digit.
    pub const fn solved(&self) -> CellSet {
        self.solved
    }

    /// The cells that hold none yet.
    pub fn unsolved(&self) -> CellSet {
        !self.solved
    }

    /// The cells whose digits were given.
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// The candidates that the puzzle excludes by saying so, and not by a digit that they see: those
    /// of cells without a digit that were missing where the [`Puzzle`] lists candidates, and those that it says its
    /// placed digits [hide](Puzzle::hidden).
    ///
    /// ```
    /// use ninerooks_board::{Grid, Puzzle};
    /// let mut puzzle = Puzzle::default();
    /// puzzle.give("3r4c5".parse()?);
    /// let mut candidates = puzzle.default_candidates();
    /// candidates.remove("7r1c1".parse()?);
    /// puzzle.candidates = Some(Box::new(candidates));
    /// let mut grid = Grid::new(&puzzle)?;
    /// grid.eliminate("8r1c1".parse()?); // by logic, so the puzzle does not exclude it
    /// assert_eq!(grid.excluded().iter().map(|c| c.to_string()).collect::<String>(), "7r1c1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn excluded(&self) -> &CandidateSet {
        &self.excluded
    }

    /// The puzzle that this is a state of, as its author gave it: the givens, without what the puzzle
    /// [excludes](Self::excluded), and nothing that was found since.
    ///
    /// ```
    /// use ninerooks_board::Grid;
    /// let mut grid = Grid::default();
    /// grid.place("3r4c5".parse()?);
    /// assert_eq!(grid.as_given(), Grid::default());
    /// # Ok::<(), ninerooks_board::NameError>(())
    /// ```
    #[must_use]
    pub fn as_given(&self) -> Self {
        let mut start = Self::under(self.rules);
        for cell in self.givens {
            if let Some(digit) = self.value(cell) {
                start.place(Candidate::new(digit, cell));
            }
        }
        start.live -= self.excluded;
        Self { givens: self.givens, excluded: self.excluded, ..start }
    }

    /// The same state of the puzzle that consists of its givens alone: what the puzzle [excludes](Self::excluded) beside
    /// them counts as found by logic since.
    ///
    /// The caller vouches that it is so. Where the givens alone have one solution it makes no difference who has eliminated
    /// what.
    ///
    /// ```
    /// use ninerooks_board::{Grid, Puzzle};
    /// let mut puzzle = Puzzle::default();
    /// let mut candidates = puzzle.default_candidates();
    /// candidates.remove("7r1c1".parse()?);
    /// puzzle.candidates = Some(Box::new(candidates));
    /// let grid = Grid::new(&puzzle)?.of_givens();
    /// assert!(grid.excluded().is_empty() && !grid.is_live("7r1c1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn of_givens(mut self) -> Self {
        self.excluded = CandidateSet::EMPTY;
        self
    }

    /// The digit of a cell, given or placed.
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        if self.solved.contains(cell) { self.live.digits(cell).first() } else { None }
    }

    /// The live digits of a cell; for a solved cell its digit.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        self.live.digits(cell)
    }

    /// The unsolved cells where `digit` is live.
    pub fn places(&self, digit: Digit) -> CellSet {
        self.live[digit] - self.solved
    }

    /// Whether every cell holds a digit.
    pub fn is_solved(&self) -> bool {
        self.solved == CellSet::ALL
    }

    /// Writes `value` into its cell: everything that it sees is excluded.
    ///
    /// The caller vouches that it follows; a wrong digit ends in a [`contradiction`](Self::contradiction).
    pub fn place(&mut self, value: Candidate) {
        let cell = value.cell();
        for digit in Digit::ALL {
            self.live[digit].remove(cell);
        }
        self.live[value.digit()] -= cell.peers();
        self.live[value.digit()].insert(cell);
        self.solved.insert(cell);
        if !self.rules.is_none() {
            self.live -= self.rules.excluded_by(value);
        }
    }

    /// Excludes `candidate`. The caller vouches that it follows.
    pub fn eliminate(&mut self, candidate: Candidate) {
        self.live.remove(candidate);
    }

    /// The live candidates of `sector` as nine bits, in the order of [`Sector::candidates`].
    pub fn in_sector(&self, sector: Sector) -> u16 {
        self.live.in_sector(sector)
    }

    /// The live candidates of `sector`.
    pub fn live_in(&self, sector: Sector) -> impl Iterator<Item = Candidate> + use<> {
        let bits = self.in_sector(sector);
        DigitSet::from_bits(bits).map(move |i| sector.candidates()[i.index()])
    }

    /// The live candidate of `sector`, when exactly one is left.
    pub fn only_in(&self, sector: Sector) -> Option<Candidate> {
        let bits = self.in_sector(sector);
        bits.is_power_of_two().then(|| sector.candidates()[bits.trailing_zeros() as usize])
    }

    /// A sector without a live candidate, if there is one: then the state has no solution.
    /// Cells come first, then rows, columns and boxes, each digit by digit.
    pub fn contradiction(&self) -> Option<Sector> {
        let somewhere =
            Digit::ALL.into_iter().fold(CellSet::EMPTY, |cells, digit| cells | self.live[digit]);
        if let Some(cell) = (!somewhere).first() {
            return Some(cell.sector());
        }
        Sector::all().skip(81).find(|sector| match sector.kind() {
            SectorKind::Cell(_) => false, // looked at above
            SectorKind::House(house, digit) => self.live[digit].is_disjoint(house.cells()),
        })
    }

    /// The state as a puzzle, with all its candidates spelt out, and what the puzzle excludes beneath placed digits.
    ///
    /// ```
    /// use ninerooks_board::{Grid, Puzzle};
    /// let mut puzzle = Puzzle::default();
    /// let mut candidates = puzzle.default_candidates();
    /// candidates.remove("7r1c1".parse()?);
    /// puzzle.candidates = Some(Box::new(candidates));
    /// let mut grid = Grid::new(&puzzle)?;
    /// grid.place("7r1c9".parse()?); // hides that 7r1c1 is excluded
    /// assert_eq!(Grid::new(&grid.to_puzzle())?.as_given(), grid.as_given());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::default();
        puzzle.rules = self.rules;
        let mut candidates = self.live;
        for cell in self.solved {
            let Some(digit) = self.value(cell) else { continue };
            let value = Candidate::new(digit, cell);
            if self.givens.contains(cell) {
                puzzle.give(value);
            } else {
                puzzle.place(value);
            }
            candidates.remove(value);
        }
        puzzle.candidates = Some(Box::new(candidates));
        let hidden = self.excluded & puzzle.hideable();
        puzzle.hidden = (!hidden.is_empty()).then(|| Box::new(hidden));
        puzzle
    }
}

impl fmt::Display for Grid {
    /// The 81 values in reading order, `.` for an unsolved cell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [b'.'; 81];
        for (sign, cell) in text.iter_mut().zip(Cell::all()) {
            if let Some(digit) = self.value(cell) {
                *sign = name::number(digit.index());
            }
        }
        name::write(f, &text)
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self}, {} live)", self.live.len())
    }
}
