//! Aligned quadruple exclusion: four cells, and a candidate of one of them that goes with no digits of the other three.
//!
//! Candidates do not go together if they see each other, or if a cell would lose all its candidates to them.
//!
//! Source: Sudoku Studio, "Aligned Exclusion", whose sets have up to five cells; Sudoku Explainer has those of three.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, Grid};
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
    for target in grid.unsolved().flat_map(|cell| cell.candidates(grid.digits(cell))) {
        hits.extend(least(grid, &cells, target, &mut work));
        if work == 0 {
            found.limit(OverBudget::Work { limit: WORK });
            break;
        }
    }
    hits.sort_by_key(|(combinations, ..)| *combinations);
    let proved = hits.into_iter().filter_map(|(_, target, others)| finding(grid, target, others));
    proved.into_iter().try_for_each(|finding| found.push(finding))
}

/// The places of each digit that are left when some candidates are true. What follows further is not followed.
#[derive(Clone, Copy)]
struct Left {
    places: [CellSet; 9],
    /// The cells that have no digit yet.
    open: CellSet,
}

impl Left {
    fn new(grid: &Grid) -> Self {
        Self { places: Digit::ALL.map(|digit| grid.places(digit)), open: grid.unsolved() }
    }

    fn with(mut self, candidate: Candidate) -> Self {
        self.open.remove(candidate.cell());
        self.places[candidate.digit().index()] -= candidate.cell().peers();
        self
    }

    fn has(&self, candidate: Candidate) -> bool {
        self.places[candidate.digit().index()].contains(candidate.cell())
    }

    /// The cells that each further digit would leave some cell without one; all of them where there is such a cell already.
    fn dead(&self) -> CellSet {
        let (mut one, mut more) = (CellSet::EMPTY, CellSet::EMPTY);
        for places in self.places {
            more |= one & places;
            one |= places;
        }
        if !(self.open - one).is_empty() {
            return self.open;
        }
        let single = (one - more) & self.open;
        let alive = self.places.iter().fold(CellSet::EMPTY, |alive, places| {
            let hit = (*places & single).fold(CellSet::EMPTY, |all, cell| all | cell.peers());
            alive | (*places - hit)
        });
        self.open - alive
    }

    /// What is left when each candidate of a cell is true that still goes with the others.
    fn each(self, grid: &Grid, cell: Cell) -> impl Iterator<Item = Self> + use<> {
        let all = cell.candidates(grid.digits(cell));
        all.filter(move |candidate| self.has(*candidate)).map(move |candidate| self.with(candidate))
    }
}

/// The three cells with the fewest combinations that go with no target, though no two of them are enough.
fn least(
    grid: &Grid,
    cells: &[Cell],
    target: Candidate,
    work: &mut u64,
) -> Option<(usize, Candidate, [Cell; 3])> {
    let start = Left::new(grid).with(target);
    let alone = start.dead();
    let count = |cell: Cell| grid.digits(cell).len();
    let can_be = |cell: &&Cell| **cell != target.cell() && !alone.contains(**cell);
    let others: Vec<Cell> = cells.iter().filter(can_be).copied().collect();
    // What goes with no digit of a cell.
    let after = |cell: Cell| {
        let left = start.each(grid, cell).map(|left| left.dead());
        left.reduce(|all, dead| all & dead).unwrap_or_default()
    };
    if alone == start.open {
        return None;
    }
    let dead: Vec<CellSet> = others.iter().map(|cell| after(*cell)).collect();
    let mut best: Option<(usize, Candidate, [Cell; 3])> = None;
    let few = others.iter().take_while(|cell| count(**cell) <= MOST_DIGITS).count();
    for (i, &second) in others[..few].iter().enumerate() {
        for (j, &third) in others[..few].iter().enumerate().skip(i + 1) {
            if dead[i].contains(third) {
                continue;
            }
            // What is left to be the last: after the two in order, and no triple with either.
            let later: CellSet = others[j + 1..].iter().copied().collect();
            let mut last = later - dead[i] - dead[j];
            for left in start.each(grid, second).flat_map(|left| left.each(grid, third)) {
                *work = work.saturating_sub(1);
                last &= left.dead();
                if last.is_empty() {
                    break;
                }
            }
            let fewest = last.into_iter().min_by_key(|cell| count(*cell));
            let Some(last) = fewest.filter(|_| *work > 0) else { continue };
            let combinations = count(second) * count(third) * count(last);
            if best.is_none_or(|(least, ..)| combinations < least) {
                best = Some((combinations, target, [second, third, last]));
            }
        }
    }
    best
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
