//! The search under rules that a puzzle adds to the classic ones.
//!
//! What is known of a position is its live candidates, and the rules are facts about them, the same for all rules: two
//! candidates exclude each other, one of a set is true. So nothing here knows what a rule means. Consequences are drawn
//! until there are no more:
//!
//! 1. a cell with one candidate has that digit, which excludes what it sees and what the rules exclude with it;
//! 2. a digit with one place in a house goes there;
//! 3. of a set of which one is true, the only live candidate is true;
//! 4. of a sum, what its other cells leave no room for is false: see [`no_room`](ninerooks_board::RuleSum::no_room);
//! 5. what each live candidate of a cell, of a digit in a house or of such a set excludes is false. It is the dearest, and
//!    comes when nothing else follows.
//!
//! Then it branches on the cell with the fewest candidates, or on a set with fewer. Several of a set may be
//! true: so where one was tried, it is false in what is tried after it, and no solution is found twice. A cell counts the
//! more the more contradictions it had a part in, which is known from the solvers of constraints as *dom/wdeg* (Boussemart,
//! Hemery, Lecoutre, Sais, 2004): few givens and rules that hold everywhere take far fewer positions by it.

use core::ops::ControlFlow;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, House, Rules};

use crate::budget::BudgetSpent;

/// Shows `visit` the live candidates of every solution of `grid`, as many as it has cells, until it breaks off or `nodes`
/// positions have been looked at; says whether it broke off.
pub(crate) fn explore(
    grid: &Grid,
    nodes: &mut u64,
    visit: &mut dyn FnMut(&CandidateSet) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, BudgetSpent> {
    let mut found = 0;
    let mut branches: Vec<Branch> = Vec::new();
    // In how many contradictions each cell had a part, and one.
    let mut failed = [1; 81];
    let mut position = Position::new(grid);
    loop {
        *nodes = nodes.checked_sub(1).ok_or(BudgetSpent { found })?;
        match position.propagate() {
            End::Contradiction(cells) => cells.for_each(|cell| failed[cell.index()] += 1),
            End::Solved => {
                found += 1;
                if visit(&position.live).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            End::Open => {
                let left = position.choose(&failed);
                branches.push(Branch { position, left });
            }
        }
        position = loop {
            let Some(last) = branches.last_mut() else { return Ok(ControlFlow::Continue(())) };
            if let Some(next) = last.next() {
                break next;
            }
            branches.pop();
        };
    }
}

/// The candidates that are left when all consequences are drawn; none where that comes to a contradiction.
pub(crate) fn left(grid: &Grid) -> CandidateSet {
    let mut position = Position::new(grid);
    match position.propagate() {
        End::Contradiction(_) => CandidateSet::EMPTY,
        End::Solved | End::Open => position.live,
    }
}

/// A position with candidates of which one is true.
struct Branch {
    position: Position,
    /// Those that have not been tried.
    left: CandidateSet,
}

impl Branch {
    /// The position where the next of them is true, and those that were tried before are false.
    fn next(&mut self) -> Option<Position> {
        let candidate = self.left.iter().next()?;
        self.left.remove(candidate);
        let mut next = self.position;
        next.leave(candidate);
        self.position.live.remove(candidate);
        Some(next)
    }
}

/// How propagation ends.
enum End {
    /// There is no solution.
    Contradiction(CellSet),
    /// There is one solution: each cell has its digit.
    Solved,
    /// Nothing more follows, and some cell has several candidates.
    Open,
}

/// What a step of propagation finds, if it is no contradiction: whether it has excluded something.
type Step = Result<bool, Contradiction>;

/// A cell, a digit in a house or a set of which one is true has no live candidate: these are the cells.
struct Contradiction(CellSet);

/// What is known of a position.
#[derive(Clone, Copy)]
struct Position {
    live: CandidateSet,
    /// The cells whose digit is known and has excluded what it excludes.
    settled: CellSet,
    rules: Rules,
}

impl Position {
    /// Whoever made the grid may have placed what is wrong: so only its live candidates count, and no digit is taken for
    /// one that has excluded others.
    fn new(grid: &Grid) -> Self {
        let rules = grid.rules();
        Self { live: *grid.live() - *rules.excluded(), settled: CellSet::EMPTY, rules }
    }

    fn propagate(&mut self) -> End {
        loop {
            match self.step() {
                Err(Contradiction(cells)) => return End::Contradiction(cells),
                Ok(true) => {}
                Ok(false) => match self.sums() {
                    Err(Contradiction(cells)) => return End::Contradiction(cells),
                    Ok(true) => {}
                    Ok(false) if self.settled == CellSet::ALL => return End::Solved,
                    Ok(false) if self.exclude_what_all_exclude() => {}
                    Ok(false) => return End::Open,
                },
            }
        }
    }

    /// The first of the cheap consequences that gives anything.
    fn step(&mut self) -> Step {
        Ok(self.cells()? || self.houses()? || self.sets()?)
    }

    /// Settles the cells that have one candidate.
    fn cells(&mut self) -> Step {
        let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in Digit::ALL {
            two |= one & self.live[digit];
            one |= self.live[digit];
        }
        if one != CellSet::ALL {
            return Err(Contradiction(CellSet::ALL - one));
        }
        let single = one - two - self.settled;
        for cell in single {
            // One before it may have excluded its candidate: then the next look finds it empty.
            let Some(digit) = self.live.digits(cell).first() else { break };
            self.live[digit] -= cell.peers();
            self.live -= self.rules.excluded_by(Candidate::new(digit, cell));
            self.settled.insert(cell);
        }
        Ok(!single.is_empty())
    }

    /// Puts each digit where a house has one place left for it.
    fn houses(&mut self) -> Step {
        let mut gone = false;
        for digit in Digit::ALL {
            for house in House::all() {
                let places = self.live[digit] & house.cells();
                if places.is_empty() {
                    return Err(Contradiction(house.cells()));
                }
                if let Some(cell) = places.only() {
                    gone |= self.leave(Candidate::new(digit, cell));
                }
            }
        }
        Ok(gone)
    }

    /// Makes the last candidate true of each set of which one is.
    fn sets(&mut self) -> Step {
        let mut gone = false;
        for one_of in self.rules.one_of() {
            let mut left = (one_of.candidates & self.live).iter();
            let cells = || one_of.candidates.iter().map(Candidate::cell).collect();
            let first = left.next().ok_or_else(|| Contradiction(cells()))?;
            if left.next().is_none() {
                gone |= self.leave(first);
            }
        }
        Ok(gone)
    }

    /// Excludes what the other cells of a sum leave no room for.
    fn sums(&mut self) -> Step {
        let mut gone = false;
        for own in self.rules.all_sums() {
            let without = own.no_room(|cell| self.live.digits(cell));
            let without = without.ok_or_else(|| Contradiction(own.sum.cells()))?;
            gone |= !without.is_empty();
            self.live -= without;
        }
        Ok(gone)
    }

    /// Leaves its cell no other candidate than this one; says whether it had any.
    fn leave(&mut self, candidate: Candidate) -> bool {
        let cell = candidate.cell();
        let mut gone = false;
        for digit in Digit::ALL.into_iter().filter(|digit| *digit != candidate.digit()) {
            gone |= self.live[digit].contains(cell);
            self.live[digit].remove(cell);
        }
        gone
    }

    /// Excludes what every candidate excludes of a cell, of a digit in a house, of a set; says whether there was any.
    fn exclude_what_all_exclude(&mut self) -> bool {
        let mut gone = false;
        for cell in CellSet::ALL - self.settled {
            let digits = self.live.digits(cell);
            gone |= self.exclude(digits.map(|digit| Candidate::new(digit, cell)));
        }
        for digit in Digit::ALL {
            for house in House::all() {
                let places = self.live[digit] & house.cells();
                gone |= self.exclude(places.map(|cell| Candidate::new(digit, cell)));
            }
        }
        for one_of in self.rules.one_of() {
            gone |= self.exclude((one_of.candidates & self.live).iter());
        }
        gone
    }

    /// Excludes what all of these exclude of which one is true.
    fn exclude(&mut self, candidates: impl Iterator<Item = Candidate>) -> bool {
        let mut common = self.live;
        for candidate in candidates {
            common = common & self.rules.all_excluded_by(candidate);
            if common.is_empty() {
                return false;
            }
        }
        self.live -= common;
        true
    }

    /// The candidates to branch on: those of the cell that has the fewest for each contradiction that it had a part in, the
    /// first if several have; or of the first set with the fewest, when these are fewer.
    fn choose(&self, failed: &[u64; 81]) -> CandidateSet {
        let mut best: Option<(u64, u64, Cell)> = None;
        for cell in CellSet::ALL - self.settled {
            let (size, times) = (self.live.digits(cell).len() as u64, failed[cell.index()]);
            if best.is_none_or(|(least, most, _)| size * most < least * times) {
                best = Some((size, times, cell));
            }
        }
        let of_cell =
            |(.., cell): (u64, u64, Cell)| cell.candidates(self.live.digits(cell)).collect();
        let mut fewest: CandidateSet = best.map_or(CandidateSet::EMPTY, of_cell);
        let mut least = fewest.len();
        for one_of in self.rules.one_of() {
            let left = one_of.candidates & self.live;
            // Where one is known to be true, to try it would not lead on.
            let is_known = || left.iter().any(|one| self.settled.contains(one.cell()));
            if left.len() < least && !is_known() {
                (fewest, least) = (left, left.len());
            }
        }
        fewest
    }
}
