//! `ninerooks completions`: scripts for shells.

use clap::Args;
use clap_complete::Shell;

use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output;

/// Print a script that completes commands in your shell
///
/// For bash: ninerooks completions bash > ~/.local/share/bash-completion/completions/ninerooks
#[derive(Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

pub(super) fn run(command: &Completions, setting: Setting) -> anyhow::Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(command.shell, &mut (setting.usage)(), "ninerooks", &mut script);
    output::print(&String::from_utf8_lossy(&script))?;
    Ok(Exit::Done)
}
