//! Pattern equations with one substitution.

use ninerooks_step::{Family, Info};

use crate::rookery::{Equations, Method, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PomEquations;

static INFO: Info = Info {
    id: "pom-equations",
    name: "Pattern Equations",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["POM technique 3", "POM technique 3A", "substitution duplication"],
    doc: include_str!("pom_equations.md"),
};

const METHODS: &[Method] = &[Method::Clash, Method::Equations(Equations { depth: 1, sets: 4000 })];

impl Technique for PomEquations {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The one step that comes first, with clashes before substitutions.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        steps::carried_step(position, METHODS, found)
    }
}
