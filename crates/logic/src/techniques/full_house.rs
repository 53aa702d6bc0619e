//! Full house: a house with one unsolved cell.

use ninerooks_proof::Cover;
use ninerooks_step::{Family, Finding, Info, Shape, Single};

use crate::{Findings, Flow, Position, Technique};

pub(super) struct FullHouse;

static INFO: Info = Info {
    id: "full-house",
    name: "Full House",
    family: Family::Singles,
    since: "0.1",
    aliases: &["hodoku:0000", "sudopedia:full-house", "last digit", "last cell"],
    doc: include_str!("full_house.md"),
};

impl Technique for FullHouse {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By house: rows, then columns, then boxes. A cell that is the last of several is reported
    /// once.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        let grid = position.grid();
        let unsolved = grid.unsolved();
        let mut left = unsolved;
        for house in unsolved.houses_with_one() {
            let Some(cell) = (left & house.cells()).first() else { continue };
            let Some(target) = grid.only_in(cell.sector()) else { continue };
            left.remove(cell);
            let cover = Cover::new(&[house.sector(target.digit())], &[cell.sector()]);
            let shape = Shape::Single(Single { target, house: Some(house) });
            found.push(Finding::place(target, shape, cover))?;
        }
        Flow::Continue(())
    }
}
