//! The compact picture: one line a row, one word a cell.

use core::ops::Range;

use ninerooks_board::{Cell, House};

use super::frame::{self, Frame, LABEL};
use super::marks;
use super::paint::{self, Span, Text};
use crate::Scene;

/// The words of a scene, and how they are set out.
pub(super) struct Page {
    words: [Vec<Span>; 81],
    columns: [usize; 9],
    gap: usize,
}

impl Page {
    /// Sets the words out for `width`: evenly if that fits, else each column as wide as its widest
    /// word, else with narrower gaps.
    pub(super) fn new(scene: &Scene, width: usize) -> Self {
        let blocking = marks::blocking(scene);
        let words = core::array::from_fn(|i| {
            let cell = Cell::from_index(i);
            let clashes = scene.clashing.contains(cell);
            marks::word(&scene.cells[i], blocking.contains(cell), clashes)
        });
        let columns: [usize; 9] = core::array::from_fn(|column| {
            let widths =
                House::column(column).cells().map(|cell| paint::width(&words[cell.index()]));
            widths.fold(2, usize::max) // `c1` must fit too
        });
        let widest = columns.into_iter().fold(0, usize::max);
        let mut page = Self { words, columns: [widest; 9], gap: 2 };
        if page.width() > width {
            page.columns = columns;
        }
        if page.width() > width {
            page.gap = 1;
        }
        page
    }

    /// The width between two bars.
    fn stack(&self, stack: usize) -> usize {
        let columns: usize = self.columns[3 * stack..3 * stack + 3].iter().sum();
        1 + columns + 2 * self.gap + 1
    }

    /// How many columns the picture takes.
    pub(super) fn width(&self) -> usize {
        self.part(&frame::ALL_STACKS)
    }

    /// How many columns these columns of boxes take.
    fn part(&self, stacks: &Range<usize>) -> usize {
        LABEL + stacks.clone().map(|stack| 1 + self.stack(stack)).sum::<usize>() + 1
    }

    /// The columns of boxes, as many side by side as `width` holds, and one at least.
    fn parts(&self, width: usize) -> Vec<Range<usize>> {
        let mut parts: Vec<Range<usize>> = Vec::new();
        for stack in frame::ALL_STACKS {
            match parts.last_mut() {
                Some(part) if self.part(&(part.start..stack + 1)) <= width => part.end += 1,
                _ => parts.push(stack..stack + 1),
            }
        }
        parts
    }

    /// Draws the picture, in parts one under the other where `width` does not hold it.
    pub(super) fn draw(&self, text: &mut Text, scene: &Scene, width: usize) {
        let frame = if text.options.ascii { &frame::ASCII } else { &frame::LIGHT };
        let cells = [0, 1, 2].map(|stack| vec![self.stack(stack)]);
        for stacks in self.parts(width) {
            self.head(text, scene, &stacks);
            for row in 0..9 {
                if row % 3 == 0 {
                    frame::line(text, scene, frame, row / 3, &cells, stacks.clone());
                }
                self.row(text, scene, frame, row, &stacks);
            }
            frame::line(text, scene, frame, 3, &cells, stacks);
        }
    }

    fn head(&self, text: &mut Text, scene: &Scene, stacks: &Range<usize>) {
        text.blanks(LABEL);
        for column in 3 * stacks.start..3 * stacks.end {
            text.blanks(if column % 3 == 0 { 2 } else { self.gap });
            let house = House::column(column);
            let label = Span::new(frame::label(scene, house), house.to_string());
            text.put_padded(&[label], self.columns[column]);
            text.blanks(usize::from(column % 3 == 2));
        }
        text.end_line();
    }

    fn row(
        &self,
        text: &mut Text,
        scene: &Scene,
        frame: &Frame,
        row: usize,
        stacks: &Range<usize>,
    ) {
        let house = House::row(row);
        let label = Span::new(frame::label(scene, house), house.to_string());
        text.put_padded(&[label], LABEL);
        for column in 3 * stacks.start..3 * stacks.end {
            if column % 3 == 0 {
                frame::bar(text, scene, frame, row / 3, column / 3);
            }
            text.blanks(if column % 3 == 0 { 1 } else { self.gap });
            text.put_padded(&self.words[Cell::at(row, column).index()], self.columns[column]);
            text.blanks(usize::from(column % 3 == 2));
        }
        frame::bar(text, scene, frame, row / 3, stacks.end);
        text.end_line();
    }
}
