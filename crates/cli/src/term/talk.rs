//! Standard error: talk. It never fails: with nobody listening there is nothing to say.

use std::cell::Cell;
use std::fmt::Display;
use std::io::{self, Write};

use anstyle::Style;
use clap::builder::StyledStr;

use super::globals::Globals;
use super::look::{BAD, Look, WARN};

/// How many complaints about the input are reported one by one.
const COMPLAINTS: usize = 20;

/// What is said on standard error.
pub(crate) struct Talk {
    look: Look,
    quiet: bool,
    complaints: Cell<usize>,
    /// Errors and warnings that were only counted.
    counted: [Cell<usize>; 2],
}

/// Something to say about a piece of input.
pub(crate) enum Complaint {
    /// It could not be used.
    Error(String),
    /// It was used, but.
    Warning(String),
    /// Nothing after it will go better, so the run ends here.
    Fatal(String),
}

impl Talk {
    pub(crate) fn new(globals: &Globals) -> Self {
        let look = Look::stderr(globals);
        Self { look, quiet: globals.quiet, complaints: Cell::new(0), counted: Default::default() }
    }

    /// Whether only errors are wanted.
    pub(crate) fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Says what went wrong.
    pub(crate) fn error(&self, message: &str) {
        self.labelled(BAD, "error", message);
    }

    /// Says what to beware of.
    pub(crate) fn warning(&self, message: &str) {
        if !self.quiet {
            self.labelled(WARN, "warning", message);
        }
    }

    /// Says something else.
    pub(crate) fn note(&self, message: &str) {
        if !self.quiet {
            say(message);
        }
    }

    /// Says something about one of many inputs. After a while it only counts. What is not said for it is quiet
    /// does not count.
    pub(crate) fn complain(&self, complaint: &Complaint) {
        if self.quiet && matches!(complaint, Complaint::Warning(_)) {
            return;
        }
        let count = self.complaints.get() + 1;
        self.complaints.set(count);
        let is_said = count <= COMPLAINTS || matches!(complaint, Complaint::Fatal(_));
        match complaint {
            Complaint::Error(message) | Complaint::Fatal(message) if is_said => self.error(message),
            Complaint::Warning(message) if is_said => self.warning(message),
            Complaint::Warning(_) => self.counted[1].set(self.counted[1].get() + 1),
            Complaint::Error(_) | Complaint::Fatal(_) => {
                self.counted[0].set(self.counted[0].get() + 1);
            }
        }
        if count == COMPLAINTS + 1 {
            say("... and so on; from here on they are counted");
        }
    }

    /// Says how much was only counted.
    pub(crate) fn sum_up(&self) {
        let count = |which: usize, one: &str| match self.counted[which].get() {
            0 => None,
            1 => Some(format!("1 more {one}")),
            n => Some(format!("{n} more {one}s")),
        };
        let counts: Vec<String> =
            [count(0, "error"), count(1, "warning")].into_iter().flatten().collect();
        if !counts.is_empty() {
            say(counts.join(", "));
        }
    }

    /// Says how to use a command.
    pub(crate) fn help(&self, help: &StyledStr) {
        if self.look.has_color() { say(help.ansi()) } else { say(help) }
    }

    /// How talk looks.
    pub(crate) fn look(&self) -> Look {
        self.look
    }

    fn labelled(&self, style: Style, label: &str, message: &str) {
        say(format_args!("{} {message}", self.look.paint(style, format_args!("{label}:"))));
    }
}

fn say(message: impl Display) {
    // A closed stderr must not end the work.
    let _ = writeln!(io::stderr().lock(), "{message}");
}
