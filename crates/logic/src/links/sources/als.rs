//! Almost-locked sets: n cells of one house that have n + 1 digits together. Take one digit from such
//! a set and it is a naked subset of the others.
//!
//! Source: Bob Hanson, Sudoku Assistant, "almost-locked sets", who does not say that the cells are of
//! one house, and needs it.

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet, House, HouseKind};

use super::open_sets::{OpenSet, OpenSets};
use crate::Position;

/// An almost-locked set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Als {
    /// Its cells.
    pub(crate) cells: CellSet,
    /// Its digits, one more than cells.
    pub(crate) digits: DigitSet,
    /// Those of them that some place sees.
    pub(crate) seen_digits: DigitSet,
    /// The places of each digit in the set; none of a digit that it has not.
    pub(crate) places: [CellSet; 9],
    /// The live places of each digit, inside and outside, that see all its places in the set; none
    /// of a digit that it has not.
    pub(crate) seen: [CellSet; 9],
}

impl Als {
    /// The cells are those of the house at the positions whose bits are set.
    pub(crate) fn new(
        position: &Position,
        (house, chosen): (House, u16),
        digits: DigitSet,
    ) -> Self {
        let (mut places, mut seen) = ([CellSet::EMPTY; 9], [CellSet::EMPTY; 9]);
        let mut seen_digits = DigitSet::EMPTY;
        let cells = house.cells_at(chosen);
        for digit in digits {
            let live = position.grid().places(digit);
            places[digit.index()] = live & cells;
            seen[digit.index()] = live & house.common_peers(position.places(digit, house) & chosen);
            if !seen[digit.index()].is_empty() {
                seen_digits = seen_digits.with(digit);
            }
        }
        Self { cells, digits, seen_digits, places, seen }
    }

    /// The places of a digit in the set.
    pub(crate) fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The live places of a digit of the set, anywhere, that see all its places in the set.
    pub(crate) fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }

    /// Whether each place of the digit in this set sees each of its places in the other. Then it is a
    /// *restricted common*: true in one of the sets at most. The sets may overlap, but not there, for
    /// no cell sees itself.
    pub(crate) fn restricts(&self, other: &Self, digit: Digit) -> bool {
        let theirs = other.places(digit);
        !theirs.is_empty() && theirs.is_subset(self.seen(digit))
    }

    /// The restricted commons of two sets.
    pub(crate) fn restricted_commons(&self, other: &Self) -> DigitSet {
        (self.seen_digits & other.seen_digits)
            .filter(|digit| self.restricts(other, *digit))
            .collect()
    }
}

/// For each candidate the sets that it takes its digit from: by number.
pub(crate) fn taken_by(sets: &[Als]) -> Vec<Vec<&Als>> {
    let mut taken: Vec<Vec<&Als>> = vec![Vec::new(); 729];
    for set in sets {
        for digit in set.seen_digits {
            for cell in set.seen(digit) {
                taken[Candidate::new(digit, cell).index()].push(set);
            }
        }
    }
    taken
}

/// The almost-locked sets of a position, each once, without those that hold a naked single or a naked
/// subset, which says by itself what it has to say: by size, then by the first house that holds it,
/// in it by the positions of the cells. Built by [`Position::almost_locked_sets`].
pub(crate) fn almost_locked_sets(position: &Position) -> Vec<Als> {
    let mut sets = Vec::new();
    for house in House::all() {
        let open = OpenSets::new(position, house);
        for OpenSet { chosen, count, digits } in open.within(0x1FF) {
            // One that lies in two houses comes with the first.
            let is_first = || {
                house.kind() == HouseKind::Row
                    || house.cells_at(chosen).common_houses().first() == Some(house)
            };
            if digits.len() == count + 1 && is_first() {
                sets.push((house, chosen, digits));
            }
        }
    }
    sets.sort_by_key(|(_, chosen, _)| chosen.count_ones());
    let sets = sets.into_iter();
    sets.map(|(house, chosen, digits)| Als::new(position, (house, chosen), digits)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ninerooks_board::{Cell, Grid};
    use ninerooks_text::formats;

    use super::*;

    /// A state of top1465 #89, which the text names; one that is nearly done; an empty grid; and one
    /// with a cell that has no digit.
    fn grids() -> Vec<Grid> {
        let read = |text: &str| Grid::new(&formats::read(text).unwrap().puzzle).unwrap();
        let mut grids = vec![
            read(
                "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
            ),
            read(
                "176.2958.94...6...83.....6.4816.....7239.48.6569..24..297.6814.614.9...8358241697",
            ),
            Grid::default(),
        ];
        let mut broken = grids[0];
        let cell = broken.unsolved().first().unwrap();
        for digit in broken.digits(cell) {
            broken.eliminate(ninerooks_board::Candidate::new(digit, cell));
        }
        grids.push(broken);
        grids
    }

    /// Straight from the definition: every choice of open cells of every house.
    fn slowly(grid: &Grid) -> BTreeSet<(CellSet, DigitSet)> {
        fn grow(from: &[Cell], cells: &mut Vec<Cell>, out: &mut Vec<Vec<Cell>>) {
            out.push(cells.clone());
            for (i, cell) in from.iter().enumerate() {
                cells.push(*cell);
                grow(&from[i + 1..], cells, out);
                cells.pop();
            }
        }
        let mut sets = BTreeSet::new();
        for house in House::all() {
            let open: Vec<Cell> =
                (house.cells() - grid.solved()).filter(|c| !grid.digits(*c).is_empty()).collect();
            let mut choices = Vec::new();
            grow(&open, &mut Vec::new(), &mut choices);
            for cells in choices.into_iter().filter(|cells| !cells.is_empty()) {
                let digits: BTreeSet<Digit> =
                    cells.iter().flat_map(|cell| grid.digits(*cell)).collect();
                let mut parts = Vec::new();
                grow(&cells, &mut Vec::new(), &mut parts);
                let is_locked = |part: &Vec<Cell>| {
                    let own: BTreeSet<Digit> =
                        part.iter().flat_map(|cell| grid.digits(*cell)).collect();
                    !part.is_empty() && own.len() <= part.len()
                };
                if digits.len() == cells.len() + 1 && !parts.iter().any(is_locked) {
                    sets.insert((cells.into_iter().collect(), digits.into_iter().collect()));
                }
            }
        }
        sets
    }

    #[test]
    fn they_are_those_of_the_definition_each_once() {
        let mut counts = Vec::new();
        for grid in grids() {
            let position = Position::new(&grid);
            let sets = position.almost_locked_sets();
            let fast: BTreeSet<_> = sets.iter().map(|set| (set.cells, set.digits)).collect();
            assert_eq!(fast.len(), sets.len(), "one is there twice");
            assert_eq!(fast, slowly(&grid));
            assert!(sets.is_sorted_by_key(|set| set.cells.len()));
            counts.push(sets.len());
        }
        assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
    }

    #[test]
    fn places_and_what_sees_them() {
        for grid in grids() {
            for set in Position::new(&grid).almost_locked_sets() {
                for digit in Digit::ALL {
                    let places: CellSet =
                        set.cells.filter(|c| grid.digits(*c).contains(digit)).collect();
                    assert_eq!(set.places(digit), places);
                    let all = |cell: &Cell| {
                        !places.is_empty()
                            && grid.digits(*cell).contains(digit)
                            && places.into_iter().all(|place| cell.sees(place))
                    };
                    let seen: CellSet = grid.unsolved().filter(all).collect();
                    assert_eq!(set.seen(digit), seen);
                    assert_eq!(set.seen_digits.contains(digit), !seen.is_empty());
                }
            }
        }
    }

    #[test]
    fn a_restricted_common_sees_itself_across() {
        let grid = grids()[1];
        let position = Position::new(&grid);
        let sets = position.almost_locked_sets();
        let mut commons = 0;
        for (i, one) in sets.iter().enumerate() {
            for other in &sets[i + 1..] {
                let slow: DigitSet = Digit::ALL
                    .into_iter()
                    .filter(|digit| {
                        let (here, there) = (one.places(*digit), other.places(*digit));
                        !here.is_empty()
                            && !there.is_empty()
                            && here.into_iter().all(|a| there.into_iter().all(|b| a.sees(b)))
                    })
                    .collect();
                assert_eq!(one.restricted_commons(other), slow);
                assert_eq!(other.restricted_commons(one), slow);
                commons += slow.len();
            }
        }
        assert!(commons > 0);
    }
}
