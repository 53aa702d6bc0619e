//! Sudoku by logic, every step proved: all crates of Ninerooks as one dependency.
//!
//! A text becomes a grid, a profile says which techniques are used in what order, and [`solve`](logic::solve) walks
//! them. Each step has its actions, what a person sees in it, and a proof that a small checker has accepted.
//!
//! ```
//! use ninerooks::prelude::*;
//!
//! let grid = ninerooks::grid(".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7")?;
//! let solution = solve(&grid, &Profile::default(), Checking::On);
//! for step in &solution.path.steps {
//!     println!("{}", notation::describe(step));
//! }
//! assert_eq!(solution.status, Status::Solved);
//! # Ok::<(), ninerooks::Error>(())
//! ```
//!
//! | module | what is in it | feature |
//! |---|---|---|
//! | [`board`] | cells, candidates, sectors, sets of them, puzzles and grids | |
//! | [`step`] | what a technique found: actions, shape and proof; paths | |
//! | [`proof`] | the language of proofs, and the checker | |
//! | [`logic`] | techniques, profiles, the solver; set logic and the pattern overlay | `pages`: the manual |
//! | [`exact`] | counting and finding solutions by search | |
//! | [`text`] | formats, notations, JSON | |
//! | `render` | pictures: text, SVG, and PNG with the feature `png` | `render`, `png` |
//! | `rating` | Sudoku Explainer's ER/EP/ED; W and B of CSP-Rules | `rating` |
//! | `lab` | canonical forms, minimal puzzles, generators | `lab` |
//! | `maker` | new puzzles by level, or by the technique that they need | `lab` |
//! | `play` | a game as it is played | `play` |
//! | `veripb` | paths as proofs for an independent checker | `veripb` |
//!
//! The modules are the crates themselves, so what one library gives another takes, whichever of the two names it has.
//! Set logic has no feature of its own: the techniques of the profile `default` are made with it.

pub use ninerooks_board as board;
pub use ninerooks_exact as exact;
#[cfg(feature = "lab")]
pub use ninerooks_lab as lab;
pub use ninerooks_logic as logic;
#[cfg(feature = "lab")]
pub use ninerooks_maker as maker;
#[cfg(feature = "play")]
pub use ninerooks_play as play;
pub use ninerooks_proof as proof;
#[cfg(feature = "rating")]
pub use ninerooks_rating as rating;
#[cfg(feature = "render")]
pub use ninerooks_render as render;
pub use ninerooks_step as step;
pub use ninerooks_text as text;
#[cfg(feature = "veripb")]
pub use ninerooks_veripb as veripb;

use core::fmt;

use board::{Grid, GridError};
use text::formats::{self, ReadError};

/// What most programs use, for `use ninerooks::prelude::*`.
pub mod prelude {
    pub use crate::board::{Candidate, Cell, Digit, Grid, House, Puzzle, Sector};
    pub use crate::logic::{
        Checking, Level, Profile, Solution, Status, all_steps, next_step, solve,
    };
    pub use crate::step::{Path, Step};
    pub use crate::text::{formats, notation};
}

/// Reads a puzzle or a state in any format. Of a state whose givens alone have one solution, what was eliminated counts as
/// found by logic ([`exact::reached`]).
///
/// # Errors
/// When no format fits the text, or a digit occurs twice in a house.
///
/// ```
/// assert_eq!(ninerooks::grid("5...").unwrap_err().place(), Some((1, 5)));
/// let error = ninerooks::grid(&"55.......".repeat(9)).unwrap_err();
/// assert_eq!(error.to_string(), "row 1 has 5 twice, in r1c1 and r1c2");
/// ```
pub fn grid(text: &str) -> Result<Grid, Error> {
    Ok(exact::reached(Grid::new(&formats::read(text)?.puzzle)?))
}

/// Why a text is no grid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// It cannot be read.
    Read(ReadError),
    /// It contradicts itself.
    Grid(GridError),
}

impl Error {
    /// The line and the column where it cannot be read, from 1.
    pub const fn place(&self) -> Option<(usize, usize)> {
        match self {
            Self::Read(error) => Some((error.line, error.column)),
            Self::Grid(_) => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) => error.fmt(f),
            Self::Grid(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Error {}

impl From<ReadError> for Error {
    fn from(error: ReadError) -> Self {
        Self::Read(error)
    }
}

impl From<GridError> for Error {
    fn from(error: GridError) -> Self {
        Self::Grid(error)
    }
}
