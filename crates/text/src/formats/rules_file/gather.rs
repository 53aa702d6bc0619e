//! Finding where a rules file ends in a longer text.

use super::super::Chunk;
use super::super::{MOST_BYTES, MOST_DOCUMENT_LINES};
use super::key;

/// The lines of a rules file that has begun.
#[derive(Clone, Debug)]
pub(in super::super) struct Gather {
    chunk: Chunk,
    lines: usize,
    keys: Vec<String>,
    /// How many brackets are open.
    depth: usize,
    /// The three quotes that are open.
    quotes: Option<&'static str>,
}

impl Gather {
    /// A file that begins on line `number`.
    pub(in super::super) fn new(number: usize) -> Self {
        let chunk = Chunk { line: number, column: 1, text: String::new() };
        Self { chunk, lines: 0, keys: Vec::new(), depth: 0, quotes: None }
    }

    /// Whether a line goes on with the file: a key that has come begins another, and other words end it.
    pub(in super::super) fn goes_on_with(&self, line: &str) -> bool {
        let line = line.trim();
        let is_open = self.depth > 0 || self.quotes.is_some();
        let is_silent = line.is_empty() || line.starts_with('#');
        let is_next = || key(line).is_some_and(|key| !self.keys.iter().any(|known| known == key));
        !self.is_large() && (is_open || is_silent || is_next())
    }

    fn is_large(&self) -> bool {
        self.lines > MOST_DOCUMENT_LINES || self.chunk.text.len() > MOST_BYTES
    }

    pub(in super::super) fn push(&mut self, line: &str) {
        if self.depth == 0
            && self.quotes.is_none()
            && let Some(key) = key(line.trim())
        {
            self.keys.push(key.to_owned());
        }
        if self.lines > 0 {
            self.chunk.text.push('\n');
        }
        self.lines += 1;
        self.chunk.text.push_str(line);
        self.follow(line);
    }

    /// Follows brackets and quotes.
    fn follow(&mut self, mut rest: &str) {
        let mut quote = None;
        while let Some(c) = rest.chars().next() {
            let mut length = c.len_utf8();
            if let Some(quotes) = self.quotes {
                if rest.starts_with(quotes) {
                    (self.quotes, length) = (None, 3);
                }
            } else if let Some(open) = quote {
                match c {
                    '\\' if open == '"' => {
                        length += rest[1..].chars().next().map_or(0, char::len_utf8);
                    }
                    _ if c == open => quote = None,
                    _ => {}
                }
            } else if let Some(quotes) = ["\"\"\"", "'''"].into_iter().find(|q| rest.starts_with(q))
            {
                (self.quotes, length) = (Some(quotes), 3);
            } else {
                match c {
                    '"' | '\'' => quote = Some(c),
                    '[' => self.depth += 1,
                    ']' => self.depth = self.depth.saturating_sub(1),
                    '#' => return,
                    _ => {}
                }
            }
            rest = &rest[length..];
        }
    }

    /// The file; nothing, where it says only whose puzzle it is, as a text in words may begin.
    pub(in super::super) fn finish(mut self) -> Option<Chunk> {
        let is_puzzle = self.keys.iter().any(|key| !["title", "author"].contains(&key.as_str()));
        self.chunk.text.truncate(self.chunk.text.trim_end().len());
        is_puzzle.then_some(self.chunk)
    }
}
