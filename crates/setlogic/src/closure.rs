//! Everything that set logic can do: all candidates that are eliminated by some pattern, again and again.
//!
//! A position's equations are solved once; each candidate is then tried as wholly true from there,
//! by a few pivots. A point where it is clears every candidate that is wholly true in it. When there
//! is none, the row that says so is a pattern.

use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::Cover;

use super::integers;
use super::lp::Budget;
use super::relaxation::Relaxation;
use super::trial::Trial;

/// One elimination of a closure.
#[derive(Clone, Debug, PartialEq)]
pub struct ProvedElimination {
    /// The candidate that is eliminated.
    pub target: Candidate,
    /// Why, from the grid after the eliminations before it.
    pub cover: Cover,
}

/// How far set logic goes from a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct Closure {
    /// What is eliminated, in this order.
    pub eliminations: Vec<ProvedElimination>,
    /// The grid without all that.
    pub end: Grid,
    /// Whether every other candidate was tried, so that nothing more is eliminated.
    pub complete: bool,
}

impl Closure {
    /// Whether each cell has one candidate left.
    pub fn is_solved(&self) -> bool {
        self.end.unsolved().into_iter().all(|cell| self.end.digits(cell).len() == 1)
    }
}

/// Eliminates everything that truths and links can eliminate, each candidate by a pattern that the
/// checker accepts, until nothing more is eliminated.
///
/// The patterns are not the smallest: that is [`prove`](super::prove::prove). What is left at the
/// end does not depend on the order, for a pattern stays one when candidates are eliminated.
pub fn closure(grid: &Grid, mut budget: Budget) -> Closure {
    let mut closure = Closure { eliminations: Vec::new(), end: *grid, complete: false };
    let mut relaxation = Relaxation::new(grid, f64::INFINITY, None);
    if relaxation.solve(&mut budget).is_err() {
        return closure;
    }
    loop {
        let before = closure.eliminations.len();
        let mut sure = true;
        for number in 0..relaxation.program.candidates.len() {
            if relaxation.is_gone(number) {
                continue;
            }
            let weights = match relaxation.try_true(number, &mut budget) {
                Trial::Possible => continue,
                Trial::Spent => return closure,
                Trial::Impossible(weights) => weights,
            };
            let target = relaxation.program.candidates[number];
            let cover = integers::cover(&closure.end, &relaxation.program, &weights, &[target]);
            let Some(cover) = cover else {
                sure = false;
                continue;
            };
            closure.eliminations.push(ProvedElimination { target, cover });
            closure.end.eliminate(target);
            if !relaxation.strike(number, &mut budget) {
                return closure;
            }
        }
        if closure.eliminations.len() == before {
            closure.complete = sure;
            return closure;
        }
    }
}
