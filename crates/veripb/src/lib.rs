//! Paths as pseudo-Boolean proofs, in the language of the checker `VeriPB`, version 3.
//!
//! Whoever does not trust Ninerooks and its checker can have each step judged by a program from
//! another house, which was written for competitions of SAT solvers and knows nothing of Sudoku.
//! The puzzle becomes a formula: 729 variables, and for each sector that at least one and that at
//! most one is true. The path becomes a proof: a cover is a sum of these constraints, an
//! elimination follows from it by unit propagation.
//!
//! A cover with weights w, scale k and sum of weights B < k says Σ w(c)·x(c) ≤ B. The sum of the
//! links, w times each, and of the truths, −w times each, is exactly this constraint. Where the
//! target is true its side is at least k: a contradiction, which the checker finds at sight.
//!
//! ```
//! use ninerooks_board::{Grid, Puzzle};
//! use ninerooks_step::Path;
//! use ninerooks_veripb::Export;
//!
//! let export = Export::new(&Path::new(Grid::new(&Puzzle::default())?))?;
//! assert!(export.formula().contains("@t_3r1 1 x3r1c1 1 x3r1c2"));
//! assert!(export.proof().ends_with("conclusion NONE;\nend pseudo-Boolean proof;\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * `names`: what variables and constraints are called
//! * `formula`: the puzzle
//! * `writer`: lines
//! * `export`: the path
//! * `assumption`: refutations and cases
//! * `lemmas`: clauses that sums use
//! * `guardians`: patterns of cells that are impossible
//! * `rules`, `sums`: what rules of the puzzle say
//! * `rookery/`: patterns of digits as new variables

mod assumption;
mod export;
mod formula;
mod guardians;
mod lemmas;
mod names;
mod refusal;
mod rookery;
mod rules;
mod sums;
mod writer;

pub use export::Export;
pub use refusal::Refusal;
