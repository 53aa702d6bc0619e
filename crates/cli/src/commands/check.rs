//! `ninerooks check`: judges paths, whoever wrote them.

mod claim;
mod line;
mod named;
mod sets;

use std::ffi::OsString;
use std::io::{self, IsTerminal};

use clap::Args;
use ninerooks_text::formats;
use ninerooks_text::notation::solution;

use crate::answer::Answer;
use crate::input::{Cut, Input, Piece};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::Look;
use crate::term::talk::Complaint;
use crate::words::{Detail, plural};
use line::{Line, Outcome, length_of};

/// Check the proofs of paths written with --json, by ninerooks or by any other program
///
/// Each line is an object with a puzzle and steps. Every step must follow from the state before it
/// by its own proof, and the final state must be what the line claims. A number of solutions is
/// counted again, and an answer of `sets` is judged as far as possible. The first error in each line
/// is reported.
///
/// Lines that claim nothing, such as those with the status `error`, are passed over. Lines that
/// cannot be judged, such as ratings, are reported, and the exit code is 1. If nothing could be
/// judged at all, it is 1 or 2.
///
/// A line may say how long its path is, as records of short proofs do (`"record":{"length":625,"longest":98}`): then it has to
/// be as long.
///
/// With --sets each file is a puzzle and its solution in set logic, as posted on forums: truths and
/// links for each step, such as `2 Sets {3R17} 2 Links {3c49} => r2c4<>3`, over one line or several;
/// singles (`r4c5=7`); and `ste` for singles to the end. What a step claims must follow from its
/// sets; where it claims nothing, what follows is printed.
///
/// With --chains it is the same for chains in Eureka notation, such as
/// `(1=6)r7c7-6r7c9=6r3c9-4r3c9=4r7c9 => r7c9<>1`: each link is looked at, and the chain is proved, or
/// the first link that is not there is named. Nice loops, krakens with a line for each branch, and the whips and
/// subsets of CSP-Rules are read as well. All of them may stand in one file.
///
/// A step may also be written by the name of its technique, as ninerooks and HoDoKu print it, such as
/// `X-Wing: 3 r17\c49 => r2c4<>3`: a whole path as `solve` prints it is checked when it is pasted below its puzzle. A
/// pattern that says all that it counts upon is judged by itself; of any other the technique looks for the step that is
/// written so.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Check {
    /// Files of JSON Lines, or `-` for standard input
    #[arg(value_name = "FILE|-")]
    files: Vec<OsString>,
    /// Explain each step of what is accepted
    #[arg(long, short = 'v', visible_alias = "verbose", conflicts_with_all = ["sets", "puzzle"])]
    explain: bool,
    /// Draw each step of what is accepted
    #[arg(long, short, conflicts_with_all = ["sets", "puzzle"])]
    draw: bool,
    /// Say how long each accepted path is: how many inferences a reader has to check beyond singles
    #[arg(long, conflicts_with_all = ["sets", "puzzle"])]
    length: bool,
    /// The files are solutions in set logic, each below its puzzle
    #[arg(long)]
    sets: bool,
    /// The files are chains in Eureka notation, each file below its puzzle
    #[arg(long)]
    chains: bool,
    /// The files are solutions in set logic or chains of this puzzle, and do not contain it
    #[arg(long, value_name = "PUZZLE")]
    puzzle: Option<String>,
}

pub(super) fn run(command: Check, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Check { mut files, explain, draw, length, sets, chains, puzzle } = command;
    if sets || chains || puzzle.is_some() {
        if files.is_empty() {
            if io::stdin().is_terminal() {
                return Ok(setting.help("check"));
            }
            files.push("-".into());
        }
        return sets::run(&files, puzzle.as_deref(), setting);
    }
    let Some(input) = Input::of(files, Cut::Lines) else {
        return Ok(setting.help("check"));
    };
    let mut count = Tally::default();
    let (look, detail) =
        (setting.look(), Detail { explain: explain.into(), draw, ..Detail::default() });
    let exit = setting
        .batch(input, false)
        .run(move |piece| answer(piece, look, detail, length), |one| count.add(&one))?;
    setting.talk.note(&count.sentence());
    if exit == Exit::Done && count.right() == 0 {
        // A list that could not be read before is no proof of anything.
        setting.talk.error("nothing was checked, for no line claims anything");
        return Ok(Exit::Unreadable);
    }
    Ok(exit)
}

/// What was judged.
#[derive(Default)]
struct Tally {
    /// Paths that are right.
    accepted: u64,
    /// Steps of these.
    steps: u64,
    /// Numbers of solutions that are right.
    counts: u64,
    /// Answers of `sets` without steps that are right.
    answers: u64,
    refused: u64,
    /// Lines that cannot be judged.
    unjudged: u64,
    /// Lines with the status error.
    passed_over: u64,
    /// Lines without steps.
    empty: u64,
    /// The accepted ones with a step that assumes that there is only one solution.
    assuming: u64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.accepted += other.accepted;
        self.steps += other.steps;
        self.counts += other.counts;
        self.answers += other.answers;
        self.refused += other.refused;
        self.unjudged += other.unjudged;
        self.passed_over += other.passed_over;
        self.empty += other.empty;
        self.assuming += other.assuming;
    }

    /// How many lines were judged to be right.
    const fn right(&self) -> u64 {
        self.accepted + self.counts + self.answers
    }

    fn sentence(&self) -> String {
        let steps = plural(self.steps, "step", "steps");
        let some = |count: u64, one: &str, many: &str, rest: &str| {
            (count > 0).then(|| format!("{}{rest}", plural(count, one, many)))
        };
        let lines = |count, rest| some(count, "line", "lines", rest);
        let parts = [
            some(self.accepted, "path", "paths", &format!(" accepted with {steps}")),
            (self.assuming > 0).then(|| {
                format!("{} of them assuming that there is only one solution", self.assuming)
            }),
            some(self.counts, "count", "counts", " of solutions accepted"),
            some(self.answers, "answer", "answers", " of sets accepted"),
            (self.refused > 0).then(|| format!("{} refused", self.refused)),
            lines(self.unjudged, " not judged"),
            lines(self.passed_over, " with status error passed over"),
            lines(self.empty, " without steps passed over"),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() { "nothing was checked".to_owned() } else { parts.join("; ") }
    }
}

/// What is said where a file begins with something else than an object.
const OTHER: &str = "\n(a puzzle with truths and links is checked with --sets)";

/// What the first line of a file is that is no path, as far as that is known.
fn other(line: &str) -> Option<&'static str> {
    let is_puzzle = || formats::read(line).is_ok() || is_row(line);
    if is_path_in_words(line) {
        Some(
            "this is a path in words: check it with --sets, below its puzzle or with --puzzle, or check what \
             `solve --json` writes, which has the proofs",
        )
    } else if solution::begins(line) {
        Some("this is a solution in set logic, not a path in JSON Lines: check it with --sets")
    } else if is_puzzle() {
        Some(
            "this is a puzzle, not a path: `ninerooks count` says whether it has one solution; what \
             follows from truths and links below it is checked with --sets",
        )
    } else {
        None
    }
}

/// Whether a line can be a row of a grid, or the frame above it.
fn is_row(line: &str) -> bool {
    let digits = line.chars().filter(|c| c.is_ascii_digit() || ".*_-|+ ".contains(*c)).count();
    line.len() >= 9 && digits == line.chars().count()
}

/// Whether a line is the first one that `solve` prints of a path.
fn is_path_in_words(line: &str) -> bool {
    let numbered = line.trim_start().split_once(". ");
    numbered.is_some_and(|(number, step)| number.parse::<u32>() == Ok(1) && step.contains(": "))
}

fn answer(piece: &Piece, look: Look, detail: Detail, length: bool) -> Answer<Tally> {
    let text = match &piece.text {
        Ok(text) => text,
        Err(message) => return Answer::unreadable(String::new(), message.clone()),
    };
    let place = format!("{}, line {}", piece.origin, piece.line);
    let line = match Line::read(text) {
        Ok(line) => line,
        Err(message) => {
            let is_first = piece.line == 1 && !text.trim_start().starts_with('{');
            let message = format!("{place}{message}{}", if is_first { OTHER } else { "" });
            return match is_first.then(|| other(text)).flatten() {
                Some(what) => Answer::fatal(format!("{}: {what}", piece.origin)),
                None => Answer::unreadable(String::new(), message),
            };
        }
    };
    let (mut note, mut shown) = (Tally::default(), String::new());
    if line.is_error() {
        note.passed_over = 1;
        return Answer { note, ..Answer::done(String::new()) };
    }
    let no = |note, reason: &str| {
        let complaint = Complaint::Error(format!("{place}, {reason}"));
        Answer { note, ..Answer::no(String::new(), Some(complaint)) }
    };
    match line.judge() {
        Err(reason) => {
            note.refused = 1;
            return no(note, &reason);
        }
        Ok(Outcome::Unjudged(reason)) => {
            note.unjudged = 1;
            return no(note, &format!("not judged: {reason}"));
        }
        Ok(Outcome::Path(steps)) => {
            (note.accepted, note.steps) = (1, steps);
            note.assuming = u64::from(line.assumes_uniqueness());
            if detail != Detail::default() {
                shown = line.shown(look, detail);
            }
            if length {
                shown.extend([&place, ": ", &length_of(line.length()), "\n"]);
            }
        }
        Ok(Outcome::Count) => note.counts = 1,
        Ok(Outcome::Sets) => note.answers = 1,
        Ok(Outcome::Nothing) => note.empty = 1,
    }
    Answer { note, ..Answer::done(shown) }
}
