//! `ninerooks steps`: everything that can be done now.

mod wanted;

use std::sync::Arc;

use clap::Args;
use ninerooks_logic::{Forms, Found, Position, easiest_seen_first, find};
use ninerooks_step::Step;
use ninerooks_text::formats::Format;
use ninerooks_text::json::Form;

use crate::answer::Answer;
use crate::chosen::{Chosen, Techniques};
use crate::diagnosis::Degree;
use crate::input::Piece;
use crate::names::{self, Group, GroupName};
use crate::premise::Uniqueness;
use crate::puzzle::{self, Start};
use crate::puzzles::Puzzles;
use crate::resume::Resume;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{BOLD, FAINT, Look};
use crate::term::talk::Complaint;
use crate::words::{self, Detail, StepWriter, wrapped};
use wanted::{Picked, Wanted};

/// Show every step that can be taken now
///
/// Each technique reports everything it finds in the state as given, and each step is checked. Of steps of one technique
/// and one cost, those come first that a person sees most easily. Steps that do the same are shown together, the first of
/// them in full. The exit code is 1 if there are none.
#[derive(Args)]
pub(crate) struct Steps {
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    techniques: Techniques,
    /// Use only this technique or family, by any name that `ninerooks techniques` knows; may be repeated, and need
    /// not be in the profile
    #[arg(long = "technique", short = 't', value_name = "TECHNIQUE|FAMILY", value_delimiter = ',',
          value_parser = GroupName, hide_possible_values = true)]
    only: Vec<Group>,
    /// Show all forms of one deduction, such as a fish and its complement
    #[arg(long)]
    all_forms: bool,
    #[command(flatten)]
    wanted: Wanted,
    /// Show every step to a result, not only the first three
    #[arg(long, conflicts_with = "json")]
    every_way: bool,
    #[command(flatten)]
    detail: Detail,
    /// Write one JSON object per line: the puzzle, and its steps with their proofs
    ///
    /// `lean`: of each step its technique, what it does, and its proof; a check needs no more.
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "full",
          value_parser = names::json_forms())]
    json: Option<Form>,
    #[command(flatten)]
    resume: Resume,
}

pub(super) fn run(mut command: Steps, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("steps")) };
    let Steps { puzzles, techniques, only, all_forms, wanted, every_way, detail, json, resume } =
        command;
    let from = puzzles.from;
    let finder = Arc::new(Finder {
        from,
        chosen: if only.is_empty() {
            techniques.choose(setting.talk)
        } else {
            techniques.only(&only, setting.talk)
        },
        forms: if all_forms { Forms::All } else { Forms::Once },
        wanted,
        ways: if every_way { usize::MAX } else { WAYS },
        style: json.map_or(Style::Words(detail), Style::Json),
        quiet: setting.talk.is_quiet(),
        look: setting.look(),
    });
    let rememberer = Arc::clone(&finder);
    setting.resume(input, json.is_none(), resume).run_on(
        move |piece| finder.answer(piece),
        move |piece, line| {
            let require = |earlier| rememberer.chosen.require(earlier);
            puzzle::recall(piece, from, line, usize::MAX, require, |piece| rememberer.answer(piece))
        },
        |()| (),
    )
}

/// How many steps to one result are shown, unless every one is wanted.
const WAYS: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Words(Detail),
    Json(Form),
}

/// What to look for, and how to show it.
struct Finder {
    from: Option<&'static dyn Format>,
    chosen: Chosen,
    forms: Forms,
    wanted: Wanted,
    /// How many steps to one result are shown.
    ways: usize,
    style: Style,
    quiet: bool,
    look: Look,
}

impl Finder {
    fn answer(&self, piece: &Piece) -> Answer {
        let is_json = matches!(self.style, Style::Json(_));
        let start = match Start::sound(piece, self.from, is_json, Degree::Full) {
            Ok(start) => start,
            Err(answer) => return answer,
        };
        let mut found = Found::all(self.forms);
        let (profile, uniqueness) = self.chosen.at(&start.grid);
        find(&Position::new(&start.grid), &profile, &mut found);
        let gave_up = words::gave_up(found.limits());
        let (steps, refused): (Vec<Step>, Vec<Step>) =
            found.into_steps().into_iter().partition(|step| step.check(&start.grid).is_ok());
        let steps = easiest_seen_first(&start.grid, profile.costs(), steps);
        let picked = self.wanted.pick(&start.grid, steps);
        let text = match self.style {
            Style::Json(form) => {
                let steps = picked.outcomes.iter().flat_map(|outcome| &outcome.steps);
                start.record(steps, form, uniqueness)
            }
            Style::Words(detail) => self.words(piece, &start, &picked, detail, uniqueness),
        };
        // What was not looked at may hold more steps, whatever was found.
        let is_told = !gave_up.is_empty() && start.several().is_none();
        let gave_up = is_told.then(|| Complaint::Warning(gave_up.join("; ")));
        match refused.first() {
            Some(step) => {
                let defect = words::defect(&start.recorded, &start.grid, step);
                Answer::no(text, Some(Complaint::Error(defect)))
            }
            None if picked.steps == 0 && !start.grid.is_solved() => Answer::no(text, gave_up),
            None => Answer { complaint: gave_up, ..Answer::done(text) },
        }
    }

    fn words(
        &self,
        piece: &Piece,
        start: &Start,
        picked: &Picked,
        detail: Detail,
        uniqueness: Option<Uniqueness>,
    ) -> String {
        let look = self.look;
        let mut text = String::new();
        if !piece.alone {
            text = format!("{}\n", look.paint(FAINT, start.grid));
        }
        text += &start.heading(look, uniqueness);
        let digits = picked.outcomes.len().to_string().len();
        let writer = StepWriter { look, detail, digits };
        for (i, outcome) in picked.outcomes.iter().enumerate() {
            for (way, step) in outcome.steps.iter().take(self.ways).enumerate() {
                text += &match way {
                    0 => writer.step(i + 1, &start.grid, step),
                    _ => writer.also(&start.grid, step),
                };
            }
            let more = outcome.steps.get(self.ways..).unwrap_or_default();
            if !more.is_empty() {
                text += &wrapped(look, digits + 2, &format!("and {}", tally(more)));
            }
        }
        if !self.quiet {
            text.extend([look.paint(BOLD, self.count(start, picked)), "\n".to_owned()]);
        }
        if !piece.alone {
            text.push('\n');
        }
        text
    }

    /// How much was found, and how much of it is shown.
    fn count(&self, start: &Start, picked: &Picked) -> String {
        let (steps, results) = (picked.steps, picked.results);
        let found = match (steps, results) {
            (0, _) if start.grid.is_solved() => return "Every cell has its digit.".to_owned(),
            (0, _) if self.wanted.is_filter() => {
                return "No step that can be taken does what is asked for.".to_owned();
            }
            (0, _) => return "No step can be taken.".to_owned(),
            (1, _) => "1 step can be taken, and it was checked.".to_owned(),
            (n, 1) => format!("{n} steps can be taken, with 1 result; each was checked."),
            (n, r) if n == r => format!("{n} steps can be taken; each was checked."),
            (n, r) => format!("{n} steps can be taken, with {r} results; each was checked."),
        };
        match picked.outcomes.len() {
            shown if shown < results => {
                format!("{found} Shown: the first {shown} of {results} results.")
            }
            _ => found,
        }
    }
}

/// How many steps of which techniques: `4 more: Medusa Trap, ALS-XZ (3)`.
fn tally(steps: &[Step]) -> String {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for step in steps {
        let name = step.technique.name();
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    let names = counts.iter().map(|(name, count)| match count {
        1 => (*name).to_owned(),
        n => format!("{name} ({n})"),
    });
    format!("{} more: {}", steps.len(), names.collect::<Vec<_>>().join(", "))
}
