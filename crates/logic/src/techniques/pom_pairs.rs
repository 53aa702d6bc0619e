//! The network of compatible pairs of patterns.

use ninerooks_step::{Family, Info};

use crate::rookery::{Method, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PomPairs;

static INFO: Info = Info {
    id: "pom-pairs",
    name: "Pair Deletion",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["pattern path consistency"],
    doc: include_str!("pom_pairs.md"),
};

const METHODS: &[Method] = &[Method::Pairs];

impl Technique for PomPairs {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// One step for all that follows.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps::first_step(position, METHODS, found)
    }
}
