//! What is left of the candidates of a grid when some are true.

use ninerooks_board::{Candidate, CandidateSet, Digit, Grid, Sector};
use ninerooks_step::ChainNode;

/// Takes out what sees a candidate that is true. It stays in itself.
pub(super) fn assume(alive: &mut CandidateSet, candidate: Candidate) {
    let (digit, cell) = (candidate.digit(), candidate.cell());
    let stays = alive.contains(candidate);
    for other in Digit::ALL {
        alive[other].remove(cell);
    }
    alive[digit] -= cell.peers();
    if stays {
        alive.insert(candidate);
    }
}

/// Takes out what sees all of a group, one of which is true, or a single candidate.
pub(super) fn assume_node(alive: &mut CandidateSet, node: ChainNode) {
    match node.cells.only() {
        Some(cell) => assume(alive, Candidate::new(node.digit, cell)),
        None => alive[node.digit] -= node.cells.common_peers(),
    }
}

/// What sees all of a node, live or not.
pub(super) fn seen_by(node: ChainNode) -> CandidateSet {
    let mut left = CandidateSet::ALL;
    assume_node(&mut left, node);
    CandidateSet::ALL - left
}

/// Whether singles lead from a candidate to a contradiction.
pub(super) fn refutable(grid: &Grid, target: Candidate) -> bool {
    let mut alive = *grid.live();
    let mut truths = CandidateSet::EMPTY;
    let mut queue = vec![target];
    while let Some(truth) = queue.pop() {
        if truths.contains(truth) {
            continue;
        }
        truths.insert(truth);
        let before = alive;
        assume(&mut alive, truth);
        for gone in (before - alive).iter() {
            for sector in gone.sectors() {
                match only(&alive, sector) {
                    Left::None => return true,
                    Left::One(candidate) if !truths.contains(candidate) => queue.push(candidate),
                    Left::One(_) | Left::More(_) => {}
                }
            }
        }
    }
    false
}

/// What a sector has left.
#[derive(Clone, Copy, Debug)]
pub(super) enum Left {
    None,
    One(Candidate),
    /// As the bits of [`CandidateSet::in_sector`].
    More(u16),
}

/// What is left of a sector.
pub(super) fn only(alive: &CandidateSet, sector: Sector) -> Left {
    let bits = alive.in_sector(sector);
    match bits.count_ones() {
        0 => Left::None,
        1 => Left::One(sector.candidates()[bits.trailing_zeros() as usize]),
        _ => Left::More(bits),
    }
}
