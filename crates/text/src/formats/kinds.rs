//! What a line of a longer text is: part of a puzzle, a puzzle by itself, or neither.

use super::clean::Clean;
use super::rows::{self, is_border, is_row_of_cells, is_words, labels, pieces};
use super::sdk::{self, Section};
use super::span::{Span, is_comment};
use super::{ALL, Layout, cells, csv, document, letters, parted};

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Blank,
    Comment,
    Border,
    /// The labels over a picture of this program.
    Labels,
    Header,
    Section(Section),
    /// A puzzle by itself, or meant as one.
    Whole,
    Row,
    /// A row with a label before it.
    Labelled,
    Words,
    Other,
}

pub(super) fn kind(line: &str) -> Kind {
    let clean = Clean::of(line);
    let span = Span::new(&clean.text);
    if csv::is_row(span) {
        return Kind::Row;
    }
    if span.text.trim().is_empty() {
        return Kind::Blank;
    }
    if sdk::header(span.text).is_some() {
        return Kind::Header;
    }
    if is_comment(span.text) || document::is_end(span.text) {
        return Kind::Comment;
    }
    if let Some(section) = sdk::section(span.text) {
        return Kind::Section(section);
    }
    if labels(span.text).is_some() {
        return Kind::Labels;
    }
    if is_border(span.text) {
        return Kind::Border;
    }
    if is_whole(span) || parted::is_one(span.text) {
        return Kind::Whole;
    }
    if letters::is_row(span.text) {
        return Kind::Row;
    }
    // What is behind a frame says nothing of the row.
    let (span, _) = rows::framed(span);
    let (core, _) = rows::core(span);
    if core.at > span.at {
        return Kind::Labelled;
    }
    if is_row_of_cells(span) || pieces(core).count() == 9 && !is_words(core.text) {
        return Kind::Row;
    }
    if is_words(span.text) { Kind::Words } else { Kind::Other }
}

/// Whether a line is a puzzle by itself, or so long without a gap that it must be meant as one.
fn is_whole(line: Span<'_>) -> bool {
    let is_long = |run: Span<'_>| run.text.chars().count() >= 40 && !has_cell_name(run.text);
    line.split(|c| c.is_whitespace() || c == '|').any(is_long)
        || ALL.iter().any(|format| format.layout() == Layout::Line && format.fits(line.text))
}

/// Whether `r1c1` or the like stands in a text: a step in words, then.
fn has_cell_name(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_named =
        |w: &[u8]| w[0] == b'r' && w[1].is_ascii_digit() && (w[2] == b'c' || w[2].is_ascii_digit());
    bytes.windows(3).any(is_named)
}

/// Whether a line may be between pictures: words, and steps in notation.
pub(super) fn is_talk(line: &str) -> bool {
    !matches!(kind(line), Kind::Row | Kind::Labelled | Kind::Labels | Kind::Whole | Kind::Header)
}

/// Whether a line is neither empty nor a header nor a border.
pub(super) fn is_cells(line: &str) -> bool {
    let kind = kind(line);
    !matches!(kind, Kind::Blank | Kind::Comment | Kind::Header | Kind::Border | Kind::Labels)
}

/// Whether a line says something about puzzles, and is no part of one: it has words or letters, or
/// signs that are in no grid, and no run of cells.
pub(super) fn is_speech(kind: Kind, line: &str) -> bool {
    match kind {
        Kind::Words | Kind::Other => {}
        // Of themselves these are no part of a puzzle.
        kind => return matches!(kind, Kind::Blank | Kind::Comment | Kind::Border | Kind::Labels),
    }
    let clean = Clean::of(line);
    let text = clean.text.as_ref();
    let runs = text.split(|c: char| !cells::is_cell(c)).map(str::len);
    let mut letters = text.chars().filter(|c| c.is_alphabetic() && !cells::is_blank(*c));
    // A letter that is always the same may be a bar.
    let has_letters = letters.next().is_some_and(|first| letters.any(|c| c != first));
    // Nine cells with candidates, of which letters mark some.
    let groups =
        text.split(rows::is_bar).filter(|group| group.contains(|c: char| c.is_ascii_digit()));
    let is_marked_row = || groups.count() >= 9;
    let is_strange = |c: char| !(c.is_whitespace() || cells::is_cell(c) || rows::is_bar(c));
    match (kind, runs.clone().max().unwrap_or(0)) {
        (_, 20..) => false,
        // A row in letters, between bars that are not known yet.
        _ if letters::is_barred_row(text) => false,
        (Kind::Words, _) => true,
        _ if has_letters && is_marked_row() => false,
        _ if has_letters => runs.sum::<usize>() < 20,
        // A row of empty cells has nine.
        _ => {
            let has_digit = text.contains(|c: char| c.is_ascii_digit());
            !has_digit && text.contains(is_strange) && runs.sum::<usize>() < 6
        }
    }
}

/// Whether a line is one word, as a puzzle is that has been damaged beyond recognition.
pub(super) fn is_one_word(line: &str) -> bool {
    line.split_whitespace().count() == 1
}
