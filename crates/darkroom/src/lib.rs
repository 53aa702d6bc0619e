//! Draws photographs of Sudokus, and trains and measures the net that reads them ([docs/photograph.md]).
//!
//! A [`Photograph`] is a sheet with a puzzle, printed in a font or written by hand, with pencil marks and digits that somebody
//! filled in, seen from aside on crooked paper, in uneven light with shadows, out of focus, with noise, and pressed as JPEG.
//! All of it follows from its number.
//!
//! [docs/photograph.md]: https://github.com/ninerooks/ninerooks/blob/main/docs/photograph.md

mod camera;
mod chance;
mod distort;
mod fonts;
mod hand;
mod jpeg;
mod learn;
mod measure;
mod photograph;
mod samples;
mod save;
mod sheet;
mod train;

pub use fonts::{Font, Look, Purpose, fonts, inter};
pub use measure::{Tally, measure};
pub use photograph::Photograph;
pub use save::save;
pub use sheet::Contents;
pub use train::train;
