//! One assumption and all that follows from it, for whoever wants to watch.

use ninerooks_board::{Candidate, Sector};
use ninerooks_proof::Deduction;
use ninerooks_step::Mark;

use super::argument::{lead_to, marks_of};
use super::lemma::Depth;
use super::marking::{Assumed, Board, Marking, Why};
use crate::Position;

/// What follows from an assumption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequences {
    /// The marks in the order in which they follow from each other, with their layers. Where there is a
    /// conflict they are those that lead to it, and else all there are.
    pub marks: Box<[Mark]>,
    /// A sector all of whose candidates are false then: the assumption is wrong.
    pub conflict: Option<Sector>,
}

/// Assumes that a candidate is true, or false, and marks what follows, layer by layer: what sees
/// something true is false, and the last candidate of a sector is true. Nothing where the candidate is
/// not open, or a sector is empty already.
///
/// ```
/// use ninerooks_board::{Grid, Puzzle};
/// use ninerooks_logic::{Position, assume};
/// let mut grid = Grid::default();
/// for name in ["3r1c1", "4r1c1", "5r1c1", "6r1c1", "7r1c1", "8r1c1", "9r1c1"] {
///     grid.eliminate(name.parse()?);
/// }
/// let position = Position::new(&grid);
/// // r1c1 is 1 or 2, so it is 2 when it is not 1.
/// let follows = assume(&position, "1r1c1".parse()?, false).expect("it is open");
/// assert_eq!(follows.marks[0].candidate, "2r1c1".parse()?);
/// assert!(follows.marks[0].is_true && follows.conflict.is_none());
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn assume(position: &Position, candidate: Candidate, is_true: bool) -> Option<Consequences> {
    let board = Board::new(position, Depth::Marks)?;
    if !board.open().contains(candidate) {
        return None;
    }
    let start = Assumed { candidate, is_true };
    let mut marking = Marking::of(&board, start);
    while marking.conflicts.is_empty() && marking.advance() {}
    let grid = position.grid();
    let conflict = marking.conflicts.first().copied();
    let (deductions, goals): (Vec<Deduction>, Vec<Candidate>) = if let Some(sector) = conflict {
        let empty: Vec<Candidate> = grid.live_in(sector).collect();
        (lead_to(&marking, grid, empty.iter().copied()), empty)
    } else {
        let taken = marking.marks.iter().filter_map(|(_, why)| match why {
            Why::Only(sector) => Some(Deduction::Only(*sector)),
            Why::Assumed | Why::Seen(_) | Why::Lemma(_) => None,
        });
        (taken.collect(), marking.falsities().iter().collect())
    };
    Some(Consequences { marks: marks_of(&board, start, &deductions, goals), conflict })
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Cell, Digit, Grid, Puzzle};

    use super::*;
    use crate::search::hypothesis::disproofs;
    use crate::{Findings, Forms};

    const PUZZLE: &str =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    const SOLUTION: &str =
        "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

    fn grid(text: &str) -> Grid {
        let mut puzzle = Puzzle::default();
        for (cell, sign) in Cell::all().into_iter().zip(text.chars()) {
            if let Some(digit) = Digit::from_char(sign) {
                puzzle.give(Candidate::new(digit, cell));
            }
        }
        Grid::new(&puzzle).unwrap()
    }

    #[test]
    fn what_is_right_leads_to_nothing_but_what_is_right() {
        let (grid, solution) = (grid(PUZZLE), grid(SOLUTION));
        let position = Position::new(&grid);
        let open = grid.live().iter().filter(|c| grid.value(c.cell()).is_none());
        let mut marked = 0;
        for candidate in open {
            let is_true = solution.is_live(candidate);
            let follows = assume(&position, candidate, is_true).unwrap();
            assert_eq!(follows.conflict, None, "{candidate}");
            for mark in &follows.marks {
                assert_eq!(mark.is_true, solution.is_live(mark.candidate), "{candidate}");
            }
            marked += follows.marks.len();
        }
        assert!(marked > 1000, "{marked}");
    }

    #[test]
    fn a_conflict_is_found_where_the_technique_finds_one_and_nowhere_else() {
        let grid = grid(PUZZLE);
        let position = Position::new(&grid);
        let mut found = Findings::all(Forms::Once);
        let _ = disproofs(&position, Depth::Marks, &mut found);
        let disproved: Vec<Candidate> =
            found.into_findings().iter().flat_map(ninerooks_step::Finding::eliminations).collect();
        assert!(!disproved.is_empty());
        for candidate in grid.live().iter().filter(|c| grid.value(c.cell()).is_none()) {
            let follows = assume(&position, candidate, true).unwrap();
            assert_eq!(follows.conflict.is_some(), disproved.contains(&candidate), "{candidate}");
            let Some(conflict) = follows.conflict else { continue };
            let all_false =
                |c| follows.marks.iter().any(|mark| mark.candidate == c && !mark.is_true);
            assert!(grid.live_in(conflict).all(all_false), "{candidate}");
        }
    }

    #[test]
    fn what_is_true_cannot_be_assumed_false_where_that_empties_a_sector() {
        let (grid, solution) = (grid(PUZZLE), grid(SOLUTION));
        let position = Position::new(&grid);
        let hidden_single: Candidate = "1r9c1".parse().unwrap();
        assert!(assume(&position, hidden_single, false).is_none(), "it is given");
        let refuted = solution.live().iter().filter(|truth| {
            let follows = assume(&position, *truth, false);
            follows.is_some_and(|follows| follows.conflict.is_some())
        });
        assert!(refuted.count() > 0);
    }
}
