//! Pages of puzzles.

use super::{Layout, MM, line_of_text};
use crate::pdf::board;
use crate::pdf::code::Code;
use crate::pdf::letters::Weight;
use crate::pdf::sheet::{FAINT, Frame, Item, Mark, Place, Sheet};
use crate::pdf::{Back, Entry, rules};
use crate::svg::length;

/// The widest grid: nobody wants cells of more than 18 mm.
const WIDEST: f64 = 164.0 * MM;
/// The least way between two puzzles side by side, and between two one below the other.
const ACROSS: f64 = 9.0 * MM;
const DOWN: f64 = 6.0 * MM;
/// How wide a code is at least.
const CODE: f64 = 17.0 * MM;
/// The way from the grid to what is below it.
const BELOW: f64 = 2.2 * MM;
/// The most lines of rules below a puzzle, where there are many on a page.
const NOTES: usize = 2;

/// How large everything on a page is.
struct Measures {
    columns: usize,
    rows: usize,
    /// The grid.
    side: f64,
    /// The size of its number and title.
    label: f64,
    /// The size of what is below it.
    note: f64,
    /// How high what is below it is.
    strip: f64,
    /// The room around the grid for what is outside of it.
    around: f64,
}

impl Measures {
    /// The height of a puzzle with all that belongs to it.
    fn height(&self) -> f64 {
        self.label * 1.6 + self.side + 2.0 * self.around + self.strip
    }

    fn width(&self) -> f64 {
        self.side + 2.0 * self.around
    }
}

/// A puzzle with its code, if it has one.
type Coded<'a> = (&'a Entry, Option<Code>);

impl Layout<'_> {
    /// All of them, from this page on; `back` has the page of each solution, where there are some.
    pub(super) fn puzzles(&self, first: usize, back: &[usize]) -> Vec<Sheet> {
        // A code takes longer to make than everything else, so each is made once.
        let code = |entry| (entry, Entry::code(entry));
        let coded: Vec<Coded<'_>> = self.booklet.puzzles.iter().map(code).collect();
        let measures = self.measures(&coded);
        let per_page = self.booklet.per_page;
        let mut sheets = Vec::new();
        for (i, entries) in coded.chunks(per_page).enumerate() {
            let mut sheet = Sheet::default();
            let room = self.room(first + i);
            if i == 0 {
                let (is_part, text) = (true, "Puzzles".to_owned());
                sheet.marks.push(Mark { is_part, text, top: room.y });
            }
            for (j, coded) in entries.iter().enumerate() {
                let tile = tile(&measures, room, j);
                let page = back.get(i * per_page + j).copied();
                self.puzzle(&mut sheet, &measures, tile, coded, page);
            }
            sheets.push(sheet);
        }
        sheets
    }

    /// The columns and rows in which the grids are largest.
    fn measures(&self, coded: &[Coded<'_>]) -> Measures {
        let count = self.booklet.per_page;
        let in_columns = |columns: usize| self.in_columns(coded, columns, count.div_ceil(columns));
        let all = (1..=count).map(in_columns);
        all.reduce(|best, next| if next.side > best.side { next } else { best })
            .unwrap_or_else(|| self.in_columns(coded, 1, count))
    }

    fn in_columns(&self, coded: &[Coded<'_>], columns: usize, rows: usize) -> Measures {
        let room = self.room(0);
        let each =
            |room: f64, count: usize, gap: f64| (room - length(count - 1) * gap) / length(count);
        let (width, height) = (each(room.width, columns, ACROSS), each(room.height, rows, DOWN));
        let part = coded.iter().map(|(entry, _)| board::around(&entry.puzzle)).fold(0.0, f64::max);
        // Twice: how many lines the rules take depends on how wide the grid is.
        let mut side = (width / (1.0 + 2.0 * part)).min(WIDEST);
        let mut measures =
            Measures { columns, rows, side, label: 0.0, note: 0.0, strip: 0.0, around: 0.0 };
        for _ in 0..3 {
            let label = (side / 17.0).clamp(7.5, 13.0);
            measures = Measures { side, label, note: (label * 0.85).min(10.0), ..measures };
            measures.around = side * part;
            measures.strip = self.strip(coded, &measures);
            let rest = height - measures.label * 1.6 - measures.strip;
            side = side.min(rest / (1.0 + 2.0 * part)).max(1.0);
        }
        Measures { side, around: side * part, ..measures }
    }

    /// How high what is below a grid is: the level with the rules, or the code.
    fn strip(&self, coded: &[Coded<'_>], measures: &Measures) -> f64 {
        let height = |(entry, code): &Coded<'_>| {
            let code = code_width(code.as_ref());
            let notes = length(self.notes(entry, measures, code).len()) * measures.note * 1.3;
            let level = measures.note * 1.5;
            (level + notes + BELOW).max(if code > 0.0 { code + BELOW * 0.5 } else { 0.0 })
        };
        coded.iter().map(height).fold(0.0, f64::max)
    }

    /// What is said of its rules below it.
    fn notes(&self, entry: &Entry, measures: &Measures, code: f64) -> Vec<String> {
        let list = rules::sentences([entry.puzzle.rules]);
        let room = (measures.side - code).max(30.0);
        let wrap = |text: &str| self.letters.wrap(Weight::Regular, measures.note, room, text);
        if self.says_rules() {
            return list.iter().flat_map(|rule| wrap(rule)).collect();
        }
        let mut lines = wrap(&rules::names(entry.puzzle.rules));
        if lines.len() > NOTES {
            let rest = lines.split_off(NOTES - 1).join(" ");
            lines.push(self.letters.shortened(Weight::Regular, measures.note, room, &rest));
        }
        lines
    }

    fn puzzle(
        &self,
        sheet: &mut Sheet,
        measures: &Measures,
        tile: Frame,
        (entry, code): &Coded<'_>,
        back: Option<usize>,
    ) {
        let Measures { side, label, note, around, .. } = *measures;
        let x = tile.x + around;
        let at = Place { x, y: tile.y + label };
        sheet.items.extend(self.label(entry, at, label, side));
        let corner = Place { x, y: tile.y + label * 1.6 + around };
        sheet.items.extend(board::items(&entry.puzzle, self.letters, corner, side));
        let text = format!("{}  {}", entry.number, entry.title);
        sheet.marks.push(Mark { is_part: false, text: text.trim_end().to_owned(), top: tile.y });

        let below = corner.y + side + around + BELOW;
        let mut y = below + note;
        let mut x_after = x;
        if !entry.level.is_empty() {
            sheet.items.push(line_of_text(Place { x, y }, note, Weight::Bold, &entry.level));
            x_after += self.letters.width(Weight::Bold, note, &entry.level) + note;
        }
        let width = code_width(code.as_ref());
        if let Some(page) = back {
            let room = x + side - width - x_after;
            self.reference(sheet, Place { x: x_after, y }, note, room, page);
        }
        y += note * 0.2;
        for line in self.notes(entry, measures, width) {
            y += note * 1.3;
            sheet.items.push(line_of_text(Place { x, y }, note, Weight::Regular, &line));
        }
        if let Some(code) = code.clone() {
            // Its quiet zone may reach beyond the grid: it is white.
            let frame =
                Frame { x: x + side - width * 0.93, y: below - BELOW * 0.9, width, height: width };
            sheet.items.extend(code.items(frame));
        }
    }

    /// Where its solution is, in as many words as there is room for.
    fn reference(&self, sheet: &mut Sheet, at: Place, size: f64, room: f64, page: usize) {
        let what = match self.booklet.back {
            Back::Walkthroughs => "walkthrough",
            Back::Solutions | Back::Nothing => "solution",
        };
        let page_number = page + 1;
        let texts = [format!("{what} on page {page_number}"), format!("page {page_number}")];
        let width = |text: &str| self.letters.width(Weight::Regular, size, text);
        let Some(text) = texts.into_iter().find(|text| width(text) <= room) else { return };
        let frame = Frame { x: at.x, y: at.y - size, width: width(&text), height: size * 1.3 };
        sheet.items.push(Item::Text { at, size, weight: Weight::Regular, grey: FAINT, text });
        sheet.items.push(Item::Jump { frame, page });
    }
}

impl Entry {
    fn code(&self) -> Option<Code> {
        self.address.as_deref().and_then(Code::of)
    }
}

/// How wide a code is, if there is one.
fn code_width(code: Option<&Code>) -> f64 {
    code.map_or(0.0, |code| code.least().max(CODE))
}

/// The room of a puzzle: columns and rows at equal distances, each puzzle in the middle of its own.
fn tile(measures: &Measures, room: Frame, number: usize) -> Frame {
    let (width, height) = (measures.width(), measures.height());
    let apart = |room: f64, size: f64, count: usize, most: f64| {
        let free = room - size * length(count);
        let gap = if count > 1 { (free / length(count - 1)).min(most) } else { 0.0 };
        let first = (free - gap * length(count - 1)) / 2.0;
        (first, size + gap)
    };
    let (left, across) = apart(room.width, width, measures.columns, 24.0 * MM);
    let (top, down) = apart(room.height, height, measures.rows, 20.0 * MM);
    Frame {
        x: room.x + left + length(number % measures.columns) * across,
        y: room.y + top + length(number / measures.columns) * down,
        width,
        height,
    }
}
