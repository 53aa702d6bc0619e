//! What can be typed: one definition for parsing, help, completions and the man page.

use std::ffi::OsString;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, ColorChoice, CommandFactory, FromArgMatches, Parser};
use ninerooks_text::formats::{self, Format};

use crate::commands::Command;
use crate::exit::Exit;
use crate::input::{Cut, Input};
use crate::names;
use crate::talk::Talk;

/// Solve Sudoku by logic, and prove every step.
#[derive(Parser)]
#[command(
    name = "ninerooks",
    version,
    max_term_width = 100,
    arg_required_else_help = true,
    disable_help_subcommand = true,
    after_help = EXAMPLES,
    after_long_help = AFTER
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[command(flatten)]
    pub(crate) globals: Globals,
}

const EXAMPLES: &str = "\
Examples:
  ninerooks solve 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
  ninerooks solve puzzles.txt --json > paths.jsonl
  ninerooks check paths.jsonl
  ninerooks hint --level where puzzle.txt";

const AFTER: &str = "\
Examples:
  ninerooks solve 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
  ninerooks solve puzzles.txt --json > paths.jsonl
  ninerooks check paths.jsonl
  ninerooks hint --level where puzzle.txt

Puzzles are read from arguments, from files, or from standard input, in any format that \
`ninerooks convert --help` lists.

Exit codes:
  0    done
  1    the answer is no: stuck, not unique, no solution, proof refused
  2    wrong usage, or input that could not be read; a batch goes on with the rest
  130  Ctrl-C

Environment:
  NO_COLOR        no colours, unless --color says so
  CLICOLOR_FORCE  colours even into a pipe
  COLUMNS         the width of text, instead of that of the terminal";

/// What every command understands.
#[derive(Args)]
#[command(next_help_heading = "Global options")]
pub(crate) struct Globals {
    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
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

/// Where the puzzles come from.
#[derive(Args)]
pub(crate) struct Puzzles {
    /// A puzzle, a file of puzzles, or `-` for standard input
    ///
    /// The name of an existing file is read as that file. A file may have several puzzles, one
    /// per line or separated by blank lines.
    #[arg(value_name = "PUZZLE|FILE|-")]
    inputs: Vec<OsString>,
    /// The format to read, instead of detecting it
    #[arg(long, value_name = "FORMAT", value_parser = names::formats(), ignore_case = true,
          hide_possible_values = true)]
    pub(crate) from: Option<&'static dyn Format>,
}

impl Puzzles {
    /// The input; nothing when that would be a keyboard that nobody named.
    pub(crate) fn input(&mut self) -> Option<Input> {
        Input::of(std::mem::take(&mut self.inputs), Cut::Puzzles(self.from))
    }
}

impl Cli {
    /// Takes the command line apart.
    ///
    /// # Errors
    /// What clap has to say: help, version, or what is wrong.
    pub(crate) fn read(arguments: Vec<OsString>) -> Result<Self, clap::Error> {
        let matches = Self::command().color(color(&arguments)).try_get_matches_from(arguments);
        matches.and_then(|matches| Self::from_arg_matches(&matches)).map_err(with_tip)
    }
}

/// The colour that is asked for, known before the rest, for help and errors have colours too.
fn color(arguments: &[OsString]) -> ColorChoice {
    let value = |(i, word): (usize, &OsString)| match word.to_str()?.strip_prefix("--color")? {
        "" => arguments.get(i + 1)?.to_str()?.parse().ok(),
        value => value.strip_prefix('=')?.parse().ok(),
    };
    arguments.iter().enumerate().filter_map(value).next_back().unwrap_or_default()
}

/// Tells who typed a puzzle where a command belongs how to solve it.
fn with_tip(mut error: clap::Error) -> clap::Error {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else {
        return error;
    };
    if Path::new(word).exists() || formats::read(word).is_ok() {
        let tip = format!("to solve it: ninerooks solve {word}");
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
    error
}

/// Prints what clap has to say.
pub(crate) fn explain(error: &clap::Error) -> Exit {
    // A closed pipe is no reason to end otherwise.
    let _ = error.print();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Exit::Done,
        _ => Exit::Unreadable,
    }
}

/// Says how to use a command, for nothing was given to it.
pub(crate) fn help(command: &str, talk: &Talk) -> Exit {
    let mut cli = Cli::command();
    cli.build();
    if let Some(command) = cli.find_subcommand_mut(command) {
        talk.help(&command.render_help());
    }
    Exit::Unreadable
}
