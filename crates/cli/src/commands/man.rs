//! `ninerooks man`: the manual page.

use anyhow::Context;
use clap::Args;
use clap_mangen::Man as Page;

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
}

pub(super) fn run(command: &Man, setting: Setting) -> anyhow::Result<Exit> {
    let mut cli = (setting.usage)();
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
