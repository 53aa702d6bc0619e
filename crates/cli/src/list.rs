//! Lists of puzzles as lines with columns, which stay as they were written.

use std::ffi::OsString;
use std::ops::ControlFlow;
use std::sync::Arc;

use clap::Args;
use ninerooks_lab::Clues;
use ninerooks_text::formats;

use crate::expression::Expression;
use crate::fields::Fields;
use crate::input::{Cut, Input};
use crate::term::talk::Talk;

/// Where lists come from.
#[derive(Args)]
pub(crate) struct Lists {
    /// Lists of puzzles, or `-` for standard input
    #[arg(value_name = "FILE|-")]
    lists: Vec<OsString>,
}

/// A list: text, or columns separated by tabs, commas, semicolons or blanks.
#[derive(Default)]
pub(crate) struct List {
    /// The line with the names of the columns, if the first one has no puzzle.
    pub(crate) head: Option<String>,
    /// The names of the columns; `c1`, `c2` and so on if there is no such line.
    pub(crate) names: Vec<String>,
    pub(crate) lines: Vec<Line>,
    /// How many lines are no puzzles.
    pub(crate) unreadable: usize,
}

/// A line of a list.
pub(crate) struct Line {
    /// As it was written.
    pub(crate) text: String,
    /// Where it is.
    pub(crate) place: String,
    /// The puzzle; none where there is none.
    pub(crate) clues: Option<Clues>,
}

impl Lists {
    /// What is to be read; nothing when that would be a keyboard that nobody named.
    pub(crate) fn input(&mut self) -> Option<Input> {
        Input::of(std::mem::take(&mut self.lists), Cut::Lines)
    }
}

impl List {
    /// Reads all lines but blank ones and comments. What is no puzzle is reported, and left out.
    pub(crate) fn read(input: &Input, talk: &Talk) -> Self {
        let mut list = Self::default();
        let mut count = 0;
        let _ = input.each(&mut |piece| {
            let text = match &piece.text {
                Ok(text) => text.trim_end_matches(['\r', '\n']).to_owned(),
                Err(message) => {
                    list.unreadable += 1;
                    talk.error(&piece.placed(message));
                    return ControlFlow::Continue(());
                }
            };
            if text.trim().is_empty() || text.starts_with('#') {
                return ControlFlow::Continue(());
            }
            let clues = puzzle(&text);
            let columns = cells(&text).len();
            if clues.is_none() && piece.line <= 1 && (columns > 1 || text.trim() == "puzzle") {
                // Of several files the first one says how columns are called.
                if list.head.is_none() && count == 0 {
                    list.names = cells(&text).iter().map(|cell| name(cell)).collect();
                    list.head = Some(text);
                }
                return ControlFlow::Continue(());
            }
            if clues.is_none() {
                list.unreadable += 1;
                talk.error(&piece.placed("this is no puzzle"));
                return ControlFlow::Continue(());
            }
            count += 1;
            if list.head.is_none() {
                list.names.extend((list.names.len()..columns).map(|i| format!("c{}", i + 1)));
            }
            list.lines.push(Line { text, place: piece.placed(""), clues });
            ControlFlow::Continue(())
        });
        list
    }

    /// Looks at what an expression names.
    ///
    /// # Errors
    /// When it is neither a field nor a column.
    pub(crate) fn require(&self, expression: &Expression) -> anyhow::Result<()> {
        expression.require(&self.names).map_err(|message| anyhow::anyhow!(message))
    }

    /// A line as an expression sees it.
    pub(crate) fn fields(&self, line: &Line) -> Arc<Fields> {
        let columns = self.names.iter().cloned().zip(cells(&line.text));
        // The text of the puzzle is a field already, whatever its column is called.
        let columns = columns.filter(|(_, cell)| puzzle(cell).is_none()).collect();
        Fields::with(line.clues.unwrap_or_default(), columns)
    }
}

/// The first cell of a line that is a puzzle of 81 characters; or all of it, in any format.
fn puzzle(line: &str) -> Option<Clues> {
    let is_one = |cell: &String| {
        cell.len() == 81 && cell.bytes().all(|b| b.is_ascii_digit() || b".*_-xX".contains(&b))
    };
    if let Some(cell) = cells(line).iter().find(|cell| is_one(cell)) {
        let digit = |byte: u8| if byte.is_ascii_digit() { byte - b'0' } else { 0 };
        return Clues::new(cell.bytes().map(digit).collect::<Vec<u8>>().try_into().ok()?);
    }
    formats::read(line).ok().map(|read| Clues::from(&read.puzzle)).filter(|clues| !clues.is_empty())
}

/// What separates the columns of a line.
pub(crate) fn separator(line: &str) -> char {
    ['\t', ',', ';'].into_iter().find(|c| line.contains(*c)).unwrap_or(' ')
}

/// The cells of a line. Cells of CSV may be in quotation marks.
pub(crate) fn cells(line: &str) -> Vec<String> {
    let by = separator(line);
    if by == ' ' {
        return line.split_whitespace().map(str::to_owned).collect();
    }
    let (mut cells, mut cell, mut is_quoted) = (Vec::new(), String::new(), false);
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if is_quoted && chars.peek() == Some(&'"') => {
                cell.push('"');
                chars.next();
            }
            '"' => is_quoted = !is_quoted,
            c if c == by && !is_quoted => cells.push(std::mem::take(&mut cell)),
            c => cell.push(c),
        }
    }
    cells.push(cell);
    cells
}

/// The name of a column as an expression can have it.
fn name(text: &str) -> String {
    let sign = |c: char| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '_' };
    let name: String = text.trim().trim_start_matches('#').trim().chars().map(sign).collect();
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("c{name}") } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_all_kinds_of_lines() {
        assert_eq!(cells("a\tb c\t"), ["a", "b c", ""]);
        assert_eq!(cells("a,\"b,\"\"c\"\"\",d"), ["a", "b,\"c\"", "d"]);
        assert_eq!(cells("a  b"), ["a", "b"]);
        assert_eq!((name("# Puzzle"), name("11+")), ("puzzle".to_owned(), "c11_".to_owned()));
    }

    #[test]
    fn a_puzzle_is_found_in_any_column() {
        let text = format!("7.2,{}1,x", ".".repeat(80));
        assert_eq!(puzzle(&text).map(|clues| clues.len()), Some(1));
        assert_eq!(puzzle("er,puzzle,x"), None);
    }
}
