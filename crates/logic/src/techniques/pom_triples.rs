//! Patterns without room for two other digits together.

use ninerooks_step::{Family, Info};

use crate::rookery::{Method, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PomTriples;

static INFO: Info = Info {
    id: "pom-triples",
    name: "Pattern Triples",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["templates 3"],
    doc: include_str!("pom_triples.md"),
};

const METHODS: &[Method] = &[Method::Combinations(2), Method::Combinations(3)];

impl Technique for PomTriples {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The one step that comes first, with two digits before three.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps::first_step(position, METHODS, found)
    }
}
