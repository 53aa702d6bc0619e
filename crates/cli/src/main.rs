//! ninerooks: solves Sudoku by logic that a person can follow, and proves every step.
//!
//! What is typed becomes [`args::Cli`]; every command is a file in [`commands`] that makes text out
//! of puzzles, in a [`setting`]; [`batch`] feeds it on all cores and keeps the order. The result goes
//! to stdout, all talk to stderr; both are in [`term`], which everything else uses. No module uses one
//! that uses it: `cargo xtask tidy` looks.

mod answer;
mod args;
mod batch;
mod chosen;
mod commands;
mod diagnosis;
mod expression;
mod fields;
mod files;
mod input;
mod levels;
mod list;
mod names;
mod one_form;
mod packed;
mod page;
mod parquet;
mod picture;
mod premise;
mod puzzle;
mod puzzles;
mod readers;
mod resume;
mod same_file;
mod setting;
mod shard;
mod term;
mod tips;
mod utf16;
mod value;
mod words;

use std::process::ExitCode;

use setting::Setting;
use term::exit::Exit;
use term::interrupt;
use term::talk::Talk;

/// Searches ask for many small pieces of memory, for which it has less to do than the system's.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match args::Cli::read(&std::env::args_os().collect::<Vec<_>>()) {
        Ok(cli) => cli,
        Err(error) => return args::explain(&error).into(),
    };
    let args::Cli { command, globals } = cli;
    let talk = Talk::new(&globals);
    let setting = Setting { globals: &globals, talk: &talk, usage: args::Cli::whole };
    let result = interrupt::install().and_then(|()| commands::run(command, setting));
    match result {
        Ok(exit) => exit.into(),
        Err(error) => Exit::of_error(&error, &talk).into(),
    }
}
