//! `ninerooks rate`: how hard puzzles are.

mod hodoku;
mod se;

use anyhow::Context;
use clap::{Args, ValueEnum};
use ninerooks_logic::Profile;
use ninerooks_logic::rookery::rate_patterns;
use ninerooks_logic::setlogic::{Budget, Rating, rate};
use ninerooks_text::formats::Format;
use ninerooks_text::json::{Schema, Status};
use serde::Serialize;

use crate::answer::Answer;
use crate::chosen::Changes;
use crate::diagnosis::Degree;
use crate::input::Piece;
use crate::names;
use crate::puzzle::{self, Start};
use crate::puzzles::Puzzles;
use crate::resume::{self, EarlierAnswer, Resume, foreign};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output;
use crate::words::plural;

/// The work for a puzzle, in pivots.
const WORK: Budget = Budget::pivots(20_000_000);

/// The work for a puzzle in POM-space, in numbers that pivots change: some minutes.
const PATTERN_WORK: u64 = 1 << 40;

/// Rate puzzles: by the truths they need, as HoDoKu counts, or as Sudoku Explainer does
///
/// Prints a line for each puzzle. `--by truths` takes some seconds for each, and its number stays the same
/// when the puzzle is relabelled, rotated or shuffled. A puzzle that truths and links of candidates do not
/// solve is rated in POM-space too, by truths and links of patterns. `--by hodoku` solves with a profile and
/// adds up what HoDoKu gives for each step. `--by se` gives ER/EP/ED, the rating of the forums, exactly as
/// Sudoku Explainer 1.2.1. The exit code is 1 if the puzzle is not solved.
#[derive(Args)]
pub(crate) struct Rate {
    #[command(flatten)]
    puzzles: Puzzles,
    /// What to rate by
    #[arg(long, visible_alias = "scale", value_enum, default_value_t)]
    by: By,
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
    /// %g the puzzle, %r %p %d the ratings ER, EP and ED, %R %P %D the techniques that decide them, %t a tab, %l a new
    /// line, %% a percent sign.
    #[arg(long, value_name = "LETTERS", value_parser = se::Letters::parse, conflicts_with_all = ["json", "table"])]
    format: Option<se::Letters>,
    /// With --by se: how many candidates chains may make true or false; then it says what the rating is at least
    #[arg(long, value_name = "N")]
    work: Option<u64>,
    /// Write one JSON object per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    resume: Resume,
}

/// What a rating goes by.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum By {
    /// The number of truths that the hardest state needs, when each state takes all that needs the fewest
    #[default]
    Truths,
    /// HoDoKu's level and score: the sum over the steps of a path
    Hodoku,
    /// ER/EP/ED of Sudoku Explainer 1.2.1: the hardest step, up to the first digit, and the first
    Se,
}

pub(super) fn run(mut command: Rate, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("rate")) };
    let Rate { puzzles, by, profile, changes, table, format, work, json, resume } = command;
    let from = puzzles.from;
    let of_paths = profile.is_some() || !changes.are_none();
    if by != By::Se && (format.is_some() || work.is_some()) {
        anyhow::bail!("--format and --work are of use with --by se only");
    }
    match by {
        By::Hodoku => {
            let profile = profile.or_else(|| Profile::by_id("hodoku"));
            let profile = profile.context("the profile `hodoku` is built in")?;
            let hodoku =
                hodoku::Hodoku { chosen: changes.apply(&profile, setting.talk), table, json };
            let again = hodoku.clone();
            return setting.resume(input, false, resume).run_on(
                move |piece| hodoku.answer(piece, from),
                move |piece, line| again.recall(piece, from, line),
                |()| (),
            );
        }
        By::Se if of_paths => {
            anyhow::bail!(
                "--profile, --with, --without and --uniqueness are of use with --by hodoku only: Sudoku \
                 Explainer has an order of techniques of its own"
            );
        }
        By::Se => {
            let work = work.unwrap_or(se::WORK);
            let se = se::Se { table, format, work, json };
            return setting.resume(input, false, resume).run_on(
                move |piece| se.answer(piece, from),
                move |piece, line| se::Se::recall(piece, from, line),
                |()| (),
            );
        }
        By::Truths if of_paths || table => {
            anyhow::bail!(
                "--profile, --with, --without, --uniqueness and --table are of use with --by hodoku \
                 only: the number of truths does not depend on techniques"
            );
        }
        By::Truths => {}
    }
    setting.resume(input, false, resume).run_on(
        move |piece| answer(piece, from, json),
        move |piece, line| recall(piece, from, line),
        |()| (),
    )
}

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct RateRecord<'a> {
    schema: Schema,
    puzzle: &'a str,
    by: &'static str,
    truths: u32,
    rank: u32,
    rounds: u32,
    solved: bool,
    /// The same in POM-space, where candidates do not do.
    #[serde(skip_serializing_if = "Option::is_none")]
    patterns: Option<PatternRecord>,
}

#[derive(Serialize)]
struct PatternRecord {
    truths: u32,
    rank: u32,
    rounds: u32,
    solved: bool,
}

/// What is rated; or the answer that is given instead, where there is not one solution.
fn begin(piece: &Piece, from: Option<&'static dyn Format>, json: bool) -> Result<Start, Answer> {
    let start = Start::sound(piece, from, json, Degree::Full)?;
    match start.several() {
        Some(_) if json => Err(Answer::no(start.record(Vec::new(), None), None)),
        Some(several) => Err(Answer::no(several, None)),
        None => Ok(start),
    }
}

fn answer(piece: &Piece, from: Option<&'static dyn Format>, json: bool) -> Answer {
    let start = match begin(piece, from, json) {
        Ok(start) => start,
        Err(answer) => return answer,
    };
    let Some(rating) = rate(&start.grid, WORK) else {
        let words = "not rated with the work that is allowed";
        let text = if json {
            puzzle::record(piece, &start.recorded, Status::Error, words)
        } else {
            format!("{words}\n")
        };
        return Answer::no(text, None);
    };
    let over = if rating.solved { None } else { rate_patterns(&start.grid, PATTERN_WORK) };
    let solved = over.unwrap_or(rating).solved;
    let text = if json {
        let Rating { truths, rank, rounds, solved } = rating;
        let puzzle = &start.recorded;
        let patterns = over.map(|Rating { truths, rank, rounds, solved }| PatternRecord {
            truths,
            rank,
            rounds,
            solved,
        });
        let by = "truths";
        output::json_line(&RateRecord {
            schema: Schema::One,
            puzzle,
            by,
            truths,
            rank,
            rounds,
            solved,
            patterns,
        })
    } else {
        let over = match over {
            Some(over) => format!("; in POM-space {}", words(over)),
            None if solved => String::new(),
            None => "; in POM-space not rated with the work that is allowed".to_owned(),
        };
        format!("{}{over}\n", words(rating))
    };
    if solved { Answer::done(text) } else { Answer::no(text, None) }
}

/// What an earlier run wrote of a puzzle.
fn recall(piece: &Piece, from: Option<&'static dyn Format>, line: &str) -> Result<Answer, String> {
    let start = match begin(piece, from, true) {
        Ok(start) => start,
        Err(answer) => return resume::same(answer, line),
    };
    let earlier = EarlierAnswer::of(line, piece, &start.recorded)?;
    let solved = match (earlier.status, earlier.truths, earlier.solved) {
        (Some(Status::Error), None, None) => false,
        (None, Some(_), Some(solved)) => earlier.patterns.map_or(solved, |over| over.solved),
        _ => return Err(foreign()),
    };
    Ok(if solved { Answer::done(String::new()) } else { Answer::no(String::new(), None) })
}

/// `2 truths, rank 1, 1 round, solved`.
fn words(rating: Rating) -> String {
    let end = if rating.solved { "solved" } else { "stuck" };
    let truths = plural(rating.truths.into(), "truth", "truths");
    let rounds = plural(rating.rounds.into(), "round", "rounds");
    format!("{truths}, rank {}, {rounds}, {end}", rating.rank)
}
