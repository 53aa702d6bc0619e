//! Strong links between groups: the places of a digit in a house that lie in two houses of another
//! kind.

use ninerooks_board::{CellSet, Digit, House, HouseKind};
use ninerooks_step::ChainNode;

use crate::Position;
use crate::links::cover::{Strong, Truth};

/// Lines whose places lie in two boxes, boxes whose places lie in two parallel lines, and boxes whose
/// places lie in a row and a column: by house.
pub(crate) fn of_digit(position: &Position, digit: Digit) -> impl Iterator<Item = Strong> {
    House::all().flat_map(move |house| {
        let kinds: &[HouseKind] = match house.kind() {
            HouseKind::Block => &[HouseKind::Row, HouseKind::Column],
            HouseKind::Row | HouseKind::Column => &[HouseKind::Block],
        };
        let parts = kinds.iter().filter_map(move |kind| parts(position, digit, house, *kind));
        let is_box = house.kind() == HouseKind::Block;
        parts.chain(is_box.then(|| corners(position, digit, house)).into_iter().flatten())
    })
}

/// The link of a house whose places lie in two houses of another kind. What a line has in a box, and a box in a row,
/// are three places after each other; what it has in a column is every third.
fn parts(position: &Position, digit: Digit, house: House, kind: HouseKind) -> Option<Strong> {
    let places = position.places(digit, house);
    let part =
        |i: usize| places & if kind == HouseKind::Column { 0o111 << i } else { 0b111 << (3 * i) };
    let mut parts = (0..3).map(part).filter(|part| *part != 0);
    let ends = [parts.next()?, parts.next()?];
    if parts.next().is_some() {
        return None;
    }
    let ends = ends.map(|part| (digit, house.cells_at(part)));
    Some(Strong::new(house.sector(digit), ends))
}

/// The ways in which the places of a digit in a box lie in one of its rows and one of
/// its columns, but not all in one line. The place where they cross is on both sides.
pub(crate) fn corners(
    position: &Position,
    digit: Digit,
    block: House,
) -> impl Iterator<Item = Strong> {
    let places = position.grid().places(digit) & block.cells();
    let lines = move |kind: HouseKind| {
        House::all()
            .filter(move |house| house.kind() == kind && !(house.cells() & places).is_empty())
    };
    let crossing = move |row: House| {
        lines(HouseKind::Column).filter_map(move |column| {
            let both = row.cells() | column.cells();
            let across = places & row.cells();
            let down = places & column.cells();
            let bent = places.is_subset(both)
                && !(down - row.cells()).is_empty()
                && !(across - column.cells()).is_empty();
            let node = |cells: CellSet| ChainNode::new(digit, cells);
            let ends = [node(across), node(down)];
            bent.then(|| Strong { truth: Truth::Sector(block.sector(digit)), ends })
        })
    };
    lines(HouseKind::Row).flat_map(crossing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninerooks_testing::{Rng, random_puzzle};

    /// Each of the fifteen varieties of almost-locked ranges is a strong link of groups: what the box has in the one line
    /// and what it has in the other.
    #[test]
    fn every_almost_locked_range_is_a_link_of_groups() {
        let mut rng = Rng(15);
        let mut crossing = [0; 2];
        for grid in (0..20).map(|_| random_puzzle(&mut rng)) {
            let position = Position::new(&grid);
            for digit in Digit::ALL {
                let links: Vec<Strong> = of_digit(&position, digit).collect();
                for range in position.almost_locked_ranges(digit) {
                    let places = grid.places(digit) & range.block.cells();
                    let ends = range.lines.map(|line| ChainNode::new(digit, places & line.cells()));
                    let turned = [ends[1], ends[0]];
                    let is_link = |link: &Strong| {
                        link.truth == Truth::Sector(range.block.sector(digit))
                            && (link.ends == ends || link.ends == turned)
                    };
                    assert!(links.iter().any(is_link), "{range:?}");
                    let crosses = range.lines[0].kind() != range.lines[1].kind();
                    crossing[usize::from(crosses)] += 1;
                }
            }
        }
        assert!(crossing.iter().all(|count| *count > 10), "{crossing:?}");
    }
}
