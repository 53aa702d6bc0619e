//! Skyscraper: two parallel lines with two places each, one of them in a common crossing line.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::single_digit::Turbot};

pub(super) struct Skyscraper;

static INFO: Info = Info {
    id: "skyscraper",
    name: "Skyscraper",
    family: Family::Chains,
    since: "0.1",
    aliases: &["hodoku:0400", "yas:skyscraper"],
    doc: include_str!("skyscraper.md"),
};

impl Technique for Skyscraper {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, by the first house, then by the second.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::single_digit::turbots(position, Turbot::Skyscraper, found)
    }
}
