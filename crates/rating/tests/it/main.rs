//! All tests of ratings, in one program: each program is linked by itself, and this takes longer than most tests.

mod forms;
mod human;
mod rules;
mod se;
