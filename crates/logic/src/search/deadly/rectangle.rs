//! Unique rectangles: two digits in the corners of two rows, two columns and two boxes.
//!
//! Were the corners to hold nothing else, the two digits could be exchanged, and no house would see a
//! difference. So one of the other candidates of the corners is true.
//!
//! Source: `HoDoKu`, "Uniqueness", whose numbers the types have.

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet,
};
use ninerooks_step::{Consequence, DeadlyKind, Finding};

use super::{Deadly, by_cell, subset};
use crate::{Findings, Flow, Position};

/// A rectangle with a pair of digits.
#[derive(Debug)]
pub(crate) struct Rectangle {
    /// In reading order: the corner opposite of corner `i` is `3 - i`.
    pub(super) corners: [Cell; 4],
    pub(super) pair: [Digit; 2],
    pub(super) deadly: Deadly,
}

/// Two digits in these cells.
pub(super) fn both_in(cells: CellSet, pair: [Digit; 2]) -> CandidateSet {
    let mut kept = CandidateSet::EMPTY;
    for digit in pair {
        kept[digit] = cells;
    }
    kept
}

/// The rectangles that types 1 to 6 or hidden rectangles can be about: a corner has none of the guardians, or
/// all of these have one digit.
pub(crate) fn narrow(grid: &Grid) -> Vec<Rectangle> {
    let is_narrow = |others: [DigitSet; 4]| {
        let all = others.into_iter().fold(DigitSet::EMPTY, |all, digits| all | digits);
        all.len() == 1 || !all.is_empty() && others.iter().any(|digits| digits.is_empty())
    };
    rectangles(grid, is_narrow).collect()
}

/// The rectangles that two digits can still fill crosswise, in reading order, if their corners have the right
/// other digits. The puzzle must allow both digits in all corners, or there is nothing to exchange.
pub(super) fn rectangles(
    grid: &Grid,
    is_wanted: impl Fn([DigitSet; 4]) -> bool,
) -> impl Iterator<Item = Rectangle> {
    let (places, excluded) = (by_cell(|d| grid.places(d)), by_cell(|d| grid.excluded()[d]));
    let wanted = move |corners: [Cell; 4]| {
        let digits = corners.map(|cell| places[cell.index()]);
        let all = corners.iter().fold(DigitSet::EMPTY, |all, cell| all | excluded[cell.index()]);
        let (main, cross) = ((digits[0] & digits[3]) - all, (digits[1] & digits[2]) - all);
        // Each pair once, whichever way it fits.
        let fits = |a: Digit, b: Digit| main.contains(a) && cross.contains(b);
        let mut pairs = Vec::new();
        for (a, b) in main.flat_map(|a| cross.map(move |b| (a, b))) {
            let others = digits.map(|digits| digits.without(a).without(b));
            if (a < b || b < a && !fits(b, a)) && is_wanted(others) {
                pairs.push([a.min(b), a.max(b)]);
            }
        }
        pairs.into_iter().map(move |pair| (corners, pair))
    };
    let grid = *grid;
    Cell::rectangles().flat_map(wanted).map(move |(corners, pair)| {
        let cells = corners.into_iter().collect();
        let deadly = Deadly::new(&grid, DeadlyKind::Rectangle, cells, both_in(cells, pair));
        Rectangle { corners, pair, deadly }
    })
}

impl Rectangle {
    /// The two corners with guardians, and the houses that hold both.
    fn two(&self) -> Option<([Cell; 2], HouseSet)> {
        let guarded = self.deadly.guarded();
        let mut cells = guarded;
        let two = [cells.next()?, cells.next()?];
        (guarded.len() == 2).then(|| (two, guarded.common_houses()))
    }

    /// Each digit of the pair, with the other one.
    fn both_ways(&self) -> [[Digit; 2]; 2] {
        let [a, b] = self.pair;
        [[a, b], [b, a]]
    }

    /// Whether the digit has no places in the house but corners.
    fn is_locked(&self, grid: &Grid, digit: Digit, house: House) -> bool {
        (grid.places(digit) & house.cells()).is_subset(self.deadly.cells)
    }
}

/// Reports what each rectangle shows.
fn each<I: IntoIterator<Item = Finding>>(
    position: &Position,
    found: &mut Findings,
    show: impl Fn(&Grid, &Rectangle) -> I,
) -> Flow {
    let grid = position.grid();
    let findings = position.rectangles().iter().flat_map(|rectangle| show(grid, rectangle));
    findings.into_iter().try_for_each(|finding| found.push(finding))
}

/// Type 1: all guardians are in one corner. The two digits are false there.
pub(crate) fn in_one_cell(position: &Position, found: &mut Findings) -> Flow {
    each(position, found, |grid, Rectangle { deadly, .. }| {
        let cell = deadly.guarded().only()?;
        deadly.seen(cell.candidates(grid.digits(cell) - deadly.guards()).collect())
    })
}

/// Types 2 and 5: all guardians have one digit, in two corners of a line, or otherwise. It is false
/// wherever it sees all of them.
pub(crate) fn of_one_digit(position: &Position, in_line: bool, found: &mut Findings) -> Flow {
    each(position, found, |grid, Rectangle { deadly, .. }| {
        let (digit, guarded) = (deadly.guards().only()?, deadly.guarded());
        let is_in_line = guarded.len() == 2 && !guarded.common_houses().is_empty();
        if guarded.len() == 1 || is_in_line != in_line {
            return None;
        }
        let seeing = grid.places(digit) & guarded.common_peers();
        deadly.seen(seeing.map(|cell| Candidate::new(digit, cell)).collect())
    })
}

/// Type 3: the guardians are in two corners of a line, and these, taken as one cell with the guardians'
/// digits, make a naked subset with other cells of a house; or, with other cells of a house, they are the only
/// places of as many digits as there are cells but one.
pub(crate) fn with_subset(position: &Position, found: &mut Findings) -> Flow {
    each(position, found, |grid, rectangle| {
        let deadly = &rectangle.deadly;
        let two = rectangle.two().filter(|(_, common)| !common.is_empty());
        two.map_or_else(Vec::new, |_| subset::naked_or_hidden(grid, deadly, 2..=4))
    })
}

/// Type 4: the guardians are in two corners of a line, and one of the digits has no other places in a house
/// than these. So one of the two is this digit and the other a guardian, and neither the other digit.
pub(crate) fn with_strong_link(position: &Position, found: &mut Findings) -> Flow {
    each(position, found, |grid, rectangle| {
        let deadly = &rectangle.deadly;
        let show = |two: [Cell; 2], common: HouseSet, [digit, other]: [Digit; 2]| {
            let mut common = common;
            let house = common.find(|house| rectangle.is_locked(grid, digit, *house))?;
            let targets = two.into_iter().flat_map(|cell| cell.candidates(other.into()));
            let then = Consequence::Locked { digit, houses: house.into() };
            let cover = (vec![house.sector(digit)], two.map(Cell::sector).to_vec());
            deadly.weighed(targets.filter(|c| grid.is_live(*c)).collect(), then, [cover])
        };
        let two = rectangle.two().filter(|(_, common)| !common.is_empty());
        let ways = two.into_iter().flat_map(|two| rectangle.both_ways().map(|way| (two, way)));
        ways.filter_map(|((two, common), way)| show(two, common, way)).collect::<Vec<_>>()
    })
}

/// Type 6: the guardians are in two opposite corners, and one of the digits has no places but corners in
/// both rows, or in both columns. Were it true in one of the two, it would be in the other, and no
/// guardian would be true.
pub(crate) fn in_opposite_corners(position: &Position, found: &mut Findings) -> Flow {
    each(position, found, |grid, rectangle| {
        let deadly = &rectangle.deadly;
        let lines: [fn(Cell) -> [House; 2]; 2] =
            [|cell| [cell.row(), cell.column()], |cell| [cell.column(), cell.row()]];
        let show = |two: [Cell; 2], digit: Digit| {
            let line = lines.into_iter().find(|line| {
                two.iter().all(|cell| rectangle.is_locked(grid, digit, line(*cell)[0]))
            })?;
            // From one corner across to the line of the other.
            let cover = |i: usize| {
                let (here, there) = (line(two[i]), line(two[1 - i]));
                let links = vec![two[0].sector(), two[1].sector(), here[1].sector(digit)];
                (vec![there[0].sector(digit)], links)
            };
            let live = |i: &usize| grid.digits(two[*i]).contains(digit);
            let targets = (0..2).filter(live).flat_map(|i| two[i].candidates(digit.into()));
            let then = Consequence::Locked {
                digit,
                houses: two.into_iter().map(|cell| line(cell)[0]).collect(),
            };
            deadly.weighed(targets.collect(), then, (0..2).filter(live).map(cover))
        };
        let two = rectangle.two().filter(|(_, common)| common.is_empty());
        let ways = two.into_iter().flat_map(|(two, _)| rectangle.pair.map(|digit| (two, digit)));
        ways.filter_map(|(two, digit)| show(two, digit)).collect::<Vec<_>>()
    })
}

/// Hidden rectangle: a corner has no guardian, and from the opposite one a digit has no places in row and
/// column but corners. Were the other digit true there, this one would be in the two corners between,
/// and no guardian would be true.
pub(crate) fn hidden(position: &Position, found: &mut Findings) -> Flow {
    each(position, found, hidden_in)
}

/// What a rectangle with a corner without guardians shows.
pub(super) fn hidden_in(grid: &Grid, rectangle: &Rectangle) -> Vec<Finding> {
    let deadly = &rectangle.deadly;
    let guarded = deadly.guarded();
    let bare = deadly.cells - guarded;
    let is_hidden = bare.len() == 1 || bare.len() == 2 && bare.common_houses().is_empty();
    let show = |corner: Cell, [digit, other]: [Digit; 2]| {
        let lines = [corner.row(), corner.column()];
        let is_locked = |house: &House| rectangle.is_locked(grid, digit, *house);
        if !lines.iter().all(is_locked) || !grid.places(other).contains(corner) {
            return None;
        }
        let between = deadly.cells & (lines[0].cells() | lines[1].cells());
        let links = between.map(Cell::sector).chain([corner.sector()]).collect();
        let truths = lines.map(|house| house.sector(digit)).to_vec();
        let then = Consequence::Locked { digit, houses: lines.into_iter().collect() };
        deadly.weighed(corner.candidates(other.into()).collect(), then, [(truths, links)])
    };
    let corners = (0..4).filter(|i| is_hidden && bare.contains(rectangle.corners[*i]));
    let ways =
        corners.flat_map(|i| rectangle.both_ways().map(|way| (rectangle.corners[3 - i], way)));
    ways.filter_map(|(corner, way)| show(corner, way)).collect()
}
