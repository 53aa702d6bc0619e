//! `ninerooks needless`: givens and rules without which there is one solution still.

use std::sync::Arc;

use clap::Args;
use ninerooks_board::Puzzle;
use ninerooks_exact::{Needless as Found, Part, needless};
use ninerooks_text::formats::Format;
use ninerooks_text::json::{Schema, Status};
use serde::Serialize;

use crate::answer::Answer;
use crate::input::Piece;
use crate::puzzle;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::Look;
use crate::term::output;
use crate::words::{capitalised, part, wrapped};

/// How many positions are looked at without each of the givens and rules.
const POSITIONS: u64 = 1 << 20;

/// Name the givens and rules that a puzzle does not need
///
/// Without each of them, by itself, there is one solution still. Of those that can go one by one not all can go together: so a
/// list of some that can follows, to which no other one can be added. Cages, thermos, dots are left out whole.
///
/// The exit code is 1 where a puzzle has not exactly one solution.
#[derive(Args)]
pub(crate) struct Needless {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Write one JSON object per line
    #[arg(long)]
    json: bool,
}

pub(super) fn run(mut command: Needless, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("needless")) };
    let Needless { puzzles, json } = command;
    let reader = Arc::new(Reader { from: puzzles.from, json, look: setting.look() });
    setting.batch(input, false).run(move |piece| reader.answer(piece), |()| ())
}

/// How puzzles are read, and what is said of them.
struct Reader {
    from: Option<&'static dyn Format>,
    json: bool,
    look: Look,
}

/// What is not needed, for programs.
#[derive(Serialize)]
struct Record {
    schema: Schema,
    puzzle: String,
    alone: Vec<String>,
    together: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unknown: Vec<String>,
}

impl Reader {
    fn answer(&self, piece: &Piece) -> Answer {
        let puzzle = match puzzle::read(piece, self.from, self.json) {
            Ok(puzzle) => puzzle,
            Err(answer) => return answer,
        };
        let Some(found) = needless(&puzzle, POSITIONS) else {
            let words = "it has not exactly one solution, or the search cannot say";
            let text = if self.json {
                let recorded = puzzle::recorded(piece, &puzzle);
                puzzle::record(piece, &recorded, Status::Invalid, words)
            } else {
                wrapped(self.look, 0, &format!("{}.", capitalised(words)))
            };
            return Answer::no(text, None);
        };
        let named = |parts: &[Part]| -> Vec<String> {
            parts.iter().map(|one| part(&puzzle, *one)).collect()
        };
        let text = if self.json {
            output::json_line(&Record {
                schema: Schema::One,
                puzzle: puzzle::recorded(piece, &puzzle),
                alone: named(&found.alone),
                together: named(&found.together),
                unknown: named(&found.unknown),
            })
        } else {
            self.words(&puzzle, &found)
        };
        Answer::done(text)
    }

    fn words(&self, puzzle: &Puzzle, found: &Found) -> String {
        let named = |parts: &[Part]| {
            let names: Vec<String> = parts.iter().map(|one| part(puzzle, *one)).collect();
            names.join("; ")
        };
        let Found { alone, together, unknown } = found;
        let mut lines = match (alone.as_slice(), together.len() == alone.len()) {
            ([], _) if unknown.is_empty() => vec!["Every given and rule is needed.".to_owned()],
            ([], _) => vec!["None was found that is not needed.".to_owned()],
            ([_], _) => vec![format!("Not needed: {}.", named(alone))],
            (_, true) => vec![format!("Not needed, all of them: {}.", named(alone))],
            (_, false) => vec![
                format!("Not needed, each by itself: {}.", named(alone)),
                format!("All of these can go together: {}.", named(together)),
            ],
        };
        if !unknown.is_empty() {
            lines.push(format!("The search cannot say it of these: {}.", named(unknown)));
        }
        lines.iter().map(|line| wrapped(self.look, 0, line)).collect()
    }
}
