//! Whether steps may assume that the puzzle has only one solution.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// What `check` says behind a step whose proof assumes it.
pub(crate) const PREMISE: &str = " (if the puzzle has one solution)";

/// What `--uniqueness` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Premise {
    /// Assume it, unless a search finds several solutions
    #[value(aliases = ["assumed", "on", "yes", "true"])]
    Assume,
    /// Count the solutions first, and use such techniques only where there is one
    #[value(alias = "proved")]
    Prove,
    /// Do not assume it
    #[value(aliases = ["no", "false", "none"])]
    Off,
}

/// What became of the premise in one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Uniqueness {
    /// It is assumed.
    Assumed,
    /// A search has found one solution and no other.
    BySearch,
    /// There are several solutions.
    Several,
    /// The search gave up, where a proof was wanted.
    Unknown,
}

impl Uniqueness {
    /// What there is to say before the steps, in a sentence.
    pub(crate) const fn words(self) -> Option<&'static str> {
        match self {
            Self::Assumed => None,
            Self::BySearch => Some("The puzzle has one solution, by search."),
            Self::Several => Some(
                "The puzzle, as given, has several solutions, so no technique that assumes one is used.",
            ),
            Self::Unknown => Some(
                "The search for solutions gave up, so no technique that assumes one solution is used.",
            ),
        }
    }
}
