//! Where results go, and nothing else: standard output, or the file of `--resume`.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Seek, SeekFrom, StdoutLock, Write};
use std::path::Path;

use anyhow::Context;
use serde::Serialize;

use super::exit::ClosedPipe;

/// Where results go, buffered.
pub(crate) struct Output {
    to: BufWriter<Sink>,
    /// What it is called in errors.
    name: String,
}

enum Sink {
    Stdout(StdoutLock<'static>),
    File(Continued),
}

/// A file that an earlier run may have begun.
struct Continued {
    file: File,
    /// How much of it stays: whole answers, and what was written since.
    end: u64,
    /// How long it must be unless somebody else writes to it.
    length: u64,
}

impl Output {
    /// Standard output, locked.
    pub(crate) fn new() -> Self {
        Self::over(Sink::Stdout(io::stdout().lock()), "standard output".to_owned())
    }

    /// A file, made where there is none. What it holds is cut off unless it is [kept](Self::keep).
    ///
    /// # Errors
    /// When it cannot be written to, or is no file.
    pub(crate) fn to_file(path: &Path) -> anyhow::Result<Self> {
        let name = path.display().to_string();
        let mut options = OpenOptions::new();
        let file = options.write(true).create(true).truncate(false).open(path);
        let file = file.with_context(|| format!("writing to {name}"))?;
        let metadata = file.metadata().with_context(|| format!("writing to {name}"))?;
        anyhow::ensure!(metadata.is_file(), "{}", no_file(&name));
        let length = metadata.len();
        Ok(Self::over(Sink::File(Continued { file, end: 0, length }), name))
    }

    fn over(sink: Sink, name: String) -> Self {
        Self { to: BufWriter::with_capacity(1 << 16, sink), name }
    }

    /// Keeps the next `size` bytes that the file holds already.
    pub(crate) fn keep(&mut self, size: u64) {
        if let Sink::File(file) = self.to.get_mut() {
            file.end += size;
        }
    }

    /// Writes one result, of whole lines.
    pub(crate) fn put(&mut self, text: &str) -> anyhow::Result<()> {
        self.to.write_all(text.as_bytes()).map_err(|error| ClosedPipe::or_error(error, &self.name))
    }

    /// Hands over what was written.
    pub(crate) fn flush(&mut self) -> anyhow::Result<()> {
        self.to.flush().map_err(|error| ClosedPipe::or_error(error, &self.name))
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(stdout) => stdout.write(bytes),
            Self::File(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(stdout) => stdout.flush(),
            Self::File(file) => file.file.flush(),
        }
    }
}

impl Continued {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.file.metadata()?.len() != self.length {
            return Err(io::Error::other("another program writes to it at the same time"));
        }
        if self.length > self.end {
            // The line that an earlier run did not end.
            self.file.set_len(self.end)?;
        }
        self.file.seek(SeekFrom::Start(self.end))?;
        let count = self.file.write(bytes)?;
        self.end += count as u64;
        self.length = self.end;
        Ok(count)
    }
}

/// What to say of a pipe, a folder or a device.
pub(crate) fn no_file(name: &str) -> String {
    format!("{name} is no file, so there is nothing to go on from")
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
