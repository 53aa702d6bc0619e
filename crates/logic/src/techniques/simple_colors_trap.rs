//! Simple Colors Trap: what sees both colours of one chain of a digit.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct SimpleColorsTrap;

static INFO: Info = Info {
    id: "simple-colors-trap",
    name: "Simple Colors Trap",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["hodoku:0500", "color trap", "single-digit trap"],
    doc: include_str!("simple_colors_trap.md"),
};

impl Technique for SimpleColorsTrap {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Chain by chain.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::net::traps(position, Weak::OneDigit, found)
    }
}
