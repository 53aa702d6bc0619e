//! The project's own tasks, behind `cargo xtask`.
//!
//! `test` is the command of the README: everything that has to be green. `tidy` keeps the rules of
//! the house that compiler and clippy cannot. `fuzz` feeds the targets of `fuzz/`. `web` builds the page,
//! `wheel` the package for Python, `npm` those for JavaScript, `dist` the archive of a release, `forms` what goes beside all of them, `readmes` writes
//! the READMEs of the crates.
//! `new-technique` writes a technique that compiles, to be filled in. `conformance` and the sources of
//! the `book` need the product: the crate `workshop/`, which is run for them.

#![allow(clippy::print_stdout)] // tasks report to a terminal

pub mod beside;
pub mod book;
mod changed;
mod circles;
pub mod dependencies;
pub mod dist;
mod engines;
pub mod forms;
pub mod fuzz;
pub mod html;
pub mod licences;
pub mod new_technique;
pub mod npm;
pub mod python;
pub mod readmes;
pub mod stages;
pub mod tasks;
pub mod tidy;
pub mod tree;
pub mod verified;
pub mod web;
mod wording;
pub mod workflows;
