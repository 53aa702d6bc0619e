//! Solving by search: how many solutions a grid has, and which.
//!
//! This crate answers questions of fact, quickly. It explains nothing: why a digit goes where it
//! goes is for logic to say.
//!
//! | question | call |
//! |---|---|
//! | Is it a proper puzzle? | [`solutions`] |
//! | What is a solution? | [`solve`] |
//! | How many solutions are there, up to a limit? | [`count`]; of 81 bytes, [`Givens`] |
//! | What are they? | [`enumerate`] |
//! | What is wrong with a state? | [`diagnose`] |
//! | Who has eliminated what is missing of a state? | [`reached`] |
//! | Which given is the wrong one? | [`repairs`] |
//! | Which givens and rules are not needed? | [`needless`] |
//! | Which of them contradict each other? | [`conflicting`] |
//! | Where do they differ? | [`differing_within`]; two of them: [`closest_within`] |
//! | Which candidates are true in some solution? | [`true_candidates`] |
//!
//! All of them take any [`Grid`](ninerooks_board::Grid): with candidates excluded, without givens,
//! contradictory. What counts is the live candidates alone: a solution has in each cell one of
//! them, and each digit once in every row, column and box. The `_within` forms give up after a
//! number of positions, so that no grid can hang a program.
//!
//! ```
//! use ninerooks_board::{Grid, Puzzle};
//! use ninerooks_exact::{Solutions, count, solutions};
//!
//! let mut puzzle = Puzzle::default();
//! for given in ["1r1c1", "2r2c4", "3r3c7"] {
//!     puzzle.give(given.parse()?);
//! }
//! let grid = Grid::new(&puzzle)?;
//! assert_eq!(solutions(&grid), Solutions::Many);
//! assert_eq!(count(&grid, 100), 100);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rules
//!
//! Where the puzzle adds [rules](ninerooks_board::Rules), a solution keeps them too, in all that is asked here. There is a search of
//! its own for these grids, in `ruled`: it works with the facts that rules come to, has another order, and a position
//! takes it many times as long. From a grid that is nearly empty it may take far too many, as where each two by two cells have
//! a low, a middle and a high digit: so use the `_within` forms there. [`Givens`] have no rules.
//!
//! # Search order
//!
//! The search draws consequences (see [How it works](#how-it-works)) and branches where nothing
//! more follows: on one of the cells with the fewest candidates; of those on the one that sees the
//! most cells with a candidate in common, such as have the fewest candidates themselves counting
//! three times; of those on the first in reading order. It tries the candidates of that cell from 1
//! to 9. So the order of solutions depends on the live candidates only and is the same on every
//! machine. It may change between versions.
//!
//! Counting to two shows no solution, so it may hurry: until it meets a contradiction it takes, from the
//! second position on, the first cell with two candidates, and leaves some consequences undrawn.
//!
//! # How it works
//!
//! The live cells of a digit are three words of 27 bits, one for each band. All nine digits are
//! worked on side by side, with the same bit operations, without a branch or a table:
//!
//! * `digits`: locked candidates, both ways, and hidden singles;
//! * `cells`: naked singles, and cells without candidates;
//! * `triples`, when those say no more: mini-rows and mini-columns, where three digits fill three
//!   cells;
//! * `branch`, when that says no more either: the cell to branch on.
//!
//! On x86-64 that happens in registers of sixteen or eight lanes where the processor has them (AVX-512, AVX2) and
//! of four where not, which is found out when the program runs; all machines go the same way.
//!
//! Bands of 27 bits are known from Zhou Yundong's solvers (`JCZSolve`), lanes without branches and
//! the counting of mini-rows from Tom Dillon's `tdoku`: read about, not copied.

// What is not inlined is not compiled for the machine that is found at run time.
#![allow(clippy::inline_always)]

mod branch;
mod budget;
mod cells;
mod count;
mod diagnosis;
mod differ;
mod digits;
mod enumerate;
mod givens;
mod machine;
mod parts;
mod reached;
mod repair;
mod ruled;
mod search;
mod solutions;
mod state;
mod tally;
mod triad;
mod triples;
mod truth;
#[cfg(target_arch = "x86_64")]
mod wide;

pub use budget::BudgetSpent;
pub use count::{count, count_within};
pub use diagnosis::{COUNTED, Diagnosis, Mistake, diagnose};
pub use differ::{closest_within, differing_within};
pub use enumerate::{enumerate, enumerate_within};
pub use givens::{Givens, GivensError};
pub use parts::{Needless, Part, conflicting, needless, parts, without};
pub use reached::reached;
pub use repair::{Repairs, repairs};
pub use solutions::{Solutions, solutions, solutions_within, solve};
pub use truth::{Truths, true_candidates, truths};
