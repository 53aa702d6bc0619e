//! Programs that print figures: `cargo xtask measure` lists them, `cargo xtask measure NAME ARGUMENT...` runs one.

#![allow(clippy::print_stdout, clippy::print_stderr)] // it is what they are for
#![allow(clippy::cast_precision_loss)] // nobody has 2⁵³ puzzles

mod checker;
mod costs;
mod counting;
mod csp;
mod exotic;
mod fish;
mod forms;
mod human;
mod hypotheses;
mod lengths;
mod overlay;
mod portions;
mod se;
mod setlogic;
mod simplify;
mod solving;
pub mod sweep;
mod symmetry;
mod times;
mod uniqueness;
mod why;

use anyhow::{Context, Result};
use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};

/// The puzzle in the first field of 81 characters of a line.
pub(crate) fn grid(line: &str) -> Option<Grid> {
    let field = line.split(['\t', ' ', ',']).find(|field| field.len() == 81)?;
    let mut puzzle = Puzzle::default();
    for (cell, c) in Cell::all().zip(field.chars()) {
        if let Some(digit) = Digit::from_char(c) {
            puzzle.give(Candidate::new(digit, cell));
        }
    }
    Grid::new(&puzzle).ok()
}

type Run = fn(&[String]) -> Result<()>;

/// The programs: name, arguments, what they do.
const ALL: [(&str, &str, &str, Run); 21] = [
    (
        "checker",
        "FILE EVERY PROFILE...",
        "what the checker takes for a step, by the kind of its proof",
        checker::run,
    ),
    (
        "costs",
        "PROFILE FILE [EVERY]",
        "what each technique of a profile costs over a list",
        costs::run,
    ),
    (
        "counting",
        "FILE [RUNS]",
        "puzzles a second, each proved to have one solution or not",
        counting::run,
    ),
    (
        "csp",
        "FILE.tsv [EVERY] [OFFSET] [WORK]",
        "ratings of CSP-Rules, held against those of a list",
        csp::run,
    ),
    (
        "exotic",
        "FILE [FROM EVERY COUNT]",
        "how many puzzles have which exotic pattern",
        exotic::run,
    ),
    ("fish", "FILE [STATES]", "how long Franken and mutant fish take", fish::run),
    (
        "forms",
        "FILE.tsv FORMS [EVERY] [OFFSET]",
        "how many equivalent forms have the rating of Sudoku Explainer",
        forms::run,
    ),
    (
        "human",
        "FILE... | new [COUNT] [SEED]",
        "how long ratings of human times take, and new puzzles of each band",
        human::run,
    ),
    ("hypotheses", "FILE [STRIDE] [off]", "how far hypotheses and two ways go", hypotheses::run),
    (
        "lengths",
        "PROFILE EVERY FILE...",
        "how many inferences there are to check on the paths of lists",
        lengths::run,
    ),
    (
        "overlay",
        "FILE METHOD [first N] [nocheck] [singles]",
        "how far a method of the pattern overlay goes",
        overlay::run,
    ),
    (
        "portions",
        "FILE [PROFILE] [every N]",
        "how many deletions a portion of the overlay takes",
        portions::run,
    ),
    (
        "se",
        "FILE.tsv [EVERY] [OFFSET]",
        "ratings of Sudoku Explainer, held against those of a list",
        se::run,
    ),
    (
        "setlogic",
        "WHAT FILE [EVERY]",
        "how far set logic goes, and how long it takes",
        setlogic::run,
    ),
    (
        "simplify",
        "FILE [PROFILE|PROFILE.toml]",
        "how much shorter paths get without what is not needed",
        simplify::run,
    ),
    (
        "solving",
        "FILE [PROFILE] [off] [assume]",
        "how many puzzles a second a profile goes through",
        solving::run,
    ),
    (
        "sweep",
        "FILE [STRIDE [SELDOM [TECHNIQUE]]]",
        "every step of every technique at every state, checked",
        sweep::run,
    ),
    ("symmetry", "FILE...", "how long the search for symmetries takes", symmetry::run),
    (
        "times",
        "PROFILE FILE...",
        "time per puzzle of a profile, with every step checked",
        times::run,
    ),
    (
        "uniqueness",
        "FILE [PROFILE]",
        "how long paths are with one solution assumed, and without",
        uniqueness::run,
    ),
    ("why", "FILE [PROFILE] [CANDIDATES]", "what shows that a false candidate is false", why::run),
];

/// Runs a program, or lists them all where none is named.
///
/// # Errors
/// When there is none of such a name, or when it fails.
pub fn run(name: Option<&str>, arguments: &[String]) -> Result<()> {
    let Some(name) = name else {
        for (name, takes, does, _) in ALL {
            println!("{name} {takes}\n    {does}");
        }
        return Ok(());
    };
    let (.., run) = (ALL.iter().find(|(other, ..)| *other == name)).with_context(|| {
        format!("no figures are called {name}: `cargo xtask measure` lists them")
    })?;
    run(arguments)
}
