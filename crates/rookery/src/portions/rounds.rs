//! Pair deletion in rounds, which notes when each pair and each pattern went.

use ninerooks_board::Digit;
use ninerooks_proof::{Deletion, Equation, Pattern};

use super::slice::Fact;
use crate::network::Network;
use crate::{Budget, Live, OverBudget, Space, bits};

/// The time of what has not gone.
pub(super) const NEVER: u16 = u16::MAX;
/// The most earlier deletions that are taken in; rounds need times of their own.
const KNOWN: usize = 60_000;
/// The most bits for which there is a table of times: 128 MB.
const BITS: usize = 8192;

/// The network of pairs, and when what it lacks was deleted: at 0 from the start, since two patterns share
/// a cell, then one time for each earlier deletion, then one for each round.
pub(super) struct Rounds<'a> {
    space: &'a Space,
    network: Network<'a>,
    /// The time of each pair of bits.
    pairs: Vec<u16>,
    patterns: Vec<u16>,
    known: u16,
    /// The time of the round that comes next.
    now: u16,
    /// For each pattern the digits beside which it has lost patterns since it was last looked at.
    stale: Vec<u16>,
}

impl<'a> Rounds<'a> {
    /// The network after earlier deletions.
    pub(super) fn new(
        space: &'a Space,
        known: &[Deletion],
        budget: &mut Budget,
    ) -> Result<Self, OverBudget> {
        let network = Network::new(space, budget)?;
        let bits = network.len();
        if bits > BITS {
            let (bytes, limit) = (bits * bits * 2, BITS * BITS * 2);
            return Err(OverBudget::Memory { patterns: space.len(), bytes, limit });
        }
        budget.spend(bits * bits / 16)?;
        let mut stale = vec![0; bits];
        let mut pairs = vec![0; bits * bits];
        for &digit in network.digits() {
            for bit in network.of(digit) {
                stale[bit] = !(1 << digit.index());
                for other in bits::ones(network.row(bit)) {
                    pairs[bit * bits + other] = NEVER;
                }
            }
        }
        let known = &known[..known.len().min(KNOWN)];
        let patterns = vec![NEVER; bits];
        let mut rounds = Self { space, network, pairs, patterns, known: 0, now: 0, stale };
        for deletion in known {
            rounds.now += 1;
            match deletion {
                Deletion::Pair { first, second, .. } => {
                    if let (Some(a), Some(b)) = (rounds.find(*first), rounds.find(*second)) {
                        rounds.part(a, b);
                    }
                }
                Deletion::Pattern { pattern, .. } => {
                    if let Some(bit) = rounds.find(*pattern) {
                        rounds.delete(bit);
                    }
                }
                Deletion::Cover(_) | Deletion::Candidates(_) | Deletion::Guarded(_) => {}
            }
        }
        rounds.known = rounds.now;
        rounds.now += 1;
        Ok(rounds)
    }

    /// Deletes the patterns that have none of some digit beside them; if there are none, the pairs which
    /// that shows to be impossible. Says whether anything went.
    pub(super) fn next(&mut self, budget: &mut Budget) -> Result<bool, OverBudget> {
        let unsupported: Vec<usize> = self.unsupported(budget)?;
        let mut went = !unsupported.is_empty();
        for bit in unsupported {
            self.delete(bit);
        }
        if !went {
            for (a, b) in self.parted(budget)? {
                went |= self.part(a, b);
            }
        }
        // A round more than there are times for ends the search, as if nothing had gone.
        went &= self.now < NEVER - 1;
        self.now += 1;
        Ok(went)
    }

    fn unsupported(&self, budget: &mut Budget) -> Result<Vec<usize>, OverBudget> {
        budget.spend(self.patterns.len() / 64 * self.space.len())?;
        let digits = self.network.digits();
        let bits = digits.iter().flat_map(|&digit| self.network.of(digit));
        Ok(bits.filter(|&bit| digits.iter().any(|&by| self.network.lacks(bit, by))).collect())
    }

    /// The pairs that no pattern of some third digit is compatible with both of.
    fn parted(&mut self, budget: &mut Budget) -> Result<Vec<(usize, usize)>, OverBudget> {
        let mut found = Vec::new();
        let mut rest = Vec::new();
        let digits = self.network.digits();
        for &own in digits {
            for bit in self.network.of(own) {
                let stale = core::mem::take(&mut self.stale[bit]);
                for &through in
                    self.network.digits().iter().filter(|digit| stale >> digit.index() & 1 == 1)
                {
                    for &other in
                        self.network.digits().iter().filter(|&&d| d != own && d != through)
                    {
                        budget.spend(self.network.beyond(bit, other, through, &mut rest))?;
                        let start = self.network.span(other).start * 64;
                        found.extend(bits::ones(&rest).map(|at| (bit, start + at)));
                    }
                }
            }
        }
        Ok(found)
    }

    /// Deletes a pair, now. Says whether it was there.
    fn part(&mut self, a: usize, b: usize) -> bool {
        let bits = self.patterns.len();
        let there = bits::contains(self.network.row(a), b);
        if there {
            (self.pairs[a * bits + b], self.pairs[b * bits + a]) = (self.now, self.now);
            bits::remove(self.network.row_mut(a), b);
            bits::remove(self.network.row_mut(b), a);
            self.stale[a] |= 1 << self.digit(b).index();
            self.stale[b] |= 1 << self.digit(a).index();
        }
        there
    }

    /// Deletes a pattern, now.
    fn delete(&mut self, bit: usize) {
        if !self.network.is_live(bit) {
            return;
        }
        self.patterns[bit] = self.now;
        for other in bits::ones(self.network.row(bit)) {
            self.stale[other] |= 1 << self.digit(bit).index();
        }
        self.network.delete(bit);
    }

    /// The bit of a pattern that the grid has room for.
    fn find(&self, pattern: Pattern) -> Option<usize> {
        let at = self.space.of(pattern.digit).binary_search_by_key(&pattern.rookery, |l| l.rookery);
        at.ok().map(|at| self.network.span(pattern.digit).start * 64 + at)
    }

    /// How many times there were before the first round.
    pub(super) const fn known(&self) -> u16 {
        self.known
    }

    /// The digits, those with few patterns first.
    pub(super) fn digits(&self) -> &[Digit] {
        self.network.digits()
    }

    /// The digit of a pattern.
    pub(super) fn digit(&self, bit: usize) -> Digit {
        self.network.digit(bit)
    }

    /// All patterns of a digit with their bits, deleted ones among them.
    pub(super) fn all(&self, digit: Digit) -> impl Iterator<Item = (usize, &'a Live)> {
        (self.network.span(digit).start * 64..).zip(self.space.of(digit))
    }

    /// Those not deleted.
    pub(super) fn live(&self, digit: Digit) -> impl Iterator<Item = (usize, &'a Live)> {
        self.all(digit).filter(|(bit, _)| self.network.is_live(*bit))
    }

    /// When something went.
    pub(super) fn time(&self, fact: Fact) -> u16 {
        match fact {
            Fact::Pattern(bit) => self.patterns[bit],
            Fact::Pair(a, b) => self.pairs[a * self.patterns.len() + b],
        }
    }

    /// The pattern of a bit.
    pub(super) fn pattern(&self, bit: usize) -> Pattern {
        self.network.pattern(bit)
    }

    /// What the checker reads.
    pub(super) fn deletion(&self, fact: Fact, by: Digit) -> Deletion {
        let by = Equation::Digit(by);
        match fact {
            Fact::Pattern(bit) => Deletion::Pattern { pattern: self.pattern(bit), by: [by].into() },
            Fact::Pair(a, b) => {
                Deletion::Pair { first: self.pattern(a), second: self.pattern(b), by }
            }
        }
    }
}
