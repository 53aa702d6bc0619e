//! A game of Sudoku as somebody plays it.
//!
//! A [`Game`] is what the player has done: digits written, candidates eliminated, pencil marks in
//! the corners and in the centre, colours and links drawn. What digits rule out is worked out from
//! them each time and stored nowhere, so a digit that is taken away leaves nothing behind. An
//! [`Act`] is one thing that the player does, and a [`Session`] holds what was done, for undo and
//! redo, over several puzzles.
//!
//! This crate solves nothing, and never sees a solution but where it is asked to hold the game
//! against one. [`chain`] judges a chain that the player drew, and [`turned`] makes exercises of a puzzle.
//!
//! ```
//! use ninerooks_board::{Cell, CellSet, Digit, Puzzle};
//! use ninerooks_play::{Act, Game};
//!
//! let mut game = Game::new(&Puzzle::default());
//! let cell: Cell = "r1c1".parse()?;
//! let act = Act::Place { digit: Digit::D5, cells: CellSet::EMPTY.with(cell) };
//! game.act(&act);
//! assert!(!game.candidates().contains("5r1c9".parse()?));
//! game.act(&Act::Clear { cells: CellSet::EMPTY.with(cell) });
//! assert!(game.candidates().contains("5r1c9".parse()?));
//! # Ok::<(), ninerooks_board::NameError>(())
//! ```

mod act;
pub mod chain;
mod drawing;
mod game;
mod record;
mod session;
mod turned;

pub use act::{Act, Layer};
pub use drawing::{Drawing, Link, LinkKind};
pub use game::{Game, Mistakes};
pub use record::RecordError;
pub use session::{Opened, Session};
pub use turned::turned;
