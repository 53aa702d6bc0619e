//! New puzzles with rules beside the classic ones.

use std::ops::ControlFlow;

use anyhow::bail;
use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Profile, solve};
use ninerooks_maker::RuledMaker;
use ninerooks_text::formats;
use rayon::ThreadPool;

use super::asked::Asked;
use super::form::Form;
use super::{Generate, in_order};
use crate::batch::progress::Progress;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::interrupt;
use crate::term::output::Output;

/// The format of one line that has words for all rules that are made.
const FORMAT: &str = "iss";

/// Makes them, in the order of their numbers.
pub(super) fn run(
    command: Generate,
    pool: &ThreadPool,
    setting: Setting<'_>,
) -> anyhow::Result<Exit> {
    let number = command.number;
    let (maker, form) = maker(command)?;
    let profile = Profile::default();
    let path = |grid: &Grid| (solve(grid, &profile, Checking::On), Some(profile.id().to_owned()));
    let mut output = Output::new();
    let mut progress = Progress::counting(number, 0, setting.talk, false);
    let mut exit = Exit::Done;
    let mut next = 0;
    let make = |i| {
        let found = maker.find(i, &interrupt::wanted);
        Some(found).filter(|_| !interrupt::wanted())
    };
    in_order::each(pool, 0..number, make, |made, more| {
        let Some(found) = made else { return Ok(ControlFlow::Break(())) };
        next += 1;
        if let Some(puzzle) = found {
            output.put(&form.write(&puzzle, &path))?;
        } else {
            exit = Exit::No;
            output.put(&format!("# {next}: no such puzzle among {} tried\n", maker.tries))?;
        }
        if !more {
            output.flush()?;
        }
        progress.done();
        anyhow::Ok(ControlFlow::Continue(()))
    })?;
    output.finish()?;
    progress.finish();
    Ok(if next < number { Exit::Interrupted } else { exit })
}

/// What is made and how it is written, where all that is asked for goes with rules.
fn maker(command: Generate) -> anyhow::Result<(RuledMaker, Form)> {
    let Generate { seed, givens, symmetry: pattern, level, tries, to, path, json, .. } = command;
    if let Some(band) = level.and_then(Asked::band) {
        let words = "how long people take is known of classic puzzles only";
        bail!("--level {}: {words}; --level easy to extreme go with --rules", band.name());
    }
    let level = level.and_then(Asked::level);
    let tries = tries.unwrap_or(RuledMaker::TRIES);
    let maker = RuledMaker { seed, wishes: command.rules, givens, pattern, level, tries };
    Ok((maker, Form { to: to.or_else(|| formats::by_name(FORMAT)), path, json }))
}
