//! Locked candidates, claiming: a line has all places of a digit in one box.

use ninerooks_board::HouseKind;
use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct Claiming;

static INFO: Info = Info {
    id: "claiming",
    name: "Locked Candidates (Claiming)",
    family: Family::Intersections,
    since: "0.1",
    aliases: &[
        "hodoku:0101",
        "hodoku:locked candidates type 2",
        "se:claiming",
        "sudokuwiki:box line reduction",
        "yas:claiming locked single",
        "claiming locked single",
        "box line reduction",
        "locked candidates type 2",
        "locked candidates 2",
        "hanson:locked candidates 1",
    ],
    doc: include_str!("claiming.md"),
};

impl Technique for Claiming {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By line, rows first, in each digit by digit.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        let lines = [HouseKind::Row, HouseKind::Column];
        search::intersection::locked_candidates(position, &lines, found)
    }
}
