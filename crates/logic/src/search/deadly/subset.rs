//! Guardians that make a subset with other cells of a house.

use core::ops::RangeInclusive;

use ninerooks_board::{
    CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet, Sector,
};
use ninerooks_step::{Consequence, Finding};

use super::Deadly;

/// The most cells that a naked subset has besides those of the guardians.
const MOST: usize = 4;

/// Naked subsets, and those hidden ones that are not the other cells of a naked one.
pub(super) fn naked_or_hidden(
    grid: &Grid,
    deadly: &Deadly,
    sizes: RangeInclusive<usize>,
) -> Vec<Finding> {
    let mut hits = naked(grid, deadly);
    let gone = |finding: &Finding| finding.eliminations().collect::<CandidateSet>();
    for hit in hidden(grid, deadly, sizes) {
        if hits.iter().all(|other| gone(other) != gone(&hit)) {
            hits.push(hit);
        }
    }
    hits
}

/// The cells of the guardians, taken as one cell with the guardians' digits, make a naked subset with other
/// cells of a house, which have none of the pattern's digits. The smallest first.
fn naked(grid: &Grid, deadly: &Deadly) -> Vec<Finding> {
    let (guarded, guards) = (deadly.guarded(), deadly.guards());
    let pattern: DigitSet =
        deadly.cells.fold(DigitSet::EMPTY, |all, cell| all | deadly.kept.digits(cell));
    let mut hits = Vec::new();
    for house in guarded.common_houses() {
        let cells = (house.cells() & (grid.unsolved() - deadly.cells - guarded))
            .filter(|cell| grid.digits(*cell).is_disjoint(pattern))
            .collect();
        let mut search = Naked { grid, deadly, house, hits: &mut hits };
        search.extend(CellSet::EMPTY, guards, cells);
    }
    hits.sort_by_key(|(size, _)| *size);
    hits.into_iter().map(|(_, finding)| finding).collect()
}

struct Naked<'a> {
    grid: &'a Grid,
    deadly: &'a Deadly,
    house: House,
    hits: &'a mut Vec<(usize, Finding)>,
}

impl Naked<'_> {
    fn extend(&mut self, part: CellSet, digits: DigitSet, mut cells: CellSet) {
        if !part.is_empty() && digits.len() == part.len() + 1 {
            self.take(part, digits);
        }
        if part.len() == MOST {
            return;
        }
        while let Some(cell) = cells.next() {
            let wider = digits | self.grid.digits(cell);
            if wider.len() <= MOST + 1 {
                self.extend(part.with(cell), wider, cells);
            }
        }
    }

    fn take(&mut self, part: CellSet, digits: DigitSet) {
        let all = part | self.deadly.guarded();
        let houses = all.common_houses();
        if houses.first() != Some(self.house) {
            return; // it comes with the other house
        }
        let targets = |house: House| {
            let rest = house.cells() & (self.grid.unsolved() - all);
            rest.flat_map(|cell| cell.candidates(self.grid.digits(cell) & digits))
        };
        let cover = |house: House| {
            let links: Vec<Sector> = digits.map(|digit| house.sector(digit)).collect();
            (part.map(Cell::sector).collect(), links)
        };
        let fruitful: HouseSet = houses.filter(|house| targets(*house).next().is_some()).collect();
        let then = Consequence::Subset { cells: part, digits, houses: fruitful };
        let finding =
            self.deadly.weighed(fruitful.flat_map(targets).collect(), then, fruitful.map(cover));
        self.hits.extend(finding.map(|finding| (part.len(), finding)));
    }
}

/// In a house with all cells of the guardians some digits, which are none of the guardians', have places only in
/// these cells and in others, one cell more than digits in all. One cell is for a guardian, so the others are
/// for these digits. The smallest first.
fn hidden(grid: &Grid, deadly: &Deadly, sizes: RangeInclusive<usize>) -> Vec<Finding> {
    let guarded = deadly.guarded();
    if !(2..=4).contains(&guarded.len()) {
        return Vec::new();
    }
    let mut hits = Vec::new();
    for house in guarded.common_houses() {
        let places = |digit: Digit| grid.places(digit) & house.cells();
        let can_be =
            |digit: &Digit| !deadly.guards().contains(*digit) && !places(*digit).is_empty();
        let digits: Vec<Digit> = Digit::ALL.into_iter().filter(can_be).collect();
        for bits in 1..1_u16 << digits.len() {
            let n = bits.count_ones() as usize;
            if !sizes.contains(&n) {
                continue;
            }
            let chosen = (0..digits.len()).filter(|i| bits >> i & 1 == 1).map(|i| digits[i]);
            let chosen: DigitSet = chosen.collect();
            let cells = chosen.fold(guarded, |all, digit| all | places(digit));
            if cells.len() == n + 1 {
                hits.extend(hidden_in(grid, deadly, house, chosen, cells).map(|hit| (n, hit)));
            }
        }
    }
    hits.sort_by_key(|(size, _)| *size);
    hits.into_iter().map(|(_, finding)| finding).collect()
}

fn hidden_in(
    grid: &Grid,
    deadly: &Deadly,
    house: House,
    digits: DigitSet,
    cells: CellSet,
) -> Option<Finding> {
    let guarded = deadly.guarded();
    let targets = cells.flat_map(|cell| {
        let guards = if guarded.contains(cell) { deadly.guards() } else { DigitSet::EMPTY };
        cell.candidates(grid.digits(cell) - digits - guards)
    });
    let cover = (digits.map(|d| house.sector(d)).collect(), cells.map(Cell::sector).collect());
    let then = Consequence::Hidden { cells: cells - guarded, digits, house };
    deadly.weighed(targets.collect(), then, [cover])
}
