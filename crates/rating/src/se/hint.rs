//! What a rule finds, as data.

use ninerooks_board::{Candidate, Cell, Digit};

use super::technique::Technique;

/// One step of Sudoku Explainer's.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What found it.
    pub technique: Technique,
    /// Its difficulty.
    pub rating: f64,
    /// What it eliminates; for a digit that is placed by a chain, the other candidates of the cell.
    pub eliminations: Vec<Candidate>,
    /// The digit that it places.
    pub placement: Option<Candidate>,
    /// For chains: what is followed to which conclusion. Otherwise nothing.
    pub chains: Vec<Chain>,
}

/// A target of chains, with all that it follows from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The target comes first, then what it follows from, and so on: what the first node of all
    /// follows from is nothing, so it is assumed.
    pub nodes: Vec<Node>,
}

/// A candidate that is true or false in a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether the chain makes it true.
    pub on: bool,
    /// What it follows from, as indices of nodes of the same chain.
    pub parents: Vec<usize>,
}

impl Hint {
    pub(crate) fn place(technique: Technique, rating: f64, cell: usize, digit: usize) -> Self {
        let placement = Some(candidate(cell, digit));
        Self { technique, rating, eliminations: Vec::new(), placement, chains: Vec::new() }
    }

    pub(crate) fn eliminate(technique: Technique, rating: f64, removed: &Removed) -> Self {
        let eliminations = removed.iter().map(|(cell, digit)| candidate(cell, digit)).collect();
        Self { technique, rating, eliminations, placement: None, chains: Vec::new() }
    }
}

pub(crate) fn candidate(cell: usize, digit: usize) -> Candidate {
    Candidate::new(Digit::from_index(digit), Cell::from_index(cell))
}

/// Candidates that a hint removes: for each cell its digits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Removed {
    cells: Vec<(usize, u16)>,
}

impl Removed {
    pub(crate) fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Adds the digits of a cell; nothing, if there are none.
    pub(crate) fn add(&mut self, cell: usize, digits: u16) {
        if digits != 0 {
            self.cells.push((cell, digits));
        }
    }

    /// The candidates: cells as they were added, digits ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        self.cells
            .iter()
            .flat_map(|&(cell, digits)| crate::houses::bits(digits).map(move |digit| (cell, digit)))
    }
}
