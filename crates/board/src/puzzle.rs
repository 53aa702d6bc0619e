//! What was read from a text, before anybody asks whether it makes sense.

use crate::{Candidate, CandidateSet, Cell, CellSet, Digit, Rules};

/// A puzzle as read: givens, digits placed since, candidates where the text has them, and what it
/// says about itself. It may contradict the rules; [`Grid::new`](crate::Grid::new) finds out.
///
/// ```
/// use ninerooks_board::{Cell, Digit, Puzzle};
/// let mut puzzle = Puzzle::default();
/// puzzle.give("3r4c5".parse()?);
/// puzzle.place("7r1c1".parse()?);
/// assert_eq!(puzzle.value(Cell::at(3, 4)), Some(Digit::D3));
/// assert_eq!(puzzle.givens().to_string(), "r4c5");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    values: [Option<Digit>; 81],
    givens: CellSet,
    /// The candidates of the cells without a value, when the text says more than its values do.
    /// Candidates of cells with a value are not looked at.
    pub candidates: Option<Box<CandidateSet>>,
    /// What the puzzle itself excludes among the candidates that its [placed digits hide](Self::hideable), where the text
    /// says it. Others are not looked at.
    pub hidden: Option<Box<CandidateSet>>,
    /// The rules that it adds to the classic ones.
    pub rules: Rules,
    /// What the text says about the puzzle.
    pub metadata: Metadata,
}

/// What a text says about its puzzle besides the digits.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Metadata {
    /// Its name.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// What it is like.
    pub description: Option<String>,
    /// Anything else that was remarked; in a line format, what follows the puzzle.
    pub comment: Option<String>,
    /// When it was made, in the text's own words.
    pub date: Option<String>,
    /// Where it comes from.
    pub source: Option<String>,
    /// How hard it is said to be.
    pub level: Option<String>,
    /// A web address.
    pub url: Option<String>,
}

impl Default for Puzzle {
    /// The empty grid.
    fn default() -> Self {
        Self {
            values: [None; 81],
            givens: CellSet::EMPTY,
            candidates: None,
            hidden: None,
            rules: Rules::NONE,
            metadata: Metadata::default(),
        }
    }
}

impl Puzzle {
    /// Writes a given into its cell, over whatever was there.
    pub const fn give(&mut self, value: Candidate) {
        self.values[value.cell().index()] = Some(value.digit());
        self.givens.insert(value.cell());
    }

    /// Writes a digit that was placed while solving, over whatever was there.
    pub const fn place(&mut self, value: Candidate) {
        self.values[value.cell().index()] = Some(value.digit());
        self.givens.remove(value.cell());
    }

    /// Takes the digit of a cell away, given or placed; all nine may be there then, as far as nothing else excludes them.
    ///
    /// ```
    /// use ninerooks_board::{Cell, Puzzle};
    /// let mut puzzle = Puzzle::default();
    /// puzzle.give("3r4c5".parse()?);
    /// puzzle.take(Cell::at(3, 4));
    /// assert_eq!(puzzle, Puzzle::default());
    /// # Ok::<(), ninerooks_board::NameError>(())
    /// ```
    pub fn take(&mut self, cell: Cell) {
        if self.values[cell.index()].take().is_none() {
            return;
        }
        self.givens.remove(cell);
        if let Some(candidates) = &mut self.candidates {
            for digit in Digit::ALL {
                candidates[digit].insert(cell);
            }
        }
    }

    /// The digit of a cell, given or placed.
    pub const fn value(&self, cell: Cell) -> Option<Digit> {
        self.values[cell.index()]
    }

    /// The cells that hold givens.
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// All values in reading order.
    pub fn values(&self) -> impl Iterator<Item = Candidate> {
        // Some 1,900 instructions fewer than going through the set of all cells.
        let candidate = |(at, digit): (usize, &Option<Digit>)| {
            Some(Candidate::new((*digit)?, Cell::from_index(at)))
        };
        self.values.iter().enumerate().filter_map(candidate)
    }

    /// The cells whose values see an equal one, or that the [rules](Self::rules) exclude, or other values by them.
    ///
    /// ```
    /// use ninerooks_board::Puzzle;
    /// let mut puzzle = Puzzle::default();
    /// for value in ["4r1c1", "4r1c2", "4r5c5"] {
    ///     puzzle.give(value.parse()?);
    /// }
    /// assert_eq!(puzzle.clashes().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn clashes(&self) -> CellSet {
        let sees_equal = |value: &Candidate| {
            let mut peers = value.cell().peers().into_iter();
            peers.any(|peer| self.value(peer) == Some(value.digit()))
        };
        let is_ruled_out = |value: &Candidate| {
            let excluded = self.rules.excluded_by(*value);
            self.rules.excluded().contains(*value)
                || self.values().any(|other| excluded.contains(other))
        };
        let clashes =
            |value: &Candidate| sees_equal(value) || !self.rules.is_none() && is_ruled_out(value);
        self.values().filter(clashes).map(Candidate::cell).collect()
    }

    /// The candidates that the values alone leave: all nine in a cell without value, but for the
    /// digits it sees, and for what the [rules](Self::rules) exclude.
    pub fn default_candidates(&self) -> CandidateSet {
        self.left_by(CellSet::ALL)
    }

    /// The candidates that the givens leave and the placed digits do not, but for these digits themselves: without the
    /// placed digits they would be live, unless the puzzle excludes them.
    ///
    /// ```
    /// use ninerooks_board::Puzzle;
    /// let mut puzzle = Puzzle::default();
    /// puzzle.give("3r4c5".parse()?);
    /// puzzle.place("5r4c1".parse()?);
    /// let hideable = puzzle.hideable();
    /// assert!(hideable.contains("5r4c2".parse()?) && hideable.contains("1r4c1".parse()?));
    /// assert!(!hideable.contains("3r4c1".parse()?) && !hideable.contains("5r4c1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hideable(&self) -> CandidateSet {
        let values: CandidateSet = self.values().collect();
        self.left_by(self.givens) - self.default_candidates() - values
    }

    /// The candidates that the values of some cells leave.
    fn left_by(&self, cells: CellSet) -> CandidateSet {
        let mut live = CandidateSet::ALL - *self.rules.excluded();
        for value in self.values().filter(|value| cells.contains(value.cell())) {
            for digit in Digit::ALL {
                live[digit].remove(value.cell());
            }
            live[value.digit()] -= value.cell().peers();
            if !self.rules.is_none() {
                live -= self.rules.excluded_by(value);
            }
        }
        live
    }
}
