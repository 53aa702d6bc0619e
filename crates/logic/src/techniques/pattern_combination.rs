//! Any weighted sum of pattern equations.

use ninerooks_step::{Family, Info};

use crate::rookery::{Method, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PatternCombination;

static INFO: Info = Info {
    id: "pattern-combination",
    name: "Pattern Combination",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["pattern linear programming", "rank in POM-space", "template linear programming"],
    doc: include_str!("pattern_combination.md"),
};

const METHODS: &[Method] = &[Method::Sums];

impl Technique for PatternCombination {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The smallest sum that removes a candidate; where there is none, patterns go until one falls.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps::carried_step(position, METHODS, found)
    }
}
