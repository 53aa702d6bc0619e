//! Turbot fish: two houses with two places each, of which two see each other.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::single_digit::Turbot};

pub(super) struct TurbotFish;

static INFO: Info = Info {
    id: "turbot-fish",
    name: "Turbot Fish",
    family: Family::Chains,
    since: "0.1",
    aliases: &["hodoku:0403", "yas:turbot fish"],
    doc: include_str!("turbot_fish.md"),
};

impl Technique for TurbotFish {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, by the first house, then by the second.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::single_digit::turbots(position, Turbot::Other, found)
    }
}
