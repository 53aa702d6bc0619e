//! Sashimi X-Wing: a finned fish of two lines of which one is left with a single place without its fins.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct SashimiXWing;

static INFO: Info = Info {
    id: "sashimi-x-wing",
    name: "Sashimi X-Wing",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0320", "hodoku:03201", "yas:sashimi x-wing"],
    doc: include_str!("sashimi_x_wing.md"),
};

impl Technique for SashimiXWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 2, Body::Broken, found)
    }
}
