//! Hypothesis with depth: locked candidates are looked for under the supposition.

use ninerooks_step::{Family, Info};

use crate::search::hypothesis::{Depth, disproofs};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct HypothesisPlus;

static INFO: Info = Info {
    id: "hypothesis-plus",
    name: "Hypothesis (+Depth)",
    family: Family::Hypotheses,
    since: "0.1",
    aliases: &["hanson:hypothesis +depth", "+depth", "hypothesis with depth"],
    doc: include_str!("hypothesis_plus.md"),
};

impl Technique for HypothesisPlus {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Fewest layers first, then fewest deductions, then by candidate.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        disproofs(position, Depth::Locked, found)
    }
}
