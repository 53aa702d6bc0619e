//! Multi-Colors 1: two chains of one digit, and what sees a colour of either.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct MultiColors1;

static INFO: Info = Info {
    id: "multi-colors-1",
    name: "Multi-Colors 1",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["hodoku:0502", "multi-coloring type 1"],
    doc: include_str!("multi_colors_1.md"),
};

impl Technique for MultiColors1 {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By pairs of chains.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::weak_net::multi_colours(position, found)
    }
}
