//! What a line claims beside its steps, and which of it can be judged.

use std::collections::BTreeMap;

use ninerooks_board::Grid;
use ninerooks_logic::setlogic;
use ninerooks_proof::{Budget, Proof, Reason};
use ninerooks_text::json::{CandidateName, ProofRecord, Status};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::puzzle::{POSITIONS, gave_up};
use crate::words::plural;

/// The claims of a line. All of them may be left out.
#[derive(Default, Deserialize)]
pub(super) struct Claim {
    pub(super) status: Option<Status>,
    pub(super) solution: Option<String>,
    pub(super) end: Option<String>,
    steps: Option<IgnoredAny>,
    solutions: Option<u64>,
    complete: Option<bool>,
    message: Option<IgnoredAny>,
    verdict: Option<String>,
    target: Option<CandidateName>,
    sets: Option<ProofRecord>,
    uncovered: Option<BTreeMap<CandidateName, i64>>,
    by: Option<IgnoredAny>,
    pub(super) record: Option<RecordClaim>,
}

/// What a record of short proofs says.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum RecordClaim {
    /// How long the path is.
    Length { length: usize, longest: usize },
    /// Something else, in a line of another program.
    Other(IgnoredAny),
}

/// What kind of line it is, by what it claims.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Steps, or what they come to: a solve line, a steps line, a sets line that proves something.
    Path,
    /// A list of steps that is empty, and no word of what it comes to.
    Nothing,
    /// A number of solutions.
    Count,
    /// An answer of `sets` without a proof.
    Sets,
    /// A rating.
    Rating,
    /// None of these.
    Unknown,
}

impl Claim {
    /// The kind of the line that has so many steps.
    pub(super) fn kind(&self, steps: usize) -> Kind {
        let is_path =
            steps > 0 || self.status.is_some() || self.solution.is_some() || self.end.is_some();
        match self {
            _ if is_path => Kind::Path,
            Self { solutions: Some(_), .. } => Kind::Count,
            Self { verdict: Some(_), .. } => Kind::Sets,
            Self { by: Some(_), .. } => Kind::Rating,
            Self { steps: Some(_), .. } => Kind::Nothing,
            _ => Kind::Unknown,
        }
    }

    /// Whether a number of solutions is claimed.
    pub(super) const fn has_count(&self) -> bool {
        self.solutions.is_some()
    }

    /// Counts the solutions again.
    ///
    /// # Errors
    /// When there are more or fewer than the line says, or too many to count.
    pub(super) fn judge_count(&self, start: Option<&Grid>, budget: &Budget) -> Result<(), String> {
        let said = self.solutions.unwrap_or_default();
        let complete = self.complete.unwrap_or(true);
        let enough = said.saturating_add(1);
        let positions = positions(budget);
        let found = match start.map(|grid| ninerooks_exact::count_within(grid, enough, positions)) {
            None => 0,
            Some(Ok(found)) => found,
            Some(Err(_)) => return Err(unjudged(positions)),
        };
        // Counting ended at the limit, so there are more; or it gave up, and there may be.
        let least = if self.message.is_some() { said } else { enough };
        match complete {
            true if found == said => Ok(()),
            false if found >= least => Ok(()),
            _ => {
                let more = if complete { "" } else { " and more" };
                let found = match found {
                    found if found == enough => "there are more".to_owned(),
                    1 => "there is 1".to_owned(),
                    found => format!("there are {found}"),
                };
                Err(format!(
                    "{}{more} are claimed, but {found}",
                    plural(said, "solution", "solutions")
                ))
            }
        }
    }

    /// Judges an answer of `sets` that has no steps, as far as that can be done.
    ///
    /// # Errors
    /// When it is wrong.
    pub(super) fn judge_sets(&self, grid: &Grid, budget: &Budget) -> Result<Judged, String> {
        let verdict = self.verdict.as_deref().unwrap_or_default();
        let right = |is_so: bool, reason: &str| {
            is_so
                .then_some(Judged::Right)
                .ok_or_else(|| format!("the verdict is {verdict}, but {reason}"))
        };
        match (verdict, &self.sets, self.target) {
            ("solved", ..) => right(grid.is_solved(), "cells stay open"),
            ("not-open", _, Some(CandidateName(target))) => {
                let is_open = grid.is_live(target) && !grid.solved().contains(target.cell());
                right(!is_open, &format!("{target} is open"))
            }
            ("contradiction", ..) => {
                let positions = positions(budget);
                let count = ninerooks_exact::count_within(grid, 1, positions);
                right(count.map_err(|_| unjudged(positions))? == 0, "there is a solution")
            }
            ("uncovered" | "no-elimination" | "nothing-falls", Some(sets), _) => {
                self.judge_cover(grid, sets.clone())
            }
            _ => Ok(Judged::Not),
        }
    }

    /// Judges truths and links that are said to prove nothing.
    fn judge_cover(&self, grid: &Grid, sets: ProofRecord) -> Result<Judged, String> {
        let reason = Reason::try_from(sets).map_err(|fault| fault.to_string())?;
        let proof = Proof::from(reason);
        let Some([cover]) = proof.as_covers() else { return Ok(Judged::Not) };
        let judgement = setlogic::judge(grid, cover);
        let claimed = self.uncovered.clone().unwrap_or_default();
        let found: BTreeMap<CandidateName, i64> = judgement
            .uncovered
            .iter()
            .map(|&(candidate, lack)| (CandidateName(candidate), lack))
            .collect();
        if claimed != found {
            return Err("these truths and links leave other candidates uncovered".to_owned());
        }
        if !judgement.eliminations.is_empty() {
            return Err("these truths and links do prove something".to_owned());
        }
        Ok(Judged::Right)
    }
}

/// What came of an answer of `sets`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Judged {
    /// It is right.
    Right,
    /// There is no way to judge it here.
    Not,
}

/// What a position of the search for solutions costs, in units of the checker's budget.
const POSITION: u64 = 512;

/// How many positions a search may look at with what is left of the budget.
pub(super) fn positions(budget: &Budget) -> u64 {
    POSITIONS.min(budget.left() / POSITION)
}

/// What it means that these were not enough.
pub(super) fn unjudged(positions: u64) -> String {
    format!("that cannot be judged: {}", gave_up(positions))
}
