//! Points, and how a plane looks from aside.

/// A place in an image, in pixels from its upper left one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// The point on the way to another: 0 is this one, 1 the other.
    pub(crate) fn towards(self, other: Self, part: f32) -> Self {
        Self { x: self.x + (other.x - self.x) * part, y: self.y + (other.y - self.y) * part }
    }
}

/// How the unit square is seen as a quadrilateral.
///
/// Source: P. S. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    x: [f32; 3],
    y: [f32; 3],
    w: [f32; 2],
}

impl View {
    /// The view with these corners: upper left, upper right, lower right, lower left. None when three are on a line.
    pub(crate) fn onto([a, b, c, d]: [Point; 4]) -> Option<Self> {
        let (dx1, dy1) = (b.x - c.x, b.y - c.y);
        let (dx2, dy2) = (d.x - c.x, d.y - c.y);
        let (sx, sy) = (a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y);
        let all = dx1 * dy2 - dx2 * dy1;
        if all.abs() < 1.0 {
            return None;
        }
        let right = (sx * dy2 - dx2 * sy) / all;
        let down = (dx1 * sy - sx * dy1) / all;
        Some(Self {
            x: [b.x - a.x + right * b.x, d.x - a.x + down * d.x, a.x],
            y: [b.y - a.y + right * b.y, d.y - a.y + down * d.y, a.y],
            w: [right, down],
        })
    }

    /// Where a point of the square is seen.
    pub(crate) fn of(&self, u: f32, v: f32) -> Point {
        let w = self.w[0] * u + self.w[1] * v + 1.0;
        Point {
            x: (self.x[0] * u + self.x[1] * v + self.x[2]) / w,
            y: (self.y[0] * u + self.y[1] * v + self.y[2]) / w,
        }
    }
}
