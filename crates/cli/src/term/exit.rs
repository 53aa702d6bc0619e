//! Exit codes.

use std::fmt;
use std::io;
use std::process::ExitCode;

use super::talk::Talk;

/// How a run ends. When several apply, the greatest counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Everything was done.
    #[default]
    Done,
    /// A well-formed no: stuck, not unique, no solution, proof refused.
    No,
    /// Wrong usage, or something that could not be read.
    Unreadable,
    /// Nobody reads standard output any more, as after `head`.
    Unheard,
    /// Ctrl-C.
    Interrupted,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Done => 0,
            Exit::No => 1,
            Exit::Unreadable => 2,
            // As a shell says it of a program that SIGPIPE ended.
            Exit::Unheard => 141,
            Exit::Interrupted => 130,
        })
    }
}

impl Exit {
    /// The exit for an error that ended the run, which is told unless it needs no telling.
    pub(crate) fn of_error(error: &anyhow::Error, talk: &Talk) -> Self {
        if error.is::<ClosedPipe>() {
            Self::Unheard
        } else {
            talk.error(&format!("{error:#}"));
            Self::Unreadable
        }
    }
}

/// Whoever read stdout has read enough, as `head` does. Nothing is said of that, but it is not done either.
#[derive(Debug)]
pub(crate) struct ClosedPipe;

impl fmt::Display for ClosedPipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stdout was closed")
    }
}

impl std::error::Error for ClosedPipe {}

impl ClosedPipe {
    /// Tells a closed pipe from other errors of writing to what is called `name`.
    pub(crate) fn or_error(error: io::Error, name: &str) -> anyhow::Error {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self.into(),
            _ => anyhow::Error::from(error).context(format!("writing to {name}")),
        }
    }
}
