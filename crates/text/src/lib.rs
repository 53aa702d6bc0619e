//! Reading and writing Sudoku: formats hold puzzles, notations say steps, JSON carries both between
//! programs.

pub mod formats;
pub mod json;
pub mod notation;
