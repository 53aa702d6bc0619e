//! The lines of the grid, its labels and its values.

use ninerooks_board::{Cell, House, HouseSet};

use super::marks;
use super::place::{self, CELL, LEFT, Point, TOP, length};
use super::text::text;
use super::write::{Num, Xml};
use crate::{CellView, Scene};

/// The lines and the labels.
pub(super) fn lines(xml: &mut Xml) {
    for (class, wanted) in [("fine", false), ("thick", true)] {
        let lines = (0..=9).filter(|line| (line % 3 == 0) == wanted).map(|line| {
            let at = length(line) * CELL;
            let (x, y, way) = (LEFT + at, TOP + at, Num(9.0 * CELL));
            format!("M{} {}v{way}M{} {}h{way}", Num(x), Num(TOP), Num(LEFT), Num(y))
        });
        let path = lines.collect::<Vec<_>>().concat();
        xml.element("path").at("class", class).at("d", path).empty();
    }
    xml.element("g").at("class", "label").open();
    for house in HouseSet::ALL {
        label(xml, house);
    }
    xml.close("g");
}

fn label(xml: &mut Xml, house: House) {
    if let Some(at) = place::label(house) {
        text(xml, at, 13.0, "", &house.to_string());
    }
}

/// The digits of the cells that have one; where candidates are shown, a warning too where there can be none.
pub(super) fn values(xml: &mut Xml, scene: &Scene, candidates: bool) {
    let class = if marks::has_lines(scene) { "values rim" } else { "values" };
    xml.element("g").at("class", class).open();
    for cell in Cell::all() {
        let (class, sign) = match &scene.cells[cell.index()] {
            CellView::Given(digit) => ("given", digit.to_string()),
            CellView::Placed(digit) => ("placed", digit.to_string()),
            CellView::Open(roles) if candidates && roles.iter().all(Option::is_none) => {
                ("none given", "!".to_owned())
            }
            CellView::Open(_) => continue,
        };
        let at = place::middle(cell);
        if scene.clashing.contains(cell) {
            clash(xml, at);
            text(xml, at, 36.0, &format!("{class} clash"), &sign);
        } else {
            text(xml, at, 36.0, class, &sign);
        }
    }
    xml.close("g");
}

/// A frame in the cell around `at`: its digit is in one of its houses twice.
fn clash(xml: &mut Xml, at: Point) {
    const SIDE: f64 = CELL - 10.0;
    let corner = at + Point { x: -SIDE / 2.0, y: -SIDE / 2.0 };
    let frame = xml.element("rect").at("class", "clash-cell").at("x", Num(corner.x));
    let frame = frame.at("y", Num(corner.y)).at("width", Num(SIDE)).at("height", Num(SIDE));
    frame.at("rx", 6).empty();
}
