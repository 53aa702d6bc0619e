//! `ninerooks canon`: the form that all images of a puzzle share.

use clap::{Args, ValueEnum};
use ninerooks_lab::{Canonical, Clues, canonical, canonical_by_solution, only_solution};
use ninerooks_proof::Symmetry;
use ninerooks_text::formats::Format;
use ninerooks_text::json::Schema;
use serde::Serialize;

use crate::answer::Answer;
use crate::input::Piece;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output;
use crate::term::talk::Complaint;

/// Write puzzles in the canonical form that all images of a puzzle share
///
/// Of all images of the givens under exchanges of digits, of rows and columns within their bands and
/// stacks, of bands, of stacks, and of rows with columns, the one with the smallest string, a dot
/// counting as 0. So two puzzles are the same but for how they are written exactly when their canonical
/// forms are equal. Digits that were placed since are left out.
#[derive(Args)]
pub(crate) struct Canon {
    #[command(flatten)]
    puzzles: Puzzles,
    /// What is made smallest
    #[arg(long, value_enum, default_value_t)]
    by: By,
    /// After each form, as a comment, a map that leads to it, as `ninerooks morph` reads it
    #[arg(long)]
    map: bool,
    /// After each form, as a comment, how many maps of cells take the puzzle onto itself
    #[arg(long, conflicts_with = "by")]
    automorphisms: bool,
    /// Write one JSON object per line
    #[arg(long, conflicts_with_all = ["map", "automorphisms"])]
    json: bool,
}

/// What is made smallest.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum By {
    /// The string of the puzzle.
    #[default]
    Puzzle,
    /// The string of its solution; of several such maps the one that makes the puzzle smallest.
    Solution,
}

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct CanonRecord {
    schema: Schema,
    puzzle: String,
    form: String,
    by: &'static str,
    map: MapRecord,
    #[serde(skip_serializing_if = "Option::is_none")]
    automorphisms: Option<u64>,
}

/// A map, with lines and digits from 1: where each of them goes.
#[derive(Serialize)]
struct MapRecord {
    transpose: bool,
    rows: String,
    columns: String,
    digits: String,
}

pub(super) fn run(mut command: Canon, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("canon")) };
    setting.batch(input, false).run(move |piece| command.answer(piece), |()| ())
}

impl Canon {
    fn answer(&self, piece: &Piece) -> Answer {
        let clues = match givens(piece, self.puzzles.from) {
            Ok(clues) => clues,
            Err(answer) => return answer,
        };
        let (form, map, automorphisms) = match self.by {
            By::Puzzle => {
                let canonical: Canonical = canonical(&clues);
                (canonical.form, *canonical.map(), Some(canonical.automorphism_count()))
            }
            By::Solution => {
                let Some(solution) = only_solution(&clues) else { return not_one(piece) };
                let (form, map) = canonical_by_solution(&clues, &solution);
                (form, map, None)
            }
        };
        if self.json {
            let [rows, columns, digits] = lists(&map);
            let by = if self.by == By::Puzzle { "puzzle" } else { "solution" };
            return Answer::done(output::json_line(&CanonRecord {
                schema: Schema::One,
                puzzle: clues.to_string(),
                form: form.to_string(),
                by,
                map: MapRecord { transpose: map.transpose, rows, columns, digits },
                automorphisms,
            }));
        }
        let mut text = form.to_string();
        let count = automorphisms.filter(|_| self.automorphisms);
        let count = count.map(|n| format!("{n} automorphism{}", if n == 1 { "" } else { "s" }));
        let map = self.map.then(|| options(&map));
        let comment: Vec<String> = count.into_iter().chain(map).collect();
        if !comment.is_empty() {
            text = format!("{text} # {}", comment.join(", "));
        }
        Answer::done(text + "\n")
    }
}

/// The givens of a puzzle; or the answer that there is to give instead.
pub(super) fn givens<T: Default>(
    piece: &Piece,
    from: Option<&'static dyn Format>,
) -> Result<Clues, Answer<T>> {
    let puzzle =
        piece.puzzle(from).map_err(|message| Answer::unreadable(String::new(), message))?;
    Ok(Clues::from(&puzzle))
}

/// The answer where one solution is needed.
pub(super) fn not_one<T: Default>(piece: &Piece) -> Answer<T> {
    let words = "the puzzle does not have exactly one solution";
    Answer::no(String::new(), Some(Complaint::Warning(piece.placed(words))))
}

/// Where each row, column and digit goes, from 1.
fn lists(map: &Symmetry) -> [String; 3] {
    let list = |list: [u8; 9]| list.iter().map(|at| char::from(b'1' + at)).collect();
    [map.rows, map.columns, map.digits].map(list)
}

/// A map as options of `ninerooks morph`.
pub(super) fn options(map: &Symmetry) -> String {
    let [rows, columns, digits] = lists(map);
    let transpose = if map.transpose { "--transpose " } else { "" };
    format!("{transpose}--rows {rows} --columns {columns} --digits {digits}")
}
