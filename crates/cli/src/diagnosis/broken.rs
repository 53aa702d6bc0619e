//! A puzzle without solution: the reason in a few steps, and which given may be the wrong one.

use ninerooks_board::{Grid, Puzzle};
use ninerooks_exact::{Part, Repairs, repairs};
use ninerooks_logic::refute;
use ninerooks_step::Path;
use ninerooks_text::notation::refuted;

use crate::words::{capitalised, part};

/// How many positions are looked at for each given that may be the wrong one. Puzzles with one solution take a dozen.
const POSITIONS: u64 = 500;

/// More ways to put a puzzle right than these say nothing.
const FEW: usize = 3;

/// Why it has no solution, in words that follow a colon: the steps of a path to a sector without candidates, or that
/// there is none.
pub(crate) fn why(path: Option<&Path>) -> String {
    let reason = path.and_then(refuted);
    reason.unwrap_or_else(|| "a search of all possibilities finds none".to_owned())
}

/// The steps to a sector without candidates, where simple steps lead to one.
pub(crate) fn proof(puzzle: &Puzzle) -> Option<Path> {
    refute(&Grid::new(puzzle).ok()?)
}

/// Which given or rule is the wrong one, in a sentence, where few can be.
pub(crate) fn repair(puzzle: &Puzzle) -> Option<String> {
    let Repairs { without, instead, rules } = repairs(puzzle, POSITIONS);
    let alternatives = |all: Vec<String>| all.join(", or ");
    let words = if (1..=FEW).contains(&(without.len() + rules.len())) {
        let given = without.iter().map(|c| format!("without the {} in {}", c.digit(), c.cell()));
        let rule = rules.iter().map(|rule| part(puzzle, Part::Rule(*rule)));
        let rule = rule.map(|rule| format!("without the rule \u{201c}{rule}\u{201d}"));
        alternatives(given.chain(rule).collect())
    } else if without.is_empty() && rules.is_empty() && (1..=FEW).contains(&instead.len()) {
        let given = instead.iter().map(|(c, digit)| {
            format!("with {digit} in place of the {} in {}", c.digit(), c.cell())
        });
        alternatives(given.collect())
    } else {
        return None;
    };
    Some(format!("{} there is exactly one solution.", capitalised(&words)))
}

#[cfg(test)]
mod tests {
    use ninerooks_text::formats;

    use super::*;

    fn puzzle(text: &str) -> Puzzle {
        formats::read(text).expect("a puzzle").puzzle
    }

    #[test]
    fn the_given_that_was_mistyped_is_named() {
        // r2c1 is 7 in the puzzle that was meant.
        let text =
            "2.4...5..35.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
        assert_eq!(
            repair(&puzzle(text)).as_deref(),
            Some("Without the 3 in r2c1 there is exactly one solution.")
        );
        assert_eq!(repair(&puzzle(&".".repeat(81))), None);
    }
}
