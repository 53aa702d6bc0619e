//! Where cells are: houses in the order in which Sudoku Explainer has them, peers, subsets.
//!
//! Houses are numbered 0–8 boxes, 9–17 rows, 18–26 columns. Cells are in reading order.

use ninerooks_board::{Cell, House};

/// Kinds of houses in the order of singles and subsets: boxes, columns, rows.
pub(crate) const HOUSE_ORDER: [usize; 27] = house_order();

/// The cells of each house, in the order of positions.
pub(crate) static HOUSES: [[usize; 9]; 27] = houses();

/// The box, row and column of each cell.
pub(crate) static HOUSES_OF: [[usize; 3]; 81] = houses_of();

/// The position of each cell in its box, row and column.
pub(crate) static PLACE_OF: [[usize; 3]; 81] = place_of();

/// The peers of each cell: box first, then row, then column, each once.
pub(crate) static PEERS: [[usize; 20]; 81] = peers();

/// The peers of each cell as bits.
pub(crate) static SEES: [u128; 81] = sees();

/// The positions of each house that are in another one.
pub(crate) static COMMON: [[u16; 27]; 27] = common();

/// The cells of each house as bits.
pub(crate) static HOUSE_BITS: [u128; 27] = house_bits();

const fn house_order() -> [usize; 27] {
    let mut order = [0; 27];
    let mut i = 0;
    while i < 9 {
        order[i] = i;
        order[9 + i] = 18 + i;
        order[18 + i] = 9 + i;
        i += 1;
    }
    order
}

const fn houses() -> [[usize; 9]; 27] {
    let mut table = [[0; 9]; 27];
    let mut i = 0;
    while i < 9 {
        let mut j = 0;
        while j < 9 {
            table[i][j] = (i / 3 * 3 + j / 3) * 9 + i % 3 * 3 + j % 3;
            table[9 + i][j] = i * 9 + j;
            table[18 + i][j] = j * 9 + i;
            j += 1;
        }
        i += 1;
    }
    table
}

const fn houses_of() -> [[usize; 3]; 81] {
    let mut table = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        table[cell] = [row / 3 * 3 + column / 3, 9 + row, 18 + column];
        cell += 1;
    }
    table
}

const fn place_of() -> [[usize; 3]; 81] {
    let mut table = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        table[cell] = [row % 3 * 3 + column % 3, column, row];
        cell += 1;
    }
    table
}

const fn peers() -> [[usize; 20]; 81] {
    let mut table = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut seen: u128 = 1 << cell;
        let mut count = 0;
        let mut kind = 0;
        while kind < 3 {
            let mut i = 0;
            while i < 9 {
                let other = HOUSES[HOUSES_OF[cell][kind]][i];
                if seen >> other & 1 == 0 {
                    seen |= 1 << other;
                    table[cell][count] = other;
                    count += 1;
                }
                i += 1;
            }
            kind += 1;
        }
        cell += 1;
    }
    table
}

const fn sees() -> [u128; 81] {
    let mut table = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        table[cell] = Cell::from_index(cell).peers().bits();
        cell += 1;
    }
    table
}

const fn house_bits() -> [u128; 27] {
    let mut table = [0; 27];
    let mut i = 0;
    while i < 9 {
        table[i] = House::block(i).cells().bits();
        table[9 + i] = House::row(i).cells().bits();
        table[18 + i] = House::column(i).cells().bits();
        i += 1;
    }
    table
}

const fn common() -> [[u16; 27]; 27] {
    let mut table = [[0; 27]; 27];
    let mut first = 0;
    while first < 27 {
        let mut second = 0;
        while second < 27 {
            let mut place = 0;
            while place < 9 {
                if HOUSE_BITS[second] >> HOUSES[first][place] & 1 == 1 {
                    table[first][second] |= 1 << place;
                }
                place += 1;
            }
            second += 1;
        }
        first += 1;
    }
    table
}

/// The indices of the bits of a mask, in increasing order.
pub(crate) fn bits(mask: u16) -> impl Iterator<Item = usize> + Clone {
    let mut left = mask;
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        Some(bit)
    })
}

/// The cells of a set, in reading order.
pub(crate) fn cells(mask: u128) -> impl Iterator<Item = usize> + Clone {
    let mut left = mask;
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        Some(bit)
    })
}

/// The subsets of `size` of the first `of` numbers, as masks in increasing order: {0,1} {0,2} {1,2} {0,3} …
pub(crate) fn subsets(size: usize, of: usize) -> impl Iterator<Item = u32> {
    let first = (1_u32 << size) - 1;
    let mut next = (size <= of).then_some(first);
    core::iter::from_fn(move || {
        let mask = next?;
        // Gosper's hack: the next larger number with as many bits.
        let low = mask & mask.wrapping_neg();
        let up = mask + low;
        let after = ((mask ^ up) >> 2).checked_div(low).map(|moved| up | moved);
        next = after.filter(|&after| after < 1 << of);
        Some(mask)
    })
}
