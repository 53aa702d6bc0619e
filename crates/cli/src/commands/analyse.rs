//! `ninerooks analyse`: what can be said of a puzzle and its solution without solving it by logic.

use std::fmt::Write;

use clap::Args;
use ninerooks_board::{Candidate, CellSet, Grid};
use ninerooks_lab::{
    Backdoors, Bound, Clues, anti_backdoors, backdoors, band_kinds, canonical, clue_bound,
    only_solution, redundant, unavoidable_sets,
};
use ninerooks_rating::csp::{self, te_depth};
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::canon::{band_words, givens, not_one};
use crate::answer::Answer;
use crate::input::Piece;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output;
use crate::words::plural;

/// Say what a puzzle and its solution have: backdoors, unavoidable sets, bands
///
/// A backdoor is a set of cells whose digits are enough for naked and hidden singles to do the rest; all of the smallest size are
/// counted. An anti-backdoor is a candidate whose assumption singles refute, and without which they solve the puzzle. An
/// unavoidable set is a set of cells of the solution of which every puzzle has a given.
#[derive(Args)]
pub(crate) struct Analyse {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Backdoors of so many cells at most; with 3 it takes up to a tenth of a second
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = clap::value_parser!(u8).range(0..=4))]
    backdoors: u8,
    /// Unavoidable sets of so many cells at most; 0 for none
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u8).range(0..=18))]
    unavoidable: u8,
    /// How many steps the search for the smallest number of givens may take
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    work: u64,
    /// Also list them: backdoors, anti-backdoors and unavoidable sets, one per line
    #[arg(long)]
    list: bool,
    /// Write one JSON object per line
    #[arg(long, conflicts_with = "list")]
    json: bool,
}

/// More changed cells than this are not looked at for unavoidable sets: seconds.
const NODES: u64 = 1 << 28;

/// What is found, for programs too.
#[derive(Serialize)]
struct Report {
    schema: Schema,
    puzzle: String,
    givens: usize,
    redundant: Vec<String>,
    /// Nothing where there are none so small.
    #[serde(skip_serializing_if = "Option::is_none")]
    backdoor_size: Option<usize>,
    backdoors: Vec<Vec<String>>,
    anti_backdoors: Vec<String>,
    te_depth: Depth,
    automorphisms: u64,
    bands: [usize; 6],
    /// Nothing when they are not looked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    unavoidable: Option<Unavoidable>,
}

/// How deep trial and error goes.
#[derive(Serialize)]
#[serde(untagged)]
enum Depth {
    Exactly(u8),
    AtLeast { at_least: u8 },
}

#[derive(Serialize)]
struct Unavoidable {
    most: u8,
    sets: Vec<Vec<String>>,
    /// As many have no cell in common.
    disjoint: usize,
    /// A puzzle of this solution has so many givens at least.
    least_givens: usize,
    /// Whether so many cells do hit all these sets.
    exact: bool,
}

pub(super) fn run(mut command: Analyse, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("analyse")) };
    setting.batch(input, true).run(move |piece| command.answer(piece), |()| ())
}

impl Analyse {
    fn answer(&self, piece: &Piece) -> Answer {
        let clues = match givens(piece, self.puzzles.from) {
            Ok(clues) => clues,
            Err(answer) => return answer,
        };
        let solution = only_solution(&clues);
        let grid = Grid::new(&clues.to_puzzle()).ok();
        let (Some(solution), Some(grid)) = (solution, grid) else {
            return not_one(piece, &clues);
        };
        let report = self.report(&clues, &solution, &grid);
        if self.json {
            return Answer::done(output::json_line(&report));
        }
        let words = self.words(&report);
        Answer::done(if piece.alone { words } else { format!("{}\n{words}\n", report.puzzle) })
    }

    fn report(&self, clues: &Clues, solution: &Clues, grid: &Grid) -> Report {
        let smallest = backdoors(clues, solution, self.backdoors.into());
        let size = smallest.as_ref().map(|all| all.size);
        let all = smallest.map(|Backdoors { all, .. }| all).unwrap_or_default();
        Report {
            schema: Schema::One,
            puzzle: clues.to_string(),
            givens: clues.len(),
            redundant: names(redundant(clues)),
            backdoor_size: size,
            backdoors: all.into_iter().map(names).collect(),
            anti_backdoors: anti_backdoors(clues).iter().map(Candidate::to_string).collect(),
            te_depth: match te_depth(grid) {
                csp::Bound::Exactly(depth) => Depth::Exactly(depth),
                csp::Bound::AtLeast(at_least) => Depth::AtLeast { at_least },
            },
            automorphisms: canonical(clues).automorphism_count(),
            bands: band_kinds(solution).unwrap_or_default(),
            unavoidable: self.unavoidable(solution),
        }
    }

    /// The unavoidable sets, if they are wanted and not too many.
    fn unavoidable(&self, solution: &Clues) -> Option<Unavoidable> {
        let most = self.unavoidable;
        let sets = unavoidable_sets(solution, most.into(), NODES).filter(|_| most > 0)?;
        let Bound { disjoint, least, is_exact } = clue_bound(&sets, self.work);
        let sets = sets.into_iter().map(names).collect();
        Some(Unavoidable { most, sets, disjoint, least_givens: least, exact: is_exact })
    }

    fn words(&self, report: &Report) -> String {
        let Report { givens, redundant, backdoors, anti_backdoors, bands, .. } = report;
        let minimal = match redundant.len() {
            0 => "minimal".to_owned(),
            _ => format!("not needed, each alone: {}", redundant.join(" ")),
        };
        let mut text = format!("givens            {givens}, {minimal}\n");
        let mut line = |name: &str, words: &str| {
            let _ = writeln!(text, "{name:<16}  {words}");
        };
        let found = |count: usize, size: usize| {
            format!("{count} of {}", plural(size as u64, "cell", "cells"))
        };
        line(
            "backdoors",
            &match report.backdoor_size {
                Some(0) => "none needed: singles solve it".to_owned(),
                Some(size) => found(backdoors.len(), size),
                None => {
                    format!("none of {} or fewer", plural(self.backdoors.into(), "cell", "cells"))
                }
            },
        );
        if self.list && report.backdoor_size != Some(0) {
            for cells in backdoors {
                line("", &cells.join(" "));
            }
        }
        line("anti-backdoors", &anti_backdoors.len().to_string());
        if self.list && !anti_backdoors.is_empty() {
            line("", &anti_backdoors.join(" "));
        }
        line(
            "T&E depth",
            &match report.te_depth {
                Depth::Exactly(depth) => depth.to_string(),
                Depth::AtLeast { at_least } => format!("≥{at_least}"),
            },
        );
        line("automorphisms", &report.automorphisms.to_string());
        line("solution", &band_words(bands));
        let Some(unavoidable) = &report.unavoidable else { return text };
        let Unavoidable { most, sets, disjoint, least_givens, exact } = unavoidable;
        let sizes = (4..=usize::from(*most)).filter_map(|size| {
            let count = sets.iter().filter(|set| set.len() == size).count();
            (count > 0).then(|| format!("{count} of {size}"))
        });
        let sizes: Vec<String> = sizes.collect();
        line(
            "unavoidable sets",
            &match sizes.len() {
                0 => format!("none of {most} cells or fewer"),
                _ => format!("{}: {}", sets.len(), sizes.join(", ")),
            },
        );
        if self.list {
            for cells in sets {
                line("", &cells.join(" "));
            }
        }
        if !sets.is_empty() {
            let exactly = if *exact {
                format!(", and {least_givens} cells hit them all")
            } else {
                String::new()
            };
            let words = format!(
                "at least {least_givens} by these sets{exactly}; {disjoint} of them are disjoint"
            );
            line("givens", &words);
        }
        text
    }
}

/// The names of cells.
fn names(cells: CellSet) -> Vec<String> {
    cells.into_iter().map(|cell| cell.to_string()).collect()
}
