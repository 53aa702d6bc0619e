//! Candidates and their marks.

use ninerooks_board::{Candidate, Digit};

use super::board::text;
use super::place::{self, MARK, Point};
use super::write::{Num, Xml};
use crate::{Focus, Role, Scene};

/// The size of a candidate's digit.
const SIZE: f64 = 14.5;

/// All candidates, each once.
pub(super) fn draw(xml: &mut Xml, scene: &Scene) {
    // Where lines pass, digits stay readable by a rim of the page's colour.
    let lines = has_lines(scene);
    xml.element("g").at("class", if lines { "marks rim" } else { "marks" }).open();
    for candidate in Candidate::all() {
        if let Some(role) = scene.role(candidate) {
            let at = place::candidate(candidate);
            let digit = candidate.digit();
            mark(xml, at, role, digit, is_watched(scene, digit));
        }
    }
    xml.close("g");
    for (candidate, name) in &scene.tags {
        let at = place::candidate(*candidate) + Point { x: MARK, y: -MARK };
        text(xml, at, 11.0, "name tag", name);
    }
}

/// Whether lines pass over cells.
pub(super) const fn has_lines(scene: &Scene) -> bool {
    matches!(scene.focus, Focus::Edges | Focus::Zones | Focus::Sectors)
}

/// Whether the step looks at all candidates of a digit, also those that have no role.
pub(super) fn is_watched(scene: &Scene, wanted: Digit) -> bool {
    scene.focus == Focus::Digits
        && scene.patterns.len() <= 3
        && scene.patterns.iter().any(|(digit, _)| *digit == wanted)
}

/// A candidate's digit in the mark of its role.
pub(super) fn mark(xml: &mut Xml, at: Point, role: Role, digit: Digit, live: bool) {
    let class = match role {
        Role::Plain | Role::Covered if live => "live strong",
        Role::Plain | Role::Covered => "plain",
        Role::Linked => {
            disc(xml, at, "linked-mark", MARK);
            "live strong"
        }
        Role::Truth => {
            disc(xml, at, "truth-mark", MARK);
            "on strong"
        }
        Role::Fin => {
            square(xml, at);
            "on strong"
        }
        Role::Eliminated => {
            disc(xml, at, "gone-mark", MARK + 0.6);
            "gone strong"
        }
        Role::Target => {
            disc(xml, at, "target-mark", MARK);
            disc(xml, at, "ring", MARK + 2.6);
            "on strong"
        }
    };
    text(xml, at, SIZE, class, &digit.to_string());
    if role == Role::Eliminated {
        let [from, to] = [-MARK, MARK].map(|way| at + Point { x: way, y: -way });
        xml.element("path")
            .at("class", "strike")
            .at("d", format_args!("M{} {}L{} {}", Num(from.x), Num(from.y), Num(to.x), Num(to.y)))
            .empty();
    }
}

fn disc(xml: &mut Xml, at: Point, class: &str, radius: f64) {
    xml.element("circle")
        .at("class", class)
        .at("cx", Num(at.x))
        .at("cy", Num(at.y))
        .at("r", Num(radius))
        .empty();
}

fn square(xml: &mut Xml, at: Point) {
    let side = MARK - 0.4;
    xml.element("rect")
        .at("class", "fin-mark")
        .at("x", Num(at.x - side))
        .at("y", Num(at.y - side))
        .at("width", Num(2.0 * side))
        .at("height", Num(2.0 * side))
        .at("rx", 2)
        .empty();
}
