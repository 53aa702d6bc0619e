//! Singles, intersections, subsets and fish in a scene.

use ninerooks_board::{CandidateSet, CellSet, Digit, DigitSet, Grid, House, HouseSet};

use ninerooks_proof::{Cover, Reason};
use ninerooks_step::{Aligned, Blockers, Consequence, Ruled, Single, Step, Summed};

use crate::figure::{Focus, Zone, ZoneKind};
use crate::{Area, Role, Scene};

impl Scene {
    /// Returns what has one place for it only.
    pub(super) fn show_single(&mut self, single: Single, grid: &Grid) -> Area {
        self.focus = Focus::Base;
        self.mark(single.target, Role::Truth);
        let Blockers { cells, .. } = single.blockers(grid);
        if !cells.is_empty() {
            let means = match single.house {
                Some(_) => format!("excludes {} elsewhere", single.target.digit()),
                None => format!("excludes other digits from {}", single.target.cell()),
            };
            let kind = ZoneKind::Blocking;
            self.zones.push(Zone { name: String::new(), cells, kind, means });
        }
        let target = single.target;
        match single.house {
            Some(house) => Area { houses: house.into(), ..Area::default() },
            None => Area { cells: target.cell().into(), ..Area::default() },
        }
    }

    pub(super) fn show_intersection(&mut self, digit: Digit, [base, cover]: [House; 2]) {
        self.mark_all(base.cells() & cover.cells(), digit.into(), Role::Truth);
    }

    /// The candidates of which one is true.
    pub(super) fn show_ruled(&mut self, ruled: &Ruled) -> CellSet {
        ruled.places.iter().for_each(|place| self.mark(*place, Role::Truth));
        ruled.places.iter().map(|place| place.cell()).collect()
    }

    /// The cells of a sum, those that count negatively as fins.
    pub(super) fn show_summed(&mut self, summed: &Summed, grid: &Grid) -> CellSet {
        for (cell, times) in summed.sum.terms() {
            let role = if *times > 0 { Role::Truth } else { Role::Fin };
            self.mark_all((*cell).into(), grid.digits(*cell), role);
        }
        self.fin_means = "counts negatively";
        summed.sum.cells()
    }

    pub(super) fn show_subset(&mut self, cells: CellSet, digits: DigitSet) {
        self.mark_all(cells, digits, Role::Truth);
    }

    pub(super) fn show_bent_subset(&mut self, cells: CellSet, digits: DigitSet, common: DigitSet) {
        self.mark_all(cells, digits, Role::Truth);
        self.mark_all(cells, common, Role::Fin);
        self.fin_means = "common digit";
    }

    /// What does not go together, and the cells that exclude it.
    pub(super) fn show_aligned(&mut self, grid: &Grid, shape: &Aligned) -> CellSet {
        let mut by = CellSet::EMPTY;
        for exclusion in &shape.exclusions {
            exclusion.candidates.iter().for_each(|candidate| self.mark(*candidate, Role::Truth));
            by |= exclusion.by;
        }
        by.for_each(|cell| self.mark_all(cell.into(), grid.digits(cell), Role::Fin));
        self.fin_means = "excluding cell";
        shape.cells
    }

    /// The guardians are what the eye has to find.
    pub(super) fn show_deadly(
        &mut self,
        cells: CellSet,
        digits: DigitSet,
        guardians: &CandidateSet,
        then: &Consequence,
    ) {
        self.mark_all(cells, digits, Role::Truth);
        guardians.iter().for_each(|guardian| self.mark(guardian, Role::Fin));
        self.fin_means = "guardian";
        match then {
            Consequence::Subset { cells, digits, .. }
            | Consequence::Hidden { cells, digits, .. } => {
                self.mark_all(*cells, *digits, Role::Truth);
            }
            Consequence::Chains(chains) => {
                for (i, &node) in chains.iter().flat_map(|chain| chain.nodes.iter().enumerate()) {
                    self.mark(node, if i % 2 == 0 { Role::Fin } else { Role::Truth });
                }
            }
            Consequence::Seen | Consequence::Locked { .. } => {}
        }
    }

    /// What has no candidate left that can be true: the truths of covers that weigh lemmas too.
    pub(super) fn show_impossible(&mut self, step: &Step) -> Area {
        let mut area = Area::default();
        let Reason::Covers(covers) = &step.proof.then else { return area };
        for (sector, _) in covers.iter().flat_map(Cover::truth_sectors) {
            area.insert(sector);
            sector.candidates().iter().for_each(|candidate| self.mark(*candidate, Role::Truth));
        }
        area
    }

    pub(super) fn show_fish(&mut self, digit: Digit, base: HouseSet, fins: CellSet) {
        self.mark_all(base.cells(), digit.into(), Role::Truth);
        self.mark_all(fins, digit.into(), Role::Fin);
    }
}
