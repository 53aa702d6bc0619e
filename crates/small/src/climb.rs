//! Looking for a state that resists, uphill.

use crate::board::{Board, each};
use crate::method::{Rounds, sums};
use crate::random::Random;
use crate::simplex::Overflow;
use crate::solutions::count;
use crate::state::State;

/// A state with one solution, and what the rule makes of it.
#[derive(Clone, Debug)]
pub struct Found {
    /// The state.
    pub state: State,
    /// The candidates before each round.
    pub candidates: Vec<u32>,
    /// What is left; the grid, unless the state resists.
    pub left: State,
}

impl Found {
    /// What is climbed: the number of rounds, then the sum of the candidates before each.
    fn height(&self) -> (u32, usize, u32) {
        (self.left.candidates(), self.candidates.len(), self.candidates.iter().sum())
    }
}

/// Adds up to `most` candidates in random order, each unless there is a solution with it then. More candidates never make it easier for the
/// rule.
pub fn filled(
    board: &Board,
    state: &State,
    grid: &[usize],
    random: &mut Random,
    most: usize,
) -> State {
    let mut state = state.clone();
    let mut more: Vec<(usize, usize)> = (0..board.size())
        .flat_map(|digit| each(board.all() & !state.of(digit)).map(move |cell| (digit, cell)))
        .filter(|&(digit, cell)| grid[cell] != digit)
        .collect();
    random.shuffle(&mut more);
    let end = (state.candidates() as usize).saturating_add(most);
    for (digit, cell) in more {
        if state.candidates() as usize >= end {
            break;
        }
        let wider = state.union(&State::one(board, digit, cell));
        let mut assumed = wider.clone();
        assumed.place(board, digit, cell);
        if count(board, &assumed, 1) == 0 {
            state = wider;
        }
    }
    state
}

/// Tries a state again and again with some of its wrong candidates taken out and others added, and goes on with the best. `tell` is given each
/// state that is as good as the best one, and says whether to go on.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn climb(
    board: &Board,
    start: &State,
    grid: &[usize],
    random: &mut Random,
    mut tell: impl FnMut(u64, &Found) -> bool,
) -> Result<(), Overflow> {
    let tried = |state: State| -> Result<Found, Overflow> {
        let Rounds { space, candidates } = sums(board, &state, true)?;
        Ok(Found { state, candidates, left: space.state() })
    };
    let mut best = tried(start.clone())?;
    for attempt in 0.. {
        if !tell(attempt, &best) {
            return Ok(());
        }
        let mut state = best.state.clone();
        for (digit, cell) in state.wrong(grid) {
            if attempt > 0 && random.below(100) < OUT {
                state.eliminate(digit, cell);
            }
        }
        let next = tried(filled(board, &state, grid, random, ADDED))?;
        if next.height() >= best.height() {
            best = next;
        }
    }
    Ok(())
}

/// So many of a hundred wrong candidates are taken out.
const OUT: usize = 2;

/// So many are added at most: with many more candidates there are thousands of patterns.
const ADDED: usize = 12;
