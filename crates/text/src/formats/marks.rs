//! Pencil marks with signs between the candidates of a cell: `5/6`, `5,6`, `{5, 6}`, or blanks where bars,
//! tabs or semicolons part the cells.

use super::rows::{is_border, is_rule, is_words};
use super::span::Span;

/// What parts cells, and what parts the candidates of a cell then.
const WAYS: [(&str, &str); 5] =
    [(" \t|¦│┃║", ",/;&"), ("\t", " ,/;&"), ("|¦│┃║", " ,/;&"), (";", " ,/&"), (",", " /&")];

/// The text in all ways in which its nine rows are nine groups each, with `+` for what parts the
/// candidates of a group.
pub(super) fn readings(text: &str) -> Vec<String> {
    let mut rows: Vec<_> = Span::new(text).content().filter(|l| !is_border(l.text)).collect();
    rows.retain(|row| !is_words(row.text));
    if rows.len() > 9 {
        // Each cell has a candidate; what has fewer is said of the puzzle: `ER 9.0`.
        rows.retain(|row| row.text.chars().filter(char::is_ascii_digit).count() >= 9);
    }
    if rows.len() != 9 {
        return Vec::new();
    }
    let way = |(outer, inner): &(&str, &str)| {
        let mut plain = text.to_owned();
        rows.iter().try_for_each(|row| join(&mut plain, *row, outer, inner))?;
        (plain != text).then_some(plain)
    };
    WAYS.iter().filter_map(way).collect()
}

/// Whether a line is nine groups of candidates, the first of them in brackets: no list of a program then.
pub(super) fn is_row_in_brackets(line: &str) -> bool {
    if !line.starts_with(['{', '[', '(']) {
        return false;
    }
    let mut depth = 0usize;
    let mut groups = vec![String::new()];
    for c in line.chars() {
        depth = match c {
            '{' | '(' | '[' => depth + 1,
            '}' | ')' | ']' => depth.saturating_sub(1),
            _ => depth,
        };
        match groups.last_mut() {
            Some(group) if depth > 0 || !(c.is_whitespace() || is_rule(c)) => group.push(c),
            _ => groups.push(String::new()),
        }
    }
    groups.retain(|group| group.contains(|c: char| c.is_ascii_digit()));
    let rises = |group: &String| {
        let digits: Vec<char> = group.chars().filter(char::is_ascii_digit).collect();
        digits[0] > '0' && digits.is_sorted_by(|a, b| a < b)
    };
    groups.len() == 9 && groups.iter().all(rises)
}

/// Joins the candidates of each cell of a row, if there are nine cells.
fn join(plain: &mut String, row: Span<'_>, outer: &str, inner: &str) -> Option<()> {
    let chars: Vec<(usize, char)> = row.chars().collect();
    let mut cells: Vec<Vec<(usize, char)>> = vec![Vec::new()];
    let mut depth = 0usize;
    for &(at, c) in &chars {
        depth = match c {
            '{' | '(' | '[' => depth + 1,
            '}' | ')' | ']' => depth.saturating_sub(1),
            _ => depth,
        };
        let is_between = depth == 0 && outer.contains(c);
        match cells.last_mut() {
            Some(cell) if !is_between => cell.push((at, c)),
            _ => cells.push(Vec::new()),
        }
    }
    cells.retain(|cell| cell.iter().any(|(_, c)| !c.is_whitespace() && !inner.contains(*c)));
    if cells.len() != 9 || depth > 0 {
        return None;
    }
    // Where blanks are in cells, nothing but their order says that candidates are of the same cell.
    let rises = |cell: &Vec<(usize, char)>| {
        let digits: Vec<char> = cell.iter().map(|(_, c)| *c).filter(char::is_ascii_digit).collect();
        digits.is_sorted_by(|a, b| a < b)
    };
    if inner.contains(' ') && !cells.iter().all(rises) {
        return None;
    }
    for cell in cells {
        let is_part = |(_, c): &(usize, char)| {
            c.is_whitespace() || inner.contains(*c) || matches!(c, ',' | '/' | ';')
        };
        let begin = cell.iter().position(|part| !is_part(part))?;
        let end = cell.iter().rposition(|part| !is_part(part))?;
        for (n, part) in cell.iter().enumerate().filter(|(_, part)| is_part(part)) {
            let sign = if (begin..=end).contains(&n) { "+" } else { " " };
            plain.replace_range(
                part.0..part.0 + part.1.len_utf8(),
                sign.repeat(part.1.len_utf8()).as_str(),
            );
        }
    }
    Some(())
}
