//! Combinations of several digits.

use ninerooks_board::Digit;
use ninerooks_proof::{Deletion, Equation};

use super::{
    Budget, Deduction, OverBudget, Reason, Space,
    network::{Network, ones_in},
};

/// Deletes each pattern for which some `size` − 1 other digits have no pairwise disjoint patterns
/// beside it, one of each digit. One walk over all patterns; deletions count at once.
///
/// # Errors
/// When the table of pairs would be too large, or the search too long.
pub(super) fn find(
    space: &Space,
    size: usize,
    budget: &mut Budget,
) -> Result<Option<Deduction>, OverBudget> {
    let mut network = Network::new(space, budget)?;
    let digits = network.digits().to_vec();
    let (mut targets, mut deletions) = (Vec::new(), Vec::new());
    for &digit in &digits {
        let others: Vec<Digit> = digits.iter().copied().filter(|&other| other != digit).collect();
        let choices = choices(&others, size.saturating_sub(1));
        for bit in network.of(digit) {
            for choice in &choices {
                let row = network.row(bit).to_vec();
                if !has_room(&network, &row, choice, budget)? {
                    let pattern = network.pattern(bit);
                    network.delete(bit);
                    targets.push(pattern);
                    let by = choice.iter().map(|&digit| Equation::Digit(digit)).collect();
                    deletions.push(Deletion::Pattern { pattern, by });
                    break;
                }
            }
        }
    }
    let reason = Reason::Combination { size };
    Ok((!targets.is_empty()).then_some(Deduction { reason, targets, deletions }))
}

/// Whether the digits have pairwise disjoint patterns among those in `open`.
fn has_room(
    network: &Network<'_>,
    open: &[u64],
    digits: &[Digit],
    budget: &mut Budget,
) -> Result<bool, OverBudget> {
    let Some((&first, rest)) = digits.split_first() else { return Ok(true) };
    for bit in ones_in(open, network.span(first)) {
        if rest.is_empty() {
            return Ok(true);
        }
        budget.spend(open.len())?;
        let both: Vec<u64> = open.iter().zip(network.row(bit)).map(|(a, b)| a & b).collect();
        if has_room(network, &both, rest, budget)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// All ways to take `size` of the digits, in their order.
fn choices(digits: &[Digit], size: usize) -> Vec<Vec<Digit>> {
    let numbers = 0u16..1 << digits.len();
    let subsets = numbers.filter(|bits| bits.count_ones() as usize == size);
    subsets
        .map(|bits| (0..digits.len()).filter(|i| bits >> i & 1 == 1).map(|i| digits[i]).collect())
        .collect()
}
