//! ninerooks: solves Sudoku by logic that a person can follow, and proves every step.
//!
//! What is typed becomes [`args::Cli`]; every command is a file in [`commands`] that makes text out
//! of puzzles; [`batch`] feeds it on all cores and keeps the order. The result goes to stdout, all
//! talk to stderr.

mod args;
mod batch;
mod chosen;
mod commands;
mod diagnosis;
mod exit;
mod input;
mod interrupt;
mod look;
mod names;
mod output;
mod page;
mod puzzle;
mod resume;
mod same_file;
mod talk;
mod utf16;
mod words;

use std::process::ExitCode;

use exit::Exit;
use talk::Talk;

fn main() -> ExitCode {
    let cli = match args::Cli::read(std::env::args_os().collect()) {
        Ok(cli) => cli,
        Err(error) => return args::explain(&error).into(),
    };
    let talk = Talk::new(&cli.globals);
    let result = interrupt::install().and_then(|()| commands::run(cli, &talk));
    match result {
        Ok(exit) => exit.into(),
        Err(error) => Exit::of_error(&error, &talk).into(),
    }
}
