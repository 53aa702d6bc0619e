//! What is wrong with a puzzle or with a state of it, before logic looks at it.

use ninerooks_board::{Candidate, Grid, Puzzle};

use crate::{Solutions, count_within, solutions_within};

/// Where counting the solutions of a puzzle ends.
pub const COUNTED: u64 = 1000;

/// What a puzzle is, with the digits that were placed and the candidates that were eliminated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Diagnosis {
    /// It has one solution from here: nothing is wrong.
    Sound,
    /// The puzzle itself has no solution.
    NoSolution,
    /// The puzzle has one solution, and something placed or eliminated excludes it.
    Mistake(Mistake),
    /// There is no solution from here. The givens alone have several, so nobody can say where the
    /// mistake is.
    DeadEnd,
    /// There are several solutions from here: how many, and whether these are all. Where they are
    /// not, there are more than this many.
    Several {
        /// The number, [`COUNTED`] at most.
        solutions: u64,
        /// Whether these are all.
        complete: bool,
    },
    /// The search took too much work to say.
    Unknown,
}

/// What contradicts the only solution of the givens, in reading order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mistake {
    /// Digits that were placed and are wrong.
    pub placed: Vec<Candidate>,
    /// Candidates that were eliminated and are true.
    pub eliminated: Vec<Candidate>,
}

/// Finds out what is wrong with a puzzle, in at most so many positions for each of the questions that
/// it takes. Where the givens alone have one solution and what was done since excludes it, it says
/// what.
///
/// ```
/// use ninerooks_board::Puzzle;
/// use ninerooks_exact::{Diagnosis, diagnose};
///
/// assert_eq!(
///     diagnose(&Puzzle::default(), 100_000),
///     Diagnosis::Several { solutions: 1000, complete: false }
/// );
/// let mut puzzle = Puzzle::default();
/// puzzle.give("1r1c1".parse()?);
/// puzzle.give("1r1c2".parse()?);
/// assert_eq!(diagnose(&puzzle, 100_000), Diagnosis::NoSolution);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn diagnose(puzzle: &Puzzle, positions: u64) -> Diagnosis {
    let state = Grid::new(puzzle).ok();
    match state.as_ref().map_or(Ok(Solutions::None), |grid| solutions_within(grid, positions)) {
        Err(_) => return Diagnosis::Unknown,
        Ok(Solutions::One(_)) => return Diagnosis::Sound,
        Ok(Solutions::Many) => return several(state.as_ref(), positions),
        Ok(Solutions::None) => {}
    }
    if puzzle.candidates.is_none() && puzzle.values().count() == puzzle.givens().len() {
        return Diagnosis::NoSolution;
    }
    let givens = givens(puzzle);
    match givens.as_ref().map_or(Ok(Solutions::None), |grid| solutions_within(grid, positions)) {
        Err(_) => Diagnosis::Unknown,
        Ok(Solutions::None) => Diagnosis::NoSolution,
        Ok(Solutions::Many) => Diagnosis::DeadEnd,
        Ok(Solutions::One(solution)) => Diagnosis::Mistake(mistake(puzzle, &solution)),
    }
}

fn several(grid: Option<&Grid>, positions: u64) -> Diagnosis {
    let more = COUNTED + 1;
    match grid.map_or(Ok(0), |grid| count_within(grid, more, positions)) {
        Ok(count) => {
            Diagnosis::Several { solutions: count.min(COUNTED), complete: count <= COUNTED }
        }
        Err(spent) => {
            Diagnosis::Several { solutions: spent.found.clamp(1, COUNTED), complete: false }
        }
    }
}

/// The givens alone, under the rules; nothing where they contradict each other.
fn givens(puzzle: &Puzzle) -> Option<Grid> {
    let mut givens = Puzzle::default();
    givens.rules = puzzle.rules;
    puzzle
        .values()
        .filter(|value| puzzle.givens().contains(value.cell()))
        .for_each(|value| givens.give(value));
    Grid::new(&givens).ok()
}

fn mistake(puzzle: &Puzzle, solution: &Grid) -> Mistake {
    let is_true = |candidate: Candidate| solution.is_live(candidate);
    let placed = puzzle.values().filter(|&value| !is_true(value)).collect();
    let eliminated = match &puzzle.candidates {
        None => Vec::new(),
        Some(candidates) => solution
            .live()
            .iter()
            .filter(|truth| puzzle.value(truth.cell()).is_none() && !candidates.contains(*truth))
            .collect(),
    };
    let mut mistake = Mistake { placed, eliminated };
    mistake.eliminated.sort_unstable_by_key(|candidate| candidate.cell());
    mistake
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Cell, Digit};

    use super::*;

    const PUZZLE: &str =
        "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
    const SOLUTION: &str =
        "234718596758694321691325487876941253425836179319572864543267918962183745187459632";

    fn puzzle(text: &str) -> Puzzle {
        let mut puzzle = Puzzle::default();
        for (cell, c) in Cell::all().zip(text.chars()) {
            if let Some(digit) = Digit::from_char(c) {
                puzzle.give(Candidate::new(digit, cell));
            }
        }
        puzzle
    }

    fn candidate(name: &str) -> Candidate {
        name.parse().expect("a candidate")
    }

    #[test]
    fn what_is_right_is_sound() {
        let mut puzzle = puzzle(PUZZLE);
        assert_eq!(diagnose(&puzzle, 10_000), Diagnosis::Sound);
        puzzle.place(candidate("3r1c2"));
        puzzle.candidates = Some(Box::new(puzzle.default_candidates()));
        assert_eq!(diagnose(&puzzle, 10_000), Diagnosis::Sound);
        assert_eq!(diagnose(&self::puzzle(SOLUTION), 10_000), Diagnosis::Sound);
    }

    #[test]
    fn a_wrong_digit_and_a_lost_candidate_are_found() {
        let mut wrong = puzzle(PUZZLE);
        wrong.place(candidate("1r1c2"));
        let placed = vec![candidate("1r1c2")];
        let expected = Mistake { placed: placed.clone(), eliminated: Vec::new() };
        assert_eq!(diagnose(&wrong, 10_000), Diagnosis::Mistake(expected));
        // One that clashes with a given at sight.
        wrong.place(candidate("2r1c2"));
        let expected = Mistake { placed: vec![candidate("2r1c2")], eliminated: Vec::new() };
        assert_eq!(diagnose(&wrong, 10_000), Diagnosis::Mistake(expected));

        let mut lost = puzzle(PUZZLE);
        let mut candidates = lost.default_candidates();
        candidates.remove(candidate("8r4c8"));
        candidates.remove(candidate("5r4c8"));
        lost.candidates = Some(Box::new(candidates));
        let expected = Mistake { placed: Vec::new(), eliminated: vec![candidate("5r4c8")] };
        assert_eq!(diagnose(&lost, 10_000), Diagnosis::Mistake(expected));
        lost.place(candidate("1r1c2"));
        let expected = Mistake { placed, eliminated: vec![candidate("5r4c8")] };
        assert_eq!(diagnose(&lost, 10_000), Diagnosis::Mistake(expected));
    }

    #[test]
    fn several_and_none_are_told_apart() {
        let mut two = puzzle(&SOLUTION.replace(['1', '4'], "."));
        assert_eq!(diagnose(&two, 10_000), Diagnosis::Several { solutions: 2, complete: true });
        two.place(candidate("1r1c1"));
        assert_eq!(diagnose(&two, 10_000), Diagnosis::DeadEnd);
        assert_eq!(diagnose(&Puzzle::default(), 1), Diagnosis::Unknown);
        // Every digit was given, so the puzzle itself is wrong.
        let given = SOLUTION.replacen('3', "4", 1);
        assert_eq!(diagnose(&puzzle(&given), 10_000), Diagnosis::NoSolution);
    }
}
