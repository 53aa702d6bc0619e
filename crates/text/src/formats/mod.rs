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
//! | `sukaku` | [a line](sukaku) | candidates |
//! | `grid`, `grid-borders` | [a block](grid) | values |
//! | `ss` | [a block](ss) | values |
//! | `pm` | [a block](pm) | values, candidates |
//! | `sdk` | [a block](sdk) | all but the title |
//!
//! Reading says nothing about sense: a puzzle may contradict itself, and
//! [`Grid::new`](ninerooks_board::Grid::new) finds out. [`Puzzle::candidates`] is `None` when the
//! text says nothing beyond the values.

use std::fmt;

use ninerooks_board::Puzzle;

mod cells;
mod changes;
mod error;
mod foreign;
pub mod grid;
pub mod hodoku;
pub mod line;
mod loss;
pub mod pm;
mod rows;
pub mod sdk;
pub mod sdm;
mod size;
mod span;
mod split;
pub mod ss;
pub mod sudokuwiki;
pub mod sudokuwiki_bd;
pub mod sukaku;
pub mod susser;
mod triplets;
pub mod yas;

pub(crate) use error::cut;
pub use error::{Fault, ReadError};
pub use foreign::foreign;
pub use loss::{Loss, Written, write};
pub use size::{MOST_BYTES, MOST_LINES};
pub use split::{Chunk, Item, Splitter, read_many, read_many_as};

/// A way to write a puzzle as text.
///
/// ```
/// use ninerooks_text::formats::{ALL, Layout};
/// let lines = ALL.iter().filter(|format| format.layout() == Layout::Line && format.keeps().placed);
/// let names: Vec<_> = lines.map(|format| format.name()).collect();
/// assert_eq!(names, ["hodoku", "sudokuwiki", "sudokuwiki-bd", "yas", "susser"]);
/// ```
pub trait Format: Sync {
    /// Its name for options and messages, in small letters with dashes: `sudokuwiki-bd`.
    fn name(&self) -> &'static str;

    /// Its name for people: `SudokuWiki bd=`.
    fn title(&self) -> &'static str;

    /// What it looks like, in a few words.
    fn description(&self) -> &'static str;

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
    /// [`MOST_BYTES`] is not looked at.
    fn read(&self, text: &str) -> Result<Puzzle, ReadError> {
        if let Some(error) = size::refusal(text) {
            return Err(error);
        }
        self.parse(text).map_err(|fault| {
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
    /// The values are told from candidates.
    pub values: bool,
    /// Placed digits are told from givens.
    pub placed: bool,
    /// Candidates.
    pub candidates: bool,
    /// The comment, when it is one line.
    pub comment: bool,
    /// Author, description, date, source, level and web address.
    pub header: bool,
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
    &hodoku::Hodoku,
    &sudokuwiki::SudokuWiki,
    &sudokuwiki_bd::SudokuWikiBd,
    &sukaku::Sukaku,
    &yas::Yas,
    &susser::Susser,
    &line::Line('.'),
    &line::Line('0'),
    &sdk::Sdk,
    &ss::SimpleSudoku,
    &grid::Grid { borders: false },
    &grid::Grid { borders: true },
    &pm::Pm,
    &sdm::Sdm,
];

/// The format of this name. Capitals do not matter.
///
/// ```
/// use ninerooks_text::formats::by_name;
/// assert_eq!(by_name("Line").unwrap().title(), "81-line");
/// assert!(by_name("lime").is_none());
/// ```
pub fn by_name(name: &str) -> Option<&'static dyn Format> {
    ALL.iter().copied().find(|format| format.name().eq_ignore_ascii_case(name))
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
    if let Some(error) = foreign::refusal(text).or_else(|| size::refusal(text)) {
        return Err(error);
    }
    if let Some(format) = ALL.iter().copied().find(|format| format.fits(text)) {
        let puzzle = format.read(text).map_err(|mut error| {
            error.nearest.insert(0, format.name());
            error.nearest.truncate(2);
            error
        })?;
        return Ok(Read { puzzle, format });
    }
    let nearest = nearest(text);
    let names = nearest.iter().map(|(format, _)| format.name()).take(2).collect();
    match nearest.into_iter().next() {
        Some((format, Reach::End(puzzle))) => Ok(Read { puzzle: *puzzle, format }),
        Some((_, Reach::Fault(fault))) => {
            Err(ReadError { nearest: names, ..ReadError::new(text, &fault) })
        }
        None => Err(ReadError::new(text, &Fault::new(0, "a puzzle", "no format to read it"))),
    }
}

/// How far a reader got.
enum Reach {
    End(Box<Puzzle>),
    Fault(Fault),
}

impl Reach {
    fn at(&self) -> usize {
        match self {
            Self::End(_) => usize::MAX,
            Self::Fault(fault) => fault.at,
        }
    }
}

/// The formats, the one whose reader gets furthest first; of those that get equally far, the one
/// that is seen most. Formats that read the same texts as another are left out.
fn nearest(text: &str) -> Vec<(&'static dyn Format, Reach)> {
    const MOST_SEEN: [&str; 4] = ["line", "grid", "pm", "susser"];
    const SAME: [&str; 4] = ["line-0", "grid-borders", "sdm", "ss"];
    let mut all: Vec<_> = ALL
        .iter()
        .filter(|format| !SAME.contains(&format.name()))
        .map(|format| {
            let reach = match format.parse(text) {
                Ok(puzzle) => Reach::End(Box::new(puzzle)),
                Err(fault) => Reach::Fault(fault),
            };
            (*format, reach)
        })
        .collect();
    all.sort_by_key(|(format, reach)| {
        let seen = MOST_SEEN.iter().position(|name| *name == format.name());
        (std::cmp::Reverse(reach.at()), seen.unwrap_or(MOST_SEEN.len()))
    });
    all
}
