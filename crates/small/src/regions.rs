//! Regions of cells that some digits should fill, and cannot.
//!
//! A state without any solution that the rule does not see through would give one that resists: with the candidates of a
//! grid that are not among its own, if the two together have no other solution. Points of either remain points.

use crate::board::{Board, Cells};
use crate::method::consistent;
use crate::random::Random;
use crate::simplex::Overflow;
use crate::state::State;

/// What became of regions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Regions {
    /// How many were tried.
    pub tried: u64,
    /// How many of them their digits cannot fill, though the others can fill the rest.
    pub without: u64,
    /// The states of those in which no sum shows that.
    pub resisting: Vec<State>,
}

/// So many exchanges are tried from one region to the next.
const EXCHANGES: usize = 30;

/// Tries regions that have `digits` cells in each house: first where a grid has the first digits, then after random exchanges. Each of these digits is
/// live in all of the region, the others are placed.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn regions(
    board: &Board,
    grid: &[usize],
    digits: usize,
    count: u64,
    random: &mut Random,
) -> Result<Regions, Overflow> {
    let goal = State::solved(board, grid);
    let mut region = (0..digits).fold(0, |all, digit| all | goal.of(digit));
    let mut out = Regions::default();
    for _ in 0..count {
        out.tried += 1;
        (0..EXCHANGES).for_each(|_| exchange(board, &mut region, random));
        let rest = board.all() & !region;
        if cover(&within(board, region), region).is_some() {
            continue;
        }
        let Some(placed) = cover(&within(board, rest), rest) else { continue };
        out.without += 1;
        let live = (0..digits).map(|_| region).chain(placed).collect();
        let left = consistent(board, &State::new(live), &mut Vec::new())?.state();
        if !left.is_empty_somewhere(board) {
            out.resisting.push(left);
        }
    }
    Ok(out)
}

/// Exchanges two cells of the region for two others that make a rectangle with them, where each house keeps as many as it has.
fn exchange(board: &Board, region: &mut Cells, random: &mut Random) {
    let (size, (rows, columns)) = (board.size(), board.box_shape());
    let [r1, r2, c1, c2] = [0; 4].map(|_| random.below(size));
    if r1 / rows != r2 / rows && c1 / columns != c2 / columns {
        return;
    }
    let bit = |row: usize, column: usize| 1 << (row * size + column);
    let (own, other): (Cells, Cells) = (bit(r1, c1) | bit(r2, c2), bit(r1, c2) | bit(r2, c1));
    if own & !*region == 0 && other & *region == 0 {
        *region ^= own | other;
    }
}

/// The patterns within some cells.
fn within(board: &Board, cells: Cells) -> Vec<Cells> {
    board.patterns().iter().copied().filter(|pattern| pattern & !cells == 0).collect()
}

/// Patterns that fill these cells, each cell once.
fn cover(patterns: &[Cells], cells: Cells) -> Option<Vec<Cells>> {
    if cells == 0 {
        return Some(Vec::new());
    }
    let first = cells & cells.wrapping_neg();
    patterns.iter().filter(|&pattern| pattern & first != 0 && pattern & !cells == 0).find_map(
        |pattern| {
            let mut out = cover(patterns, cells & !pattern)?;
            out.push(*pattern);
            Some(out)
        },
    )
}
