//! Almost-hidden sets: n digits of a house whose places are n + 1 cells together. All but one of these cells hold one
//! of the digits, so of any two of them one does. The other unsolved cells of the house are an almost-locked set.

use ninerooks_board::{CellSet, DigitSet, House};
use ninerooks_step::ChainNode;

use super::open_sets::parts;
use crate::Position;

/// An almost-hidden set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ahs {
    pub(crate) house: House,
    /// Its digits.
    pub(crate) digits: DigitSet,
    /// All their places in the house, one more than digits.
    pub(crate) cells: CellSet,
}

impl Ahs {
    /// Whether these are two candidates that would keep the digits of the set from two of its cells, so that not both
    /// are true.
    pub(crate) fn parts(&self, one: ChainNode, other: ChainNode) -> bool {
        let keeps = |node: ChainNode| {
            node.cells.len() == 1
                && node.cells.is_subset(self.cells)
                && !self.digits.contains(node.digit)
        };
        one.cells != other.cells && keeps(one) && keeps(other)
    }
}

/// The most digits of a set: larger ones are seen as the almost-locked set of the other cells.
const MOST_DIGITS: u32 = 4;

/// The almost-hidden sets of two to four digits, but for those that hold a hidden single or subset, which says by itself
/// what it has to say: by the number of digits, then by house. Built by [`Position::almost_hidden_sets`].
pub(crate) fn almost_hidden_sets(position: &Position) -> Vec<Ahs> {
    let mut sets = Vec::new();
    for house in House::all() {
        let open: DigitSet =
            DigitSet::ALL.filter(|d| position.places(*d, house).count_ones() > 1).collect();
        let places = |digits: u16| {
            let all = DigitSet::from_bits(digits);
            all.fold(0, |all, digit| all | position.places(digit, house))
        };
        for chosen in
            parts(open.bits()).filter(|bits| (2..=MOST_DIGITS).contains(&bits.count_ones()))
        {
            let all = places(chosen);
            let is_hidden = |part: u16| places(part).count_ones() <= part.count_ones();
            if all.count_ones() == chosen.count_ones() + 1 && !parts(chosen).any(is_hidden) {
                let (digits, cells) = (DigitSet::from_bits(chosen), house.cells_at(all));
                sets.push(Ahs { house, digits, cells });
            }
        }
    }
    sets.sort_by_key(|set| set.digits.len());
    sets
}
