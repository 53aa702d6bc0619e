//! `ninerooks completions`: scripts for shells.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::args::Cli;
use crate::exit::Exit;
use crate::output;

/// Print a script that completes commands in your shell
///
/// For bash: ninerooks completions bash > ~/.local/share/bash-completion/completions/ninerooks
#[derive(Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

pub(super) fn run(command: &Completions) -> anyhow::Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(command.shell, &mut Cli::command(), "ninerooks", &mut script);
    output::print(&String::from_utf8_lossy(&script))?;
    Ok(Exit::Done)
}
