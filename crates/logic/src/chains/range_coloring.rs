//! Steps of almost-locked ranges, and of almost-locked sets, with strong chains.

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, House};
use ninerooks_step::AlmostLockedRange;

use super::coloring::{Survivors, eliminate_each, false_parities, trapped, wrapped};
use super::weak_coloring::{eliminate, outside};
use crate::links::colour::{Parity, StrongChains};
use crate::links::implication::{Implications, Weak, empties};
use crate::links::refutation::Rules;
use crate::{Findings, Flow, Position};

/// A range seen from one of its lines: what enters it, and what is eliminated.
#[derive(Clone, Copy, Debug)]
struct Turn {
    range: AlmostLockedRange,
    /// The places of its digit on the line that is ruled out, outside the box.
    enter: CellSet,
    /// The places on the other line, outside the box.
    image: CellSet,
}

/// The ranges of a digit, each from both sides.
fn turns(position: &Position, digit: Digit) -> Vec<Turn> {
    let places = position.grid().places(digit);
    position
        .almost_locked_ranges(digit)
        .iter()
        .flat_map(|&range| {
            let outside =
                range.lines.map(|line: House| places & (line.cells() - range.block.cells()));
            [[0, 1], [1, 0]].map(|[one, other]| Turn {
                range,
                enter: outside[one],
                image: outside[other],
            })
        })
        .collect()
}

fn of_digit(digit: Digit, cells: CellSet) -> CandidateSet {
    cells.map(|cell| Candidate::new(digit, cell)).collect()
}

/// Nodes of a set by the parities that they are in.
fn parities(chains: &StrongChains, digit: Digit, cells: CellSet) -> Vec<Parity> {
    let mut parities: Vec<Parity> =
        cells.filter_map(|cell| chains.parity(Candidate::new(digit, cell))).collect();
    parities.sort_unstable();
    parities.dedup();
    parities
}

/// Eliminates each set of targets once, in their order.
fn report(position: &Position, groups: &[(Parity, CandidateSet)], found: &mut Findings) -> Flow {
    for (i, (parity, targets)) in groups.iter().enumerate() {
        if targets.is_empty() || groups[..i].iter().any(|(_, earlier)| earlier == targets) {
            continue;
        }
        let rules = Rules::new(position, Weak::Ranges).one_range().only(&[*parity]);
        if let Some(step) = eliminate_each(&rules, targets) {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// A range and a strong chain: a candidate sees a node of one parity, and through the range makes a
/// node of the other false. By digit, range, side of the range and chain.
pub(crate) fn range_chains(position: &Position, found: &mut Findings) -> Flow {
    let chains = position.strong_chains();
    let table = position.implications(Weak::Sectors);
    for digit in Digit::ALL {
        let mut groups = Vec::new();
        for turn in turns(position, digit) {
            for parity in parities(chains, digit, turn.image) {
                let own = *chains.nodes(parity) | *chains.nodes(parity.turned());
                let entering = of_digit(digit, turn.enter) & *table.false_by(parity.turned());
                groups.push((parity, entering - own - trapped(table, chains, parity)));
            }
        }
        report(position, &groups, found)?;
    }
    Flow::Continue(())
}

/// Two ranges and a strong chain: a candidate makes a node of one parity false through one range,
/// and a node of the other through another. By digit, ranges and chain.
pub(crate) fn range_pairs(position: &Position, found: &mut Findings) -> Flow {
    let chains = position.strong_chains();
    let table = position.implications(Weak::Sectors);
    for digit in Digit::ALL {
        let turns = turns(position, digit);
        let mut groups = Vec::new();
        for (i, one) in turns.iter().enumerate() {
            for other in turns[i + 1..].iter().filter(|other| other.range != one.range) {
                let entering = of_digit(digit, one.enter & other.enter);
                if entering.is_empty() {
                    continue;
                }
                let ends = parities(chains, digit, other.image);
                for parity in parities(chains, digit, one.image) {
                    if ends.contains(&parity.turned()) {
                        let own = *chains.nodes(parity) | *chains.nodes(parity.turned());
                        groups.push((parity, entering - own - trapped(table, chains, parity)));
                    }
                }
            }
        }
        report(position, &groups, found)?;
    }
    Flow::Continue(())
}

/// A parity of which one node makes another false through a range. Parity by parity.
pub(crate) fn range_wraps(position: &Position, found: &mut Findings) -> Flow {
    let chains = position.strong_chains();
    let mut is_false = vec![false; chains.count()];
    for digit in Digit::ALL {
        for turn in turns(position, digit) {
            let ends = parities(chains, digit, turn.image);
            for parity in parities(chains, digit, turn.enter) {
                is_false[parity.index()] |= ends.contains(&parity);
            }
        }
    }
    let sectors = position.implications(Weak::Sectors);
    let is_false = |_: &Implications, chains: &StrongChains, parity: Parity| {
        is_false[parity.index()] && !wrapped(sectors, chains, parity)
    };
    false_parities(position, Weak::Ranges, Survivors::Placed, true, found, is_false)
}

/// What a range makes false, with what the candidate sees, is a whole sector. Candidate by candidate.
pub(crate) fn range_hinges(position: &Position, found: &mut Findings) -> Flow {
    let table = position.implications(Weak::Sectors);
    for digit in Digit::ALL {
        let turns = turns(position, digit);
        for cell in position.grid().places(digit) {
            let entered = turns.iter().filter(|turn| turn.enter.contains(cell));
            let seen = *table.seen(Candidate::new(digit, cell));
            let false_too = entered.fold(seen, |mut false_set, turn| {
                false_set[digit] |= turn.image;
                false_set
            });
            if false_too == seen
                || !empties(position.grid().live(), &false_too)
                || empties(position.grid().live(), &seen)
            {
                continue;
            }
            let rules = Rules::new(position, Weak::Ranges).one_range().only(&[]);
            if let Some(step) = eliminate(&rules, Candidate::new(digit, cell)) {
                found.push(step)?;
            }
        }
    }
    Flow::Continue(())
}

/// A parity of which two nodes rule out two digits of an almost-locked set. Parity by parity.
pub(crate) fn set_wraps(position: &Position, found: &mut Findings) -> Flow {
    let sectors = position.implications(Weak::Sectors);
    let is_false = |table: &Implications, chains: &StrongChains, parity: Parity| {
        wrapped(table, chains, parity) && !wrapped(sectors, chains, parity)
    };
    false_parities(position, Weak::Sets, Survivors::Placed, true, found, is_false)
}

/// Candidates outside the chains that are refuted along all weak links of a kind, and not along
/// those of sectors only. Candidate by candidate; then the parities.
pub(crate) fn refuted_with(position: &Position, weak: Weak, found: &mut Findings) -> Flow {
    let chains = position.strong_chains();
    let (table, sectors) = (position.implications(weak), position.implications(Weak::Sectors));
    let wrong = |[true_set, false_set]: [CandidateSet; 2]| {
        !(true_set & false_set).is_empty() || empties(position.grid().live(), &false_set)
    };
    for candidate in outside(position, chains) {
        if wrong(table.with(chains, candidate)) && !wrong(sectors.with(chains, candidate)) {
            let rules = Rules::new(position, weak);
            if let Some(step) = eliminate(&rules, candidate) {
                found.push(step)?;
            }
        }
    }
    let of = |table: &Implications, parity| table.with_parity(chains, parity);
    let is_false = |table: &Implications, _: &StrongChains, parity: Parity| {
        wrong(of(table, parity)) && !wrong(of(sectors, parity))
    };
    false_parities(position, weak, Survivors::Placed, false, found, is_false)
}
