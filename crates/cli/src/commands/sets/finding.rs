//! What set logic says of a request.

use ninerooks_board::{Candidate, Grid};
use ninerooks_logic::setlogic::{Pattern, Witness};
use ninerooks_logic::techniques;
use ninerooks_step::{Step, TechniqueId};
use serde::Serialize;

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Verdict {
    /// The pattern proves something, and the checker accepts it.
    Proved,
    /// The truths are not covered, so that nothing follows.
    Uncovered,
    /// The truths are covered, and nothing falls.
    NothingFalls,
    /// The puzzle contradicts itself.
    Contradiction,
    /// No pattern of any size exists.
    NoPattern,
    /// No pattern within the limits exists.
    BeyondLimits,
    /// The work that is allowed is done, or the numbers were not good enough for a proof.
    NotFound,
    /// The candidate is placed or excluded.
    NotOpen,
    /// A set that was named holds a placed digit.
    SettledSet,
    /// Every cell has its digit.
    Solved,
}

impl Verdict {
    pub(super) const fn is_yes(self) -> bool {
        matches!(self, Self::Proved | Self::Solved)
    }
}

/// Whether the whole puzzle is a pattern whose sets count once each.
#[derive(Clone, Debug)]
pub(super) enum Once {
    Yes(Pattern),
    No,
    Unknown,
}

/// An answer to a request.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub(super) verdict: Verdict,
    /// The candidate that it is about.
    pub(super) target: Option<Candidate>,
    /// Truths and links, and what falls.
    pub(super) pattern: Option<Pattern>,
    /// What is then the last candidate of a set.
    pub(super) placements: Vec<Candidate>,
    /// What is in more truths than links, with the difference.
    pub(super) uncovered: Vec<(Candidate, i64)>,
    /// Why there is no pattern.
    pub(super) witness: Option<Witness>,
    /// Of a whole puzzle only.
    pub(super) once: Option<Once>,
}

impl Finding {
    pub(super) const fn new(verdict: Verdict) -> Self {
        Self {
            verdict,
            target: None,
            pattern: None,
            placements: Vec::new(),
            uncovered: Vec::new(),
            witness: None,
            once: None,
        }
    }

    /// The pattern as a step of the technique that finds all patterns.
    pub(super) fn step(&self, grid: &Grid) -> Option<Step> {
        let id = techniques::ALL.iter().map(|technique| technique.info());
        let info = id.clone().find(|info| info.id == "rank-n")?;
        Some(self.pattern.clone()?.into_step(TechniqueId::new(info), grid))
    }
}
