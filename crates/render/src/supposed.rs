//! What is to be seen of a hypothesis, and of two ways.

use ninerooks_board::{Candidate, CellSet, Sector, SectorKind};
use ninerooks_step::{ChainNode, Mark, MarkFrom, Way};

use crate::figure::{Edge, EdgeKind, Focus, Zone};
use crate::{Role, Scene};

impl Scene {
    /// What would be true and what would be false, each with its letter; the sector that would be
    /// empty; and what follows from what.
    pub(crate) fn show_hypothesis(&mut self, marks: &[Mark], conflict: Sector) {
        self.focus = Focus::Edges;
        (self.truth_means, self.fin_means) = ("would be true", "would be false");
        for mark in marks {
            self.mark(mark.candidate, if mark.is_true { Role::Truth } else { Role::Fin });
            self.tags.push((mark.candidate, mark.letter()));
        }
        self.join_marks(marks);
        self.show_empty(marks, conflict);
    }

    /// Circles for what is true on the first way, squares for what is true on the second, with their
    /// letters.
    pub(crate) fn show_two_ways(&mut self, ways: &[Way; 2]) {
        self.focus = Focus::Edges;
        (self.truth_means, self.fin_means) = ("one way", "the other way");
        for (way, role) in ways.iter().zip([Role::Truth, Role::Fin]) {
            for candidate in way.truths() {
                self.mark(candidate, role);
            }
            for mark in way.marks.iter().filter(|mark| mark.is_true) {
                self.tags.push((mark.candidate, mark.letter()));
            }
            self.join_marks(&way.marks);
            if let Some(conflict) = way.conflict {
                self.show_empty(&way.marks, conflict);
            }
        }
    }

    /// A weak edge from what is true to what it excludes, a strong one from what is false to what is
    /// then the last candidate of a sector of two.
    fn join_marks(&mut self, marks: &[Mark]) {
        let node = |c: Candidate| ChainNode::new(c.digit(), c.cell().into());
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
            self.edges.push(Edge { from: node(from), to: node(mark.candidate), kind });
        }
    }

    /// The cells of a sector whose candidates are all false.
    fn show_empty(&mut self, marks: &[Mark], conflict: Sector) {
        let (name, mut cells) = match conflict.kind() {
            SectorKind::Cell(cell) => (String::from("empty"), CellSet::from(cell)),
            SectorKind::House(_, digit) => (format!("no {digit}"), CellSet::EMPTY),
        };
        let falls = marks.iter().filter(|m| !m.is_true && conflict.contains(m.candidate));
        falls.for_each(|mark| cells.insert(mark.candidate.cell()));
        self.zones.push(Zone { name, cells });
    }
}
