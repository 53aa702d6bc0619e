//! The pattern overlay, held against its seed documents and against recomputed facts.
// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod budgets;
mod carry;
mod chains;
mod equations;
mod labels;
mod laws;
mod lists;
mod methods;
mod portions;
mod soundness;
mod sums;
mod support;
mod technique_two;
mod techniques;
mod uniqueness;
