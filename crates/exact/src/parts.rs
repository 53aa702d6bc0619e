//! The givens and rules of a puzzle, one by one: which are not needed, and which of them contradict each other.

use ninerooks_board::{Candidate, Grid, Puzzle, Rules};

use crate::{BudgetSpent, Solutions, solutions_within};

/// What a puzzle is made of: a given, or a rule by its place in the [list](Rules::list).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// A given.
    Given(Candidate),
    /// A rule that the puzzle adds to the classic ones.
    Rule(usize),
}

/// The parts that a puzzle with one solution does not need.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needless {
    /// Those without each of which there is one solution still, in the order of [`parts`].
    pub alone: Vec<Part>,
    /// Those of them without all of which there is. Without any other part beside them there are several solutions, as far as that
    /// could be found out.
    pub together: Vec<Part>,
    /// Those of which the search could not say it within its positions.
    pub unknown: Vec<Part>,
}

/// The givens in reading order, then the rules. Digits that were placed since are no part of a puzzle.
pub fn parts(puzzle: &Puzzle) -> Vec<Part> {
    let givens = puzzle.values().filter(|value| puzzle.givens().contains(value.cell()));
    let rules = 0..puzzle.rules.list().len();
    givens.map(Part::Given).chain(rules.map(Part::Rule)).collect()
}

/// The puzzle without some of its parts, and without what was placed since. Its pencil marks are those that it brings.
///
/// ```
/// use ninerooks_board::{Puzzle, Rule, Rules};
/// use ninerooks_exact::{Part, parts, without};
/// let mut puzzle = Puzzle::default();
/// puzzle.give("1r1c1".parse()?);
/// puzzle.rules = Rules::new(&[Rule::AntiKnight])?;
/// assert_eq!(parts(&puzzle), [Part::Given("1r1c1".parse()?), Part::Rule(0)]);
/// assert_eq!(without(&puzzle, &parts(&puzzle)), Puzzle::default());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn without(puzzle: &Puzzle, gone: &[Part]) -> Puzzle {
    let mut rest = puzzle.clone();
    rest.hidden = None;
    for value in puzzle.values() {
        if !puzzle.givens().contains(value.cell()) || gone.contains(&Part::Given(value)) {
            rest.take(value.cell());
        }
    }
    let rules = puzzle.rules.list().iter().enumerate();
    let left: Vec<_> = rules
        .filter(|(at, _)| !gone.contains(&Part::Rule(*at)))
        .map(|(_, rule)| rule.clone())
        .collect();
    // Each of them was among the rules before, so none is refused.
    rest.rules = Rules::new(&left).unwrap_or(puzzle.rules);
    rest
}

/// How many solutions a puzzle has without some of its parts; none where what is left contradicts itself at sight.
pub(crate) fn solutions_without(
    puzzle: &Puzzle,
    gone: &[Part],
    positions: u64,
) -> Result<Solutions, BudgetSpent> {
    match Grid::new(&without(puzzle, gone)) {
        Ok(grid) => solutions_within(&grid, positions),
        Err(_) => Ok(Solutions::None),
    }
}

/// What of a puzzle is not needed: without it there is one solution still. `positions` may be looked at for each of these questions.
/// Nothing where the puzzle itself has none or several, or the search cannot say.
///
/// ```
/// use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
/// use ninerooks_exact::{Part, needless, solve};
/// let mut puzzle = Puzzle::default();
/// let text = ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
/// for (cell, c) in Cell::all().zip(text.chars()) {
///     if let Some(digit) = Digit::from_char(c) {
///         puzzle.give(Candidate::new(digit, cell));
///     }
/// }
/// assert!(needless(&puzzle, 10_000).expect("it has one solution").alone.is_empty(), "it is minimal");
/// let solution = solve(&Grid::new(&puzzle)?).expect("it has one solution");
/// let more = Candidate::new(solution.value(Cell::at(0, 0)).expect("a digit"), Cell::at(0, 0));
/// puzzle.give(more);
/// let needless = needless(&puzzle, 10_000).expect("it has one solution");
/// assert!(needless.alone.contains(&Part::Given(more)) && !needless.together.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn needless(puzzle: &Puzzle, positions: u64) -> Option<Needless> {
    let ask = |gone: &[Part]| solutions_without(puzzle, gone, positions);
    let is_one = |gone: &[Part]| matches!(ask(gone), Ok(Solutions::One(_)));
    if !is_one(&[]) {
        return None;
    }
    let mut needless = Needless::default();
    for part in parts(puzzle) {
        match ask(&[part]) {
            Ok(Solutions::One(_)) => needless.alone.push(part),
            Ok(Solutions::None | Solutions::Many) => {}
            Err(_) => needless.unknown.push(part),
        }
    }
    for part in &needless.alone {
        needless.together.push(*part);
        // Of the first one it is known.
        if needless.together.len() > 1 && !is_one(&needless.together) {
            needless.together.pop();
        }
    }
    Some(needless)
}

/// Parts of a puzzle without solution that contradict each other: without any of them the others have a solution, as far as
/// the search can say within `positions` for each of these questions. Nothing where there is a solution, or the search cannot say.
///
/// There are several such lists, and this is one of few parts, not of the fewest.
///
/// ```
/// use ninerooks_board::Puzzle;
/// use ninerooks_exact::{Part, conflicting};
/// let mut puzzle = Puzzle::default();
/// for given in ["1r1c1", "2r5c5", "1r1c9"] {
///     puzzle.give(given.parse()?);
/// }
/// let parts = conflicting(&puzzle, 1000).expect("there are two 1s in row 1");
/// assert_eq!(parts, [Part::Given("1r1c1".parse()?), Part::Given("1r1c9".parse()?)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn conflicting(puzzle: &Puzzle, positions: u64) -> Option<Vec<Part>> {
    let is_broken =
        |gone: &[Part]| solutions_without(puzzle, gone, positions) == Ok(Solutions::None);
    if !is_broken(&[]) {
        return None;
    }
    let all = parts(puzzle);
    let mut gone: Vec<Part> = Vec::new();
    for part in &all {
        gone.push(*part);
        if !is_broken(&gone) {
            gone.pop();
        }
    }
    Some(all.into_iter().filter(|part| !gone.contains(part)).collect())
}
