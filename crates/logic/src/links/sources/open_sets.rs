//! The sets of unsolved cells of a house, with the digits that each has.

use ninerooks_board::{CellSet, DigitSet, House};

use crate::Position;

/// The parts of a set of bits, but for the empty one, in order.
pub(crate) fn parts(of: u16) -> impl Iterator<Item = u16> {
    let mut part = 0_u16;
    core::iter::from_fn(move || {
        part = part.wrapping_sub(of) & of;
        (part != 0).then_some(part)
    })
}

/// Unsolved cells of a house by their positions, with their number and their digits.
#[derive(Clone, Copy)]
pub(crate) struct OpenSet {
    pub(crate) chosen: u16,
    pub(crate) count: usize,
    pub(crate) digits: DigitSet,
}

/// The sets of unsolved cells of a house, by their positions as bits: the digits of each, and whether it holds a naked
/// subset, which says by itself what it has to say.
pub(crate) struct OpenSets {
    pub(crate) house: House,
    open: u16,
    unions: [DigitSet; 512],
    closed: Chosen,
}

/// Some of the 512 sets of nine positions.
#[derive(Clone, Copy, Default)]
struct Chosen([u64; 8]);

impl Chosen {
    fn insert(&mut self, chosen: u16) {
        self.0[usize::from(chosen >> 6)] |= 1 << (chosen & 63);
    }

    fn contains(&self, chosen: u16) -> bool {
        self.0[usize::from(chosen >> 6)] >> (chosen & 63) & 1 == 1
    }

    /// Adds all sets that have more positions than one of these.
    fn grow(&mut self) {
        const WITHOUT: [u64; 6] = [
            0x5555_5555_5555_5555,
            0x3333_3333_3333_3333,
            0x0F0F_0F0F_0F0F_0F0F,
            0x00FF_00FF_00FF_00FF,
            0x0000_FFFF_0000_FFFF,
            0x0000_0000_FFFF_FFFF,
        ];
        for word in &mut self.0 {
            for (i, without) in WITHOUT.into_iter().enumerate() {
                *word |= (*word & without) << (1 << i);
            }
        }
        for i in 0..3 {
            for at in (0..8).filter(|at| at >> i & 1 == 1) {
                self.0[at] |= self.0[at ^ (1 << i)];
            }
        }
    }
}

impl OpenSets {
    pub(crate) fn new(position: &Position, house: House) -> Self {
        let digits = position.digits_by_cell(house);
        let open = (0..9).filter(|i| !digits[*i].is_empty()).fold(0u16, |bits, i| bits | 1 << i);
        let mut unions = [DigitSet::EMPTY; 512];
        for (i, own) in digits.into_iter().enumerate() {
            let (without, with) = unions[..2 << i].split_at_mut(1 << i);
            with.iter_mut().zip(without).for_each(|(with, without)| *with = *without | own);
        }
        let mut closed = Chosen::default();
        for chosen in parts(open) {
            if unions[usize::from(chosen)].len() <= chosen.count_ones() as usize {
                closed.insert(chosen);
            }
        }
        closed.grow();
        Self { house, open, unions, closed }
    }

    /// The sets at some of these positions that hold no naked subset, in the order of their positions as bits.
    pub(crate) fn within(&self, positions: u16) -> impl Iterator<Item = OpenSet> {
        let chosen = parts(self.open & positions).filter(|chosen| !self.closed.contains(*chosen));
        chosen.map(|chosen| OpenSet {
            chosen,
            count: chosen.count_ones() as usize,
            digits: self.unions[usize::from(chosen)],
        })
    }

    /// The positions of these cells.
    pub(crate) fn chosen(&self, cells: CellSet) -> u16 {
        (0..9).filter(|i| cells.contains(self.house.cell(*i))).fold(0, |bits, i| bits | 1 << i)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_grow_to_all_that_hold_one_of_them() {
        for some in
            [vec![0b1], vec![0b1_0000_0000, 0b110], vec![0b11_0000_0101, 0b1000_0001], vec![]]
        {
            let some: Vec<u16> = some.into_iter().map(|set| set & 0x1FF).collect();
            let mut grown = Chosen::default();
            for set in &some {
                grown.insert(*set);
            }
            grown.grow();
            for chosen in 0..512 {
                assert_eq!(grown.contains(chosen), some.iter().any(|set| set & !chosen == 0));
            }
        }
    }
}
