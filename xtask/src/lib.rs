//! The project's own tasks, behind `cargo xtask`.
//!
//! `test` is the command of the README: everything that has to be green. `tidy` keeps the rules of
//! the house that compiler and clippy cannot. `conformance` holds the techniques against labelled
//! libraries. `fuzz` feeds the targets of `fuzz/`. `book` draws every technique. `new-technique` writes a technique that compiles, to be filled in.

#![allow(clippy::print_stdout)] // tasks report to a terminal

pub mod book;
pub mod conformance;
pub mod dependencies;
pub mod fuzz;
pub mod new_technique;
pub mod stages;
pub mod tasks;
pub mod tidy;
pub mod tree;
pub mod web;

/// Runs the examples of the pages for readers as tests.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../../README.md")]
    mod readme {}
    #[doc = include_str!("../../docs/proofs.md")]
    mod proofs {}
}
