//! A walkthrough as forums take it.

use std::fmt::Write;

use ninerooks_board::Grid;
use ninerooks_step::Step;

use super::{Options, candidates, entries, givens};

/// A path as text for a forum, with `BBCode`: the givens, the grid with its candidates before each step beyond singles,
/// and the digits that are reached.
pub fn forum<'a>(
    start: &Grid,
    path: impl IntoIterator<Item = (Grid, &'a Step)>,
    end: &Grid,
    options: &Options<'_>,
) -> String {
    let mut text = String::new();
    if !options.title.is_empty() {
        let _ = writeln!(text, "[b]{}[/b]", options.title);
    }
    code(&mut text, &givens(start));
    // Singles that follow each other are a list, without lines between them.
    let mut was_single = false;
    for entry in entries(path, options) {
        let is_single = entry.step.is_none_or(Step::is_single);
        if !(is_single && was_single) {
            text.push('\n');
        }
        was_single = is_single;
        if entry.step.is_some_and(|step| !step.is_single()) {
            code(&mut text, &candidates(&entry.before));
        }
        let (number, name) = entry.heading().split_once(' ').map(own).unwrap_or_default();
        let _ = writeln!(text, "{number} [b]{name}[/b]: {}", entry.line);
        if let Some(reasons) = entry.reasons(options) {
            let _ = writeln!(text, "{reasons}");
        }
    }
    text.push('\n');
    if end.is_solved() {
        code(&mut text, &end.to_string());
    } else {
        code(&mut text, &candidates(end));
    }
    if !options.end.is_empty() {
        let _ = writeln!(text, "{}", options.end);
    }
    text
}

fn own((number, name): (&str, &str)) -> (String, String) {
    (number.to_owned(), name.to_owned())
}

/// Something in letters of one width.
fn code(text: &mut String, what: &str) {
    let _ = writeln!(text, "[code]\n{what}\n[/code]");
}
