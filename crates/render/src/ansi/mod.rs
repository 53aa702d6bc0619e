//! Scenes as text for a terminal.
//!
//! Marks carry the meaning and colours repeat it: without its escape codes a coloured picture is
//! the plain one, letter for letter. A mark holds for the digits right after it:
//!
//! | mark | candidate |
//! |------|-----------|
//! | `*3` | makes the pattern |
//! | `#3` | is a fin |
//! | `-3` | is eliminated |
//! | `+3` | is placed |
//! | `?3` | is the only one of its cell, which is not solved yet |
//! | `!`  | none is left in this cell |
//!
//! A legend under the grid names the marks that occur. The letters are those of the forums, where
//! `12-3`, `*45` and `#67` are common, and of Susser's `+3`.

mod big;
mod compact;
mod frame;
mod legend;
mod marks;
mod paint;
mod values;

use crate::Scene;
use paint::Text;

/// How to draw. Whether the output is a terminal, and what the environment asks for, is the
/// caller's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// With escape codes for colours and weights.
    pub color: bool,
    /// Frames of ASCII letters instead of box drawing ones. A caption stays as it is.
    pub ascii: bool,
    /// How many columns there are. Text is broken to fit, and [`Layout::Auto`] takes a picture that
    /// fits; below 76 columns it may come in two or three parts, one under the other.
    pub width: usize,
    /// Which picture.
    pub layout: Layout,
}

impl Default for Options {
    /// No colour, box drawing letters, 80 columns, the picture that fits.
    fn default() -> Self {
        Self { color: false, ascii: false, width: 80, layout: Layout::Auto }
    }
}

/// The pictures there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Values when all cells are solved, else compact when that fits, else big.
    #[default]
    Auto,
    /// One line a row, the candidates of a cell as one word, as forums do it.
    Compact,
    /// Three lines a row, each candidate in its own place of the cell.
    Big,
    /// Values only, no label, eleven lines.
    Values,
}

/// Draws a scene: caption, grid, legend, truths and links. Every line ends with a line feed, none
/// with a blank.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_render::{Scene, ansi};
/// let empty = ansi::draw(&Scene::of_grid(&Grid::default()), &ansi::Options::default());
/// assert!(empty.lines().all(|line| line.chars().count() <= 80));
/// ```
pub fn draw(scene: &Scene, options: &Options) -> String {
    let mut text = Text::new(*options);
    legend::caption(&mut text, scene);
    match options.layout {
        Layout::Values => values::draw(&mut text, scene),
        Layout::Auto if scene.is_solved() => values::draw(&mut text, scene),
        Layout::Big => {
            big::draw(&mut text, scene);
            legend::big(&mut text, scene);
        }
        Layout::Compact | Layout::Auto => {
            let page = compact::Page::new(scene, options.width);
            if options.layout == Layout::Compact {
                page.draw(&mut text, scene, usize::MAX);
                legend::compact(&mut text, scene);
            } else if page.width() <= options.width || options.width < big::WIDTH {
                page.draw(&mut text, scene, options.width);
                legend::compact(&mut text, scene);
            } else {
                big::draw(&mut text, scene);
                legend::big(&mut text, scene);
            }
        }
    }
    text.finish()
}
