//! What came of a piece of input.

use crate::term::exit::Exit;
use crate::term::talk::Complaint;

/// What came of a piece.
pub(crate) struct Answer<T = ()> {
    /// What goes to standard output: whole lines.
    pub(crate) text: String,
    /// What goes to standard error.
    pub(crate) complaint: Option<Complaint>,
    /// What it means for the exit code.
    pub(crate) exit: Exit,
    /// What the command counts.
    pub(crate) note: T,
}

impl<T: Default> Answer<T> {
    /// The answer to a piece that was dealt with.
    pub(crate) fn done(text: String) -> Self {
        Self { text, complaint: None, exit: Exit::Done, note: T::default() }
    }

    /// The answer to a well-formed piece that is a no.
    pub(crate) fn no(text: String, complaint: Option<Complaint>) -> Self {
        Self { text, complaint, exit: Exit::No, note: T::default() }
    }

    /// The answer that ends the run: a folder that cannot be written to, for one.
    pub(crate) fn fatal(message: String) -> Self {
        let complaint = Some(Complaint::Fatal(message));
        Self { text: String::new(), complaint, exit: Exit::Unreadable, note: T::default() }
    }

    /// The answer to a piece that could not be read.
    pub(crate) fn unreadable(text: String, message: String) -> Self {
        let complaint = Some(Complaint::Error(message));
        Self { text, complaint, exit: Exit::Unreadable, note: T::default() }
    }
}
