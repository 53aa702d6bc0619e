//! Small grids, and all their solutions.

use std::fmt;

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Grid, Puzzle, Rule, Rules};
pub(crate) use ninerooks_testing::Rng;
use ninerooks_testing::{DRAWN, SUMS, WHOLE, all_marks, keeps, random_rule};

/// What was tried.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) grids: usize,
    pub(crate) solutions: usize,
    pub(crate) accepted: usize,
    pub(crate) refused: usize,
    /// Single claims that were accepted, and held in all solutions.
    pub(crate) claims: usize,
}

impl Counts {
    /// Does some work on grid after grid until so many proofs were tried.
    pub(crate) fn of(
        numbers: &mut Rng,
        proofs: usize,
        work: impl FnMut(&Small, &mut Rng, &mut Self),
    ) -> Self {
        Self::on(Small::new, numbers, proofs, work)
    }

    /// The same on grids that are drawn in another way.
    pub(crate) fn on(
        make: impl Fn(&mut Rng) -> Small,
        numbers: &mut Rng,
        proofs: usize,
        mut work: impl FnMut(&Small, &mut Rng, &mut Self),
    ) -> Self {
        let mut counts = Self::default();
        while counts.accepted + counts.refused < proofs {
            let small = make(numbers);
            counts.grids += 1;
            counts.solutions += small.solutions.len();
            work(&small, numbers, &mut counts);
        }
        counts
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { grids, solutions, accepted, refused, claims } = self;
        let proofs = accepted + refused;
        write!(
            f,
            "{proofs} proofs on {grids} grids with {solutions} solutions: {accepted} accepted, \
             {refused} refused; {claims} claims, all true"
        )
    }
}

/// A grid with a few open cells.
pub(crate) struct Small {
    pub(crate) grid: Grid,
    /// The true candidates of each solution.
    pub(crate) solutions: Vec<CandidateSet>,
    /// The candidates of unsolved cells.
    pub(crate) open: Vec<Candidate>,
}

/// More solutions than that make it slow to look through them.
const MOST: usize = 200;

impl Small {
    /// A grid of which two to four digits are open, in all their cells or in most, with some of the
    /// candidates eliminated: mostly such as are false in one solution, now and then any.
    pub(crate) fn new(numbers: &mut Rng) -> Self {
        loop {
            let grid = draw(numbers);
            let mut solutions = Vec::new();
            complete(&grid, &mut solutions);
            let open: Vec<Candidate> =
                grid.live().iter().filter(|c| !grid.solved().contains(c.cell())).collect();
            if solutions.len() <= MOST && open.len() >= 8 {
                return Self { grid, solutions, open };
            }
        }
    }

    /// A grid as by [`new`](Self::new), of a puzzle with a few rules that one of its solutions keeps: of all kinds. The solutions
    /// are those by the classic rules that keep the others too, by what they mean in digits.
    pub(crate) fn ruled(numbers: &mut Rng) -> Self {
        Self::under(draw_rules, numbers)
    }

    /// The same with rules about sums alone.
    pub(crate) fn summed(numbers: &mut Rng) -> Self {
        Self::under(draw_sums, numbers)
    }

    fn under(draw_rules: fn(&Grid, &mut Rng) -> Vec<Rule>, numbers: &mut Rng) -> Self {
        loop {
            let plain = Self::new(numbers);
            if plain.solutions.is_empty() {
                continue;
            }
            let solved = |truths: &CandidateSet| {
                let mut solved = Grid::default();
                truths.iter().for_each(|candidate| solved.place(candidate));
                solved
            };
            let kept = solved(&plain.solutions[numbers.below(plain.solutions.len())]);
            let rules = draw_rules(&kept, numbers);
            let mut puzzle = Puzzle::default();
            puzzle.rules = Rules::new(&rules).unwrap();
            let mut grid = Grid::new(&puzzle).unwrap();
            for cell in plain.grid.solved() {
                grid.place(Candidate::new(kept.value(cell).unwrap(), cell));
            }
            let gone = *grid.live() - *plain.grid.live();
            gone.iter().for_each(|candidate| grid.eliminate(candidate));
            let mut solutions = plain.solutions;
            solutions.retain(|truths| keeps(&rules, &solved(truths)));
            let open: Vec<Candidate> = grid.open().collect();
            if open.len() >= 8 {
                return Self { grid, solutions, open };
            }
        }
    }

    /// Whether it is true in some solution.
    pub(crate) fn can_be(&self, candidate: Candidate) -> bool {
        self.solutions.iter().any(|solution| solution.contains(candidate))
    }
}

/// Rules that a solved grid keeps: of the kinds that hold in the whole grid those that happen to be kept, with some that are
/// drawn.
fn draw_rules(kept: &Grid, numbers: &mut Rng) -> Vec<Rule> {
    let mut rules: Vec<Rule> = WHOLE
        .into_iter()
        .filter(|rule| keeps(std::slice::from_ref(rule), kept))
        .filter(|_| !numbers.once_in(3))
        .collect();
    if numbers.once_in(6) {
        rules.extend(all_marks(numbers.once_in(2), kept));
    }
    let wanted = rules.len() + 1 + numbers.below(8);
    while rules.len() < wanted {
        rules.extend(random_rule(numbers.below(DRAWN), kept, numbers));
    }
    rules
}

/// A few sums that a solved grid keeps.
fn draw_sums(kept: &Grid, numbers: &mut Rng) -> Vec<Rule> {
    let mut rules = Vec::new();
    let wanted = 2 + numbers.below(12);
    while rules.len() < wanted {
        rules.extend(random_rule(DRAWN - 1 - numbers.below(SUMS), kept, numbers));
    }
    rules
}

fn draw(numbers: &mut Rng) -> Grid {
    let (rows, columns, digits) = (numbers.lines(), numbers.lines(), numbers.shuffled::<9>());
    let solution = |cell: Cell| {
        let (r, c) = (rows[cell.row_index()], columns[cell.column_index()]);
        Candidate::new(Digit::from_index(digits[(3 * (r % 3) + r / 3 + c) % 9]), cell)
    };
    let count = 2 + numbers.below(3);
    let chosen: DigitSet =
        numbers.shuffled::<9>()[..count].iter().map(|&i| Digit::from_index(i)).collect();
    let closed = numbers.below(40).saturating_sub(25);
    let mut grid = Grid::default();
    for cell in Cell::all() {
        let candidate = solution(cell);
        if !chosen.contains(candidate.digit()) || numbers.below(100) < closed {
            grid.place(candidate);
        }
    }
    let (percent, ruthless) = (numbers.below(90).saturating_sub(40), numbers.once_in(12));
    for candidate in grid.live().iter() {
        let is_false = candidate != solution(candidate.cell());
        let is_open = !grid.solved().contains(candidate.cell());
        let spare = if is_false { percent } else { 3 * usize::from(ruthless) };
        if is_open && numbers.below(100) < spare {
            grid.eliminate(candidate);
        }
    }
    grid
}

/// All ways to give each open cell one of its candidates, by trying.
pub(crate) fn complete(grid: &Grid, solutions: &mut Vec<CandidateSet>) {
    if solutions.len() > MOST || grid.contradiction().is_some() {
        return;
    }
    let Some(cell) = grid.unsolved().min_by_key(|&cell| grid.digits(cell).len()) else {
        solutions.push(*grid.live());
        return;
    };
    for digit in grid.digits(cell) {
        let mut next = *grid;
        next.place(Candidate::new(digit, cell));
        complete(&next, solutions);
    }
}
