//! Sudoku techniques, the solver that walks them, and the profiles which say in what order.
//!
//! A [`Technique`] reads a [`Position`] and reports [`Step`]s; it never
//! changes the position, never calls another technique and never sees the solution. [`solve`] walks
//! a [`Profile`] and takes the first step found, again and again. Nothing here does input or
//! output, looks at a clock, starts a thread or draws a random number: same grid, same profile,
//! same steps.
//!
//! ```
//! use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
//! use ninerooks_logic::{Checking, Profile, Status, solve};
//!
//! let text = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
//! let mut puzzle = Puzzle::default();
//! for (cell, c) in Cell::all().zip(text.chars()) {
//!     if let Some(digit) = Digit::from_char(c) {
//!         puzzle.give(Candidate::new(digit, cell));
//!     }
//! }
//! let profile = Profile::by_id("basic").expect("it is built in");
//! let solution = solve(&Grid::new(&puzzle)?, &profile, Checking::On);
//! // The hardest puzzle of 2006 is too hard for the basic techniques: an honest "stuck".
//! assert_eq!(solution.status, Status::Stuck);
//! # Ok::<(), ninerooks_board::GridError>(())
//! ```

mod also;
mod best_path;
mod chains;
mod choice;
mod classes;
mod cost;
mod forcing;
mod groups;
mod hodoku;
mod level;
mod links;
pub mod medusa;
mod plain;
mod position;
mod posted;
mod posted_step;
mod profile;
mod refute;
mod registry;
pub mod results;
pub mod score;
mod search;
mod seen;
mod selection;
mod shortest;
mod simplify;
mod slice;
mod solver;
mod technique;
pub mod techniques;
mod topics;
mod walk;
mod whips;
mod why;
mod work;

pub use ninerooks_board as board;
pub use ninerooks_proof as proof;
pub use ninerooks_rookery as rookery;
pub use ninerooks_setlogic as setlogic;
pub use ninerooks_step as step;

// What the signatures here name, so that a program need not name the crates that it comes from.
pub use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, Puzzle, Sector,
};
pub use ninerooks_proof::{Action, Proof, Refusal};
pub use ninerooks_step::{
    Family, Finding, Info, OverBudget, Path, PostedCases, PostedChain, PostedNrc, Shape, Step,
    TechniqueId,
};

pub use also::also;
pub use best_path::{Best, BestPath, best_path};
pub use choice::{Choice, chosen};
pub use classes::{CLASSES, Class};
pub use cost::{Costs, PRICES, Part};
pub use groups::{GROUPS, Group};
pub use level::Level;
pub use plain::{plain, plain_techniques};
pub use position::Position;
pub use posted::{Argued, ChainFault, judge_argument, judge_cases, judge_chain, judge_nrc};
pub use posted_step::{
    Likeness, Look, PostedWalk, ShapeFault, is_of_patterns, judge_last_place, judge_shape, named_so,
};
pub use profile::{Entry, Profile, ProfileError};
pub use refute::{refute, why_broken};
pub use registry::{Lookup, by_name, nearest};
pub use search::hypothesis::{Consequences, assume};
pub use seen::{easiest_seen_first, hint, next_hint};
pub use selection::{Selection, nearest_selections};
pub use shortest::{Brevity, Shortest, Spent, shortest};
pub use simplify::{Effort, Simplified, simplify, simplify_solution};
pub use solver::{Solution, all_steps, next_step, solve};
pub use technique::{Findings, Flow, Forms, Found, Limit, Technique};
pub use topics::{TOPICS, Topic};
pub use walk::{Checking, Status, Walk, find};
pub use why::{Reasons, why};
pub use work::{WORK, WORK_ASTRAY};
