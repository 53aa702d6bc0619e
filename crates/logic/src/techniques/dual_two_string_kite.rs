//! Dual Two-String Kite: two two-string kites through the same box.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct DualTwoStringKite;

static INFO: Info = Info {
    id: "dual-two-string-kite",
    name: "Dual Two-String Kite",
    family: Family::Chains,
    since: "0.1",
    aliases: &["hodoku:0404", "hodoku:dual 2-string-kite", "dual 2-string kite"],
    doc: include_str!("dual_two_string_kite.md"),
};

impl Technique for DualTwoStringKite {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, by the first house of the first kite.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::single_digit::dual_kites(position, found)
    }
}
