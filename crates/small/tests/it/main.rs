//! What is small enough to be tried out.

mod boards;
mod fractions;
mod methods;
mod puzzles;
mod searches;
