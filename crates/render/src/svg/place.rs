//! Where things are.

use core::ops::{Add, Mul, Sub};

use ninerooks_board::{Candidate, Cell, House, HouseKind};

/// The width of the picture.
pub(super) const WIDTH: f64 = 600.0;
/// The height of the grid with its labels.
pub(super) const HEIGHT: f64 = TOP + 9.0 * CELL + 14.0;
/// The room for labels, on the left and as much on the right.
pub(super) const LEFT: f64 = 30.0;
/// The room for labels above.
pub(super) const TOP: f64 = 24.0;
/// The width of a cell.
pub(super) const CELL: f64 = 60.0;
/// The way from one candidate of a cell to the next.
pub(super) const STEP: f64 = 18.6;
/// The size of the mark around a candidate.
pub(super) const MARK: f64 = 8.3;

/// A point, or the way from one to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Point {
    pub(super) fn length(self) -> f64 {
        // A root is the same on every machine, `hypot` need not be.
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// The way that has a right angle to this one and the length 1.
    pub(super) fn across(self) -> Self {
        Self { x: -self.y, y: self.x } * (1.0 / self.length().max(f64::EPSILON))
    }

    /// How far it is to the nearest point of the line from `a` to `b`.
    pub(super) fn distance(self, a: Self, b: Self) -> f64 {
        let (way, to) = (b - a, self - a);
        let square = (way.x * way.x + way.y * way.y).max(f64::EPSILON);
        let along = ((to.x * way.x + to.y * way.y) / square).clamp(0.0, 1.0);
        (to - way * along).length()
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Mul<f64> for Point {
    type Output = Self;

    fn mul(self, factor: f64) -> Self {
        Self { x: self.x * factor, y: self.y * factor }
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Rect {
    /// Where it ends on the right.
    #[cfg(feature = "pdf")]
    pub(crate) fn right(self) -> f64 {
        self.x + self.width
    }

    /// Where it ends below.
    #[cfg(feature = "pdf")]
    pub(crate) fn bottom(self) -> f64 {
        self.y + self.height
    }

    /// The same, smaller by `by` on every side.
    pub(crate) fn inset(self, by: f64) -> Self {
        let Self { x, y, width, height } = self;
        Self { x: x + by, y: y + by, width: width - 2.0 * by, height: height - 2.0 * by }
    }
}

/// A small number as a length.
pub(crate) fn length(index: usize) -> f64 {
    u32::try_from(index).map_or(0.0, f64::from)
}

/// The cell.
pub(super) fn cell(cell: Cell) -> Rect {
    let (x, y) = (length(cell.column_index()), length(cell.row_index()));
    Rect { x: LEFT + x * CELL, y: TOP + y * CELL, width: CELL, height: CELL }
}

/// The middle of the cell.
pub(super) fn middle(at: Cell) -> Point {
    let Rect { x, y, .. } = cell(at);
    Point { x: x + CELL / 2.0, y: y + CELL / 2.0 }
}

/// The place of a candidate in its cell: 1 to 9 as on a telephone.
pub(super) fn candidate(candidate: Candidate) -> Point {
    let digit = candidate.digit().index();
    let way = Point { x: length(digit % 3) - 1.0, y: length(digit / 3) - 1.0 };
    middle(candidate.cell()) + way * STEP
}

/// The nearest point that is so far inside the board.
pub(super) fn inside(at: Point, by: f64) -> Point {
    Point {
        x: at.x.clamp(LEFT + by, LEFT + 9.0 * CELL - by),
        y: at.y.clamp(TOP + by, TOP + 9.0 * CELL - by),
    }
}

/// The house.
pub(super) fn house(house: House) -> Rect {
    let [first, last] = [0, 8].map(|position| cell(house.cell(position)));
    Rect { width: last.x + CELL - first.x, height: last.y + CELL - first.y, ..first }
}

/// Where the label of a row or a column stands, in the middle.
pub(super) fn label(line: House) -> Option<Point> {
    let Rect { x, y, width, height } = house(line);
    match line.kind() {
        HouseKind::Row => Some(Point { x: x - 14.0, y: y + height / 2.0 }),
        HouseKind::Column => Some(Point { x: x + width / 2.0, y: y - 11.0 }),
        HouseKind::Block => None,
    }
}
