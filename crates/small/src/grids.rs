//! Full grids and their classes.

use std::collections::BTreeSet;

use crate::board::Board;
use crate::solutions::solutions;
use crate::state::State;

/// A class of grids: what becomes the same when rows, columns and digits are exchanged in the ways that keep the rules.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its least grid, in reading order; the first row is 0, 1, 2, …
    pub least: Vec<usize>,
    /// How many grids with that first row it has. With all first rows it has as many times the orders of the digits.
    pub size: usize,
}

/// All classes of a board, by their least grids.
///
/// ```
/// use ninerooks_small::{Board, grids::classes};
///
/// let sizes: Vec<usize> = classes(&Board::new(2, 2)).iter().map(|class| class.size).collect();
/// assert_eq!(sizes, [4, 8]); // 12 with the first row 1234, 288 in all
/// ```
pub fn classes(board: &Board) -> Vec<Class> {
    let mut first_row = State::full(board);
    for cell in 0..board.size() {
        first_row.place(board, cell, cell);
    }
    let mut open: BTreeSet<Vec<usize>> =
        solutions(board, &first_row, usize::MAX).into_iter().collect();
    let maps = symmetries(board);
    let mut out = Vec::new();
    while let Some(least) = open.first().cloned() {
        let orbit: BTreeSet<Vec<usize>> =
            maps.iter().map(|map| named(board, &least, map)).collect();
        open = &open - &orbit;
        out.push(Class { least, size: orbit.len() });
    }
    out
}

/// A grid whose cells are taken from `map`, with its digits renamed so that the first row is 0, 1, 2, …
fn named(board: &Board, grid: &[usize], map: &[usize]) -> Vec<usize> {
    let mut names = vec![0; board.size()];
    for cell in 0..board.size() {
        names[grid[map[cell]]] = cell;
    }
    map.iter().map(|&cell| names[grid[cell]]).collect()
}

/// All maps of cells that keep the houses: rows within bands, bands, columns within stacks, stacks, and on boards with
/// square boxes rows with columns. Place n of a map says where cell n comes from.
pub fn symmetries(board: &Board) -> Vec<Vec<usize>> {
    let size = board.size();
    let (box_rows, box_columns) = board.box_shape();
    let rows = line_orders(size, box_rows);
    let columns = line_orders(size, box_columns);
    let mut out = Vec::new();
    for rows in &rows {
        for columns in &columns {
            let cells = || (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
            out.push(cells().map(|(r, c)| rows[r] * size + columns[c]).collect());
            if box_rows == box_columns {
                out.push(cells().map(|(r, c)| columns[c] * size + rows[r]).collect());
            }
        }
    }
    out
}

/// The orders of lines that keep groups of `group` together.
fn line_orders(size: usize, group: usize) -> Vec<Vec<usize>> {
    let mut out = vec![Vec::new()];
    for groups in orders(size / group) {
        let mut partial = vec![Vec::new()];
        for block in groups {
            let within = orders(group);
            partial = partial
                .iter()
                .flat_map(|lines: &Vec<usize>| {
                    within.iter().map(move |order| {
                        lines
                            .iter()
                            .copied()
                            .chain(order.iter().map(|n| block * group + n))
                            .collect()
                    })
                })
                .collect();
        }
        out.extend(partial);
    }
    out.retain(|lines: &Vec<usize>| lines.len() == size);
    out
}

/// All orders of 0, 1, … below `count`.
fn orders(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut out = Vec::new();
    for order in orders(count - 1) {
        for place in 0..count {
            let mut longer = order.clone();
            longer.insert(place, count - 1);
            out.push(longer);
        }
    }
    out
}
