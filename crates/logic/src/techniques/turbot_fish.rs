//! Turbot fish: two houses with two places each, of which two see each other.

use ninerooks_step::{Family, Info};

use crate::{Flow, Found, Position, Technique, search, search::single_digit::Turbot};

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
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        search::single_digit::turbots(self.id(), position, Turbot::Other, found)
    }
}
