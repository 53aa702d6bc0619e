//! Hypothesis: a candidate supposed to be true leaves a sector without candidates.

use ninerooks_step::{Family, Info};

use crate::search::hypothesis::{Depth, disproofs};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct Hypothesis;

static INFO: Info = Info {
    id: "hypothesis",
    name: "Hypothesis",
    family: Family::Hypotheses,
    since: "0.1",
    aliases: &[
        "hodoku:1301",
        "hodoku:forcing chain contradiction",
        "hodoku:1303",
        "hodoku:forcing net contradiction",
        "se:nishio forcing chains",
        "se:dynamic contradiction forcing chains",
        "hanson:hypothesis",
        "nishio",
        "disproof",
        "forcing net contradiction",
    ],
    doc: include_str!("hypothesis.md"),
};

impl Technique for Hypothesis {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Fewest layers first, then fewest deductions, then by candidate.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        disproofs(position, Depth::Marks, found)
    }
}
