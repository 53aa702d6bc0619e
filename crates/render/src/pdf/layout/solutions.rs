//! Solutions as small grids.

use ninerooks_board::Rules;

use super::{Layout, MM, heading};
use crate::Scene;
use crate::pdf::board;
use crate::pdf::sheet::{Mark, Place, Sheet};
use crate::svg::length;

/// Grids side by side.
const COLUMNS: usize = 4;
/// The way between two of them side by side, and one below the other.
const ACROSS: f64 = 7.0 * MM;
const DOWN: f64 = 7.0 * MM;
/// The size of their numbers.
const LABEL: f64 = 8.0;

impl Layout<'_> {
    /// All of them from this page on, and the page of each.
    pub(super) fn solutions(&self, first: usize) -> (Vec<Sheet>, Vec<usize>) {
        let mut sheets = vec![Sheet::default()];
        let mut pages = Vec::new();
        let mut top = heading(&mut sheets[0], self.room(first), "Solutions");
        let side = (self.room(first).width - length(COLUMNS - 1) * ACROSS) / length(COLUMNS);
        let height = LABEL * 1.5 + side;
        for entries in self.booklet.puzzles.chunks(COLUMNS) {
            let mut page = first + sheets.len() - 1;
            if top + height > self.room(page).bottom() {
                sheets.push(Sheet::default());
                page += 1;
                top = self.room(page).y;
            }
            let room = self.room(page);
            let mut sheet = sheets.pop().unwrap_or_default();
            for (i, entry) in entries.iter().enumerate() {
                let x = room.x + length(i) * (side + ACROSS);
                let at = Place { x, y: top + LABEL };
                sheet.items.extend(self.label(entry, at, LABEL, side));
                let corner = Place { x, y: top + LABEL * 1.5 };
                // The rules are with the puzzle.
                let plain = Scene { rules: Rules::NONE, ..entry.solution.clone() };
                sheet.items.extend(board::items(&plain, self.letters, corner, side));
                let text = format!("{}  {}", entry.number, entry.title).trim_end().to_owned();
                sheet.marks.push(Mark { is_part: false, text, top });
                pages.push(page);
            }
            sheets.push(sheet);
            top += height + DOWN;
        }
        (sheets, pages)
    }
}
