//! Naked single: a cell with one digit left.

use ninerooks_board::{CellSet, Digit};
use ninerooks_proof::Cover;
use ninerooks_step::{Family, Finding, Info, Shape, Single};

use crate::{Findings, Flow, Position, Technique};

pub(super) struct NakedSingle;

static INFO: Info = Info {
    id: "naked-single",
    name: "Naked Single",
    family: Family::Singles,
    since: "0.1",
    aliases: &[
        "hodoku:0003",
        "se:naked single",
        "sudopedia:naked single",
        "yas:exposed single",
        "exposed single",
        "sole candidate",
        "forced digit",
    ],
    doc: include_str!("naked_single.md"),
};

impl Technique for NakedSingle {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// In reading order of the cells.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        let grid = position.grid();
        // Cells where some digit is live, and where more than one is.
        let (mut some, mut more) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in Digit::ALL {
            let live = grid.live()[digit];
            more |= some & live;
            some |= live;
        }
        for cell in (some - more) & grid.unsolved() {
            let Some(target) = grid.only_in(cell.sector()) else { continue };
            let cover = Cover::new(&[cell.sector()], &[cell.row().sector(target.digit())]);
            let shape = Shape::Single(Single { target, house: None });
            found.push(Finding::place(target, shape, cover))?;
        }
        Flow::Continue(())
    }
}
