//! Rules with sums: cages, arrows, sums of diagonals, and lines whose parts have the same sum. Sums of loose cells are said in words.

use ninerooks_board::{Cell, CellSet, Rule};

use super::super::place::{self, CELL, LEFT, Point, TOP, length};
use super::super::write::{Num, Xml};
use super::{GREY, letters, line, stroke};

/// Lines whose parts have the same sum in each box.
const BLUE: &str = "#4aa3df";
/// Lines whose pairs have the same sum.
const LAVENDER: &str = "#9b87f5";
/// How far a cage is inside its cells.
const INSET: i32 = 4;
/// The side of a cell.
const SIDE: i32 = 60;
/// The radius of a circle, and half the width of a pill.
const CIRCLE: f64 = 22.0;

/// What lies under the lines of the grid.
pub(super) fn under(xml: &mut Xml, rule: &Rule) {
    match rule {
        Rule::RegionSum(cells) => line(xml, cells, BLUE, 9.0, "22 6"),
        Rule::Zipper(cells) => line(xml, cells, LAVENDER, 9.0, "3 3"),
        Rule::Arrow(digits, cells) => {
            let (pill, shaft) = cells.split_at(usize::from(*digits).min(cells.len()));
            arrow(xml, pill, shaft);
        }
        _ => {}
    }
}

/// What lies above them.
pub(super) fn above(xml: &mut Xml, rule: &Rule) {
    match rule {
        Rule::Cage(total, cells) => cage(xml, *total, *cells),
        Rule::LittleKiller(total, cells) => little_killer(xml, *total, cells),
        _ => {}
    }
}

/// A dashed line just inside of the cells, and the sum in the corner of the first one, where no candidate is.
fn cage(xml: &mut Xml, total: u16, cells: CellSet) {
    let point =
        |(x, y): (i32, i32)| format!("{} {}", Num(LEFT + f64::from(x)), Num(TOP + f64::from(y)));
    let closed = |way: Vec<(i32, i32)>| {
        let points: Vec<String> = way.into_iter().map(point).collect();
        format!("M{}Z", points.join("L"))
    };
    let path: String = outline(cells).into_iter().map(closed).collect();
    let tag = xml.element("path").at("fill", "none").at("stroke", GREY);
    tag.at("stroke-width", Num(1.6)).at("stroke-dasharray", "4 3").at("d", path).empty();
    let Some(first) = cells.first() else { return };
    let text = total.to_string();
    let place::Rect { x, y, .. } = place::cell(first);
    letters(xml, Point { x: x + 3.0 + 3.2 * length(text.len()), y: y + 2.0 }, 11.0, &text);
}

/// The ways around some cells, each with the cells on its right, so far inside of them.
fn outline(cells: CellSet) -> Vec<Vec<(i32, i32)>> {
    let at = |row: i32, column: i32| {
        let [row, column] = [row, column].map(|n| usize::try_from(n).ok().filter(|n| *n < 9));
        Some(Cell::at(row?, column?))
    };
    let has = |row: i32, column: i32| at(row, column).is_some_and(|cell| cells.contains(cell));
    let mut sides: Vec<[(i32, i32); 2]> = Vec::new();
    for cell in cells {
        let index = |n: usize| i32::try_from(n).unwrap_or_default();
        let (row, column) = (index(cell.row_index()), index(cell.column_index()));
        // Up, right, down, left; the next side is behind a quarter turn to the right.
        for (up, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
            if has(row + up, column + right) {
                continue;
            }
            let (along, across) = (right, -up);
            // Where the cell on that hand goes on, so does the side; where it goes up as well, it comes back a little.
            let end = |hand: i32| {
                let (next, beside) = (hand * along, hand * across);
                match (
                    has(row + next, column + beside),
                    has(row + up + next, column + right + beside),
                ) {
                    (false, _) => SIDE / 2 - INSET,
                    (true, false) => SIDE / 2,
                    (true, true) => SIDE / 2 + INSET,
                }
            };
            let middle = (SIDE * column + SIDE / 2, SIDE * row + SIDE / 2);
            let far = SIDE / 2 - INSET;
            let corner = |hand: i32| {
                let by = hand * end(hand);
                (middle.0 + right * far + across * by, middle.1 + up * far + along * by)
            };
            sides.push([corner(-1), corner(1)]);
        }
    }
    let mut ways = Vec::new();
    while let Some([start, mut end]) = sides.pop() {
        let mut way = vec![start];
        while let Some(next) = sides.iter().position(|side| side[0] == end) {
            way.push(end);
            end = sides.swap_remove(next)[1];
        }
        ways.push(way);
    }
    ways
}

/// A circle or a pill, and the shaft that goes out of it to a head.
fn arrow(xml: &mut Xml, pill: &[Cell], shaft: &[Cell]) {
    self::pill(xml, pill);
    let to = shaft.first().map(|cell| place::middle(*cell));
    let from = pill.iter().map(|cell| place::middle(*cell));
    let nearest = |at: &Point| to.map_or(0, |to| (to - *at).length().to_bits());
    let (Some(from), Some(to)) = (from.min_by_key(nearest), to) else { return };
    let way = to - from;
    let start = from + way * (CIRCLE / way.length().max(CIRCLE));
    let mut points = vec![start];
    points.extend(shaft.iter().map(|cell| place::middle(*cell)));
    stroke(xml, &path(&points), GREY, 3.0, "");
    if let [.., before, last] = points[..] {
        head(xml, last, last - before, 10.0);
    }
}

/// A head of an arrow that comes this way.
fn head(xml: &mut Xml, tip: Point, way: Point, size: f64) {
    let back = way * (-size / way.length().max(f64::EPSILON));
    let aside = back.across() * (size * 0.7);
    stroke(xml, &path(&[tip + back + aside, tip, tip + back - aside]), GREY, 3.0, "");
}

fn path(points: &[Point]) -> String {
    let points: Vec<String> =
        points.iter().map(|at| format!("{} {}", Num(at.x), Num(at.y))).collect();
    format!("M{}", points.join("L"))
}

/// A ring around one cell, or around cells in a row or a column; around each where they are neither.
fn pill(xml: &mut Xml, cells: &[Cell]) {
    let is_line =
        |index: fn(Cell) -> usize| cells.windows(2).all(|pair| index(pair[0]) == index(pair[1]));
    let groups: Vec<&[Cell]> = if is_line(Cell::row_index) || is_line(Cell::column_index) {
        vec![cells]
    } else {
        cells.chunks(1).collect()
    };
    for group in groups {
        let middles = || group.iter().map(|cell| place::middle(*cell));
        let least = |n: fn(Point) -> f64| middles().map(n).fold(f64::INFINITY, f64::min);
        let most = |n: fn(Point) -> f64| middles().map(n).fold(0.0, f64::max);
        let (x, y) = (least(|at| at.x), least(|at| at.y));
        let tag = xml.element("rect").at("fill", "none").at("stroke", GREY);
        let tag = tag.at("stroke-opacity", ".8").at("stroke-width", Num(2.4));
        let tag = tag.at("x", Num(x - CIRCLE)).at("y", Num(y - CIRCLE)).at("rx", Num(CIRCLE));
        let tag = tag.at("width", Num(most(|at| at.x) - x + 2.0 * CIRCLE));
        tag.at("height", Num(most(|at| at.y) - y + 2.0 * CIRCLE)).empty();
    }
}

/// A sum outside the grid, and a small arrow from it to the corner where its diagonal begins.
fn little_killer(xml: &mut Xml, total: u16, cells: &[Cell]) {
    let [first, second, ..] = cells else { return };
    let way = (place::middle(*second) - place::middle(*first)) * (1.0 / CELL);
    let corner = place::middle(*first) - way * (CELL / 2.0);
    // The label of a column is beside the clue above the grid, that of a row above or below it at the sides.
    let is_above = corner.y <= TOP;
    let aside = if is_above { Point { x: 14.0, y: 13.5 } } else { Point { x: 17.5, y: 9.0 } };
    let at = corner - Point { x: way.x * aside.x, y: way.y * aside.y };
    letters(xml, at, 12.0, &total.to_string());
    let tip = corner - way * 1.5;
    stroke(xml, &path(&[tip - way * 6.5, tip]), GREY, 1.8, "");
    head(xml, tip, way, 4.5);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(names: &[&str]) -> Vec<usize> {
        let cells = names.iter().map(|name| name.parse::<Cell>().expect("a cell")).collect();
        let mut corners: Vec<usize> = outline(cells).iter().map(Vec::len).collect();
        corners.sort_unstable();
        corners
    }

    #[test]
    fn a_cage_has_one_way_around_and_one_more_for_each_hole() {
        assert_eq!(around(&["r1c1"]), [4]);
        // A point more where two cells meet.
        assert_eq!(around(&["r1c1", "r1c2"]), [6]);
        assert_eq!(around(&["r1c1", "r1c2", "r2c1"]), [8]);
        assert_eq!(around(&["r1c1", "r2c2"]), [4, 4]);
        let ring = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c3", "r3c1", "r3c2", "r3c3"];
        assert_eq!(around(&ring), [4, 12]);
        assert_eq!(outline(CellSet::EMPTY), [[]; 0]);
    }
}
