//! Bars that no format knows: whatever is at the edges of the boxes in all rows stands as a bar there.
//!
//! ```text
//! +-------+-------+-------+      : 4  1679 12679 : 139 …
//! ! 4 . . ! . . . ! 8 . 5 !      : 26 3    1256  : 14  …
//! ! . 3 . ! . . . ! . . . !
//! ```

use super::rows::{is_bar, is_border, is_words};
use super::span::Span;

/// How often a bar may be in a row: between boxes or cells, with a frame, without, or half of one.
const COUNTS: [usize; 6] = [2, 3, 4, 8, 9, 10];

/// Letters that look like bars.
const LETTERS: [char; 4] = ['I', 'l', 'i', 'L'];

/// The most signs that are tried, for there are not more kinds of bars in a grid.
const MOST_SIGNS: usize = 6;

/// The text in all ways in which some signs of it may be bars. Each has `|` in their places, or another
/// bar as long.
pub(super) fn readings(text: &str) -> Vec<String> {
    let Some(rows) = rows(text) else { return Vec::new() };
    let signs = signs(&rows);
    let single = signs.iter().map(|sign| vec![*sign]);
    let pairs = signs.iter().enumerate().flat_map(|(n, a)| signs[..n].iter().map(|b| vec![*a, *b]));
    let mut all: Vec<_> =
        single.chain(pairs).filter_map(|signs| replaced(text, &rows, &signs)).collect();
    all.extend(without_edges(text, &rows));
    all
}

/// The rows of a text: nine lines, or as many as there are with grids before the last, and words only
/// before and behind them.
fn rows(text: &str) -> Option<Vec<Span<'_>>> {
    let mut rows: Vec<_> = Span::new(text).content().filter(|l| !is_border(l.text)).collect();
    while !matches!(rows.len(), 9 | 18 | 27) {
        if rows.last().is_some_and(|line| is_talk(line.text)) {
            rows.pop();
        } else if rows.first().is_some_and(|line| is_talk(line.text)) {
            rows.remove(0);
        } else {
            return None;
        }
    }
    Some(rows)
}

/// Whether a line has words, or letters that are not all the same and too few digits for a row.
fn is_talk(line: &str) -> bool {
    let mut letters = line.chars().filter(|c| c.is_alphabetic() && !matches!(c, 'x' | 'X'));
    let differ = letters.next().is_some_and(|first| letters.any(|c| c != first));
    let digits = line.chars().filter(char::is_ascii_digit).count();
    // Rows may be in letters.
    let is_row = line.chars().all(|c| !c.is_alphabetic() || "ABCDEFGHIabcdefghixXl".contains(c));
    differ && !is_row && (is_words(line) || digits < 9)
}

/// The signs that may be bars, and how often each is one in a row.
fn signs(rows: &[Span<'_>]) -> Vec<(char, usize)> {
    let count = |row: &Span<'_>, sign: char| row.text.chars().filter(|c| *c == sign).count();
    let mut signs: Vec<(char, usize)> = Vec::new();
    for c in rows[0].text.chars() {
        // `?` is before an only candidate.
        let may_be = !(c.is_whitespace() || c.is_ascii_digit() && c != '0' || c == '?')
            && (!c.is_alphabetic() || LETTERS.contains(&c))
            && (!is_bar(c) || matches!(c, ',' | ';' | '/'))
            && c.len_utf8() < 4;
        let least = rows.iter().map(|row| count(row, c)).min().unwrap_or(0);
        if may_be && COUNTS.contains(&least) && signs.iter().all(|(sign, _)| *sign != c) {
            signs.push((c, least));
        }
    }
    signs.truncate(MOST_SIGNS);
    signs
}

/// A bar of so many bytes.
fn bar(length: usize) -> &'static str {
    match length {
        1 => "|",
        2 => "¦",
        _ => "│",
    }
}

/// The text with bars for the first of these signs in each row, and for all of them in borders; `None` where
/// bars would stand between other cells in one row than in another.
fn replaced(text: &str, rows: &[Span<'_>], signs: &[(char, usize)]) -> Option<String> {
    let mut plain = text.to_owned();
    for line in Span::new(text).content() {
        let is_row = rows.iter().any(|row| row.at == line.at);
        if !is_row && !is_border(line.text) {
            continue;
        }
        for (sign, count) in signs {
            let most = if is_row { *count } else { usize::MAX };
            for (at, c) in line.chars().filter(|(_, c)| c == sign).take(most) {
                plain.replace_range(at..at + c.len_utf8(), bar(c.len_utf8()));
            }
        }
    }
    let mut places = rows.iter().map(|row| places(&plain[row.at..row.end()]));
    let first = places.next()?;
    places.all(|other| first.is_none() || other.is_none() || other == first).then_some(plain)
}

/// How many cells stand before each bar of a row, where each cell is one character.
fn places(row: &str) -> Option<Vec<usize>> {
    let mut cells = 0;
    let mut places = Vec::new();
    for c in row.chars().filter(|c| !c.is_whitespace()) {
        if is_bar(c) {
            places.push(cells);
        } else {
            cells += 1;
        }
    }
    (cells == 9).then_some(places)
}

/// The text without a sign that each row ends with, but perhaps the last; and the same of beginnings.
fn without_edges(text: &str, rows: &[Span<'_>]) -> Vec<String> {
    let is_sign = |c: char| !(is_bar(c) || c.is_alphanumeric() && c != '0');
    let edge = |from_end: bool| {
        let sign = |row: &Span<'_>| {
            let row = row.trim().text;
            if from_end { row.chars().next_back() } else { row.chars().next() }
        };
        let first = sign(&rows[0]).filter(|c| is_sign(*c))?;
        let others = rows.iter().filter(|row| sign(row) != Some(first)).count();
        if others > 1 {
            return None;
        }
        let mut plain = text.to_owned();
        for row in rows.iter().map(|row| row.trim()) {
            let kept = if from_end {
                row.text.trim_end_matches(first)
            } else {
                row.text.trim_start_matches(first)
            };
            let gone = row.text.len() - kept.len();
            // Of a sign for empty cells only one is too many.
            let gone = if super::cells::is_blank(first) { gone.min(1) } else { gone };
            let at = if from_end { row.end() - gone } else { row.at };
            plain.replace_range(at..at + gone, &" ".repeat(gone));
        }
        Some(plain)
    };
    [true, false].into_iter().filter_map(edge).collect()
}
