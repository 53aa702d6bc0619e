//! The Initial POM-Space table.

use ninerooks_board::Cell;

/// For each place of a label the digits that it may have, as bits.
type Term = [u16; 6];

// The places of a label.
const U: usize = 0;
const V: usize = 1;
const W: usize = 2;
const X: usize = 3;
const Y: usize = 4;
const Z: usize = 5;

/// The labels of all rookeries through a cell, as Myth Jellies' Initial POM-Space grid writes them:
/// an asterisk for a free digit, brackets around several. A cell of boxes 1, 5 and 9 has one term,
/// any other cell four, in the order of that grid. The terms share no label.
///
/// ```
/// use ninerooks_rookery::table_row;
/// assert_eq!(table_row("r2c2".parse()?), ["4*****"]);
/// assert_eq!(table_row("r1c4".parse()?)[1], "[678][147]*1**");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn table_row(cell: Cell) -> Vec<String> {
    let (row, column) = (cell.row_index() % 3, cell.column_index() % 3);
    let (mut terms, order): (Vec<Term>, &[usize]) = match cell.block_index() {
        0 => (vec![corner(U, row * 3 + column)], &[]),
        4 => (vec![corner(V, row * 3 + column)], &[]),
        8 => (vec![corner(W, row * 3 + column)], &[]),
        1 => (chosen(row, column, [U, V, X]), &[X]),
        5 => (chosen(row, column, [V, W, Y]), &[Y]),
        6 => (chosen(row, column, [W, U, Z]), &[Z]),
        2 => (forced([(row, U, X), (column, W, Y)]), &[U, W]),
        3 => (forced([(row, V, Y), (column, U, Z)]), &[U, V]),
        _ => (forced([(row, W, Z), (column, V, X)]), &[X, W]),
    };
    terms.sort_by_key(|term| order.iter().map(|&at| term[at].trailing_zeros()).collect::<Vec<_>>());
    terms.iter().map(written).collect()
}

const FREE: Term = [0; 6];

/// A cell of boxes 1, 5 and 9 fixes one place of the label.
const fn corner(place: usize, k: usize) -> Term {
    let mut term = FREE;
    term[place] = 1 << k;
    term
}

/// A cell of boxes 2, 6 and 7 is some steps from the crossing of one corner's row and another
/// corner's column.
fn chosen(row: usize, column: usize, [across, down, own]: [usize; 3]) -> Vec<Term> {
    let term = |k: usize| {
        let mut term = FREE;
        term[across] = row_of_nine((row + 2 - k / 2) % 3);
        term[down] = column_of_nine((column + 2 - k % 2) % 3);
        term[own] = 1 << k;
        term
    };
    (0..4).map(term).collect()
}

/// The row of a cell of boxes 3, 4 and 8 is the one which a corner and a chosen cell leave; so is
/// its column. With the corner `n` + 1 lines on, the chosen cell is `n` + 1 steps from the corner.
fn forced(
    [(row, row_corner, row_chosen), (column, column_corner, column_chosen)]: [(usize, usize, usize);
        2],
) -> Vec<Term> {
    let term = |k: usize| {
        let mut term = FREE;
        term[row_corner] = row_of_nine((row + k / 2 + 1) % 3);
        term[row_chosen] = 0b0011 << (k / 2 * 2);
        term[column_corner] = column_of_nine((column + k % 2 + 1) % 3);
        term[column_chosen] = 0b0101 << (k % 2);
        term
    };
    (0..4).map(term).collect()
}

const fn row_of_nine(row: usize) -> u16 {
    0b111 << (3 * row)
}

const fn column_of_nine(column: usize) -> u16 {
    0b001_001_001 << column
}

fn written(term: &Term) -> String {
    let place = |&digits: &u16| {
        let names: String = ('0'..='8')
            .enumerate()
            .filter_map(|(i, c)| (digits >> i & 1 == 1).then_some(c))
            .collect();
        match names.len() {
            0 => "*".to_owned(),
            1 => names,
            _ => format!("[{names}]"),
        }
    };
    term.iter().map(place).collect()
}
