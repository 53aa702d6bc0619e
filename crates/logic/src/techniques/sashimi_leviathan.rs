//! Sashimi Leviathan: a finned fish of seven lines of which one is left with a single place without its fins.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::finned::Body};

pub(super) struct SashimiLeviathan;

static INFO: Info = Info {
    id: "sashimi-leviathan",
    name: "Sashimi Leviathan",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0325"],
    doc: include_str!("sashimi_leviathan.md"),
};

impl Technique for SashimiLeviathan {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    /// base its siamese pairs.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::finned::finned_fish(position, 7, Body::Broken, found)
    }
}
