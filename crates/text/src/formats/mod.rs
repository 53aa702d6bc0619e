//! Formats that hold puzzles: one file each, and sniffing.
//!
//! [`read`] finds out the format of a text that holds one puzzle, [`read_many`] takes a text with
//! any number of them, [`by_name`] names a format, and [`write()`] writes a puzzle and reports what
//! the format could not keep. [`ALL`] lists what there is.
//!
//! ```
//! use ninerooks_text::formats;
//! let text = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
//! let read = formats::read(text)?;
//! assert_eq!(read.format.name(), "line");
//! assert_eq!(read.puzzle.givens().len(), 17);
//! let written = formats::write(&read.puzzle, formats::by_name("line-0").unwrap());
//! assert_eq!(written.text, text.replace('.', "0"));
//! assert!(written.lost.is_empty());
//! # Ok::<(), formats::ReadError>(())
//! ```
//!
//! | name | one puzzle is | keeps |
//! |---|---|---|
//! | `line`, `line-0` | [a line](mod@line) | values, comment |
//! | `sdm` | [a line](sdm) | values |
//! | `susser` | [a line](susser) | values, placed, candidates, comment |
//! | `hodoku` | [a line](hodoku) | values, placed, candidates |
//! | `yas` | [a line](yas) | values, placed, candidates |
//! | `sudokuwiki` | [a line](sudokuwiki) | values, placed, candidates |
//! | `sudokuwiki-bd` | [a line](sudokuwiki_bd) | values, placed, candidates |
//! | `sudokuwiki-n` | [a line](sudokuwiki_n) | values, candidates |
//! | `sukaku` | [a line](sukaku) | candidates |
//! | `json` | [a line](json) | values |
//! | `iss` | [a line](iss) | values, rules |
//! | `f-puzzles` | [a line](fpuzzles) | values, placed, candidates, rules |
//! | `sudokupad-json` | [a line](sudokupad) | values, placed, candidates |
//! | `url-sudokuwiki` | [a link](sudokuwiki_n::SudokuWikiLink) | values, placed, candidates |
//! | `url-iss` | [a link](iss) | values, rules |
//! | `url-f-puzzles` | [a link](fpuzzles) | values, placed, candidates, rules |
//! | `url-sudokupad` | [a link](sudokupad) | values, placed, candidates, rules |
//! | `url-sudokuexchange`, `url-sudoku-coach` | [a link](address) | values |
//! | `solo` | [a line](solo) | values |
//! | `grid`, `grid-borders` | [a block](grid) | values |
//! | `grid-blanks`, `markdown` | [a block](ruled) | values |
//! | `csv` | [a block](csv) | values |
//! | `html` | [a block](html) | values |
//! | `ss` | [a block](ss) | values |
//! | `pm` | [a block](pm) | values, candidates |
//! | `sdx` | [a block](sdx) | values, placed, candidates |
//! | `sdk` | [a block](sdk) | all but the title |
//! | `opensudoku` | [a block](opensudoku) | all but the rules |
//! | `rules` | [a block](rules_file) | rules, all but candidates |
//!
//! Reading says nothing about sense: a puzzle may contradict itself, and
//! [`Grid::new`](ninerooks_board::Grid::new) finds out. [`Puzzle::candidates`] is `None` when the
//! text says nothing beyond the values.

use std::fmt;

use ninerooks_board::Puzzle;

pub mod address;
mod bars;
mod big;
mod cells;
mod changes;
mod chunk;
mod clean;
pub mod csv;
mod document;
mod encoding;
mod error;
mod foreign;
pub mod fpuzzles;
pub mod grid;
pub mod hodoku;
pub mod html;
pub mod iss;
pub mod json;
mod kinds;
mod letters;
pub mod line;
mod loose;
mod loss;
mod lz;
mod marks;
mod markup;
pub mod opensudoku;
mod parted;
mod parts;
mod plainer;
pub mod pm;
mod resemble;
mod rows;
mod rule_text;
pub mod ruled;
pub mod rules_file;
pub mod sdk;
pub mod sdm;
pub mod sdx;
mod size;
pub mod solo;
mod span;
mod split;
pub mod ss;
pub mod sudokupad;
pub mod sudokuwiki;
pub mod sudokuwiki_bd;
pub mod sudokuwiki_n;
pub mod sukaku;
pub mod susser;
mod triplets;
mod unsniffed;
mod variant;
pub mod yas;

use clean::Clean;
use resemble::{Reach, nearest};

pub use chunk::{Chunk, Item};
pub use encoding::{Encoding, decode};
pub(crate) use error::cut;
pub use error::{Fault, ReadError};
pub use foreign::{foreign, is_wrapped};
pub use line::plain_cells;
pub use loss::{Loss, Written, write};
pub(crate) use markup::escaped;
pub(crate) use rule_text::parse as rule;
pub use size::{MOST_BYTES, MOST_DOCUMENT_LINES, MOST_LINES};
pub use split::{Splitter, read_many, read_many_as};
pub use unsniffed::read_line;

/// A way to write a puzzle as text.
///
/// ```
/// use ninerooks_text::formats::{ALL, Layout};
/// let blocks = ALL.iter().filter(|format| format.layout() == Layout::Block && format.keeps().placed);
/// let names: Vec<_> = blocks.map(|format| format.name()).collect();
/// assert_eq!(names, ["rules", "opensudoku", "sdk", "sdx"]);
/// ```
pub trait Format: Sync {
    /// Its name for options and messages, in small letters with dashes: `sudokuwiki-bd`.
    fn name(&self) -> &'static str;

    /// Its name for people: `SudokuWiki bd=`.
    fn title(&self) -> &'static str;

    /// What it looks like, in a few words.
    fn description(&self) -> &'static str;

    /// Other names that people know it by.
    fn aliases(&self) -> &'static [&'static str] {
        &[]
    }

    /// What it keeps of a puzzle.
    fn keeps(&self) -> Keeps;

    /// How much of a text one puzzle takes.
    fn layout(&self) -> Layout;

    /// Whether a text looks like this format, at a glance. Sniffing takes the first format of
    /// [`ALL`] that says yes, so a reader may say yes to a text that it then objects to.
    fn fits(&self, text: &str) -> bool;

    /// Reads one puzzle.
    ///
    /// # Errors
    /// When the text is not one puzzle in this format: the first place where it is not.
    fn parse(&self, text: &str) -> Result<Puzzle, Fault>;

    /// Writes a puzzle without a line end behind it; [`write()`] also says what got lost.
    fn write(&self, puzzle: &Puzzle) -> String;

    /// Reads one puzzle, as [`parse`](Self::parse) does.
    ///
    /// # Errors
    /// When the text is not one puzzle in this format. The error shows the place and names up to
    /// two other formats whose readers get as far or further. A text of more than [`MOST_LINES`] or
    /// [`MOST_BYTES`] is not looked at. Where it fails as it is, colours of a terminal, marks of quoted
    /// mail and the like are taken off.
    fn read(&self, text: &str) -> Result<Puzzle, ReadError> {
        if let Some(error) = size::refusal(text) {
            return Err(error);
        }
        let clean = Clean::of(text);
        let parsed = match self.parse(text) {
            Err(_) if clean.has_changed() => {
                self.parse(&clean.text).map_err(|fault| clean.back(fault))
            }
            parsed => parsed,
        };
        parsed.map_err(|fault| {
            let mut error = ReadError::new(text, &fault);
            let others = nearest(text)
                .into_iter()
                .filter(|(other, reach)| other.name() != self.name() && reach.at() >= fault.at);
            error.nearest = others.map(|(other, _)| other.name()).take(2).collect();
            error
        })
    }
}

impl fmt::Debug for dyn Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a format keeps of every puzzle. For one puzzle at hand ask [`write()`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(clippy::struct_excessive_bools)] // five independent facts
pub struct Keeps {
    /// The values are distinguished from candidates.
    pub values: bool,
    /// Placed digits are distinguished from givens.
    pub placed: bool,
    /// Candidates.
    pub candidates: bool,
    /// The comment, when it is one line.
    pub comment: bool,
    /// Author, description, date, source, level and web address.
    pub header: bool,
    /// The rules that it has words for.
    pub rules: bool,
}

/// How much of a text one puzzle takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// One line.
    Line,
    /// Several lines; a blank line parts one puzzle from the next.
    Block,
}

/// All formats, in the order of sniffing.
pub const ALL: &[&dyn Format] = &[
    &iss::IssLink,
    &iss::Iss,
    &fpuzzles::FPuzzlesLink,
    &sudokupad::SudokuPadLink,
    &address::Address(address::Site::SudokuExchange),
    &address::Address(address::Site::SudokuCoach),
    &solo::Solo,
    &rules_file::RulesFile,
    &opensudoku::OpenSudoku,
    &html::Html,
    &fpuzzles::FPuzzles,
    &sudokupad::Scl,
    &json::Json,
    &hodoku::Hodoku,
    &sudokuwiki::SudokuWiki,
    &sudokuwiki_bd::SudokuWikiBd,
    &sudokuwiki_n::SudokuWikiN,
    &sudokuwiki_n::SudokuWikiLink,
    &sukaku::Sukaku,
    &yas::Yas,
    &susser::Susser,
    &line::Line('.'),
    &line::Line('0'),
    &sdk::Sdk,
    &ss::SimpleSudoku,
    &grid::Grid { borders: false },
    &grid::Grid { borders: true },
    &sdx::Sdx,
    &pm::Pm,
    &csv::Csv,
    &ruled::Ruled { markdown: false },
    &ruled::Ruled { markdown: true },
    &sdm::Sdm,
];

/// The format of this name, or of one of its other names. Capitals do not matter.
///
/// ```
/// use ninerooks_text::formats::by_name;
/// assert_eq!(by_name("Line").unwrap().title(), "line of 81 cells");
/// assert!(by_name("lime").is_none());
/// ```
pub fn by_name(name: &str) -> Option<&'static dyn Format> {
    let is_it = |known: &&str| known.eq_ignore_ascii_case(name);
    let named = ALL.iter().copied().find(|format| is_it(&format.name()));
    named.or_else(|| ALL.iter().copied().find(|format| format.aliases().iter().any(&is_it)))
}

/// A puzzle, and the format it was read from.
#[derive(Clone, Debug)]
pub struct Read {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The format that the text is in.
    pub format: &'static dyn Format,
}

/// Reads a text that holds one puzzle in any format: the first of [`ALL`] that fits.
///
/// # Errors
/// When the text fits no format, or is wrong in the one it fits. The error is then that of the
/// format which got furthest through the text. A text of more than [`MOST_LINES`] or [`MOST_BYTES`]
/// is not looked at.
///
/// ```
/// use ninerooks_text::formats::read;
/// let error = read("4.....8.5\n.3.......\n...7....\n").unwrap_err();
/// assert_eq!(error.to_string(), "\
/// line 3, column 9: expected 9 cells in row 3, found 8
///   ...7....
///           ^
/// nearest formats: grid, sdk");
/// ```
pub fn read(text: &str) -> Result<Read, ReadError> {
    if let Some(read) = line::plain(text) {
        return Ok(read);
    }
    if let Some(fault) = foreign::refusal(text) {
        return Err(ReadError::new(text, &fault));
    }
    if let Some(error) = size::refusal(text) {
        return Err(error);
    }
    sniff(text).or_else(|refusal| {
        let clean = Clean::of(text);
        let cleaned = clean.has_changed().then(|| sniff(&clean.text));
        let refusal = match cleaned {
            Some(Ok(read)) => return Ok(read),
            Some(Err(refusal)) => refusal,
            None => refusal,
        };
        let refusal = match sniff_plainer(&clean.text, refusal) {
            Ok(read) => return Ok(read),
            Err(refusal) => Refusal { fault: clean.back(refusal.fault), ..refusal },
        };
        Err(ReadError { nearest: refusal.nearest, ..ReadError::new(text, &refusal.fault) })
    })
}

/// Why a text cannot be read, and the names of the formats that it comes nearest to.
struct Refusal {
    fault: Fault,
    nearest: Vec<&'static str>,
}

/// Reads a text that cannot be read as it is in a plainer way, if there is only one.
fn sniff_plainer(text: &str, mut refusal: Refusal) -> Result<Read, Refusal> {
    // A plainer reading would lose the rules.
    if refusal.fault.is_variant() || has_rules(text) {
        return Err(refusal);
    }
    let unwrapped = plainer::unwrapped(text);
    if let Some(unwrapped) = &unwrapped {
        if let Some(fault) = foreign::refusal(unwrapped) {
            return Err(Refusal { fault, nearest: Vec::new() });
        }
        match sniff(unwrapped) {
            Err(plainer) => refusal = plainer.or(refusal),
            read => return read,
        }
    }
    let plain = unwrapped.as_deref().unwrap_or(text);
    let mut readings = plainer::readings(plain);
    if unwrapped.is_some() {
        // What seems to be wrapped around rows may be their bars.
        readings.extend(plainer::readings(text));
    }
    let mut found: Option<Read> = None;
    for read in readings.iter().filter_map(|reading| fitting(reading)) {
        let is_other = |other: &Read| {
            other.puzzle.givens() != read.puzzle.givens()
                || !other.puzzle.values().eq(read.puzzle.values())
                || other.puzzle.candidates != read.puzzle.candidates
        };
        if found.as_ref().is_some_and(is_other) {
            let at = plain.len() - plain.trim_start().len();
            let found = "one with two, for some of its signs may be cells, or bars between them";
            let fault = Fault::new(at, "a text with one reading", found);
            return Err(Refusal { fault, nearest: Vec::new() });
        }
        found.get_or_insert(read);
    }
    let nearer = || match readings.first().map(|reading| sniff(reading)) {
        Some(Err(plainer)) => plainer.or(refusal),
        _ => refusal,
    };
    found.map_or_else(|| Err(nearer()), Ok)
}

/// Whether a text is in a format that is meant for rules, right or wrong.
fn has_rules(text: &str) -> bool {
    rules_file::is_one(text) || iss::Iss.fits(text)
}

/// Reads a text in the first format that it looks like.
fn fitting(text: &str) -> Option<Read> {
    let format = ALL.iter().copied().find(|format| format.fits(text))?;
    Some(Read { puzzle: format.parse(text).ok()?, format })
}

impl Refusal {
    /// This one of a plainer reading, if it comes further than the other.
    fn or(self, other: Self) -> Self {
        if self.fault.is_variant() || self.fault.at > other.fault.at { self } else { other }
    }
}

/// Reads a text as it is.
fn sniff(text: &str) -> Result<Read, Refusal> {
    let fitting = ALL.iter().copied().find(|format| format.fits(text));
    let found = fitting.map(|format| (format, format.parse(text)));
    if let Some((format, Ok(puzzle))) = found {
        return Ok(Read { puzzle, format });
    }
    let mut nearest = nearest(text);
    let names: Vec<_> = nearest.iter().map(|(format, _)| format.name()).collect();
    let first = |first: &'static str, at: usize| {
        let others =
            nearest.iter().filter(|(other, reach)| other.name() != first && reach.at() >= at);
        [first].into_iter().chain(others.map(|(other, _)| other.name())).take(2).collect()
    };
    if let Some((format, Err(fault))) = found {
        if is_wrapped(text) || has_rules(text) {
            // A link, or what is in tags or brackets, is like nothing else.
            return Err(Refusal { fault, nearest: vec![format.name()] });
        }
        return Err(Refusal { nearest: first(format.name(), fault.at), fault });
    }
    let (format, reach) = nearest.swap_remove(0);
    match reach {
        Reach::End(puzzle) => Ok(Read { puzzle: *puzzle, format }),
        Reach::Fault(fault) => Err(Refusal { fault, nearest: names.into_iter().take(2).collect() }),
    }
}
