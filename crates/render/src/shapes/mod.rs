//! What a shape adds to a scene: one file for each family of shapes.

mod assumption;
mod basic;
mod boards;
mod chains;
mod forcing;
mod linked_sets;
mod nets;
mod overlay;
mod refutation;

use ninerooks_board::Grid;
use ninerooks_step::{
    AlmostLocked, AlmostLockedCandidates, BentSubset, DeadlyPattern, Fish, Forcing, Hypothesis,
    Intersection, Nets, Patterns, RemotePair, Sets, Shape, Step, Subset, TwoWay, Whip,
};

use crate::{Area, Scene};

impl Scene {
    /// Shows the shape of a step.
    pub(crate) fn show_shape(&mut self, grid: &Grid, step: &Step) {
        let (mut base, mut cover) = (Area::default(), Area::default());
        match step.shape {
            Shape::Single(single) => base = self.show_single(single, grid),
            Shape::Intersection(Intersection { digit, base: from, cover: to }) => {
                self.show_intersection(digit, [from, to]);
                (base.houses, cover.houses) = (from.into(), to.into());
            }
            Shape::Subset(Subset { cells, digits, houses, .. }) => {
                self.show_subset(cells, digits);
                (base.cells, cover.houses) = (cells, houses);
            }
            Shape::BentSubset(BentSubset { cells, digits, common }) => {
                self.show_bent_subset(cells, digits, common);
                base.cells = cells;
            }
            Shape::Fish(Fish { digit, base: from, cover: to, fins }) => {
                self.show_fish(digit, from, fins);
                (base.houses, cover.houses) = (from, to);
            }
            Shape::Ruled(ref ruled) => base.cells = self.show_ruled(ruled),
            Shape::Summed(ref summed) => {
                base.cells = self.show_summed(summed, grid);
                cover.houses = summed.houses;
            }
            Shape::Chain(ref chain) => base.cells = self.show_chain(chain, step),
            Shape::RemotePair(RemotePair { digits, ref sides }) => {
                base.cells = self.show_remote_pair(digits, sides, step);
            }
            Shape::AlmostLocked(AlmostLocked { ref sets, ref links }) => {
                base.cells = self.show_linked_sets(sets, links, step);
            }
            Shape::AlmostLockedCandidates(AlmostLockedCandidates {
                digits,
                naked,
                hidden,
                naked_in,
                hidden_in,
            }) => {
                self.show_subset(naked, digits);
                self.show_subset(hidden, digits);
                self.show_subset(naked_in.cells() & hidden_in.cells(), digits);
                base.cells = naked | hidden;
            }
            Shape::Fireworks(ref fireworks) => {
                self.show_subset(fireworks.cells(), fireworks.digits());
                base.cells = fireworks.cells();
            }
            Shape::SueDeCoq(ref sue) => base.cells = self.show_sue_de_coq(sue),
            Shape::MultiSector(ref shape) => {
                self.show_multi_sector(shape);
                base.cells = shape.cells;
            }
            Shape::Exocet(ref exocet) => base.cells = self.show_exocet(exocet),
            Shape::Blossom(ref blossom) => base.cells = self.show_blossom(blossom, step),
            Shape::Aligned(ref shape) => base.cells = self.show_aligned(grid, shape),
            Shape::Nets(Nets { ref nets, ref links, end }) => {
                base.cells = self.show_nets(nets, links, end);
            }
            Shape::DeadlyPattern(ref pattern) => {
                let DeadlyPattern { cells, digits, ref guardians, ref then, .. } = **pattern;
                self.show_deadly(cells, digits, guardians, then);
                base.cells = cells;
            }
            Shape::Symmetrical(ref shape) => {
                self.show_subset(shape.cells, shape.same());
                base = self.show_impossible(step);
            }
            Shape::Hypothesis(Hypothesis { target, ref marks, conflict }) => {
                self.show_hypothesis(target, marks, conflict);
            }
            Shape::TwoWay(TwoWay { start, ref ways, .. }) => self.show_two_ways(start, ways),
            Shape::Whip(Whip { target, ref links }) => self.show_whip(target, links),
            Shape::Forcing(Forcing { start, ref branches }) => {
                if let Some(fish) = self.show_forcing(start, branches) {
                    (base.houses, cover.houses) = (fish.base, fish.cover);
                }
            }
            Shape::Refutation(ref refutation) => self.show_refutation(refutation),
            Shape::Patterns(Patterns { digits, ref left, ref stages }) => {
                self.show_patterns(digits, left, stages);
                self.show_boards(grid, digits, step);
            }
            Shape::Sets(Sets { .. }) => self.show_sets(),
        }
        // The proof says it better, where it says anything.
        if self.truths.is_empty() && self.links.is_empty() {
            self.base.join(base);
            self.cover.join(cover);
        }
    }
}
