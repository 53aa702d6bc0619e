//! What the sums of rules leave no room for on a board.

use ninerooks_board::{Candidate, Cell, DigitSet};

use super::{Board, narrow};
use crate::needs::Needs;
use crate::sets::numbered_sum;
use crate::tree::What;

impl Board {
    /// Excludes what the other cells of a sum leave no room for, for each sum of whose cells something is false by a deduction, as
    /// far as that counts `most`. Whether something was excluded.
    pub(super) fn sums(&mut self, most: u32) -> bool {
        let mut any = false;
        for (number, own) in self.rules.all_sums().enumerate() {
            let cells = || own.sum.terms().iter().map(|(cell, _)| cell.index());
            let mut needs = Needs::NONE;
            cells()
                .filter(|cell| self.lost[*cell] != 0)
                .for_each(|cell| needs.join(&self.needs_of(cell)));
            if needs == Needs::NONE || self.cost(&needs) + 1 > most {
                continue;
            }
            let number = narrow(number);
            let live = |cell: Cell| DigitSet::from_bits(self.live[cell.index()]);
            let Some(gone) = own.no_room(live) else {
                self.end(numbered_sum(number), needs);
                return false;
            };
            // What is true already stays: its cell would be left empty, and the other cells see that sooner.
            let gone: Vec<usize> =
                gone.iter().map(Candidate::index).filter(|gone| self.is_open(*gone)).collect();
            if gone.is_empty() {
                continue;
            }
            if let Some(at) = self.push(What::Summed(number), needs) {
                any = true;
                for candidate in gone {
                    self.exclude(candidate, at);
                }
            }
        }
        any && self.conflict.is_none()
    }
}
