//! Bent naked subsets: n cells in two houses that have n digits together, of which at most one can
//! be there twice.
//!
//! A digit whose places in the subset share a house is used once at most. So if all digits are of
//! this kind they are all used, like those of a naked subset. If one is not, the *common* digit, the
//! n − 1 others cannot fill the n cells, and the common digit is somewhere among its places.
//!
//! Source: Bob Hanson, Sudoku Assistant, "bent naked subsets", rules 1 and 2.

use core::cmp::Reverse;

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Sector,
};
use ninerooks_proof::Cover;
use ninerooks_step::{BentSubset, Finding, Shape};

use crate::{Findings, Flow, Position};

/// Cells that may grow to a bent subset.
#[derive(Clone, Copy)]
struct Part {
    cells: CellSet,
    digits: DigitSet,
    /// Of each digit, the houses that hold all its places in the part.
    held: [HouseSet; 9],
    /// The digits that no house holds. One at most.
    common: DigitSet,
    /// Of each house of the first cell, the houses that hold what is not in it.
    beside: [HouseSet; 3],
}

impl Part {
    const EMPTY: Self = Self {
        cells: CellSet::EMPTY,
        digits: DigitSet::EMPTY,
        held: [HouseSet::ALL; 9],
        common: DigitSet::EMPTY,
        beside: [HouseSet::ALL; 3],
    };

    /// The houses that hold all places of a digit.
    fn houses(&self, digit: Digit) -> HouseSet {
        self.held[digit.index()]
    }

    /// The part with one more cell, which comes after all of its own, unless that gives it more than
    /// `n` digits, or two that are common, or no two houses hold it.
    fn with(&self, cell: Cell, own: DigitSet, n: usize) -> Option<Self> {
        let digits = self.digits | own;
        if digits.len() > n {
            return None;
        }
        let houses: HouseSet = cell.houses().into_iter().collect();
        let (mut held, mut common) = (self.held, self.common);
        for digit in own {
            let held = &mut held[digit.index()];
            *held &= houses;
            if held.is_empty() {
                common.insert(digit);
            }
        }
        let mut beside = self.beside;
        if let Some(corner) = self.cells.first() {
            for (house, beside) in corner.houses().into_iter().zip(&mut beside) {
                if !houses.contains(house) {
                    *beside &= houses;
                }
            }
        }
        let fits = common.len() <= 1 && beside.iter().any(|beside| !beside.is_empty());
        fits.then(|| Self { cells: self.cells.with(cell), digits, held, common, beside })
    }

    /// The cells with which two houses still hold the part between them.
    fn around(&self) -> CellSet {
        let Some(corner) = self.cells.first() else { return CellSet::ALL };
        if self.beside.contains(&HouseSet::ALL) {
            return CellSet::ALL; // one house holds it, and any cell has another
        }
        let pairs = corner.houses().into_iter().zip(self.beside);
        pairs.filter(|(_, beside)| !beside.is_empty()).fold(CellSet::EMPTY, |around, pair| {
            let (house, beside) = pair;
            around | house.cells() | beside.cells()
        })
    }

    /// The first two houses that hold the part between them. None if one house does.
    fn first_pair(&self) -> Option<(House, House)> {
        let corner = self.cells.first()?;
        let straight = !self.cells.common_houses().is_empty();
        // One house of each pair holds the first cell.
        let pairs = corner.houses().into_iter().zip(self.beside);
        let pairs =
            pairs.flat_map(|(house, beside)| beside.map(move |o| (house.min(o), house.max(o))));
        if straight { None } else { pairs.min() }
    }

    /// What is eliminated: each place of the common digit, or if there is none of each digit, that sees all
    /// its places in the part.
    fn targets(&self, places: &[CellSet; 9]) -> CandidateSet {
        let mut targets = CandidateSet::EMPTY;
        for digit in if self.common.is_empty() { self.digits } else { self.common } {
            let places = places[digit.index()];
            targets[digit] = places & ((places & self.cells).common_peers() - self.cells);
        }
        targets
    }
}

/// The subsets that remove something, and what each of them removes. Gathered in any order.
struct Hits<'a> {
    position: &'a Position<'a>,
    places: [CellSet; 9],
    subsets: Vec<((House, House), Part, CandidateSet)>,
}

impl<'a> Hits<'a> {
    fn new(position: &'a Position<'a>) -> Self {
        let places = Digit::ALL.map(|digit| position.grid().places(digit));
        Self { position, places, subsets: Vec::new() }
    }

    fn take(&mut self, part: &Part) {
        let targets = part.targets(&self.places);
        if targets.is_empty() || has_naked_subset(self.position, part.cells) {
            return;
        }
        if let Some(pair) = part.first_pair() {
            self.subsets.push((pair, *part, targets));
        }
    }

    /// By pair of houses (rows, columns, boxes), in each by the lowest cell.
    fn report(mut self, found: &mut Findings) -> Flow {
        self.subsets
            .sort_by_key(|(pair, part, _)| (*pair, Reverse(part.cells.bits().reverse_bits())));
        self.subsets
            .iter()
            .try_for_each(|(_, part, targets)| found.push(step(self.position, part, targets)))
    }
}

/// The bent naked subsets of `n` cells: by pair of houses (rows, columns, boxes), in each by the
/// lowest cell. One that lies in several pairs comes with the first. One that holds a naked subset is
/// left out.
pub(crate) fn bent_subsets(position: &Position, n: usize, found: &mut Findings) -> Flow {
    let few = position.cells_with(2..=n);
    let mut digits = [DigitSet::EMPTY; 81];
    few.for_each(|cell| digits[cell.index()] = position.grid().digits(cell));
    let mut hits = Hits::new(position);
    let search = Search { digits: &digits, places: hits.places, n };
    search.extend(&Part::EMPTY, few, &mut hits);
    hits.report(found)
}

struct Search<'a> {
    /// Of the cells that may take part.
    digits: &'a [DigitSet; 81],
    places: [CellSet; 9],
    n: usize,
}

impl Search<'_> {
    fn extend(&self, part: &Part, cells: CellSet, hits: &mut Hits) {
        let missing = self.n - part.cells.len();
        if missing == 0 {
            if part.digits.len() == self.n {
                hits.take(part);
            }
            return;
        }
        let mut cells = self.fitting(part, cells);
        while cells.len() >= missing {
            let Some(cell) = cells.next() else { break };
            if let Some(wider) = part.with(cell, self.digits[cell.index()], self.n) {
                self.extend(&wider, cells, hits);
            }
        }
    }

    /// Those of the cells that bring no digit too many, no second common one and no third house. What is left out
    /// here never comes in again, however the part grows.
    fn fitting(&self, part: &Part, mut cells: CellSet) -> CellSet {
        cells &= part.around();
        // Cells with one digit that is not in the part, with two, and with more.
        let [mut one, mut two, mut more] = [CellSet::EMPTY; 3];
        for digit in !part.digits {
            let places = self.places[digit.index()] & cells;
            more |= two & places;
            two |= one & places;
            one |= places;
        }
        match self.n - part.digits.len() {
            0 => cells -= one,
            1 => cells -= two,
            2 => cells -= more,
            _ => {}
        }
        if !part.common.is_empty() {
            for digit in part.digits - part.common {
                cells -= self.places[digit.index()] - part.houses(digit).cells();
            }
        }
        cells
    }
}

/// The bent naked triples whose middle cell has `middle` digits: XY-Wings have two, XYZ-Wings three.
/// In the order of [`bent_subsets`].
///
/// In a bent triple the two outer cells do not see each other, so they have one digit in common, and
/// two each, for else there were two common digits or four in all. The middle cell sees both, or one
/// digit more would be common.
pub(crate) fn wings(position: &Position, middle: usize, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let pairs = position.cells_with(2..=2);
    let mut hits = Hits::new(position);
    for pivot in position.cells_with(middle..=middle) {
        let own = grid.digits(pivot);
        for first in pairs & pivot.peers() {
            let digits = grid.digits(first);
            if (digits & own).len() != middle - 1 {
                continue;
            }
            for common in if middle == 2 { digits - own } else { digits } {
                let other = (own - digits).with(common);
                let Some(linking) = other.without(common).first() else { continue };
                let seconds = pairs
                    & hits.places[linking.index()]
                    & hits.places[common.index()]
                    & (pivot.peers() - first.peers());
                for second in seconds.filter(|second| first < *second) {
                    let mut cells = [(first, digits), (pivot, own), (second, other)];
                    cells.sort_unstable_by_key(|(cell, _)| *cell);
                    let part = cells
                        .into_iter()
                        .try_fold(Part::EMPTY, |part, (cell, own)| part.with(cell, own, 3));
                    if let Some(part) = part {
                        hits.take(&part);
                    }
                }
            }
        }
    }
    hits.report(found)
}

/// The step of a subset.
fn step(position: &Position, part: &Part, targets: &CandidateSet) -> Finding {
    let targets: Vec<Candidate> = targets.iter().collect();
    let covers = match part.common.first() {
        Some(digit) => covers_of_common(position, part, digit, &targets),
        None => covers_of_locked(part, &targets),
    };
    let shape = Shape::BentSubset(BentSubset {
        cells: part.cells,
        digits: part.digits,
        common: part.common,
    });
    Finding::eliminate_by(targets, shape, covers)
}

/// Whether some of the cells are a naked subset, which says by itself what it has to say.
fn has_naked_subset(position: &Position, cells: CellSet) -> bool {
    fn rec(position: &Position, part: CellSet, digits: DigitSet, mut rest: CellSet) -> bool {
        if !part.is_empty() && digits.len() <= part.len() && !part.common_houses().is_empty() {
            return true;
        }
        while let Some(cell) = rest.next() {
            let wider = digits | position.grid().digits(cell);
            if rec(position, part.with(cell), wider, rest) {
                return true;
            }
        }
        false
    }
    rec(position, CellSet::EMPTY, DigitSet::EMPTY, cells)
}

/// Truths are the cells, links the digits in a house that holds their places.
fn cover(part: &Part, link: impl Fn(Digit) -> Vec<House>) -> Cover {
    let truths: Vec<Sector> = part.cells.map(Cell::sector).collect();
    let links: Vec<Sector> = part
        .digits
        .into_iter()
        .flat_map(|digit| link(digit).into_iter().map(move |house| house.sector(digit)))
        .collect();
    Cover::new(&truths, &links)
}

/// The common digit needs two links, and both must hold the target: so each target has two of its
/// own houses that hold the places. Rank 1.
fn covers_of_common(
    position: &Position,
    part: &Part,
    common: Digit,
    targets: &[Candidate],
) -> Vec<Cover> {
    let places = position.grid().places(common) & part.cells;
    let mut used: Vec<[House; 2]> = Vec::new();
    for target in targets {
        let [row, column, block] = target.cell().houses();
        let pairs = [[row, column], [row, block], [column, block]];
        let holds = |pair: &[House; 2]| places.is_subset(pair[0].cells() | pair[1].cells());
        if !pairs.iter().any(|pair| used.contains(pair) && holds(pair)) {
            used.extend(pairs.into_iter().find(holds));
        }
    }
    let linked = |pair: [House; 2]| {
        cover(part, |digit| match part.houses(digit).first() {
            Some(house) if digit != common => vec![house],
            _ => pair.to_vec(),
        })
    };
    used.into_iter().map(linked).collect()
}

/// Every digit has a house of its own. A digit with two of them needs a cover for each in which it
/// removes something. Rank 0.
fn covers_of_locked(part: &Part, targets: &[Candidate]) -> Vec<Cover> {
    let house_of = |digit: Digit, turn: usize| {
        let houses = part.houses(digit);
        let eliminated = |house: &House| {
            targets.iter().any(|t| t.digit() == digit && house.cells().contains(t.cell()))
        };
        houses.filter(eliminated).nth(turn).or_else(|| houses.first())
    };
    (0..3)
        .filter(|turn| {
            *turn == 0 || part.digits.into_iter().any(|d| house_of(d, *turn) != house_of(d, 0))
        })
        .map(|turn| cover(part, |digit| house_of(digit, turn).into_iter().collect()))
        .collect()
}
