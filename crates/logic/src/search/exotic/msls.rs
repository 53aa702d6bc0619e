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

use ninerooks_board::{CellSet, Digit, DigitSet, Grid, House, HouseKind, HouseSet};
use ninerooks_step::{Finding, HouseDigits};

use super::{locked, same_chute};
use crate::{Findings, Flow, Forms, Position};

/// How many cells of a crossing may be solved; of those of fewer than twelve one.
const MOST_SOLVED: usize = 2;
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
    let [of_one_kind, mixed] = crossings(position);
    let mut shown = Vec::new();
    for (covers, crossings) in [(Covers::OneKind, of_one_kind), (Covers::Mixed, mixed)] {
        for finding in of_kind(position.grid(), covers, &crossings, found) {
            if !shown.contains(&finding.actions) {
                shown.push(finding.actions.clone());
                found.push(finding)?;
            }
        }
    }
    Flow::Continue(())
}

fn of_kind(grid: &Grid, covers: Covers, crossings: &[Crossing], found: &Findings) -> Vec<Finding> {
    let mut hits: Vec<(usize, usize, Finding)> = Vec::new();
    for crossing in crossings {
        let cells = crossing.cells() & grid.unsolved();
        if hits.first().is_none_or(|(size, ..)| !found.wants_one() || cells.len() <= *size) {
            for finding in findings(grid, cells, covers, found.forms()) {
                hits.push((cells.len(), 729 - finding.actions.len(), finding));
            }
            if found.wants_one() {
                hits.sort_by_key(|(size, rest, _)| (*size, *rest));
                hits.truncate(1);
            }
        }
    }
    hits.sort_by_key(|(size, rest, _)| (*size, *rest));
    hits.into_iter().map(|(.., finding)| finding).collect()
}

/// Rows and columns, as bits.
struct Crossing {
    rows: u16,
    columns: u16,
}

impl Crossing {
    fn cells(&self) -> CellSet {
        let [rows, columns] = [(HouseKind::Row, self.rows), (HouseKind::Column, self.columns)]
            .map(|(kind, bits)| HouseSet::of_kind(kind, bits).cells());
        rows & columns
    }
}

/// The lines of a crossing, as bits: three to five, not all in one chute.
fn lines() -> Vec<u16> {
    let is_wide = |bits: &u16| {
        let first = bits.trailing_zeros() as usize;
        (0..9).any(|line| bits >> line & 1 == 1 && !same_chute(first, line))
    };
    (1..512u16).filter(|bits| (3..=5).contains(&bits.count_ones())).filter(is_wide).collect()
}

/// The crossings that pass the test, by [`Covers`]: with houses of one kind for each digit, and those that may pass it with
/// mixed ones, as far as their numbers say. Each of 74,601 is tried, but for those with many solved cells.
fn crossings(position: &Position) -> [Vec<Crossing>; 2] {
    let open = position.grid().unsolved().rows();
    let places = Digit::ALL.map(|digit| position.lines(digit, HouseKind::Row));
    let lines = lines();
    let mut passed = [const { Vec::new() }; 2];
    for &rows in &lines {
        let chosen: Vec<usize> = (0..9).filter(|row| rows >> row & 1 == 1).collect();
        let solved =
            |column: &usize| chosen.iter().filter(|row| open[**row] >> column & 1 == 0).count();
        // A column with more solved cells than a crossing may have is in none.
        let full = (0..9).filter(|column| solved(column) > MOST_SOLVED);
        let full: u16 = full.fold(0, |bits, column| bits | 1 << column);
        let digits = Reduced::new(&places, &chosen);
        for &columns in lines.iter().filter(|columns| **columns & full == 0) {
            let sides = [chosen.len(), columns.count_ones() as usize];
            if sides[0].abs_diff(sides[1]) > 1 || sides == [5, 5] {
                continue;
            }
            let size = sides[0] * sides[1];
            let solved = if size < 12 { 1 } else { MOST_SOLVED };
            let cells: u32 = chosen.iter().map(|row| (open[*row] & columns).count_ones()).sum();
            if (cells as usize) + solved < size {
                continue;
            }
            let least = digits.least(columns);
            let sum: u32 = least.iter().sum();
            // With one kind each they are too many, but perhaps not with several: then a digit needs two at least.
            let mixed: u32 = least.iter().map(|least| (*least).min(2)).sum();
            match cells {
                _ if sum == cells => passed[0].push(Crossing { rows, columns }),
                _ if mixed <= cells && cells < sum => passed[1].push(Crossing { rows, columns }),
                _ => {}
            }
        }
    }
    passed
}

/// The places of all digits in some rows, by column and digit: which of the rows have the digit there, and which boxes, as
/// bits. There are sixteen digits, for these are what a processor takes at once.
struct Reduced([[u16; 16]; 9]);

impl Reduced {
    fn new(places: &[[u16; 9]; 9], chosen: &[usize]) -> Self {
        let mut columns = [[0; 16]; 9];
        for (digit, places) in places.iter().enumerate() {
            for (at, row) in chosen.iter().enumerate() {
                for (column, of) in columns.iter_mut().enumerate() {
                    if places[*row] >> column & 1 == 1 {
                        of[digit] |= 1 << (9 + at) | 1 << (row / 3 * 3 + column / 3);
                    }
                }
            }
        }
        Self(columns)
    }

    /// The fewest houses of one kind that hold all places of each digit in these columns.
    fn least(&self, columns: u16) -> [u32; 9] {
        let (mut all, mut in_columns) = ([0_u16; 16], [0_u16; 16]);
        let mut bits = columns;
        while bits != 0 {
            let of = &self.0[bits.trailing_zeros() as usize];
            for digit in 0..16 {
                all[digit] |= of[digit];
                in_columns[digit] += u16::from(of[digit] != 0);
            }
            bits &= bits - 1;
        }
        core::array::from_fn(|digit| {
            let [rows, boxes] = [all[digit] >> 9, all[digit] & 0x1FF].map(u16::count_ones);
            rows.min(boxes).min(in_columns[digit].into())
        })
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

/// Whether so few houses may hold each digit's places that they are as many as the cells: a digit needs at least as many as
/// it has places no two of which are in a house, as far as these are found in order.
fn may_be_covered(grid: &Grid, cells: CellSet) -> bool {
    let least = |digit: Digit| {
        let (mut left, mut count) = (grid.places(digit) & cells, 0);
        while let Some(first) = left.first() {
            left -= first.peers().with(first);
            count += 1;
        }
        count
    };
    Digit::ALL.into_iter().map(least).sum::<usize>() <= cells.len()
}

/// What cells that pass the test eliminate.
fn findings(grid: &Grid, cells: CellSet, covers: Covers, forms: Forms) -> Vec<Finding> {
    if covers == Covers::Mixed && !may_be_covered(grid, cells) {
        return Vec::new();
    }
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
