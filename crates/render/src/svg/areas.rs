//! Houses and cells that stand out.

use ninerooks_board::{Cell, CellSet};

use super::board::text;
use super::place::{self, CELL, Point, Rect, STEP};
use super::write::{Num, Xml};
use crate::{Area, Focus, Scene};

/// What lies under the lines of the grid.
pub(super) fn draw(xml: &mut Xml, scene: &Scene) {
    match scene.focus {
        Focus::Areas => {
            area(xml, "cover", scene.cover, 4.6);
            area(xml, "base", scene.base, 2.2);
        }
        Focus::Base => area(xml, "base", scene.base, 2.2),
        Focus::Edges => {
            let cells: CellSet =
                scene.edges.iter().flat_map(|edge| edge.from.cells | edge.to.cells).collect();
            for cell in cells & scene.base.cells {
                rect(xml, "base", place::cell(cell).inset(2.2));
            }
        }
        Focus::Sectors | Focus::Digits => {}
    }
    for (i, zone) in scene.zones.iter().enumerate() {
        for cell in zone.cells {
            rect(xml, zone_class(i), place::cell(cell).inset(3.4));
        }
    }
}

/// How a zone looks: zones that follow each other look different.
pub(super) const fn zone_class(index: usize) -> &'static str {
    match index % 3 {
        0 => "zone zone-a",
        1 => "zone zone-b",
        _ => "zone zone-c",
    }
}

fn area(xml: &mut Xml, class: &str, area: Area, inset: f64) {
    for house in area.houses {
        rect(xml, class, place::house(house).inset(inset));
    }
    for cell in area.cells {
        rect(xml, class, place::cell(cell).inset(inset));
    }
}

/// The names of the zones, at each of their cells, above everything.
pub(super) fn names(xml: &mut Xml, scene: &Scene) {
    for (i, zone) in scene.zones.iter().enumerate() {
        for cell in zone.cells {
            // Zones that share a cell have their names side by side.
            let before = scene.zones[..i].iter().filter(|zone| zone.cells.contains(cell)).count();
            name(xml, cell, place::length(before), &zone.name);
        }
    }
}

/// A name on the upper edge of a cell, between its candidates.
fn name(xml: &mut Xml, cell: Cell, number: f64, name: &str) {
    let Rect { x, y, .. } = place::cell(cell);
    let at = Point { x: x + CELL / 2.0 + (number - 0.5) * STEP, y: y + 1.0 };
    rect(xml, "name-back", Rect { x: at.x - 6.0, y: at.y - 6.0, width: 12.0, height: 12.0 });
    text(xml, at, 12.0, "zone-name name", name);
}

/// A rectangle with round corners.
pub(super) fn rect(xml: &mut Xml, class: &str, rect: Rect) {
    xml.element("rect")
        .at("class", class)
        .at("x", Num(rect.x))
        .at("y", Num(rect.y))
        .at("width", Num(rect.width))
        .at("height", Num(rect.height))
        .at("rx", 5)
        .empty();
}
