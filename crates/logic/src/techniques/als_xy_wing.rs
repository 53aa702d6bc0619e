//! ALS-XY-Wing: three almost-locked sets, two of them linked to the third.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct AlsXyWing;

static INFO: Info = Info {
    id: "als-xy-wing",
    name: "ALS-XY-Wing",
    family: Family::AlmostLocked,
    since: "0.1",
    aliases: &["hodoku:0902", "als-xy-wing rule", "three linked als"],
    doc: include_str!("als_xy_wing.md"),
};

impl Technique for AlsXyWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// The wings, those with the fewest cells in the ends first; then the rings of three.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::als_chain::als_xy_wings(position, found)
    }
}
