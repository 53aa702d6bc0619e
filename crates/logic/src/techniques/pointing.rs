//! Locked candidates, pointing: a box has all places of a digit in one line.

use ninerooks_board::HouseKind;
use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct Pointing;

static INFO: Info = Info {
    id: "pointing",
    name: "Locked Candidates (Pointing)",
    family: Family::Intersections,
    since: "0.1",
    aliases: &[
        "hodoku:0100",
        "hodoku:locked candidates type 1",
        "se:pointing",
        "sudokuwiki:pointing pair",
        "yas:pointing locked single",
        "pointing locked single",
        "pointing pair",
        "pointing triple",
        "locked candidates type 1",
        "locked candidates 1",
        "hanson:locked candidates 2",
    ],
    doc: include_str!("pointing.md"),
};

impl Technique for Pointing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By box, in each digit by digit.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::intersection::locked_candidates(position, &[HouseKind::Block], found)
    }
}
