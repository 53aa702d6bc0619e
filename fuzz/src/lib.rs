//! Fuzzing: inputs that nobody would think of, against what must always hold.
//!
//! A [`Target`] takes bytes, makes of them what it tests, and panics when something is wrong that
//! must not be. [`fuzz`] feeds it with changed inputs of its corpus and with noise, the same ones
//! for the same seed, and catches the panics. It needs no nightly compiler and no coverage: a target
//! says in a word what came of an input, and an input with a new word is kept to be changed further.
//!
//! `docs/fuzzing.md` says how to run it, and how to run the same targets under `cargo-fuzz`.
//!
//! ```
//! let target = ninerooks_fuzz::by_name("notation").expect("there is one");
//! (target.run)(b"3R17 3c49 => r2c4<>3");
//! ```

mod attacks;
mod changes;
mod corpus;
mod grids;
mod harness;
mod lemmas;
mod proofs;
mod random;
mod source;
mod targets;

pub use corpus::{corpus, folder};
pub use harness::{Finding, Limit, Report, fuzz, replay};
pub use targets::{TARGETS, Target, by_name};
