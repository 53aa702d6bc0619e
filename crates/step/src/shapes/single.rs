//! Singles.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};

/// The last place of a digit in a house, or the last digit of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Single {
    /// What is placed.
    pub target: Candidate,
    /// The house that has no other place for it; `None` when the cell has no other digit.
    pub house: Option<House>,
}

/// What leaves a single alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blockers {
    /// Cells whose digits exclude the other places, or the other digits of the cell.
    pub cells: CellSet,
    /// Other empty cells of the house that no digit excludes: the candidate was eliminated there.
    pub eliminated: CellSet,
    /// Other digits of the cell that no digit excludes: they were eliminated there.
    pub digits: DigitSet,
    /// What digits exclude by the rules that the puzzle adds: cells of the house, or digits of the cell.
    pub by_rules: (CellSet, DigitSet),
}

impl Single {
    /// Whether it is in the last empty cell of its house.
    pub fn is_full_house(&self, grid: &Grid) -> bool {
        self.house.is_some_and(|house| (house.cells() & grid.unsolved()).len() == 1)
    }

    /// What leaves it alone: few cells, those first that exclude most.
    ///
    /// ```
    /// use ninerooks_board::{Grid, House};
    /// use ninerooks_step::Single;
    /// let mut grid = Grid::default();
    /// for name in ["1r2c4", "1r3c7", "5r1c2"] {
    ///     grid.place(name.parse()?);
    /// }
    /// grid.eliminate("1r1c3".parse()?);
    /// let single = Single { target: "1r1c1".parse()?, house: Some(House::row(0)) };
    /// let blockers = single.blockers(&grid);
    /// assert_eq!(blockers.cells.to_string(), "r2c4 r3c7");
    /// assert_eq!(blockers.eliminated.to_string(), "r1c3");
    /// # Ok::<(), ninerooks_board::NameError>(())
    /// ```
    pub fn blockers(&self, grid: &Grid) -> Blockers {
        match self.house {
            Some(house) => self.of_house(grid, house),
            None => self.of_cell(grid),
        }
    }

    fn of_house(self, grid: &Grid, house: House) -> Blockers {
        let digit = self.target.digit();
        let mut open = (house.cells() & grid.unsolved()) - CellSet::from(self.target.cell());
        let holders: CellSet =
            grid.solved().filter(|cell| grid.value(*cell) == Some(digit)).collect();
        let mut cells = CellSet::EMPTY;
        // What the digit excludes from there: by the classic rules, and by those of the puzzle.
        let reach = |cell: Cell| {
            cell.peers() | grid.rules().excluded_by(Candidate::new(digit, cell))[digit]
        };
        while let Some(most) = holders
            .into_iter()
            .max_by_key(|cell| ((reach(*cell) & open).len(), core::cmp::Reverse(cell.index())))
        {
            if reach(most).is_disjoint(open) {
                break;
            }
            open -= reach(most);
            cells.insert(most);
        }
        let by_rules = open.into_iter().filter(|cell| is_ruled_out(grid, digit, *cell)).collect();
        let by_rules = (by_rules, DigitSet::EMPTY);
        Blockers { cells, eliminated: open - by_rules.0, digits: DigitSet::EMPTY, by_rules }
    }

    fn of_cell(self, grid: &Grid) -> Blockers {
        let cell = self.target.cell();
        let mut rest = DigitSet::ALL.without(self.target.digit());
        let mut cells = CellSet::EMPTY;
        let mut houses = cell.houses().to_vec();
        while !houses.is_empty() {
            let new = |house: &House| digits_in(grid, *house) & rest;
            let most = houses.iter().rev().max_by_key(|house| new(house).len()).copied();
            let Some(house) = most.filter(|house| !new(house).is_empty()) else { break };
            let holds = |at: &Cell| grid.value(*at).is_some_and(|digit| rest.contains(digit));
            cells |= (house.cells() & grid.solved()).filter(holds).collect();
            rest -= digits_in(grid, house);
            houses.retain(|other| *other != house);
        }
        let by_rules = rest.into_iter().filter(|digit| is_ruled_out(grid, *digit, cell)).collect();
        let by_rules = (CellSet::EMPTY, by_rules);
        Blockers { cells, eliminated: CellSet::EMPTY, digits: rest - by_rules.1, by_rules }
    }
}

/// Whether a rule of the puzzle excludes a digit from a cell, by itself or by a digit that is placed.
fn is_ruled_out(grid: &Grid, digit: Digit, cell: Cell) -> bool {
    let (rules, candidate) = (grid.rules(), Candidate::new(digit, cell));
    let excluded = rules.excluded_by(candidate);
    let holds = |at: &Cell| {
        grid.value(*at).is_some_and(|value| excluded.contains(Candidate::new(value, *at)))
    };
    !rules.is_none()
        && (rules.excluded().contains(candidate) || grid.solved().into_iter().any(|at| holds(&at)))
}

/// The digits that are placed in a house.
fn digits_in(grid: &Grid, house: House) -> DigitSet {
    (house.cells() & grid.solved()).filter_map(|cell| grid.value(cell)).collect()
}
