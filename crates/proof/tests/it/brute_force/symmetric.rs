//! Puzzles that a map takes to themselves, and states of them.

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Grid, Puzzle};
use ninerooks_proof::{Action, Clause, Lemma, Proof, Reason, Symmetry, check};

use super::small::{Counts, Rng, complete};
use super::unique::Unique;

struct Symmetric {
    /// What the puzzle allows.
    live: CandidateSet,
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
        Self { live, state, solution, symmetry }
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
        let Symmetric { state, solution, symmetry, .. } = Symmetric::new(numbers);
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

/// A state of a puzzle with one solution, which would be symmetrical, were one more candidate given; it is true.
struct Nearly {
    grid: Grid,
    solution: CandidateSet,
    symmetry: Symmetry,
    given: Candidate,
}

impl Nearly {
    fn new(numbers: &mut Rng) -> Option<Self> {
        let Symmetric { live, solution, mut symmetry, .. } = Symmetric::new(numbers);
        let given = numbers.pick(&solution.iter().collect::<Vec<_>>());
        let mut with = puzzle(&live);
        let mut next = Some(given);
        while let Some(image) = next.filter(|image| !with.solved().contains(image.cell())) {
            with.place(image);
            next = symmetry.image(image);
        }
        // Its cell and what sees it need not be as they would be with it.
        let seen: Vec<Candidate> = Candidate::all().filter(|one| one.sees(given)).collect();
        let mut allowed = *with.live();
        for _ in 0..=numbers.below(6) {
            allowed.insert(numbers.pick(&seen));
        }
        let mut grid = puzzle(&allowed);
        let mut solutions = Vec::new();
        complete(&grid, &mut solutions);
        for candidate in (allowed - solution).iter() {
            if numbers.once_in(4) {
                grid.eliminate(candidate);
            }
        }
        if numbers.once_in(4) {
            symmetry.digits.swap(numbers.below(9), numbers.below(9)); // nearly right
        }
        (solutions.len() == 1).then_some(Self { grid, solution, symmetry, given })
    }
}

/// How many puzzles there are, and how many clauses about the candidate and another one are accepted, and refused.
pub(crate) fn run_nearly(numbers: &mut Rng, tries: usize) -> [usize; 3] {
    let mut counts = [0; 3];
    for _ in 0..tries {
        let Some(Nearly { grid, solution, symmetry, given }) = Nearly::new(numbers) else {
            continue;
        };
        let by = Reason::Symmetry(symmetry);
        let is_symmetric = check(&grid, &[], &by.clone().into()).is_ok();
        for other in grid.live().iter().filter(|other| *other != given && !other.sees(given)) {
            let says = Clause::AtMostOne([given, other].into_iter().collect());
            let is_right = super::clauses::holds(&says, &solution);
            let lemmas = Box::new([Lemma { says, by: by.clone() }]);
            let proof = Proof { lemmas, then: Reason::Covers(vec![].into()) };
            let is_accepted = check(&grid, &[], &proof).is_ok();
            assert!(is_right || !is_accepted, "{given} {other} by {symmetry:?} on {grid:?}");
            if !is_symmetric {
                counts[if is_accepted { 1 } else { 2 }] += 1;
            }
        }
        counts[0] += usize::from(!is_symmetric);
    }
    counts
}
