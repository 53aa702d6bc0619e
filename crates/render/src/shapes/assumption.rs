//! What is to be seen of a hypothesis, and of two ways.

use ninerooks_board::{Candidate, CellSet, Sector, SectorKind};
use ninerooks_step::{ChainNode, Mark, MarkFrom, Way};

use crate::figure::{Edge, EdgeKind, Focus, Zone, ZoneKind};
use crate::{Role, Scene};

impl Scene {
    /// What would be true and what would be false, each with its letter; the sector that would be
    /// empty; and what follows from what.
    pub(super) fn show_hypothesis(&mut self, target: Candidate, marks: &[Mark], conflict: Sector) {
        self.focus = Focus::Edges;
        (self.truth_means, self.fin_means) = ("would be true", "would be false");
        for mark in marks {
            self.mark(mark.candidate, if mark.is_true { Role::Truth } else { Role::Fin });
            self.tags.push((mark.candidate, mark.letter()));
        }
        self.course.starts.push(node(target));
        self.join_marks(marks, None);
        self.show_empty(conflict, eliminated(marks, conflict));
    }

    /// Circles for what is true on the first way, squares for what is true on the second, with their
    /// letters.
    pub(super) fn show_two_ways(&mut self, start: Sector, ways: &[Way; 2]) {
        self.focus = Focus::Edges;
        (self.truth_means, self.fin_means) = ("true on the one way", "true on the other");
        let [from, to] = [&ways[0], &ways[1]].map(|way| node(way.candidate));
        self.edges.push(Edge::new(from, to, EdgeKind::Strong));
        self.course.starts.extend([from, to]);
        self.linked_means = "would be false";
        if let SectorKind::Cell(cell) = start.kind() {
            self.base.cells = cell.into();
        }
        for (i, (way, role)) in ways.iter().zip([Role::Truth, Role::Fin]).enumerate() {
            for candidate in way.truths() {
                self.mark(candidate, role);
            }
            for mark in way.marks.iter().filter(|mark| mark.is_true) {
                self.tags.push((mark.candidate, mark.letter()));
            }
            self.join_marks(&way.marks, Some(i));
            if let Some(conflict) = way.conflict {
                self.show_empty(conflict, eliminated(&way.marks, conflict));
            }
        }
    }

    /// A weak edge from what is true to what it excludes, a strong one from what is false to what is
    /// then the last candidate of a sector of two.
    fn join_marks(&mut self, marks: &[Mark], chain: Option<usize>) {
        for (i, mark) in marks.iter().enumerate() {
            let (from, kind) = match mark.from {
                MarkFrom::Seen(by) => (by, EdgeKind::Weak),
                MarkFrom::Only(sector) => {
                    let mut causes = marks[..i]
                        .iter()
                        .filter(|m| !m.is_true && sector.contains(m.candidate))
                        .map(|m| m.candidate);
                    let (Some(only), None) = (causes.next(), causes.next()) else { continue };
                    (only, EdgeKind::Strong)
                }
                MarkFrom::Cover(_) => continue,
            };
            let edge = Edge::new(node(from), node(mark.candidate), kind).arrow();
            self.edges.push(Edge { chain, ..edge });
        }
    }

    /// A sector that would have no candidate left, and the cells of those that are eliminated.
    pub(super) fn show_empty(&mut self, sector: Sector, mut cells: CellSet) {
        let means = match sector.kind() {
            SectorKind::Cell(cell) => {
                cells.insert(cell);
                format!("{cell} would be empty")
            }
            SectorKind::House(house, digit) => format!("no {digit} left in {}", house.in_words()),
        };
        self.show_conflict(cells, means);
    }

    /// The cells of a set of which a rule says that one is true, where none would be.
    pub(super) fn show_none_of(&mut self, set: u16) {
        let rules = self.rules;
        let Some(set) = rules.one_of().get(usize::from(set)) else { return };
        let cells = set.candidates.iter().map(Candidate::cell).collect();
        let means = rules.list().get(set.rule).map_or_else(String::new, ToString::to_string);
        self.show_conflict(cells, format!("nothing left that {means} allows"));
    }

    /// The cells of a sum that cannot be made.
    pub(super) fn show_no_sum(&mut self, sum: u16) {
        let rules = self.rules;
        let Some(own) = rules.all_sums().nth(usize::from(sum)) else { return };
        let means =
            rules.list().get(own.rule).map_or_else(|| own.sum.to_string(), ToString::to_string);
        self.show_conflict(own.sum.cells(), format!("no way to make {means}"));
    }

    fn show_conflict(&mut self, cells: CellSet, means: String) {
        let name = String::from("!");
        self.zones.push(Zone { name, cells, kind: ZoneKind::Empty, means });
    }
}

fn node(candidate: Candidate) -> ChainNode {
    ChainNode::new(candidate.digit(), candidate.cell().into())
}

/// The cells of the candidates of a sector that are false.
fn eliminated(marks: &[Mark], sector: Sector) -> CellSet {
    let eliminated = marks.iter().filter(|mark| !mark.is_true && sector.contains(mark.candidate));
    eliminated.map(|mark| mark.candidate.cell()).collect()
}
