//! Which format a text resembles most, so that its error is the one that helps.

use super::rows::{self, is_border, is_words};
use super::{ALL, Fault, Format, address, by_name, json, span::Span};
use ninerooks_board::Puzzle;

/// How far a reader got.
pub(super) enum Reach {
    End(Box<Puzzle>),
    Fault(Fault),
}

impl Reach {
    pub(super) fn at(&self) -> usize {
        match self {
            Self::End(_) => usize::MAX,
            Self::Fault(fault) => fault.at,
        }
    }
}

/// The formats: first the one that the text looks like, then the one whose reader gets furthest; of
/// those that get equally far, the one that is seen most. Formats that read the same texts as another
/// are left out.
pub(super) fn nearest(text: &str) -> Vec<(&'static dyn Format, Reach)> {
    const MOST_SEEN: [&str; 4] = ["line", "grid", "pm", "susser"];
    const SAME: [&str; 6] = ["line-0", "grid-borders", "sdm", "ss", "url-sudokuwiki", "markdown"];
    let resembled = resembled(text);
    // Letters are passed over beside candidates, so the reader of these gets far in any line with a wrong one.
    let is_lettered =
        text.split_whitespace().nth(1).is_none() && text.contains(char::is_alphabetic);
    let mut all: Vec<_> = ALL
        .iter()
        .filter(|format| !SAME.contains(&format.name()))
        .map(|format| {
            let reach = match format.parse(text) {
                Ok(puzzle) => Reach::End(Box::new(puzzle)),
                Err(fault) => Reach::Fault(fault),
            };
            (*format, reach)
        })
        .collect();
    all.sort_by_key(|(format, reach)| {
        let seen = MOST_SEEN.iter().position(|name| *name == format.name());
        let is_other = Some(format.name()) != resembled.map(Format::name);
        let is_marks = is_lettered && format.name() == "pm";
        let is_fault = matches!(reach, Reach::Fault(_));
        (
            is_fault,
            is_other,
            is_marks,
            std::cmp::Reverse(reach.at()),
            seen.unwrap_or(MOST_SEEN.len()),
        )
    });
    all
}

/// The format that a text looks like.
fn resembled(text: &str) -> Option<&'static dyn Format> {
    let start = text.trim_start();
    if start.starts_with('<') && !start.starts_with("<mong") {
        return by_name(if start.contains("<td") { "html" } else { "opensudoku" });
    }
    if let Some(at) = json::start(text) {
        let has = |key: &str| text[at..].starts_with('{') && text.contains(key);
        let is_f_puzzles = has("grid") && has("size");
        return by_name(if is_f_puzzles {
            "f-puzzles"
        } else if has("cells") {
            "sudokupad-json"
        } else {
            "json"
        });
    }
    let lines: Vec<_> = Span::new(text).content().collect();
    match lines.as_slice() {
        [] => None,
        [line] => by_name(of_line(*line)),
        _ => by_name(of_block(&lines)),
    }
}

fn of_line(line: Span<'_>) -> &'static str {
    let text = line.text.trim();
    let cells = text.chars().filter(|c| c.is_ascii_digit() || *c == '.').count();
    if address::in_line(line).is_some_and(|address| address.text.len() == text.len()) {
        return "url-sudokuexchange";
    }
    match text {
        _ if text.starts_with(':') => "hodoku",
        _ if text.starts_with('S') && text.get(2..3) == Some("B") => "sudokuwiki",
        _ if text.matches('|').count() > 3 && (text.contains("-=") || text.contains('+')) => "yas",
        _ if cells > 400 => "sukaku",
        _ if text.find(':').is_some_and(|n| n > 60) || text.matches('+').count() > 2 => "susser",
        _ => "line",
    }
}

fn of_block(lines: &[Span<'_>]) -> &'static str {
    let is_row = |line: &&Span<'_>| !is_border(line.text) && !is_words(line.text);
    let rows: Vec<_> = lines.iter().filter(is_row).collect();
    let count = |is_it: &dyn Fn(&Span<'_>) -> bool| rows.iter().filter(|row| is_it(row)).count();
    let most = |is_it: &dyn Fn(&Span<'_>) -> bool| 2 * count(is_it) > rows.len();
    let groups = |row: &Span<'_>| rows::pieces(*row).filter(|piece| piece.text.len() > 1).count();
    if lines.iter().any(|line| line.text.trim_start().starts_with('[')) {
        return "sdk";
    }
    if most(&|row| row.text.matches(['\t', ',', ';']).count() > 6)
        && most(&|row| rows::pieces(*row).count() < 9)
    {
        return "csv";
    }
    if most(&|row| groups(row) > 2 && rows::pieces(*row).count() > 5) {
        return "pm";
    }
    let is_ruled = |row: &Span<'_>| row.text.contains(['|', '│', '┃', '║']);
    if most(&is_ruled)
        && most(&|row| rows::pieces(*row).map(|piece| piece.text.len()).sum::<usize>() < 8)
    {
        return "grid-blanks";
    }
    "grid"
}
