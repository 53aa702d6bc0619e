//! Houses and cells that stand out.

use ninerooks_board::{Cell, CellSet};

use super::board::text;
use super::place::{self, Point, Rect};
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
    for zone in &scene.zones {
        for cell in zone.cells {
            rect(xml, "zone", place::cell(cell).inset(3.4));
        }
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

/// The names of the zones, each at its first cell, above everything.
pub(super) fn names(xml: &mut Xml, scene: &Scene) {
    for (i, zone) in scene.zones.iter().enumerate() {
        let Some(first) = zone.cells.first() else { continue };
        // Zones that begin in the same cell have their names side by side.
        let before = scene.zones[..i].iter().filter(|zone| zone.cells.first() == Some(first));
        name(xml, first, place::length(before.count()), &zone.name);
    }
}

fn name(xml: &mut Xml, cell: Cell, number: f64, name: &str) {
    let Rect { x, y, .. } = place::cell(cell);
    let at = Point { x: x + 4.0 + 18.0 * number, y: y + 3.0 };
    let wide = Rect { x: at.x - 8.0, y: at.y - 8.0, width: 16.0, height: 16.0 };
    rect(xml, "name-back", wide);
    text(xml, at, 13.0, "zone-name name", name);
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
