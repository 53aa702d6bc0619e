//! `ninerooks why`: the least that decides whether a candidate is true.

mod question;

use std::ffi::{OsStr, OsString};
use std::path::Path as FilePath;
use std::sync::Arc;

use clap::Args;
use ninerooks_board::Candidate;
use ninerooks_logic::{Costs, Effort, Profile, Reasons};
use ninerooks_step::Path;
use ninerooks_text::formats::{self, Format};
use ninerooks_text::json::Form;

use crate::answer::Answer;
use crate::chosen::{Chosen, Techniques};
use crate::diagnosis::Degree;
use crate::input::Piece;
use crate::names;
use crate::puzzle::Start;
use crate::puzzles::Puzzles;
use crate::resume::{self, Resume};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{BOLD, FAINT, Look};
use crate::words::{self, Detail, StepWriter, wrapped};
use question::{EXPECTED, Question};

/// Say why a candidate is false, or true
///
/// What has the fewest inferences is shown: one step, or several of which each is needed for the last one. Each step is
/// explained in words, unless --quiet asks for notation alone, and checked. The exit code is 1 if the profile does not
/// decide it.
///
/// A candidate may be written as the program writes it, or as forums do: 3r4c5, (3)r4c5, r4c5=3, 'r4c5<>3', A1=3 (row A,
/// column 1), or several at once as in 'r268c4,r246c9<>3'; `<` and `>` need quotation marks in a shell. A cell
/// such as r4c5 asks about each of its candidates. Candidates and the puzzle may come in any order.
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    override_usage = "ninerooks why [OPTIONS] <CANDIDATE|CELL>... [PUZZLE|FILE|-]..."
)]
pub(crate) struct Why {
    /// The candidates such as 6r4c5 or 'r4c5<>6', or cells such as r4c5; and a puzzle, a file of puzzles, or `-` for
    /// standard input
    #[arg(value_name = "CANDIDATE|CELL|PUZZLE|FILE|-", required = true)]
    words: Vec<OsString>,
    /// The format to read, instead of detecting it
    #[arg(long, value_name = "FORMAT", value_parser = names::FormatName, ignore_case = true,
          hide_possible_values = true)]
    from: Option<&'static dyn Format>,
    #[command(flatten)]
    techniques: Techniques,
    #[command(flatten)]
    detail: Detail,
    /// Write one JSON object per line: the puzzle, and the steps with their proofs; one for each candidate
    ///
    /// `lean`: of each step its technique, what it does, and its proof; a check needs no more.
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "full",
          value_parser = names::json_forms())]
    json: Option<Form>,
    #[command(flatten)]
    resume: Resume,
}

pub(super) fn run(command: Why, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Why { words, from, techniques, detail, json, resume } = command;
    let (question, rest) = separate(words)?;
    let is_one = question.cells.is_empty() && question.candidates.len() == 1;
    anyhow::ensure!(
        is_one || resume.file.is_none(),
        "--resume goes with one candidate: a line does not say which one it is about"
    );
    let mut puzzles = Puzzles::of(rest, from);
    let Some(input) = puzzles.input() else { return Ok(setting.help("why")) };
    let in_words = !setting.talk.is_quiet();
    let asked = Arc::new(Asked {
        question,
        from,
        chosen: techniques.choose(setting.talk),
        style: json.map_or(Style::Words(Detail { in_words, ..detail }), Style::Json),
        look: setting.look(),
    });
    let rememberer = Arc::clone(&asked);
    setting.resume(input, json.is_none(), resume).run_on(
        move |piece| asked.answer(piece),
        // A line does not say which candidate was asked about: another one has another answer.
        move |piece, line| resume::same(rememberer.answer(piece), line),
        |()| (),
    )
}

/// The candidates among the words, and the puzzles.
fn separate(words: Vec<OsString>) -> anyhow::Result<(Question, Vec<OsString>)> {
    let (mut question, mut rest) = (Question::default(), Vec::new());
    for word in words {
        match word.to_str().map(str::parse::<Question>) {
            Some(Ok(one)) => question.extend(one),
            _ => rest.push(word),
        }
    }
    anyhow::ensure!(!question.is_too_much(), "that asks about too many candidates at once");
    if question == Question::default() {
        // Whichever word is no puzzle was to be the candidate.
        let candidate = rest.iter().find(|word| !is_puzzle(word));
        let found = candidate.map_or_else(
            || "found no candidate beside the puzzle".to_owned(),
            |word| format!("found `{}`", word.to_string_lossy()),
        );
        anyhow::bail!("{EXPECTED}; {found}");
    }
    Ok((question, rest))
}

/// Whether it may be where puzzles come from.
fn is_puzzle(word: &OsStr) -> bool {
    let is_text = |text: &str| formats::read(text).is_ok() || text.len() > SHORT;
    word == "-" || FilePath::new(word).exists() || word.to_str().is_some_and(is_text)
}

/// No candidate is written in more characters.
const SHORT: usize = 40;

/// Whether a text is what can be asked about.
pub(super) fn is_question(text: &str) -> bool {
    text.parse::<Question>().is_ok()
}

/// What is asked, and how to answer.
struct Asked {
    question: Question,
    from: Option<&'static dyn Format>,
    chosen: Chosen,
    style: Style,
    look: Look,
}

/// How the answers are written.
#[derive(Clone, Copy)]
enum Style {
    Words(Detail),
    Json(Form),
}

/// What came of a candidate.
struct Reason {
    candidate: Candidate,
    path: Option<Path>,
}

impl Asked {
    fn answer(&self, piece: &Piece) -> Answer {
        let is_json = matches!(self.style, Style::Json(_));
        let start = match Start::sound(piece, self.from, is_json, Degree::Full) {
            Ok(start) => start,
            Err(answer) => return answer,
        };
        let (profile, uniqueness) = self.chosen.at(&start.grid);
        let reasons = self.reasons(&start, &profile);
        let is_decided = reasons.iter().all(|reason| reason.path.is_some());
        let answer = |text| if is_decided { Answer::done(text) } else { Answer::no(text, None) };
        let detail = match self.style {
            Style::Words(detail) => detail,
            Style::Json(form) => {
                let record = |reason: &Reason| {
                    let steps = reason.path.as_ref().map_or(&[][..], |path| &path.steps);
                    start.record(steps, form, uniqueness)
                };
                return answer(reasons.iter().map(record).collect());
            }
        };
        let mut text = String::new();
        if !piece.alone {
            text = format!("{}\n", self.look.paint(FAINT, start.grid));
        }
        text += &start.heading(self.look, uniqueness);
        let told = reasons.iter().map(|reason| match &reason.path {
            Some(path) => self.words(reason.candidate, path, detail, profile.costs()),
            None => self.undecided(reason.candidate),
        });
        text += &told.collect::<Vec<_>>().join("\n");
        if !piece.alone && is_decided {
            text.push('\n');
        }
        answer(text)
    }

    /// Why, for each candidate that is asked about. A cell asks about its candidates, unless one step fills it.
    fn reasons(&self, start: &Start, profile: &Profile) -> Vec<Reason> {
        let mut reasons = Reasons::new(&start.grid, profile);
        let mut why = |candidate| Reason { candidate, path: reasons.why(candidate) };
        let mut all: Vec<Reason> = self.question.candidates.iter().map(|&one| why(one)).collect();
        for &cell in &self.question.cells {
            if let Some(value) = start.grid.value(cell) {
                all.push(why(Candidate::new(value, cell)));
                continue;
            }
            let own: Vec<Reason> = cell.candidates(start.grid.digits(cell)).map(&mut why).collect();
            let fills = |reason: &&Reason| {
                let path = reason.path.as_ref().filter(|path| path.steps.len() == 1);
                path.is_some_and(|path| path.end.value(cell) == Some(reason.candidate.digit()))
            };
            match own.iter().position(|reason| fills(&reason)) {
                Some(at) => all.extend(own.into_iter().nth(at)),
                None => all.extend(own),
            }
        }
        all
    }

    fn undecided(&self, candidate: Candidate) -> String {
        let name = &self.chosen.name;
        let words = format!("The profile \"{name}\" does not decide whether {candidate} is true.");
        wrapped(self.look, 0, &words)
    }

    fn words(&self, candidate: Candidate, path: &Path, detail: Detail, costs: &Costs) -> String {
        let look = self.look;
        let (digit, cell) = (candidate.digit(), candidate.cell());
        let digits = path.steps.len().to_string().len();
        let writer = StepWriter { look, detail, digits };
        let mut text = String::new();
        for (i, (before, step)) in path.walk().enumerate() {
            text += &writer.step(i + 1, &before, step);
        }
        let known = || match path.end.value(cell) {
            Some(_) => " That is known already.".to_owned(),
            None => match cell.peers().find(|peer| path.end.value(*peer) == Some(digit)) {
                Some(peer) => format!(" It sees {peer}, which is {digit}."),
                None => " It has been eliminated already.".to_owned(),
            },
        };
        let verdict = match path.end.value(cell) {
            Some(value) if value == digit => format!("{cell} is {digit}."),
            Some(value) => format!("{cell} is {value}, not {digit}."),
            None => format!("{cell} is not {digit}."),
        };
        let effort = Effort::of(&path.steps, costs);
        let after = match (effort.steps, effort.beyond_singles) {
            (0, _) => known(),
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
