//! Standard output: results, and nothing else.

use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;

use crate::exit::ClosedPipe;

/// Standard output, locked and buffered.
pub(crate) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    pub(crate) fn new() -> Self {
        Self(BufWriter::with_capacity(1 << 16, io::stdout().lock()))
    }

    /// Writes one result, of whole lines.
    pub(crate) fn put(&mut self, text: &str) -> anyhow::Result<()> {
        self.0.write_all(text.as_bytes()).map_err(ClosedPipe::or_error)
    }

    /// Hands over what was written.
    pub(crate) fn flush(&mut self) -> anyhow::Result<()> {
        self.0.flush().map_err(ClosedPipe::or_error)
    }
}

/// Writes one text and no more.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut output = Output::new();
    output.put(text)?;
    output.flush()
}

/// An object as a line of JSON.
pub(crate) fn json_line(object: &impl Serialize) -> String {
    // Writing to memory cannot fail, and no object here has keys that are not text.
    serde_json::to_string(object).unwrap_or_default() + "\n"
}
