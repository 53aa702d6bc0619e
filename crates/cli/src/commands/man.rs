//! `ninerooks man`: the manual page.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Command};
use clap_mangen::Man as Page;

use crate::files::{self, Kind};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output;

/// Print the manual page, of ninerooks or of one command
///
/// To read it: ninerooks man | man -l -
#[derive(Args)]
pub(crate) struct Man {
    /// The command to print the page of
    command: Option<String>,
    /// Write all pages into FOLDER instead, each as ninerooks-COMMAND.1; older ones are replaced
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    to: Option<PathBuf>,
}

pub(super) fn run(command: &Man, setting: Setting) -> anyhow::Result<Exit> {
    let mut cli = (setting.usage)();
    if let Some(folder) = &command.to {
        cli = cli.disable_help_subcommand(true);
        cli.build();
        files::make_folder(folder)?;
        write_all(&cli, folder)?;
        return Ok(Exit::Done);
    }
    cli.build();
    let page = match &command.command {
        None => Page::new(cli),
        Some(name) => {
            let found = cli.find_subcommand(name);
            let found = found.with_context(|| format!("there is no command `{name}`"))?;
            Page::new(found.clone())
        }
    };
    let mut text = Vec::new();
    page.render(&mut text)?;
    output::print(&String::from_utf8_lossy(&text))?;
    Ok(Exit::Done)
}

/// Writes the page of a command, and those of the commands within it.
fn write_all(command: &Command, folder: &Path) -> anyhow::Result<()> {
    for inner in command.get_subcommands().filter(|inner| !inner.is_hide_set()) {
        write_all(inner, folder)?;
    }
    let page = Page::new(command.clone());
    let mut text = Vec::new();
    page.render(&mut text)?;
    files::write(&folder.join(page.get_filename()), Kind::Manual, &text)
}
