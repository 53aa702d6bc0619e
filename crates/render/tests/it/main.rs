//! All tests of pictures, in one program: each program is linked by itself, and this takes longer than most tests.

mod assumption;
mod common;
mod grids;
mod laws;
mod lines;
mod rules;
mod scene;
mod steps;
mod stored;
mod svg;
