//! The rating that does not depend on the scrambling.
//!
//! Sudoku Explainer takes the first of several hints of one rating, and the first of several ways to a node of a chain,
//! so its rating changes a little with the form of the puzzle. Here the puzzle is brought to one form first, and of all
//! hints those of the smallest rating are taken at once. The numbers are near those of Sudoku Explainer, and not
//! the same: never compare them with the ratings of others.

use core::ops::ControlFlow;

use ninerooks_board::Grid;

use super::board::Board;
use super::chains::{Engine, smallest_forcing};
use super::hint::Hint;
use super::rules::{CHAINS, Collected, End, Rating, Tenths, apply};
use super::{aligned, bug, direct, fish, locking, sets, unique_loops, wings};
use crate::form;

/// The hints of the smallest rating so far.
struct Smallest {
    rating: f64,
    hints: Vec<Hint>,
}

impl Smallest {
    fn add(&mut self, hints: impl IntoIterator<Item = Hint>) {
        for hint in hints {
            if hint.rating < self.rating {
                self.rating = hint.rating;
                self.hints.clear();
            }
            if hint.rating <= self.rating {
                self.hints.push(hint);
            }
        }
    }
}

/// All hints of the smallest rating. A rule is not tried if it is harder than what was found.
fn smallest(board: &Board, engine: &mut Engine) -> Vec<Hint> {
    let mut found = Smallest { rating: f64::INFINITY, hints: Vec::new() };
    let mut rule = 0;
    while before_chains(board, rule, &mut found) {
        rule += 1;
    }
    if found.rating >= 6.5 {
        let hints = smallest_forcing(board, found.rating);
        found.add(hints);
    }
    if found.rating >= 7.5 {
        exclusions(board, 3, 7.5, &mut found);
    }
    for rule in CHAINS {
        if found.rating >= rule.base() {
            let hints = engine.smallest_multiple(board, rule, found.rating);
            found.add(hints);
        }
    }
    found.hints
}

/// Tries the rule with this number; says whether there is a next one that may be as easy as what was found.
fn before_chains(board: &Board, rule: usize, found: &mut Smallest) -> bool {
    match rule {
        0 => found.add(direct::hidden_singles(board)),
        1 => found.add(locking::direct_locking(board)),
        2 => found.add(sets::direct_hidden(board, 2, 2.0)),
        3 => found.add(direct::naked_singles(board)),
        4 => found.add(sets::direct_hidden(board, 3, 2.5)),
        5 => found.add(locking::locking(board)),
        6 => found.add(sets::naked(board, 2, 3.0)),
        7 => found.add(fish::fish(board, 2, 3.2)),
        8 => found.add(sets::hidden(board, 2, 3.4)),
        9 => found.add(sets::naked(board, 3, 3.6)),
        10 => found.add(fish::fish(board, 3, 3.8)),
        11 => found.add(sets::hidden(board, 3, 4.0)),
        12 => found.add(wings::xy(board)),
        13 => found.add(wings::xyz(board)),
        14 => found.add(unique_loops::unique_loops(board)),
        15 => found.add(sets::naked(board, 4, 5.0)),
        16 => found.add(fish::fish(board, 4, 5.2)),
        17 => found.add(sets::hidden(board, 4, 5.4)),
        18 => found.add(bug::bug(board)),
        _ => exclusions(board, 2, 6.2, found),
    }
    /// The least rating that each next rule gives.
    const NEXT: [f64; 19] = [
        1.7, 2.0, 2.3, 2.5, 2.6, 3.0, 3.2, 3.4, 3.6, 3.8, 4.0, 4.2, 4.4, 4.5, 5.0, 5.2, 5.4, 5.6,
        6.2,
    ];
    NEXT.get(rule).is_some_and(|least| found.rating >= *least)
}

fn exclusions(board: &Board, size: u8, rating: f64, found: &mut Smallest) {
    let _ = aligned::exclusions(board, size, rating, &mut |hint| {
        found.add([hint]);
        ControlFlow::Continue(())
    });
}

/// Rates with all hints of the smallest rating at once, with so much work at most. The same for all
/// forms of a puzzle.
pub fn rate_stable(grid: &Grid, work: u64) -> Rating {
    rate_stable_each(grid, work, |_, _| ControlFlow::Continue(()))
}

/// As [`rate_stable`], and shows each step on the way, in the puzzle's [least form](form::least).
pub fn rate_stable_each(
    grid: &Grid,
    work: u64,
    mut show: impl FnMut(&Hint, [Tenths; 3]) -> ControlFlow<()>,
) -> Rating {
    let mut board = Board::new(&form::least(grid));
    let mut engine = Engine::new(work);
    let mut collected = Collected::default();
    let mut changed = true;
    while changed && board.solved < 81 {
        let hints = smallest(&board, &mut engine);
        if engine.is_exhausted() {
            break;
        }
        changed = false;
        for hint in &hints {
            changed |= apply(&mut board, hint);
        }
        collected.round(&hints);
        if hints.iter().any(|hint| show(hint, collected.tenths()).is_break()) {
            return collected.rating(End::Stopped, engine.work);
        }
    }
    let end = match () {
        () if board.solved == 81 => End::Solved,
        () if engine.is_exhausted() => End::Exhausted,
        () => End::Stuck,
    };
    collected.rating(end, engine.work)
}
