//! `ninerooks stats`: which kinds of technique the puzzles of a list need.

use clap::{Args, ValueEnum};
use ninerooks_exact::diagnose;
use ninerooks_logic::{CLASSES, Checking, Profile, Status, solve};
use ninerooks_text::formats::Format;
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::Setting;
use crate::args::{self, Puzzles};
use crate::batch::Answer;
use crate::chosen::{Chosen, Techniques};
use crate::diagnosis::{self, Degree};
use crate::exit::Exit;
use crate::input::Piece;
use crate::names::{self, Group};
use crate::output;
use crate::puzzle;
use crate::talk::Complaint;
use crate::words::plural;

/// Count which kinds of technique the puzzles of a list need
///
/// Solves each puzzle with the profile, each step checked, and once more without each of the groups
/// that --ablate names. Prints how many puzzles are solved, and how many take a step of each class;
/// the classes are those of the Sudoku Assistant's own tables. The exit code is 1 if the whole
/// profile leaves a puzzle open.
#[derive(Args)]
#[command(
    after_help = "Classes: B bent naked subsets; A almost-locked sets and grids; Ms Medusa with \
    strong chains; Mw with weak links; a almost-locked sets and ranges with chains; H hypothesis; \
    T both ways from a pair; + and ++ depth."
)]
pub(crate) struct Stats {
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    techniques: Techniques,
    /// Leave these out, one at a time: techniques, or als, sets, ranges, fins, bent, hinge, medusa,
    /// large-grids, both-ways, depth, hypotheses; `als+hinge` leaves out both at once
    #[arg(long, value_name = "GROUP,…", value_delimiter = ',', value_parser = names::GroupName,
          hide_possible_values = true)]
    ablate: Vec<Group>,
    /// How to write the table
    #[arg(long, value_enum, default_value_t)]
    format: Table,
}

/// How the table is written.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Table {
    /// Columns, for people.
    #[default]
    Text,
    /// Comma-separated values.
    Csv,
    /// A JSON object.
    Json,
}

/// A profile, and what it came to.
#[derive(Serialize)]
struct Row {
    without: String,
    solved: usize,
    steps: usize,
    /// How many puzzles take a step of the class, for each class.
    needed: Vec<usize>,
}

#[derive(Serialize)]
struct Report<'a> {
    schema: Schema,
    profile: &'a str,
    puzzles: u64,
    classes: Vec<&'static str>,
    rows: &'a [Row],
}

pub(super) fn run(mut command: Stats, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(args::help("stats", setting.talk)) };
    let Stats { puzzles, techniques, ablate, format } = command;
    let Chosen { profile, name } = techniques.choose(setting.talk);
    let without = |group: &Group| {
        let mut profile = profile.clone();
        for id in group.ids() {
            profile.switch(id, false);
        }
        profile
    };
    let profiles: Vec<Profile> =
        std::iter::once(profile.clone()).chain(ablate.iter().map(without)).collect();
    let names = std::iter::once("").chain(ablate.iter().map(|group| group.name.as_str()));
    let row = |without: &str| Row {
        without: without.to_owned(),
        solved: 0,
        steps: 0,
        needed: vec![0; CLASSES.len()],
    };
    let mut rows: Vec<Row> = names.map(row).collect();
    let mut count = 0u64;
    let from = puzzles.from;
    let exit = setting.batch(input, false).run(
        move |piece| answer(piece, from, &profiles),
        |outcomes: Vec<Outcome>| {
            count += u64::from(!outcomes.is_empty());
            for (row, outcome) in rows.iter_mut().zip(outcomes) {
                row.solved += usize::from(outcome.solved);
                row.steps += outcome.steps;
                for (i, needed) in row.needed.iter_mut().enumerate() {
                    *needed += usize::from(outcome.classes >> i & 1 == 1);
                }
            }
        },
    )?;
    output::print(&table(format, &name, count, &rows))?;
    Ok(exit)
}

/// What a profile did for a puzzle.
struct Outcome {
    solved: bool,
    steps: usize,
    /// A bit for each class.
    classes: u32,
}

fn answer(
    piece: &Piece,
    from: Option<&'static dyn Format>,
    profiles: &[Profile],
) -> Answer<Vec<Outcome>> {
    let puzzle = match piece.puzzle(from) {
        Ok(puzzle) => puzzle,
        Err(message) => return Answer::unreadable(String::new(), message),
    };
    let diagnosis = diagnose(&puzzle, puzzle::POSITIONS);
    let wrong =
        diagnosis::reason(&diagnosis, Degree::Full).or_else(|| diagnosis::several(&diagnosis));
    let complaint = wrong.map(|words| Complaint::Warning(piece.placed(&words)));
    let grid = match puzzle::grid(&puzzle) {
        Ok(grid) => grid,
        Err(message) => return Answer::unreadable(String::new(), message),
    };
    let outcomes: Vec<Outcome> = profiles
        .iter()
        .map(|profile| {
            let solution = solve(&grid, profile, Checking::On);
            let taken = |id| solution.path.steps.iter().any(|step| step.technique.info().id == id);
            let classes = CLASSES
                .iter()
                .enumerate()
                .fold(0, |classes, (i, class)| classes | u32::from(class.ids().any(taken)) << i);
            let solved = solution.status == Status::Solved;
            Outcome { solved, steps: solution.path.steps.len(), classes }
        })
        .collect();
    let open = outcomes.first().is_some_and(|outcome| !outcome.solved);
    let exit = if open { Exit::No } else { Exit::Done };
    Answer { exit, complaint, note: outcomes, ..Answer::done(String::new()) }
}

fn table(format: Table, profile: &str, puzzles: u64, rows: &[Row]) -> String {
    let classes: Vec<&str> = CLASSES.iter().map(|class| class.letters).collect();
    match format {
        Table::Json => {
            output::json_line(&Report { schema: Schema::One, profile, puzzles, classes, rows })
        }
        Table::Csv => {
            let head = format!("without,puzzles,solved,steps,{}\n", classes.join(","));
            let line = |row: &Row| {
                let needed: Vec<String> = row.needed.iter().map(ToString::to_string).collect();
                let Row { without, solved, steps, .. } = row;
                format!("{without},{puzzles},{solved},{steps},{}\n", needed.join(","))
            };
            std::iter::once(head).chain(rows.iter().map(line)).collect()
        }
        Table::Text => words(profile, puzzles, rows, &classes),
    }
}

/// The table in columns.
fn words(profile: &str, puzzles: u64, rows: &[Row], classes: &[&str]) -> String {
    let name = |row: &Row| match row.without.as_str() {
        "" => "as it is".to_owned(),
        without => format!("without {without}"),
    };
    let wide = rows.iter().map(|row| name(row).chars().count()).max().unwrap_or(0);
    let columns = |values: &[String]| -> String {
        values.iter().map(|value| format!("{value:>7}")).collect::<Vec<_>>().concat()
    };
    let puzzles = plural(puzzles, "puzzle", "puzzles");
    let classes: Vec<String> = classes.iter().map(ToString::to_string).collect();
    let head = format!("{profile}: {puzzles}\n\n{:wide$}   solved{}\n", "", columns(&classes));
    let line = |row: &Row| {
        let needed: Vec<String> = row.needed.iter().map(ToString::to_string).collect();
        format!("{:wide$}{:>9}{}\n", name(row), row.solved, columns(&needed))
    };
    std::iter::once(head).chain(rows.iter().map(line)).collect()
}
