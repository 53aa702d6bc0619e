//! `ninerooks pom`: the patterns of a position, and what each method makes of them.

mod method;
mod run;
mod show;

use clap::Args;
use ninerooks_board::{Digit, DigitSet};
use ninerooks_logic::rookery::Space;
use ninerooks_text::formats::Format;

use crate::answer::Answer;
use crate::diagnosis::Degree;
use crate::input::Piece;
use crate::puzzle::Start;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{FAINT, Look};
use method::MethodName;

/// Overlay patterns: all ways to place each digit in the whole grid
///
/// Without options it says how many patterns each digit has. With --method it deletes patterns by
/// that method and Basic POM until nothing more can be deleted; every step is checked. The exit code
/// is 1 if that does not solve the puzzle.
#[derive(Args)]
pub(crate) struct Pom {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Look at these digits only; may be repeated
    #[arg(long, short, value_name = "DIGIT", value_delimiter = ',')]
    digit: Vec<Digit>,
    #[command(flatten)]
    view: View,
    /// Delete patterns: basic, two, three, clash, cells, equations[=DEPTH], kwise=K or pairs
    #[arg(long, short, value_name = "METHOD", conflicts_with = "View")]
    method: Option<MethodName>,
    /// With --method: list each pattern and each pair that is deleted
    #[arg(long, short, requires = "method")]
    verbose: bool,
}

/// What is shown of the patterns.
#[derive(Args, Clone, Copy)]
#[group(multiple = false)]
#[allow(clippy::struct_excessive_bools)] // flags of which one at most is given
pub(crate) struct View {
    /// List the patterns: number, letters, label and cells
    #[arg(long)]
    list: bool,
    /// Show, for each cell, the four-digit names of the patterns through it
    #[arg(long)]
    array: bool,
    /// Show, for each cell, the letters of the patterns through it, such as 4abc
    #[arg(long)]
    letters: bool,
    /// Show, for each cell, the labels of the patterns through it
    #[arg(long)]
    table: bool,
}

pub(super) fn run(mut command: Pom, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("pom")) };
    let Pom { puzzles, digit, view, method, verbose } = command;
    let digits: DigitSet = digit.into_iter().collect();
    let digits = if digits.is_empty() { DigitSet::ALL } else { digits };
    let overlay =
        Pomming { from: puzzles.from, digits, view, method, verbose, look: setting.look() };
    setting.batch(input, true).run(move |piece| overlay.answer(piece), |()| ())
}

/// What to do with each puzzle.
struct Pomming {
    from: Option<&'static dyn Format>,
    digits: DigitSet,
    view: View,
    method: Option<MethodName>,
    verbose: bool,
    look: Look,
}

impl Pomming {
    fn answer(&self, piece: &Piece) -> Answer {
        // A state without solution can be looked at, but methods would delete patterns of it without end.
        let start = match &self.method {
            None => Start::of(piece, self.from, false),
            Some(_) => Start::sound(piece, self.from, false, Degree::Full),
        };
        let start = match start {
            Ok(start) => start,
            Err(answer) => return answer,
        };
        let heading = if piece.alone {
            String::new()
        } else {
            format!("{}\n", self.look.paint(FAINT, start.grid))
        };
        if let Some(method) = &self.method {
            let is_astray = start.several().is_some();
            return run::answer(heading, &start.grid, self.digits, method, self.verbose, is_astray);
        }
        let space = Space::new(&start.grid, self.digits);
        let shown = match self.view {
            View { list: true, .. } => show::list(&space),
            View { array: true, .. } => show::array(&space, show::Naming::Numbers),
            View { letters: true, .. } => show::array(&space, show::Naming::Letters),
            View { table: true, .. } => show::labels(&space),
            _ => show::counts(&start.grid, &space),
        };
        Answer::done(heading + &shown)
    }
}
