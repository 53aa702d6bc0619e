//! Puzzles in brackets or in tags, which may be in one line or in many.

use super::Chunk;
use super::{MOST_BYTES, MOST_DOCUMENT_LINES, address, json, markup, span::Span};

/// A list, an object, a table or a file of games that has begun.
#[derive(Clone, Debug)]
pub(super) struct Document {
    chunk: Chunk,
    lines: usize,
    nesting: Nesting,
}

/// What the reading has come to.
#[derive(Clone, Debug)]
enum Nesting {
    /// How many brackets are open, and the quote that is.
    Brackets { depth: usize, quote: Option<char>, is_escaped: bool },
    /// Where the tag begins that is open, and the quote that is.
    Tags { start: Option<usize>, quote: Option<char> },
}

/// What a line did to a document.
pub(super) enum Push {
    /// It goes on.
    Open,
    /// It ends before this byte of the line; nothing of a puzzle may be in it.
    Ended(Option<Chunk>, usize),
}

impl Document {
    /// The document that a line begins, and at which byte.
    pub(super) fn begun_by(line: &str, number: usize, offset: usize) -> Option<(Self, usize)> {
        let rest = &line[offset..];
        let blank = rest.len() - rest.trim_start_matches(['\u{feff}', ' ', '\t', ',', ';']).len();
        let text = &rest[blank..];
        let is_tag = text.strip_prefix('<').is_some_and(|tag| {
            tag.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '!' | '?'))
                && !tag.starts_with("mong>")
                && !is_address(tag)
                && (markup::look(text).is_none() || holds_cells(tag))
        });
        let (at, nesting) = if is_tag {
            (blank, Nesting::Tags { start: None, quote: None })
        } else {
            let depth = Nesting::Brackets { depth: 0, quote: None, is_escaped: false };
            (blank + json::start(text)?, depth)
        };
        let start = offset + at;
        let column = line[..start].chars().count() + 1;
        let chunk = Chunk { line: number, column, text: String::new() };
        Some((Self { chunk, lines: 0, nesting }, start))
    }

    /// Takes a line from byte `offset` on.
    pub(super) fn push(&mut self, line: &str, offset: usize) -> Push {
        if self.lines > 0 {
            self.chunk.text.push('\n');
        }
        self.lines += 1;
        let base = self.chunk.text.len();
        let taken = self.nesting.take(&self.chunk.text, &line[offset..], base);
        let end = taken.map_or(line.len(), |n| offset + n);
        self.chunk.text.push_str(&line[offset..end]);
        if let Nesting::Brackets { quote, is_escaped, .. } = &mut self.nesting {
            // No text in quotes goes on in the next line.
            (*quote, *is_escaped) = (None, false);
        }
        let is_large = self.chunk.text.len() > MOST_BYTES || self.lines > MOST_DOCUMENT_LINES;
        match taken {
            None if !is_large => Push::Open,
            _ => Push::Ended(self.clone().finish(), end),
        }
    }

    /// Whether nothing of a puzzle has come yet.
    pub(super) fn is_bare(&self) -> bool {
        !self.chunk.text.contains(|c: char| c.is_ascii_digit())
    }

    /// Whether it is a list or an object.
    pub(super) const fn is_list(&self) -> bool {
        matches!(self.nesting, Nesting::Brackets { .. })
    }

    /// What there is when the text is over. Tags without a puzzle in them are nothing.
    pub(super) fn finish(self) -> Option<Chunk> {
        let has_cells = ["<td", "<TD", "<th", "<TH", "<game", "<opensudoku"];
        let is_something =
            self.is_list() || has_cells.iter().any(|tag| self.chunk.text.contains(tag));
        is_something.then_some(self.chunk)
    }
}

impl Nesting {
    /// Follows a piece of text that comes behind `before`; says where the document ends in it.
    fn take(&mut self, before: &str, piece: &str, base: usize) -> Option<usize> {
        match self {
            Self::Brackets { depth, quote, is_escaped } => {
                piece.char_indices().find_map(|(n, c)| {
                    match (*quote, c) {
                        _ if *is_escaped => *is_escaped = false,
                        (Some(_), '\\') => *is_escaped = true,
                        (Some(open), c) if open == c => *quote = None,
                        (None, '"' | '\'') => *quote = Some(c),
                        (None, '[' | '{' | '(') => *depth += 1,
                        (None, ']' | '}' | ')') => {
                            *depth = depth.saturating_sub(1);
                            return (*depth == 0).then_some(n + 1);
                        }
                        _ => {}
                    }
                    None
                })
            }
            Self::Tags { start, quote } => piece.char_indices().find_map(|(n, c)| {
                match (*start, *quote, c) {
                    (None, _, '<') => *start = Some(base + n),
                    (Some(_), Some(open), c) if open == c => *quote = None,
                    (Some(_), None, '"' | '\'') => *quote = Some(c),
                    (Some(begin), None, '>') => {
                        *start = None;
                        let first = before.get(begin + 1..).unwrap_or_default();
                        let second =
                            piece.get((begin + 1).saturating_sub(base)..n).unwrap_or_default();
                        let tag = format!("{first}{second}");
                        let name = markup::name(Span { text: &tag, at: 0 });
                        let ends =
                            ["game", "/table", "/opensudoku", "/html"].contains(&name.as_str());
                        return ends.then_some(n + 1);
                    }
                    _ => {}
                }
                None
            }),
        }
    }
}

/// Whether what is behind `<` is a web address, as Markdown and mail write it.
fn is_address(tag: &str) -> bool {
    let word = tag.split(['>', ' ']).next().unwrap_or_default();
    address::in_line(Span { text: word, at: 0 }).is_some_and(|address| address.at == 0)
}

/// Whether there is a tag in a line that may hold a puzzle, and does not only say how it looks.
fn holds_cells(line: &str) -> bool {
    let mut tags = line.match_indices('<').map(|(at, _)| &line[at + 1..]);
    tags.any(|tag| {
        HOLDERS
            .iter()
            .any(|name| tag.get(..name.len()).is_some_and(|t| t.eq_ignore_ascii_case(name)))
    })
}

/// What such tags begin with.
const HOLDERS: [&str; 6] = ["table", "tr", "td", "th", "game", "opensudoku"];

/// Whether a format's puzzles stand in brackets or tags.
pub(super) fn is_format(name: &str) -> bool {
    ["json", "f-puzzles", "sudokupad-json", "html", "opensudoku"].contains(&name)
}

/// Whether a line is only what closes brackets or tags.
pub(super) fn is_end(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && line.chars().all(|c| "[](){},;".contains(c) || c.is_whitespace())
        || line.starts_with("</") && !line.starts_with("</mong")
}
