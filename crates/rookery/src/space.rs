//! The POM-Space of a position.

use ninerooks_board::{CellSet, Digit, DigitSet, Grid, Rookery};
use ninerooks_proof::Pattern;

use super::enumerate;

/// A live pattern of a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Live {
    /// Its number among the patterns that the digit had when it was converted, from 0. It stays
    /// when others are deleted, so that names made from it are stable.
    pub number: u32,
    /// Its rookery.
    pub rookery: Rookery,
    /// The cells of the rookery.
    pub cells: CellSet,
}

/// The live patterns of a position, digit by digit, in the order of their labels.
///
/// Converting applies the three rules of the POM-Space: of a placed digit only the patterns through
/// its cell stay (1), those of other digits through that cell go (2), and a candidate without
/// pattern is false (3; that one is [`basic`](super::basic)). It can be done at any stage of a
/// grid and for some digits only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    digits: DigitSet,
    live: [Vec<Live>; 9],
    /// How many patterns each digit had at first.
    initial: [u32; 9],
}

impl Space {
    /// Converts `digits` of a grid.
    pub fn new(grid: &Grid, digits: DigitSet) -> Self {
        let live = Digit::ALL.map(|digit| {
            if !digits.contains(digit) {
                return Vec::new();
            }
            let found = enumerate(grid.live()[digit]);
            (0..)
                .zip(found)
                .map(|(number, (rookery, cells))| Live { number, rookery, cells })
                .collect()
        });
        let initial = core::array::from_fn(|i| u32::try_from(live[i].len()).unwrap_or(u32::MAX));
        Self { digits, live, initial }
    }

    /// The digits that were converted.
    pub const fn digits(&self) -> DigitSet {
        self.digits
    }

    /// The live patterns of a digit; none when it was not converted.
    pub fn of(&self, digit: Digit) -> &[Live] {
        &self.live[digit.index()]
    }

    /// How many patterns of a digit are live.
    pub fn count(&self, digit: Digit) -> usize {
        self.of(digit).len()
    }

    /// How many patterns a digit had when it was converted.
    pub const fn initial_count(&self, digit: Digit) -> u32 {
        self.initial[digit.index()]
    }

    /// How many patterns are live.
    pub fn len(&self) -> usize {
        self.live.iter().map(Vec::len).sum()
    }

    /// Whether no pattern is live.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All live patterns, digit by digit.
    pub fn iter(&self) -> impl Iterator<Item = (Pattern, CellSet)> {
        self.digits.into_iter().flat_map(|digit| {
            self.of(digit)
                .iter()
                .map(move |live| (Pattern { digit, rookery: live.rookery }, live.cells))
        })
    }

    /// The cells that some live pattern of a converted digit passes through.
    pub fn possible(&self, digit: Digit) -> CellSet {
        self.of(digit).iter().fold(CellSet::EMPTY, |cells, live| cells | live.cells)
    }

    /// The cells that all live patterns of a converted digit pass through; all cells when it has
    /// no pattern.
    pub fn certain(&self, digit: Digit) -> CellSet {
        self.of(digit).iter().fold(CellSet::ALL, |cells, live| cells & live.cells)
    }

    /// Deletes patterns.
    pub fn delete(&mut self, patterns: &[Pattern]) {
        let mut gone: Vec<Pattern> = patterns.to_vec();
        gone.sort_unstable();
        let digits: DigitSet = gone.iter().map(|pattern| pattern.digit).collect();
        for digit in digits {
            self.live[digit.index()].retain(|live| {
                gone.binary_search(&Pattern { digit, rookery: live.rookery }).is_err()
            });
        }
    }

    /// Deletes every pattern that a later state of the same grid no longer has room for.
    pub fn restrict(&mut self, grid: &Grid) {
        for digit in self.digits {
            let open = grid.live()[digit];
            self.live[digit.index()].retain(|live| live.cells.is_subset(open));
        }
    }
}
