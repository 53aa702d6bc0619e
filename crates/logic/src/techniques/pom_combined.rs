//! Chains of cells with two candidates, told to the patterns.

use ninerooks_step::{Family, Info};

use crate::rookery::{Budget, OverBudget, Space, one_of, pair_chains, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PomCombined;

static INFO: Info = Info {
    id: "pom-combined",
    name: "Pattern Overlay (Chain Ends)",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["POM technique 2", "combined candidate and pattern logic"],
    doc: include_str!("pom_combined.md"),
};

impl Technique for PomCombined {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The one step that comes first, with short chains before long ones.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        let all = pair_chains::ends(position.grid());
        let next = |space: &Space, budget: &mut Budget| -> Result<_, OverBudget> {
            for ends in &all {
                budget.spend(space.count(ends.digit))?;
                let deduction = one_of(space, ends.digit, ends.cells, &ends.cover);
                if deduction.is_some() {
                    return Ok(deduction);
                }
            }
            Ok(None)
        };
        steps::carried_or_first(position, next, found)
    }
}
