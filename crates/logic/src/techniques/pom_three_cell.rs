//! Three cells which hold all patterns of a digit.

use ninerooks_step::{Family, Info};

use crate::rookery::{Method, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PomThreeCell;

static INFO: Info = Info {
    id: "pom-three-cell",
    name: "Pattern Overlay (Three Cells)",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["three-cell method"],
    doc: include_str!("pom_three_cell.md"),
};

const METHODS: &[Method] = &[Method::TwoCell, Method::ThreeCell];

impl Technique for PomThreeCell {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The one step that comes first, with two cells before three.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps::carried_step(position, METHODS, found)
    }
}
