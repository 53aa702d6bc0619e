//! Triads: the three cells that a box shares with a row (a mini-row) or a column (a mini-column).
//!
//! A digit has 27 mini-rows and 27 mini-columns, so each kind fits a word, seen as a cube of
//! 3 × 3 × 3 bits: bit `9x + 3y + z` stands at (x, y, z).
//!
//! * mini-rows: x = row within the band, y = box within the band, z = band;
//! * mini-columns: x = band, y = stack, z = column within the stack.
//!
//! A turn moves every bit one or two places back along an axis, modulo three.

use crate::machine::Word;

const EVERY_THIRD: u32 = 0o111_111_111;

/// The mini-rows that hold a cell.
#[inline(always)]
pub(crate) fn minirows<W: Word>([top, middle, bottom]: [W; 3]) -> W {
    held(top) | held(middle) << 1 | held(bottom) << 2
}

/// The mini-rows of a band that hold a cell.
#[inline(always)]
fn held<W: Word>(cells: W) -> W {
    (cells | cells >> 1 | cells >> 2) & EVERY_THIRD
}

/// The mini-rows that hold two cells or three.
#[inline(always)]
pub(crate) fn crowded_minirows<W: Word>([top, middle, bottom]: [W; 3]) -> W {
    crowded(top) | crowded(middle) << 1 | crowded(bottom) << 2
}

/// The mini-rows of a band that hold two cells or three.
#[inline(always)]
fn crowded<W: Word>(cells: W) -> W {
    let (second, third) = (cells >> 1, cells >> 2);
    (cells & (second | third) | second & third) & EVERY_THIRD
}

/// The cells of mini-rows, band by band.
#[inline(always)]
pub(crate) fn minirow_cells<W: Word>(minirows: W) -> [W; 3] {
    [
        thrice(minirows & EVERY_THIRD, 1),
        thrice(minirows >> 1 & EVERY_THIRD, 1),
        thrice(minirows >> 2 & EVERY_THIRD, 1),
    ]
}

/// The mini-columns that hold a cell.
#[inline(always)]
pub(crate) fn minicolumns<W: Word>([top, middle, bottom]: [W; 3]) -> W {
    stood(top) | stood(middle) << 9 | stood(bottom) << 18
}

/// The mini-columns of a band that hold a cell.
#[inline(always)]
fn stood<W: Word>(cells: W) -> W {
    (cells | cells >> 9 | cells >> 18) & 0o777
}

/// The cells of mini-columns, band by band.
#[inline(always)]
pub(crate) fn minicolumn_cells<W: Word>(minicolumns: W) -> [W; 3] {
    [
        thrice(minicolumns & 0o777, 9),
        thrice(minicolumns >> 9 & 0o777, 9),
        thrice(minicolumns >> 18 & 0o777, 9),
    ]
}

/// The bits, and the same one and two steps up.
#[inline(always)]
fn thrice<W: Word>(bits: W, step: u32) -> W {
    bits | bits << step | bits << (2 * step)
}

/// One place along x. Bits above the 27th may come out set.
#[inline(always)]
fn turn_x<W: Word>(m: W) -> W {
    m >> 9 | m << 18
}

/// One and two places along x: the other two rows of a mini-row's box, or the other two boxes of a
/// mini-column's column. Bits above the 27th may come out set.
#[inline(always)]
pub(crate) fn turns_x<W: Word>(m: W) -> [W; 2] {
    [turn_x(m), m >> 18 | m << 9]
}

/// One and two places along y: the other two boxes of a mini-row's row.
#[inline(always)]
pub(crate) fn turns_y<W: Word>(m: W) -> [W; 2] {
    [
        m >> 3 & 0o077_077_077 | m << 6 & 0o700_700_700,
        m >> 6 & 0o007_007_007 | m << 3 & 0o770_770_770,
    ]
}

/// One and two places along z: the other two columns of a mini-column's box.
#[inline(always)]
pub(crate) fn turns_z<W: Word>(m: W) -> [W; 2] {
    [
        m >> 1 & 0o333_333_333 | m << 2 & 0o444_444_444,
        m >> 2 & 0o111_111_111 | m << 1 & 0o666_666_666,
    ]
}

/// Both ways of locked candidates at once. `m` holds three tables of 3 × 3 bits, with lines along x
/// and with `turned` across; three bits of each table are to be chosen, one in each line and one
/// across. This keeps the bits that occur in some choice, so none when there is no choice.
///
/// (A bit occurs in a choice when, of the four bits off its two lines, two opposite ones are set.)
#[inline(always)]
pub(crate) fn choosable<W: Word>(m: W, turned: [W; 2]) -> W {
    let [one, two] = turned;
    m & turn_x(one & turn_x(two) | two & turn_x(one))
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Cell, CellSet, House};

    use super::*;
    use crate::state::cell_set;

    fn bands(cells: CellSet) -> [u32; 3] {
        [0, 27, 54].map(|shift| u32::try_from(cells.bits() >> shift & 0x7FF_FFFF).unwrap())
    }

    /// The other cells of `line` in the box of `cell`, and `cell`.
    fn triad(cell: Cell, line: House) -> CellSet {
        line.cells() & cell.block().cells()
    }

    #[test]
    fn a_cell_is_in_the_triads_of_its_box() {
        for cell in Cell::all() {
            let row = minirows(bands(cell.into()));
            assert_eq!(row.count_ones(), 1);
            assert_eq!(cell_set(minirow_cells(row)), triad(cell, cell.row()));
            let column = minicolumns(bands(cell.into()));
            assert_eq!(column.count_ones(), 1);
            assert_eq!(cell_set(minicolumn_cells(column)), triad(cell, cell.column()));
        }
    }

    #[test]
    fn turns_go_to_the_other_triads_of_the_row_or_the_box() {
        for cell in Cell::all() {
            let row = minirows(bands(cell.into()));
            let others = turns_y(row).map(|m| cell_set(minirow_cells(m)));
            assert_eq!(others[0] | others[1], cell.row().cells() - cell.block().cells());
            assert!(others[0].is_disjoint(others[1]));
            let others = turns_x(row).map(|m| cell_set(minirow_cells(m)));
            assert_eq!(others[0] | others[1], cell.block().cells() - cell.row().cells());
            let column = minicolumns(bands(cell.into()));
            let others = turns_z(column).map(|m| cell_set(minicolumn_cells(m)));
            assert_eq!(others[0] | others[1], cell.block().cells() - cell.column().cells());
            assert!(others[0].is_disjoint(others[1]));
            let others = turns_x(column).map(|m| cell_set(minicolumn_cells(m)));
            assert_eq!(others[0] | others[1], cell.column().cells() - cell.block().cells());
        }
    }

    #[test]
    fn crowded_are_two_or_three() {
        for cells in 0..8_u32 {
            for place in 0..27 {
                let mut bands = [0; 3];
                bands[place / 9] = cells << (place % 9 * 3);
                let one = minirows(bands);
                let expected = if cells.count_ones() >= 2 { one } else { 0 };
                assert_eq!(crowded_minirows(bands), expected);
            }
        }
    }

    /// Of 3 × 3 bits those that are in some choice, tried one choice after the other.
    fn plainly_choosable(table: u32) -> u32 {
        const CHOICES: [u32; 6] = [0o124, 0o142, 0o214, 0o241, 0o412, 0o421];
        CHOICES.into_iter().filter(|choice| table & choice == *choice).fold(0, |all, one| all | one)
    }

    /// Puts the bits `3 * i + j` of a table at `i * x + j * across + rest`.
    fn put(table: u32, across: u32, rest: u32) -> u32 {
        (0..9).fold(0, |m, bit| m | (table >> bit & 1) << (bit / 3 * 9 + bit % 3 * across + rest))
    }

    #[test]
    fn choosable_is_what_some_choice_has() {
        for table in 0..512_u32 {
            let others = [table ^ 0o525, table.wrapping_mul(0o37) & 0o777];
            for (across, along) in [(3, 1), (1, 3)] {
                let cube = |f: fn(u32) -> u32| {
                    put(f(table), across, 0)
                        | put(f(others[0]), across, along)
                        | put(f(others[1]), across, 2 * along)
                };
                let m = cube(|table| table);
                let turned = if across == 3 { turns_y(m) } else { turns_z(m) };
                assert_eq!(choosable(m, turned), cube(plainly_choosable), "{table:o}");
            }
        }
    }
}
