//! The program with arguments, as the tests run it.

#![allow(clippy::unwrap_used)] // tests may

use std::process::{Command, Output, Stdio};

/// What it says, with nothing on its standard input.
pub(crate) fn ninerooks(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ninerooks")).args(arguments).output().unwrap()
}

/// The program before it is started, with pipes.
pub(crate) fn piped(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}
