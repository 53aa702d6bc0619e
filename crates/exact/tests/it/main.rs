//! All tests of counting, in one program: each program is linked by itself, and this takes longer than most tests.

mod common;
mod lists;
mod random;
mod ruled;
