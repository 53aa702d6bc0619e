//! Guardians of random patterns, in puzzles with one solution and in any others.

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, Sector,
};
use ninerooks_proof::{Action, Clause, GuardianKind, Guardians, Lemma, Proof, Reason, check};

use super::small::{Counts, Rng, Small};
use super::unique::{Unique, rectangles};

const KINDS: [GuardianKind; 3] =
    [GuardianKind::Deadly, GuardianKind::DeadlyParity, GuardianKind::Reverse];

/// What was tried of one kind, and how many wrong clauses only the puzzle refuses.
pub(crate) struct Outcome {
    pub(crate) kind: GuardianKind,
    pub(crate) counts: Counts,
    pub(crate) forbidden: usize,
}

/// Patterns of cells, on states of puzzles with one solution.
pub(crate) fn run(numbers: &mut Rng, puzzles: usize) -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> =
        KINDS.map(|kind| Outcome { kind, counts: Counts::default(), forbidden: 0 }).into();
    for _ in 0..puzzles {
        let unique = Unique::new(numbers);
        let patterns: Vec<CellSet> = rectangles().chain(random(numbers)).collect();
        for cells in patterns {
            for outcome in &mut outcomes {
                judge(&unique, cells, outcome, numbers);
            }
        }
    }
    outcomes
}

/// Loops of six cells, and any cells.
fn random(numbers: &mut Rng) -> Vec<CellSet> {
    let mut all = Vec::new();
    for _ in 0..400 {
        let (rows, columns) = (numbers.shuffled::<9>(), numbers.shuffled::<9>());
        let ring = [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 0)];
        let cells: CellSet = ring.iter().map(|&(r, c)| Cell::at(rows[r], columns[c])).collect();
        if House::all().all(|house| matches!((cells & house.cells()).len(), 0 | 2)) {
            all.push(cells);
        }
    }
    for _ in 0..20 {
        let (rows, columns) = (numbers.shuffled::<9>(), numbers.shuffled::<9>());
        let wide = 2 + numbers.below(2);
        let block = (0..2).flat_map(|r| (0..wide).map(move |c| (r, c)));
        all.push(block.map(|(r, c)| Cell::at(rows[r], columns[c])).collect());
    }
    all
}

fn judge(unique: &Unique, cells: CellSet, outcome: &mut Outcome, numbers: &mut Rng) {
    let digits = cells.fold(DigitSet::EMPTY, |all, cell| all | unique.state.digits(cell));
    let truth = cells.fold(DigitSet::EMPTY, |all, cell| all | unique.solution.digits(cell));
    let two_or_three = 2 + numbers.below(2);
    // Often what the solution has there, so that the clause is wrong.
    let keeps: DigitSet = if numbers.once_in(2) && truth.len() <= 3 {
        truth
    } else {
        digits.into_iter().take(two_or_three).collect()
    };
    let mut kept: CandidateSet =
        cells.into_iter().flat_map(|cell| cell.candidates(keeps)).collect();
    if numbers.once_in(10) {
        let all: Vec<Candidate> = kept.iter().collect();
        if !all.is_empty() {
            kept.remove(numbers.pick(&all));
        }
    }
    let guardians =
        Guardians { kind: outcome.kind, sectors: cells.map(Cell::sector).collect(), kept };
    let set: CandidateSet =
        cells.into_iter().flat_map(|cell| cell.candidates(unique.state.digits(cell))).collect();
    let clause = Clause::OneOf(set - kept);
    let is_right = !((set - kept) & unique.solution).is_empty();
    if shows(&unique.state, &clause, &guardians) {
        outcome.counts.accepted += 1;
        outcome.counts.claims += 1;
        assert!(is_right, "{clause} by {guardians:?} on {:?}", unique.state.to_puzzle());
        eliminate(unique, &guardians, numbers);
    } else {
        outcome.counts.refused += 1;
        if !is_right && shows(&forgotten(&unique.state), &clause, &guardians) {
            outcome.forbidden += 1;
        }
    }
}

/// Eliminations straight from the guardians.
fn eliminate(unique: &Unique, guardians: &Guardians, numbers: &mut Rng) {
    let open: Vec<Candidate> =
        unique.state.live().iter().filter(|c| !unique.state.solved().contains(c.cell())).collect();
    for _ in 0..open.len().min(20) {
        let candidate = numbers.pick(&open);
        let proof = Reason::Guardians(Box::new(guardians.clone())).into();
        if check(&unique.state, &[Action::Eliminate(candidate)], &proof).is_ok() {
            assert!(!unique.solution.contains(candidate), "{candidate} by {guardians:?}");
        }
    }
}

fn shows(grid: &Grid, clause: &Clause, guardians: &Guardians) -> bool {
    let lemma = Lemma { says: clause.clone(), by: Reason::Guardians(Box::new(guardians.clone())) };
    let proof = Proof { lemmas: [lemma].into(), then: Reason::Covers(vec![].into()) };
    check(grid, &[], &proof).is_ok()
}

/// The same state of a puzzle that says nothing.
fn forgotten(grid: &Grid) -> Grid {
    let mut other = Grid::default();
    grid.solved().for_each(|cell| {
        other.place(Candidate::new(grid.value(cell).unwrap(), cell));
    });
    let gone = *other.live() - *grid.live();
    gone.iter().for_each(|candidate| other.eliminate(candidate));
    other
}

/// Sectors that cannot be filled: any, on grids with any number of solutions.
pub(crate) fn run_impossible(numbers: &mut Rng, proofs: usize) -> Counts {
    Counts::of(numbers, proofs, |small, numbers, counts| {
        for _ in 0..200 {
            impossible(small, numbers, counts);
        }
    })
}

fn impossible(small: &Small, numbers: &mut Rng, counts: &mut Counts) {
    let grid = &small.grid;
    let start = numbers.pick(&small.open);
    let digits: DigitSet =
        [start.digit(), Digit::from_index(numbers.below(9))].into_iter().collect();
    let mut sectors: Vec<Sector> = Vec::new();
    let mut at = start;
    for _ in 0..3 + numbers.below(4) {
        let sector = at.sectors()[numbers.below(4)];
        if !sectors.contains(&sector) {
            sectors.push(sector);
        }
        let next: Vec<Candidate> =
            grid.live_in(sector).filter(|c| digits.contains(c.digit())).collect();
        if !next.is_empty() {
            at = numbers.pick(&next);
        }
    }
    let members: CandidateSet = sectors.iter().flat_map(|&sector| grid.live_in(sector)).collect();
    let is_kept = |c: &Candidate| !digits.contains(c.digit()) || !numbers.once_in(3);
    let kept: CandidateSet = members.iter().filter(is_kept).collect();
    let clause = Clause::OneOf(members - kept);
    let guardians = Guardians { kind: GuardianKind::Impossible, sectors: sectors.into(), kept };
    if shows(grid, &clause, &guardians) {
        counts.accepted += 1;
        counts.claims += 1;
        for solution in &small.solutions {
            assert!(
                super::clauses::holds(&clause, solution),
                "{clause} by {guardians:?} on {grid:?}"
            );
        }
    } else {
        counts.refused += 1;
    }
}
