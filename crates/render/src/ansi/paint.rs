//! Styles, and the text that grows line by line.
//!
//! The colours are near those of Okabe and Ito (<https://jfly.uni-koeln.de/color/>), which people
//! with any colour vision tell apart, in the shades of the 256-colour palette whose contrast is at
//! least 3:1 on white and on black.

use anstyle::{Ansi256Color, Color, Style};
use unicode_width::UnicodeWidthStr;

use super::options::Options;
use crate::Role;

const GREY: Style = color(244);
const BLUE: Style = color(32);
const GREEN: Style = color(29);
const VERMILION: Style = color(166);
const PURPLE: Style = color(133);
const OCHRE: Style = color(136);

/// What is neither grid line nor candidate.
pub(super) const PLAIN: Style = Style::new();
/// Captions and givens.
pub(super) const BOLD: Style = Style::new().bold();
/// Lines of the grid, labels and small words.
pub(super) const FRAME: Style = GREY;
/// Frames and labels of truths.
pub(super) const TRUTH: Style = BLUE.bold();
/// Frames and labels of links.
pub(super) const LINK: Style = OCHRE.bold();
/// What cannot be: a cell without candidates.
pub(super) const ALARM: Style = VERMILION.bold();

const fn color(index: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(index))))
}

/// How candidates of a role look.
pub(super) const fn candidate(role: Role) -> Style {
    match role {
        Role::Plain | Role::Covered => GREY,
        Role::Truth => BLUE.bold(),
        Role::Fin => PURPLE.bold(),
        Role::Linked => OCHRE,
        Role::Eliminated => VERMILION.bold(),
        Role::Target => GREEN.bold(),
    }
}

/// A piece of text with its style.
#[derive(Clone, Debug)]
pub(super) struct Span {
    pub(super) style: Style,
    pub(super) text: String,
}

impl Span {
    pub(super) fn new(style: Style, text: impl Into<String>) -> Self {
        Self { style, text: text.into() }
    }
}

/// How many columns `spans` take.
pub(super) fn width(spans: &[Span]) -> usize {
    spans.iter().map(|span| span.text.width()).sum()
}

/// The text so far.
pub(super) struct Text {
    pub(super) options: Options,
    out: String,
    line: Vec<Span>,
}

impl Text {
    pub(super) const fn new(options: Options) -> Self {
        Self { options, out: String::new(), line: Vec::new() }
    }

    /// Goes on in the line. Blanks show no style, so they join whatever comes before them.
    pub(super) fn put(&mut self, style: Style, text: &str) {
        let is_blank = text.chars().all(|c| c == ' ');
        match self.line.last_mut() {
            Some(last) if is_blank || last.style == style => last.text.push_str(text),
            _ => self.line.push(Span::new(if is_blank { PLAIN } else { style }, text)),
        }
    }

    /// Goes on with `spans`, filled up with blanks to `columns`.
    pub(super) fn put_padded(&mut self, spans: &[Span], columns: usize) {
        for span in spans {
            self.put(span.style, &span.text);
        }
        self.blanks(columns.saturating_sub(width(spans)));
    }

    /// Goes on with blanks.
    pub(super) fn blanks(&mut self, count: usize) {
        self.put(PLAIN, &" ".repeat(count));
    }

    /// Ends the line, without blanks at its end.
    pub(super) fn end_line(&mut self) {
        // Blanks at the end belong to the last span, since they join what is before them.
        if let Some(last) = self.line.last_mut() {
            last.text.truncate(last.text.trim_end_matches(' ').len());
        }
        for Span { style, text } in self.line.drain(..) {
            let style = if self.options.color { style } else { PLAIN };
            self.out.extend([style.to_string(), text, format!("{style:#}")]);
        }
        self.out.push('\n');
    }

    /// Sets out `items`, `gap` blanks apart, in as many lines as they need; every line but the
    /// first begins with `indent` blanks.
    pub(super) fn flow(&mut self, items: &[Vec<Span>], gap: usize, indent: usize) {
        let mut column = 0;
        for item in items {
            let wide = width(item);
            if column > indent && column + gap + wide > self.options.width {
                self.end_line();
                self.blanks(indent);
                column = indent;
            } else if column > 0 {
                self.blanks(gap);
                column += gap;
            }
            self.put_padded(item, wide);
            column += wide;
        }
        if column > 0 {
            self.end_line();
        }
    }

    pub(super) fn finish(self) -> String {
        self.out
    }
}
