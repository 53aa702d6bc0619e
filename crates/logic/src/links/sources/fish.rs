//! Strong links of fish: n lines of a digit whose places lie in n − 1 crossing lines and two nodes. The crossing lines take
//! the digit of n − 1 of the lines at most, so one of the nodes is true. Of the one of them that lies in a crossing line
//! people say that it is the fish's, of the other one that it has the fins: fish or fins.

use ninerooks_board::{CellSet, Digit, HouseKind, HouseSet};
use ninerooks_step::{ChainNode, FishLink};

use crate::Position;
use crate::links::cover::{Strong, Truth};
use crate::links::sources::open_sets::parts;

/// The most lines of a fish.
const LARGEST: u32 = 4;

/// How many links there are at most; of more those of small fish are taken. A hard state has some hundreds.
const MOST: usize = 2000;

/// The links, by size, then by digit, rows before columns.
pub(crate) fn links(position: &Position) -> Vec<Strong> {
    let mut links: Vec<Strong> = Vec::new();
    for size in 2..=LARGEST {
        for digit in Digit::ALL {
            for kind in [HouseKind::Row, HouseKind::Column] {
                of_size(position, digit, kind, size, &mut links);
                if links.len() >= MOST {
                    return links;
                }
            }
        }
    }
    links
}

/// The links of so many lines of a kind.
fn of_size(position: &Position, digit: Digit, kind: HouseKind, size: u32, links: &mut Vec<Strong>) {
    let (lines, places) = (position.lines(digit, kind), position.grid().places(digit));
    let across = if kind == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
    let open = (0..9).filter(|i| lines[*i].count_ones() > 1).fold(0u16, |open, i| open | 1 << i);
    for base in choices(open, size) {
        let of_base = || (0..9).filter(move |i| base >> i & 1 == 1).map(|i| lines[i]);
        // The places that two lines or more have.
        let (_, shared) =
            of_base().fold((0, 0), |(all, shared), own| (all | own, shared | all & own));
        for held in choices(shared, size - 1) {
            // A line without a place there is a link by itself.
            if of_base().any(|own| own & held == 0) {
                continue;
            }
            let fish = FishLink {
                digit,
                base: HouseSet::of_kind(kind, base),
                cover: HouseSet::of_kind(across, held),
            };
            let rest = (places & fish.base.cells()) - fish.cover.cells();
            for ends in nodes(rest) {
                let ends = ends.map(|cells| ChainNode::new(digit, cells));
                // What is in a line of the fish alone is seen by what the fish holds only.
                let is_seen = |end: &ChainNode| {
                    let is_crossing =
                        end.cells.common_houses().into_iter().any(|h| h.kind() != kind);
                    end.cells.len() == 1
                        || is_crossing && !(places & end.cells.common_peers()).is_empty()
                };
                if ends.iter().all(is_seen) {
                    links.push(Strong { truth: Truth::Fish(fish), ends });
                }
            }
        }
    }
}

/// The choices of so many of these bits.
fn choices(bits: u16, size: u32) -> impl Iterator<Item = u16> {
    parts(bits).filter(move |part| part.count_ones() == size)
}

/// The ways in which cells are two nodes: each within a house, and not all within one.
fn nodes(rest: CellSet) -> Vec<[CellSet; 2]> {
    let mut ways: Vec<[CellSet; 2]> = Vec::new();
    let Some(first) = rest.first().filter(|_| rest.common_houses().is_empty()) else {
        return ways;
    };
    let mut enter = |one: CellSet| {
        let other = rest - one;
        let is_way = !one.is_empty() && !other.is_empty() && !other.common_houses().is_empty();
        if is_way && !ways.contains(&[one, other]) {
            ways.push([one, other]);
        }
    };
    for house in first.houses() {
        let one = rest & house.cells();
        enter(one);
        // Where both houses have cells, these may be on the other side.
        for other in (rest - one).common_houses() {
            let narrow = one - other.cells();
            if narrow.contains(first) {
                enter(narrow);
            }
        }
    }
    ways
}
