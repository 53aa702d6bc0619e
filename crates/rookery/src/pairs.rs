//! Pair deletion: path consistency over patterns.

use ninerooks_board::Digit;
use ninerooks_proof::{Deletion, Equation};

use super::{Budget, Deduction, OverBudget, Space, bits, network::Network};

/// Deletes pairs of patterns and patterns until nothing changes, and reports all of it.
///
/// At first a pair of patterns of different digits is compatible when they share no cell. A pair is
/// deleted when for some third digit no live pattern is compatible with both; a pattern when for
/// some other digit no compatible one is left. Nothing is assumed and nothing is guessed: each
/// deletion follows from one digit's equation and the deletions before it.
///
/// # Errors
/// When the table of pairs would be too large, or the search too long.
pub(super) fn find(space: &Space, budget: &mut Budget) -> Result<Option<Deduction>, OverBudget> {
    let mut run = Run::new(Network::new(space, budget)?, budget);
    run.exhaust()?;
    Ok(run.deduction())
}

/// What a deleted pair takes off the budget, so that the list of them stays below 200 MB.
const PAIR: usize = 256;

/// What was deleted, as bits, and the digit that shows it.
#[derive(Clone, Copy)]
enum Entry {
    Pattern(usize, Digit),
    Pair(usize, usize, Digit),
}

struct Run<'a> {
    network: Network<'a>,
    /// For each pattern the digits beside which it has lost patterns since it was last looked at.
    stale: Vec<u16>,
    log: Vec<Entry>,
    rest: Vec<u64>,
    budget: &'a mut Budget,
}

impl<'a> Run<'a> {
    fn new(network: Network<'a>, budget: &'a mut Budget) -> Self {
        let all = network.digits().iter().fold(0, |all, digit| all | 1 << digit.index());
        let mut stale = vec![0; network.len()];
        for &digit in network.digits() {
            for bit in network.of(digit) {
                stale[bit] = all & !(1 << digit.index());
            }
        }
        Self { network, stale, log: Vec::new(), rest: Vec::new(), budget }
    }

    fn exhaust(&mut self) -> Result<(), OverBudget> {
        let digits = self.network.digits().to_vec();
        for &digit in &digits {
            for bit in self.network.of(digit) {
                self.require_support(bit, digit, &digits);
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &digit in &digits {
                for bit in self.network.of(digit) {
                    let stale = core::mem::take(&mut self.stale[bit]);
                    if stale != 0 && self.network.is_live(bit) {
                        changed = true;
                        self.look_again(bit, digit, stale, &digits)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Deletes the pattern when some digit has no pattern beside it.
    fn require_support(&mut self, bit: usize, own: Digit, others: &[Digit]) {
        for &other in others {
            if other != own && self.network.is_live(bit) && self.network.lacks(bit, other) {
                self.delete(bit, other);
            }
        }
    }

    /// Looks at all pairs of the pattern through the digits where it has lost patterns.
    fn look_again(
        &mut self,
        bit: usize,
        own: Digit,
        stale: u16,
        digits: &[Digit],
    ) -> Result<(), OverBudget> {
        for &through in digits.iter().filter(|digit| stale >> digit.index() & 1 == 1) {
            for &other in digits {
                if other != own && other != through {
                    self.split(bit, other, through)?;
                    if !self.network.is_live(bit) {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    /// Deletes the pairs of the pattern with patterns of `other` that no pattern of `through` is
    /// compatible with both of.
    fn split(&mut self, bit: usize, other: Digit, through: Digit) -> Result<(), OverBudget> {
        let looked = self.network.beyond(bit, other, through, &mut self.rest);
        self.budget.spend(looked)?;
        let own = self.network.digit(bit);
        let start = self.network.span(other).start * 64;
        let parted: Vec<usize> = bits::ones(&self.rest).map(|at| start + at).collect();
        for second in parted {
            if self.network.is_live(bit) && self.network.is_live(second) {
                self.log.push(Entry::Pair(bit, second, through));
                bits::remove(self.network.row_mut(bit), second);
                bits::remove(self.network.row_mut(second), bit);
                self.stale[bit] |= 1 << other.index();
                self.stale[second] |= 1 << own.index();
                self.require_support(second, other, &[own]);
                self.require_support(bit, own, &[other]);
                self.budget.spend(PAIR)?;
            }
        }
        Ok(())
    }

    /// Deletes a pattern, and those which lose their last partner with it.
    fn delete(&mut self, bit: usize, by: Digit) {
        let mut waiting = vec![(bit, by)];
        while let Some((bit, by)) = waiting.pop() {
            if !self.network.is_live(bit) {
                continue;
            }
            self.log.push(Entry::Pattern(bit, by));
            let own = self.network.digit(bit);
            let beside: Vec<usize> = bits::ones(self.network.row(bit)).collect();
            self.network.delete(bit);
            for other in beside {
                self.stale[other] |= 1 << own.index();
                if self.network.lacks(other, own) {
                    waiting.push((other, own));
                }
            }
        }
    }

    fn deduction(&self) -> Option<Deduction> {
        let pattern = |bit| self.network.pattern(bit);
        let deletion = |&entry: &Entry| match entry {
            Entry::Pattern(bit, by) => {
                Deletion::Pattern { pattern: pattern(bit), by: [Equation::Digit(by)].into() }
            }
            Entry::Pair(first, second, by) => Deletion::Pair {
                first: pattern(first),
                second: pattern(second),
                by: Equation::Digit(by),
            },
        };
        let deduction = Deduction::of_network(self.log.iter().map(deletion).collect());
        (!deduction.targets.is_empty()).then_some(deduction)
    }
}
