//! States given by candidates that resist the rule.

use crate::board::Board;
use crate::method::consistent;
use crate::sums::Verdict;
use crate::random::Random;
use crate::simplex::Overflow;
use crate::solutions::solutions;

use crate::state::State;

/// A random way from a state with many solutions, one of which is `grid`, to one with this solution only: as long as there is another
/// solution, a candidate of it is taken out, and all that the rule shows false. Ends with what the rule leaves; if that is
/// more than the grid, it resists.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn descent(board: &Board, start: &State, grid: &[usize], random: &mut Random) -> Result<State, Overflow> {
    let goal = State::solved(board, grid);
    let mut state = start.union(&goal);
    let mut pool = Vec::new();
    loop {
        state = consistent(board, &state, &mut pool)?.state();
        let Some(other) = other(board, &state, grid) else { return Ok(state) };
        let wrong: Vec<usize> =
            (0..board.cells()).filter(|&cell| other[cell] != grid[cell]).collect();
        let cell = wrong[random.below(wrong.len())];
        state.eliminate(other[cell], cell);
    }
}

/// A solution other than `grid`.
pub fn other(board: &Board, state: &State, grid: &[usize]) -> Option<Vec<usize>> {
    solutions(board, state, 2).into_iter().find(|solution| solution != grid)
}

/// Takes out candidates as long as something resists: each wrong one in turn, in random order, with all that follows; what then
/// still resists is gone on with. Ends with a state of which no candidate can be taken out.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn least_within(board: &Board, state: &State, grid: &[usize], random: &mut Random) -> Result<State, Overflow> {
    let goal = State::solved(board, grid);
    let mut state = state.clone();
    let mut pool = Vec::new();
    consistent(board, &state, &mut pool)?;
    let mut wrong = wrong(board, &state, grid);
    random.shuffle(&mut wrong);
    for (digit, cell) in wrong {
        if state.of(digit) >> cell & 1 == 0 {
            continue;
        }
        let mut less = state.clone();
        less.eliminate(digit, cell);
        let less = consistent(board, &less, &mut pool.clone())?.state();
        if less != goal {
            state = less;
        }
    }
    Ok(state)
}

/// The candidates that are not of the grid.
pub fn wrong(board: &Board, state: &State, grid: &[usize]) -> Vec<(usize, usize)> {
    (0..board.cells())
        .flat_map(|cell| state.at(cell).map(move |digit| (digit, cell)))
        .filter(|&(digit, cell)| grid[cell] != digit)
        .collect()
}

/// Whether a state resists: the grid is its only solution, and no sum shows a pattern false, of those through all of its candidates.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn resists(board: &Board, state: &State, grid: &[usize]) -> Result<bool, Overflow> {
    let is_only = solutions(board, state, 2) == [grid.to_vec()];
    Ok(is_only && consistent(board, state, &mut Vec::new())?.state() == *state && !state.is_solved(board))
}


/// What a search through all states with one solution found.
#[derive(Clone, Debug, Default)]
pub struct Census {
    /// How many states were looked at.
    pub looked: u64,
    /// Those that resist.
    pub resisting: Vec<State>,
}

/// Goes through all states of which `grid` is the only solution, and lists those that resist and are part of no other one.
///
/// As long as a state has another solution, one of its candidates that the grid lacks has to be absent. So the search is parted: the
/// first is absent, or it is present and the second is absent, and so on. What the rule shows false is taken out at once: a state
/// that resists leads to one of which nothing can be shown false, and that one loses nothing here. Where a candidate that
/// is to be present is shown false, there is no such state.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn census(board: &Board, grid: &[usize]) -> Result<Census, Overflow> {
    let all = solutions(board, &State::full(board), usize::MAX);
    let all = all.iter().map(|other| Verdict::solution(board, other)).collect();
    let goal = State::solved(board, grid);
    let mut census = Census::default();
    look(board, &goal, State::full(board), &goal, all, &mut census)?;
    Ok(census)
}

fn look(
    board: &Board,
    goal: &State,
    state: State,
    kept: &State,
    mut pool: Vec<Verdict>,
    census: &mut Census,
) -> Result<(), Overflow> {
    census.looked += 1;
    if census.looked.is_multiple_of(20000) { eprintln!("{} {} {}", census.looked, census.resisting.len(), state.candidates()); }
    let state = consistent(board, &state, &mut pool)?.state();
    if state == *goal || !kept.is_within(&state) {
        return Ok(());
    }
    let open = |verdict: &Verdict| {
        let other = verdict.state(board)?;
        let wrong: Vec<(usize, usize)> = (0..board.cells())
            .flat_map(|cell| other.at(cell).map(move |digit| (digit, cell)).collect::<Vec<_>>())
            .filter(|&(digit, cell)| kept.of(digit) >> cell & 1 == 0)
            .collect();
        (other != *goal).then_some(wrong)
    };
    let Some(wrong) = pool.iter().filter_map(open).min_by_key(Vec::len) else {
        census.resisting.push(state);
        return Ok(());
    };
    let mut kept = kept.clone();
    for (digit, cell) in wrong {
        let mut less = state.clone();
        less.eliminate(digit, cell);
        look(board, goal, less, &kept, pool.clone(), census)?;
        kept = kept.union(&State::one(board, digit, cell));
    }
    Ok(())
}
