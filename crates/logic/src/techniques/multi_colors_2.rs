//! Multi-Colors 2: a colour that sees both colours of another chain.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::search::net::Survivors;
use crate::search::weak_net::Length;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct MultiColors2;

static INFO: Info = Info {
    id: "multi-colors-2",
    name: "Multi-Colors 2",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["hodoku:0503", "multi-coloring type 2"],
    doc: include_str!("multi_colors_2.md"),
};

impl Technique for MultiColors2 {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Colour by colour.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::weak_net::weak_wraps(
            position,
            Weak::OneDigit,
            Length::Short,
            Survivors::Left,
            found,
        )
    }
}
