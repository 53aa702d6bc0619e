//! What the formats with nine lines share: borders, bars and the words around them.

use core::ops::Range;

use super::{Fault, cells, cells::Cells, span::Span};
use ninerooks_board::Puzzle;

/// Whether `c` parts cells: a bar, a slash, a comma or white space.
pub(super) fn is_bar(c: char) -> bool {
    c.is_whitespace() || matches!(c, '|' | ',' | ';' | '/' | '¦' | '│' | '┃' | '║')
}

/// Whether a line is part of a frame: no digit, but `--`, `==` or drawn lines, with corners of
/// whatever kind. Labels of the columns, `c1` to `c9`, are part of it too.
pub(super) fn is_border(line: &str) -> bool {
    if labels(line).is_some() {
        return true;
    }
    let is_drawn = |c| matches!(c, '\u{2500}'..='\u{257f}');
    let is_part =
        |c: char| c.is_whitespace() || ".:'`,*+|-=!¦/\\~^#oOIliL".contains(c) || is_drawn(c);
    let runs = line.contains("--")
        || line.contains("==")
        || line.chars().any(|c| is_drawn(c) && !is_bar(c));
    runs && line.chars().all(is_part)
}

/// The columns whose labels a line is, `c1` to `c9` or, on a narrow screen, those of some boxes: with
/// them the pictures of this program begin.
pub(super) fn labels(line: &str) -> Option<Range<usize>> {
    let number = |word: &str| word.strip_prefix('c')?.parse::<usize>().ok();
    let first = number(line.split_whitespace().next()?)?.checked_sub(1)?;
    let count = line.split_whitespace().count();
    let are_labels =
        line.split_whitespace().zip(first + 1..).all(|(word, n)| number(word) == Some(n));
    let are_boxes = first.is_multiple_of(3) && count.is_multiple_of(3) && first + count <= 9;
    (are_labels && are_boxes).then(|| first..first + count)
}

/// Whether a line is words rather than cells: three letters in a row that are not empty cells.
pub(super) fn is_words(line: &str) -> bool {
    let is_letter = |c: char| c.is_alphabetic() && !matches!(c, 'x' | 'X');
    let mut run = 0;
    line.chars().any(|c| {
        run = if is_letter(c) { run + 1 } else { 0 };
        run == 3
    })
}

/// The cells of a line, however many there are in each piece.
pub(super) fn pieces(line: Span<'_>) -> impl Iterator<Item = Span<'_>> {
    line.split(is_bar).filter(|piece| !piece.text.is_empty())
}

/// A row without what comes behind the last bar of its frame, and that: words. A row that does not begin
/// with a bar, or has fewer than four, has no frame.
pub(super) fn framed(line: Span<'_>) -> (Span<'_>, Option<Span<'_>>) {
    if !line.text.trim_start().starts_with(is_rule) {
        return (line, None);
    }
    let mut bars = line.chars().filter(|(_, c)| is_rule(*c));
    let (count, end) =
        bars.by_ref().fold((0, line.at), |(n, _), (at, c)| (n + 1, at + c.len_utf8()));
    let rest = line.from(end - line.at);
    let has_letters = rest.text.contains(char::is_alphabetic);
    if count >= 4 && has_letters { (line.to(end - line.at), Some(rest)) } else { (line, None) }
}

/// Whether `c` is a bar that is drawn, and no comma or the like.
pub(super) fn is_rule(c: char) -> bool {
    is_bar(c) && !c.is_whitespace() && !matches!(c, ',' | ';' | '/')
}

/// A row without the label `r1` to `r9` before it, and the remark behind its nine cells or groups.
pub(super) fn core(line: Span<'_>) -> (Span<'_>, Option<Span<'_>>) {
    let is_label = |piece: &Span<'_>| {
        let number = piece.text.strip_prefix(['r', 'R']).filter(|number| number.len() == 1);
        number.is_some_and(|number| number.chars().all(|c| matches!(c, '1'..='9')))
    };
    let line = match pieces(line).next().filter(is_label) {
        Some(label) => line.from(label.end() - line.at),
        None => line,
    };
    let (line, behind) = framed(line);
    let (mut cells, mut groups) = (0, 0);
    // Pieces of a row of cells are as long as each other: one, three, or nine.
    let first = pieces(line).next().map(|piece| piece.text.len());
    let mut is_even = true;
    let mut end = line.at;
    for piece in pieces(line) {
        let is_cells = piece.text.chars().all(cells::is_cell);
        let has_digit = piece.text.contains(|c: char| c.is_ascii_digit());
        let has_letter = piece.text.contains(|c: char| c.is_alphabetic() && !cells::is_blank(c));
        // Where there are as many digits as letters it is a group too many, or the nine signs before were
        // one; but for the name of a cell.
        let count = |is_it: fn(char) -> bool| piece.text.chars().filter(|c| is_it(*c)).count();
        let letters = count(char::is_alphabetic);
        let is_name = letters == 2 && piece.text.to_ascii_lowercase().contains(['r', 'c']);
        let is_marks = count(|c| c.is_ascii_digit()) >= letters.max(1) && !is_name;
        let is_row = (groups == 9 || cells == 9 && is_even) && !is_marks;
        if is_row && !is_cells && (has_letter || !has_digit) {
            // Groups behind a sign are cells behind a bar.
            let rest = line.from(piece.at - line.at);
            let has = |is_it: fn(char) -> bool| rest.text.contains(is_it);
            // Three groups of three signs are no row where six more follow.
            let more = pieces(rest).filter(|p| p.text.contains(|c: char| c.is_ascii_digit()));
            let goes_on = groups < 9 && more.count() >= 6;
            if !goes_on && (has(char::is_alphabetic) || !has(|c| c.is_ascii_digit())) {
                return (line.to(end - line.at), Some(rest));
            }
        }
        cells += if is_cells { piece.text.len() } else { 10 };
        is_even &= Some(piece.text.len()) == first;
        groups += 1;
        end = piece.end();
    }
    (line, behind)
}

/// The lines that hold cells, and the words that come before and after them.
pub(super) struct Rows<'a> {
    pub(super) rows: Vec<Span<'a>>,
    pub(super) words: Option<String>,
}

impl<'a> Rows<'a> {
    pub(super) fn of(span: Span<'a>) -> Self {
        let lines: Vec<_> = span.content().filter(|line| !is_border(line.text)).collect();
        let (mut rows, remarks): (Vec<_>, Vec<_>) = lines.iter().map(|line| core(*line)).unzip();
        // The words around a picture of this program are about a step.
        let is_picture = rows.iter().zip(&lines).any(|(row, line)| row.at > line.at);
        let is_row = |line: &Span<'_>| !is_words(line.text);
        let first = rows.iter().position(is_row).unwrap_or(rows.len());
        let last = rows.iter().rposition(is_row).map_or(rows.len(), |n| n + 1);
        let after = rows.split_off(last);
        let cells = rows.split_off(first);
        let words = rows.iter().chain(&after).chain(remarks.iter().flatten());
        let words: Vec<_> = words.map(|line| line.text.trim()).collect();
        let has_words = !words.is_empty() && !is_picture;
        Self { rows: cells, words: has_words.then(|| words.join("\n")) }
    }
}

/// Whether a line is nine cells, each one character.
pub(super) fn is_row_of_cells(line: Span<'_>) -> bool {
    let mut count = 0;
    pieces(core(line).0).all(|piece| {
        count += piece.text.len();
        count <= 9 && piece.text.chars().all(cells::is_cell)
    }) && count == 9
}

/// A puzzle from nine rows of nine, or from one row of 81. `end` is where the text ends.
pub(super) fn parse_rows(rows: &[Span<'_>], end: usize) -> Result<Puzzle, Fault> {
    let mut cells = Cells::new();
    for (n, row) in rows.iter().enumerate() {
        let start = cells.count();
        for (at, c) in pieces(*row).flat_map(Span::chars) {
            if rows.len() > 1 && cells.count() == start + 9 {
                let expected = format!("no more than 9 cells in row {}", n + 1);
                return Err(Fault::new(at, expected, format!("`{c}`")));
            }
            cells.push(at, c, false)?;
        }
        let count = cells.count() - start;
        if rows.len() > 1 && count < 9 {
            let expected = format!("9 cells in row {}", n + 1);
            return Err(Fault::new(row.end(), expected, count.to_string()));
        }
    }
    match cells.count() {
        // Where nothing is a cell, nothing was read.
        0 => Err(Fault::new(0, "81 cells", "0")),
        n if rows.len() > 1 && n < 81 => {
            Err(Fault::new(end, "9 rows", format!("{} rows", rows.len())))
        }
        _ => cells.finish(end),
    }
}

/// Whether a text is nine rows of nine cells, or 81 cells in one line.
pub(super) fn is_grid(text: &str) -> bool {
    let rows = Rows::of(Span::new(text)).rows;
    match rows[..] {
        [only] => {
            let joined: String = pieces(only).map(|piece| piece.text).collect();
            cells::is_81(&joined)
        }
        _ => rows.len() == 9 && rows.iter().all(|&row| is_row_of_cells(row)),
    }
}
