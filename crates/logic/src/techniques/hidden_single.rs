//! Hidden single: a house with one place for a digit.

use ninerooks_board::{Candidate, Digit, House, HouseKind};
use ninerooks_proof::Cover;
use ninerooks_step::{Family, Finding, Info, Shape, Single};

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

    /// Digit by digit, boxes before rows before columns. A placement that several houses force is
    /// reported once.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        for digit in Digit::ALL {
            let mut places = position.grid().places(digit);
            let houses = places.houses_with_one();
            let of = |kind| houses.into_iter().filter(move |house: &House| house.kind() == kind);
            let order = of(HouseKind::Block).chain(of(HouseKind::Row)).chain(of(HouseKind::Column));
            for house in order {
                let Some(cell) = (places & house.cells()).first() else { continue };
                places.remove(cell);
                let target = Candidate::new(digit, cell);
                let cover = Cover::new(&[house.sector(digit)], &[cell.sector()]);
                let shape = Shape::Single(Single { target, house: Some(house) });
                found.push(Finding::place(target, shape, cover))?;
            }
        }
        Flow::Continue(())
    }
}
