//! What the sets of rules say on a board: the last candidate of one is true, and an empty one is a conflict.

use std::cmp::Reverse;

use super::{Board, Event, GIVEN, Turn};
use crate::needs::Needs;
use crate::sets::numbered;
use crate::tables::SECTORS;
use crate::tree::What;

impl Board {
    /// As [`needs_of`](Self::needs_of), of the set of a rule.
    pub(super) fn needs_of_set(&self, set: usize) -> Needs {
        let Some(sets) = &self.sets else { return Needs::NONE };
        self.needs_without(self.gone[set], |place| sets.member(set, place))
    }

    pub(super) fn only_of_set(&mut self, number: u16, set: usize) {
        let Some(candidate) = self.last_of(set) else { return };
        if let Some(at) = self.push(What::Only(number), self.needs_of_set(set)) {
            self.set(candidate, at);
        }
    }

    /// The only candidate that is left of a set, where it is not known to be true.
    pub(super) fn last_of(&self, set: usize) -> Option<usize> {
        let candidate = self.sets.as_ref()?.last(set, self.left[set])?;
        (!self.is_true[candidate]).then_some(candidate)
    }

    pub(super) fn look_at_all(&mut self) {
        (0..SECTORS).for_each(|sector| self.look(sector));
        let Some(sets) = self.sets.clone() else { return };
        (0..self.left.len())
            .filter(|set| !sets.is_left_out(*set))
            .for_each(|set| self.look_at_set(set));
    }

    /// Takes a candidate that is false out of the sets of rules.
    #[inline]
    pub(super) fn leave_sets(&mut self, candidate: usize, at: u8) {
        let Some(sets) = self.sets.clone() else { return };
        for &(set, place) in sets.with(candidate) {
            let set = usize::from(set);
            self.left[set] &= !(1 << place);
            if at != GIVEN {
                self.gone[set] |= 1 << place;
            }
            self.look_at_set(set);
        }
    }

    /// What a set says that has few candidates.
    pub(super) fn look_at_set(&mut self, set: usize) {
        match self.left[set].count_ones() {
            0 => self.end(numbered(set), self.needs_of_set(set)),
            1 if self.last_of(set).is_some() => {
                let cost = self.cost(&self.needs_of_set(set)) + 1;
                self.events.push(Reverse(Turn::new(cost, Event::Only(numbered(set)))));
            }
            _ => {}
        }
    }
}
