//! Ways of lines: straight where nothing is in the way, else bent, else round everything.

use core::cmp::Ordering;
use std::collections::BinaryHeap;

use ninerooks_board::{Candidate, Cell};

use super::place::{self, CELL, LEFT, MARK, Point, STEP, TOP};
use super::write::Num;
use crate::{CellView, Role, Scene};

/// How far lines keep from the middle of a digit that fills its cell, and of a mark: if possible, else
/// at least.
const ROOM: [[f64; 2]; 2] = [[16.5, MARK + 2.6], [14.5, MARK + 0.8]];

/// What lines go round.
pub(super) struct Obstacles {
    /// Where they are, and whether they are marks of candidates.
    all: Vec<(Point, bool)>,
}

/// A line: where it begins, and what follows.
#[derive(Clone, Debug)]
pub(super) struct Route {
    start: Point,
    parts: Vec<Part>,
}

/// A part of a line that ends there.
#[derive(Clone, Copy, Debug)]
enum Part {
    Line(Point),
    /// Pulled towards the first point.
    Curve(Point, Point),
}

impl Obstacles {
    /// All that a line of this scene must not pass over.
    pub(super) fn of(scene: &Scene) -> Self {
        let filled = Cell::all()
            .filter(|cell| !matches!(scene.cells[cell.index()], CellView::Open(_)))
            .map(|cell| (place::middle(cell), false));
        let marked = Candidate::all()
            .filter(|candidate| scene.role(*candidate).is_some_and(|role| role > Role::Covered))
            .map(|candidate| (place::candidate(candidate), true));
        Self { all: filled.chain(marked).collect() }
    }

    /// The best way from one place to another, which ends at the rim of their marks.
    pub(super) fn route(&self, from: Point, to: Point) -> Route {
        let way = to - from;
        // What lies under the ends is not in the way.
        let apart = |at: Point| (at - from).length() > 4.0 && (at - to).length() > 4.0;
        let others: Vec<(Point, bool)> =
            self.all.iter().copied().filter(|(at, _)| apart(*at)).collect();
        for room in ROOM {
            let free = Free { others: &others, room };
            // Between neighbours a straight line would be too short to be seen.
            if way.length() >= 2.0 * MARK + 8.0 && free.is_clear(from, to) {
                return Route::straight(from, to);
            }
            for bend in [10.0, -10.0, 16.0, -16.0, 23.0, -23.0, 31.0, -31.0, 40.0, -40.0] {
                // A curve's own peak is half as high as the point that pulls it.
                let pull = from + way * 0.5 + way.across() * (2.0 * bend);
                let curve = Route { start: from, parts: vec![Part::Curve(pull, to)] };
                let points = curve.points();
                if bend.abs() < way.length() && points.windows(2).all(|w| free.is_clear(w[0], w[1]))
                {
                    return Route::bent(from, pull, to);
                }
            }
            if let Some(corners) = free.around(from, to) {
                return Route::rounded(&corners);
            }
        }
        Route::straight(from, to)
    }
}

/// What is free, with this much room to each obstacle.
struct Free<'a> {
    others: &'a [(Point, bool)],
    room: [f64; 2],
}

/// The places of a way round, in each direction: the middle, the candidates, what lies between them,
/// and the border of the next cell.
const LANES: usize = 9 * 6 + 1;

fn lane(index: usize) -> f64 {
    let within = [0.0, 30.0 - STEP, 30.0 - STEP / 2.0, 30.0, 30.0 + STEP / 2.0, 30.0 + STEP];
    place::length(index / 6) * CELL + within[index % 6]
}

impl Free<'_> {
    /// Whether nothing is too near to a straight line.
    fn is_clear(&self, from: Point, to: Point) -> bool {
        self.others
            .iter()
            .all(|(at, is_mark)| at.distance(from, to) >= self.room[usize::from(*is_mark)])
    }

    /// The corners of a short way round everything, the ends among them.
    fn around(&self, from: Point, to: Point) -> Option<Vec<Point>> {
        let point =
            |node: usize| Point { x: LEFT + lane(node % LANES), y: TOP + lane(node / LANES) };
        let nearest = |end: Point| {
            let far = |node: usize| (point(node) - end).length();
            (0..LANES * LANES).min_by(|a, b| far(*a).total_cmp(&far(*b)))
        };
        let (start, goal) = (nearest(from)?, nearest(to)?);
        let mut best = vec![f64::INFINITY; LANES * LANES];
        let mut before = vec![usize::MAX; LANES * LANES];
        let mut queue = BinaryHeap::from([Reached { far: 0.0, node: start }]);
        best[start] = 0.0;
        while let Some(Reached { node, .. }) = queue.pop() {
            if node == goal {
                break;
            }
            let (x, y) = (node % LANES, node / LANES);
            for row in y.saturating_sub(1)..=(y + 1).min(LANES - 1) {
                for column in x.saturating_sub(1)..=(x + 1).min(LANES - 1) {
                    let next = row * LANES + column;
                    let [here, there] = [point(node), point(next)];
                    let far = best[node] + (there - here).length();
                    if far < best[next] && self.is_clear(here, there) {
                        best[next] = far;
                        before[next] = node;
                        let rest = (point(goal) - there).length();
                        queue.push(Reached { far: far + rest, node: next });
                    }
                }
            }
        }
        if best[goal].is_infinite() {
            return None;
        }
        let mut way = vec![to];
        let mut node = before[goal];
        while node < before.len() && node != start {
            way.push(point(node));
            node = before[node];
        }
        way.push(from);
        way.reverse();
        Some(self.pulled(&way))
    }

    /// The same way without the corners that are not needed.
    fn pulled(&self, way: &[Point]) -> Vec<Point> {
        let mut corners: Vec<Point> = way.first().copied().into_iter().collect();
        let mut at = 0;
        while at + 1 < way.len() {
            let clear = |next: &usize| self.is_clear(way[at], way[*next]);
            at = (at + 2..way.len()).rev().find(clear).unwrap_or(at + 1);
            corners.push(way[at]);
        }
        corners
    }
}

/// A place that was reached, the nearest first.
struct Reached {
    far: f64,
    node: usize,
}

impl Ord for Reached {
    fn cmp(&self, other: &Self) -> Ordering {
        other.far.total_cmp(&self.far).then(other.node.cmp(&self.node))
    }
}

impl PartialOrd for Reached {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Reached {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Reached {}

/// How round corners are.
const ROUND: f64 = 9.0;

/// From `from` towards `to`, so far.
fn towards(from: Point, to: Point, far: f64) -> Point {
    let way = to - from;
    from + way * (far / way.length().max(f64::EPSILON))
}

impl Route {
    /// A straight line from rim to rim.
    pub(super) fn straight(from: Point, to: Point) -> Self {
        let room = MARK.min((to - from).length() / 3.0);
        let end = towards(to, from, room);
        Self { start: towards(from, to, room), parts: vec![Part::Line(end)] }
    }

    fn bent(from: Point, pull: Point, to: Point) -> Self {
        let [start, end] = [from, to].map(|end| towards(end, pull, MARK));
        Self { start, parts: vec![Part::Curve(pull, end)] }
    }

    /// A line with round corners.
    fn rounded(corners: &[Point]) -> Self {
        let (Some(first), Some(last)) = (corners.first(), corners.last()) else {
            return Self { start: Point { x: 0.0, y: 0.0 }, parts: Vec::new() };
        };
        if corners.len() < 3 {
            return Self::straight(*first, *last);
        }
        let mut ends = corners.to_vec();
        let count = ends.len();
        ends[0] = towards(corners[0], corners[1], MARK);
        ends[count - 1] = towards(corners[count - 1], corners[count - 2], MARK);
        let mut parts = Vec::new();
        for three in ends.windows(3) {
            let [before, corner, after] = [three[0], three[1], three[2]];
            let short = (before - corner).length().min((after - corner).length()) / 2.0;
            let round = ROUND.min(short);
            parts.push(Part::Line(towards(corner, before, round)));
            parts.push(Part::Curve(corner, towards(corner, after, round)));
        }
        parts.push(Part::Line(ends[count - 1]));
        Self { start: ends[0], parts }
    }

    /// Points on the line, near each other.
    fn points(&self) -> Vec<Point> {
        let mut points = vec![self.start];
        let mut at = self.start;
        for part in &self.parts {
            match *part {
                Part::Line(to) => {
                    points.push(to);
                    at = to;
                }
                Part::Curve(pull, to) => {
                    points.extend((1..=12).map(|i| {
                        let t = place::length(i) / 12.0;
                        let [a, b] = [at + (pull - at) * t, pull + (to - pull) * t];
                        a + (b - a) * t
                    }));
                    at = to;
                }
            }
        }
        points
    }

    /// The tip of its arrow head, and where that comes from.
    pub(super) fn tip(&self) -> Option<[Point; 2]> {
        let points = self.points();
        let tip = *points.last()?;
        let from = points.iter().rev().find(|at| (**at - tip).length() > HEAD - 1.0)?;
        Some([tip, *from])
    }

    /// The same without its last bit, which is under the arrow head.
    #[must_use]
    pub(super) fn for_head(mut self) -> Self {
        let before = match self.parts.as_slice() {
            [.., Part::Curve(pull, _)] => *pull,
            [.., Part::Line(at) | Part::Curve(_, at), Part::Line(_)] => *at,
            _ => self.start,
        };
        if let Some(Part::Line(end) | Part::Curve(_, end)) = self.parts.last_mut() {
            let far = (HEAD - 1.0).min((before - *end).length());
            *end = towards(*end, before, far);
        }
        self
    }

    /// The same somewhere else.
    #[must_use]
    pub(super) fn shifted(self, by: Point) -> Self {
        let shifted = |part| match part {
            Part::Line(to) => Part::Line(to + by),
            Part::Curve(pull, to) => Part::Curve(pull + by, to + by),
        };
        Self { start: self.start + by, parts: self.parts.into_iter().map(shifted).collect() }
    }

    /// As a path of SVG.
    pub(super) fn path(&self) -> String {
        let at = |point: Point| format!("{} {}", Num(point.x), Num(point.y));
        let parts = self.parts.iter().map(|part| match *part {
            Part::Line(to) => format!("L{}", at(to)),
            Part::Curve(pull, to) => format!("Q{} {}", at(pull), at(to)),
        });
        format!("M{}{}", at(self.start), parts.collect::<String>())
    }
}

/// How long an arrow head is.
const HEAD: f64 = 9.0;

/// An arrow head with this tip.
pub(super) fn head([tip, from]: [Point; 2], scale: f64) -> String {
    let back = towards(tip, from, HEAD * scale);
    let side = (tip - from).across() * (HEAD * 0.45 * scale);
    let [a, b, c] = [tip, back + side, back - side].map(|p| format!("{} {}", Num(p.x), Num(p.y)));
    format!("M{a}L{b}L{c}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &str) -> Point {
        place::candidate(name.parse().expect("a candidate"))
    }

    #[test]
    fn lanes_hold_every_candidate_and_every_border() {
        let lanes: Vec<f64> = (0..LANES).map(lane).collect();
        assert!(lanes.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!((lane(0), lane(LANES - 1)), (0.0, 9.0 * CELL));
    }

    #[test]
    fn a_line_goes_round_a_digit_in_its_way() {
        let (from, to) = (at("5r1c1"), at("5r1c3"));
        let digit = place::middle(Cell::at(0, 1));
        let open = Obstacles { all: vec![] }.route(from, to);
        assert_eq!(open.points().len(), 2, "straight");
        let bent = Obstacles { all: vec![(digit, false)] }.route(from, to);
        let near = |route: &Route| {
            let points = route.points();
            points.windows(2).map(|w| digit.distance(w[0], w[1])).fold(f64::INFINITY, f64::min)
        };
        assert!(near(&open) < 1.0 && near(&bent) >= 14.5, "{}", near(&bent));
    }

    #[test]
    fn a_line_finds_its_way_out_of_a_full_cell() {
        let all: Vec<_> = Cell::at(4, 4)
            .candidates(ninerooks_board::DigitSet::ALL)
            .map(|candidate| (place::candidate(candidate), true))
            .collect();
        let route = Obstacles { all: all.clone() }.route(at("5r5c5"), at("5r5c9"));
        let points = route.points();
        for (mark, _) in all.iter().filter(|(mark, _)| *mark != at("5r5c5")) {
            let near = points.windows(2).map(|w| mark.distance(w[0], w[1]));
            assert!(near.fold(f64::INFINITY, f64::min) > MARK, "{}", route.path());
        }
    }
}
