//! Basic POM: what all patterns of a digit have in common, or none has.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, rookery::steps};

pub(super) struct PomBasic;

static INFO: Info = Info {
    id: "pom-basic",
    name: "Pattern Overlay",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["sudokuwiki:pattern overlay", "basic POM", "pattern overlay method"],
    doc: include_str!("pom_basic.md"),
};

impl Technique for PomBasic {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit; eliminations before placements.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps::basic_steps(position, found)
    }
}
