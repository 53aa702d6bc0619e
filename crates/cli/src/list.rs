//! Lists of puzzles as lines with columns, which stay as they were written.

mod columns;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::ops::ControlFlow;
use std::sync::Arc;

use clap::Args;
use ninerooks_lab::Clues;
use ninerooks_text::formats;

use crate::expression::{Columns, Expression};
use crate::fields::{self, Fields};
use crate::input::{Cut, Input, Origin};
use crate::term::talk::Talk;
use crate::value::Kind;
use columns::{broken, is_whole, name, next_to_puzzle, separator};

pub(crate) use columns::cells;

/// How often the same error is reported.
const SAME: usize = 10;

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
    /// The line with the names of the columns, if the first file begins with one.
    pub(crate) head: Option<String>,
    /// One for each file.
    pub(crate) layouts: Vec<Layout>,
    pub(crate) lines: Vec<Line>,
    /// How many lines are no puzzles.
    pub(crate) unreadable: usize,
}

/// The columns of a file.
#[derive(Default)]
pub(crate) struct Layout {
    /// The names of the columns; `c1`, `c2` and so on if the first line does not say them.
    pub(crate) names: Vec<String>,
    /// Whether the first line says them.
    is_named: bool,
    /// What separates them; none as long as there was only one.
    by: Option<char>,
}

/// A line of a list.
pub(crate) struct Line {
    /// As it was written.
    pub(crate) text: String,
    /// Where it is.
    pub(crate) place: String,
    /// The puzzle.
    pub(crate) clues: Clues,
    /// Which layout it has.
    layout: usize,
    /// Which cell the puzzle is, if it is one.
    at: Option<usize>,
}

impl Lists {
    /// Whether none is named, so that standard input is read.
    pub(crate) fn is_empty(&self) -> bool {
        self.lists.is_empty()
    }

    /// What is to be read; nothing when that would be a keyboard that nobody named.
    pub(crate) fn input(&mut self) -> Option<Input> {
        Input::of(std::mem::take(&mut self.lists), Cut::Lines).map(Input::or_nothing)
    }
}

impl Layout {
    pub(crate) fn separator(&self) -> char {
        self.by.unwrap_or(' ')
    }
}

impl Line {
    /// Which column the puzzle is.
    pub(crate) const fn place_of_puzzle(&self) -> Option<usize> {
        self.at
    }
}

impl List {
    /// Reads all lines but blank ones and comments. What is no puzzle is reported, and left out.
    pub(crate) fn read(input: &Input, talk: &Talk) -> Self {
        let mut list = Self::default();
        let errors = Errors::default();
        let mut last: Option<(Origin, usize)> = None;
        let mut is_first = true;
        let _ = input.each(&mut |piece| {
            let text = match &piece.text {
                Ok(text) => text.trim_end_matches(['\r', '\n']).to_owned(),
                Err(message) => {
                    list.unreadable += 1;
                    talk.error(&piece.placed(message));
                    return ControlFlow::Continue(());
                }
            };
            let goes_on =
                |(origin, line): &(Origin, usize)| *origin == piece.origin && *line < piece.line;
            if !last.as_ref().is_some_and(goes_on) {
                list.layouts.push(Layout::default());
                is_first = true;
            }
            last = Some((piece.origin.clone(), piece.line));
            if text.trim().is_empty() || text.starts_with('#') {
                return ControlFlow::Continue(());
            }
            if let Err(message) = list.take(text, piece.placed(""), is_first) {
                list.unreadable += 1;
                errors.say(talk, &piece.placed(""), &message);
            }
            is_first = false;
            ControlFlow::Continue(())
        });
        errors.finish(talk);
        list
    }

    /// Takes a line, of the last file.
    fn take(&mut self, text: String, place: String, is_first: bool) -> Result<(), String> {
        let number = self.layouts.len() - 1;
        let layout = &mut self.layouts[number];
        let by = layout.by.or_else(|| next_to_puzzle(&text)).unwrap_or_else(|| separator(&text));
        let own = cells(&text, by);
        let Some((clues, at)) = puzzle(&text, &own) else {
            if let Some(what) = own.iter().find_map(|cell| broken(cell)) {
                return Err(what);
            }
            if !is_first || own.len() == 1 && text.trim() != "puzzle" {
                return Err("this is no puzzle".to_owned());
            }
            *layout = Layout {
                names: own.iter().map(|cell| name(cell)).collect(),
                is_named: true,
                by: (own.len() > 1).then_some(by),
            };
            if number == 0 {
                self.head = Some(text);
            }
            return Ok(());
        };
        if own.len() > 1 {
            layout.by = Some(by);
        }
        if layout.names.is_empty() {
            // A part of a list that was cut has the columns of the first part.
            let named = self.layouts.first().filter(|first| first.names.len() == own.len());
            let names = named.filter(|first| first.is_named).map(|first| first.names.clone());
            if let Some(names) = names {
                self.layouts[number].names = names;
                self.layouts[number].is_named = true;
            }
        }
        let layout = &mut self.layouts[number];
        if !layout.is_named {
            let more = layout.names.len()..own.len();
            layout.names.extend(more.map(|i| format!("c{}", i + 1)));
        }
        self.lines.push(Line { text, place, clues, layout: number, at });
        Ok(())
    }

    /// Looks at what an expression names, and whether the values of this list go together in it.
    ///
    /// # Errors
    /// When something is neither a field nor a column, or does not go together.
    pub(crate) fn require(&self, expression: &Expression) -> anyhow::Result<()> {
        let names = self.layouts.iter().flat_map(|layout| &layout.names);
        let mut columns: Columns = names.map(|name| (name.clone(), Kind::Any)).collect();
        // Where there is nothing, nobody knows how columns are called.
        if columns.is_empty() {
            return Ok(());
        }
        for name in expression.names().filter(|name| name != "puzzle") {
            if let Some(kind) = columns.get_mut(&name) {
                *kind = self.kind(&name);
            }
        }
        expression.require(&columns).map_err(|message| anyhow::anyhow!(message))
    }

    /// What the lines have in a column: what its cells are, and what is found out where there is none.
    fn kind(&self, name: &str) -> Kind {
        let mut known: Option<Kind> = None;
        for line in &self.lines {
            let layout = self.layout(line);
            let cell = self.columns(line).find(|(column, _)| column == name).map(|(_, cell)| cell);
            let kind = match cell {
                Some(cell) => fields::kind_of_cell(name, &cell, layout.by != Some(',')),
                None => fields::kind(name),
            };
            let Some(kind) = kind else { continue };
            let either = known.map_or(kind, |known| known.or(kind));
            if either == Kind::Any {
                return either;
            }
            known = Some(either);
        }
        known.or_else(|| fields::kind(name)).unwrap_or(Kind::Any)
    }

    /// How a line is divided.
    pub(crate) fn layout(&self, line: &Line) -> &Layout {
        &self.layouts[line.layout]
    }

    /// The cells of a line but for the puzzle.
    pub(crate) fn rest(&self, line: &Line) -> Vec<String> {
        self.without_puzzle(line, &line.text)
    }

    /// The cells of a text that has the columns of this line, but for the puzzle.
    pub(crate) fn without_puzzle(&self, line: &Line, text: &str) -> Vec<String> {
        let cells = cells(text, self.layout(line).separator()).into_iter().enumerate();
        cells.filter(|(i, _)| Some(*i) != line.at).map(|(_, cell)| cell).collect()
    }

    /// The columns of a line that have a value, by their names.
    fn columns(&self, line: &Line) -> impl Iterator<Item = (String, String)> {
        let layout = self.layout(line);
        let columns = layout.names.iter().cloned().zip(cells(&line.text, layout.separator()));
        // The text of the puzzle is a field already, whatever its column is called. What is empty is no value.
        let is_value = |(i, (name, cell)): &(usize, (String, String))| {
            Some(*i) != line.at && !cell.trim().is_empty() && (name != "puzzle" || !is_whole(cell))
        };
        columns
            .enumerate()
            .filter(is_value)
            .map(|(_, column)| column)
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// A line as an expression sees it.
    pub(crate) fn fields(&self, line: &Line) -> Arc<Fields> {
        let has_comma = self.layout(line).by != Some(',');
        Fields::with(line.clues, self.columns(line).collect(), has_comma)
    }
}

/// The first cell of a line that is a puzzle of 81 characters, and which it is; or all of the line, in any format.
fn puzzle(line: &str, cells: &[String]) -> Option<(Clues, Option<usize>)> {
    if let Some(at) = cells.iter().position(|cell| is_whole(cell.trim())) {
        let digit = |byte: u8| if byte.is_ascii_digit() { byte - b'0' } else { 0 };
        let digits: Vec<u8> = cells[at].trim().bytes().map(digit).collect();
        return Some((Clues::new(digits.try_into().ok()?)?, Some(at)));
    }
    let read = formats::read(line).ok()?;
    // A puzzle with rules of its own is more than its givens.
    let clues = read.puzzle.rules.is_none().then(|| Clues::from(&read.puzzle));
    clues.filter(|clues| !clues.is_empty()).map(|clues| (clues, None))
}

/// Errors of lines. The same one is reported some times, and then counted.
#[derive(Default)]
pub(crate) struct Errors(RefCell<BTreeMap<String, usize>>);

impl Errors {
    /// Reports one, unless it was there often.
    pub(crate) fn say(&self, talk: &Talk, place: &str, message: &str) {
        let mut counts = self.0.borrow_mut();
        let count = counts.entry(message.to_owned()).or_default();
        *count += 1;
        if *count <= SAME {
            talk.error(&format!("{place}{message}"));
        }
    }

    /// How many there were beside those that were reported.
    pub(crate) fn finish(&self, talk: &Talk) {
        for (message, count) in self.0.borrow().iter().filter(|(_, count)| **count > SAME) {
            talk.error(&format!("and {} more like this: {message}", count - SAME));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_found_in_any_column() {
        let text = format!("7.2,{}1,x", ".".repeat(80));
        let found = puzzle(&text, &cells(&text, ','));
        assert_eq!(found.map(|(clues, at)| (clues.len(), at)), Some((1, Some(1))));
        assert_eq!(puzzle("er,puzzle,x", &cells("er,puzzle,x", ',')), None);
    }
}
