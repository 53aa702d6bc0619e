//! Where results go, and nothing else: standard output, or the file of `--resume`.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, StdoutLock, Write};
use std::path::PathBuf;

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
    /// Its name, if it was made for this run: where nothing comes to be written it is taken away again.
    made: Option<PathBuf>,
}

impl Drop for Continued {
    fn drop(&mut self) {
        if let Some(path) = self.made.take().filter(|_| self.end == 0) {
            let _ = fs::remove_file(path);
        }
    }
}

impl Output {
    /// Standard output, locked.
    pub(crate) fn new() -> Self {
        Self::over(Sink::Stdout(io::stdout().lock()), "standard output".to_owned())
    }

    /// A file of this length that was opened to be written, and its name if it was made for that. What it holds is cut
    /// off unless it is [kept](Self::keep).
    pub(crate) fn to_file(file: File, name: String, length: u64, made: Option<PathBuf>) -> Self {
        Self::over(Sink::File(Continued { file, end: 0, length, made }), name)
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

    /// Hands over all that was written, for the run is complete: a file is there even if nothing is in it.
    pub(crate) fn finish(mut self) -> anyhow::Result<()> {
        self.flush()?;
        if let Sink::File(file) = self.to.get_mut() {
            file.made = None;
        }
        Ok(())
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
