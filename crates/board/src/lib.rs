//! The vocabulary of Sudoku.
//!
//! A grid has 81 cells, a candidate is a digit in a cell (729 of them), and a *sector* is a set of
//! nine candidates of which exactly one is true: a cell, or a digit in a row, column or box
//! (324 of them). Everything Ninerooks says about a puzzle it says in these words.
//!
//! This crate has no notion of difficulty, technique or puzzle source, and no dependency but serde
//! behind the feature `serde`. Its types are `Copy` or plain arrays.
//!
//! ```
//! use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle, Sector};
//!
//! let cell: Cell = "r4c5".parse()?;
//! let candidate = Candidate::new(Digit::D3, cell);
//! assert_eq!(candidate.to_string(), "3r4c5");
//! assert_eq!(candidate.sectors().map(|s| s.to_string()), ["4N5", "3R4", "3C5", "3B5"]);
//!
//! let mut puzzle = Puzzle::default();
//! puzzle.give(candidate);
//! let grid = Grid::new(&puzzle)?;
//! assert_eq!(grid.value(cell), Some(Digit::D3));
//! assert!(!grid.is_live("3r4c9".parse()?));
//! # let sector: Sector = "3R4".parse()?;
//! # assert!(sector.contains(candidate));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod candidate;
mod candidate_set;
mod cell;
mod cell_set;
mod digit;
mod digit_set;
mod error;
mod grid;
mod house;
mod house_set;
mod name;
mod puzzle;
mod rookery;
mod rules;
mod sector;
mod sector_set;
#[cfg(feature = "serde")]
mod serde;
mod set_ops;

pub use candidate::Candidate;
pub use candidate_set::CandidateSet;
pub use cell::Cell;
pub use cell_set::CellSet;
pub use digit::Digit;
pub use digit_set::DigitSet;
pub use error::{GridError, NameError};
pub use grid::Grid;
pub use house::{House, HouseKind};
pub use house_set::HouseSet;
pub use puzzle::{Metadata, Puzzle};
pub use rookery::Rookery;
pub use rules::{FillingsEnd, ImpliedSum, OneOf, Remainder, Rule, RuleError, RuleSum, Rules, Sum};
pub use sector::{Sector, SectorKind};
pub use sector_set::SectorSet;
