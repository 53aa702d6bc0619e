//! Cells that cannot be filled from three digits. So one of their other candidates, the *guardians*, is true.
//!
//! All cells are in four boxes at the corners of a rectangle. Two searches find them:
//!
//! * *tridagons*: three cells of each box, in different rows and columns. Going down the rows of a box the columns come
//!   in an even or an odd order; if the number of odd ones is odd, the twelve cells cannot be filled;
//! * any others: the cells without other candidates, and with them one to three that have some. If these cannot be filled,
//!   cells are left out one by one as long as the rest cannot be filled either.
//!
//! Sources: "Loki", "Thor's hammer", "tridagon" (eleven, `denis_berthier`, `marek_stefanik`), Players' forum 2022; eleven's
//! impossible patterns of three digits.

use std::collections::HashSet;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Grid, House};
use ninerooks_step::DeadlyKind;

use crate::search::deadly::chain::Chains;
use crate::search::deadly::{Deadly, by_cell, reported};
use crate::{Findings, Flow, Position};

/// The most guardians of a pattern.
const MOST_GUARDIANS: usize = 6;
/// The most cells with guardians, and the most guardians, of a pattern that is no tridagon.
const MOST_GUARDED: [usize; 2] = [3, 5];
/// The fewest cells of a pattern: a smaller one is an odd cycle, or part of one house.
const FEWEST: usize = 7;
/// How many states of fillings are looked at.
const WORK: u32 = 400_000;

/// The columns of three cells of a box, row by row: three even orders, then three odd ones.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]];

/// The steps of tridagons, or of all other patterns: those with the fewest guardians first. The guardian is placed, or
/// what sees all of them is false, or they make a subset, or chains from all of them end in one place.
pub(crate) fn find(position: &Position, tridagons: bool, found: &mut Findings) -> Flow {
    let grid = position.grid();
    // Nearly no position has one, which is seen in a tenth of the time that all patterns take.
    if tridagons && !has_tridagon(grid) {
        return Flow::Continue(());
    }
    let mut chains = Chains::new(position);
    let all = position.impossible_patterns().iter();
    for pattern in all.filter(|pattern| pattern.is_tridagon() == tridagons) {
        let plain = pattern.placed(grid).or_else(|| pattern.plainly(grid));
        reported(found, plain.or_else(|| Some(chains.ending(pattern)?.1)))?;
    }
    Flow::Continue(())
}

/// The patterns of a grid, none of which has all guardians of another one: those with the fewest guardians first.
pub(crate) fn patterns(grid: &Grid) -> Vec<Deadly> {
    let mut search = Search::new(grid);
    let threes: Vec<Three> = threes().map(|digits| Three::new(grid, digits)).collect();
    // A box is in four of the rectangles.
    let corners: Vec<Corners> = threes.iter().map(|three| search.corners(three)).collect();
    for blocks in rectangles() {
        for (three, corners) in threes.iter().zip(&corners) {
            let corners = blocks.map(|block| corners[block].as_slice());
            search.tridagons(corners, three.digits);
            search.others(blocks.map(House::block), three);
        }
    }
    let mut all = search.all;
    all.sort_by_key(|pattern| (pattern.guardians().len(), !pattern.is_tridagon()));
    let mut kept: Vec<Deadly> = Vec::new();
    for pattern in all {
        let has = |other: &Deadly| (*other.guardians() - *pattern.guardians()).is_empty();
        if !kept.iter().any(has) {
            kept.push(pattern);
        }
    }
    kept
}

/// Whether there is a tridagon.
fn has_tridagon(grid: &Grid) -> bool {
    let mut search = Search::new(grid);
    let boxes = Digit::ALL.map(|digit| {
        let places = grid.places(digit).blocks();
        (0..9).filter(|block| places[*block] != 0).fold(0, |bits, block| bits | 1 << block)
    });
    let four = |blocks: [usize; 4]| blocks.iter().fold(0, |bits: u16, block| bits | 1 << block);
    let rectangles: Vec<([usize; 4], u16)> = rectangles().map(|of| (of, four(of))).collect();
    threes().any(|digits| {
        let open = digits.fold(0x1FF, |open, digit| open & boxes[digit.index()]);
        // Few threes have places in the boxes of any rectangle.
        if rectangles.iter().all(|(_, blocks)| blocks & !open != 0) {
            return false;
        }
        let corners = search.corners(&Three::new(grid, digits));
        for (blocks, _) in &rectangles {
            search.tridagons(blocks.map(|block| corners[block].as_slice()), digits);
        }
        !search.all.is_empty()
    })
}

/// All three digits of nine.
fn threes() -> impl Iterator<Item = DigitSet> {
    (1..512).filter(|bits: &u16| bits.count_ones() == 3).map(DigitSet::from_bits)
}

/// The four boxes at the corners of each rectangle.
fn rectangles() -> impl Iterator<Item = [usize; 4]> {
    const CHUTES: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];
    let of = |bands: [usize; 2]| {
        CHUTES.map(|stacks| [0, 1, 2, 3].map(|i| 3 * bands[i / 2] + stacks[i % 2]))
    };
    CHUTES.into_iter().flat_map(of)
}

/// Three digits, and where they are in a grid.
struct Three {
    digits: DigitSet,
    places: [CellSet; 3],
    /// The open cells that have no other candidate, and those that have two of these at least.
    inside: CellSet,
    two: CellSet,
}

impl Three {
    fn new(grid: &Grid, digits: DigitSet) -> Self {
        let mut of = digits.into_iter();
        let places = [(); 3].map(|()| of.next().map_or(CellSet::EMPTY, |d| grid.places(d)));
        let [a, b, c] = places;
        let others = Digit::ALL.into_iter().filter(|digit| !digits.contains(*digit));
        let outside = others.fold(CellSet::EMPTY, |all, digit| all | grid.places(digit));
        let inside = grid.unsolved() - outside;
        Self { digits, places, inside, two: ((a & b) | (a & c) | (b & c)) - inside }
    }

    /// The boxes that have places of all three, as bits.
    fn boxes(&self) -> u16 {
        let places = self.places.map(CellSet::blocks);
        let has_all = |block: &usize| places.iter().all(|of| of[*block] != 0);
        (0..9).filter(has_all).fold(0, |bits, block| bits | 1 << block)
    }
}

/// By box, the threes of its cells that may be part of a tridagon.
type Corners = [Vec<Corner>; 9];

struct Search<'a> {
    grid: &'a Grid,
    digits: [DigitSet; 81],
    seen: HashSet<CellSet>,
    all: Vec<Deadly>,
    work: u32,
}

/// Three cells of a box.
#[derive(Clone, Copy)]
struct Corner {
    cells: CellSet,
    is_odd: bool,
    guardians: usize,
}

impl<'a> Search<'a> {
    fn new(grid: &'a Grid) -> Self {
        let digits = by_cell(|digit| grid.places(digit));
        Self { grid, digits, seen: HashSet::new(), all: Vec::new(), work: WORK }
    }

    fn guardians(&self, cells: CellSet, three: DigitSet) -> usize {
        cells.map(|cell| (self.digits[cell.index()] - three).len()).sum()
    }

    fn tridagons(&mut self, [first, second, third, fourth]: [&[Corner]; 4], three: DigitSet) {
        for a in first {
            for b in second.iter().filter(|b| a.guardians + b.guardians <= MOST_GUARDIANS) {
                for c in third {
                    for d in fourth {
                        let all = [a, b, c, d];
                        let odd = all.iter().filter(|corner| corner.is_odd).count();
                        let guardians: usize = all.iter().map(|corner| corner.guardians).sum();
                        if odd % 2 == 1 && (1..=MOST_GUARDIANS).contains(&guardians) {
                            let cells = all.iter().fold(CellSet::EMPTY, |all, c| all | c.cells);
                            self.take(DeadlyKind::Tridagon, cells, three);
                        }
                    }
                }
            }
        }
    }

    /// The threes of each box with few guardians, where a rectangle of boxes has places of all three digits.
    fn corners(&self, three: &Three) -> Corners {
        let open = three.boxes();
        let bits = |blocks: [usize; 4]| blocks.iter().fold(0, |bits, block| bits | 1 << block);
        let used = rectangles().map(bits).filter(|blocks: &u16| blocks & !open == 0);
        let used = used.fold(0, |all, blocks| all | blocks);
        core::array::from_fn(|block| match used >> block & 1 {
            0 => Vec::new(),
            _ => self.corners_of(House::block(block), three.digits),
        })
    }

    fn corners_of(&self, block: House, three: DigitSet) -> Vec<Corner> {
        let corner = |(at, order): (usize, [usize; 3])| {
            let cells: CellSet = (0..3).map(|row| block.cell(3 * row + order[row])).collect();
            let has_some = |cell: Cell| !self.digits[cell.index()].is_disjoint(three);
            let guardians = self.guardians(cells, three);
            let fits = guardians <= MOST_GUARDIANS && cells.into_iter().all(has_some);
            fits.then_some(Corner { cells, is_odd: at >= 3, guardians })
        };
        ORDERS.into_iter().enumerate().filter_map(corner).collect()
    }

    fn others(&mut self, boxes: [House; 4], three: &Three) {
        let area = boxes.iter().fold(CellSet::EMPTY, |all, block| all | block.cells());
        let inside = area & three.inside;
        if inside.len() + MOST_GUARDED[0] < FEWEST {
            return;
        }
        if self.can_be_filled(inside, three) {
            let others: Vec<Cell> = (area & three.two).collect();
            self.extend(inside, &others, MOST_GUARDED, three);
        }
    }

    /// Adds cells until these cannot be filled: at most so many, with so many guardians. No house has more than three.
    fn extend(
        &mut self,
        cells: CellSet,
        others: &[Cell],
        [most, guardians]: [usize; 2],
        three: &Three,
    ) {
        for (i, &cell) in others.iter().enumerate() {
            let own = (self.digits[cell.index()] - three.digits).len();
            let with = cells.with(cell);
            let is_full = |house: House| (house.cells() & with).len() > 3;
            if own > guardians || cell.houses().into_iter().any(is_full) {
                continue;
            }
            if self.can_be_filled(with, three) {
                if most > 1 {
                    self.extend(with, &others[i + 1..], [most - 1, guardians - own], three);
                }
            } else if self.work > 0 {
                let cells = self.smallest(with, three);
                let digits = cells.fold(DigitSet::EMPTY, |all, c| all | self.digits[c.index()]);
                if cells.len() >= FEWEST && three.digits.is_subset(digits) {
                    let kind = if is_tridagon(cells) {
                        DeadlyKind::Tridagon
                    } else {
                        DeadlyKind::Impossible
                    };
                    self.take(kind, cells, three.digits);
                }
            }
        }
    }

    /// Without the cells that are not needed, those with guardians first.
    fn smallest(&mut self, mut cells: CellSet, three: &Three) -> CellSet {
        let mut order: Vec<Cell> = cells.collect();
        order.sort_by_key(|cell| core::cmp::Reverse(self.guardians((*cell).into(), three.digits)));
        for cell in order {
            if !self.can_be_filled(cells.without(cell), three) && self.work > 0 {
                cells.remove(cell);
            }
        }
        cells
    }

    fn can_be_filled(&mut self, cells: CellSet, three: &Three) -> bool {
        fill(three.places.map(|places| places & cells), cells, &mut self.work)
    }

    fn take(&mut self, kind: DeadlyKind, cells: CellSet, three: DigitSet) {
        if self.seen.insert(cells) {
            self.all.push(Deadly::impossible(self.grid, kind, cells, three));
        }
    }
}

/// Whether each of these cells can have one of three digits, which have these places. No, where it takes too long to say:
/// then no work is left.
fn fill(places: [CellSet; 3], left: CellSet, work: &mut u32) -> bool {
    let [a, b, c] = places;
    if left.is_empty() {
        return true;
    }
    *work = work.saturating_sub(1);
    if !(left - a - b - c).is_empty() || *work == 0 {
        return false;
    }
    let two = (a & b) | (a & c) | (b & c);
    // A cell with one digit, or else with as few as there are.
    let cell = [left - two, left - (a & b & c), left].into_iter().find_map(CellSet::first);
    let Some(cell) = cell else { return true };
    (0..3).filter(|digit| places[*digit].contains(cell)).any(|digit| {
        let mut places = places.map(|own| own.without(cell));
        places[digit] -= cell.peers();
        fill(places, left.without(cell), work)
    })
}

/// Whether these are three cells of each of four boxes, in different rows and columns.
fn is_tridagon(cells: CellSet) -> bool {
    let counts = |bits: [u16; 9]| bits.map(u16::count_ones);
    let in_boxes = counts(cells.blocks());
    cells.len() == 12
        && in_boxes.iter().all(|count| [0, 3].contains(count))
        && [cells.rows(), cells.columns()]
            .into_iter()
            .map(counts)
            .all(|lines| lines.iter().all(|c| [0, 2].contains(c)))
        && House::all().filter(|house| !(house.cells() & cells).is_empty()).all(|house| {
            let own = house.cells() & cells;
            own.len() != 3
                || own.map(Cell::row_index).collect::<HashSet<_>>().len() == 3
                    && own.map(Cell::column_index).collect::<HashSet<_>>().len() == 3
        })
}

#[cfg(test)]
mod tests {
    use ninerooks_proof::{Proof, check};
    use ninerooks_testing::{data_folder, listed};

    use super::*;
    use crate::{Checking, Profile, solve};

    /// Whether three cells of each box, in any orders, can be filled, straight from the definition.
    fn slowly(orders: [usize; 4]) -> bool {
        let cells: Vec<[Cell; 3]> = [0, 1, 3, 4]
            .into_iter()
            .zip(orders)
            .map(|(block, order)| {
                [0, 1, 2].map(|row| House::block(block).cell(3 * row + ORDERS[order][row]))
            })
            .collect();
        (0..6_usize.pow(4)).any(|mut filling| {
            let mut filled: Vec<(Cell, usize)> = Vec::new();
            for three in &cells {
                filled.extend(three.iter().copied().zip(ORDERS[filling % 6]));
                filling /= 6;
            }
            let clash = |(i, (one, digit)): (usize, &(Cell, usize))| {
                filled[..i].iter().any(|(other, same)| digit == same && one.sees(*other))
            };
            !filled.iter().enumerate().any(clash)
        })
    }

    #[test]
    fn twelve_cells_cannot_be_filled_where_the_number_of_odd_boxes_is_odd() {
        let mut impossible = 0;
        for bits in 0..6_usize.pow(4) {
            let orders = [bits % 6, bits / 6 % 6, bits / 36 % 6, bits / 216];
            let odd = orders.iter().filter(|order| **order >= 3).count();
            assert_eq!(slowly(orders), odd % 2 == 0, "{orders:?}");
            impossible += odd % 2;
        }
        assert_eq!(impossible, 648);
    }

    #[test]
    fn tridagons_are_in_95_percent_of_monhards_puzzles() {
        if !data_folder().join("monhard_te3.tsv").is_file() {
            return;
        }
        let basic = Profile::by_id("basic").expect("it is built in");
        let (mut all, mut with) = (0, 0);
        for puzzle in listed("monhard_te3.tsv", 1) {
            let state = solve(&puzzle, &basic, Checking::Off).path.end;
            let found = patterns(&state);
            for pattern in &found {
                let proof: Proof = pattern.lemma().by.into();
                let proof = Proof { lemmas: [pattern.lemma()].into(), ..proof };
                assert_eq!(check(&state, &[], &proof), Ok(()));
            }
            all += 1;
            with += usize::from(found.iter().any(Deadly::is_tridagon));
        }
        assert!(100 * with >= 95 * all, "{with} of {all}");
    }
}
