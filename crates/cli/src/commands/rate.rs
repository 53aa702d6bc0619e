//! `ninerooks rate`: how hard puzzles are.

mod csp;
mod hodoku;
mod human;
mod length;
mod own;
mod scale;
mod se;
mod table;
mod truths;

use std::sync::Arc;

use anyhow::Context;
use clap::{Args, ValueEnum};
use ninerooks_logic::Profile;
use ninerooks_rating::se::Tenths;
use ninerooks_text::formats::Format;
use ninerooks_text::json::Form;

use crate::answer::Answer;
use crate::chosen::Changes;
use crate::diagnosis::Degree;
use crate::input::Piece;
use crate::names;
use crate::puzzle::{Start, more_rules};
use crate::puzzles::Puzzles;
use crate::resume::Resume;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output::Output;
pub(super) use scale::cell;
use scale::{Scale, Scales, Style};
pub(super) use table::{Row, Table};

/// Rate puzzles: by the truths they need, as HoDoKu counts, or as Sudoku Explainer does
///
/// Prints a line for each puzzle. Where no scale is asked for it says the level first, which is that of `--by ninerooks`, and
/// then what `--by truths` says; with --quiet that alone. `--by truths` takes some seconds for each, and its number stays the same
/// when the puzzle is relabelled, rotated or shuffled. A puzzle that truths and links of candidates do not
/// solve is rated in POM-space too, by truths and links of patterns. `--by hodoku` solves with a profile and
/// adds up what HoDoKu gives for each step. `--by se` gives ER/EP/ED, the rating of the forums, exactly as
/// Sudoku Explainer 1.2.1; `--by se-stable` gives near ones that stay the same for all forms of a puzzle. `--by csp` gives
/// W, B and the depth of T&E, as CSP-Rules classifies. `--by human` gives the minutes that people take, and a band from 1
/// to 10. `--by ninerooks` gives level and cost of a path, the same for all
/// forms. `--by length` gives the inferences to check in the shortest proof that is found, which takes up to a minute for the
/// hardest. `--by se,hodoku` gives both. The exit code is 1 if the puzzle is not solved.
#[derive(Args)]
pub(crate) struct Rate {
    #[command(flatten)]
    puzzles: Puzzles,
    /// What to rate by; several with commas [default: truths, and the level before them]
    #[arg(long, visible_alias = "scale", value_enum, value_delimiter = ',')]
    by: Vec<By>,
    /// With --by hodoku: the order of techniques, `hodoku` if none is named
    #[arg(long, short, value_name = "PROFILE|FILE", value_parser = names::ProfileName,
          hide_possible_values = true)]
    profile: Option<Profile>,
    #[command(flatten)]
    changes: Changes,
    /// With --by hodoku or se: also list the techniques, and what each of them counts
    #[arg(long)]
    table: bool,
    /// With --by se: what to write, in the letters of serate: `%g ED=%r/%p/%d`
    ///
    /// %g the puzzle, %n its number in the input, %r %p %d the ratings ER, EP and ED, %R %P %D the techniques that decide
    /// them, %e how long it took, %t a tab, %l a new line, %% a percent sign.
    #[arg(long, value_name = "LETTERS", value_parser = se::Letters::parse, conflicts_with_all = ["json", "table"])]
    format: Option<se::Letters>,
    /// With --by se: how many candidates chains may make true or false; then it says what the rating is at least
    ///
    /// With --by csp: how many partial chains are looked at.
    #[arg(long, value_name = "N")]
    work: Option<u64>,
    /// With --by se: show puzzles of this rating or more only
    #[arg(long, value_name = "ER", value_parser = names::tenths, conflicts_with = "file")]
    min: Option<Tenths>,
    /// With --by se: show puzzles of this rating or less only; what is harder is not rated to the end
    #[arg(long, value_name = "ER", value_parser = names::tenths, conflicts_with = "file")]
    max: Option<Tenths>,
    /// With --by se: show these puzzles only; others are not rated to the end
    #[arg(long, value_enum, value_name = "WHICH", conflicts_with = "file")]
    only: Option<se::Only>,
    /// Write one JSON object per line
    #[arg(long)]
    json: bool,
    /// Write CSV: a line with the names of the columns, and one line per puzzle
    #[arg(long, conflicts_with_all = ["json", "format", "table", "file"])]
    csv: bool,
    #[command(flatten)]
    resume: Resume,
}

/// What a rating goes by.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum By {
    /// The number of truths that the hardest state needs, when each state takes all that needs the fewest
    #[value(alias = "rank")]
    Truths,
    /// HoDoKu's level and score: the sum over the steps of a path
    #[value(alias = "hodoku-score")]
    Hodoku,
    /// ER/EP/ED of Sudoku Explainer 1.2.1: the hardest step, up to the first digit, and the first
    #[value(aliases = ["ser", "er", "ed", "serate", "explainer", "sudoku-explainer", "sudokuexplainer"])]
    Se,
    /// Near that, and the same for all forms of a puzzle: all hints of the smallest rating at once
    SeStable,
    /// W, B and the depth of T&E, as CSP-Rules classifies
    #[value(aliases = ["csp-rules", "w", "b", "te", "t&e"])]
    Csp,
    /// Level and cost of a path by the cost table, truths and rank: the same for all forms
    #[value(aliases = ["level", "own", "cost"])]
    Ninerooks,
    /// The minutes that people take, with an interval, and a band from 1 to 10: the same for all forms
    #[value(aliases = ["people", "minutes", "time"])]
    Human,
    /// The inferences to check in the shortest proof that is found: the same for all forms
    #[value(aliases = ["proof", "inferences", "shortest"])]
    Length,
}

pub(super) fn run(mut command: Rate, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("rate")) };
    let is_asked = !command.by.is_empty();
    if !is_asked {
        command.by.push(By::Truths);
    }
    command.require_use()?;
    let from = command.puzzles.from;
    let style = match () {
        () if command.json => Style::Json,
        () if command.csv => Style::Csv,
        () => Style::Words,
    };
    let resume = std::mem::take(&mut command.resume);
    let scales: anyhow::Result<Vec<_>> =
        command.by.iter().map(|by| command.scale(*by, setting)).collect();
    let level = if is_asked || style != Style::Words || setting.talk.is_quiet() {
        None
    } else {
        let mut profile = Profile::default();
        profile.choose(own::CHOICE);
        Some(Arc::new(own::Own::of_paths(profile)))
    };
    let scales = Scales { scales: scales?.into(), style, level };
    if style == Style::Csv {
        let mut output = Output::new();
        output.put(&scales.head())?;
        output.flush()?;
    }
    let again = scales.clone();
    setting.resume(input, scales.level.is_some(), resume).run_on(
        move |piece| scales.answer(piece, from),
        move |piece, line| again.recall(piece, from, line),
        |()| (),
    )
}

impl Rate {
    /// Refuses options that the scales do not use.
    fn require_use(&self) -> anyhow::Result<()> {
        let any = |of: &[By]| self.by.iter().any(|by| of.contains(by));
        let of_paths = self.profile.is_some() || !self.changes.are_none();
        let explained = any(&[By::Se, By::SeStable]);
        if (self.format.is_some() || self.work.is_some()) && !explained && !any(&[By::Csp]) {
            anyhow::bail!("--format and --work are of use with --by se only");
        }
        if self.format.is_some() && (!explained || self.by.len() > 1) {
            anyhow::bail!(
                "--format is of use with --by se or se-stable, and no other scale beside it"
            );
        }
        if (self.min.is_some() || self.max.is_some() || self.only.is_some()) && !explained {
            anyhow::bail!("--min, --max and --only are of use with --by se or se-stable only");
        }
        if let (Some(least), Some(most)) = (self.min, self.max) {
            anyhow::ensure!(least <= most, "--min is above --max: no puzzle is between them");
        }
        if of_paths && !any(&[By::Hodoku]) {
            if explained {
                anyhow::bail!(
                    "--profile, --with, --without and --uniqueness are of use with --by hodoku only: Sudoku \
                     Explainer has an order of techniques of its own"
                );
            }
            anyhow::bail!("{OTHERS}");
        }
        if self.table && !explained && !any(&[By::Hodoku]) {
            anyhow::bail!("{OTHERS}");
        }
        for (i, by) in self.by.iter().enumerate() {
            anyhow::ensure!(!self.by[..i].contains(by), "--by names a scale twice");
        }
        Ok(())
    }

    /// A scale with the options that are for it.
    fn scale(&self, by: By, setting: Setting<'_>) -> anyhow::Result<Box<dyn Scale>> {
        Ok(match by {
            By::Truths => Box::new(truths::Truths),
            By::Hodoku => {
                let profile = self.profile.clone().or_else(|| Profile::by_id("hodoku"));
                let profile = profile.context("the profile `hodoku` is built in")?;
                let chosen = self.changes.clone().apply(&profile, setting.talk);
                Box::new(hodoku::Hodoku { chosen, table: self.table })
            }
            By::Se | By::SeStable => Box::new(se::Se {
                stable: by == By::SeStable,
                table: self.table,
                format: self.format.clone(),
                work: self.work.unwrap_or(ninerooks_rating::se::WORK),
                least: self.min,
                most: self.max,
                only: self.only,
            }),
            By::Human => Box::new(human::Human),
            By::Length => {
                let profile = Profile::by_id("default");
                let profile = profile.context("the profile `default` is built in")?;
                Box::new(length::ByLength { profile })
            }
            By::Csp => {
                Box::new(csp::Csp { work: self.work.unwrap_or(ninerooks_rating::csp::WORK) })
            }
            By::Ninerooks => {
                let profile = Profile::by_id("default");
                Box::new(own::Own::new(profile.context("the profile `default` is built in")?))
            }
        })
    }
}

/// Why options for paths are refused.
const OTHERS: &str = "--profile, --with, --without, --uniqueness and --table are of use with --by hodoku only: the \
    other scales follow no profile";

/// What is rated; or the answer that is given instead, where there is not one solution.
fn begin(piece: &Piece, from: Option<&'static dyn Format>, json: bool) -> Result<Start, Answer> {
    let start = Start::sound(piece, from, json, Degree::Full)?;
    if let Some(words) = more_rules(start.grid.rules()) {
        return Err(Answer::unreadable(String::new(), piece.placed(&words)));
    }
    match start.several_in_full() {
        Some(_) if json => Err(Answer::no(start.record([], Form::Full, None), None)),
        Some(several) => Err(Answer::no(several, None)),
        None => Ok(start),
    }
}
