//! Texts with any number of puzzles.

use super::{Format, Layout, Read, ReadError, span::is_remark};

/// One puzzle's part of a longer text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// Its first line, from 1.
    pub line: usize,
    /// Its lines.
    pub text: String,
}

/// What came of one [`Chunk`].
#[derive(Clone, Debug)]
pub struct Item {
    /// The chunk's first line, from 1.
    pub line: usize,
    /// The puzzle, or why there is none. The error counts lines from the beginning of the text.
    pub result: Result<Read, ReadError>,
}

impl Chunk {
    /// Reads the chunk, in the format if one is named, or else by sniffing.
    pub fn read(&self, format: Option<&'static dyn Format>) -> Item {
        let result = match format {
            Some(format) => format.read(&self.text).map(|puzzle| Read { puzzle, format }),
            None => super::read(&self.text),
        };
        let result = result.map_err(|mut error| {
            error.line += self.line - 1;
            error
        });
        Item { line: self.line, result }
    }
}

/// Splits a text into puzzles, line by line, in constant memory.
#[derive(Clone, Debug, Default)]
pub struct Splitter {
    layout: Option<Layout>,
    lines: usize,
}

impl Splitter {
    /// For puzzles in any format.
    pub fn new() -> Self {
        Self::default()
    }

    /// For puzzles in one format.
    pub fn for_format(format: &dyn Format) -> Self {
        Self { layout: Some(format.layout()), ..Self::default() }
    }

    /// Takes the next line, without its end; gives the puzzles that are now complete.
    pub fn push_line(&mut self, line: &str) -> Vec<Chunk> {
        self.lines += 1;
        if is_remark(line) {
            return Vec::new();
        }
        vec![Chunk { line: self.lines, text: line.to_owned() }]
    }

    /// The text is over: gives what is left.
    pub fn finish(self) -> Vec<Chunk> {
        Vec::new()
    }
}

/// Reads every puzzle of a text, whatever its format. A puzzle that cannot be read does not stop
/// the others.
pub fn read_many(text: &str) -> impl Iterator<Item = Item> {
    read_chunks(text, Splitter::new(), None)
}

/// Reads every puzzle of a text in one format.
pub fn read_many_as(text: &str, format: &'static dyn Format) -> impl Iterator<Item = Item> {
    read_chunks(text, Splitter::for_format(format), Some(format))
}

fn read_chunks(
    text: &str,
    mut splitter: Splitter,
    format: Option<&'static dyn Format>,
) -> impl Iterator<Item = Item> {
    let mut lines = text.lines();
    let mut ready = std::collections::VecDeque::new();
    let mut over = false;
    std::iter::from_fn(move || {
        while ready.is_empty() && !over {
            match lines.next() {
                Some(line) => ready.extend(splitter.push_line(line)),
                None => {
                    over = true;
                    ready.extend(std::mem::take(&mut splitter).finish());
                }
            }
        }
        ready.pop_front().map(|chunk: Chunk| chunk.read(format))
    })
}
