//! The 46,656 rookeries.

use core::{fmt, str::FromStr};

use crate::{Cell, CellSet, NameError};

/// A rookery, also called pattern or template: nine cells, one in each row, column and box. It is
/// the way in which one digit can stand in a solved grid. There are 36³ = 46,656.
///
/// Its name is the six-digit label of Myth Jellies' POM-Space, `uvwxyz`, from `000000` to `888333`.
/// The digits u, v, w (0 to 8) are the cells taken in boxes 1, 5 and 9, counted row by row. The
/// digits x, y, z (0 to 3) are the cells taken in boxes 2, 6 and 7, counted from the crossing of
/// the row and the column which are taken already: k/2 + 1 rows down and k mod 2 + 1 columns
/// right, cyclically within the box. Boxes 3, 4 and 8 have no choice left. The order of the labels
/// is the order of the type.
///
/// ```
/// use ninerooks_board::Rookery;
/// let rookery: Rookery = "536121".parse()?;
/// assert_eq!(rookery.cells().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" "),
///     "r1c9 r2c3 r3c6 r4c8 r5c4 r6c1 r7c2 r8c5 r9c7");
/// assert_eq!(Rookery::from_cells(rookery.cells()), Some(rookery));
/// assert_eq!(Rookery::all().len(), 46_656);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rookery(u16);

impl Rookery {
    /// How many there are.
    pub const COUNT: usize = 46_656;

    /// All of them, in the order of their labels.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..46_656).map(Self)
    }

    /// The rookery with this index, 0..46,656.
    ///
    /// # Panics
    /// When `index` is 46,656 or more.
    #[allow(clippy::cast_possible_truncation)] // below 46,656
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "a rookery index is 0..46,656");
        Self(index as u16)
    }

    /// The index, 0..46,656, in the order of the labels.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The six digits u, v, w, x, y, z of the label.
    pub const fn label(self) -> [u8; 6] {
        // The remainders keep each below 9 or 4.
        #[allow(clippy::cast_possible_truncation)]
        const fn digit(value: u16, base: u16) -> u8 {
            (value % base) as u8
        }
        let i = self.0;
        [
            digit(i / 5184, 9),
            digit(i / 576, 9),
            digit(i / 64, 9),
            digit(i / 16, 4),
            digit(i / 4, 4),
            digit(i, 4),
        ]
    }

    /// The rookery with this label; none when one of u, v, w is above 8 or one of x, y, z above 3.
    pub fn from_label(label: [u8; 6]) -> Option<Self> {
        let (corners, rest) = label.split_at(3);
        if corners.iter().any(|&digit| digit > 8) || rest.iter().any(|&digit| digit > 3) {
            return None;
        }
        let index = corners.iter().fold(0, |index, &digit| index * 9 + u16::from(digit));
        Some(Self(rest.iter().fold(index, |index, &digit| index * 4 + u16::from(digit))))
    }

    /// Its nine cells.
    #[allow(clippy::many_single_char_names)] // the label's own
    pub fn cells(self) -> CellSet {
        let [u, v, w, x, y, z] = self.label().map(usize::from);
        let corner = |k: usize| [k / 3, k % 3];
        let (u, v, w) = (corner(u), corner(v), corner(w));
        let x = step([u[0], v[1]], x);
        let y = step([v[0], w[1]], y);
        let z = step([w[0], u[1]], z);
        // Three cells of a band are in three rows, which sum to 3 here; so are columns of a stack.
        let third = |a: usize, b: usize| 3 - a - b;
        let boxes = [
            u,
            x,
            [third(u[0], x[0]), third(w[1], y[1])],
            [third(v[0], y[0]), third(u[1], z[1])],
            v,
            y,
            z,
            [third(w[0], z[0]), third(v[1], x[1])],
            w,
        ];
        (0..9).map(|b| Cell::at(b / 3 * 3 + boxes[b][0], b % 3 * 3 + boxes[b][1])).collect()
    }

    /// The rookery of these cells; none unless they are nine, one in each row, column and box.
    #[allow(clippy::many_single_char_names)] // the label's own
    pub fn from_cells(cells: CellSet) -> Option<Self> {
        let mut boxes = [[0; 2]; 9];
        let (mut rows, mut columns, mut blocks) = (0u16, 0u16, 0u16);
        for cell in cells {
            boxes[cell.block_index()] = [cell.row_index() % 3, cell.column_index() % 3];
            rows |= 1 << cell.row_index();
            columns |= 1 << cell.column_index();
            blocks |= 1 << cell.block_index();
        }
        if cells.len() != 9 || [rows, columns, blocks] != [0x1FF; 3] {
            return None;
        }
        let [u, x, _, _, v, y, z, _, w] = boxes;
        let corners = [u, v, w].iter().fold(0, |index, at| index * 9 + at[0] * 3 + at[1]);
        let index = [([u[0], v[1]], x), ([v[0], w[1]], y), ([w[0], u[1]], z)]
            .into_iter()
            .fold(corners, |index, (from, to)| index * 4 + steps(from, to));
        Some(Self::from_index(index))
    }
}

/// The cell `k` steps from a crossing: k/2 + 1 rows down, k mod 2 + 1 columns right, cyclically.
const fn step(from: [usize; 2], k: usize) -> [usize; 2] {
    [(from[0] + k / 2 + 1) % 3, (from[1] + k % 2 + 1) % 3]
}

/// How far `to` is from the crossing `from`: the inverse of [`step`]. They share no row or column.
const fn steps(from: [usize; 2], to: [usize; 2]) -> usize {
    (to[0] + 2 - from[0]) % 3 * 2 + (to[1] + 2 - from[1]) % 3
}

impl fmt::Display for Rookery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.label().iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl fmt::Debug for Rookery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Rookery {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let label = <[u8; 6]>::try_from(text.as_bytes())
            .ok()
            .and_then(|label| Self::from_label(label.map(|byte| byte.wrapping_sub(b'0'))));
        label.ok_or(NameError { expected: "a rookery's label, 000000 to 888333 such as 536121" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_is_a_rookery_and_back() {
        let mut seen = vec![0; 81];
        for (index, rookery) in Rookery::all().enumerate() {
            let cells = rookery.cells();
            assert_eq!((rookery.index(), cells.len()), (index, 9));
            assert_eq!(Rookery::from_cells(cells), Some(rookery));
            assert_eq!(rookery.to_string().parse(), Ok(rookery));
            cells.for_each(|cell| seen[cell.index()] += 1);
        }
        assert_eq!(seen, [5184; 81]);
    }

    #[test]
    fn what_is_no_rookery_is_refused() {
        let cells = Rookery::from_index(0).cells();
        let first = cells.first().expect("nine cells");
        assert_eq!(Rookery::from_cells(cells.without(first)), None);
        assert_eq!(Rookery::from_cells(cells.without(first).with(Cell::at(0, 1))), None);
        for text in ["", "00000", "0000000", "900000", "000400", "00000/", "00000é"] {
            assert!(text.parse::<Rookery>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_grids_of_the_pom_space_post() {
        let cells = |label: &str| label.parse::<Rookery>().expect("a label").cells().to_string();
        let names = |label: &str| {
            let rookery: Rookery = label.parse().expect("a label");
            rookery.cells().map(|cell| cell.column_index() + 1).collect::<Vec<_>>()
        };
        assert_eq!(names("000000"), [1, 5, 9, 4, 8, 3, 7, 2, 6]);
        assert_eq!(names("000001"), [1, 5, 9, 4, 8, 2, 7, 3, 6]);
        assert_eq!(names("000002"), [1, 5, 9, 4, 8, 3, 7, 6, 2]);
        // uvw = 246: box 2 from the crossing r1c5, box 6 from r5c7, box 7 from r9c3.
        assert_eq!(names("246000")[1], 6);
        assert_eq!(names("246111")[1], 4);
        assert!(cells("246000").contains("r6c8"), "{}", cells("246000"));
    }
}
