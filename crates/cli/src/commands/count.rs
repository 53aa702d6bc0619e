//! `ninerooks count`: how many solutions.

use std::sync::Arc;

use clap::Args;
use ninerooks_board::{Grid, Puzzle};
use ninerooks_text::formats::Format;
use ninerooks_text::json::{Schema, Status};
use serde::Serialize;

use super::Setting;
use crate::args::{self, Puzzles};
use crate::batch::Answer;
use crate::exit::Exit;
use crate::input::Piece;
use crate::look::{BAD, GOOD, Look};
use crate::output;
use crate::puzzle;
use crate::resume::{self, Resume, Told, foreign};

/// Count solutions by search
///
/// One puzzle is answered in a sentence, several in a number each, on a line each. A `+` after the
/// number says that counting stopped at the limit, and a `-` stands for what could not be read. The
/// exit code is 1 unless each puzzle has exactly one solution.
#[derive(Args)]
pub(crate) struct Count {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Stop counting at this many solutions
    #[arg(long, short, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,
    /// Write a JSON object a line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    resume: Resume,
}

pub(super) fn run(mut command: Count, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(args::help("count", setting.talk)) };
    let Count { puzzles, limit, json, resume } = command;
    let style = match (json, setting.talk.is_quiet()) {
        (true, _) => Style::Json,
        (false, true) => Style::Number,
        (false, false) => Style::Words,
    };
    let counter = Arc::new(Counter { from: puzzles.from, limit, style, look: setting.look() });
    let rememberer = Arc::clone(&counter);
    let peek = style == Style::Words;
    setting.resume(input, peek, resume).run_on(
        move |piece| counter.answer(piece),
        move |piece, line| rememberer.recall(piece, line),
        |()| (),
    )
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// In words when it is one puzzle, else a number each.
    Words,
    Number,
    Json,
}

struct Counter {
    from: Option<&'static dyn Format>,
    limit: u64,
    style: Style,
    look: Look,
}

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct CountRecord {
    schema: Schema,
    puzzle: String,
    /// How many solutions were counted.
    solutions: u64,
    /// Whether these are all.
    complete: bool,
}

impl Counter {
    fn answer(&self, piece: &Piece) -> Answer {
        let puzzle = match self.read(piece) {
            Ok(puzzle) => puzzle,
            Err(answer) => return answer,
        };
        // One more than the limit tells whether there are more.
        let count = Grid::new(&puzzle)
            .map_or(0, |grid| ninerooks_exact::count(&grid, self.limit.saturating_add(1)));
        let (solutions, complete) = (count.min(self.limit), count <= self.limit);
        let more = if complete { "" } else { "+" };
        let text = match self.style {
            Style::Words if piece.alone => self.words(solutions, complete),
            Style::Words | Style::Number => format!("{solutions}{more}\n"),
            Style::Json => {
                let puzzle = puzzle::recorded(piece, &puzzle);
                let record = CountRecord { schema: Schema, puzzle, solutions, complete };
                output::json_line(&record)
            }
        };
        if count == 1 { Answer::done(text) } else { Answer::no(text, None) }
    }

    /// The puzzle, or the answer that there is to give instead.
    fn read(&self, piece: &Piece) -> Result<Puzzle, Answer> {
        piece.puzzle(self.from).map_err(|message| {
            let text = match self.style {
                Style::Json => puzzle::record(piece, piece.shown(), Status::Error, &message),
                _ if piece.is_puzzle() => "-\n".to_owned(),
                _ => String::new(),
            };
            Answer::unreadable(text, message)
        })
    }

    /// What an earlier run counted up to the same limit.
    fn recall(&self, piece: &Piece, line: &str) -> Result<Answer, String> {
        let puzzle = match self.read(piece) {
            Ok(puzzle) => puzzle,
            Err(answer) => return resume::same(answer, line),
        };
        let told = Told::of(line, piece, &puzzle::recorded(piece, &puzzle))?;
        let (Some(solutions), Some(complete)) = (told.solutions, told.complete) else {
            return Err(foreign());
        };
        if solutions > self.limit || !complete && solutions < self.limit {
            return Err(format!("its solutions were counted to another limit than {}", self.limit));
        }
        let is_one = solutions == 1 && complete;
        Ok(if is_one { Answer::done(String::new()) } else { Answer::no(String::new(), None) })
    }

    fn words(&self, solutions: u64, complete: bool) -> String {
        let (style, words) = match (solutions, complete) {
            (0, _) => (BAD, "no solution".to_owned()),
            (1, true) => (GOOD, "exactly one solution".to_owned()),
            (_, true) => (BAD, format!("{solutions} solutions")),
            (_, false) => (BAD, format!("more than {solutions} solutions")),
        };
        format!("{}\n", self.look.paint(style, words))
    }
}
