//! Nine rows in one line, with something between that is in no grid, or that could be a cell and is
//! none: `080000005.000835410.903407820.…`, `4.....8.5\n.3.......\n…`.

use super::cells;
use super::rows::is_bar;
use super::span::Span;

/// The longest separator: `&#13;&#10;`.
const LONGEST: usize = 10;

/// Separators with letters or digits in them.
const NAMED: [&str; 10] =
    ["\\n", "\\r\\n", "\\r", "%0A", "%0D%0A", "<br>", "<br/>", "<br />", "&#10;", "&#13;&#10;"];

/// A puzzle in such a line: from where to where, its cells, and whether a plain grid has such
/// separators too.
struct Found {
    start: usize,
    end: usize,
    cells: String,
    is_plain: bool,
}

/// The text with the 81 cells of its only line side by side.
pub(super) fn joined(text: &str) -> Option<String> {
    let mut lines = Span::new(text).content();
    let (line, None) = (lines.next()?, lines.next()) else { return None };
    let found = find(line.text)?;
    let (start, end) = (line.at + found.start, line.at + found.end);
    Some(format!("{} {} {}", &text[..start], found.cells, &text[end..]))
}

/// Whether a line has a puzzle in it that is parted by something that no grid has.
pub(super) fn is_one(line: &str) -> bool {
    find(line).is_some_and(|found| !found.is_plain)
}

fn find(line: &str) -> Option<Found> {
    // Most lines are too short, or have no row.
    if line.len() < 89 || line.len() > 1000 {
        return None;
    }
    let chars: Vec<(usize, char)> = line.char_indices().collect();
    let begins = |n: &usize| {
        cells::is_cell(chars[*n].1)
            && (*n == 0
                || !cells::is_cell(chars[*n - 1].1)
                || *n == 1
                || !cells::is_cell(chars[*n - 2].1))
    };
    let last = chars.len().checked_sub(89)?;
    let mut all = (0..=last).filter(begins).flat_map(|start| {
        let chars = &chars;
        (1..=LONGEST).filter_map(move |length| at(line, chars, start, length))
    });
    let first = all.next()?;
    // With two readings it is none.
    all.all(|other| other.cells == first.cells).then_some(first)
}

/// The puzzle that begins at a character, with separators of this length.
fn at(line: &str, chars: &[(usize, char)], start: usize, length: usize) -> Option<Found> {
    let end = start + 81 + 8 * length;
    let separator = chars.get(start + 9..start + 9 + length)?;
    if end > chars.len() {
        return None;
    }
    let mut cells = String::with_capacity(81);
    for row in 0..9 {
        let begin = start + row * (9 + length);
        let is_parted = row == 0
            || chars[begin - length..begin]
                .iter()
                .map(|(_, c)| c)
                .eq(separator.iter().map(|(_, c)| c));
        if !is_parted || !chars[begin..begin + 9].iter().all(|(_, c)| cells::is_cell(*c)) {
            return None;
        }
        cells.extend(chars[begin..begin + 9].iter().map(|(_, c)| c));
    }
    let separator: String = separator.iter().map(|(_, c)| c).collect();
    let mut blanks: Vec<char> = cells.chars().filter(|c| cells::is_blank(*c)).collect();
    blanks.dedup();
    let is_free = |c: char| !(cells::is_cell(c) || c.is_alphanumeric());
    let single = (length == 1).then(|| separator.chars().next()).flatten();
    let is_end = |n: Option<usize>, beyond: Option<usize>| {
        let sign = |n: Option<usize>| n.and_then(|n| chars.get(n)).map(|(_, c)| *c);
        sign(n).is_none_or(|c| is_free(c) || c == '\\')
            || sign(n).is_some() && sign(n) == single && sign(beyond).is_none_or(is_free)
    };
    let behind = line.get(chars.get(end).map_or(line.len(), |(at, _)| *at)..).unwrap_or_default();
    let ends = behind.starts_with(&separator) || is_end(Some(end), Some(end + 1));
    // A sign that could be an empty cell is none where another stands for those.
    let is_sign = |c: char| is_free(c) || cells::is_blank(c);
    let is_separator = NAMED.contains(&separator.as_str())
        || separator.chars().all(is_sign)
            && !separator.contains(blanks.first().copied().unwrap_or('.'));
    let fits = blanks.len() == 1
        && is_separator
        && is_end(start.checked_sub(1), start.checked_sub(2))
        && ends;
    let is_plain = separator.chars().all(is_bar);
    let offset = |n: usize| chars.get(n).map_or(line.len(), |(at, _)| *at);
    let end = offset(end) + if behind.starts_with(&separator) { separator.len() } else { 0 };
    fits.then(|| Found { start: offset(start), end, cells, is_plain })
}
