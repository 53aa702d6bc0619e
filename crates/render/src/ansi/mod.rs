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
//! | `!3` | a value that is in a house twice |
//!
//! A legend under the grid names the marks that occur. The letters are those of the forums, where
//! `12-3`, `*45` and `#67` are common, and of Susser's `+3`.

mod big;
mod compact;
mod frame;
mod legend;
mod marks;
mod options;
mod paint;
mod values;

use crate::Scene;
use paint::Text;

pub use options::{Layout, Options};

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
