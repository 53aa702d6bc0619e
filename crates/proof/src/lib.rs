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
//! let x_wing = Proof::Cover(Cover::new(&["3R1".parse()?, "3R5".parse()?], &["3C2".parse()?, "3C8".parse()?]));
//! assert!(check(&grid, &[Action::Eliminate("3r9c2".parse()?)], &x_wing).is_ok());
//! let refusal = check(&grid, &[Action::Eliminate("3r9c3".parse()?)], &x_wing).unwrap_err();
//! assert_eq!(refusal.to_string(), "3r9c3 has weight 0, and to be false it needs 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod cover;
mod judge;
mod refusal;
mod rookery;
mod supposal;

pub use action::Action;
pub use cover::{Cover, Term};
pub use judge::{
    Budget, MAX_LENGTH, MAX_PATH_WORK, MAX_STEP_WORK, MAX_TERMS, Spent, check, check_within,
};
pub use refusal::{CoverRefusal, Refusal};
pub use rookery::{
    CandidateCover, Deletion, DeletionRefusal, Equation, Pattern, PatternCover, PatternTerm,
    Rectangle, RookeryProof,
};
pub use supposal::{Branch, Cases, Deduction, Disproof, Refutation, SupposalRefusal};

/// Why a step's actions follow from its grid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Proof {
    /// Weighted truths and links.
    Cover(Cover),
    /// Several covers: each elimination follows from one of them. Pincers need this when two
    /// targets see them through different houses.
    Covers(Box<[Cover]>),
    /// Deletions of patterns.
    Rookeries(RookeryProof),
    /// Each elimination supposed to be true, until a sector is empty.
    Refute(Refutation),
    /// Each candidate of a sector supposed to be true, and the same follows from all.
    Cases(Cases),
}

impl Proof {
    /// Whether it supposes that the puzzle has one solution only.
    pub fn supposes_uniqueness(&self) -> bool {
        match self {
            Self::Cover(_) | Self::Covers(_) | Self::Refute(_) | Self::Cases(_) => false,
            Self::Rookeries(proof) => proof.supposes_uniqueness(),
        }
    }
}
