//! Wings that are chains of three strong links: M, S, L and H by what is a cell and what is a house in
//! them, and by their digits. The names are of players; see the collection of `StrmCkr`,
//! <https://reddit.com/r/sudoku/comments/x4600e/wings_rings_things/>.

use std::collections::HashSet;

use ninerooks_board::{Candidate, Sector, SectorKind};
use ninerooks_step::ChainNode;

use crate::links::cover::{Strong, Truth, eliminated, targets};
use crate::{Findings, Flow, Forms, Position};

/// The shapes, with `=` in a cell where both of its ends are in one, else in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wing {
    /// (x=y)A-yB=(y-x)C=xD.
    M,
    /// xA=xB-(x=y)C-yD=yE.
    S,
    /// xA=(x-y)B=(y-z)C=zD, or with one of the weak links in a house: houses alone, of two digits or three.
    L,
    /// (x=y)A-(y=z)B-zC=zD, or (x=y)A-yB=(y-z)C=zD.
    H,
}

/// A chain: its six candidates, and the sectors that hold the first two, the next two, the last two.
type Links = ([Candidate; 6], [Sector; 3]);

/// By the first end, then by the last, then by what is between. No candidate is passed twice. Of several that eliminate
/// the same only the first, unless all forms are wanted.
pub(crate) fn find(position: &Position, wing: Wing, found: &mut Findings) -> Flow {
    let mut all = links(position, wing);
    all.sort_unstable_by_key(|([a, b, c, d, e, f], sectors)| ([*a, *f, *b, *c, *d, *e], *sectors));
    // Two places may be all that is left of a line and of a box.
    all.dedup_by_key(|(nodes, _)| *nodes);
    let mut shown = HashSet::new();
    for (nodes, sectors) in all {
        let node = |at: usize| ChainNode::new(nodes[at].digit(), nodes[at].cell().into());
        let strong = |i: usize| Strong {
            truth: Truth::Sector(sectors[i]),
            ends: [node(2 * i), node(2 * i + 1)],
        };
        let is_new = shown.insert(targets(position, node(0), node(5)));
        if !is_new && found.forms() == Forms::Once {
            continue;
        }
        if let Some(step) = eliminated(position, &[strong(0), strong(1), strong(2)]) {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// The chains of this shape; of those that are of the same shape from the other end, the one with the lower end first.
fn links(position: &Position, wing: Wing) -> Vec<Links> {
    let pairs = position.pairs();
    let mut all = Vec::new();
    for (first, ends) in pairs.iter().filter(|(sector, _)| wing.begins(*sector)) {
        for [a, b] in [ends, [ends[1], ends[0]]] {
            for c in seen(position, b) {
                for (second, d) in pairs.links(c).map(|link| (link.sector, link.to)) {
                    for e in seen(position, d) {
                        for (third, f) in pairs.links(e).map(|link| (link.sector, link.to)) {
                            let (nodes, sectors) = ([a, b, c, d, e, f], [first, second, third]);
                            if wing.is(nodes, sectors.map(is_cell)) {
                                all.push((nodes, sectors));
                            }
                        }
                    }
                }
            }
        }
    }
    all
}

/// What a candidate is linked to weakly.
fn seen(position: &Position, from: Candidate) -> impl Iterator<Item = Candidate> {
    let (digit, cell, grid) = (from.digit(), from.cell(), position.grid());
    let places = (grid.places(digit) & cell.peers()).map(move |cell| Candidate::new(digit, cell));
    places.chain(cell.candidates(grid.digits(cell).without(digit)))
}

const fn is_cell(sector: Sector) -> bool {
    matches!(sector.kind(), SectorKind::Cell(_))
}

impl Wing {
    /// Whether the first strong link may be in this sector.
    const fn begins(self, sector: Sector) -> bool {
        is_cell(sector) == matches!(self, Self::M | Self::H)
    }

    /// Whether a chain has this shape. `in_cell`: which of its strong links are in a cell.
    #[allow(clippy::many_single_char_names)] // the ends of the links, as in the formulas above
    fn is(self, nodes: [Candidate; 6], in_cell: [bool; 3]) -> bool {
        let is_twice = (1..6).any(|i| nodes[..i].contains(&nodes[i]));
        let [a, b, c, d, e, f] = nodes.map(Candidate::digit);
        let is_lower = nodes[0] < nodes[5];
        let fits = match (self, in_cell) {
            (Self::M, [true, false, false]) => b == c && e == a,
            (Self::S, [false, true, false]) => b == c && d == e && is_lower,
            (Self::L, [false, false, false]) => (a != c || c != e) && is_lower,
            (Self::H, [true, true, false]) => b == c && d == e,
            (Self::H, [true, false, false]) => b == c && e != d && f != a,
            _ => false,
        };
        fits && !is_twice
    }
}
