//! What a shape adds to a scene: one file for each family of shapes.

mod basic;
mod chains;
mod linked_sets;
mod nets;
mod overlay;
mod supposed;

use ninerooks_step::{Shape, Step};

use crate::{Area, Scene};

impl Scene {
    /// Shows the shape of a step.
    pub(crate) fn show_shape(&mut self, step: &Step) {
        let (mut base, mut cover) = (Area::default(), Area::default());
        match step.shape {
            Shape::Single { target, house } => base = self.show_single(target, house),
            Shape::Intersection { digit, base: from, cover: to } => {
                self.show_intersection(digit, [from, to]);
                (base.houses, cover.houses) = (from.into(), to.into());
            }
            Shape::Subset { cells, digits, houses, .. } => {
                self.show_subset(cells, digits);
                (base.cells, cover.houses) = (cells, houses);
            }
            Shape::BentSubset { cells, digits, common } => {
                self.show_bent_subset(cells, digits, common);
                base.cells = cells;
            }
            Shape::Fish { digit, base: from, cover: to, fins } => {
                self.show_fish(digit, from, fins);
                (base.houses, cover.houses) = (from, to);
            }
            Shape::Chain { ref nodes } => base.cells = self.show_chain(nodes, step),
            Shape::RemotePair { digits, ref sides } => {
                base.cells = self.show_remote_pair(digits, sides, step);
            }
            Shape::AlmostLocked { ref sets, ref links } => {
                base.cells = self.show_linked_sets(sets, links, step);
            }
            Shape::Nets { ref nets, ref links, end } => {
                base.cells = self.show_nets(nets, links, end);
            }
            Shape::Hypothesis { ref marks, conflict, .. } => self.show_hypothesis(marks, conflict),
            Shape::TwoWay { start, ref ways, .. } => self.show_two_ways(start, ways),
            Shape::Patterns { digits, ref left, ref stages } => {
                self.show_patterns(digits, left, stages);
            }
            Shape::Sets { .. } => self.show_sets(),
            _ => {}
        }
        // The proof says it better, where it says anything.
        if self.truths.is_empty() && self.links.is_empty() {
            self.base.join(base);
            self.cover.join(cover);
        }
    }
}
