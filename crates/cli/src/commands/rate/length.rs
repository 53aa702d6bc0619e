//! How long the shortest proof is that the program finds.

use ninerooks_logic::{Brevity, Checking, Profile, Status as End, shortest, solve};
use ninerooks_rating::form::least;
use ninerooks_step::Length;
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::scale::{Rated, Scale, Subject};
use crate::input::Piece;
use crate::resume::{EarlierAnswer, foreign};
use crate::term::output;
use crate::words::plural;

/// By the inferences that there are to check.
pub(super) struct ByLength {
    /// Whose techniques are used, beside refutations by cases.
    pub(super) profile: Profile,
}

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct Record<'a> {
    schema: Schema,
    puzzle: &'a str,
    by: &'static str,
    /// Of all steps beyond singles.
    length: usize,
    /// Of the longest of them.
    longest: usize,
    solved: bool,
}

impl Scale for ByLength {
    fn name(&self) -> &'static str {
        "length"
    }

    fn columns(&self) -> &'static [&'static str] {
        &["length", "longest"]
    }

    fn rate(&self, _: &Piece, start: &Subject) -> Rated {
        // A path depends on the form of the puzzle; so it is the path of one form.
        let plain = solve(&least(&start.grid), &self.profile, Checking::On);
        let found = shortest(plain, &self.profile, Brevity::Shortest).solution;
        let solved = found.status == End::Solved;
        let Length { all: length, longest } = found.path.length();
        let inferences = plural(length as u64, "inference", "inferences");
        let end = if solved { "solved" } else { "stuck" };
        let text = format!("{inferences} beyond singles, {longest} in the longest step, {end}\n");
        let record = output::json_line(&Record {
            schema: Schema::One,
            puzzle: &start.recorded,
            by: self.name(),
            length,
            longest,
            solved,
        });
        let cells = vec![length.to_string(), longest.to_string()];
        Rated { text, record, cells, solved, wanted: true }
    }

    fn recall(&self, earlier: &EarlierAnswer) -> Result<bool, String> {
        match (earlier.by.as_deref(), earlier.solved) {
            (Some("length"), Some(solved)) => Ok(solved),
            _ => Err(foreign()),
        }
    }
}
