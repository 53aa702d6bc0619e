//! Houses and cells that stand out.

use ninerooks_board::{Cell, CellSet};

use super::place::{self, CELL, Point, Rect};
use super::text::text;
use super::theme::{fill, hue};
use super::write::{Num, Xml};
use crate::{Area, Focus, Scene, Zone, ZoneKind};

/// More base houses than this would make a dark page of tints that lie on each other.
const MOST_TINTED: usize = 4;

/// What lies under the lines of the grid.
pub(super) fn draw(xml: &mut Xml, scene: &Scene) {
    let is_large = scene.base.houses.len() > MOST_TINTED;
    let classes = if is_large { ["base large", "cover large"] } else { ["base", "cover"] };
    match scene.focus {
        Focus::Areas => {
            area(xml, classes[1], scene.cover, 4.6);
            area(xml, classes[0], scene.base, 2.2);
        }
        Focus::Base => area(xml, "base", scene.base, 2.2),
        Focus::Edges => {
            for cell in base_cells(scene) {
                rect(xml, "base", place::cell(cell).inset(2.2));
            }
        }
        Focus::Zones | Focus::Sectors | Focus::Digits => {}
    }
    for (i, zone) in scene.zones.iter().enumerate() {
        for cell in zone.cells {
            cell_of_zone(xml, scene, i, cell);
        }
    }
}

/// The cells that are truths and hold two ends of lines.
pub(super) fn base_cells(scene: &Scene) -> CellSet {
    if scene.focus != Focus::Edges {
        return CellSet::EMPTY;
    }
    let ends = scene.edges.iter().flat_map(|edge| edge.from.cells | edge.to.cells);
    let zones = scene.zones.iter().fold(CellSet::EMPTY, |cells, zone| cells | zone.cells);
    (ends.collect::<CellSet>() & scene.base.cells) - zones
}

/// How a zone looks: every kind has a form of its own, and sets that follow each other too.
pub(super) fn zone_class(scene: &Scene, index: usize) -> String {
    let class = match scene.zones[index].kind {
        ZoneKind::Set => {
            let is_set = |zone: &&Zone| zone.kind == ZoneKind::Set;
            let number = scene.zones[..index].iter().filter(is_set).count();
            let form = ["zone-a", "zone-b", "zone-c"][number % 3];
            let own = hue_of_set(number);
            return format!("zone {form} {} {}", hue(own), fill(own));
        }
        ZoneKind::FirstLine => "zone first-line",
        ZoneKind::SecondLine => "zone second-line",
        ZoneKind::Crossing => "zone crossing",
        ZoneKind::Outside => "zone outside",
        ZoneKind::Empty => "zone emptied",
        ZoneKind::Blocking => "zone blocking",
    };
    class.to_owned()
}

/// The hues of sets: those of restricted commons and of the digit that goes are for others.
pub(super) fn hue_of_set(number: usize) -> usize {
    const ORDER: [usize; 7] = [2, 3, 6, 5, 7, 4, 8];
    ORDER[number % ORDER.len()]
}

fn cell_of_zone(xml: &mut Xml, scene: &Scene, index: usize, cell: Cell) {
    // Zones that share a cell lie in each other.
    let before = scene.zones[..index].iter().filter(|zone| zone.cells.contains(cell)).count();
    let frame = place::cell(cell).inset(3.4 + 3.4 * place::length(before));
    zone_sign(xml, scene, index, frame);
}

/// A zone's look in a frame.
pub(super) fn zone_sign(xml: &mut Xml, scene: &Scene, index: usize, frame: Rect) {
    rect(xml, &zone_class(scene, index), frame);
    let Rect { x, y, width, height } = frame;
    match scene.zones[index].kind {
        // A double frame.
        ZoneKind::Crossing => rect(xml, "crossing-core", frame.inset(3.4)),
        ZoneKind::Outside => {
            let (right, down) = (Num(x + width), Num(y + height));
            let d = format!(
                "M{} {}L{right} {down}M{right} {}L{} {down}",
                Num(x),
                Num(y),
                Num(y),
                Num(x)
            );
            xml.element("path").at("class", "outside-cross").at("d", d).empty();
        }
        ZoneKind::Set
        | ZoneKind::FirstLine
        | ZoneKind::SecondLine
        | ZoneKind::Empty
        | ZoneKind::Blocking => {}
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

/// The names of the zones, at the corners of their cells, above everything.
pub(super) fn names(xml: &mut Xml, scene: &Scene) {
    let mut taken: Vec<Point> = Vec::new();
    for zone in scene.zones.iter().filter(|zone| !zone.name.is_empty()) {
        for cell in zone.cells {
            let Rect { x, y, .. } = place::cell(cell);
            let corners = [(0.0, 0.0), (CELL, 0.0), (0.0, CELL), (CELL, CELL)]
                .map(|(right, down)| Point { x: x + right, y: y + down })
                // Every cell has one of its corners inside the board.
                .map(|corner| (corner, place::inside(corner, 1.0) == corner));
            // Corners belong to four cells; where all are taken, the name lies between two.
            let free = corners.into_iter().find(|(at, inside)| *inside && !taken.contains(at));
            let at = free.map_or(Point { x: x + CELL / 2.0, y }, |(at, _)| at);
            let at = place::inside(at, 8.5);
            taken.push(at);
            name(xml, at, &zone.name);
        }
    }
}

/// A name in a small disc, which has room between the candidates of neighbours.
fn name(xml: &mut Xml, at: Point, name: &str) {
    xml.element("circle")
        .at("class", "name-back")
        .at("cx", Num(at.x))
        .at("cy", Num(at.y))
        .at("r", 7)
        .empty();
    text(xml, at, 10.5, "zone-name name", name);
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
