//! Proofs of Sudoku steps, and the checker that judges them.
//!
//! A step claims actions: this candidate is false, that one is true. Its [`Proof`] is data, made by
//! anybody, and [`check`] either accepts it or says why not. The checker sees the grid, the actions
//! and the proof, nothing else: it cannot name a technique, it does not search, and it believes
//! nothing that it can work out itself.
//!
//! ```
//! use ninerooks_board::{Grid, Puzzle};
//! use ninerooks_proof::{Action, Cover, Proof, check};
//!
//! // An empty grid but for 7s, so that rows 1 and 5 have their 3s in columns 2 and 8 only.
//! let mut grid = Grid::default();
//! for row in [1, 5] {
//!     for column in [1, 3, 4, 5, 6, 7, 9] {
//!         grid.eliminate(format!("3r{row}c{column}").parse()?);
//!     }
//! }
//! let x_wing = Proof::cover(Cover::new(&["3R1".parse()?, "3R5".parse()?], &["3C2".parse()?, "3C8".parse()?]));
//! assert!(check(&grid, &[Action::Eliminate("3r9c2".parse()?)], &x_wing).is_ok());
//! let refusal = check(&grid, &[Action::Eliminate("3r9c3".parse()?)], &x_wing).unwrap_err();
//! assert_eq!(refusal.to_string(), "3r9c3 has weight 0, and to be false it needs 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod assumption;
mod budget;
mod clause;
mod cover;
mod covers;
mod guardians;
mod judge;
mod length;
mod proof;
mod refusal;
mod refusal_words;
mod rookery;
mod symmetry;

pub use action::Action;
pub use assumption::{AssumptionRefusal, Branch, Cases, Deduction, Disproof, Refutation};
pub use budget::{Budget, MAX_PATH_WORK, MAX_STEP_WORK, Spent};
pub use clause::{Clause, Lemma};
pub use cover::{Cover, Fact, Term};
pub use covers::Covers;
pub use guardians::{GuardianKind, Guardians};
pub use judge::{MAX_DEPTH, MAX_LENGTH, MAX_TERMS, Weights, check, check_within};
pub use proof::{Proof, Reason};
pub use refusal::{CoverRefusal, Gap, GuardianRefusal, Refusal};
pub use rookery::{
    CandidateCover, Deletion, DeletionRefusal, Equation, GuardedPatterns, Pattern, PatternCover,
    PatternTerm, RookeryProof,
};
pub use symmetry::Symmetry;
