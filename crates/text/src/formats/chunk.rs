//! Parts of a longer text, a puzzle each.

use super::{Format, Read, ReadError, read};

/// One puzzle's part of a longer text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// Its first line, from 1.
    pub line: usize,
    /// The column in characters where it begins in that line, from 1.
    pub column: usize,
    /// Its lines. Comment lines in a block are empty here, so that lines can be counted.
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
            None => read(&self.text),
        };
        let result = result.map_err(|mut error| {
            if error.line == 1 {
                error.column += self.column - 1;
            }
            error.line += self.line - 1;
            error
        });
        Item { line: self.line, result }
    }

    pub(super) fn end(&self) -> usize {
        self.line + self.text.split('\n').count()
    }

    /// The two with as many line ends between as it takes to keep their distance.
    pub(super) fn join(&self, next: &Self) -> Self {
        let gap = "\n".repeat(next.line.saturating_sub(self.end()) + 1);
        Self { text: format!("{}{gap}{}", self.text, next.text), ..*self }
    }
}
