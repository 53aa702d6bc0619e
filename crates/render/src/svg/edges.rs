//! Lines between candidates: links of chains, groups, and sectors by themselves.

use ninerooks_board::{Candidate, HouseKind, Sector, SectorKind};
use ninerooks_step::ChainNode;

use super::areas;
use super::place::{self, CELL, MARK, Point, STEP};
use super::route::{self, Obstacles};
use super::theme::{fill, hue};
use super::write::{Num, Xml};
use crate::{Edge, EdgeKind, Focus, Role, Scene};

/// What lies between the lines of the grid and the digits.
pub(super) fn draw(xml: &mut Xml, scene: &Scene) {
    let obstacles = Obstacles::of(scene);
    if scene.focus == Focus::Sectors {
        // Links first, so that the solid lines of truths stay whole.
        let kinds = [("link-line", &scene.links, 4.6), ("truth-line", &scene.truths, 2.2)];
        for (class, sectors, inset) in kinds {
            for &(sector, _) in sectors {
                line_of(xml, scene, &obstacles, sector, class, inset);
            }
        }
    }
    for (end, gone) in seen(scene) {
        let places: Vec<Point> = points(*end).into_iter().map(|(_, at)| at).collect();
        if let Some((from, _)) = nearest(&places, &[place::candidate(*gone)]) {
            let route = obstacles.route(from, place::candidate(*gone));
            xml.element("path").at("class", "sees").at("d", route.path()).empty();
        }
    }
    groups(xml, scene);
    for edge in &scene.edges {
        join(xml, &obstacles, edge);
    }
    ends(xml, scene);
}

/// A round frame where a chain begins, a square one where it ends.
fn ends(xml: &mut Xml, scene: &Scene) {
    for at in scene.course.starts.iter().flat_map(|node| points(*node)) {
        start_sign(xml, at.1);
    }
    for at in scene.course.ends.iter().flat_map(|node| points(*node)) {
        end_sign(xml, at.1);
    }
}

/// How far the frame of an end is from its middle.
const FRAME: f64 = MARK + 2.7;

pub(super) fn start_sign(xml: &mut Xml, at: Point) {
    let circle = xml.element("circle").at("class", "course");
    circle.at("cx", Num(at.x)).at("cy", Num(at.y)).at("r", Num(FRAME)).empty();
}

pub(super) fn end_sign(xml: &mut Xml, at: Point) {
    let (x, y, side) = (Num(at.x - FRAME), Num(at.y - FRAME), Num(2.0 * FRAME));
    let square = xml.element("rect").at("class", "course").at("x", x).at("y", y);
    square.at("width", side).at("height", side).at("rx", 2).empty();
}

/// More lines than this, two for each candidate that goes, would drown the rest.
const MOST_SEEN: usize = 8;

/// Who sees what goes, where it is shown.
pub(super) fn seen(scene: &Scene) -> &[(ChainNode, Candidate)] {
    if scene.sees.len() > MOST_SEEN { &[] } else { &scene.sees }
}

/// A sector by itself: a cell as a frame, a digit in a house as a line from place to place, in the hue
/// of the digit. Lines of the digits that stand side by side in a cell lie side by side.
fn line_of(
    xml: &mut Xml,
    scene: &Scene,
    obstacles: &Obstacles,
    sector: Sector,
    class: &str,
    inset: f64,
) {
    let (house, digit) = match sector.kind() {
        SectorKind::Cell(cell) => {
            return areas::rect(xml, class, place::cell(cell).inset(inset));
        }
        SectorKind::House(house, digit) => (house, digit),
    };
    let live = |candidate: &&Candidate| scene.role(**candidate).is_some();
    let places: Vec<Point> =
        sector.candidates().iter().filter(live).map(|c| place::candidate(*c)).collect();
    let [column, row] = [digit.index() % 3, digit.index() / 3].map(|i| place::length(i) - 1.0);
    let (shift, ways): (Point, Vec<[Point; 2]>) = match house.kind() {
        HouseKind::Row => (Point { x: 0.0, y: 3.4 * column }, pairs(&places)),
        HouseKind::Column => (Point { x: 3.4 * row, y: 0.0 }, pairs(&places)),
        HouseKind::Block => (Point { x: 0.0, y: 0.0 }, tree(&places)),
    };
    let paths = ways.into_iter().map(|[from, to]| obstacles.route(from, to).shifted(shift).path());
    let class = format_args!("{class} {}", hue(digit.index()));
    xml.element("path").at("class", class).at("d", paths.collect::<String>()).empty();
}

/// Each place with the next one.
fn pairs(places: &[Point]) -> Vec<[Point; 2]> {
    places.windows(2).map(|pair| [pair[0], pair[1]]).collect()
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
fn join(xml: &mut Xml, obstacles: &Obstacles, edge: &Edge) {
    let [from, to] = [points(edge.from), points(edge.to)];
    let ends = [&from, &to].map(|ends| ends.iter().map(|(_, at)| *at).collect::<Vec<_>>());
    let Some((start, at)) = nearest(&ends[0], &ends[1]) else { return };
    let end = ends[1][at];
    let class = edge_class(edge);
    if (end - start).length() < 2.0 * STEP {
        // Too near for a line: it goes round both, and the head stands on it.
        xml.element("path").at("class", &class).at("d", capsule([start, end])).empty();
        if edge.arrow {
            let way = end - start;
            let middle = start + way * 0.5 + way.across() * AROUND;
            let along = way * (1.0 / way.length().max(f64::EPSILON));
            put_head(xml, edge, [middle + along * 4.0, middle - along * 4.0], 0.8);
        }
        return;
    }
    let route = obstacles.route(start, end);
    match route.tip().filter(|_| edge.arrow) {
        Some(tip) => {
            let path = route.for_head().path();
            xml.element("path").at("class", &class).at("d", path).empty();
            put_head(xml, edge, tip, 1.0);
        }
        None => xml.element("path").at("class", &class).at("d", route.path()).empty(),
    }
}

fn edge_class(edge: &Edge) -> String {
    let class = match edge.kind {
        EdgeKind::Strong => "edge",
        EdgeKind::Weak => "weak",
    };
    edge.chain.map_or_else(|| class.to_owned(), |chain| format!("{class} {}", hue(chain)))
}

fn put_head(xml: &mut Xml, edge: &Edge, tip: [Point; 2], scale: f64) {
    let class = edge.chain.map_or_else(|| "head".to_owned(), |c| format!("head {}", fill(c)));
    xml.element("path").at("class", class).at("d", route::head(tip, scale)).empty();
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
