//! `ninerooks why`: the least that decides whether a candidate is true.

use std::sync::Arc;

use clap::Args;
use ninerooks_board::Candidate;
use ninerooks_logic::{Costs, Effort, why};
use ninerooks_step::Path;
use ninerooks_text::formats::Format;
use ninerooks_text::json::StepRecord;

use crate::answer::Answer;
use crate::chosen::{Chosen, Techniques};
use crate::diagnosis::Degree;
use crate::input::Piece;
use crate::puzzle::Start;
use crate::puzzles::Puzzles;
use crate::resume::{self, Resume};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{BOLD, FAINT, Look};
use crate::words::{self, Detail, StepWriter, wrapped};

/// Say why a candidate is false, or true
///
/// If some step decides it at once, the cheapest such step is shown. Otherwise the steps that have to come
/// first are shown too, and no others. Each step is checked. The exit code is 1 if the profile does not
/// decide it.
#[derive(Args)]
#[command(arg_required_else_help = true)]
pub(crate) struct Why {
    /// The candidate, such as 6r4c5
    candidate: Candidate,
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    techniques: Techniques,
    #[command(flatten)]
    detail: Detail,
    /// Write one JSON object per line: the puzzle, and the steps with their proofs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    resume: Resume,
}

pub(super) fn run(mut command: Why, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("why")) };
    let Why { candidate, puzzles, techniques, detail, json, resume } = command;
    let from = puzzles.from;
    let asked = Arc::new(Asked {
        candidate,
        from,
        chosen: techniques.choose(setting.talk),
        detail: if json { None } else { Some(detail) },
        look: setting.look(),
    });
    let rememberer = Arc::clone(&asked);
    setting.resume(input, !json, resume).run_on(
        move |piece| asked.answer(piece),
        // A line does not say which candidate was asked about: another one has another answer.
        move |piece, line| resume::same(rememberer.answer(piece), line),
        |()| (),
    )
}

/// What is asked, and how to answer.
struct Asked {
    candidate: Candidate,
    from: Option<&'static dyn Format>,
    chosen: Chosen,
    /// Nothing where a record is wanted.
    detail: Option<Detail>,
    look: Look,
}

impl Asked {
    fn answer(&self, piece: &Piece) -> Answer {
        let is_json = self.detail.is_none();
        let start = match Start::sound(piece, self.from, is_json, Degree::Full) {
            Ok(start) => start,
            Err(answer) => return answer,
        };
        let (profile, uniqueness) = self.chosen.at(&start.grid);
        let path = why(&start.grid, &profile, self.candidate);
        let steps = path.as_ref().map_or(&[][..], |path| &path.steps);
        let Some(detail) = self.detail else {
            let text = start.record(steps.iter().map(StepRecord::from).collect(), uniqueness);
            return if path.is_some() { Answer::done(text) } else { Answer::no(text, None) };
        };
        let mut text = String::new();
        if !piece.alone {
            text = format!("{}\n", self.look.paint(FAINT, start.grid));
        }
        text += &start.heading(self.look, uniqueness);
        let Some(path) = path else {
            let (candidate, name) = (self.candidate, &self.chosen.name);
            let words =
                format!("The profile \"{name}\" does not decide whether {candidate} is true.");
            return Answer::no(text + &wrapped(self.look, 0, &words), None);
        };
        text += &self.words(&path, detail, profile.costs());
        if !piece.alone {
            text.push('\n');
        }
        Answer::done(text)
    }

    fn words(&self, path: &Path, detail: Detail, costs: &Costs) -> String {
        let Self { candidate, look, .. } = *self;
        let (digit, cell) = (candidate.digit(), candidate.cell());
        let digits = path.steps.len().to_string().len();
        let writer = StepWriter { look, detail, digits };
        let mut text = String::new();
        for (i, (before, step)) in path.walk().enumerate() {
            text += &writer.step(i + 1, &before, step);
        }
        let verdict = match path.end.value(cell) {
            Some(value) if value == digit => format!("{cell} is {digit}."),
            Some(value) => format!("{cell} is {value}, not {digit}."),
            None => format!("{cell} is not {digit}."),
        };
        let effort = Effort::of(&path.steps, costs);
        let after = match (effort.steps, effort.beyond_singles) {
            (0, _) => " That is known already.".to_owned(),
            (1, _) => format!(" One step of cost {}, which was checked.", effort.cost),
            (steps, beyond) => format!(
                " {}, {beyond} beyond singles, of cost {} together. Each was checked, and none of \
                 them can be left out.",
                words::plural(steps as u64, "step", "steps"),
                effort.cost
            ),
        };
        text + &look.paint(BOLD, &verdict) + &words::wrapped_after(look, verdict.len(), &after)
    }
}
