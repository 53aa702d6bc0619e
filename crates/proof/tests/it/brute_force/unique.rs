//! Puzzles with one solution, given by digits and candidates, and states of them.
//!
//! Whoever argues from uniqueness may use what the puzzle says and nothing that was found since. So
//! here the two are apart: the puzzle is drawn first, and then some of what is false is eliminated.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Puzzle};
use ninerooks_proof::{
    Deletion, DeletionRefusal, GuardedPatterns, GuardianKind, GuardianRefusal, Guardians, Pattern,
    Proof, Refusal, RookeryProof, check,
};

use super::small::{Counts, Rng, complete};

/// A state of a puzzle with one solution.
pub(crate) struct Unique {
    pub(crate) state: Grid,
    pub(crate) solution: CandidateSet,
}

impl Unique {
    /// Two to four digits are open; the rest is given, as digits or as cells with one candidate. What
    /// would make a second solution is eliminated by the puzzle.
    pub(crate) fn new(numbers: &mut Rng) -> Self {
        let solution = *fill(&Grid::default(), numbers).expect("the empty grid has one").live();
        let mut puzzle = sketch(&solution, numbers);
        loop {
            let mut solutions = Vec::new();
            complete(&Grid::new(&puzzle).unwrap(), &mut solutions);
            let Some(other) = solutions.iter().find(|other| **other != solution) else { break };
            let wrong: Vec<Candidate> = (*other - solution).iter().collect();
            let candidates = puzzle.candidates.as_mut().expect("a sketch has them");
            candidates.remove(numbers.pick(&wrong));
        }
        let mut state = Grid::new(&puzzle).unwrap();
        let (struck, placed) = (numbers.below(100), numbers.below(60).saturating_sub(40));
        for candidate in state.live().iter() {
            if state.solved().contains(candidate.cell()) || !state.is_live(candidate) {
                continue;
            }
            if solution.contains(candidate) {
                if numbers.below(100) < placed {
                    state.place(candidate);
                }
            } else if numbers.below(100) < struck {
                state.eliminate(candidate);
            }
        }
        assert_eq!(state.as_given(), Grid::new(&puzzle).unwrap());
        Self { state, solution }
    }

    fn pattern(&self, digit: Digit) -> Pattern {
        let rookery = ninerooks_board::Rookery::from_cells(self.solution[digit]);
        Pattern { digit, rookery: rookery.expect("a solution is made of rookeries") }
    }
}

/// A puzzle that has at least this solution.
fn sketch(solution: &CandidateSet, numbers: &mut Rng) -> Puzzle {
    let count = 2 + numbers.below(3);
    let chosen: DigitSet =
        numbers.shuffled::<9>()[..count].iter().map(|&i| Digit::from_index(i)).collect();
    let given = numbers.pick(&[0, 50, 100]);
    let spare = numbers.below(50).saturating_sub(30);
    let (mut puzzle, mut candidates) = (Puzzle::default(), CandidateSet::EMPTY);
    for cell in Cell::all() {
        let value = Candidate::new(solution.digits(cell).only().expect("one digit a cell"), cell);
        if chosen.contains(value.digit()) {
            let stays = |c: &Candidate| *c == value || numbers.below(100) >= spare;
            cell.candidates(chosen).filter(stays).for_each(|c| candidates.insert(c));
        } else if numbers.below(100) < given {
            puzzle.give(value);
        } else {
            candidates.insert(value);
        }
    }
    puzzle.candidates = Some(Box::new(candidates));
    puzzle
}

/// Any solution.
fn fill(grid: &Grid, numbers: &mut Rng) -> Option<Grid> {
    if grid.contradiction().is_some() {
        return None;
    }
    let Some(cell) = grid.unsolved().min_by_key(|&cell| grid.digits(cell).len()) else {
        return Some(*grid);
    };
    let order = numbers.shuffled::<9>().map(Digit::from_index);
    order.into_iter().filter(|&digit| grid.digits(cell).contains(digit)).find_map(|digit| {
        let mut next = *grid;
        next.place(Candidate::new(digit, cell));
        fill(&next, numbers)
    })
}

/// All rectangles of two rows, two columns and two boxes.
pub(crate) fn rectangles() -> impl Iterator<Item = CellSet> {
    let lines = || (0..9).flat_map(|a| (a + 1..9).map(move |b| [a, b]));
    lines().flat_map(move |rows| {
        let two_boxes = move |columns: &[usize; 2]| {
            (rows[0] / 3 == rows[1] / 3) != (columns[0] / 3 == columns[1] / 3)
        };
        lines().filter(two_boxes).map(move |columns| {
            rows.into_iter().flat_map(|row| columns.map(|column| Cell::at(row, column))).collect()
        })
    })
}

/// Tries all rectangles of puzzles: the pattern that is true must never be deleted. Says also how
/// many of the refusals have no other reason than what the puzzle excludes.
pub(crate) fn run_rectangles(numbers: &mut Rng, puzzles: usize) -> (Counts, usize) {
    let (mut counts, mut forbidden) = (Counts::default(), 0);
    for _ in 0..puzzles {
        let unique = Unique::new(numbers);
        counts.grids += 1;
        counts.solutions += 1;
        for cells in rectangles() {
            let digits = cells.fold(DigitSet::EMPTY, |all, cell| all | unique.state.digits(cell));
            for digit in digits {
                let pattern = unique.pattern(digit);
                let is_true = pattern.rookery.cells().is_disjoint(cells);
                let shifted = ninerooks_board::Rookery::from_index(numbers.below(46_656));
                let target = if is_true { pattern } else { Pattern { digit, rookery: shifted } };
                let others = !DigitSet::from(digit);
                let by = Guardians {
                    kind: GuardianKind::Deadly,
                    sectors: cells.map(Cell::sector).collect(),
                    kept: cells.into_iter().flat_map(|cell| cell.candidates(others)).collect(),
                };
                let deletion = GuardedPatterns { by, targets: [target].into() };
                let deletions = [Deletion::Guarded(Box::new(deletion))].into();
                match check(&unique.state, &[], &Proof::rookeries(RookeryProof { deletions })) {
                    Ok(()) => {
                        assert_ne!(target, pattern, "{cells} in {:?}", unique.state.to_puzzle());
                        counts.accepted += 1;
                        counts.claims += 1;
                    }
                    Err(Refusal::Deletion {
                        reason: DeletionRefusal::Guardians(GuardianRefusal::NoTwin { .. }),
                        ..
                    }) if is_true => {
                        forbidden += 1;
                        counts.refused += 1;
                    }
                    Err(_) => counts.refused += 1,
                }
            }
        }
    }
    (counts, forbidden)
}
