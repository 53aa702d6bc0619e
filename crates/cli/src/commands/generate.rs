//! `ninerooks generate`: new puzzles.

mod resume;

use std::path::PathBuf;

use clap::Args;
use ninerooks::maker::{self, Maker};
use ninerooks_lab::Pattern;
use ninerooks_logic::{Level, Technique};
use rayon::prelude::*;

use crate::names;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::interrupt;
use crate::term::output::Output;

/// Make new puzzles
///
/// Each puzzle has one solution, and is minimal unless it has to be symmetrical or to have a given pattern
/// or number of givens. It depends on the seed, on its number and on the options alone: the same command
/// gives the same puzzles, on any number of threads. Where no puzzle is found the line says so as a comment,
/// and the exit code is 1.
#[derive(Args)]
pub(crate) struct Generate {
    /// How many
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    number: u64,
    /// Another seed gives other puzzles
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many givens: a number, or two such as 22-24; from 28 on the puzzle need not be minimal
    #[arg(long, value_name = "N|N-N", value_parser = range)]
    givens: Option<(usize, usize)>,
    /// The symmetry of the pattern of givens
    #[arg(long, value_name = "WHICH", default_value = "none",
          value_parser = names::one_of(Pattern::ALL))]
    symmetry: Pattern,
    /// The cells that are filled: 81 characters, a dot, 0 or _ for an empty cell, as in a puzzle
    #[arg(long, value_name = "PATTERN", value_parser = maker::mask,
          conflicts_with_all = ["givens", "symmetry"])]
    mask: Option<maker::Mask>,
    /// How hard, by the profile `default`
    #[arg(long, value_name = "LEVEL", value_parser = names::one_of(LEVELS))]
    level: Option<Level>,
    /// Solved by the profile `default` up to this technique, and not without it
    #[arg(long, value_name = "TECHNIQUE", value_parser = names::TechniqueName,
          hide_possible_values = true, conflicts_with = "level")]
    needs: Option<&'static Technique>,
    /// How many puzzles may be tried for each that is asked for
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    tries: usize,
    /// Write to FILE, and continue where an earlier run stopped
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// The levels by their names.
const LEVELS: [(Level, &str); Level::ALL.len()] = {
    let mut levels = [(Level::Easy, ""); Level::ALL.len()];
    let mut at = 0;
    while at < levels.len() {
        levels[at] = (Level::ALL[at].0, Level::ALL[at].1);
        at += 1;
    }
    levels
};

/// How many puzzles each thread makes before they are written.
const PORTION: u64 = 8;

pub(super) fn run(command: Generate, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let threads = setting.globals.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let Generate { number, seed, givens, symmetry, mask, level, needs, tries, resume } = command;
    let maker = Maker::new(seed, givens, symmetry, mask, level, needs, tries);
    let (mut output, mut next) = match &resume {
        Some(file) => resume::open(file, &maker)?,
        None => (Output::new(), 0),
    };
    let mut exit = Exit::Done;
    while next < number {
        if interrupt::wanted() {
            exit = Exit::Interrupted;
            break;
        }
        let end = number.min(next + PORTION * pool.current_num_threads() as u64);
        let lines: Vec<_> =
            pool.install(|| (next..end).into_par_iter().map(|i| maker.line(i)).collect());
        for line in lines {
            if line.starts_with('#') {
                exit = Exit::No;
            }
            output.put(&line)?;
        }
        output.flush()?;
        next = end;
    }
    output.flush()?;
    Ok(exit)
}

/// One number, or two.
fn range(text: &str) -> Result<(usize, usize), String> {
    let number = |text: &str| text.trim().parse().ok().filter(|n| (17..=81).contains(n));
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (number(least), number(most)) {
        (Some(least), Some(most)) if least <= most => Ok((least, most)),
        _ => Err("a number from 17 to 81 is expected, or two such as 22-24".to_owned()),
    }
}
