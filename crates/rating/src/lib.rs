//! How hard a Sudoku is, in the currency of the forums.
//!
//! [`se`] rates as Sudoku Explainer 1.2.1 does, bit by bit.

pub mod se;
