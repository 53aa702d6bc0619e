//! All tests of the command line, in one program: each program is linked by itself, and this takes longer than most tests.

mod batch;
mod book;
mod check;
mod check_sets;
mod cmd;
mod common;
mod docs;
mod draw;
mod first_user;
mod grade;
mod laboratory;
mod limits;
mod list_commands;
mod mcp;
mod mining;
mod mistakes;
mod photo;
mod readme;
mod resume;
mod scripts;
mod short;
