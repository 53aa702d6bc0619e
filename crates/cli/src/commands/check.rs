//! `ninerooks check`: judges paths, whoever wrote them.

mod line;
mod sets;

use std::ffi::OsString;
use std::io::{self, IsTerminal};

use super::Setting;
use crate::args;
use crate::batch::Answer;
use crate::exit::Exit;
use crate::input::{Cut, Input, Piece};
use crate::talk::Complaint;
use crate::words::plural;
use clap::Args;
use line::Line;

/// Check the proofs of paths that were written with --json, by ninerooks or by anybody
///
/// Each line is an object with a puzzle and steps. Every step must follow from the state before it
/// by its own proof, and the end must be what the line says of it. The first refusal of each line
/// is told. Lines with the status `error` and no steps are passed over; when there are no others,
/// nothing was checked, and the exit code is 2.
///
/// With --sets each file is a puzzle and its solution in set logic, as posted on forums: truths and
/// links for each step, such as `2 Sets {3R17} 2 Links {3c49} => r2c4<>3`, over one line or several;
/// singles (`r4c5=7`); and `ste` for singles to the end. What is claimed has to follow; where nothing
/// is claimed it is told what follows.
#[derive(Args)]
pub(crate) struct Check {
    /// Files of JSON Lines, or `-` for standard input
    #[arg(value_name = "FILE|-")]
    files: Vec<OsString>,
    /// The files are solutions in set logic, each below its puzzle
    #[arg(long)]
    sets: bool,
    /// The files are solutions in set logic of this puzzle, and do not hold it
    #[arg(long, value_name = "PUZZLE")]
    puzzle: Option<String>,
}

pub(super) fn run(command: Check, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Check { mut files, sets, puzzle } = command;
    if sets || puzzle.is_some() {
        if files.is_empty() {
            if io::stdin().is_terminal() {
                return Ok(args::help("check", setting.talk));
            }
            files.push("-".into());
        }
        return sets::run(&files, puzzle.as_deref(), setting);
    }
    let Some(input) = Input::of(files, Cut::Lines) else {
        return Ok(args::help("check", setting.talk));
    };
    let mut count = Tally::default();
    let exit = setting.batch(input, false).run(answer, |one| count.add(&one))?;
    setting.talk.note(&count.sentence());
    if exit == Exit::Done && count.accepted == 0 {
        // A list that could not be read before is no proof of anything.
        setting.talk.error("there is no path to check: every line has the status error");
        return Ok(Exit::Unreadable);
    }
    Ok(exit)
}

/// What was judged.
#[derive(Default)]
struct Tally {
    accepted: u64,
    refused: u64,
    steps: u64,
    passed_over: u64,
    /// The accepted ones with a step that supposes that there is one solution only.
    supposing: u64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.accepted += other.accepted;
        self.refused += other.refused;
        self.steps += other.steps;
        self.passed_over += other.passed_over;
        self.supposing += other.supposing;
    }

    fn sentence(&self) -> String {
        let paths = |count: u64| plural(count, "path", "paths");
        let steps = plural(self.steps, "step", "steps");
        let lines = plural(self.passed_over, "line", "lines");
        let parts = [
            Some(format!("{} accepted with {steps}", paths(self.accepted))),
            (self.supposing > 0).then(|| {
                format!("{} of them supposing that there is one solution only", self.supposing)
            }),
            (self.refused > 0).then(|| format!("{} refused", paths(self.refused))),
            (self.passed_over > 0).then(|| format!("{lines} with status error passed over")),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
    }
}

/// What is said where a file begins with something else than an object.
const OTHER: &str = "\n(a puzzle with truths and links is checked with --sets)";

fn answer(piece: &Piece) -> Answer<Tally> {
    let text = match &piece.text {
        Ok(text) => text,
        Err(message) => return Answer::unreadable(String::new(), message.clone()),
    };
    let place = format!("{}, line {}", piece.origin, piece.line);
    let line = match Line::read(text) {
        Ok(line) => line,
        Err(message) => {
            let is_other = piece.line == 1 && !text.trim_start().starts_with('{');
            let hint = if is_other { OTHER } else { "" };
            return Answer::unreadable(String::new(), format!("{place}{message}{hint}"));
        }
    };
    let mut note = Tally::default();
    if line.is_error() {
        note.passed_over = 1;
        return Answer { note, ..Answer::done(String::new()) };
    }
    match line.judge() {
        Ok(steps) => {
            (note.accepted, note.steps) = (1, steps);
            note.supposing = u64::from(line.supposes_uniqueness());
            Answer { note, ..Answer::done(String::new()) }
        }
        Err(reason) => {
            note.refused = 1;
            let complaint = Complaint::Error(format!("{place}, {reason}"));
            Answer { note, ..Answer::no(String::new(), Some(complaint)) }
        }
    }
}
