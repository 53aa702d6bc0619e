//! Almost-locked ranges: boxes in which the places of a digit lie in two lines.
//!
//! A candidate outside the box that rules one line out locks the digit in the other line, so that it
//! is false in the rest of that line: a weak link that turns a corner, or moves to a parallel line.
//! That rest may rule out a line of another range, and so on. The truth is the box, the links are the
//! lines: one link more than truths, as in any weak link.
//!
//! Source: Bob Hanson, Sudoku Assistant, "Almost-Locked Ranges", with its fifteen varieties.

use ninerooks_board::{Cell, CellSet, Digit, House, HouseKind};
use ninerooks_step::AlmostLockedRange;

use crate::Position;

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

/// A way through ranges: what was passed, and the line that is locked at its end.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) ranges: Vec<AlmostLockedRange>,
    pub(crate) line: House,
    /// The rest of the line, outside the last box.
    pub(crate) image: CellSet,
}

impl Way {
    /// The lines that it uses as links, from that of the candidate to the last.
    pub(crate) fn lines(&self) -> Vec<House> {
        let mut at = self.line;
        let mut lines = vec![at];
        for range in self.ranges.iter().rev() {
            at = if range.lines[0] == at { range.lines[1] } else { range.lines[0] };
            lines.push(at);
        }
        lines.reverse();
        lines
    }
}

/// All ways from a candidate in `cell` through at most `most` of the ranges of its digit: shortest
/// first, and each line of a box by one way only.
pub(crate) fn ways(ranges: &[AlmostLockedRange], cell: Cell, most: usize) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    if ranges.is_empty() {
        return ways;
    }
    let starts = [cell.row(), cell.column()].map(|line| (line, cell.block(), None));
    let mut queue: Vec<(House, House, Option<usize>)> = starts.to_vec();
    let mut next = 0;
    while let Some(&(line, from, before)) = queue.get(next) {
        next += 1;
        let passed = before.map_or(Vec::new(), |i: usize| ways[i].ranges.clone());
        if passed.len() == most {
            break; // all that follow are as long
        }
        for range in ranges.iter().filter(|range| range.block != from) {
            let [one, other] = range.lines;
            let to = match line {
                _ if line == one => other,
                _ if line == other => one,
                _ => continue,
            };
            if queue.iter().any(|(line, block, _)| (*line, *block) == (to, range.block)) {
                continue;
            }
            queue.push((to, range.block, Some(ways.len())));
            let ranges = passed.iter().copied().chain([*range]).collect();
            ways.push(Way { ranges, line: to, image: to.cells() - range.block.cells() });
        }
    }
    ways
}

/// What [`ways`] of any length reach from a line, each worked out once.
pub(crate) struct Images<'a> {
    ranges: &'a [AlmostLockedRange],
    /// By line and by box along it.
    known: [[Option<CellSet>; 3]; 18],
}

impl<'a> Images<'a> {
    pub(crate) const fn new(ranges: &'a [AlmostLockedRange]) -> Self {
        Self { ranges, known: [[None; 3]; 18] }
    }

    /// The images of a candidate on `line` in `block`.
    pub(crate) fn of(&mut self, line: House, block: House) -> CellSet {
        if self.ranges.is_empty() {
            return CellSet::EMPTY;
        }
        let [i, j] = Self::place(line, block);
        if let Some(known) = self.known[i][j] {
            return known;
        }
        let mut image = CellSet::EMPTY;
        let mut seen = 1u64 << (3 * i + j);
        let mut stack = vec![(line, block)];
        while let Some((line, from)) = stack.pop() {
            for range in self.ranges.iter().filter(|range| range.block != from) {
                let [one, other] = range.lines;
                let to = match line {
                    _ if line == one => other,
                    _ if line == other => one,
                    _ => continue,
                };
                let [i, j] = Self::place(to, range.block);
                if seen >> (3 * i + j) & 1 == 0 {
                    seen |= 1 << (3 * i + j);
                    image |= to.cells() - range.block.cells();
                    stack.push((to, range.block));
                }
            }
        }
        self.known[i][j] = Some(image);
        image
    }

    /// The number of the line, and which box along it.
    fn place(line: House, block: House) -> [usize; 2] {
        let block = usize::from(block.number() - 1);
        let along = if line.kind() == HouseKind::Row { block % 3 } else { block / 3 };
        [line.index(), along]
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
