//! What is where: a booklet as pages.

mod flow;
mod front;
mod puzzles;
mod solutions;
mod walkthroughs;

use super::letters::{Letters, Weight};
use super::sheet::{FAINT, Frame, INK, Item, Mark, Place, Sheet};
use super::{Back, Booklet, Entry};

/// A millimetre in points.
const MM: f64 = 72.0 / 25.4;
/// The margin where pages are bound or folded, and that at the other side.
const INNER: f64 = 20.0 * MM;
const OUTER: f64 = 15.0 * MM;
const TOP: f64 = 15.0 * MM;
const BOTTOM: f64 = 19.0 * MM;
/// Where the numbers of pages are, from below.
const FOOT: f64 = 10.0 * MM;
/// The size of what is at the foot of a page.
const FOOT_SIZE: f64 = 8.5;

/// What is laid out, and where it is to be found.
struct Layout<'a> {
    booklet: &'a Booklet,
    letters: &'a Letters,
}

/// All pages.
pub(super) fn sheets(booklet: &Booklet, letters: &Letters) -> Vec<Sheet> {
    let layout = Layout { booklet, letters };
    let mut sheets = layout.front();
    let puzzles = booklet.puzzles.len().div_ceil(booklet.per_page);
    let first = sheets.len() + puzzles;
    // Puzzles say where their solutions are, so these are laid out before them.
    let (back, pages) = match booklet.back {
        Back::Nothing => (Vec::new(), Vec::new()),
        Back::Solutions => layout.solutions(first),
        Back::Walkthroughs => layout.walkthroughs(first),
    };
    sheets.extend(layout.puzzles(sheets.len(), &pages));
    sheets.extend(back);
    let has_title = !booklet.title.is_empty();
    for (page, sheet) in sheets.iter_mut().enumerate().skip(usize::from(has_title)) {
        layout.foot(sheet, page);
    }
    sheets
}

/// A line of text.
fn line_of_text(at: Place, size: f64, weight: Weight, text: &str) -> Item {
    Item::Text { at, size, weight, grey: INK, text: text.to_owned() }
}

/// The heading of a part of the booklet, with a line below it. Gives where what follows begins.
fn heading(sheet: &mut Sheet, room: Frame, text: &str) -> f64 {
    const SIZE: f64 = 17.0;
    let at = Place { x: room.x, y: room.y + SIZE };
    sheet.items.push(line_of_text(at, SIZE, Weight::Bold, text));
    let y = at.y + 6.0;
    let line = [Place { x: room.x, y }, Place { x: room.right(), y }];
    sheet.items.push(Item::Lines { lines: vec![line], width: 0.75, grey: INK });
    sheet.marks.push(Mark { is_part: true, text: text.to_owned(), top: room.y });
    y + 5.0 * MM
}

impl Layout<'_> {
    /// The room inside the margins of a page. Odd pages are on the right, so their left margin is the inner one.
    fn room(&self, page: usize) -> Frame {
        let (width, height) = self.booklet.paper.size();
        let left = if page.is_multiple_of(2) { INNER } else { OUTER };
        Frame { x: left, y: TOP, width: width - INNER - OUTER, height: height - TOP - BOTTOM }
    }

    /// The number of a page at its outer side, the title at the inner one.
    fn foot(&self, sheet: &mut Sheet, page: usize) {
        let (_, height) = self.booklet.paper.size();
        let room = self.room(page);
        let y = height - FOOT;
        let number = (page + 1).to_string();
        let number_width = self.letters.width(Weight::Regular, FOOT_SIZE, &number);
        let most = room.width - number_width - 20.0;
        let title = self.letters.shortened(Weight::Regular, FOOT_SIZE, most, &self.booklet.title);
        let width = self.letters.width(Weight::Regular, FOOT_SIZE, &title);
        let is_right = page.is_multiple_of(2);
        let [number_at, title_at] = if is_right {
            [room.right() - number_width, room.x]
        } else {
            [room.x, room.right() - width]
        };
        let foot = |x, grey, text| Item::Text {
            at: Place { x, y },
            size: FOOT_SIZE,
            weight: Weight::Regular,
            grey,
            text,
        };
        sheet.items.push(foot(number_at, INK, number));
        if !title.is_empty() {
            sheet.items.push(foot(title_at, FAINT, title));
        }
    }

    /// A line of text around the middle of some room.
    fn centred(&self, room: Frame, y: f64, size: f64, weight: Weight, text: &str) -> Item {
        let width = self.letters.width(weight, size, text);
        let at = Place { x: room.x + (room.width - width) / 2.0, y };
        line_of_text(at, size, weight, text)
    }

    /// Whether rules are said beside each puzzle: where there are many on a page, they have a page of their own.
    fn says_rules(&self) -> bool {
        self.booklet.per_page <= 2
    }

    /// The number of a puzzle with its title, shortened to some room: the number's width, and what follows it.
    fn label(&self, entry: &Entry, at: Place, size: f64, room: f64) -> Vec<Item> {
        let number = entry.number.to_string();
        let mut items = vec![line_of_text(at, size, Weight::Bold, &number)];
        let used = self.letters.width(Weight::Bold, size, &number) + size * 0.7;
        let title = self.letters.shortened(Weight::Regular, size, room - used, &entry.title);
        if !title.is_empty() {
            let at = Place { x: at.x + used, ..at };
            items.push(line_of_text(at, size, Weight::Regular, &title));
        }
        items
    }
}

#[cfg(test)]
mod tests;
