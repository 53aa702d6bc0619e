//! Jellyfish: four lines of a digit whose places lie in four crossing lines.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct Jellyfish;

static INFO: Info = Info {
    id: "jellyfish",
    name: "Jellyfish",
    family: Family::Fish,
    since: "0.1",
    aliases: &["hodoku:0302", "se:jellyfish", "sudokuwiki:jellyfish", "yas:jellyfish", "4x4 grid"],
    doc: include_str!("jellyfish.md"),
};

impl Technique for Jellyfish {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, base rows before base columns; in each by the lowest line.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::grid_analysis::fish(position, 4, found)
    }
}
