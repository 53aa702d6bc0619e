//! All tests of the course, the library and the records, in one program: each program is linked by itself, and this takes longer than most tests.

mod exercises;
mod library;
mod records;
mod sweep;
