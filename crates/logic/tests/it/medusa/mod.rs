//! Strong chains, weak links, hinges and almost-locked ranges, held against the solution, the
//! checker and slow searches that are written straight from the definitions.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

mod linked;
mod slowly;
mod soundness;
mod support;
