//! Guardians: why a pattern cannot do without them.
//!
//! *Impossible.* Were all guardians false, each sector of the pattern would have a kept candidate for its
//! true one, and no two true candidates see each other. All such choices are tried. The other kinds have
//! the premise of [`uniqueness`](super::uniqueness).

use ninerooks_board::{CandidateSet, Cell, CellSet, Grid, Sector, SectorKind};

use super::claim::{Claim, Excluded};
use super::uniqueness::{clue_cover, deadly, deadly_parity, reverse, two_lines};
use super::{ACTION, Budget, Judge, Spent};
use crate::{GuardianKind, GuardianRefusal, Guardians, Refusal};

pub(super) type Verdict<T = ()> = Result<T, GuardianRefusal>;

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
            GuardianKind::Deadly => deadly(grid, &cells(sectors)?, kept, self.budget)?,
            GuardianKind::DeadlyParity => deadly_parity(grid, &cells(sectors)?, kept)?,
            GuardianKind::Reverse => reverse(grid, &cells(sectors)?, kept)?,
            GuardianKind::ClueCover => clue_cover(grid, &cells(sectors)?, kept)?,
            GuardianKind::TwoLines => two_lines(grid, sectors, kept)?,
        }
        Ok(guardians)
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
