//! Guardians: why a pattern cannot do without them.
//!
//! *Impossible.* Were all guardians false, each sector of the pattern would have a kept candidate for its
//! true one, and no two true candidates see each other. All such choices are tried.
//!
//! The other kinds have the premise that the puzzle, as given, has at most one solution. Were all
//! guardians false, the solution would fill the cells of the pattern with kept candidates.
//!
//! * *Deadly.* Whatever filling F this is, there is another one, F', with the same digits in each house.
//!   Written in its place it gives a grid that keeps the rules too. Its candidates are all allowed by the
//!   puzzle as given, and so are the others, which stay: a second solution. F' need not be live now.
//! * *Deadly by parity.* F' takes the other one of the two kept digits in each cell. In a house the m
//!   cells of the pattern keep 2m digits, so m digits twice each. F uses each of these once, having m different
//!   ones; so F' uses each once, in its other cell. No house sees a difference.
//! * *Reverse.* Let Q be the cells of the two digits that are not in the pattern. A house has one cell for
//!   each of the two; none or two of them are in the pattern, so two or none are in Q. So the two digits can
//!   be exchanged in Q. There are 18 cells of the two digits, so that Q is not empty, and none of Q is
//!   given. Which cells are in Q nobody knows, so the puzzle must not exclude the exchange in any that may be.
//! * *Clue cover.* A band has two givens and the puzzle excludes nothing else in it. F' is another filling
//!   of the band with the same digits in each column, and so in each box. All fillings of a band have been
//!   tried (`tests/clue_cover.rs`): there is no F' only if the givens are in different rows, columns and boxes,
//!   and the third row has the digit of each in the column of the other.

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, Sector, SectorKind,
};

use super::claim::{Claim, Excluded};
use super::{ACTION, Budget, Judge, Spent};
use crate::{GuardianKind, GuardianRefusal, Guardians, Refusal};

type Verdict<T = ()> = Result<T, GuardianRefusal>;

impl Judge<'_> {
    /// In whatever the claim excludes, all guardians are false: named so, or seen by what is true.
    pub(super) fn by_guardians(
        &mut self,
        grid: &Grid,
        claim: Claim<'_>,
        proof: &Guardians,
    ) -> Result<(), Refusal> {
        let guardians = self.guardians(grid, proof)?;
        let refutes = |excluded: &Excluded<'_>, budget: &mut Budget| {
            budget.spend(4 * guardians.len())?;
            Ok(guardians.iter().all(|guardian| {
                excluded.are_false.contains(guardian)
                    || excluded.are_true.iter().any(|candidate| candidate.sees(guardian))
            }))
        };
        self.refuted(grid, claim, refutes, |candidate| {
            let unseen = guardians.iter().find(|guardian| !candidate.sees(*guardian));
            unseen.map_or(Refusal::Guardians(GuardianRefusal::Empty), |guardian| {
                Refusal::NotGuarded { candidate, guardian }
            })
        })
    }

    /// The guardians of a pattern that cannot do without them.
    pub(super) fn guardians(&mut self, grid: &Grid, proof: &Guardians) -> Verdict<CandidateSet> {
        let Guardians { kind, sectors, kept } = proof;
        self.budget.spend(ACTION * sectors.len())?;
        let members = sectors.iter().flat_map(|&sector| grid.live_in(sector));
        let guardians = members.collect::<CandidateSet>() - *kept;
        if guardians.is_empty() {
            return Err(GuardianRefusal::Empty);
        }
        match kind {
            GuardianKind::Impossible => {
                let mut without = *grid;
                guardians.iter().for_each(|guardian| without.eliminate(guardian));
                if can_be_filled(&without, sectors, self.budget)? {
                    return Err(GuardianRefusal::Filled);
                }
            }
            GuardianKind::Deadly => self.deadly(grid, &cells(sectors)?, kept)?,
            GuardianKind::DeadlyParity => deadly_parity(grid, &cells(sectors)?, kept)?,
            GuardianKind::Reverse => reverse(grid, &cells(sectors)?, kept)?,
            GuardianKind::ClueCover => clue_cover(grid, &cells(sectors)?, kept)?,
        }
        Ok(guardians)
    }

    /// Whether every filling of the cells has a twin.
    fn deadly(&mut self, grid: &Grid, cells: &[Cell], kept: &CandidateSet) -> Verdict {
        let (live, given) = (*kept & *grid.live(), *grid.as_given().live());
        let digits = |of: &CandidateSet| cells.iter().map(|&cell| of.digits(cell)).collect();
        let mut twins =
            Twins { cells, live: digits(&live), given: digits(&given), filling: Vec::new() };
        if twins.all(Houses::default(), self.budget)? {
            return Ok(());
        }
        // There is a cell, and what has no twin is a filling of all cells.
        let candidate = Candidate::new(twins.filling[0], cells[0]);
        Err(GuardianRefusal::NoTwin { candidate })
    }
}

/// Different cells.
fn cells(sectors: &[Sector]) -> Verdict<Vec<Cell>> {
    let (mut cells, mut seen) = (Vec::new(), CellSet::EMPTY);
    for sector in sectors {
        match sector.kind() {
            SectorKind::Cell(cell) if !seen.contains(cell) => {
                cells.push(cell);
                seen.insert(cell);
            }
            SectorKind::Cell(_) | SectorKind::House(..) => return Err(GuardianRefusal::NotCells),
        }
    }
    if cells.is_empty() { Err(GuardianRefusal::NotCells) } else { Ok(cells) }
}

/// Whether each sector can have a true candidate among the live ones.
fn can_be_filled(grid: &Grid, sectors: &[Sector], budget: &mut Budget) -> Result<bool, Spent> {
    budget.spend(ACTION + 16 * sectors.len())?;
    let is_open =
        |sector: &&Sector| grid.only_in(**sector).is_none_or(|c| !grid.solved().contains(c.cell()));
    let fewest = |sector: &&Sector| grid.in_sector(**sector).count_ones();
    let Some(&sector) = sectors.iter().filter(is_open).min_by_key(fewest) else { return Ok(true) };
    for candidate in grid.live_in(sector) {
        let mut next = *grid;
        next.place(candidate);
        if can_be_filled(&next, sectors, budget)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The digits of each house, of those that are spoken of.
#[derive(Clone, Copy, Default)]
struct Houses([DigitSet; 27]);

impl Houses {
    /// The digits that all three houses of a cell have, or none has.
    fn common(&self, cell: Cell) -> DigitSet {
        cell.houses().into_iter().fold(DigitSet::ALL, |all, house| all & self.0[house.index()])
    }

    fn any(&self, cell: Cell) -> DigitSet {
        cell.houses().into_iter().fold(DigitSet::EMPTY, |all, house| all | self.0[house.index()])
    }

    /// The same with the digit where it is not, and without it where it is.
    fn toggled(mut self, cell: Cell, digit: Digit) -> Self {
        cell.houses().into_iter().for_each(|house| self.0[house.index()] ^= digit.into());
        self
    }
}

/// Fillings of cells and their twins.
struct Twins<'a> {
    cells: &'a [Cell],
    /// What a filling may use in each cell, and what its twin may.
    live: Vec<DigitSet>,
    given: Vec<DigitSet>,
    filling: Vec<Digit>,
}

impl Twins<'_> {
    /// Whether every filling that goes on from this one has a twin. If not, it is the one without.
    fn all(&mut self, used: Houses, budget: &mut Budget) -> Result<bool, Spent> {
        budget.spend(ACTION)?;
        let Some(&cell) = self.cells.get(self.filling.len()) else {
            return self.has_twin(0, used, false, budget);
        };
        for digit in self.live[self.filling.len()] - used.any(cell) {
            self.filling.push(digit);
            if !self.all(used.toggled(cell, digit), budget)? {
                return Ok(false);
            }
            self.filling.pop();
        }
        Ok(true)
    }

    /// Whether the cells from this one on can be filled with the digits that are left of each house, and
    /// some cell otherwise than before.
    fn has_twin(
        &self,
        at: usize,
        left: Houses,
        differs: bool,
        budget: &mut Budget,
    ) -> Result<bool, Spent> {
        budget.spend(ACTION)?;
        let Some(&cell) = self.cells.get(at) else { return Ok(differs) };
        for digit in self.given[at] & left.common(cell) {
            let differs = differs || digit != self.filling[at];
            if self.has_twin(at + 1, left.toggled(cell, digit), differs, budget)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Whether each cell keeps two digits that the puzzle allows, and each digit is kept in none or two of
/// the cells of a house.
fn deadly_parity(grid: &Grid, cells: &[Cell], kept: &CandidateSet) -> Verdict {
    let given = *grid.as_given().live();
    for &cell in cells {
        if kept.digits(cell).len() != 2 {
            return Err(GuardianRefusal::NotTwo { cell });
        }
        if let Some(digit) = (kept.digits(cell) - given.digits(cell)).first() {
            return Err(GuardianRefusal::Forbidden { candidate: Candidate::new(digit, cell) });
        }
    }
    let cells: CellSet = cells.iter().copied().collect();
    for digit in Digit::ALL {
        if let Some(house) = odd(kept[digit] & cells) {
            return Err(GuardianRefusal::Odd { house, digit: Some(digit) });
        }
    }
    Ok(())
}

/// A house that has neither none nor two of the cells.
fn odd(cells: CellSet) -> Option<House> {
    House::all().find(|house| !matches!((cells & house.cells()).len(), 0 | 2))
}

/// Whether the cells keep the same two digits, have all givens of these, and none or two cells of each
/// house; and whether the puzzle allows the exchange everywhere else.
fn reverse(grid: &Grid, cells: &[Cell], kept: &CandidateSet) -> Verdict {
    let digits = kept.digits(cells[0]);
    let mut both = digits;
    let (Some(a), Some(b), None) = (both.next(), both.next(), both.next()) else {
        return Err(GuardianRefusal::NotTwo { cell: cells[0] });
    };
    if let Some(&cell) = cells.iter().find(|&&cell| kept.digits(cell) != digits) {
        return Err(GuardianRefusal::NotTwo { cell });
    }
    let pattern: CellSet = cells.iter().copied().collect();
    if let Some(house) = odd(pattern) {
        return Err(GuardianRefusal::Odd { house, digit: None });
    }
    let others = !pattern;
    let given = others & grid.givens() & (grid.live()[a] | grid.live()[b]);
    if cells.len() >= 18 || !given.is_empty() {
        return Err(GuardianRefusal::Outside);
    }
    for (digit, other) in [(a, b), (b, a)] {
        let needed = others & grid.live()[digit] & grid.excluded()[other];
        if let Some(cell) = needed.first() {
            return Err(GuardianRefusal::Forbidden { candidate: Candidate::new(other, cell) });
        }
    }
    Ok(())
}

/// Whether the one cell does not keep the digit that it has, by the two givens of its band or stack.
fn clue_cover(grid: &Grid, cells: &[Cell], kept: &CandidateSet) -> Verdict {
    let &[cell] = cells else { return Err(GuardianRefusal::NotCells) };
    let excluded = Digit::ALL.into_iter().fold(CellSet::EMPTY, |all, d| all | grid.excluded()[d]);
    for (line, across) in [(cell.row(), cell.column()), (cell.column(), cell.row())] {
        let chute = House::all()
            .filter(|house| house.index() / 3 == line.index() / 3)
            .fold(CellSet::EMPTY, |all, house| all | house.cells());
        let mut givens = chute & grid.givens();
        let (Some(a), Some(b), None) = (givens.next(), givens.next(), givens.next()) else {
            continue;
        };
        let is_free = (chute & excluded | line.cells() & grid.givens()).is_empty();
        let is_needed = |by: Cell, of: Cell| {
            let digit = grid.value(of).filter(|_| across.cells().contains(by));
            digit.is_some_and(|digit| !kept.contains(Candidate::new(digit, cell)))
        };
        if is_free && (is_needed(a, b) || is_needed(b, a)) {
            return Ok(());
        }
    }
    Err(GuardianRefusal::Clues { cell })
}
