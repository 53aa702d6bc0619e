//! The four corners of a blob: those of the largest quadrilateral in its hull.

use crate::ink::Blob;
use crate::number::real;
use crate::plane::Point;

/// How many corners of a hull are looked at: those that change its shape most.
const MOST: usize = 48;

/// Upper left, upper right, lower right and lower left; none when the blob is a line.
pub(crate) fn corners(blob: &Blob) -> Option<[Point; 4]> {
    let mut hull = hull(blob);
    while hull.len() > MOST {
        let n = hull.len();
        let weight = |i: usize| area(hull[(i + n - 1) % n], hull[i], hull[(i + 1) % n]);
        let least = (0..n).min_by(|&a, &b| weight(a).total_cmp(&weight(b)))?;
        hull.remove(least);
    }
    let found = largest(&hull)?;
    // Round the hull by increasing angle, y downwards: it begins with the corner that is nearest to the origin.
    let first = (0..4).min_by(|&a, &b| {
        let sum = |i: usize| found[i].x + found[i].y;
        sum(a).total_cmp(&sum(b))
    })?;
    Some(core::array::from_fn(|i| found[(first + i) % 4]))
}

/// The largest quadrilateral with these corners: on each diagonal the farthest corner to either side.
fn largest(hull: &[Point]) -> Option<[Point; 4]> {
    let n = hull.len();
    let mut best = (0.0, None);
    for a in 0..n {
        for c in a + 2..n {
            let farthest = |range: &mut dyn Iterator<Item = usize>| {
                range
                    .map(|i| (area(hull[a], hull[i], hull[c]), i))
                    .max_by(|one, other| one.0.total_cmp(&other.0))
            };
            let (Some((one, b)), Some((other, d))) =
                (farthest(&mut (a + 1..c)), farthest(&mut (c + 1..a + n).map(|i| i % n)))
            else {
                continue;
            };
            if one + other > best.0 {
                best = (one + other, Some([hull[a], hull[b], hull[c], hull[d]]));
            }
        }
    }
    best.1
}

/// The convex hull, clockwise as it is seen (Andrew's monotone chain).
fn hull(blob: &Blob) -> Vec<Point> {
    let mut ends = vec![(usize::MAX, 0); blob.height()];
    for &(x, y) in &blob.pixels {
        let end = &mut ends[y - blob.top];
        *end = (end.0.min(x), end.1.max(x));
    }
    let point = |x: usize, i: usize| Point { x: real(x), y: real(i + blob.top) };
    let mut hull: Vec<Point> = Vec::new();
    let mut add = |next: Point, kept: usize| {
        while hull.len() >= kept + 2
            && cross(hull[hull.len() - 2], hull[hull.len() - 1], next) <= 0.0
        {
            hull.pop();
        }
        hull.push(next);
        hull.len()
    };
    let mut right = 0;
    for (i, &(_, x)) in ends.iter().enumerate() {
        right = add(point(x, i), 0);
    }
    for (i, &(x, _)) in ends.iter().enumerate().rev() {
        add(point(x, i), right - 1);
    }
    hull
}

/// More than 0 where the way from a over b to c turns right as it is seen.
fn cross(a: Point, b: Point, c: Point) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

fn area(a: Point, b: Point, c: Point) -> f32 {
    cross(a, b, c).abs() / 2.0
}
