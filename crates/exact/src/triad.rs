//! Triads: the three cells that a box shares with a row (a mini-row) or a column (a mini-column).
//!
//! A digit has 27 mini-rows and 27 mini-columns, so each kind fits a word, seen as a cube of
//! 3 × 3 × 3 bits: bit `9x + 3y + z` stands at (x, y, z).
//!
//! * mini-rows: x = row within the band, y = box within the band, z = band;
//! * mini-columns: x = band, y = stack, z = column within the stack.
//!
//! A turn moves every bit one or two places back along an axis, modulo three.

const EVERY_THIRD: u32 = 0o111_111_111;

/// The mini-rows that hold a cell.
#[inline]
pub(crate) fn minirows(bands: [u32; 3]) -> u32 {
    let of_band = |cells: u32| (cells | cells >> 1 | cells >> 2) & EVERY_THIRD;
    of_band(bands[0]) | of_band(bands[1]) << 1 | of_band(bands[2]) << 2
}

/// The mini-rows that hold two cells or three.
#[inline]
pub(crate) fn crowded_minirows(bands: [u32; 3]) -> u32 {
    let of_band = |cells: u32| {
        let (second, third) = (cells >> 1, cells >> 2);
        (cells & (second | third) | second & third) & EVERY_THIRD
    };
    of_band(bands[0]) | of_band(bands[1]) << 1 | of_band(bands[2]) << 2
}

/// The cells of mini-rows, band by band.
#[inline]
pub(crate) fn minirow_cells(minirows: u32) -> [u32; 3] {
    [0, 1, 2].map(|band| {
        let first = minirows >> band & EVERY_THIRD;
        first | first << 1 | first << 2
    })
}

/// The mini-columns that hold a cell.
#[inline]
pub(crate) fn minicolumns(bands: [u32; 3]) -> u32 {
    let of_band = |cells: u32| (cells | cells >> 9 | cells >> 18) & 0o777;
    of_band(bands[0]) | of_band(bands[1]) << 9 | of_band(bands[2]) << 18
}

/// The cells of mini-columns, band by band.
#[inline]
pub(crate) fn minicolumn_cells(minicolumns: u32) -> [u32; 3] {
    [0, 9, 18].map(|shift| {
        let first = minicolumns >> shift & 0o777;
        first | first << 9 | first << 18
    })
}

/// One place along x. Bits above the 27th may come out set.
#[inline]
fn turn_x(m: u32) -> u32 {
    m >> 9 | m << 18
}

/// One and two places along y: the other two boxes of a mini-row's row.
#[inline]
pub(crate) fn turns_y(m: u32) -> [u32; 2] {
    [
        m >> 3 & 0o077_077_077 | m << 6 & 0o700_700_700,
        m >> 6 & 0o007_007_007 | m << 3 & 0o770_770_770,
    ]
}

/// One and two places along z: the other two columns of a mini-column's box.
#[inline]
pub(crate) fn turns_z(m: u32) -> [u32; 2] {
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
#[inline]
pub(crate) fn choosable(m: u32, turned: [u32; 2]) -> u32 {
    let [one, two] = turned;
    m & turn_x(one & turn_x(two) | two & turn_x(one))
}
