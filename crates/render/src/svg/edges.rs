//! Lines between candidates: links of chains, groups, and sectors by themselves.

use ninerooks_board::{Candidate, HouseKind, Sector, SectorKind};
use ninerooks_step::ChainNode;

use super::areas;
use super::place::{self, CELL, MARK, Point, STEP};
use super::write::{Num, Xml};
use crate::{Edge, EdgeKind, Focus, Role, Scene};

/// What lies between the lines of the grid and the digits.
pub(super) fn draw(xml: &mut Xml, scene: &Scene) {
    if scene.focus == Focus::Sectors {
        // Links first, so that the solid lines of truths stay whole.
        let kinds = [("link-line", &scene.links, 4.6), ("truth-line", &scene.truths, 2.2)];
        for (class, sectors, inset) in kinds {
            for &(sector, _) in sectors {
                line_of(xml, scene, sector, class, inset);
            }
        }
    }
    for (end, gone) in seen(scene) {
        let places: Vec<Point> = points(*end).into_iter().map(|(_, at)| at).collect();
        if let Some((from, _)) = nearest(&places, &[place::candidate(*gone)]) {
            let d = curve(scene, from, place::candidate(*gone));
            xml.element("path").at("class", "sees").at("d", d).empty();
        }
    }
    groups(xml, scene);
    for edge in &scene.edges {
        join(xml, scene, edge);
    }
}

/// More lines than this, two for each candidate that goes, would drown the rest.
const MOST_SEEN: usize = 8;

/// Who sees what goes, where it is shown.
pub(super) fn seen(scene: &Scene) -> &[(ChainNode, Candidate)] {
    if scene.sees.len() > MOST_SEEN { &[] } else { &scene.sees }
}

/// A sector by itself: a cell as a frame, a digit in a house as a line through its places.
fn line_of(xml: &mut Xml, scene: &Scene, sector: Sector, class: &str, inset: f64) {
    let house = match sector.kind() {
        SectorKind::Cell(cell) => {
            return areas::rect(xml, class, place::cell(cell).inset(inset));
        }
        SectorKind::House(house, _) => house,
    };
    let live = |candidate: &&Candidate| scene.role(**candidate).is_some();
    let places: Vec<Point> =
        sector.candidates().iter().filter(live).map(|c| place::candidate(*c)).collect();
    let path = match (house.kind(), places.as_slice()) {
        (HouseKind::Row | HouseKind::Column, [first, .., last]) => path([*first, *last]),
        (_, places) => tree(places).into_iter().map(path).collect(),
    };
    xml.element("path").at("class", class).at("d", path).empty();
}

/// Groups: a broad band through the candidates of a node that has several.
fn groups(xml: &mut Xml, scene: &Scene) {
    let mut drawn: Vec<ChainNode> = Vec::new();
    for node in scene.edges.iter().flat_map(|edge| [edge.from, edge.to]) {
        if node.cells.len() < 2 || drawn.contains(&node) {
            continue;
        }
        drawn.push(node);
        let is_fin = points(node).iter().any(|(c, _)| scene.role(*c) == Some(Role::Fin));
        let class = if is_fin { "group group-fin" } else { "group group-truth" };
        let places: Vec<Point> = points(node).into_iter().map(|(_, point)| point).collect();
        // A broad band over cells that are not in the group would say too much.
        let (near, far): (Vec<_>, Vec<_>) =
            tree(&places).into_iter().partition(|[from, to]| (*to - *from).length() <= NEXT);
        for (ends, width) in [(near, "broad"), (far, "narrow")] {
            if !ends.is_empty() {
                let d: String = ends.into_iter().map(path).collect();
                let class = format_args!("{class} {width}");
                xml.element("path").at("class", class).at("d", d).empty();
            }
        }
    }
}

/// The way from a candidate to the same one of the next cell, also across a corner.
const NEXT: f64 = CELL * 1.5;

fn points(node: ChainNode) -> Vec<(Candidate, Point)> {
    let candidates = node.cells.map(|cell| Candidate::new(node.digit, cell));
    candidates.map(|candidate| (candidate, place::candidate(candidate))).collect()
}

/// The shortest tree that joins all places: each one to the nearest that is in it already.
fn tree(places: &[Point]) -> Vec<[Point; 2]> {
    let Some((first, rest)) = places.split_first() else { return Vec::new() };
    let (mut inside, mut outside) = (vec![*first], rest.to_vec());
    let mut ways = Vec::new();
    while let Some((from, at)) = nearest(&inside, &outside) {
        let to = outside.swap_remove(at);
        ways.push([from, to]);
        inside.push(to);
    }
    ways
}

/// The place of the first that is nearest to one of the second, and the number of that one.
fn nearest(inside: &[Point], outside: &[Point]) -> Option<(Point, usize)> {
    let pairs = inside.iter().flat_map(|from| outside.iter().enumerate().map(move |to| (from, to)));
    pairs
        .map(|(from, (at, to))| ((*to - *from).length(), *from, at))
        .min_by(|(a, ..), (b, ..)| a.total_cmp(b))
        .map(|(_, from, at)| (from, at))
}

fn path(ends: [Point; 2]) -> String {
    let [from, to] = ends;
    format!("M{} {}L{} {}", Num(from.x), Num(from.y), Num(to.x), Num(to.y))
}

/// A link of a chain, between the nearest two candidates of its ends.
fn join(xml: &mut Xml, scene: &Scene, edge: &Edge) {
    let [from, to] = [points(edge.from), points(edge.to)];
    let ends = [&from, &to].map(|ends| ends.iter().map(|(_, at)| *at).collect::<Vec<_>>());
    let Some((start, at)) = nearest(&ends[0], &ends[1]) else { return };
    let end = ends[1][at];
    let is_near = (end - start).length() < 2.0 * STEP;
    let (classes, path): (&[&str], String) = match edge.kind {
        // Too near for a double line: it goes round both.
        EdgeKind::Strong if is_near => (&["pair", "pair-core"], path([start, end])),
        EdgeKind::Strong => (&["edge", "edge-core"], curve(scene, start, end)),
        EdgeKind::Weak if is_near => (&["weak"], capsule([start, end])),
        EdgeKind::Weak => (&["weak"], curve(scene, start, end)),
    };
    for class in classes {
        xml.element("path").at("class", class).at("d", &path).empty();
    }
}

/// A line round both ends.
fn capsule([from, to]: [Point; 2]) -> String {
    let side = (to - from).across() * AROUND;
    let [a, b, c, d] = [from + side, to + side, to - side, from - side]
        .map(|at| format!("{} {}", Num(at.x), Num(at.y)));
    let arc = format!("A{0} {0} 0 0 0", Num(AROUND));
    format!("M{a}L{b}{arc} {c}L{d}{arc} {a}Z")
}

/// How far a line round a mark is from its middle.
const AROUND: f64 = MARK + 2.8;

/// A straight line, or one that goes round what is in its way.
fn curve(scene: &Scene, from: Point, to: Point) -> String {
    let way = to - from;
    let room = MARK.min(way.length() / 3.0);
    let marked = Candidate::all()
        .filter(|&candidate| scene.role(candidate).is_some_and(|role| role > Role::Covered));
    let others: Vec<Point> = marked
        .map(place::candidate)
        .filter(|&at| (at - from).length() > 1.0 && (at - to).length() > 1.0)
        .collect();
    let nearness = |bend: f64| {
        let peak = from + way * 0.5 + way.across() * bend;
        let near = |at: &Point| at.distance(from, peak).min(at.distance(peak, to));
        others.iter().map(near).fold(f64::INFINITY, f64::min)
    };
    let bends = [0.0, 12.0, -12.0, 20.0, -20.0, 30.0, -30.0];
    // Between neighbours a straight line would be too short to be seen.
    let skipped = usize::from(way.length() < 2.0 * MARK + 8.0);
    let free = bends.into_iter().skip(skipped).find(|&bend| nearness(bend) > MARK + 2.0);
    match free.unwrap_or_default() {
        0.0 => {
            let part = way * (room / way.length().max(f64::EPSILON));
            path([from + part, to - part])
        }
        bend => {
            // The curve's own peak is half as high as the point that pulls it.
            let pull = from + way * 0.5 + way.across() * (2.0 * bend);
            let [start, end] = [from, to].map(|end| {
                let way = pull - end;
                end + way * (MARK / way.length().max(f64::EPSILON))
            });
            let [a, b, c] = [start, pull, end].map(|at| format!("{} {}", Num(at.x), Num(at.y)));
            format!("M{a}Q{b} {c}")
        }
    }
}
