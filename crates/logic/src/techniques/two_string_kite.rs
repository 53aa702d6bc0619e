//! Two-string kite: a row and a column with two places each, one of them in a common box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search, search::single_digit::Turbot};

pub(super) struct TwoStringKite;

static INFO: Info = Info {
    id: "two-string-kite",
    name: "Two-String Kite",
    family: Family::Chains,
    since: "0.1",
    aliases: &["hodoku:0401", "hodoku:2-string kite", "yas:two string kite", "2-string kite"],
    doc: include_str!("two_string_kite.md"),
};

impl Technique for TwoStringKite {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, by the first house, then by the second.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::single_digit::turbots(position, Turbot::Kite, found)
    }
}
