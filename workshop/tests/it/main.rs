//! All tests of the course and the library, in one program: each program is linked by itself, and this takes longer than most tests.

mod exercises;
mod library;
mod sweep;
