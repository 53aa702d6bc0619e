//! Multi-sector locked sets: the unsolved cells where some rows cross some columns. Each digit that they have needs a
//! number of rows, of columns or of boxes that hold all its places among the cells: the smallest of the three is how
//! often it can be true in them. If these numbers sum to the number of cells, each digit is true that often, in the
//! houses that it needs, and nowhere else in these.
//!
//! A digit that needs three houses of one kind or more may need fewer of several kinds: a row and a box. Such *mixed*
//! sets are a second search, for they are rarer and harder to see. No digit needs fewer than two then, which sorts out most
//! crossings by a sum.
//!
//! The test, and which crossings are tried, are those of Sudoku Studio, but for the mixed ones. Sources: "SET", "multifish", David P. Bird's
//! "multi-sector locked sets", Players' forum 2012.

use ninerooks_board::{CellSet, Digit, DigitSet, Grid, House, HouseKind};
use ninerooks_step::{Finding, HouseDigits};

use super::{locked, same_chute};
use crate::{Findings, Flow, Forms, Position};

const KINDS: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Block];

/// Whether digits need houses of one kind each, or some fewer of several kinds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Covers {
    OneKind,
    Mixed,
}

/// Those with houses of one kind for each digit first, then the smallest, then those that eliminate most, then by rows
/// and columns. Where a digit may be covered in several ways, the one that eliminates most; all of them where all forms
/// are wanted.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
    let mut shown = Vec::new();
    for covers in [Covers::OneKind, Covers::Mixed] {
        for finding in of_kind(position, covers, found) {
            if !shown.contains(&finding.actions) {
                shown.push(finding.actions.clone());
                found.push(finding)?;
            }
        }
    }
    Flow::Continue(())
}

fn of_kind(position: &Position, covers: Covers, found: &Findings) -> Vec<Finding> {
    let grid = position.grid();
    let mut hits: Vec<(usize, usize, Finding)> = Vec::new();
    crossings(position, covers, |cells| {
        if hits.first().is_none_or(|(size, ..)| !found.wants_one() || cells.len() <= *size) {
            for finding in findings(grid, cells, covers, found.forms()) {
                hits.push((cells.len(), 729 - finding.actions.len(), finding));
            }
            if found.wants_one() {
                hits.sort_by_key(|(size, rest, _)| (*size, *rest));
                hits.truncate(1);
            }
        }
    });
    hits.sort_by_key(|(size, rest, _)| (*size, *rest));
    hits.into_iter().map(|(.., finding)| finding).collect()
}

/// The lines of a crossing, as bits: three to five, not all in one chute.
fn lines() -> Vec<u16> {
    let is_wide = |bits: &u16| {
        let first = bits.trailing_zeros() as usize;
        (0..9).any(|line| bits >> line & 1 == 1 && !same_chute(first, line))
    };
    (1..512u16).filter(|bits| (3..=5).contains(&bits.count_ones())).filter(is_wide).collect()
}

/// Visits the crossings that pass the test: the unsolved cells of each. Each of 74,601 is tried. Of mixed ones those that
/// may pass it, as far as their numbers say.
fn crossings(position: &Position, covers: Covers, mut visit: impl FnMut(CellSet)) {
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
            if fits(&digits, columns, cells, covers) {
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

/// Whether the numbers of houses sum to the number of cells; of mixed ones, whether they may.
fn fits(digits: &[Reduced], columns: u16, cells: u32, covers: Covers) -> bool {
    let (mut left, mut saved) = (cells, 0);
    let is_possible = digits.iter().all(|digit| {
        let least = digit.least(columns);
        let need = if covers == Covers::Mixed { least.min(2) } else { least };
        saved += least - need;
        let fits = need <= left;
        left = left.saturating_sub(need);
        fits
    });
    match covers {
        Covers::OneKind => is_possible && left == 0,
        // With one kind each they would be too many, and the first search has the others.
        Covers::Mixed => is_possible && left < saved,
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

/// The ways to cover places by the fewest houses of one kind.
fn of_one_kind(places: CellSet) -> Vec<Vec<House>> {
    let of = |kind: HouseKind| {
        House::all()
            .filter(|house| house.kind() == kind && !places.is_disjoint(house.cells()))
            .collect::<Vec<House>>()
    };
    let mut ways: Vec<Vec<House>> = KINDS.into_iter().map(of).collect();
    let least = ways.iter().map(Vec::len).min();
    ways.retain(|way| Some(way.len()) == least);
    ways
}

/// The ways to cover places by the fewest houses; those of one kind, if others are not fewer.
fn of_any_kind(places: CellSet) -> Vec<Vec<House>> {
    let plain = of_one_kind(places);
    let least = plain.first().map_or(0, Vec::len);
    for most in 2..least {
        let mut ways = Vec::new();
        cover(places, most, &mut Vec::new(), &mut ways);
        for way in &mut ways {
            way.sort_unstable();
        }
        ways.sort_unstable();
        ways.dedup();
        if !ways.is_empty() {
            return ways;
        }
    }
    plain
}

/// Covers the first place by each of its houses, then the rest: at most 3 to the power of `most` ways, which is 4 or
/// less.
fn cover(places: CellSet, most: usize, way: &mut Vec<House>, ways: &mut Vec<Vec<House>>) {
    let Some(first) = places.first() else {
        ways.push(way.clone());
        return;
    };
    if most > 0 {
        for house in first.houses() {
            way.push(house);
            cover(places - house.cells(), most - 1, way, ways);
            way.pop();
        }
    }
}

/// What cells that pass the test eliminate.
fn findings(grid: &Grid, cells: CellSet, covers: Covers, forms: Forms) -> Vec<Finding> {
    // For each digit the ways to cover its places, those first that eliminate most.
    let mut ways = Digit::ALL.map(|digit| match covers {
        Covers::OneKind => of_one_kind(grid.places(digit) & cells),
        Covers::Mixed => of_any_kind(grid.places(digit) & cells),
    });
    let needed: usize = ways.iter().filter_map(|ways| ways.first()).map(Vec::len).sum();
    if needed != cells.len() {
        return Vec::new();
    }
    for (digit, ways) in Digit::ALL.into_iter().zip(&mut ways) {
        let places = grid.places(digit);
        let gone = |way: &Vec<House>| {
            let covered = way.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
            ((places & covered) - cells).len()
        };
        ways.sort_by_key(|way| core::cmp::Reverse(gone(way)));
    }
    let most = ways.iter().map(Vec::len).max().unwrap_or_default();
    let rounds = if forms == Forms::All { most } else { 1 };
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
