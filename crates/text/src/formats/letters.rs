//! Puzzles in letters: `A` to `I` for 1 to 9, or `a` to `i`, and nothing else but signs for empty cells.
//!
//! Letters and digits in one puzzle have no meaning that all agree on: in some programs' texts letters are
//! givens and digits were placed, in others there are letters beyond `I`. They are refused.

use super::cells;
use super::rows::{is_bar, is_border, is_words};
use super::span::Span;

/// The text with digits for letters.
pub(super) fn as_digits(text: &str) -> Option<String> {
    let mut lines: Vec<_> = Span::new(text).content().filter(|l| !is_border(l.text)).collect();
    // Words, and what rows in letters have not: `ER 9.0`.
    let is_talk = |line: &Span<'_>| cells_of(line.text).is_none();
    let mut talk = Vec::new();
    while lines.last().is_some_and(is_talk) {
        talk.extend(lines.pop());
    }
    let first = lines.iter().position(|line| !is_talk(line))?;
    talk.extend(lines.drain(..first));
    let counts: Option<Vec<usize>> = lines.iter().map(|line| cells_of(line.text)).collect();
    let counts = counts?;
    let is_grid = counts == [81] || counts == [9; 9];
    let letters = || lines.iter().flat_map(|line| line.text.chars()).filter(|c| is_letter(*c));
    let is_small = letters().next()?.is_lowercase();
    if !is_grid || letters().any(|c| c.is_lowercase() != is_small) {
        return None;
    }
    let mut plain = text.to_owned();
    // What is no word is a row to those who read digits.
    for line in talk.iter().filter(|line| !is_words(line.text)) {
        plain.replace_range(line.at..line.end(), &" ".repeat(line.end() - line.at));
    }
    for (at, c) in lines.iter().flat_map(|line| line.chars()).filter(|(_, c)| is_letter(*c)) {
        let digit = u32::from(c.to_ascii_uppercase()) - u32::from('A') + u32::from('1');
        plain.replace_range(at..=at, &char::from_u32(digit)?.to_string());
    }
    Some(plain)
}

/// Whether a line is a row in letters: nine cells, no letter twice.
pub(super) fn is_row(line: &str) -> bool {
    let mut letters: Vec<char> = line.chars().filter(|c| is_letter(*c)).collect();
    letters.sort_unstable();
    let count = letters.len();
    letters.dedup();
    count > 0 && letters.len() == count && cells_of(line) == Some(9)
}

/// Whether a line may be a row in letters between some signs: nine cells of which some are empty, or with a sign for
/// empty cells as bar: `.FEx.AxC.BxD.`, `.AHB.IDF.CEG.`.
pub(super) fn is_barred_row(line: &str) -> bool {
    let is_cell = |c: char| is_letter(c) || cells::is_blank(c);
    let cells = line.chars().filter(|c| is_cell(*c)).count();
    let is_between_boxes = |bar: char| {
        let bars = line.chars().filter(|c| *c == bar).count();
        cells::is_blank(bar) && matches!(bars, 2..=4) && cells == 9 + bars
    };
    !line.chars().any(|c| c.is_alphanumeric() && !is_cell(c))
        && line.contains(cells::is_blank)
        && (cells == 9 || line.chars().any(is_between_boxes))
}

fn is_letter(c: char) -> bool {
    matches!(c, 'A'..='I' | 'a'..='i')
}

/// How many cells a line has, if it has nothing else and no digit.
fn cells_of(line: &str) -> Option<usize> {
    let is_cell = |c: char| is_letter(c) || cells::is_blank(c);
    let mut cells = line.chars().filter(|c| !is_bar(*c));
    let count = cells.clone().count();
    cells.all(is_cell).then_some(count)
}
