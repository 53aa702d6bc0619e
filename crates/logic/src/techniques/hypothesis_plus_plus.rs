//! Hypothesis with more depth: subsets and fish are looked for under the supposition too.

use ninerooks_step::{Family, Info};

use crate::search::hypothesis::{Depth, disproofs};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct HypothesisPlusPlus;

static INFO: Info = Info {
    id: "hypothesis-plus-plus",
    name: "Hypothesis (++Depth)",
    family: Family::Hypotheses,
    since: "0.1",
    aliases: &[
        "hanson:hypothesis ++depth",
        "++depth",
        "se:dynamic contradiction forcing chains (+)",
        "dynamic plus",
    ],
    doc: include_str!("hypothesis_plus_plus.md"),
};

impl Technique for HypothesisPlusPlus {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Fewest layers first, then fewest deductions, then by candidate.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        disproofs(position, Depth::Subsets, found)
    }
}
