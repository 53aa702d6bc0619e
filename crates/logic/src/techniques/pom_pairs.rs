//! The network of compatible pairs of patterns.

use ninerooks_step::{Family, Info};

use crate::rookery::{Method, steps};
use crate::{Flow, Found, Position, Technique};

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
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        steps::first_step(self.id(), position, METHODS, found)
    }
}
