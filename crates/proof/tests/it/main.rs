//! All tests of the checker, in one program: each program is linked by itself, and this takes longer than most tests.

mod assumption;
mod brute_force;
mod budget;
mod clue_cover;
mod cover;
mod lemmas;
mod length;
mod rookery;
mod rules;
mod sums;
mod symmetry;
mod two_lines;
mod words;
