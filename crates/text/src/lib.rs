//! Reading and writing Sudoku: formats hold puzzles, notations say steps, JSON carries both between
//! programs.
//!
//! ```
//! use ninerooks_text::formats;
//!
//! let text = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
//! let read = formats::read(text)?;
//! assert_eq!((read.format.name(), read.puzzle.givens().len()), ("line", 17));
//! let written = formats::write(&read.puzzle, formats::by_name("grid").ok_or("no such format")?);
//! assert_eq!(written.text.lines().next(), Some("4.....8.5"));
//!
//! let error = formats::read("4.....8.5.3").unwrap_err();
//! assert_eq!((error.line, error.column), (1, 12));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod formats;
pub mod json;
pub mod notation;
pub mod walkthrough;
