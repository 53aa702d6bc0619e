//! Text and pictures in two columns.

use super::{Layout, MM, line_of_text};
use crate::pdf::letters::Weight;
use crate::pdf::sheet::{Frame, Place, Sheet};
use crate::svg::length;

/// The way between two columns.
const GUTTER: f64 = 8.0 * MM;

/// Where the next thing goes.
pub(super) struct Flow<'a> {
    layout: &'a Layout<'a>,
    pub(super) sheets: Vec<Sheet>,
    /// The index of the first of these pages.
    first: usize,
    column: usize,
    /// Where the columns of this page begin.
    top: f64,
    pub(super) y: f64,
}

impl<'a> Flow<'a> {
    /// Pages from this one on, with a heading on the first.
    pub(super) fn new(layout: &'a Layout<'a>, first: usize, heading: &str) -> Self {
        let mut sheet = Sheet::default();
        let top = super::heading(&mut sheet, layout.room(first), heading);
        Self { layout, sheets: vec![sheet], first, column: 0, top, y: top }
    }

    /// The page that is written on.
    pub(super) fn page(&self) -> usize {
        self.first + self.sheets.len() - 1
    }

    /// The column that is written in.
    pub(super) fn column(&self) -> Frame {
        let room = self.layout.room(self.page());
        let width = (room.width - GUTTER) / 2.0;
        let x = room.x + length(self.column) * (width + GUTTER);
        Frame { x, y: self.top, width, height: room.bottom() - self.top }
    }

    /// Goes on in the next column where there is no room for something so high.
    pub(super) fn need(&mut self, height: f64) {
        let column = self.column();
        if self.y + height <= column.bottom() || self.y <= column.y {
            return;
        }
        if self.column == 0 {
            self.column = 1;
        } else {
            self.column = 0;
            self.sheets.push(Sheet::default());
            self.top = self.layout.room(self.page()).y;
        }
        self.y = self.top;
    }

    /// Leaves some room, but not at the top of a column.
    pub(super) fn leave(&mut self, height: f64) {
        if self.y > self.top {
            self.y += height;
        }
    }

    /// The page that is written on, to be added to.
    pub(super) fn sheet(&mut self) -> &mut Sheet {
        if self.sheets.is_empty() {
            self.sheets.push(Sheet::default());
        }
        let last = self.sheets.len() - 1;
        &mut self.sheets[last]
    }

    /// A paragraph, `indent` further right.
    pub(super) fn paragraph(&mut self, size: f64, weight: Weight, indent: f64, text: &str) {
        let width = self.column().width - indent;
        let lines = self.layout.letters.wrap(weight, size, width, text);
        // No first line is left alone below a column.
        self.need(size * 1.35 * length(lines.len().min(2)));
        for line in lines {
            self.need(size * 1.35);
            let at = Place { x: self.column().x + indent, y: self.y + size };
            let item = line_of_text(at, size, weight, &line);
            self.sheet().items.push(item);
            self.y += size * 1.35;
        }
    }
}
