//! How text looks on a terminal: colours, letters, width.

use std::fmt::Display;
use std::io;

use anstream::AutoStream;
use anstream::stream::RawStream;
use anstyle::{AnsiColor, Style};
use clap::ColorChoice;
use ninerooks_render::ansi;

use super::globals::Globals;

/// Whether to colour, and with which letters to draw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    color: bool,
    ascii: bool,
    width: usize,
}

/// Titles and names.
pub(crate) const BOLD: Style = Style::new().bold();
/// What can be passed over.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// A good end.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// An end that is none.
pub(crate) const WARN: Style = AnsiColor::Yellow.on_default().bold();
/// A bad end.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();

/// The width that COLUMNS asks for, unless nothing fits into that.
fn wanted_width() -> Option<usize> {
    let columns = std::env::var("COLUMNS").ok()?;
    columns.parse().ok().filter(|width| (20..=1000).contains(width))
}

impl Look {
    /// What suits standard output.
    pub(crate) fn stdout(globals: &Globals) -> Self {
        Self::of(&io::stdout(), globals)
    }

    /// What suits standard error.
    pub(crate) fn stderr(globals: &Globals) -> Self {
        Self::of(&io::stderr(), globals)
    }

    fn of(stream: &impl RawStream, globals: &Globals) -> Self {
        let color = match globals.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            // Looks at NO_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM and whether it is a terminal.
            ColorChoice::Auto => AutoStream::choice(stream) != anstream::ColorChoice::Never,
        };
        let terminal = || match terminal_size::terminal_size() {
            Some((width, _)) if stream.is_terminal() => usize::from(width.0),
            _ => 80,
        };
        let width = wanted_width().unwrap_or_else(terminal);
        Self { color, ascii: globals.ascii, width }
    }

    /// `text` in a style, if there is colour.
    pub(crate) fn paint(self, style: Style, text: impl Display) -> String {
        if self.color { format!("{style}{text}{style:#}") } else { text.to_string() }
    }

    /// Whether there are colours.
    pub(crate) fn has_color(self) -> bool {
        self.color
    }

    /// Whether only ASCII letters are wanted.
    pub(crate) fn is_ascii(self) -> bool {
        self.ascii
    }

    /// How many columns there are.
    pub(crate) fn width(self) -> usize {
        self.width
    }

    /// How to draw a grid.
    pub(crate) fn drawing(self) -> ansi::Options {
        ansi::Options {
            color: self.color,
            ascii: self.ascii,
            width: self.width,
            ..ansi::Options::default()
        }
    }
}
