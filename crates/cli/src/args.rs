//! What can be typed: one definition for parsing, help, completions and the man page.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, ColorChoice, CommandFactory, FromArgMatches, Parser};
use ninerooks_text::formats;

use crate::commands::{self, Command};
use crate::term::Globals;
use crate::term::exit::Exit;
use crate::tips;

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
  141  nobody reads standard output any more, as after `head`

Environment:
  NO_COLOR        no colours, unless --color says so
  CLICOLOR_FORCE  colours even into a pipe
  COLUMNS         the width of text, instead of that of the terminal";

impl Cli {
    /// Takes the command line apart.
    ///
    /// # Errors
    /// What clap has to say: help, version, or what is wrong.
    pub(crate) fn read(arguments: &[OsString]) -> Result<Self, clap::Error> {
        let words = joined(arguments);
        if let Some(read) = Self::at_once(&words) {
            return read;
        }
        let command = Self::whole().color(color(arguments));
        let matches = command.try_get_matches_from(words);
        matches.and_then(|matches| Self::from_arg_matches(&matches)).map_err(|error| {
            let mut error = with_tip(error);
            tips::mend(&mut error, Self::whole, arguments);
            error
        })
    }

    /// Takes the command line apart without the definitions of other commands than the one that is typed; nothing where clap
    /// has anything to say but the version, for that names other commands.
    fn at_once(words: &[OsString]) -> Option<Result<Self, clap::Error>> {
        let typed = words.iter().skip(1).find_map(|word| commands::alone(word.to_str()?));
        let command = clap::Command::new("ninerooks").version(clap::crate_version!());
        let command = Globals::augment_args(command).subcommand_required(true);
        let command = any_case(command.subcommands(typed)).disable_help_subcommand(true);
        match command.try_get_matches_from(words) {
            Ok(matches) => Self::from_arg_matches(&matches).map(Ok).ok(),
            Err(error) => (error.kind() == ErrorKind::DisplayVersion).then_some(Err(error)),
        }
    }

    /// The definition.
    pub(crate) fn whole() -> clap::Command {
        any_case(Self::command())
    }
}

/// The definition, with values that may be written in capitals or not. Only those that are listed differ, and which ones these
/// are is not asked, for that makes the list of each.
fn any_case(command: clap::Command) -> clap::Command {
    let any_case = |arg: clap::Arg| {
        if arg.get_action().takes_values() { arg.ignore_case(true) } else { arg }
    };
    command.mut_args(any_case).mut_subcommands(move |one| one.mut_args(any_case))
}

/// The arguments, with what was written behind `--uniqueness` as its value. Its value may be missing, so that clap takes
/// only one behind a `=`; but no puzzle is a single word, and of one that is no value clap can say what values there are.
fn joined(arguments: &[OsString]) -> Vec<OsString> {
    let is_value = |word: &OsString| {
        let word = word.to_string_lossy();
        let is_word = !word.is_empty() && word.chars().all(char::is_alphabetic);
        is_word && !Path::new(&*word).exists()
    };
    let mut joined: Vec<OsString> = Vec::with_capacity(arguments.len());
    let mut is_open = true;
    for argument in arguments {
        match joined.last_mut() {
            Some(last) if is_open && *last == "--uniqueness" && is_value(argument) => {
                last.push("=");
                last.push(argument);
            }
            _ => {
                is_open &= argument != "--";
                joined.push(argument.clone());
            }
        }
    }
    joined
}

/// The colour that is asked for, known before the rest, for help and errors have colours too.
fn color(arguments: &[OsString]) -> ColorChoice {
    let after = |word: &str| {
        let value = word.strip_prefix("--colour").or_else(|| word.strip_prefix("--color"));
        value.map(str::to_owned)
    };
    let value = |(i, word): (usize, &OsString)| match after(word.to_str()?)?.as_str() {
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
    let printed = error.print().and_then(|()| io::stdout().flush());
    match (error.kind(), printed) {
        (ErrorKind::DisplayHelp | ErrorKind::DisplayVersion, Ok(())) => Exit::Done,
        (ErrorKind::DisplayHelp | ErrorKind::DisplayVersion, Err(error)) => {
            if error.kind() == io::ErrorKind::BrokenPipe { Exit::Unheard } else { Exit::Unreadable }
        }
        _ => Exit::Unreadable,
    }
}
