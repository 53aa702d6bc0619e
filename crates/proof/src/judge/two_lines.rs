//! Two lines that can be exchanged in part: the proof is in [`guardians`](super::guardians).

use ninerooks_board::{
    CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet, Sector, SectorKind,
};

use crate::GuardianRefusal;

/// Whether the cells are two corners that keep digits of the houses; these are one box, which keeps the digits in a
/// square below the corners; and whether the two lines of the square can be exchanged in part.
pub(super) fn two_lines(
    grid: &Grid,
    sectors: &[Sector],
    kept: &CandidateSet,
) -> Result<(), GuardianRefusal> {
    let (mut corners, mut digits, mut places) = (CellSet::EMPTY, DigitSet::EMPTY, CellSet::ALL);
    for sector in sectors {
        match sector.kind() {
            SectorKind::Cell(cell) => corners.insert(cell),
            SectorKind::House(house, digit) => {
                places &= house.cells();
                digits.insert(digit);
            }
        }
    }
    let is_kept = |cell: &Cell| !kept.digits(*cell).is_disjoint(digits);
    let square: CellSet = places.filter(is_kept).collect();
    let are_apart = corners.is_disjoint(places)
        && corners.into_iter().all(|cell| kept.digits(cell).is_subset(digits));
    let fits = |line: fn(Cell) -> House, across: fn(Cell) -> House| {
        let of = |cells: CellSet, line: fn(Cell) -> House| cells.map(line).collect::<HouseSet>();
        let (two, ends) = (of(square, line), of(square, across));
        (of(corners, line).len(), two.len(), square.len()) == (1, 2, 4)
            && ends.len() == 2
            && ends == of(corners, across)
            && is_free(grid, corners, two, ends, across)
    };
    let is_one = places.len() == 9 && corners.len() == 2 && are_apart;
    if is_one && (fits(Cell::row, Cell::column) || fits(Cell::column, Cell::row)) {
        Ok(())
    } else {
        Err(GuardianRefusal::Lines)
    }
}

/// Columns that share known digits, so that one chain has all of them, or none.
#[derive(Clone, Copy)]
struct Part {
    digits: DigitSet,
    /// Those that one of the two lines is known to have.
    once: DigitSet,
    is_open: bool,
    is_given: bool,
}

/// Whether the puzzle gives nothing in the corners and below them in the two lines, excludes nothing in these and in
/// the lines, and what it gives elsewhere in the lines is in one part, but for parts that are in no chain.
fn is_free(
    grid: &Grid,
    corners: CellSet,
    two: HouseSet,
    ends: HouseSet,
    across: fn(Cell) -> House,
) -> bool {
    let all = |houses: HouseSet| houses.fold(CellSet::EMPTY, |all, house| all | house.cells());
    let (lines, ends) = (all(two), all(ends));
    let excluded = Digit::ALL.into_iter().fold(CellSet::EMPTY, |all, d| all | grid.excluded()[d]);
    let fixed = excluded & (lines | corners) | grid.givens() & (lines & ends | corners);
    if !fixed.is_empty() {
        return false;
    }
    let mut parts: Vec<Part> = Vec::new();
    for column in (lines - ends).map(across).collect::<HouseSet>() {
        let cells = lines & column.cells();
        let digits: DigitSet = cells.filter_map(|cell| grid.value(cell)).collect();
        let is_given = !(cells & grid.givens()).is_empty();
        let mut part = Part { digits, once: digits, is_open: digits.len() < 2, is_given };
        parts.retain(|other| {
            let joins = !other.digits.is_disjoint(part.digits);
            if joins {
                part.digits |= other.digits;
                part.once ^= other.once;
                part.is_open |= other.is_open;
                part.is_given |= other.is_given;
            }
            !joins
        });
        parts.push(part);
    }
    let in_chain = |part: &&Part| part.is_open || !part.once.is_empty();
    parts.iter().filter(in_chain).filter(|part| part.is_given).count() < 2
}
