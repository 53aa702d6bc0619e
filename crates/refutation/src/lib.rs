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

use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::Proof;
use ninerooks_step::{Refutation, RefutationLine};

use board::Board;
use search::Search;
use tree::Tree;

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

/// The shortest refutation of one candidate that is found. Assumptions inside it stand at one depth, and inside one
/// another only where there is nothing without. It looks at `most` inferences and assumptions in each
/// search, and at a few more.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_refutation::refutation_of;
/// let text = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
/// let grid = Grid::new(&ninerooks_text::formats::read(text)?.puzzle)?;
/// let found = refutation_of(&grid, "8r4c1".parse()?, 1 << 20);
/// assert_eq!(found, None, "another 8 is in its row already");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn refutation_of(grid: &Grid, candidate: Candidate, most: u64) -> Option<Refutation> {
    let board = Board::of(grid);
    if board.conflict.is_some() || !board.is_open(candidate.index()) {
        return None;
    }
    let tree = shortest(
        |search, depth, length| search.refute(&board, candidate.index(), depth, length),
        0,
        most,
    )?;
    told::told(grid, &tree)
}

/// The shortest that a narrow and a wide search find with assumptions inside at one depth at most; deeper only where there is nothing.
fn shortest(
    mut found: impl FnMut(&mut Search, u32, u32) -> Option<Tree>,
    least_depth: u32,
    most: u64,
) -> Option<Tree> {
    let aims = [false, true].map(|is_wide| Aim { is_wide, ..Aim::default() });
    let mut best: Option<Tree> = None;
    for depth in least_depth..=search::MOST_DEPTH {
        for aim in aims {
            let length = best.as_ref().map_or(search::MOST_LENGTH, |best| best.length - 1);
            let shorter = found(&mut Search::new(aim, most), depth, length);
            best = shorter.filter(|tree| tree.length <= length).or(best);
        }
        if depth > 0 && best.is_some() {
            break;
        }
    }
    best
}

/// Why a state has no solution: lines that follow from each other, refutations among them, after which a sector or what a rule says
/// has no candidate left. Few of them are wanted: assumptions inside refutations come only where there is nothing without, and
/// of what is found the shortest counts. Nothing is found where there is a solution. It looks at `most` inferences and assumptions, and
/// at a few more.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_refutation::broken;
/// use ninerooks_step::RefutationLine;
///
/// let text = "98.7...4...7.6.9......5..7.4....3..2.3..1......86...9..2....1....65...8......6..4";
/// let grid = Grid::new(&ninerooks_text::formats::read(text)?.puzzle)?;
/// let lines = broken(&grid, 1 << 20).expect("it has no solution");
/// assert!(lines.iter().any(|line| matches!(line, RefutationLine::Refuted(_))), "no singles show it");
/// assert_eq!(broken(&Grid::default(), 1 << 10), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn broken(grid: &Grid, most: u64) -> Option<Vec<RefutationLine>> {
    let board = Board::of(grid);
    if board.conflict.is_some() {
        return Some(Vec::new());
    }
    let as_it_is = board.as_it_is();
    if let Some(conflict) = as_it_is.conflict {
        return Some(told::lines(grid, &as_it_is.tree(0, &conflict).0));
    }
    let tree = shortest(|search, depth, length| search.broken(&board, depth, length), 1, most)?;
    Some(told::lines(grid, &tree))
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
