//! Candidates and their marks.

use ninerooks_board::{Candidate, Digit};

use super::areas;
use super::place::{self, MARK, Point};
use super::text::text;
use super::theme::{fill, hue};
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
            mark(
                xml,
                at,
                role,
                digit,
                Look { live: is_watched(scene, digit), hue: own(scene, candidate) },
            );
        }
    }
    xml.close("g");
    for (candidate, name) in &scene.tags {
        let at = place::candidate(*candidate) + Point { x: MARK, y: -MARK };
        text(xml, place::inside(at, 6.0), 11.0, "name tag", name);
    }
}

/// The number of each node of a chain, from 1, beside its first candidate.
pub(super) fn numbers(xml: &mut Xml, scene: &Scene) {
    for (i, node) in scene.course.nodes.iter().enumerate() {
        let Some(cell) = node.cells.first() else { continue };
        let at = place::candidate(Candidate::new(node.digit, cell)) - Point { x: MARK, y: MARK };
        text(xml, place::inside(at, 6.0), 10.0, "number", &(i + 1).to_string());
    }
}

/// What a mark looks like beside its role.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Look {
    /// Bold though it has no role.
    pub(super) live: bool,
    /// The number of its chain, set or digit, where that has a hue.
    pub(super) hue: Option<usize>,
}

/// The hue of a candidate: its chain's, or its digit's where sectors stand by themselves.
fn own(scene: &Scene, candidate: Candidate) -> Option<usize> {
    match scene.focus {
        Focus::Sectors => Some(candidate.digit().index()),
        // What links the sets, and what both ends have, look the same in all of them.
        Focus::Zones if scene.role(candidate) != Some(Role::Linked) => None,
        Focus::Zones => scene.chain_of(candidate).map(areas::hue_of_set),
        _ => scene.chain_of(candidate),
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
pub(super) fn mark(xml: &mut Xml, at: Point, role: Role, digit: Digit, look: Look) {
    let colored = |class: &str, color: fn(usize) -> String| match look.hue {
        Some(number) => format!("{class} {}", color(number)),
        None => class.to_owned(),
    };
    let class = match role {
        Role::Plain | Role::Covered if look.live => "live strong",
        Role::Plain | Role::Covered => "plain",
        Role::Linked => {
            disc(xml, at, &colored("linked-mark", hue), MARK);
            "live strong"
        }
        Role::Truth => {
            disc(xml, at, &colored("truth-mark", fill), MARK);
            "on strong"
        }
        // Of several chains the sides have one hue: one is filled and the other is not.
        Role::Fin if look.hue.is_some() => {
            square(xml, at, &colored("fin-mark open", hue));
            "live strong"
        }
        Role::Fin => {
            square(xml, at, "fin-mark");
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

/// The hue that a sample of a role has in a legend.
pub(super) fn sample_hue(scene: &Scene, role: Role) -> Option<usize> {
    let with_role = |candidate: &Candidate| scene.role(*candidate) == Some(role);
    Candidate::all().find(with_role).and_then(|candidate| own(scene, candidate))
}

fn disc(xml: &mut Xml, at: Point, class: &str, radius: f64) {
    xml.element("circle")
        .at("class", class)
        .at("cx", Num(at.x))
        .at("cy", Num(at.y))
        .at("r", Num(radius))
        .empty();
}

fn square(xml: &mut Xml, at: Point, class: &str) {
    let side = MARK - 0.4;
    xml.element("rect")
        .at("class", class)
        .at("x", Num(at.x - side))
        .at("y", Num(at.y - side))
        .at("width", Num(2.0 * side))
        .at("height", Num(2.0 * side))
        .at("rx", 2)
        .empty();
}
