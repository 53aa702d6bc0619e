//! `ninerooks convert`: from any format to any other.

use clap::Args;
use ninerooks_text::formats::{self, Format, Layout};

use crate::answer::Answer;
use crate::input::Piece;
use crate::names;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::talk::Complaint;

/// Write puzzles in another format
///
/// What the new format cannot represent is reported on standard error.
#[derive(Args)]
pub(crate) struct Convert {
    #[command(flatten)]
    puzzles: Puzzles,
    /// The format to write
    #[arg(long, short, value_name = "FORMAT", value_parser = names::FormatName, ignore_case = true, default_value = "line")]
    to: &'static dyn Format,
}

pub(super) fn run(mut command: Convert, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else {
        return Ok(setting.help("convert"));
    };
    let Convert { puzzles, to } = command;
    let from = puzzles.from;
    let peek = to.layout() == Layout::Block;
    setting.batch(input, peek).run(move |piece| answer(piece, from, to), |()| ())
}

fn answer(piece: &Piece, from: Option<&'static dyn Format>, to: &'static dyn Format) -> Answer {
    let puzzle = match piece.puzzle(from) {
        Ok(puzzle) => puzzle,
        Err(message) => return Answer::unreadable(String::new(), message),
    };
    let written = formats::write(&puzzle, to);
    // A blank line parts puzzles of several lines.
    let apart = if to.layout() == Layout::Block && !piece.alone { "\n" } else { "" };
    let lost: Vec<String> = written.lost.iter().map(ToString::to_string).collect();
    Answer {
        complaint: (!lost.is_empty()).then(|| {
            let words = format!("{} does not keep: {}", to.name(), lost.join("; "));
            Complaint::Warning(piece.placed(&words))
        }),
        ..Answer::done(format!("{}\n{apart}", written.text))
    }
}
