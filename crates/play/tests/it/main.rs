//! All tests of playing, in one program: each program is linked by itself, and this takes longer than most tests.

mod chains;
mod playing;
