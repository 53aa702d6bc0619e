//! `ninerooks solve`: as far as logic goes, each step proved.

mod gentler;
mod record;
mod tally;
mod verdict;
mod walkthrough;
mod words;

use std::sync::Arc;

use clap::Args;
use ninerooks_logic::{Best, Brevity, Checking};
use ninerooks_text::json::{Form, Status};

use crate::answer::Answer;
use crate::chosen::{Chosen, Techniques};
use crate::input::Piece;
use crate::names;
use crate::puzzle;
use crate::puzzles::Puzzles;
use crate::resume::{self, Resume};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::Look;
use crate::term::talk::Complaint;
use crate::words::Detail;
use tally::Tally;
use verdict::{End, Verdict};

/// Solve puzzles step by step, each step proved
///
/// A single puzzle is shown with its path, its final state and a summary. Steps that nothing later needs
/// are left out of it, as with --simplify; --as-found shows them as well. Of several puzzles each gets one line,
/// in input order: the solution, or what is left, and the status.
///
/// The status is `solved`, `stuck` (there is one solution, but the techniques do not reach it),
/// `multiple`, `invalid` (there is no solution) or `error`. Without --uniqueness the steps never
/// assume that the solution is the only one, so a path to it proves that it is.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Solve {
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    techniques: Techniques,
    #[command(flatten)]
    detail: Detail,
    /// Count full houses, naked and hidden singles instead of listing each
    #[arg(long, conflicts_with = "json")]
    no_singles: bool,
    /// Leave out every step that nothing later needs, and take the cheapest of what there was on the way
    ///
    /// The steps that are left are checked in the states where they are taken now. The summary compares
    /// the path with the one before: steps, steps that are no singles, and cost.
    ///
    /// A single puzzle in words, or as a walkthrough, is shown so without this switch, but for the hardest. Lists and --json are not.
    #[arg(long, conflicts_with = "no_check")]
    simplify: bool,
    /// Show the path of a single puzzle as it was found, with the steps that lead nowhere
    #[arg(long, conflicts_with_all = ["simplify", "goal"])]
    as_found: bool,
    /// Look for the path with the fewest steps, the gentlest dearest step, or the least to check
    ///
    /// `fewest`: steps beyond singles. `gentlest`: the dearest step costs least. These are like `--simplify`, which they include,
    /// and say whether no path is better, as far as steps without forcing chains, set logic and patterns go; for that they may look
    /// at 300 states. `shortest`: the fewest inferences to check in all steps beyond singles; `smallest`: in the longest step.
    /// These look at all easy steps of each state beside refutations by cases, which takes seconds for the hardest puzzles. They
    /// look at the puzzle's canonical form, so the path is as long for each form of it, and say what that took.
    #[arg(long, value_name = "WHICH", value_parser = names::one_of(Goal::NAMES), conflicts_with_all = ["no_check", "simplify"])]
    goal: Option<Goal>,
    /// Write the path of one puzzle to be read by others, with the reasons of each step
    ///
    /// With `--no-singles` singles that follow each other are one entry.
    #[arg(long, value_name = "FORM", conflicts_with_all = ["json", "draw", "explain"])]
    walkthrough: Option<walkthrough::Form>,
    /// Write one JSON object per line, with all steps and their proofs
    ///
    /// `lean`: of each step its technique, what it does, and its proof; a check needs no more.
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "full",
          value_parser = names::json_forms(), conflicts_with_all = ["explain", "draw"])]
    json: Option<Form>,
    #[command(flatten)]
    resume: Resume,
    /// Do not check the steps
    #[arg(long)]
    no_check: bool,
}

/// How the answers are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// In words, at length; one line each when there are several, unless they are to be explained.
    Words(Detail),
    /// One line each.
    Line,
    /// A JSON object each.
    Json(Form),
    /// A walkthrough.
    Walkthrough(walkthrough::Form, Detail),
}

pub(super) fn run(mut command: Solve, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("solve")) };
    let Solve { puzzles, techniques, detail, no_singles, goal, resume, no_check, .. } = command;
    let style = match (command.walkthrough, command.json, setting.talk.is_quiet()) {
        (Some(form), ..) => Style::Walkthrough(form, detail),
        (None, Some(form), _) => Style::Json(form),
        (None, None, true) => Style::Line,
        (None, None, false) => Style::Words(detail),
    };
    let shown = match (goal, command.simplify) {
        (Some(Goal::Best(best)), _) => Shown::Best(best),
        (Some(Goal::Short(what)), _) => Shown::Short(what),
        (None, true) => Shown::Simplified,
        (None, false) if command.as_found || no_check => Shown::AsFound,
        (None, false) => Shown::ForReaders,
    };
    let is_walked = matches!(shown, Shown::AsFound | Shown::ForReaders);
    let is_open = techniques.leave_premise_open() && is_walked && !no_check;
    let solver = Solver {
        is_open,
        chosen: techniques.choose(setting.talk),
        checking: if no_check { Checking::Off } else { Checking::On },
        positions: puzzle::POSITIONS,
        style,
        no_singles,
        shown,
        look: setting.look(),
    };
    let solver = Arc::new(solver);
    let rememberer = Arc::clone(&solver);
    let from = puzzles.from;
    let mut tally = Tally::default();
    let peek = matches!(style, Style::Words(_) | Style::Walkthrough(..));
    let exit = setting.resume(input, peek, resume).run_on(
        move |piece| match piece.puzzle(from) {
            Ok(puzzle) => solver.answer(piece, &verdict::of(puzzle, &solver, piece)),
            Err(message) => solver.unreadable(piece, message),
        },
        move |piece, line| match piece.puzzle(from) {
            Ok(puzzle) => {
                let profile = rememberer.recorded_profile();
                record::recall(piece, &puzzle, line, &profile, &rememberer.chosen)
            }
            Err(message) => resume::same(rememberer.unreadable(piece, message), line),
        },
        |one| tally.add(&one),
    )?;
    tally.report(setting.talk, no_check);
    Ok(exit)
}

/// Which path is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// The one that the profile takes.
    AsFound,
    /// Without what it does not need where a person reads it, else the one that the profile takes.
    ForReaders,
    /// Without what it does not need.
    Simplified,
    /// The best in some way.
    Best(Best),
    /// With the least to check.
    Short(Brevity),
}

/// What is to be best on a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// The steps and what they cost.
    Best(Best),
    /// What there is to check.
    Short(Brevity),
}

impl Goal {
    const NAMES: [(Self, &str); 4] = {
        let ([(fewest, few), (gentlest, gentle)], [(shortest, short), (smallest, small)]) =
            (Best::NAMES, Brevity::NAMES);
        [
            (Self::Best(fewest), few),
            (Self::Best(gentlest), gentle),
            (Self::Short(shortest), short),
            (Self::Short(smallest), small),
        ]
    };
}

/// How to solve, and how to show it.
struct Solver {
    /// Whether nobody said if one solution may be assumed, so that it may be said what that would do.
    is_open: bool,
    chosen: Chosen,
    checking: Checking,
    /// How many positions may be looked at to find out why logic is stuck.
    positions: u64,
    style: Style,
    no_singles: bool,
    shown: Shown,
    look: Look,
}

impl Solver {
    /// The profile as records name it: a path without what it does not need is another one.
    fn recorded_profile(&self) -> String {
        let how = match self.shown {
            Shown::Best(best) => format!(", {}", best.name()),
            Shown::Short(what) => format!(", {}", what.name()),
            Shown::Simplified => ", simplified".to_owned(),
            Shown::AsFound | Shown::ForReaders => String::new(),
        };
        format!("{}{how}", self.chosen.name)
    }

    /// Whether the answer is a line with a status.
    fn is_brief(&self, piece: &Piece) -> bool {
        match self.style {
            Style::Line => true,
            Style::Words(detail) => !piece.alone && detail == Detail::default(),
            Style::Json(_) | Style::Walkthrough(..) => false,
        }
    }

    /// Which path of a puzzle is shown; what is for readers is decided.
    fn shown(&self, piece: &Piece) -> Shown {
        let is_read = matches!(self.style, Style::Words(_) | Style::Walkthrough(..));
        match self.shown {
            Shown::ForReaders if piece.alone && is_read => Shown::ForReaders,
            Shown::ForReaders => Shown::AsFound,
            shown => shown,
        }
    }

    fn answer(&self, piece: &Piece, verdict: &Verdict) -> Answer<Tally> {
        let text = match self.style {
            _ if self.is_brief(piece) => self.line(verdict),
            Style::Line => self.line(verdict),
            Style::Words(detail) => {
                words::write(verdict, self, detail, piece.alone && self.is_open)
            }
            Style::Json(form) => record::line(piece, verdict, self, form),
            Style::Walkthrough(..) if !piece.alone => {
                return Answer::fatal(walkthrough::SEVERAL.to_owned());
            }
            Style::Walkthrough(form, detail) => walkthrough::write(verdict, self, form, detail),
        };
        Answer {
            text,
            complaint: verdict.defect().map(Complaint::Error),
            exit: if verdict.end == End::Solved { Exit::Done } else { Exit::No },
            note: Tally::of(verdict),
        }
    }

    /// The state that was reached and the status, on a line.
    fn line(&self, verdict: &Verdict) -> String {
        let status = self.look.paint(verdict.end.style(), verdict.end.name());
        format!("{} {status}\n", verdict.values())
    }

    fn unreadable(&self, piece: &Piece, message: String) -> Answer<Tally> {
        match self.style {
            Style::Json(_) => {
                let text = puzzle::record(piece, piece.shown(), Status::Error, &message);
                Answer::unreadable(text, message)
            }
            _ if piece.is_puzzle() => Answer::unreadable("- error\n".to_owned(), message),
            _ => Answer::unreadable(String::new(), message),
        }
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Grid, Puzzle, Sector};
    use ninerooks_logic::{Profile, by_name};
    use ninerooks_proof::Cover;
    use ninerooks_step::{Finding, Path, Shape, Single};

    use super::*;
    use crate::input::Origin;
    use crate::term::Globals;

    /// No technique makes a wrong step, so one is made here.
    fn refused() -> Verdict {
        let target = "3r4c5".parse().unwrap();
        let technique = by_name("hidden-single").unwrap().id();
        let sector: Sector = "3R4".parse().unwrap();
        let shape = Shape::Single(Single { target, house: None });
        let step = Finding::place(target, shape, Cover::new(&[sector], &[sector])).by(technique);
        let path = Path::new(Grid::default());
        let end = End::Refused(Box::new(step));
        Verdict {
            puzzle: Puzzle::default(),
            path: Some(path),
            end,
            limits: Vec::new(),
            diagnosis: ninerooks_exact::Diagnosis::Unknown,
            repair: None,
            unknown: None,
            uniqueness: None,
            simplified: None,
            at_least: None,
            spent: None,
        }
    }

    fn solver(style: Style, profile: Profile) -> Solver {
        let globals =
            Globals { color: clap::ColorChoice::Never, ascii: true, quiet: true, threads: None };
        Solver {
            is_open: false,
            chosen: Chosen { profile, name: "mine".to_owned(), is_to_be_proved: false },
            checking: Checking::On,
            positions: 2,
            style,
            no_singles: false,
            shown: Shown::AsFound,
            look: Look::stdout(&globals),
        }
    }

    #[test]
    fn where_the_search_gives_up_it_is_not_said_that_there_is_one_solution() {
        let piece = Piece {
            number: 1,
            origin: Origin::Stdin,
            line: 1,
            column: 1,
            text: Ok(".".repeat(81)),
            alone: true,
        };
        for style in [Style::Json(Form::Full), Style::Words(Detail::default())] {
            let solver = solver(style, Profile::by_id("singles").expect("a profile"));
            let verdict = verdict::of(Puzzle::default(), &solver, &piece);
            assert_eq!(verdict.end, End::Stuck);
            let answer = solver.answer(&piece, &verdict);
            assert_eq!(answer.exit, Exit::No);
            let words = answer.text.replace('\n', " ");
            assert!(words.contains("search for solutions gave up after 2 positions"), "{words}");
            assert!(!words.contains("There is one solution"), "{words}");
        }
    }

    #[test]
    fn a_refused_step_is_told_loudly_and_not_taken() {
        let piece = Piece {
            number: 1,
            origin: Origin::Stdin,
            line: 1,
            column: 1,
            text: Ok(".".repeat(81)),
            alone: false,
        };
        for style in [Style::Line, Style::Json(Form::Full), Style::Words(Detail::default())] {
            let answer = solver(style, Profile::everything().clone()).answer(&piece, &refused());
            assert_eq!(answer.exit, Exit::No);
            assert!(answer.text.contains("error"), "{}", answer.text);
            assert!(answer.text.contains(&".".repeat(81)), "nothing is placed");
            let Some(Complaint::Error(words)) = answer.complaint else { panic!("it is reported") };
            assert!(words.contains("DEFECT") && words.contains("3r4c5 is not"), "{words}");
        }
    }
}
