//! Patterns without room for three other digits together.

use ninerooks_step::{Family, Info};

use crate::rookery::{Method, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PomQuadruples;

static INFO: Info = Info {
    id: "pom-quadruples",
    name: "Pattern Quadruples",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["templates 4"],
    doc: include_str!("pom_quadruples.md"),
};

const METHODS: &[Method] =
    &[Method::Combinations(2), Method::Combinations(3), Method::Combinations(4)];

impl Technique for PomQuadruples {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The one step that comes first, with few digits before many.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps::first_step(position, METHODS, found)
    }
}
