//! Plans: which candidates are to be refuted, and which within each of them. A plan is played on any state: it says what
//! to assume, and the deductions are found again, for they may be others there and fewer.

use std::rc::Rc;

use crate::board::{Board, Conflict};
use crate::needs::Needs;
use crate::tree::Tree;

/// See the [module](self).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) candidate: usize,
    pub(crate) within: Vec<Plan>,
}

impl Plan {
    /// The plan of a refutation.
    pub(crate) fn of(tree: &Tree) -> Self {
        Self {
            candidate: usize::from(tree.candidate),
            within: tree.inner().map(|inner| Self::of(inner)).collect(),
        }
    }

    /// Refutes its candidate on a board, if it leads to a conflict there; and what that needs of the board's deductions.
    pub(crate) fn play(&self, board: &Board, most: u32, work: &mut u64) -> Option<(Tree, Needs)> {
        if !board.is_open(self.candidate) {
            return None;
        }
        let mut under = board.assume(self.candidate, most);
        let conflict = under.conflict.or_else(|| play_all(&mut under, &self.within, most, work));
        *work += 1 + under.work;
        Some(under.tree(self.candidate, &conflict?))
    }

    /// The shortest that it becomes when parts of it are left out, one after the other.
    pub(crate) fn shortened(
        &mut self,
        board: &Board,
        (mut tree, mut needs): (Tree, Needs),
        work: &mut u64,
    ) -> (Tree, Needs) {
        *self = Self::of(&tree);
        let mut at = 0;
        while at < self.within.len() {
            let mut fewer = self.clone();
            fewer.within.remove(at);
            match fewer.play(board, tree.length, work) {
                Some((shorter, own)) if shorter.length < tree.length => {
                    (tree, needs) = (shorter, own);
                    *self = Self::of(&tree);
                    at = 0;
                }
                _ => at += 1,
            }
        }
        (tree, needs)
    }
}

/// Refutes what these plans refute, in rounds, until there is a conflict.
fn play_all(board: &mut Board, plans: &[Plan], most: u32, work: &mut u64) -> Option<Conflict> {
    let mut left: Vec<&Plan> = plans.iter().collect();
    while !left.is_empty() {
        let before = left.len();
        let mut offers = Vec::new();
        left.retain(|plan| match plan.play(board, most, work) {
            Some(found) => {
                offers.push(found);
                false
            }
            None => true,
        });
        for (tree, needs) in offers {
            board.offer(Rc::new(tree), needs);
        }
        board.follow(most);
        if board.conflict.is_some() {
            return board.conflict;
        }
        if left.len() == before {
            return None;
        }
    }
    None
}
