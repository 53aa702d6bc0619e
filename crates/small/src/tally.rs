//! How many puzzles each method solves.

use std::fmt;

use crate::board::Board;
use crate::method::{Method, sums};
use crate::simplex::Overflow;
use crate::state::State;

/// What came of some puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many puzzles there were, each counted as often as it says.
    pub puzzles: u64,
    /// How many of them each method solved, in the order of [`Method::ALL`].
    pub solved: [u64; Method::ALL.len()],
    /// How many took so many rounds of sums.
    pub rounds: Vec<u64>,
    /// How many are open, since a number left its range.
    pub open: u64,
    /// The first ones that resist, as clues.
    pub resisting: Vec<String>,
    /// The first ones that sums for candidates leave.
    pub left: Vec<String>,
}

/// So many puzzles are shown.
const SHOWN: usize = 5;

impl Tally {
    /// Counts a puzzle `times` times. A method that contains one that solves the puzzle is not asked: singles are in Basic POM with naked
    /// singles and in set logic, and everything but pair deletion is in sums.
    pub fn count(&mut self, board: &Board, state: &State, clues: &str, times: u64) {
        self.puzzles += times;
        match self.judged(board, state, clues) {
            Ok((solved, rounds)) => {
                for (sum, is_solved) in self.solved.iter_mut().zip(solved) {
                    *sum += if is_solved { times } else { 0 };
                }
                self.rounds.resize(self.rounds.len().max(rounds + 1), 0);
                self.rounds[rounds] += times;
            }
            Err(Overflow) => self.open += times,
        }
    }

    fn judged(
        &mut self,
        board: &Board,
        state: &State,
        clues: &str,
    ) -> Result<([bool; Method::ALL.len()], usize), Overflow> {
        let solves = |method: Method| Ok(method.closure(board, state)?.is_solved(board));
        let singles = solves(Method::Singles)?;
        let basic = solves(Method::Basic)?;
        let both = singles || basic || solves(Method::BasicSingles)?;
        let sets = singles || solves(Method::Sets)?;
        let pairs = solves(Method::Pairs)?;
        let candidates = both || sets || solves(Method::CandidateSums)?;
        let rounds = sums(board, state, true)?;
        let patterns = rounds.space.state().is_solved(board);
        if !candidates && self.left.len() < SHOWN {
            self.left.push(clues.to_owned());
        }
        if !patterns && self.resisting.len() < SHOWN {
            self.resisting.push(clues.to_owned());
        }
        let solved = [singles, basic, both, sets, pairs, candidates, patterns];
        Ok((solved, rounds.candidates.len()))
    }

    /// Adds what came of others.
    pub fn add(&mut self, other: &Self, times: u64) {
        self.puzzles += other.puzzles * times;
        self.open += other.open * times;
        self.solved.iter_mut().zip(other.solved).for_each(|(sum, more)| *sum += more * times);
        self.rounds.resize(self.rounds.len().max(other.rounds.len()), 0);
        self.rounds.iter_mut().zip(&other.rounds).for_each(|(sum, more)| *sum += more * times);
        self.resisting.extend_from_slice(&other.resisting);
        self.left.extend_from_slice(&other.left);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>12} puzzles, {} open", self.puzzles, self.open)?;
        for (method, solved) in Method::ALL.iter().zip(self.solved) {
            writeln!(f, "{solved:>12} {}", method.name())?;
        }
        let rounds = self.rounds.iter().enumerate().map(|(n, count)| format!("{n}: {count}"));
        writeln!(f, "rounds of sums: {}", rounds.collect::<Vec<_>>().join(", "))?;
        self.left.iter().try_for_each(|clues| writeln!(f, "sums for candidates leave {clues}"))?;
        self.resisting.iter().try_for_each(|clues| writeln!(f, "RESISTS: {clues}"))
    }
}
