//! Double exocets: two exocets whose base cells, four in all, have the same four digits. No pattern passes through
//! two of these cells, once the patterns that the two exocets exclude are gone; so each digit is in one of them, and its
//! patterns that miss all four are false. That is a cover of rank 0 as well, with the base cells as truths and the
//! digits as links.
//!
//! Sources: David P. Bird, "`JExocet` compendium", "double exocets"; SudokuWiki, "Double Exocets".

use ninerooks_board::{CellSet, Digit};
use ninerooks_proof::{
    Action, Deletion, Equation, Pattern, PatternCover, PatternTerm, Proof, RookeryProof,
};
use ninerooks_rookery::Space;
use ninerooks_step::{CrossLines, Exocet, ExocetForm, ExocetHalf, Finding, Shape};

use super::exocet;
use crate::Position;

/// How many pairs of exocets may have the same four digits. Where little is left to be solved, patterns are few and
/// nearly all cells are exocets; then none are looked at, for some of them would depend on the order.
const MOST_PAIRS: usize = 2_000;
/// The base cells of both, and their digits.
const SIZE: usize = 4;

/// All pairs of these exocets that eliminate more than the two alone.
pub(super) fn doubles(
    position: &Position,
    space: &Space,
    exocets: &[Exocet],
) -> Vec<(Exocet, Finding)> {
    let pairs = exocets.iter().enumerate().flat_map(|(i, one)| {
        exocets[i + 1..].iter().map(move |other| [one, other]).filter(|[one, other]| {
            (one.digits | other.digits).len() == SIZE && (one.base | other.base).len() == SIZE
        })
    });
    let pairs: Vec<_> = pairs.take(MOST_PAIRS + 1).collect();
    let few = if pairs.len() > MOST_PAIRS { Vec::new() } else { pairs };
    few.into_iter().filter_map(|pair| double(position, space, pair)).collect()
}

/// By which of the three covers a pattern is false.
fn cover_of([one, other]: [&Exocet; 2], digit: Digit, cells: CellSet) -> Option<usize> {
    let misses =
        || (one.digits | other.digits).contains(digit) && cells.is_disjoint(one.base | other.base);
    [exocet::excludes(one, cells), exocet::excludes(other, cells), misses()]
        .into_iter()
        .position(|is_false| is_false)
}

fn double(position: &Position, space: &Space, pair: [&Exocet; 2]) -> Option<(Exocet, Finding)> {
    let [one, other] = pair;
    let (digits, base) = (one.digits | other.digits, one.base | other.base);
    let mut actions = Vec::new();
    let mut deleted = [const { Vec::new() }; 3];
    let mut is_more = false;
    for digit in Digit::ALL {
        let mut left = [CellSet::EMPTY; 2];
        let mut gone = [const { Vec::new() }; 3];
        for live in space.of(digit) {
            let cover = cover_of(pair, digit, live.cells);
            // What the exocets leave, and what is left then.
            for (at, left) in left.iter_mut().enumerate() {
                if cover.is_none_or(|cover| cover > 1 && at == 0) {
                    *left |= live.cells;
                }
            }
            match cover {
                Some(cover) => gone[cover].push(Pattern { digit, rookery: live.rookery }),
                None if (live.cells & base).len() > 1 => return None,
                None => {}
            }
        }
        let places = space.possible(digit) & position.grid().places(digit);
        let out = places - left[1];
        is_more |= (places - left[0]) != out;
        actions.extend(out.flat_map(|cell| cell.candidates(digit.into())).map(Action::Eliminate));
        // The third cover needs that no other pattern of the four digits is live.
        if digits.contains(digit) || !out.is_empty() {
            deleted.iter_mut().zip(gone).for_each(|(all, gone)| all.extend(gone));
        }
    }
    let term = |equation, weight| PatternTerm { equation, weight };
    let base = base.map(|cell| term(Equation::Cell(cell), -1));
    let terms = [
        exocet::terms(one.base, one.targets),
        exocet::terms(other.base, other.targets),
        base.chain(digits.map(|digit| term(Equation::Digit(digit), 1))).collect(),
    ];
    let covers = terms.into_iter().zip(deleted).filter(|(_, targets)| !targets.is_empty());
    let cover = |(terms, targets): (Box<[PatternTerm]>, Vec<Pattern>)| {
        Deletion::Cover(Box::new(PatternCover { scale: 1, terms, targets: targets.into() }))
    };
    let second = Some(ExocetHalf { base: other.base, targets: other.targets });
    let (form, cross) = (ExocetForm::Double, CrossLines::default());
    let exocet = Exocet { form, digits, cross, second, ..*one };
    let finding = Finding {
        actions: actions.into_iter().collect(),
        shape: Shape::Exocet(Box::new(exocet.clone())),
        proof: Proof::rookeries(RookeryProof { deletions: covers.map(cover).collect() }),
    };
    is_more.then_some((exocet, finding))
}
