//! Multi-sector locked sets: the unsolved cells where some rows cross some columns. Each digit that they have needs a
//! number of rows, of columns or of boxes that hold all its places among the cells: the smallest of the three is how
//! often it can be true in them. If these numbers sum to the number of cells, each digit is true that often, in the
//! houses that it needs, and nowhere else in these.
//!
//! The test, and which crossings are tried, are those of Sudoku Studio. Sources: "SET", "multifish", David P. Bird's
//! "multi-sector locked sets", Players' forum 2012.

use ninerooks_board::{CellSet, Digit, DigitSet, Grid, House, HouseKind};
use ninerooks_step::{Finding, HouseDigits};

use super::{locked, same_chute};
use crate::{Findings, Flow, Forms, Position};

const KINDS: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Block];

/// The smallest first, then those that eliminate most, then by rows and columns. Where a digit may be covered by houses
/// of several kinds, those that eliminate most; all of them where all forms are wanted.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let mut hits: Vec<(usize, usize, Finding)> = Vec::new();
    crossings(position, |cells| {
        if hits.first().is_none_or(|(size, ..)| !found.wants_one() || cells.len() <= *size) {
            for finding in findings(grid, cells, found.forms()) {
                hits.push((cells.len(), 729 - finding.actions.len(), finding));
            }
            if found.wants_one() {
                hits.sort_by_key(|(size, rest, _)| (*size, *rest));
                hits.truncate(1);
            }
        }
    });
    hits.sort_by_key(|(size, rest, _)| (*size, *rest));
    let mut shown = Vec::new();
    for (.., finding) in hits {
        if !shown.contains(&finding.actions) {
            shown.push(finding.actions.clone());
            found.push(finding)?;
        }
    }
    Flow::Continue(())
}

/// The lines of a crossing, as bits: three to five, not all in one chute.
fn lines() -> Vec<u16> {
    let is_wide = |bits: &u16| {
        let first = bits.trailing_zeros() as usize;
        (0..9).any(|line| bits >> line & 1 == 1 && !same_chute(first, line))
    };
    (1..512u16).filter(|bits| (3..=5).contains(&bits.count_ones())).filter(is_wide).collect()
}

/// Visits the crossings that pass the test: the unsolved cells of each. Each of 74,601 is tried.
fn crossings(position: &Position, mut visit: impl FnMut(CellSet)) {
    let unsolved = position.grid().unsolved();
    let open = unsolved.rows();
    let places = Digit::ALL.map(|digit| position.lines(digit, HouseKind::Row));
    let lines = lines();
    for &rows in &lines {
        let chosen: Vec<usize> = (0..9).filter(|row| rows >> row & 1 == 1).collect();
        let digits = places.map(|of| Reduced::new(&of, &chosen));
        for &columns in &lines {
            let sides = [chosen.len(), columns.count_ones() as usize];
            let size = sides[0] * sides[1];
            let solved = if size < 12 { 1 } else { 2 };
            let cells: u32 = chosen.iter().map(|row| (open[*row] & columns).count_ones()).sum();
            if sides[0].abs_diff(sides[1]) > 1
                || sides == [5, 5]
                || (cells as usize) + solved < size
            {
                continue;
            }
            let mut left = cells;
            let fits = digits.iter().all(|digit| {
                let least = digit.least(columns);
                let fits = least <= left;
                left = left.saturating_sub(least);
                fits
            });
            if fits && left == 0 {
                let rows: CellSet =
                    chosen.iter().fold(CellSet::EMPTY, |all, row| all | House::row(*row).cells());
                let across = (0..9).filter(|column| columns >> column & 1 == 1);
                let across =
                    across.fold(CellSet::EMPTY, |all, column| all | House::column(column).cells());
                visit(rows & across & unsolved);
            }
        }
    }
}

/// A digit's places in some rows.
struct Reduced {
    /// The columns of each row.
    rows: [u16; 5],
    /// The columns of each band.
    bands: [u16; 3],
    columns: u16,
}

impl Reduced {
    fn new(places: &[u16; 9], chosen: &[usize]) -> Self {
        let (mut rows, mut bands, mut columns) = ([0; 5], [0; 3], 0);
        for (own, &row) in rows.iter_mut().zip(chosen) {
            *own = places[row];
            bands[row / 3] |= places[row];
            columns |= places[row];
        }
        Self { rows, bands, columns }
    }

    /// The fewest houses of one kind that hold all places in these columns.
    fn least(&self, columns: u16) -> u32 {
        let in_columns = (self.columns & columns).count_ones();
        if in_columns < 2 {
            return in_columns;
        }
        let in_rows: u32 = self.rows.iter().map(|row| u32::from(row & columns != 0)).sum();
        let stacks = |bits: u16| {
            u32::from(bits & 0o7 != 0) + u32::from(bits & 0o70 != 0) + u32::from(bits & 0o700 != 0)
        };
        let in_blocks: u32 = self.bands.iter().map(|band| stacks(band & columns)).sum();
        in_columns.min(in_rows).min(in_blocks)
    }
}

/// What cells that pass the test eliminate.
fn findings(grid: &Grid, cells: CellSet, forms: Forms) -> Vec<Finding> {
    // For each digit the ways to cover its places, those first that eliminate most.
    let ways = Digit::ALL.map(|digit| {
        let own = grid.places(digit) & cells;
        let of = |kind: HouseKind| {
            House::all()
                .filter(|house| house.kind() == kind && !own.is_disjoint(house.cells()))
                .collect::<Vec<House>>()
        };
        let mut ways: Vec<Vec<House>> = KINDS.into_iter().map(of).collect();
        let least = ways.iter().map(Vec::len).min();
        ways.retain(|way| Some(way.len()) == least);
        let gone = |way: &Vec<House>| {
            let covered = way.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
            ((grid.places(digit) & covered) - own).len()
        };
        ways.sort_by_key(|way| core::cmp::Reverse(gone(way)));
        ways
    });
    let rounds = if forms == Forms::All { KINDS.len() } else { 1 };
    let mut all = Vec::new();
    for round in 0..rounds {
        let mut links = [DigitSet::EMPTY; 27];
        for (digit, ways) in Digit::ALL.into_iter().zip(&ways) {
            for house in ways.get(round).or(ways.first()).into_iter().flatten() {
                links[house.index()].insert(digit);
            }
        }
        let links = House::all().zip(links).filter(|(_, digits)| !digits.is_empty());
        let links = links.map(|(house, digits)| HouseDigits { house, digits }).collect();
        all.extend(locked(grid, cells, links));
    }
    all
}
