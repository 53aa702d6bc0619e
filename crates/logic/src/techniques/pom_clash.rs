//! Patterns which clash with every pattern of another digit.

use ninerooks_step::{Family, Info};

use crate::rookery::{Method, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PomClash;

static INFO: Info = Info {
    id: "pom-clash",
    name: "Pattern Overlay (Clash)",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["pattern exclusion principle", "fourth method", "POM technique 1"],
    doc: include_str!("pom_clash.md"),
};

const METHODS: &[Method] = &[Method::Clash];

impl Technique for PomClash {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The one step that comes first, digits ascend.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps::carried_step(position, METHODS, found)
    }
}
