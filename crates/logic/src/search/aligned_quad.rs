//! Aligned quadruple exclusion: four cells, and a candidate of one of them that goes with no digits of the other three.
//!
//! Candidates do not go together if they see each other, or if a cell would lose all its candidates to them.
//!
//! Source: Sudoku Studio, "Aligned Exclusion", whose sets have up to five cells; Sudoku Explainer has those of three.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid};
use ninerooks_proof::{Action, Branch, Cases, Deduction, Proof, Reason};
use ninerooks_step::{Aligned, Exclusion, Finding, OverBudget, Shape};

use crate::{Findings, Flow, Position};

/// How many digits two of the other three cells may have.
const MOST_DIGITS: usize = 4;
/// How many combinations of a candidate and those of two cells are looked at.
const WORK: u64 = 1_000_000;

/// Those with the fewest combinations of the other cells first, then by target. For each target one, which no two of the
/// other cells make.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let mut work = WORK;
    let mut hits: Vec<(usize, Candidate, [Cell; 3])> = Vec::new();
    let mut cells: Vec<Cell> = position.cells_with(2..=9).collect();
    cells.sort_by_key(|cell| grid.digits(*cell).len());
    let table = Table::new(grid);
    for target in grid.unsolved().flat_map(|cell| cell.candidates(grid.digits(cell))) {
        hits.extend(table.least(&cells, target, &mut work));
        if work == 0 {
            found.limit(OverBudget::Work { limit: WORK });
            break;
        }
    }
    hits.sort_by_key(|(combinations, ..)| *combinations);
    let proved = hits.into_iter().filter_map(|(_, target, others)| finding(grid, target, others));
    proved.into_iter().try_for_each(|finding| found.push(finding))
}

/// What goes with each candidate.
///
/// Of some candidates that are true, each may take a digit from a cell, and what is left of that cell may be one digit: that
/// goes with none of them. So what goes with three is what goes with each, less what cells with three digits lose to two of
/// them, and cells with four to all: much less to do than to put all three into the grid and look at every cell.
struct Table<'a> {
    grid: &'a Grid,
    /// The unsolved cells with no digit, one, two, three, four.
    sized: [CellSet; 5],
    /// For each candidate, by its index.
    with: Vec<CandidateSet>,
}

/// A cell that may be one of the four.
struct Other {
    cell: Cell,
    /// Its candidates that go with the target, and what goes with both.
    goes: Vec<(Candidate, CandidateSet)>,
    /// The cells of which nothing goes with the target and any candidate of this one.
    dead: CellSet,
}

impl<'a> Table<'a> {
    fn new(grid: &'a Grid) -> Self {
        let mut sized = [CellSet::EMPTY; 5];
        for cell in grid.unsolved() {
            if let Some(cells) = sized.get_mut(grid.digits(cell).len()) {
                cells.insert(cell);
            }
        }
        let mut table = Self { grid, sized, with: Vec::new() };
        let mut all = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            all[digit] = grid.places(digit);
        }
        table.spoil(&[], &mut all);
        table.with = vec![CandidateSet::EMPTY; 729];
        for candidate in all.iter() {
            let mut with = all;
            with[candidate.digit()] -= candidate.cell().peers();
            table.spoil(&[candidate], &mut with);
            table.with[candidate.index()] = with;
        }
        table
    }

    /// Takes out what does not go with all of these together, for a cell that would lose its last digit.
    fn spoil(&self, chosen: &[Candidate], live: &mut CandidateSet) {
        let digits: DigitSet = chosen.iter().map(|candidate| candidate.digit()).collect();
        let losing = chosen.iter().fold(self.sized[chosen.len() + 1], |cells, candidate| {
            cells & self.grid.places(candidate.digit()) & candidate.cell().peers()
        });
        for cell in losing {
            if let Some(digit) = (self.grid.digits(cell) - digits).only() {
                live[digit] -= cell.peers();
            }
        }
    }

    /// A cell beside the target.
    fn other(&self, target: Candidate, cell: Cell) -> Other {
        let with = self.with[target.index()];
        let mut goes = Vec::new();
        let mut dead = self.grid.unsolved() - target.cell().into() - cell.into();
        for candidate in cell.candidates(with.digits(cell)) {
            let mut both = with & self.with[candidate.index()];
            self.spoil(&[target, candidate], &mut both);
            dead -= cells(&both);
            goes.push((candidate, both));
        }
        Other { cell, goes, dead }
    }

    /// The three cells with the fewest combinations that go with no target, though no two of them are enough.
    fn least(
        &self,
        all: &[Cell],
        target: Candidate,
        work: &mut u64,
    ) -> Option<(usize, Candidate, [Cell; 3])> {
        let with = cells(&self.with[target.index()]);
        let count = |cell: Cell| self.grid.digits(cell).len();
        let few = |cell: &&Cell| count(**cell) <= MOST_DIGITS;
        let can_be = |cell: &&Cell| **cell != target.cell() && with.contains(**cell);
        let others: Vec<Cell> = all.iter().filter(can_be).copied().collect();
        if with.is_empty() {
            return None;
        }
        let first: Vec<Other> =
            others.iter().take_while(few).map(|cell| self.other(target, *cell)).collect();
        let mut best: Option<(usize, Candidate, [Cell; 3])> = None;
        for (i, second) in first.iter().enumerate() {
            for (j, third) in first.iter().enumerate().skip(i + 1) {
                if second.dead.contains(third.cell) {
                    continue;
                }
                // What is left to be the last: after the two in order, and no triple with either.
                let later: CellSet = others[j + 1..].iter().copied().collect();
                let last =
                    self.last(target, [second, third], later - second.dead - third.dead, work);
                let fewest = last.into_iter().min_by_key(|cell| count(*cell));
                let Some(last) = fewest.filter(|_| *work > 0) else { continue };
                let combinations = count(second.cell) * count(third.cell) * count(last);
                if best.is_none_or(|(least, ..)| combinations < least) {
                    best = Some((combinations, target, [second.cell, third.cell, last]));
                }
            }
        }
        best
    }

    /// Those of some cells of which nothing goes with the target and candidates of two others, whatever these are.
    fn last(
        &self,
        target: Candidate,
        [second, third]: [&Other; 2],
        mut last: CellSet,
        work: &mut u64,
    ) -> CellSet {
        for (one, with_one) in &second.goes {
            for (two, with_two) in &third.goes {
                if !with_one.contains(*two) {
                    continue;
                }
                *work = work.saturating_sub(1);
                let mut live = *with_one & *with_two;
                self.spoil(&[*one, *two], &mut live);
                self.spoil(&[target, *one, *two], &mut live);
                last -= cells(&live);
                if last.is_empty() {
                    return last;
                }
            }
        }
        last
    }
}

/// The cells that have any of these.
fn cells(live: &CandidateSet) -> CellSet {
    Digit::ALL.into_iter().fold(CellSet::EMPTY, |cells, digit| cells | live[digit])
}

/// By cases: whatever the other cells have, the target is false, or it cannot be.
fn finding(grid: &Grid, target: Candidate, others: [Cell; 3]) -> Option<Finding> {
    let mut said = Said { grid, exclusions: Vec::new() };
    let cases = cases(grid, &mut vec![target], &others, &mut said)?;
    let cells = others.into_iter().fold(CellSet::from(target.cell()), CellSet::with);
    Some(Finding {
        actions: [Action::Eliminate(target)].into_iter().collect(),
        shape: Shape::Aligned(Aligned { cells, exclusions: said.exclusions.into() }),
        proof: Proof::cases(cases),
    })
}

/// The cases of the first of some cells, where the candidates of those before it are true, and the target comes first.
fn cases(
    grid: &Grid,
    chosen: &mut Vec<Candidate>,
    cells: &[Cell],
    said: &mut Said<'_>,
) -> Option<Cases> {
    let (&cell, rest) = cells.split_first()?;
    let target = chosen[0];
    let mut branches = Vec::new();
    for candidate in cell.candidates(grid.digits(cell)) {
        let mut after = *grid;
        after.place(candidate);
        chosen.push(candidate);
        let mut branch = Branch { candidate, deductions: [].into(), conflict: None };
        let empty = after.unsolved().into_iter().find(|cell| after.digits(*cell).is_empty());
        let mut seen = after.unsolved() & target.cell().peers();
        let left = |cell: &Cell| after.digits(*cell).only() == Some(target.digit());
        if !after.is_live(target) {
            said.clash([target, candidate]);
        } else if let Some(by) = empty {
            branch.conflict = Some(by.sector());
            said.empty(&chosen[1..], by);
        } else if let Some(by) = seen.find(left) {
            branch.deductions = [Deduction::Only(by.sector())].into();
            said.empty(chosen, by);
        } else {
            let by = cases(&after, chosen, rest, said)?;
            let actions = [Action::Eliminate(target)].into();
            branch.deductions =
                [Deduction::Inner { by: Box::new(Reason::Cases(by)), actions }].into();
        }
        chosen.pop();
        branches.push(branch);
    }
    Some(Cases { truth: cell.sector().into(), branches: branches.into() })
}

/// What does not go together, as far as it has been said.
struct Said<'a> {
    grid: &'a Grid,
    exclusions: Vec<Exclusion>,
}

impl Said<'_> {
    /// These see each other.
    fn clash(&mut self, two: [Candidate; 2]) {
        self.note(Exclusion { candidates: two.into(), by: CellSet::EMPTY });
    }

    /// A cell loses its digits to some of these.
    fn empty(&mut self, chosen: &[Candidate], by: Cell) {
        let digits = self.grid.digits(by);
        let takes = |own: &&Candidate| by.sees(own.cell()) && digits.contains(own.digit());
        let candidates = chosen.iter().filter(takes).copied().collect();
        self.note(Exclusion { candidates, by: by.into() });
    }

    fn note(&mut self, exclusion: Exclusion) {
        if !self.exclusions.contains(&exclusion) {
            self.exclusions.push(exclusion);
        }
    }
}
