//! Steps of the pattern overlay in words.

use ninerooks_board::{Digit, DigitSet};
use ninerooks_step::{PatternReason, PatternStage};

use super::rncn::Cells;
use super::words::list;

/// More stages than this are counted, not told.
const TOLD: usize = 6;

/// What stands between the name of a step and its arrow: `9, 32 patterns`, or the stages and what
/// they leave.
pub(super) fn line(digits: DigitSet, left: &[u32; 9], stages: &[PatternStage]) -> String {
    let counts = digits.map(|digit| match left[digit.index()] {
        1 => format!("{digit}, 1 pattern"),
        n => format!("{digit}, {n} patterns"),
    });
    let counts = if digits.len() > 3 {
        let left: u32 = digits.map(|digit| left[digit.index()]).sum();
        format!("{digits}, {left} patterns")
    } else {
        counts.collect::<Vec<_>>().join("; ")
    };
    if stages.is_empty() {
        return counts;
    }
    let mut parts: Vec<String> = stages.iter().take(TOLD).map(stage).collect();
    if stages.len() > TOLD {
        parts.push(format!("and {} more deductions", stages.len() - TOLD));
    }
    format!("{}; left are {counts}", parts.join("; "))
}

/// Why patterns went, and how many: `9 is in r6c6 or r8c8, without 28 of 3`.
fn stage(stage: &PatternStage) -> String {
    let gone = Digit::ALL.into_iter().filter(|digit| stage.deleted[digit.index()] > 0);
    let gone = list(gone.map(|digit| format!("{} of {digit}", stage.deleted[digit.index()])));
    let reason = match &stage.reason {
        PatternReason::Cells { digit, cells } => {
            let cells: Vec<String> = cells.map(|cell| cell.to_string()).collect();
            format!("{digit} is in {}", cells.join(" or "))
        }
        PatternReason::Clash { digit } => format!("clash with all patterns of {digit}"),
        PatternReason::CellCover => "some cell would stay empty".to_owned(),
        PatternReason::Equations(chain) => {
            let links = chain.links.iter().map(|[out, into]| format!(" - {out} + {into}"));
            let sum: String = links.collect();
            match chain.within {
                None => format!("twice in {}{sum}", chain.base),
                Some(within) => format!("{}{sum} is within {within}", chain.base),
            }
        }
        PatternReason::Combination { size: ..=2 } => "no room for some other digit".to_owned(),
        PatternReason::Combination { size } => {
            format!("no room for some {} other digits", size - 1)
        }
        PatternReason::Pairs { pairs } => {
            let pairs: u32 = pairs.iter().flatten().sum();
            format!("{pairs} pairs deleted")
        }
        PatternReason::OneOf { digit, cells } => format!("{digit} is in {}", Cells(*cells)),
        PatternReason::NotBoth { candidates: [a, b] } => format!("not both {a} and {b}"),
        PatternReason::Rectangle { cells, digits } => {
            format!("{} must not be left to two of {digits}", Cells(*cells))
        }
        _ => "deleted".to_owned(),
    };
    format!("{reason}, without {gone}")
}
