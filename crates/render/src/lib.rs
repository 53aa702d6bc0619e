//! Pictures of Sudoku grids and steps.
//!
//! A [`Scene`] says what is to be seen: values, candidates with their [`Role`]s, the truths and
//! links of a proof. It is plain data, built from a grid and from a step's shape and proof, so that
//! a new technique needs no new drawing. The renderers turn it into text:
//! [`ansi`] for terminals, [`svg`] for pages; the feature `png` brings pictures made of dots, and `pdf` booklets to be printed.
//!
//! ```
//! use ninerooks_board::{Grid, Puzzle};
//! use ninerooks_render::{Scene, ansi};
//!
//! let mut puzzle = Puzzle::default();
//! puzzle.give("3r4c5".parse()?);
//! let scene = Scene::of_grid(&Grid::new(&puzzle)?);
//! let values = ansi::Options { layout: ansi::Layout::Values, ..ansi::Options::default() };
//! assert_eq!(ansi::draw(&scene, &values).lines().nth(4), Some(". . . │ . 3 . │ . . ."));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ansi;
mod figure;
#[cfg(feature = "png")]
mod fonts;
#[cfg(feature = "pdf")]
pub mod pdf;
#[cfg(feature = "png")]
pub mod png;
mod role;
mod scene;
mod shapes;
pub mod svg;

pub use figure::{Course, Edge, EdgeKind, Focus, SmallBoard, Zone, ZoneKind};
pub use role::Role;
pub use scene::{Area, CellView, Scene};
