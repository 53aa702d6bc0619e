//! Almost-locked ranges: boxes in which the places of a digit lie in two lines.
//!
//! A candidate outside the box that rules one line out locks the digit in the other line, so that it
//! is false in the rest of that line: a weak link that turns a corner, or moves to a parallel line.
//! That rest may rule out a line of another range, and so on. The truth is the box, the links are the
//! lines: one more link than truths, as in any weak link.
//!
//! Source: Bob Hanson, Sudoku Assistant, "Almost-Locked Ranges", with its fifteen varieties.

use ninerooks_board::{Cell, CellSet, Digit, House, HouseKind};
use ninerooks_step::AlmostLockedRange;

use crate::Position;
use crate::links::walk::Walk;

/// With two places a box is a strong link already.
const LEAST: usize = 3;

/// The ranges of a digit: by box, then by variety.
pub(crate) fn ranges_of(
    position: &Position,
    digit: Digit,
) -> impl Iterator<Item = AlmostLockedRange> {
    let places = position.grid().places(digit);
    let blocks = (0..9).map(House::block);
    blocks.filter(move |block| (places & block.cells()).len() >= LEAST).flat_map(move |block| {
        pairs_of_lines(block).into_iter().filter_map(move |lines| {
            let range = AlmostLockedRange { digit, block, lines };
            let taken = |cells: CellSet| !(cells & places).is_empty();
            let is_one = !taken(range.grey()) && taken(range.red()) && taken(range.blue());
            is_one.then_some(range)
        })
    })
}

/// The fifteen pairs of lines through a box, in the order of their varieties.
fn pairs_of_lines(block: House) -> [[House; 2]; 15] {
    const PARALLEL: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];
    let corner = block.cell(0);
    let row = |i: usize| House::row(corner.row_index() + i);
    let column = |i: usize| House::column(corner.column_index() + i);
    core::array::from_fn(|i| match i {
        0..9 => [row(i / 3), column(i % 3)],
        9..12 => PARALLEL[i - 9].map(row),
        _ => PARALLEL[i - 12].map(column),
    })
}

/// A way through ranges: what was passed, and the lines that it uses as links, from that of the
/// candidate to the one that is locked at its end.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) ranges: Vec<AlmostLockedRange>,
    pub(crate) lines: Vec<House>,
    /// The rest of the last line, outside the last box.
    pub(crate) image: CellSet,
}

/// How many lines in boxes there are.
const STATES: usize = 54;

/// The number of a line in a box that it crosses.
fn state(line: House, block: House) -> usize {
    let block = usize::from(block.number() - 1);
    3 * line.index() + if line.kind() == HouseKind::Row { block % 3 } else { block / 3 }
}

/// The line and the box with this number.
fn line_and_box(state: usize) -> (House, House) {
    let (index, along) = (state / 3, state % 3);
    match index.checked_sub(9) {
        None => (House::row(index), House::block(index / 3 * 3 + along)),
        Some(column) => (House::column(column), House::block(along * 3 + column / 3)),
    }
}

/// What of the rest of a line is reached, outside the box.
fn image(state: usize) -> CellSet {
    let (line, block) = line_and_box(state);
    line.cells() - block.cells()
}

/// Walks from lines in boxes through at most `most` ranges.
fn walk(ranges: &[AlmostLockedRange], starts: impl IntoIterator<Item = usize>, most: u8) -> Walk {
    Walk::new(STATES, starts, |walk, at| {
        let (line, from) = line_and_box(at);
        if walk.distance(at) == Some(most) {
            return;
        }
        for range in ranges.iter().filter(|range| range.block != from) {
            let [one, other] = range.lines;
            if line == one {
                walk.enter(state(other, range.block));
            } else if line == other {
                walk.enter(state(one, range.block));
            }
        }
    })
}

/// All ways from a candidate in `cell` through at most `most` of the ranges of its digit: shortest
/// first, and each line of a box by one way only.
pub(crate) fn ways(ranges: &[AlmostLockedRange], cell: Cell, most: u8) -> Vec<Way> {
    if ranges.is_empty() {
        return Vec::new();
    }
    let starts = [cell.row(), cell.column()].map(|line| state(line, cell.block()));
    let walk = walk(ranges, starts, most);
    let passed = |pair: &[usize]| {
        let ([from, to], (_, block)) =
            ([pair[0], pair[1]].map(line_and_box), line_and_box(pair[1]));
        let joins = |range: &&AlmostLockedRange| {
            range.block == block && range.lines.contains(&from.0) && range.lines.contains(&to.0)
        };
        ranges.iter().find(joins).copied()
    };
    let way = |end: usize| {
        let path = walk.path(end)?;
        let ranges = path.windows(2).map(passed).collect::<Option<_>>()?;
        let lines = path.iter().map(|state| line_and_box(*state).0).collect();
        Some(Way { ranges, lines, image: image(end) })
    };
    walk.order().filter(|end| !starts.contains(end)).filter_map(way).collect()
}

/// What [`ways`] of any length reach from a line, each worked out once.
pub(crate) struct Images<'a> {
    ranges: &'a [AlmostLockedRange],
    known: [Option<CellSet>; STATES],
}

impl<'a> Images<'a> {
    pub(crate) const fn new(ranges: &'a [AlmostLockedRange]) -> Self {
        Self { ranges, known: [None; STATES] }
    }

    /// The images of a candidate on `line` in `block`.
    pub(crate) fn of(&mut self, line: House, block: House) -> CellSet {
        if self.ranges.is_empty() {
            return CellSet::EMPTY;
        }
        let start = state(line, block);
        *self.known[start].get_or_insert_with(|| {
            let walk = walk(self.ranges, [start], u8::MAX);
            walk.order().skip(1).fold(CellSet::EMPTY, |all, state| all | image(state))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pairs_of_lines_are_in_the_order_of_their_varieties() {
        for block in (0..9).map(House::block) {
            for (number, lines) in (1..).zip(pairs_of_lines(block)) {
                let range = AlmostLockedRange { digit: Digit::D1, block, lines };
                assert_eq!(range.variety(), number);
                let crossing = lines[0].kind() != lines[1].kind();
                assert_eq!(range.yellow().len(), usize::from(crossing));
                assert_eq!(crossing, lines.map(House::kind) == [HouseKind::Row, HouseKind::Column]);
                let all = range.red() | range.blue() | range.yellow() | range.grey();
                assert_eq!(all, block.cells());
                assert_eq!(range.grey().len(), if crossing { 4 } else { 3 });
            }
        }
    }
}
