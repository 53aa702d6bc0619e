//! The table of all puzzles.

use std::fmt::Write;

use ninerooks_text::json::Schema;
use serde::Serialize;

use super::columns::{Column, Scheme};
use super::{Outcome, Table};
use crate::term::output;
use crate::words::plural;

/// What profiles came to over a list.
pub(super) struct Report {
    profile: String,
    pub(super) puzzles: u64,
    columns: Vec<Column>,
    scheme: Scheme,
    /// The whole profile, then each ablation.
    rows: Vec<Row>,
}

/// A profile, and what it came to.
#[derive(Serialize)]
struct Row {
    without: String,
    solved: usize,
    steps: usize,
    /// For each column: how many puzzles take such a step.
    needed: Vec<usize>,
    /// For each column: how many such steps there are.
    taken: Vec<usize>,
    /// For each column: for how many puzzles the hardest step is such a one.
    hardest: Vec<usize>,
}

#[derive(Serialize)]
struct Record<'a> {
    schema: Schema,
    profile: &'a str,
    puzzles: u64,
    classes: Vec<&'a str>,
    rows: &'a [Row],
}

impl Report {
    /// Nothing counted yet, for the profile without these.
    pub(super) fn new<'a>(
        profile: &str,
        scheme: Scheme,
        without: impl Iterator<Item = &'a str>,
    ) -> Self {
        let columns = scheme.columns();
        let none = || vec![0; columns.len()];
        let row = |without: &str| Row {
            without: without.to_owned(),
            solved: 0,
            steps: 0,
            needed: none(),
            taken: none(),
            hardest: none(),
        };
        let rows = without.map(row).collect();
        Self { profile: profile.to_owned(), puzzles: 0, columns, scheme, rows }
    }

    /// Counts what the profiles did for a puzzle; nothing for one that could not be read.
    pub(super) fn add(&mut self, outcomes: &[Outcome]) {
        self.puzzles += u64::from(!outcomes.is_empty());
        for (row, outcome) in self.rows.iter_mut().zip(outcomes) {
            row.solved += usize::from(outcome.solved);
            row.steps += outcome.count();
            for (i, column) in self.columns.iter().enumerate() {
                let taken = outcome.taken(column);
                row.needed[i] += usize::from(taken > 0);
                row.taken[i] += taken;
                let is_hardest =
                    outcome.hardest.is_some_and(|place| column.places.contains(&place));
                row.hardest[i] += usize::from(is_hardest);
            }
        }
    }

    /// The table.
    pub(super) fn write(&self, format: Table) -> String {
        match format {
            Table::Json => output::json_line(&Record {
                schema: Schema::One,
                profile: &self.profile,
                puzzles: self.puzzles,
                classes: self.columns.iter().map(|column| column.id.as_str()).collect(),
                rows: &self.rows,
            }),
            Table::Csv => self.values(),
            Table::Text => {
                let puzzles = plural(self.puzzles, "puzzle", "puzzles");
                let body = match self.scheme {
                    Scheme::Techniques => self.by_technique(),
                    Scheme::Assistant => self.in_letters(),
                };
                format!("{}: {puzzles}\n\n{body}", self.profile)
            }
        }
    }

    fn values(&self) -> String {
        let ids: Vec<&str> = self.columns.iter().map(|column| column.id.as_str()).collect();
        let head = format!("without,puzzles,solved,steps,{}\n", ids.join(","));
        let line = |row: &Row| {
            let needed: Vec<String> = row.needed.iter().map(ToString::to_string).collect();
            let Row { without, solved, steps, .. } = row;
            format!("{without},{},{solved},{steps},{}\n", self.puzzles, needed.join(","))
        };
        std::iter::once(head).chain(self.rows.iter().map(line)).collect()
    }

    /// A line for each profile.
    fn runs(&self, columns: &str, values: impl Fn(&Row) -> String) -> String {
        let name = |row: &Row| match row.without.as_str() {
            "" => "as it is".to_owned(),
            without => format!("without {without}"),
        };
        let lettered = |(i, row): (usize, &Row)| match (self.scheme, self.rows.len()) {
            (Scheme::Techniques, 2..) => format!("({}) {}", letter(i), name(row)),
            _ => name(row),
        };
        let names: Vec<String> = self.rows.iter().enumerate().map(lettered).collect();
        let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let mut text = format!("{:wide$}   solved{columns}\n", "");
        for (name, row) in names.iter().zip(&self.rows) {
            let _ = writeln!(text, "{name:wide$}{:>9}{}", row.solved, values(row));
        }
        text
    }

    /// A column for each class, and a line for each profile.
    fn in_letters(&self) -> String {
        let cells = |values: &mut dyn Iterator<Item = String>| -> String {
            values.map(|value| format!("{value:>7}")).collect::<Vec<_>>().concat()
        };
        let head = cells(&mut self.columns.iter().map(|column| column.name.clone()));
        let mut text =
            self.runs(&head, |row| cells(&mut row.needed.iter().map(ToString::to_string)));
        text += "\nHow many puzzles take a step of\n";
        for column in &self.columns {
            let _ = writeln!(text, "  {:<2}  {}", column.name, column.about);
        }
        text
    }

    /// A line for each family and technique of which a step was taken.
    fn by_technique(&self) -> String {
        let mut text = self.runs("    steps", |row| format!("{:>9}", row.steps));
        let Some((whole, others)) = self.rows.split_first() else { return text };
        let used: Vec<usize> = (0..self.columns.len())
            .filter(|i| self.rows.iter().any(|row| row.taken[*i] > 0))
            .collect();
        if used.is_empty() {
            return text + "\nNo step was taken.\n";
        }
        let label = |column: &Column| {
            if column.is_technique { format!("  {}", column.name) } else { column.name.clone() }
        };
        let labels = used.iter().map(|i| label(&self.columns[*i]));
        let wide = labels.map(|label| label.chars().count()).max().unwrap_or(0);
        let _ = write!(text, "\n{:wide$}{:>9}{:>9}{:>9}", "", "puzzles", "steps", "hardest");
        for i in 0..others.len() {
            let _ = write!(text, "{:>9}", format!("({})", letter(i + 1)));
        }
        text.push('\n');
        for i in used {
            let label = label(&self.columns[i]);
            let (needed, taken) = (whole.needed[i], whole.taken[i]);
            let _ = write!(text, "{label:wide$}{needed:>9}{taken:>9}{:>9}", whole.hardest[i]);
            for row in others {
                let _ = write!(text, "{:>9}", row.needed[i]);
            }
            text.push('\n');
        }
        text + "\npuzzles  how many puzzles take such a step\n\
                steps    how many such steps are taken\n\
                hardest  for how many puzzles no later technique of the profile is needed\n"
            + match others {
                [] => "",
                _ => "(b) …    how many puzzles take such a step in that run\n",
            }
    }
}

/// The letter of a run; after `z` they begin anew.
fn letter(run: usize) -> char {
    char::from(b'a' + u8::try_from(run % 26).unwrap_or_default())
}
