//! Almost-locked candidates: `Almost Locked Pair: 37 in r2c8 and b1\r2 in r3c1 => …`: the naked cells, then
//! the house in which the digits are hidden, without the other one, and their cells there.

use ninerooks_board::HouseSet;
use ninerooks_step::{AlmostLockedCandidates, Step};

use super::{InWords, in_houses};
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, count, list};

impl InWords for AlmostLockedCandidates {
    fn line(&self, _: &Step, _: Notation) -> String {
        format!(
            "{} in {} and {}\\{} in {}",
            self.digits,
            Cells(self.naked),
            self.hidden_in,
            self.naked_in,
            Cells(self.hidden)
        )
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let digits = list(self.digits);
        let verb = if self.naked.len() == 1 { "has" } else { "have" };
        Explanation::sentence(&format!(
            "In {naked_in} {cells} {verb} no candidates but {digits}, so at most one of these digits is \
             left for the cells that it shares with {hidden_in}. And {hidden_in} has, besides these, only \
             {places} for the {digits_count}: {hidden}. So {hidden} takes all but one of the digits, and \
             that one is where {naked_in} and {hidden_in} cross: {actions}",
            naked_in = self.naked_in.in_words(),
            hidden_in = self.hidden_in.in_words(),
            cells = words.cells(self.naked),
            places = count(self.hidden.len(), "cell", "cells"),
            digits_count = count(self.digits.len(), "digit", "digits"),
            hidden = words.cells(self.hidden),
            actions = words.actions(step)
        ))
    }

    fn place(&self, _: &Step) -> String {
        in_houses(HouseSet::from(self.naked_in) | self.hidden_in.into())
    }
}
