//! Plainer readings of a text that no format reads as it is: without the quotes and brackets around it
//! and the words before it, with known signs for bars, with digits for letters.
//!
//! Nearly all have the bytes of the text at their places, for what is taken away becomes blanks; so a
//! fault in them is a fault of the text. A text that says two puzzles, each in another reading, is refused.

use super::cells::is_cell;
use super::document::Document;
use super::kinds::{Kind, is_speech, kind};
use super::rows::is_border;
use super::span::Span;
use super::{bars, letters, marks, parted};

/// The other readings of a text from which nothing is left to unwrap, the likeliest first.
pub(super) fn readings(text: &str) -> Vec<String> {
    if Document::begun_by(text, 1, 0).is_some() {
        return Vec::new();
    }
    let barred = bars::readings(text);
    let mut all = barred.clone();
    for text in barred.iter().map(String::as_str).chain([text]) {
        all.extend(marks::readings(text));
        all.extend(letters::as_digits(text));
    }
    all.extend(parted::joined(text));
    all
}

/// The text without what is wrapped around its lines, and without the name before it.
pub(super) fn unwrapped(text: &str) -> Option<String> {
    if Document::begun_by(text, 1, 0).is_some() {
        return None; // its brackets say what it is
    }
    let mut plain = text.to_owned();
    let mut lines: Vec<_> = Span::new(text).content().collect();
    let has_row = |line: &Span<'_>| line.split(|c| !is_cell(c)).any(|run| run.text.len() > 8);
    let is_said = |line: &Span<'_>| {
        is_speech(kind(line.text), line.text) && !is_border(line.text) && !has_row(line)
    };
    let last = lines.iter().rposition(|line| !is_said(line))? + 1;
    let first = lines.iter().position(|line| !is_said(line))?;
    for line in lines[..first].iter().chain(&lines[last..]) {
        blank(&mut plain, line.at, line.end());
    }
    lines.truncate(last);
    lines.drain(..first);
    let mut is_first = true;
    for line in lines {
        let mut inner = line.trim();
        let after_name = inner.from(name(inner.text)).trim();
        if is_first && kind(after_name.text) != Kind::Words {
            inner = after_name;
            is_first = after_name.text.is_empty();
        }
        let start =
            inner.text.trim_start_matches(|c: char| c.is_whitespace() || "\"'`([{<".contains(c));
        inner = inner.from(inner.text.len() - start.len());
        // A comma or the like ends a piece only behind a quote or a bracket.
        let is_close = |c: char| "\"'`)]}>".contains(c);
        let is_end = |c: char| c.is_whitespace() || ",;\\".contains(c);
        let end = inner.text.trim_end_matches(is_end);
        if end.ends_with(is_close) {
            inner = inner.to(end.trim_end_matches(|c| is_end(c) || is_close(c)).len());
        }
        blank(&mut plain, line.at, inner.at);
        blank(&mut plain, inner.end(), line.end());
    }
    (plain != text).then_some(plain)
}

/// How long the name is that a line begins with: `puzzle=`, `Game ID: `.
fn name(line: &str) -> usize {
    let Some(sign) = line.find(['=', ':']) else { return 0 };
    let name = &line[..sign];
    let is_name = name.len() <= 40
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(|c| c.is_alphanumeric() || " _-.#$".contains(c))
        && name.chars().filter(|c| c.is_alphabetic() && !matches!(c, 'x' | 'X')).count() > 1;
    if is_name && !line[sign..].starts_with("://") { sign + 1 } else { 0 }
}

/// Makes blanks of a piece of a text.
fn blank(text: &mut String, start: usize, end: usize) {
    if start < end {
        text.replace_range(start..end, &" ".repeat(end - start));
    }
}
