//! `ninerooks canon`: the form that all images of a puzzle share.

use std::fmt::Write;

use anyhow::ensure;
use clap::{Args, ValueEnum};
use ninerooks_board::{Grid, Puzzle};
use ninerooks_lab::{
    Canonical, Clues, band_kinds, canonical, canonical_by_solution, only_solution,
};
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
use crate::words::plural;

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
    /// After each form, as a comment, how many maps of cells take the puzzle onto itself; `list` writes these maps too
    #[arg(long, value_enum, value_name = "WHICH", num_args = 0..=1, require_equals = true,
          default_missing_value = "count")]
    automorphisms: Option<Automorphisms>,
    /// After each form, as a comment, of which of the 416 kinds the bands and the stacks of its solution are
    #[arg(long)]
    bands: bool,
    /// Write one JSON object per line
    #[arg(long, conflicts_with_all = ["map"])]
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

/// What is said of the maps of a puzzle onto itself.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Automorphisms {
    /// How many there are.
    Count,
    /// Each of them, as `ninerooks morph` reads it; of the puzzle as it was read.
    List,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    automorphism_maps: Option<Vec<MapRecord>>,
    /// Bands from the top, then stacks from the left.
    #[serde(skip_serializing_if = "Option::is_none")]
    bands: Option<[usize; 6]>,
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
    ensure!(
        command.automorphisms.is_none() || command.by == By::Puzzle,
        "--automorphisms goes with --by puzzle"
    );
    setting.batch(input, false).run(move |piece| command.answer(piece), |()| ())
}

impl Canon {
    fn answer(&self, piece: &Piece) -> Answer {
        let clues = match givens(piece, self.puzzles.from) {
            Ok(clues) => clues,
            Err(answer) => return answer,
        };
        let solution = (self.bands || self.by == By::Solution).then(|| only_solution(&clues));
        let Some(solution) = solution.map_or(Some(None), |one| one.map(Some)) else {
            return not_one(piece, &clues);
        };
        let (form, map, own) = if let (By::Solution, Some(solution)) = (self.by, &solution) {
            let (form, map) = canonical_by_solution(&clues, solution);
            (form, map, None)
        } else {
            let canonical: Canonical = canonical(&clues);
            (canonical.form, *canonical.map(), Some(canonical))
        };
        let bands = if self.bands { solution.as_ref().and_then(band_kinds) } else { None };
        let lists = self.automorphisms == Some(Automorphisms::List);
        let maps = own.as_ref().filter(|_| lists).and_then(Canonical::automorphisms);
        let count = own.as_ref().map(Canonical::automorphism_count);
        if self.json {
            return Answer::done(output::json_line(&CanonRecord {
                schema: Schema::One,
                puzzle: clues.to_string(),
                form: form.to_string(),
                by: if self.by == By::Puzzle { "puzzle" } else { "solution" },
                map: MapRecord::of(&map),
                automorphisms: count,
                automorphism_maps: maps.map(|maps| maps.iter().map(MapRecord::of).collect()),
                bands,
            }));
        }
        let count = count.filter(|_| self.automorphisms.is_some());
        let count = count.map(|n| plural(n, "automorphism", "automorphisms"));
        let map = self.map.then(|| options(&map));
        let bands = bands.map(|kinds| band_words(&kinds));
        let comment: Vec<String> = count.into_iter().chain(map).chain(bands).collect();
        let mut text = String::with_capacity(96);
        let _ = write!(text, "{form}");
        if !comment.is_empty() {
            let _ = write!(text, " # {}", comment.join(", "));
        }
        text.push('\n');
        for map in maps.unwrap_or_default() {
            let _ = writeln!(text, "#   {}", options(&map));
        }
        Answer::done(text)
    }
}

impl MapRecord {
    fn of(map: &Symmetry) -> Self {
        let [rows, columns, digits] = lists(map);
        Self { transpose: map.transpose, rows, columns, digits }
    }
}

/// `bands 1 6 12, stacks 3 3 416`.
pub(super) fn band_words(kinds: &[usize; 6]) -> String {
    let three =
        |kinds: &[usize]| kinds.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    format!("bands {}, stacks {}", three(&kinds[..3]), three(&kinds[3..]))
}

/// The givens of a puzzle; or the answer that there is to give instead.
pub(super) fn givens<T: Default>(
    piece: &Piece,
    from: Option<&'static dyn Format>,
) -> Result<Clues, Answer<T>> {
    if let Some(clues) =
        piece.plain(from).and_then(of_cells).filter(|clues| !has_clash(clues.digits()))
    {
        return Ok(clues);
    }
    let puzzle =
        piece.classic(from).map_err(|message| Answer::unreadable(String::new(), message))?;
    let clues = Clues::from(&puzzle);
    let is_without = clues.is_empty() && puzzle.candidates.is_some();
    let nothing = || "it has candidates alone, and this command goes by the givens".to_owned();
    match contradiction(&puzzle).or_else(|| is_without.then(nothing)) {
        None => Ok(clues),
        Some(words) => Err(Answer::unreadable(String::new(), piece.placed(&words))),
    }
}

/// What is wrong with givens that see each other: what maps and forms say needs a digit once in each house.
fn contradiction(puzzle: &Puzzle) -> Option<String> {
    let values: Vec<_> = puzzle.values().collect();
    let mut digits = [0; 81];
    for value in &values {
        digits[value.cell().index()] = value.digit().get();
    }
    if !has_clash(&digits) {
        return None;
    }
    let mut pairs = (1..values.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
    let is_wrong = |(i, j): &(usize, usize)| {
        let (one, other) = (values[*i], values[*j]);
        one.digit() == other.digit() && one.cell().peers().contains(other.cell())
    };
    let (i, j) = pairs.find(is_wrong)?;
    Some(format!("{} and {} are both {}", values[i].cell(), values[j].cell(), values[i].digit()))
}

/// The givens of a plain line.
fn of_cells(cells: &[u8; 81]) -> Option<Clues> {
    Clues::new(cells.map(|c| if c == b'.' { 0 } else { c.wrapping_sub(b'0') }))
}

/// Whether a house has a digit twice. Hardly any puzzle has, and to go through all pairs of givens took longer than to find
/// the canonical form.
fn has_clash(digits: &[u8; 81]) -> bool {
    let mut houses = [[0_u16; 9]; 3];
    let (rows, _) = digits.as_chunks::<9>();
    for (row, digits) in rows.iter().enumerate() {
        for (column, digit) in digits.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            let (bit, block) = (1 << digit, row / 3 * 3 + column / 3);
            if (houses[0][row] | houses[1][column] | houses[2][block]) & bit != 0 {
                return true;
            }
            houses[0][row] |= bit;
            houses[1][column] |= bit;
            houses[2][block] |= bit;
        }
    }
    false
}

/// The answer where one solution is needed.
pub(super) fn not_one<T: Default>(piece: &Piece, clues: &Clues) -> Answer<T> {
    let grid = Grid::new(&clues.to_puzzle()).ok();
    let many = grid.is_some_and(|grid| ninerooks_exact::count(&grid, 2) > 1);
    let words = if many { "there are several solutions" } else { "there is no solution" };
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
