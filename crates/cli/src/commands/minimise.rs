//! `ninerooks minimise`: givens that are not needed.

use clap::Args;
use ninerooks_lab::{Clues, Random, minimal_puzzles, minimise, only_solution, redundant};

use super::canon::{givens, not_one};
use crate::answer::Answer;
use crate::input::Piece;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::talk::Complaint;

/// Take away givens that are not needed
///
/// A puzzle is minimal if it has one solution, and several without any of its givens. Of each puzzle a
/// minimal one within it is written, in which order givens go depends on the seed.
#[derive(Args)]
pub(crate) struct Minimise {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Another seed takes givens away in another order
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Write all minimal puzzles within each, at most N; a warning says so if there are more
    #[arg(long, value_name = "N", conflicts_with = "seed",
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    all: Option<u32>,
    /// Write the cells whose givens are not needed, each of them alone, instead
    #[arg(long, conflicts_with_all = ["seed", "all"])]
    redundant: bool,
}

pub(super) fn run(mut command: Minimise, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("minimise")) };
    setting.batch(input, false).run(move |piece| command.answer(piece), |()| ())
}

impl Minimise {
    fn answer(&self, piece: &Piece) -> Answer {
        let clues = match givens(piece, self.puzzles.from) {
            Ok(clues) => clues,
            Err(answer) => return answer,
        };
        if only_solution(&clues).is_none() {
            return not_one(piece, &clues);
        }
        if self.redundant {
            let cells = redundant(&clues);
            let words = if cells.is_empty() { "minimal".to_owned() } else { cells.to_string() };
            return Answer::done(words + "\n");
        }
        let Some(limit) = self.all else {
            let puzzle = minimise(&clues, &mut Random::new(self.seed, 0));
            return Answer::done(format!("{puzzle}\n"));
        };
        let (all, is_whole) = minimal_puzzles(&clues, limit as usize);
        let line = |puzzle: &Clues| format!("{puzzle}\n");
        let words = format!("there are more than {limit} minimal puzzles");
        let complaint = (!is_whole).then(|| Complaint::Warning(piece.placed(&words)));
        Answer { complaint, ..Answer::done(all.iter().map(line).collect()) }
    }
}
