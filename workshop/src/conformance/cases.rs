//! Reading the libraries.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Grid, GridError, Puzzle};
use ninerooks_text::formats::hodoku::{self, Variant};
use ninerooks_text::formats::yas::Record;

/// A collection of labelled states.
///
/// GNPX has none about uniqueness: of the 91 states of its pages and sources (`gnpx_technique_examples.tsv`) no page
/// is about a rectangle, a loop, a grave or another deadly pattern, and none states an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Library {
    /// `HoDoKu`'s regression library.
    Hodoku,
    /// The pattern tests of Yet Another Sudoku.
    Yas,
    /// What a further `HoDoKu` adds to that library.
    Enhanced,
    /// The examples of Andrew Stuart's site, as the tests of a solver have them.
    SudokuWiki,
    /// Puzzles of the same site of which another solver's tests say which techniques they need.
    Paths,
    /// Puzzles that the site's own pages name for a technique.
    Exotic,
    /// The examples of Sudoku Studio. They state no outcome.
    Studio,
}

impl Library {
    /// The libraries in order.
    pub const ALL: [Self; 7] = [
        Self::Hodoku,
        Self::Yas,
        Self::Enhanced,
        Self::SudokuWiki,
        Self::Paths,
        Self::Exotic,
        Self::Studio,
    ];

    /// What comes before its names in the aliases of our techniques.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Hodoku | Self::Enhanced => "hodoku",
            Self::Yas => "yas",
            Self::SudokuWiki | Self::Paths | Self::Exotic => "sudokuwiki",
            Self::Studio => "studio",
        }
    }

    /// Its name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hodoku => "hodoku",
            Self::Yas => "yas",
            Self::Enhanced => "enhanced",
            Self::SudokuWiki => "sudokuwiki",
            Self::Paths => "paths",
            Self::Exotic => "exotic",
            Self::Studio => "studio",
        }
    }

    /// Where the files have the name of the technique.
    const fn column(self) -> &'static str {
        match self {
            Self::Hodoku | Self::Enhanced => "code",
            Self::Yas => "pattern",
            Self::SudokuWiki => "function",
            Self::Paths => "class",
            Self::Exotic => "technique",
            Self::Studio => "searcher",
        }
    }

    const fn file(self) -> &'static str {
        match self {
            Self::Hodoku => "hodoku_reglib_1_4.tsv",
            Self::Yas => "yas_pattern_reg_test.tsv",
            Self::Enhanced => "hodoku_enhanced_libs.tsv",
            Self::SudokuWiki => "joeseibel_sudokuwiki_tests.tsv",
            Self::Paths => "dapitch666_sudokuwiki_tests.tsv",
            Self::Exotic => "exotic_examples_sudokuwiki.tsv",
            Self::Studio => "sudokustudio_examples.tsv",
        }
    }

    /// Whether a case of this name is held against our techniques: of the smaller libraries what is about
    /// uniqueness, chains, almost-locked sets and exotic patterns. Of Sudoku Studio's four lines about exocets one is a
    /// counter-example, one has a base of one cell, and one shows where cross-lines are; none states an outcome.
    fn has(self, code: &str) -> bool {
        let has_any = |words: &[&str]| words.iter().any(|word| code.contains(word));
        match self {
            Self::Hodoku | Self::Yas => true,
            Self::Enhanced => {
                code.starts_with("06") || ["1101", "1400", "1401", "1402"].contains(&code)
            }
            Self::SudokuWiki | Self::Paths => {
                let chains = [
                    "lternatingInf",
                    "XCycles",
                    "xCycles",
                    "xyChains",
                    "XYChains",
                    "sueDeCoq",
                    "alignedPair",
                    "SubsetExclusion",
                    "Fireworks",
                ];
                code.to_lowercase().contains("unique")
                    || ["BiValueUniversalGrave", "Exocets", "SKLoops"].contains(&code)
                    || has_any(&chains)
            }
            Self::Exotic => {
                has_any(&["Aligned", "Forcing", "X-Cycles", "Exocet", "SK loop", "Tridagon"])
            }
            Self::Studio => has_any(&[
                "Unique",
                "Deadly",
                "Grave",
                "ExtendedRectangle",
                "AlmostLocked",
                "Blossom",
                "Forcing",
                "GroupedChain",
                "RemotePair",
                "Whip",
                "Oddagon",
                "Wing",
                "Chromatic",
            ]),
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
    /// Whether the technique may find it later on the path that begins here.
    pub on_path: bool,
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
            grid: on_the_way(&line.puzzle())?,
            name: line.code.clone(),
            code: line.code,
            eliminations: line.eliminations.into_iter().collect(),
            placements: line.placements.into_iter().collect(),
            must_fail: line.variant == Some(Variant::MustFail),
            on_path: false,
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
            grid: on_the_way(&record.puzzle())?,
            code: record.pattern.clone(),
            name: record.pattern,
            eliminations: record.outcome.eliminations.into_iter().collect(),
            placements: record.outcome.placements.into_iter().collect(),
            must_fail: false,
            on_path: false,
        })
    }
}

/// The states of the libraries are on the way of a puzzle: what is missing there was eliminated by logic, and
/// the puzzle does not exclude it.
fn on_the_way(state: &Puzzle) -> Result<Grid, GridError> {
    Ok(Grid::new(state)?.of_givens())
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
            if !library.has(row.get(library.column())?) {
                continue;
            }
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
            Library::Hodoku | Library::Enhanced => {
                let name = self.get("technique")?.to_owned();
                let mut raw = Case::from_hodoku(self.get("raw")?)?;
                // A broken wing has the cells of its ring where others have what is placed.
                let clash = |one: Candidate| raw.placements.iter().any(|other| one.sees(other));
                if raw.placements.iter().any(clash) {
                    raw.placements = CandidateSet::EMPTY;
                }
                Case { name, code: self.get("code")?.to_owned(), ..raw }
            }
            Library::Yas => {
                let names =
                    ["state", "removed", "method", "overrides", "pattern", "outcome", "solution"];
                let fields = names.iter().map(|name| self.get(name)).collect::<Result<Vec<_>>>()?;
                Case::from_yas(&fields.join("|"))?
            }
            Library::SudokuWiki => self.wiki()?,
            Library::Paths | Library::Exotic => {
                let line = format!(":0000:x:{}::::", self.get("puzzle")?);
                Case { on_path: true, ..Case::from_hodoku(&line)? }
            }
            Library::Studio => self.studio()?,
        };
        let case = match library {
            Library::Hodoku | Library::Enhanced | Library::Yas => case,
            Library::SudokuWiki | Library::Paths | Library::Exotic | Library::Studio => {
                let code = self.get(library.column())?.to_owned();
                Case { name: code.clone(), code, ..case }
            }
        };
        Ok(Case { library, number: self.get("n")?.to_owned(), ..case })
    }

    /// A state with its candidates, cell by cell.
    fn wiki(&self) -> Result<Case> {
        let [state, eliminations] = [self.get("state")?, self.get("elims")?];
        let places = self.get("places")?;
        let mut case = Case::from_hodoku(&format!(":0000:x:{state}::{eliminations}:{places}:"))?;
        for (cell, digits) in Cell::all().zip(self.get("candidates81")?.split(',')) {
            let digits: DigitSet = digits.chars().filter_map(Digit::from_char).collect();
            if !case.grid.solved().contains(cell) {
                let missing = case.grid.digits(cell) - digits;
                cell.candidates(missing).for_each(|candidate| case.grid.eliminate(candidate));
            }
        }
        Ok(case)
    }

    /// A state with its givens, and what was eliminated.
    fn studio(&self) -> Result<Case> {
        let cells = self.get("givens")?.chars().zip(self.get("state")?.chars());
        let placed = |(given, digit): (char, char)| match (given, digit) {
            ('.', '1'..='9') => format!("+{digit}"),
            _ => digit.to_string(),
        };
        let state: String = cells.map(placed).collect();
        let case = Case::from_hodoku(&format!(":0000:x:{state}:{}:::", self.get("deleted")?))?;
        Ok(Case { must_fail: self.get("label")?.starts_with("Counter-example"), ..case })
    }
}
