//! The project's own tasks that need the product: `cargo xtask` runs them as a program of their own,
//! so that the others need not wait until it is built.
//!
//! `conformance` holds the techniques against labelled libraries. `book` writes the sources of the book.
//! `exercises` finds the positions of the course, `library` the puzzles of the library.
//! `records` judges the shortest known proofs. `calibrate` fits the model of human times. `measure` prints figures.

pub mod book;
pub mod calibrate;
pub mod conformance;
pub mod exercises;
pub mod library;
pub mod measure;
pub mod records;

/// Runs the examples of the pages for readers as tests.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../../README.md")]
    mod readme {}
    #[doc = include_str!("../../docs/proofs.md")]
    mod proofs {}
}
