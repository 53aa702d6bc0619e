//! What is to be seen of a refutation with others inside.

use ninerooks_step::{ChainNode, Refutation, RefutationLine, RuledBy, RuledEnd};

use crate::figure::Focus;
use crate::{Role, Scene};

impl Scene {
    /// What would be true, and what would be false by locked candidates or since it is refuted besides, each with the number of
    /// its line; and the sector that would be empty. What is inside the inner refutations is not drawn: each has a picture of
    /// its own in its lines.
    pub(super) fn show_refutation(&mut self, refutation: &Refutation) {
        self.focus = Focus::Edges;
        (self.truth_means, self.fin_means) = ("would be true", "would be false");
        let target = refutation.target;
        self.course.starts.push(ChainNode::new(target.digit(), target.cell().into()));
        for (at, line) in refutation.lines.iter().enumerate() {
            let number = (at + 1).to_string();
            let (gone, role) = match line {
                RefutationLine::Only { candidate, .. }
                | RefutationLine::Ruled { candidate, .. } => (vec![*candidate], Role::Truth),
                RefutationLine::Locked { eliminates, .. }
                | RefutationLine::Summed { eliminates, .. } => (eliminates.to_vec(), Role::Fin),
                RefutationLine::Refuted(inner) => (vec![inner.target], Role::Fin),
            };
            for candidate in gone {
                self.mark(candidate, role);
                self.tags.push((candidate, number.clone()));
            }
        }
        match refutation.by_rule {
            Some(RuledEnd { by: RuledBy::OneOf(set), .. }) => return self.show_none_of(set),
            Some(RuledEnd { by: RuledBy::Sum(sum), .. }) => return self.show_no_sum(sum),
            None => {}
        }
        let conflict = refutation.conflict;
        let cells = conflict.candidates().iter().map(|candidate| candidate.cell()).collect();
        self.show_empty(conflict, cells);
    }
}
