//! What is asked of every command.

use clap::{Args, ColorChoice};

/// What every command understands.
#[derive(Args)]
#[command(next_help_heading = "Global options")]
pub(crate) struct Globals {
    /// When to use colours
    #[arg(
        long,
        visible_alias = "colour",
        global = true,
        value_name = "WHEN",
        default_value = "auto"
    )]
    pub(crate) color: ColorChoice,
    /// Draw with ASCII characters only
    #[arg(long, global = true)]
    pub(crate) ascii: bool,
    /// Print results only: no summary, no progress, no notes
    #[arg(long, short, global = true)]
    pub(crate) quiet: bool,
    /// How many threads to use [default: one per core]
    #[arg(long, short = 'j', global = true, value_name = "N",
          value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}
