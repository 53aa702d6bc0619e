//! Hidden single: a house with one place for a digit.

use ninerooks_board::{Candidate, Digit, HouseKind};
use ninerooks_proof::Cover;
use ninerooks_step::{Family, Finding, Info, Shape};

use crate::{Findings, Flow, Position, Technique};

pub(super) struct HiddenSingle;

static INFO: Info = Info {
    id: "hidden-single",
    name: "Hidden Single",
    family: Family::Singles,
    since: "0.1",
    aliases: &[
        "hodoku:0002",
        "se:hidden single",
        "sudopedia:hidden single",
        "sudokuwiki:hidden single",
        "yas:hidden single",
        "unique candidate",
        "pinned digit",
    ],
    doc: include_str!("hidden_single.md"),
};

impl Technique for HiddenSingle {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// All boxes first, then lines: in each digit by digit, rows before columns. A placement that
    /// several houses force is reported once.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        let mut open = Digit::ALL.map(|digit| {
            let places = position.grid().places(digit);
            (places, places.houses_with_one())
        });
        let boxes = [HouseKind::Block].as_slice();
        let lines = [HouseKind::Row, HouseKind::Column].as_slice();
        for kinds in [boxes, lines] {
            for (digit, (places, houses)) in Digit::ALL.into_iter().zip(&mut open) {
                let houses = *houses;
                let of = |kind| houses.filter(move |house| house.kind() == kind);
                for house in kinds.iter().copied().flat_map(of) {
                    let Some(cell) = (*places & house.cells()).first() else { continue };
                    places.remove(cell);
                    let target = Candidate::new(digit, cell);
                    let cover = Cover::new(&[house.sector(digit)], &[cell.sector()]);
                    let shape = Shape::Single { target, house: Some(house) };
                    found.push(Finding::place(target, shape, cover))?;
                }
            }
        }
        Flow::Continue(())
    }
}
