//! Booklets to be printed, as PDF.
//!
//! A [`Booklet`] says what is in it; [`draw`] puts it on pages. Lines are lines and letters are letters, in Inter, of which the
//! letters that occur are embedded. The file says neither when it was made nor where: the same booklet gives the same bytes.

mod board;
mod code;
mod layout;
mod letters;
mod picture;
mod rules;
mod sheet;
mod write;

use core::fmt;

use crate::Scene;
use letters::Letters;

/// What is printed.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// Its title, on a page of its own in front; without one there is no such page.
    pub title: String,
    /// The paper.
    pub paper: Paper,
    /// How many puzzles are on a page, from 1 to [`MOST`].
    pub per_page: usize,
    /// What comes behind the puzzles.
    pub back: Back,
    /// The puzzles in order.
    pub puzzles: Vec<Entry>,
}

/// The most puzzles that are on a page.
pub const MOST: usize = 30;

/// Kinds of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// How wide and how high it is, in points of 1/72 inch.
    pub const fn size(self) -> (f64, f64) {
        match self {
            Self::A4 => (595.276, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// What comes behind the puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Back {
    /// Nothing.
    Nothing,
    /// Small grids, many on a page.
    #[default]
    Solutions,
    /// The [`Part`]s of each puzzle, in two columns.
    Walkthroughs,
}

/// A puzzle of a booklet.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number.
    pub number: usize,
    /// Its title; it may be empty.
    pub title: String,
    /// How hard it is, in a word; it may be empty.
    pub level: String,
    /// The puzzle, of which the digits and the rules are printed.
    pub puzzle: Scene,
    /// Its solution.
    pub solution: Scene,
    /// The address that its code opens; without one it has none.
    pub address: Option<String>,
    /// How it is solved.
    pub walkthrough: Vec<Part>,
}

/// A part of a walkthrough: a step, or several that belong together.
#[derive(Clone, Debug, Default)]
pub struct Part {
    /// What it is.
    pub heading: String,
    /// What it says.
    pub lines: Vec<Line>,
    /// What it looks like.
    pub picture: Option<Scene>,
}

/// A paragraph of a walkthrough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How many steps it is indented.
    pub depth: usize,
    /// Its words.
    pub text: String,
}

/// Why there is no booklet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdfError(String);

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for PdfError {}

/// Puts a booklet on pages.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_render::{Scene, pdf};
/// let empty = Scene::of_grid(&Grid::default());
/// let entry = pdf::Entry {
///     number: 1,
///     title: "Nothing given".to_owned(),
///     level: "hard".to_owned(),
///     puzzle: empty.clone(),
///     solution: empty,
///     address: None,
///     walkthrough: Vec::new(),
/// };
/// let booklet = pdf::Booklet {
///     title: String::new(),
///     paper: pdf::Paper::A4,
///     per_page: 1,
///     back: pdf::Back::Nothing,
///     puzzles: vec![entry],
/// };
/// assert!(pdf::draw(&booklet)?.starts_with(b"%PDF-1."));
/// # Ok::<(), pdf::PdfError>(())
/// ```
///
/// # Errors
/// When there is no puzzle, when [`per_page`](Booklet::per_page) is not from 1 to [`MOST`], or when a picture cannot be written,
/// which would be a defect.
pub fn draw(booklet: &Booklet) -> Result<Vec<u8>, PdfError> {
    if booklet.puzzles.is_empty() {
        return Err(PdfError("there is no puzzle to print".to_owned()));
    }
    if !(1..=MOST).contains(&booklet.per_page) {
        let asked = booklet.per_page;
        return Err(PdfError(format!("{asked} puzzles on a page are not from 1 to {MOST}")));
    }
    let letters = Letters::new()?;
    let sheets = layout::sheets(booklet, &letters);
    let title = if booklet.title.is_empty() { "Sudoku" } else { booklet.title.as_str() };
    write::write(&sheets, booklet.paper.size(), title, &letters)
}

/// The letters of a text that booklets have no signs for, each once.
///
/// ```
/// use ninerooks_render::pdf;
/// assert_eq!(pdf::missing("Größe 数"), ['数']);
/// ```
pub fn missing(text: &str) -> Vec<char> {
    Letters::new().map_or_else(|_| Vec::new(), |letters| letters.missing(text))
}

/// Whether the code of an address is one that can be printed beside a puzzle: long ones would be too dense to be read.
pub fn has_code(address: &str) -> bool {
    code::Code::of(address).is_some()
}
