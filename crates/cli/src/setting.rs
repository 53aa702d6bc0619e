//! What a command runs in.

use crate::batch::Batch;
use crate::input::Input;
use crate::resume::Resume;
use crate::term::Globals;
use crate::term::exit::Exit;
use crate::term::look::Look;
use crate::term::talk::Talk;

/// What a command runs in.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'a> {
    /// What was asked of every command.
    pub(crate) globals: &'a Globals,
    /// Who hears what is said beside the results.
    pub(crate) talk: &'a Talk,
    /// All that can be typed, for help.
    pub(crate) usage: fn() -> clap::Command,
}

impl<'a> Setting<'a> {
    /// How results look.
    pub(crate) fn look(self) -> Look {
        Look::stdout(self.globals)
    }

    /// A run over `input`. With `peek` the first piece hears whether it is alone.
    pub(crate) fn batch(self, input: Input, peek: bool) -> Batch<'a> {
        let threads = self.globals.threads.map(usize::from);
        Batch { input, peek, threads, resume: None, talk: self.talk }
    }

    /// A run over `input` that goes on with a file, where one is named.
    pub(crate) fn resume(self, input: Input, peek: bool, resume: Resume) -> Batch<'a> {
        Batch { resume: resume.file, ..self.batch(input, peek) }
    }

    /// Says how to use a command, for nothing was given to it.
    pub(crate) fn help(self, command: &str) -> Exit {
        let mut usage = (self.usage)();
        usage.build();
        if let Some(command) = usage.find_subcommand_mut(command) {
            self.talk.help(&command.render_help());
        }
        Exit::Unreadable
    }
}
