//! Reading the libraries.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use ninerooks_board::{CandidateSet, Grid, GridError, Puzzle};
use ninerooks_text::formats::hodoku::{self, Variant};
use ninerooks_text::formats::yas::Record;

/// A collection of labelled states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Library {
    /// `HoDoKu`'s regression library.
    Hodoku,
    /// The pattern tests of Yet Another Sudoku.
    Yas,
}

impl Library {
    /// The libraries in order.
    pub const ALL: [Self; 2] = [Self::Hodoku, Self::Yas];

    /// What comes before its names in the aliases of our techniques.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Hodoku => "hodoku",
            Self::Yas => "yas",
        }
    }

    const fn file(self) -> &'static str {
        match self {
            Self::Hodoku => "hodoku_reglib_1_4.tsv",
            Self::Yas => "yas_pattern_reg_test.tsv",
        }
    }
}

/// A state, and what a technique is expected to find in it.
#[derive(Clone, Debug)]
pub struct Case {
    /// Whose case it is.
    pub library: Library,
    /// Its number there.
    pub number: String,
    /// The technique as the library has it: `HoDoKu`'s code, the name of Yet Another Sudoku.
    pub code: String,
    /// The technique in the library's words.
    pub name: String,
    /// The state.
    pub grid: Grid,
    /// What is to be eliminated.
    pub eliminations: CandidateSet,
    /// What is to be placed.
    pub placements: CandidateSet,
    /// Whether the technique must find nothing instead.
    pub must_fail: bool,
}

impl Case {
    /// The case that a library line of `HoDoKu` states.
    ///
    /// # Errors
    /// When it is not such a line, or its state contradicts itself.
    pub fn from_hodoku(line: &str) -> Result<Self> {
        let line: hodoku::Library = line.parse()?;
        Ok(Self {
            library: Library::Hodoku,
            number: String::new(),
            grid: on_the_way(line.puzzle())?,
            name: line.code.clone(),
            code: line.code,
            eliminations: line.eliminations.into_iter().collect(),
            placements: line.placements.into_iter().collect(),
            must_fail: line.variant == Some(Variant::MustFail),
        })
    }

    /// The case that a record of Yet Another Sudoku states.
    ///
    /// # Errors
    /// When it is not such a record, or its state contradicts itself.
    pub fn from_yas(record: &str) -> Result<Self> {
        let record: Record = record.parse()?;
        Ok(Self {
            library: Library::Yas,
            number: String::new(),
            grid: on_the_way(record.puzzle())?,
            code: record.pattern.clone(),
            name: record.pattern,
            eliminations: record.outcome.eliminations.into_iter().collect(),
            placements: record.outcome.placements.into_iter().collect(),
            must_fail: false,
        })
    }
}

/// The states of the libraries are on the way of a puzzle: what is missing there was eliminated by logic, and
/// the puzzle does not exclude it.
fn on_the_way(mut state: Puzzle) -> Result<Grid, GridError> {
    let listed = state.candidates.take();
    let mut grid = Grid::new(&state)?;
    let missing = listed.map_or_else(CandidateSet::default, |listed| *grid.live() - *listed);
    let is_open = |cell| !grid.solved().contains(cell);
    let missing: Vec<_> = missing.iter().filter(|candidate| is_open(candidate.cell())).collect();
    for candidate in missing {
        grid.eliminate(candidate);
    }
    Ok(grid)
}

/// All cases of the libraries in the folder `data`, technique by technique.
///
/// # Errors
/// When a library cannot be read, or has a line that cannot.
pub fn read(data: &Path) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for library in Library::ALL {
        let path = data.join(library.file());
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let mut lines = text.lines();
        let header: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
        let mut own = Vec::new();
        for line in lines {
            let row = Fields { header: &header, fields: line.split('\t').collect() };
            let case = row.case(library).with_context(|| format!("{}: {line}", path.display()))?;
            own.push(case);
        }
        own.sort_by(|a, b| a.code.cmp(&b.code));
        cases.extend(own);
    }
    Ok(cases)
}

/// A line of a file whose first line names the columns.
struct Fields<'a> {
    header: &'a [&'a str],
    fields: Vec<&'a str>,
}

impl Fields<'_> {
    fn get(&self, name: &str) -> Result<&str> {
        let column = self.header.iter().position(|column| *column == name);
        let field = column.and_then(|column| self.fields.get(column));
        field.copied().with_context(|| format!("no field {name}"))
    }

    fn case(&self, library: Library) -> Result<Case> {
        let case = match library {
            Library::Hodoku => {
                let name = self.get("technique")?.to_owned();
                Case { name, ..Case::from_hodoku(self.get("raw")?)? }
            }
            Library::Yas => {
                let names =
                    ["state", "removed", "method", "overrides", "pattern", "outcome", "solution"];
                let fields = names.iter().map(|name| self.get(name)).collect::<Result<Vec<_>>>()?;
                Case::from_yas(&fields.join("|"))?
            }
        };
        Ok(Case { number: self.get("n")?.to_owned(), ..case })
    }
}
