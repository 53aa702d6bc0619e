//! A line for each puzzle: how it ended, and its hardest step.

use ninerooks_board::Puzzle;
use ninerooks_logic::techniques;
use ninerooks_step::Info;
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::{Outcome, Table};
use crate::input::Piece;
use crate::puzzle;
use crate::term::output;

/// What the values with commas are.
pub(super) const HEAD: &str = "puzzle,solved,steps,hardest\n";

#[derive(Serialize)]
struct Record<'a> {
    schema: Schema,
    puzzle: &'a str,
    solved: bool,
    steps: usize,
    /// The technique of the hardest step.
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
}

pub(super) fn line(piece: &Piece, puzzle: &Puzzle, outcome: &Outcome, format: Table) -> String {
    let shown = puzzle::recorded(piece, puzzle);
    let steps = outcome.count();
    let hardest: Option<&'static Info> = outcome.hardest.map(|place| techniques::ALL[place].info());
    match format {
        Table::Text => {
            let end = if outcome.solved { "solved" } else { "open" };
            let hardest = hardest.map_or("no step", |info| info.name);
            format!("{shown} {end:<6} {steps:>3}  {hardest}\n")
        }
        Table::Csv => {
            let hardest = hardest.map_or("", |info| info.id);
            // A puzzle in pencil marks may have line breaks, or commas.
            let shown = if shown.contains(['\n', ',', '"']) {
                format!("\"{}\"", shown.replace('"', "\"\""))
            } else {
                shown
            };
            format!("{shown},{},{steps},{hardest}\n", outcome.solved)
        }
        Table::Json => output::json_line(&Record {
            schema: Schema::One,
            puzzle: &shown,
            solved: outcome.solved,
            steps,
            hardest: hardest.map(|info| info.id),
            line: piece.line_number(),
        }),
    }
}
