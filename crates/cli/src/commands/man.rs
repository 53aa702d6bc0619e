//! `ninerooks man`: the manual page.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use clap_mangen::{Man as Page, generate_to};

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
    /// Write all pages into FOLDER instead, each as ninerooks-COMMAND.1
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    to: Option<PathBuf>,
}

pub(super) fn run(command: &Man, setting: Setting) -> anyhow::Result<Exit> {
    let mut cli = (setting.usage)();
    if let Some(folder) = &command.to {
        let written = std::fs::create_dir_all(folder).and_then(|()| generate_to(cli, folder));
        written.with_context(|| format!("{} cannot be written", folder.display()))?;
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
