//! Empty rectangle: a box whose places lie in a row and a column, and a line with two places.

use ninerooks_step::{Family, Info};

use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct EmptyRectangle;

static INFO: Info = Info {
    id: "empty-rectangle",
    name: "Empty Rectangle",
    family: Family::Chains,
    since: "0.1",
    aliases: &["hodoku:0402", "hodoku:0405", "yas:empty rectangle", "sudokuwiki:empty rectangle"],
    doc: include_str!("empty_rectangle.md"),
};

impl Technique for EmptyRectangle {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Digit by digit, by box, then by line.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::single_digit::empty_rectangles(position, found)
    }
}
