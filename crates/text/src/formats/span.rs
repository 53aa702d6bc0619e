//! A piece of the text that remembers where it is, so that errors can point at it.

use super::{Fault, csv};

/// A piece of a text and the byte offset where it starts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

impl<'a> Span<'a> {
    /// The whole text, without a byte order mark.
    pub(super) fn new(text: &'a str) -> Self {
        let whole = Self { text, at: 0 };
        if text.starts_with('\u{feff}') { whole.from('\u{feff}'.len_utf8()) } else { whole }
    }

    /// The offset behind the piece.
    pub(super) fn end(self) -> usize {
        self.at + self.text.len()
    }

    /// What follows the first `n` bytes, which must end at a character.
    pub(super) fn from(self, n: usize) -> Self {
        Self { text: &self.text[n..], at: self.at + n }
    }

    /// The first `n` bytes, which must end at a character.
    pub(super) fn to(self, n: usize) -> Self {
        Self { text: &self.text[..n], at: self.at }
    }

    /// The piece without white space at its ends.
    pub(super) fn trim(self) -> Self {
        self.trim_matches(char::is_whitespace)
    }

    /// The piece without such characters at its ends.
    pub(super) fn trim_matches(self, drop: fn(char) -> bool) -> Self {
        let kept = self.text.trim_start_matches(drop);
        let start = self.text.len() - kept.len();
        self.from(start).to(kept.trim_end_matches(drop).len())
    }

    /// The pieces between the characters that `cuts` names, empty ones too.
    pub(super) fn split(self, cuts: impl Fn(char) -> bool + 'a) -> impl Iterator<Item = Span<'a>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let whole = rest?;
            let Some((n, cut)) = whole.text.char_indices().find(|&(_, c)| cuts(c)) else {
                rest = None;
                return Some(whole);
            };
            rest = Some(whole.from(n + cut.len_utf8()));
            Some(whole.to(n))
        })
    }

    /// The lines, without their ends.
    pub(super) fn lines(self) -> impl Iterator<Item = Span<'a>> {
        self.split(|c| c == '\n')
            .map(|line| line.text.strip_suffix('\r').map_or(line, |kept| line.to(kept.len())))
    }

    /// The lines that are neither blank nor comments.
    pub(super) fn content(self) -> impl Iterator<Item = Span<'a>> {
        self.lines().filter(|line| !is_remark(line.text))
    }

    /// The characters with their offsets.
    pub(super) fn chars(self) -> impl Iterator<Item = (usize, char)> + 'a {
        self.text.char_indices().map(move |(n, c)| (self.at + n, c))
    }

    /// The error that something else should be at this piece.
    pub(super) fn fault(self, expected: impl Into<String>) -> Fault {
        let found = match self.text.chars().count() {
            0 => "nothing".to_owned(),
            1..=20 => format!("`{}`", self.text),
            n => format!("{n} characters"),
        };
        Fault::new(self.at, expected, found)
    }
}

/// Whether a line says nothing about any puzzle: it is blank, or a comment.
pub(super) fn is_remark(line: &str) -> bool {
    line.trim_start_matches('\u{feff}').trim().is_empty() || is_comment(line)
}

/// Whether a line is a comment: it starts with `#`, or with `;` and is no row of a spreadsheet, or
/// fences code in a forum post.
pub(super) fn is_comment(line: &str) -> bool {
    let line = line.trim_start_matches('\u{feff}').trim();
    line.starts_with('#')
        || is_fence(line)
        || line.starts_with(';') && !csv::is_row(Span::new(line))
}

/// Whether a line only marks the beginning or end of code in a post or a program: three backticks,
/// `[code]`, `puzzle = """`.
pub(super) fn is_fence(line: &str) -> bool {
    let line = line.trim();
    let is_tag = |tag: &&str| line.eq_ignore_ascii_case(tag);
    let fenced = ["```", "~~~"].iter().find_map(|fence| line.strip_prefix(fence));
    // The name of a language may follow, and no row.
    let is_language =
        |name: &str| !name.chars().any(|c| c.is_ascii_digit() || matches!(c, '.' | '_'));
    let is_quotes = || {
        let quotes = line.trim_start_matches(|c: char| c.is_alphanumeric() || " _.$=:".contains(c));
        let quotes = quotes.trim_end_matches([',', ';', ')', '.']);
        !line.contains(|c: char| c.is_ascii_digit())
            && (quotes.len() > 2 || quotes.len() == line.len())
            && quotes.chars().all(|c| matches!(c, '"' | '\'' | '`'))
    };
    fenced.is_some_and(is_language) || ["[code]", "[/code]"].iter().any(is_tag) || is_quotes()
}
