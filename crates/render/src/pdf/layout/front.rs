//! The title page, and the rules of puzzles that add some.

use super::{INNER, Layout, MM, TOP, heading, line_of_text};
use crate::pdf::letters::Weight;
use crate::pdf::sheet::{Frame, Mark, Place, Sheet};
use crate::pdf::{Back, board, rules};

impl Layout<'_> {
    /// What comes before the puzzles.
    pub(super) fn front(&self) -> Vec<Sheet> {
        let mut sheets = Vec::new();
        if !self.booklet.title.is_empty() {
            sheets.push(self.title_page());
        }
        if !self.says_rules() {
            let lists = self.booklet.puzzles.iter().map(|entry| entry.puzzle.rules);
            let rules = rules::sentences(lists);
            if !rules.is_empty() {
                let page = sheets.len();
                sheets.extend(self.rules_pages(page, &rules));
            }
        }
        sheets
    }

    fn title_page(&self) -> Sheet {
        const SIZE: f64 = 34.0;
        let (width, height) = self.booklet.paper.size();
        let room = Frame { x: INNER, y: TOP, width: width - 2.0 * INNER, height };
        let mut sheet = Sheet::default();
        let mut y = height * 0.2;
        for line in self.letters.wrap(Weight::Bold, SIZE, room.width, &self.booklet.title) {
            sheet.items.push(self.centred(room, y, SIZE, Weight::Bold, &line));
            y += SIZE * 1.25;
        }
        let side = 62.0 * MM;
        let corner = Place { x: (width - side) / 2.0, y: y + 8.0 * MM };
        sheet.items.extend(board::emblem(corner, side));
        y = corner.y + side + 16.0 * MM;
        for line in self.contents() {
            sheet.items.push(self.centred(room, y, 12.0, Weight::Regular, &line));
            y += 18.0;
        }
        let (title, top) = (self.booklet.title.clone(), 0.0);
        sheet.marks.push(Mark { is_part: true, text: title, top });
        sheet
    }

    /// How many puzzles there are, and of which levels.
    fn contents(&self) -> Vec<String> {
        let count = self.booklet.puzzles.len();
        let puzzles = if count == 1 { "1 puzzle".to_owned() } else { format!("{count} puzzles") };
        let mut levels: Vec<(&str, usize)> = Vec::new();
        for entry in self.booklet.puzzles.iter().filter(|entry| !entry.level.is_empty()) {
            match levels.iter_mut().find(|(level, _)| *level == entry.level) {
                Some((_, count)) => *count += 1,
                None => levels.push((&entry.level, 1)),
            }
        }
        let levels: Vec<String> =
            levels.iter().map(|(level, count)| format!("{count} {level}")).collect();
        let back = match self.booklet.back {
            Back::Nothing => "",
            Back::Solutions => "with solutions",
            Back::Walkthroughs => "with walkthroughs",
        };
        let lines = [puzzles, levels.join("  ·  "), back.to_owned()];
        lines.into_iter().filter(|line| !line.is_empty()).collect()
    }

    fn rules_pages(&self, page: usize, rules: &[String]) -> Vec<Sheet> {
        const SIZE: f64 = 11.0;
        let (mut sheets, mut sheet) = (Vec::new(), Sheet::default());
        let mut room = self.room(page);
        let mut y = heading(&mut sheet, room, "Rules");
        let classic = "In all puzzles: each digit from 1 to 9 once in each row, column and box.";
        for rule in core::iter::once(classic).chain(rules.iter().map(String::as_str)) {
            for line in self.letters.wrap(Weight::Regular, SIZE, room.width, rule) {
                if y > room.bottom() - SIZE {
                    sheets.push(core::mem::take(&mut sheet));
                    room = self.room(page + sheets.len());
                    y = room.y;
                }
                let at = Place { x: room.x, y: y + SIZE };
                sheet.items.push(line_of_text(at, SIZE, Weight::Regular, &line));
                y += SIZE * 1.4;
            }
            y += SIZE * 0.6;
        }
        sheets.push(sheet);
        sheets
    }
}
