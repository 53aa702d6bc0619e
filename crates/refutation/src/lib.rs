//! Short refutations: a candidate is assumed to be true, and singles, locked candidates and refutations inside lead to a sector
//! without candidates.
//!
//! It is Bob Hanson's last resort, "hypothesis and proof and a sort of depth", and what is sought is not any refutation but a
//! short one: what counts is how many inferences a reader has to check ([`Refutation::length`]). For each deduction
//! it is known what it rests on, so nothing is counted that the conflict does not need, and nothing of that kind is shown.
//!
//! No guess is made: each assumption ends in a contradiction that is shown, and what is proved is that a candidate is
//! false.

mod board;
mod needs;
mod plan;
mod proved;
mod quick;
mod search;
mod sets;
mod tables;
mod told;
mod tree;
mod worth;

pub use worth::{Aim, Worth};

use ninerooks_board::Grid;
use ninerooks_proof::Proof;
use ninerooks_step::Refutation;

use board::Board;
use search::Search;

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The refutation that is worth most of those found.
    pub found: Option<Refutation>,
    /// How many inferences and assumptions were looked at; each takes about half a microsecond.
    pub work: u64,
    /// Whether it would have gone on.
    pub is_over: bool,
}

/// The refutation on this grid that is worth most: short, and leading far. It looks at `most` inferences and assumptions, and at
/// a few more.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_proof::{Action, check};
/// use ninerooks_refutation::{Aim, proof, refute};
///
/// // Golden Nugget
/// let text = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
/// let grid = Grid::new(&ninerooks_text::formats::read(text)?.puzzle)?;
/// let found = refute(&grid, Aim::default(), 1 << 20).found.expect("there is one");
/// let proof = proof(&grid, &found);
/// let actions = [Action::Eliminate(found.target)];
/// assert!(check(&grid, &actions, &proof).is_ok());
/// assert_eq!(proof.length(&grid, &actions), found.length());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn refute(grid: &Grid, aim: Aim, most: u64) -> Outcome {
    let mut search = Search::new(aim, most);
    let board = Board::of(grid);
    let found = if board.conflict.is_some() { None } else { search.best(&board) };
    let found = found.and_then(|found| told::told(grid, &found.tree));
    Outcome { found, work: search.work, is_over: search.is_over() }
}

/// The same refutation on another grid: where more is known it may be shorter, and where less is known it may not hold.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_refutation::{Aim, again, refute};
/// let text = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
/// let mut grid = Grid::new(&ninerooks_text::formats::read(text)?.puzzle)?;
/// let found = refute(&grid, Aim::default(), 1 << 20).found.expect("there is one");
/// assert_eq!(again(&grid, &found).as_ref(), Some(&found));
/// grid.place("1r2c3".parse()?);
/// assert!(again(&grid, &found).is_none_or(|other| other.length() <= found.length()));
/// assert_eq!(again(&Grid::default(), &found), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn again(grid: &Grid, refutation: &Refutation) -> Option<Refutation> {
    if !grid.is_live(refutation.target) {
        return None;
    }
    told::again(grid, refutation)
}

/// How many candidates a grid has more than cells, when all that follows by singles and locked candidates is done; nothing where
/// that leaves a sector without candidates.
///
/// ```
/// use ninerooks_board::Grid;
/// assert_eq!(ninerooks_refutation::open_in(&Grid::default()), Some(8 * 81));
/// ```
pub fn open_in(grid: &Grid) -> Option<u32> {
    let mut board = Board::of(grid);
    board.follow(u32::MAX);
    board.conflict.is_none().then(|| board.open_count())
}

/// The proof of a refutation on its grid.
pub fn proof(grid: &Grid, refutation: &Refutation) -> Proof {
    proved::proof(grid, refutation)
}
