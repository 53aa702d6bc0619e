//! What is left of the candidates of a grid when some are true.

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, Grid, Sector, SectorKind};
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

/// Whether singles lead from a candidate to a contradiction, or singles and locked candidates.
pub(super) fn refutable(grid: &Grid, target: Candidate, locked: bool) -> bool {
    let mut alive = *grid.live();
    let mut truths = CandidateSet::EMPTY;
    let mut queue = vec![target];
    let before = alive;
    loop {
        while let Some(truth) = queue.pop() {
            if truths.contains(truth) {
                continue;
            }
            truths.insert(truth);
            let before = alive;
            assume(&mut alive, truth);
            if touched(&alive, before - alive, &truths, &mut queue) {
                return true;
            }
        }
        if !locked {
            return false;
        }
        let before_groups = alive;
        for sector in (before - alive).iter().flat_map(Candidate::sectors) {
            if let Left::More(bits) = only(&alive, sector)
                && let Some(group) = group(&alive, sector, bits)
            {
                assume_node(&mut alive, group);
            }
        }
        let gone = before_groups - alive;
        if gone.is_empty() || touched(&alive, gone, &truths, &mut queue) {
            return !gone.is_empty();
        }
    }
}

/// Enters what is left alone where something is gone. Whether a sector is empty.
fn touched(
    alive: &CandidateSet,
    gone: CandidateSet,
    truths: &CandidateSet,
    queue: &mut Vec<Candidate>,
) -> bool {
    for sector in gone.iter().flat_map(Candidate::sectors) {
        match only(alive, sector) {
            Left::None => return true,
            Left::One(candidate) if !truths.contains(candidate) => queue.push(candidate),
            Left::One(_) | Left::More(_) => {}
        }
    }
    false
}

/// What is left of a sector as a group: two or three cells of a line and a box, which see anything that
/// is not false yet.
pub(super) fn group(alive: &CandidateSet, sector: Sector, bits: u16) -> Option<ChainNode> {
    let SectorKind::House(house, digit) = sector.kind() else { return None };
    if bits.count_ones() > 3 {
        return None;
    }
    let cells: CellSet = (0..9).filter(|i| bits >> i & 1 == 1).map(|i| house.cell(i)).collect();
    let is_group = cells.common_houses().without(house).first().is_some();
    let sees = !(alive[digit] & cells.common_peers()).is_empty();
    (is_group && sees).then_some(ChainNode::new(digit, cells))
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
