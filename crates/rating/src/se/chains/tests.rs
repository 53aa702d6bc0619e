//! What is left out, because there is nothing, and what is kept, against searches that look everywhere.

use ninerooks_testing::{Rng, grid};

use super::super::board::Board;
use super::super::hint::Removed;
use super::super::rules::Walk;
use super::super::technique::Links;
use super::forcing::{self, Path};
use super::multiple::{self, Found};
use super::rank::Rank;
use super::reach::{Reach, Worth};
use super::{Engine, Literal, Rule};

/// Every hint, in order.
#[derive(Default, PartialEq, Debug)]
struct Everything {
    lines: Vec<(Rank, Option<Literal>, Removed, Path)>,
    nets: Vec<(u32, u8, Literal, Vec<u16>)>,
}

impl forcing::Sink for Everything {
    fn wants(&self, _: Rank, _: Option<Literal>) -> bool {
        true
    }

    fn put(&mut self, rank: Rank, _: Links, of: Option<Literal>, removed: Removed, path: Path) {
        self.lines.push((rank, of, removed, path));
    }
}

impl multiple::Sink for Everything {
    fn wants(&self, _: u32, _: u8, _: Literal) -> bool {
        true
    }

    fn put(&mut self, complexity: u32, key: u8, conclusion: Literal, found: Found) {
        let starts = found.targets.iter().map(|&(start, _)| start).collect();
        self.nets.push((complexity, key, conclusion, starts));
    }
}

/// States of puzzles that need chains, as they are and with candidates taken away at random, as runs do: with and
/// without contradictions.
fn states() -> Vec<Board> {
    let mut rng = Rng(19);
    let mut states = Vec::new();
    for line in include_str!("../../../tests/own.tsv").lines().skip(41).step_by(3) {
        let puzzle = grid(line.split('\t').next().unwrap_or_default());
        let mut board = Board::new(&puzzle);
        for hint in Walk::new(&puzzle) {
            if hint.rating > 6.5 {
                for taken in 0..6 {
                    let mut state = board.clone();
                    for _ in 0..taken * 8 {
                        state.remove(rng.below(81), rng.below(9));
                    }
                    states.push(state);
                }
            }
            super::super::rules::apply(&mut board, &hint);
        }
    }
    states
}

#[test]
fn forcing_chains_are_where_the_closure_has_them() {
    let (mut any, mut none) = (0, 0);
    for board in states() {
        let (mut all, mut some) = (Everything::default(), Everything::default());
        forcing::search_where(&board, &mut all, |_| Reach::ALL);
        forcing::search(&board, &mut some);
        assert_eq!(all, some);
        *if all.lines.is_empty() { &mut none } else { &mut any } += 1;
    }
    assert!(any > 50 && none > 50, "{any} {none}");
}

#[test]
fn static_chains_are_where_the_closure_has_them() {
    let (mut any, mut none) = (0, 0);
    for mut board in states() {
        // Chains with several ends are asked for when forcing chains eliminate nothing.
        loop {
            let mut lines = Everything::default();
            forcing::search(&board, &mut lines);
            if lines.lines.is_empty() {
                break;
            }
            for (_, _, removed, _) in lines.lines {
                removed.iter().for_each(|(cell, digit)| board.remove(cell, digit));
            }
        }
        let mut engine = Engine::new(u64::MAX);
        let (mut all, mut some) = (Everything::default(), Everything::default());
        multiple::search_where(&mut engine, &board, Rule::MULTIPLE, Worth::ALL, &mut all);
        multiple::search(&mut engine, &board, Rule::MULTIPLE, &mut some);
        assert_eq!(all, some);
        *if all.nets.is_empty() { &mut none } else { &mut any } += 1;
    }
    assert!(any > 50 && none > 50, "{any} {none}");
}
