//! X-Wing: two lines of a digit whose places lie in two crossing lines.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct XWing;

static INFO: Info = Info {
    id: "x-wing",
    name: "X-Wing",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0300", "se:x-wing", "sudokuwiki:x-wing", "yas:x-wing", "2x2 grid"],
    doc: include_str!("x_wing.md"),
};

impl Technique for XWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::grid_analysis::fish(position, 2, found)
    }
}
