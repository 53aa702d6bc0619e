//! The commands: one file each.

mod check;
mod completions;
mod convert;
mod count;
mod draw;
mod hint;
mod man;
mod pom;
mod profiles;
mod proof;
mod rate;
mod rookery;
mod sets;
mod solve;
mod stats;
mod steps;
mod techniques;

use clap::Subcommand;

use crate::args::{Cli, Globals};
use crate::batch::Batch;
use crate::exit::Exit;
use crate::input::Input;
use crate::look::Look;
use crate::resume::Resume;
use crate::talk::Talk;

/// What a command runs in.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'a> {
    globals: &'a Globals,
    talk: &'a Talk,
}

impl<'a> Setting<'a> {
    /// How results look.
    fn look(self) -> Look {
        Look::stdout(self.globals)
    }

    /// A run over `input`. With `peek` the first piece hears whether it is alone.
    fn batch(self, input: Input, peek: bool) -> Batch<'a> {
        let threads = self.globals.threads.map(usize::from);
        Batch { input, peek, threads, resume: None, talk: self.talk }
    }

    /// A run over `input` that goes on with a file, where one is named.
    fn resume(self, input: Input, peek: bool, resume: Resume) -> Batch<'a> {
        Batch { resume: resume.file, ..self.batch(input, peek) }
    }
}

/// What ninerooks can do.
#[derive(Subcommand)]
pub(crate) enum Command {
    Solve(solve::Solve),
    Steps(steps::Steps),
    Hint(hint::Hint),
    Check(check::Check),
    Convert(convert::Convert),
    Count(count::Count),
    Draw(draw::Draw),
    Pom(pom::Pom),
    Proof(proof::Proof),
    Rookery(rookery::Draw),
    Sets(sets::Sets),
    Rate(rate::Rate),
    Stats(stats::Stats),
    Techniques(techniques::List),
    Profiles(profiles::Profiles),
    Completions(completions::Completions),
    Man(man::Man),
}

/// Runs the command that was typed.
pub(crate) fn run(cli: Cli, talk: &Talk) -> anyhow::Result<Exit> {
    let Cli { command, globals } = cli;
    let setting = Setting { globals: &globals, talk };
    match command {
        Command::Solve(command) => solve::run(command, setting),
        Command::Steps(command) => steps::run(command, setting),
        Command::Hint(command) => hint::run(command, setting),
        Command::Check(command) => check::run(command, setting),
        Command::Convert(command) => convert::run(command, setting),
        Command::Count(command) => count::run(command, setting),
        Command::Draw(command) => draw::run(command, setting),
        Command::Pom(command) => pom::run(command, setting),
        Command::Proof(command) => proof::run(command, setting),
        Command::Rookery(command) => rookery::run(&command, setting),
        Command::Sets(command) => sets::run(command, setting),
        Command::Rate(command) => rate::run(command, setting),
        Command::Stats(command) => stats::run(command, setting),
        Command::Techniques(command) => techniques::run(&command, setting),
        Command::Profiles(command) => profiles::run(&command, setting),
        Command::Completions(command) => completions::run(&command),
        Command::Man(command) => man::run(&command),
    }
}
