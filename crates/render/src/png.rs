//! Scenes as pictures made of dots.
//!
//! The picture is the one that [`svg`] makes, drawn by
//! [resvg](https://github.com/linebender/resvg). Its letters are those of Inter, which is built in
//! (see `font/OFL.txt`), so the same scene gives the same picture on every machine.

use core::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use crate::{Scene, fonts, svg};

/// The most dots that a picture may be wide.
pub const WIDEST: u32 = 8192;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PngError(String);

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for PngError {}

/// Draws a scene as PNG, `options.width` dots wide.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_render::{Scene, png, svg};
/// let picture = png::draw(&Scene::of_grid(&Grid::default()), &svg::Options::default())?;
/// assert!(picture.starts_with(b"\x89PNG"));
/// # Ok::<(), png::PngError>(())
/// ```
///
/// # Errors
/// When the width is 0 or more than [`WIDEST`].
pub fn draw(scene: &Scene, options: &svg::Options) -> Result<Vec<u8>, PngError> {
    if !(1..=WIDEST).contains(&options.width) {
        return Err(PngError(format!("a width of {} is not from 1 to {WIDEST}", options.width)));
    }
    let fault = |error: &dyn fmt::Display| PngError(error.to_string());
    let tree =
        Tree::from_str(&svg::draw(scene, options), &fonts::options()).map_err(|e| fault(&e))?;
    let size = tree.size().to_int_size();
    let mut dots = Pixmap::new(size.width(), size.height())
        .ok_or_else(|| PngError(format!("{size:?} is too large a picture")))?;
    resvg::render(&tree, Transform::identity(), &mut dots.as_mut());
    dots.encode_png().map_err(|error| fault(&error))
}
