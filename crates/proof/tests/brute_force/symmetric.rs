//! Puzzles that a map takes to themselves, and states of them.

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Grid, Puzzle};
use ninerooks_proof::{Action, Clause, Lemma, Proof, Reason, Symmetry, check};

use super::small::{Counts, Rng, complete};
use super::unique::Unique;

struct Symmetric {
    state: Grid,
    solution: CandidateSet,
    symmetry: Symmetry,
}

/// Row r, column c of this one has the digit 3(r mod 3) + r div 3 + c, modulo 9. Three columns on, it is
/// three more, and three rows on, one more.
fn digit(row: usize, column: usize) -> usize {
    (3 * (row % 3) + row / 3 + column) % 9
}

fn small(n: usize) -> u8 {
    u8::try_from(n).unwrap()
}

impl Symmetric {
    fn new(numbers: &mut Rng) -> Self {
        let turn = 3 * (1 + numbers.below(2));
        let (rows, columns, names) = (numbers.lines(), numbers.lines(), numbers.shuffled::<9>());
        let place = |list: &[usize; 9], n: usize| list.iter().position(|&m| m == n).unwrap();
        let solution: CandidateSet = (0..81)
            .map(|i| {
                let (row, column) = (i / 9, i % 9);
                let digit = names[digit(rows[row], columns[column])];
                Candidate::new(Digit::from_index(digit), Cell::at(row, column))
            })
            .collect();
        let moved = |c: usize| place(&columns, (columns[c] + turn) % 9);
        let renamed = |d: usize| names[(place(&names, d) + turn) % 9];
        let symmetry = Symmetry {
            transpose: false,
            rows: std::array::from_fn(small),
            columns: std::array::from_fn(|c| small(moved(c))),
            digits: std::array::from_fn(|d| small(renamed(d))),
        };
        let open = numbers.below(3);
        let mut live: CandidateSet = solution;
        for cell in Cell::all() {
            let own = solution.digits(cell).only().unwrap();
            if place(&names, own.index()) % 3 == open {
                for k in 0..3 {
                    live.insert(Candidate::new(Digit::from_index(names[3 * k + open]), cell));
                }
            }
        }
        loop {
            let mut solutions = Vec::new();
            complete(&puzzle(&live), &mut solutions);
            let Some(other) = solutions.iter().find(|other| **other != solution) else { break };
            let wrong: Vec<Candidate> = (*other - solution).iter().collect();
            let mut gone = numbers.pick(&wrong);
            while live.contains(gone) {
                live.remove(gone);
                gone = symmetry.image(gone).unwrap();
            }
        }
        let mut state = puzzle(&live);
        let percent = numbers.below(80);
        for candidate in (live - solution).iter() {
            if numbers.below(100) < percent {
                state.eliminate(candidate);
            }
        }
        Self { state, solution, symmetry }
    }
}

fn puzzle(live: &CandidateSet) -> Grid {
    let mut puzzle = Puzzle::default();
    puzzle.candidates = Some(Box::new(*live));
    Grid::new(&puzzle).unwrap()
}

pub(crate) fn run(numbers: &mut Rng, puzzles: usize) -> Counts {
    let mut counts = Counts::default();
    for _ in 0..puzzles {
        let Symmetric { state, solution, symmetry } = Symmetric::new(numbers);
        counts.grids += 1;
        counts.solutions += 1;
        // The right map, one that is nearly right, and the right one for another puzzle.
        let mut wrong = symmetry;
        wrong.digits.swap(numbers.below(9), numbers.below(9));
        let other = Unique::new(numbers);
        judge(&state, &solution, symmetry, &mut counts, numbers);
        judge(&state, &solution, wrong, &mut counts, numbers);
        judge(&other.state, &other.solution, symmetry, &mut counts, numbers);
    }
    counts
}

fn judge(
    state: &Grid,
    solution: &CandidateSet,
    symmetry: Symmetry,
    counts: &mut Counts,
    numbers: &mut Rng,
) {
    let open: Vec<Candidate> = state.live().iter().collect();
    let by = || Reason::Symmetry(symmetry);
    for _ in 0..60 {
        let candidate = numbers.pick(&open);
        let other = match symmetry.image(candidate) {
            Some(image) if !numbers.once_in(4) => image,
            _ => numbers.pick(&open),
        };
        let actions = [Action::Eliminate(candidate)];
        let mut verdicts =
            vec![(check(state, &actions, &by().into()).is_ok(), !solution.contains(candidate))];
        let set = [candidate, other].into_iter().collect();
        for says in [Clause::Same(candidate, other), Clause::AtMostOne(set), Clause::OneOf(set)] {
            let is_right = super::clauses::holds(&says, solution);
            let lemmas = Box::new([Lemma { says, by: by() }]);
            let proof = Proof { lemmas, then: Reason::Covers(vec![].into()) };
            verdicts.push((check(state, &[], &proof).is_ok(), is_right));
        }
        for (is_accepted, is_right) in verdicts {
            assert!(is_right || !is_accepted, "{candidate} {other} by {symmetry:?} on {state:?}");
            if is_accepted {
                counts.accepted += 1;
                counts.claims += 1;
            } else {
                counts.refused += 1;
            }
        }
    }
}
