//! **Grid with blanks**: cells between bars, where an empty cell is a blank; Markdown tables too.
//!
//! ```text
//! +-------+-------+-------+      | 4 |   |   |   |   |   | 8 |   | 5 |
//! | 4     |       | 8   5 |      |---|---|---|---|---|---|---|---|---|
//! |   3   |       |       |      |   | 3 |   |   |   |   |   |   |   |
//! ```
//!
//! Bars part the cells of a row, or its boxes; within a box a digit's place says which cell it is in.
//! Bars are `|` or drawn lines, double ones are one, and those at the ends may be missing. Without any
//! bars a row is nine characters, or nine with a blank between. A label before the row is skipped, and
//! so is a line of labels over a table.
//!
//! Kept: values. Lost: which values were placed, candidates, the comment.
//!
//! Written: with borders around boxes (`grid-blanks`), or as a table (`markdown`).

use ninerooks_board::{Cell, Digit, Puzzle};

use super::rows::{framed, is_border, is_rule, is_words};
use super::{Fault, Format, Keeps, Layout, cells, cells::Cells, grid, span::Span};

/// The grid with blanks, written with borders or as a Markdown table. See the [module](self).
pub struct Ruled {
    pub(super) markdown: bool,
}

/// A row: the pieces between its bars, and whether a bar ends it.
struct Row<'a> {
    line: Span<'a>,
    pieces: Vec<Span<'a>>,
    is_closed: bool,
}

impl<'a> Row<'a> {
    /// The row of a line; `is_framed` says whether rows begin with a bar.
    fn of(line: Span<'a>, is_framed: bool) -> Self {
        let mut pieces: Vec<_> = line.split(is_rule).collect();
        let is_fit = |count: usize| matches!(count, 3 | 9);
        // Of a row without a frame the last box may be cut off.
        let may_be_cut = !is_framed && is_fit(pieces.len());
        let is_closed = pieces.len() > 1
            && !may_be_cut
            && pieces.last().is_some_and(|last| last.text.trim().is_empty());
        if is_closed {
            pieces.pop();
        }
        if pieces.len() > 1 && is_framed && pieces[0].text.trim().is_empty() {
            pieces.remove(0);
        }
        if !is_fit(pieces.len()) && pieces.iter().any(|piece| piece.text.is_empty()) {
            // Between the lines of a double bar is nothing, not even a blank.
            pieces.retain(|piece| !piece.text.is_empty());
        }
        if is_fit(pieces.len().saturating_sub(1)) && !is_fit(pieces.len()) && is_label(pieces[0]) {
            pieces.remove(0);
        }
        Self { line, pieces, is_closed }
    }

    /// Whether it is a line of labels: of nothing, of the numbers from 1 to 9, or of letters.
    fn is_head(&self) -> bool {
        let words: Vec<_> = self.pieces.iter().map(|piece| piece.text.trim()).collect();
        words.iter().all(|word| word.is_empty())
            || words.iter().enumerate().all(|(n, word)| *word == (n + 1).to_string())
            || words.iter().all(|word| is_word(word))
    }
}

fn is_word(word: &str) -> bool {
    word.chars().any(|c| c.is_alphabetic() && !cells::is_cell(c))
}

/// Whether a piece before a row is its name: `r1`, `A`, `1`.
fn is_label(piece: Span<'_>) -> bool {
    let word = piece.text.trim();
    word.len() < 4 && word.chars().all(char::is_alphanumeric)
}

/// Whether a line with a rule under it is the head of a table.
pub(super) fn is_head(line: &str) -> bool {
    let row = Row::of(Span::new(line), begins_with_rule(line));
    matches!(row.pieces.len(), 9 | 10) && row.is_head()
}

/// Whether a line begins with a label and a bar, and nothing that could be a cell.
fn is_label_before(line: Span<'_>) -> bool {
    let first = line.split(is_rule).next().unwrap_or(line);
    is_label(first) && first.text.contains(|c: char| c.is_alphabetic())
}

fn begins_with_rule(line: &str) -> bool {
    line.trim_start().starts_with(is_rule)
}

/// The rows of a text, without the head of a table.
fn rows<'a>(span: Span<'a>) -> Vec<Row<'a>> {
    let lines: Vec<_> = span.content().filter(|line| !is_border(line.text)).collect();
    let lines: Vec<_> = lines.into_iter().map(|line| framed(line).0).collect();
    let ruled = || lines.iter().filter(|line| line.text.contains(is_rule));
    let is_framed = ruled().all(|line| begins_with_rule(line.text) || is_label_before(*line));
    let has_bars = ruled().next().is_some();
    let width = if longest(&lines) > Some(9) { 17 } else { 9 };
    let cut = |line: &Span<'a>| if has_bars { *line } else { without_remark(*line, width) };
    let mut rows: Vec<_> = lines.iter().map(|line| Row::of(cut(line), is_framed)).collect();
    // A remark may follow the last box.
    let is_text = |row: &Row<'_>| match row.pieces.as_slice() {
        [first, middle, _] => is_words(first.text) || is_words(middle.text),
        pieces => pieces.len() < 9 && is_words(row.line.text),
    };
    while rows.last().is_some_and(is_text) {
        rows.pop();
    }
    let first = rows.iter().position(|row| !is_text(row)).unwrap_or(rows.len());
    rows.drain(..first);
    if rows.len() == 10 && rows[0].is_head() {
        rows.remove(0);
    }
    rows
}

/// How long the longest line is that has no words in it.
fn longest(lines: &[Span<'_>]) -> Option<usize> {
    let plain = lines.iter().filter(|line| !line.text.contains(char::is_alphabetic));
    plain.map(|line| line.text.trim_end().chars().count()).max()
}

/// How wide the boxes are, from the first to the last.
fn widths(rows: &[Row<'_>]) -> [usize; 3] {
    let boxed = || rows.iter().filter(|row| row.pieces.len() == 3);
    let width = |n: usize| boxed().map(|row| row.pieces[n].text.chars().count()).max().unwrap_or(0);
    let [first, middle, last] = [width(0), width(1), width(2)];
    let is_open = boxed().any(|row| !row.is_closed);
    // Where no bar ends the rows, their last blanks may be gone, and remarks follow some.
    let is_remarked = |row: &Row<'_>| row.pieces[2].text.contains(char::is_alphabetic);
    let last = if is_open && boxed().any(is_remarked) { middle } else { last };
    [first, middle, if is_open { last.max(middle) } else { last }]
}

/// A piece without the remark behind so many characters of it: a blank and words.
fn without_remark(piece: Span<'_>, width: usize) -> Span<'_> {
    let Some((at, _)) = piece.chars().nth(width) else { return piece };
    let rest = piece.from(at - piece.at);
    let before = piece.to(at - piece.at);
    let is_apart =
        rest.text.starts_with(char::is_whitespace) || before.text.ends_with(char::is_whitespace);
    if is_apart && rest.text.contains(char::is_alphabetic) { before } else { piece }
}

/// Where blanks are empty cells nothing else is one, or a cell that is missing would not be noticed.
fn only_digits(at: usize, c: char) -> Result<(), Fault> {
    match Digit::from_char(c) {
        Some(_) => Ok(()),
        None => Err(Fault::new(at, "a digit, or a blank for an empty cell", format!("`{c}`"))),
    }
}

/// The cells of a piece that is as wide as three.
fn three(piece: Span<'_>, width: usize, cells: &mut Cells) -> Result<(), Fault> {
    let mut next = 0;
    for (n, (at, c)) in piece.chars().enumerate().filter(|(_, (_, c))| !c.is_whitespace()) {
        let place = 3 * n / width.max(1);
        only_digits(at, c)?;
        if place < next || place > 2 {
            return Err(Fault::new(at, "a blank between two cells", format!("`{c}`")));
        }
        (next..place).try_for_each(|_| cells.skip(at))?;
        cells.push(at, c, false)?;
        next = place + 1;
    }
    (next..3).try_for_each(|_| cells.skip(piece.end()))
}

/// The cells of a row without bars: one in each character, or in every other.
fn bare(line: Span<'_>, is_wide: bool, cells: &mut Cells) -> Result<(), Fault> {
    let start = cells.count();
    for (n, (at, c)) in line.chars().enumerate().filter(|(_, (_, c))| !c.is_whitespace()) {
        let place = if is_wide { n / 2 } else { n };
        only_digits(at, c)?;
        if is_wide && n % 2 == 1 || place > 8 {
            return Err(Fault::new(at, "9 cells in a row, with bars between", format!("`{c}`")));
        }
        (cells.count()..start + place).try_for_each(|_| cells.skip(at))?;
        cells.push(at, c, false)?;
    }
    (cells.count()..start + 9).try_for_each(|_| cells.skip(line.end()))
}

impl Format for Ruled {
    fn name(&self) -> &'static str {
        if self.markdown { "markdown" } else { "grid-blanks" }
    }

    fn title(&self) -> &'static str {
        if self.markdown { "Markdown table" } else { "grid with blanks" }
    }

    fn description(&self) -> &'static str {
        if self.markdown {
            "a table of nine rows and nine columns"
        } else {
            "nine lines of nine cells between bars; blanks are empty cells"
        }
    }

    fn aliases(&self) -> &'static [&'static str] {
        if self.markdown { &["md"] } else { &[] }
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Block
    }

    fn fits(&self, text: &str) -> bool {
        let is_rule = |line: &str| {
            is_border(line) && line.trim().starts_with('|') && line.matches('|').count() > 8
        };
        text.lines().any(is_rule) == self.markdown && self.parse(text).is_ok()
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let span = Span::new(text);
        let rows = rows(span);
        let widths = widths(&rows);
        let has_blank = |row: &Row<'_>| row.line.text.trim_end().contains(' ');
        let has_bars = rows.iter().any(|row| row.line.text.contains(is_rule));
        let lines: Vec<_> = rows.iter().map(|row| row.line).collect();
        let longest = longest(&lines);
        let mut cells = Cells::new();
        for (n, row) in rows.iter().enumerate() {
            match row.pieces.as_slice() {
                _ if n == 9 => return Err(row.line.fault("no more than 9 rows")),
                [line] if !has_bars && rows.iter().any(has_blank) => {
                    bare(*line, longest > Some(9), &mut cells)?;
                }
                [a, b, c] => {
                    let last = if row.is_closed { *c } else { without_remark(*c, widths[2]) };
                    [*a, *b, last]
                        .into_iter()
                        .zip(widths)
                        .try_for_each(|(piece, width)| three(piece, width, &mut cells))?;
                }
                pieces if pieces.len() == 9 => {
                    for piece in pieces {
                        let word = piece.trim();
                        let mut chars = word.chars();
                        match (chars.next(), chars.next()) {
                            (None, _) => cells.skip(piece.at)?,
                            (Some((at, c)), None) => cells.push(at, c, false)?,
                            _ => return Err(word.fault("one digit between two bars")),
                        }
                    }
                }
                pieces => {
                    let expected = format!("9 cells, or 3 boxes, between bars in row {}", n + 1);
                    return Err(Fault::new(row.line.at, expected, pieces.len().to_string()));
                }
            }
        }
        match rows.len() {
            9 => cells.finish(span.end()),
            n => Err(Fault::new(span.end(), "9 rows", format!("{n} rows"))),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        if !self.markdown {
            return grid::Grid { borders: true }.write(puzzle).replace('.', " ");
        }
        let sign = |cell: Cell| puzzle.value(cell).map_or(' ', Digit::to_char);
        let row = |row| {
            let cells = (0..9).map(|column| sign(Cell::at(row, column)).to_string());
            format!("| {} |", cells.collect::<Vec<_>>().join(" | "))
        };
        let head = [format!("|{}", "   |".repeat(9)), format!("|{}", "---|".repeat(9))];
        head.into_iter().chain((0..9).map(row)).collect::<Vec<_>>().join("\n")
    }
}
