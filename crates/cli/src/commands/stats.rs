//! `ninerooks stats`: which techniques the puzzles of a list need.

mod columns;
mod each;
mod graded;
mod table;

use clap::{Args, ValueEnum};
use ninerooks_exact::{Diagnosis, diagnose};
use ninerooks_logic::{Checking, Profile, Status, solve, techniques};
use ninerooks_text::formats::Format;

use crate::answer::Answer;
use crate::chosen::{Chosen, Techniques};
use crate::diagnosis::{self, Degree};
use crate::input::Piece;
use crate::names::{self, Group};
use crate::puzzle;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output;
use crate::term::talk::Complaint;
use columns::{Column, Scheme};
use table::Report;

/// Count which techniques the puzzles of a list need
///
/// Solves each puzzle with the profile, each step checked, and once more without each of the groups
/// that --ablate names. Prints how many puzzles are solved, and for each family and technique how
/// many puzzles take such a step, how many steps these are, and for how many puzzles it is the hardest
/// one, which is the last by the order of the profile. The exit code is 1 if the whole profile leaves a
/// puzzle open.
///
/// Files that `ninerooks grade` wrote are summed up as they are: levels and ratings over all of them, and whether rows
/// are missing. They are solved like other lists if a profile, --ablate, --scheme or --each says how.
#[derive(Args)]
pub(crate) struct Stats {
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    techniques: Techniques,
    /// Leave these out, one at a time: techniques or families; `als+hinge` leaves out both at once
    #[arg(long, value_name = "GROUP,…", value_delimiter = ',', value_parser = names::GroupName,
          hide_possible_values = true)]
    ablate: Vec<Group>,
    /// What is counted
    #[arg(long, value_enum, default_value_t)]
    scheme: Scheme,
    /// Write a line for each puzzle, with its hardest step, instead of the table
    #[arg(long, conflicts_with_all = ["ablate", "scheme"])]
    each: bool,
    /// How to write it
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

pub(super) fn run(mut command: Stats, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let files = command.puzzles.files();
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("stats")) };
    let Stats { puzzles, techniques, ablate, scheme, each, format } = command;
    let chosen = techniques.choose(setting.talk);
    let is_plain =
        ablate.is_empty() && !each && scheme == Scheme::default() && chosen.name == "default";
    if let Some(files) = files.filter(|files| is_plain && graded::are_graded(files)) {
        output::print(&graded::Report::of(&files)?.write(format))?;
        return Ok(Exit::Done);
    }
    let without = |group: &Group| {
        let mut chosen = chosen.clone();
        for id in group.ids() {
            chosen.profile.switch(id, false);
        }
        chosen
    };
    let chosen_ones: Vec<Chosen> =
        std::iter::once(chosen.clone()).chain(ablate.iter().map(without)).collect();
    let names = std::iter::once("").chain(ablate.iter().map(|group| group.name.as_str()));
    let mut report = Report::new(&chosen.name, scheme, names);
    let from = puzzles.from;
    let each_as = each.then_some(format);
    if each && format == Table::Csv {
        output::print(each::HEAD)?;
    }
    let exit = setting.batch(input, false).run(
        move |piece| answer(piece, from, &chosen_ones, each_as),
        |outcomes: Vec<Outcome>| report.add(&outcomes),
    )?;
    if report.puzzles == 0 {
        // What could not be read was said; a list without puzzles is no less of an error.
        if exit == Exit::Done {
            setting.talk.error("there is no puzzle to count");
        }
        return Ok(exit.max(Exit::Unreadable));
    }
    if !each {
        output::print(&report.write(format))?;
    }
    Ok(exit)
}

/// What a profile did for a puzzle.
struct Outcome {
    solved: bool,
    /// How many steps each technique took, in the order of the manual.
    steps: Vec<usize>,
    /// The technique of the hardest step, by its place in the manual; none where there is no step.
    hardest: Option<usize>,
}

impl Outcome {
    /// Of a puzzle that has no solution.
    fn none() -> Self {
        Self { solved: false, steps: vec![0; techniques::ALL.len()], hardest: None }
    }

    fn of(profile: &Profile, grid: &ninerooks_board::Grid) -> Self {
        let solution = solve(grid, profile, Checking::On);
        let mut steps = vec![0; techniques::ALL.len()];
        for step in &solution.path.steps {
            let id = step.technique.id();
            if let Some(place) = techniques::ALL.iter().position(|t| t.info().id == id) {
                steps[place] += 1;
            }
        }
        let in_manual = |id| techniques::ALL.iter().position(|t| t.info().id == id);
        let order = profile.entries().iter().rev();
        let hardest = order.filter_map(|entry| in_manual(entry.technique.info().id));
        let hardest = hardest.into_iter().find(|place| steps[*place] > 0);
        Self { solved: solution.status == Status::Solved, steps, hardest }
    }

    /// How many steps of the column's techniques there are.
    fn taken(&self, column: &Column) -> usize {
        column.places.iter().map(|place| self.steps[*place]).sum()
    }

    /// How many steps there are.
    fn count(&self) -> usize {
        self.steps.iter().sum()
    }
}

fn answer(
    piece: &Piece,
    from: Option<&'static dyn Format>,
    chosen: &[Chosen],
    each_as: Option<Table>,
) -> Answer<Vec<Outcome>> {
    let puzzle = match piece.puzzle(from) {
        Ok(puzzle) => puzzle,
        Err(message) => return Answer::unreadable(String::new(), message),
    };
    let diagnosis = diagnose(&puzzle, puzzle::POSITIONS);
    let wrong = diagnosis::reason(&puzzle, &diagnosis, Degree::Full)
        .or_else(|| diagnosis::several(&diagnosis));
    let complaint = wrong.map(|words| Complaint::Warning(piece.placed(&words)));
    let grid = match puzzle::grid(&puzzle) {
        Ok(grid) => grid,
        Err(message) => return Answer::unreadable(String::new(), message),
    };
    // Without a solution there is nothing to walk to.
    let is_broken =
        matches!(diagnosis, Diagnosis::NoSolution | Diagnosis::DeadEnd | Diagnosis::Mistake(_));
    let outcome = |chosen: &Chosen| {
        if is_broken { Outcome::none() } else { Outcome::of(&chosen.at(&grid).0, &grid) }
    };
    let outcomes: Vec<Outcome> = chosen.iter().map(outcome).collect();
    let text = match (each_as, outcomes.first()) {
        (Some(format), Some(outcome)) => each::line(piece, &puzzle, outcome, format),
        _ => String::new(),
    };
    let open = outcomes.first().is_some_and(|outcome| !outcome.solved);
    let exit = if open { Exit::No } else { Exit::Done };
    Answer { exit, complaint, note: outcomes, ..Answer::done(text) }
}
