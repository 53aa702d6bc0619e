//! Two cells which hold all patterns of a digit.

use ninerooks_step::{Family, Info};

use crate::rookery::{Method, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PomTwoCell;

static INFO: Info = Info {
    id: "pom-two-cell",
    name: "Pattern Overlay (Two Cells)",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["two-cell method"],
    doc: include_str!("pom_two_cell.md"),
};

const METHODS: &[Method] = &[Method::TwoCell];

impl Technique for PomTwoCell {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The one step that comes first: digits ascend, then cells, then the digit that loses patterns.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps::carried_step(position, METHODS, found)
    }
}
