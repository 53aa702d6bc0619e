//! `ninerooks generate`: new puzzles.

mod asked;
mod form;
mod in_order;
mod maker;
mod resume;
mod ruled;
mod wanted;

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use ninerooks_lab::{Clues, Pattern};
use ninerooks_logic::{Family, Profile, Technique};
use ninerooks_maker::{Mask, Needs, Wish};
use ninerooks_rating::se::Tenths;
use ninerooks_text::formats::Format;

use crate::batch::progress::Progress;
use crate::expression::Expression;
use crate::names::{self, Group, tenths};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::interrupt;
use crate::term::output::Output;
use asked::{ASKED, Asked};
use form::Form;
use maker::{Bias, Made, Maker};
use resume::Begun;
use wanted::Wanted;

/// Make new puzzles
///
/// Each puzzle has one solution, and is minimal unless it has to be symmetrical or to have a given pattern
/// or number of givens. It depends on the seed, on its number and on the options alone: the same command
/// gives the same puzzles, on any number of threads. Where no puzzle is found the line says so as a comment,
/// and the exit code is 1.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
#[expect(clippy::struct_excessive_bools, reason = "switches as they are typed")]
pub(crate) struct Generate {
    /// How many
    #[arg(short = 'n', long, alias = "count", value_name = "N", default_value_t = 1)]
    number: u64,
    /// Another seed gives other puzzles
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many givens: a number, or two such as 22-24; from 28 on the puzzle need not be minimal. With --rules from 0 on
    #[arg(long, alias = "clues", value_name = "N|N-N", value_parser = range)]
    givens: Option<(usize, usize)>,
    /// The symmetry of the pattern of givens
    #[arg(long, value_name = "WHICH", default_value = "none",
          value_parser = names::one_of(Pattern::ALL))]
    symmetry: Pattern,
    /// The cells that are filled: 81 characters, a dot, 0 or _ for an empty cell, as in a puzzle
    #[arg(long, visible_alias = "pattern", value_name = "PATTERN", value_parser = Mask::read,
          conflicts_with_all = ["givens", "symmetry"])]
    mask: Option<Mask>,
    /// Rules beside the classic ones, with commas between: those of every puzzle of a kind (x, anti-knight), or drawn at random (killer)
    ///
    /// Cages fill the grid; of lines there are up to eight; dots, V and X are drawn wherever there is one. Without --to such a puzzle
    /// is written as a string of Interactive Sudoku Solver, which `ninerooks solve` reads. A given stays where a short search cannot
    /// say that it is not needed.
    #[arg(long, visible_alias = "variant", value_name = "RULES", value_delimiter = ',',
          value_parser = names::one_of(Wish::ALL),
          conflicts_with_all = ["mask", "bias", "needs", "shows", "se", "filter", "dedup", "resume"])]
    rules: Vec<Wish>,
    /// How givens are taken away
    #[arg(long, value_enum, value_name = "WHICH", default_value_t,
          conflicts_with_all = ["symmetry", "mask"])]
    bias: Bias,
    /// How hard: by the profile `default` from easy to extreme, by how long people take from beginner to nightmare
    ///
    /// What is easy by the profile `default` is, for people, beginner, gentle, mild, moderate or tricky; what needs more than singles
    /// tough, demanding, vicious, evil or nightmare. Puzzles of the first four, and tough ones, need not be minimal.
    #[arg(long, visible_alias = "difficulty", value_name = "LEVEL", value_parser = names::one_of(ASKED))]
    level: Option<Asked>,
    /// Solved by the profile `default` up to this technique, and not without it; of a family one of its techniques
    #[arg(long, alias = "technique", value_name = "TECHNIQUE|FAMILY", value_parser = names::GroupName,
          hide_possible_values = true, conflicts_with = "level")]
    needs: Option<Group>,
    /// With --needs: one step of the technique does
    #[arg(long, requires = "needs")]
    once: bool,
    /// This technique is found in some state of the path by the profile `default`, whether or not it is taken there
    #[arg(long, value_name = "TECHNIQUE|FAMILY", value_parser = names::GroupName,
          hide_possible_values = true)]
    shows: Option<Group>,
    /// Sudoku Explainer's rating ER: a number, or two such as 7.1..7.6
    #[arg(long, visible_alias = "rating", aliases = ["er", "ser"], value_name = "ER|ER..ER", value_parser = ratings)]
    se: Option<(Tenths, Tenths)>,
    /// What has to hold, such as `hodoku_score > 2000 and te_depth == 1`; `ninerooks filter --help` lists the names
    #[arg(long = "where", value_name = "EXPRESSION", value_parser = Expression::of_fields_to_hold)]
    filter: Option<Expression>,
    /// Of puzzles that are the same but for how they are written only the first
    #[arg(long)]
    dedup: bool,
    /// How many puzzles may be tried for each that is asked for
    ///
    /// 10,000 if nothing else is said, with --rules 1,000.
    #[arg(long, value_name = "N")]
    tries: Option<usize>,
    /// The format to write, of those that `ninerooks convert --help` lists
    #[arg(long, value_name = "FORMAT", value_parser = names::FormatName, ignore_case = true,
          hide_possible_values = true)]
    to: Option<&'static dyn Format>,
    /// After each puzzle its path, as comments
    #[arg(long)]
    path: bool,
    /// Write each puzzle with its path as a JSON object on one line, as `ninerooks solve --json` does
    #[arg(long, conflicts_with_all = ["to", "path"])]
    json: bool,
    /// Write to FILE, and continue where an earlier run stopped
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// How many puzzles are tried for each if nothing else is said.
const TRIES: usize = 10_000;

/// No classic puzzle has fewer givens.
const FEWEST: usize = 17;

/// What people ask for most.
const EXAMPLES: &str = "\
Examples:
  ninerooks generate --level hard --seed $RANDOM
  ninerooks generate --level beginner -n 10
  ninerooks generate -n 100 --givens 22-24 --dedup > puzzles.txt
  ninerooks generate --symmetry half-turn --se 7.1..7.6
  ninerooks generate --rules killer --level medium
  ninerooks generate --rules anti-knight,thermo -n 5 --to f-puzzles
  ninerooks generate --needs x-wing --once --path
  ninerooks generate -n 1000 --where 'hodoku_score > 2000' --resume puzzles.txt

Each seed gives puzzles of its own; without --seed it is 0, and the puzzles are the same every time.";

pub(super) fn run(command: Generate, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let threads = setting.globals.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    if !command.rules.is_empty() {
        return ruled::run(command, &pool, setting);
    }
    if let Some((least, _)) = command.givens.filter(|(least, _)| *least < FEWEST) {
        anyhow::bail!(
            "--givens {least}: a number from {FEWEST} to 81 is expected, for no classic puzzle has fewer; with --rules it may be less"
        );
    }
    let (number, dedup, file) = (command.number, command.dedup, command.resume.clone());
    for group in command.needs.iter().chain(&command.shows) {
        group.tell(setting.talk);
    }
    let is_single = |technique: &&Technique| technique.info().family == Family::Singles;
    if let Some(shows) =
        command.shows.as_ref().filter(|group| group.techniques.iter().all(is_single))
    {
        anyhow::bail!(
            "--shows {}: every puzzle shows singles; --level easy makes one that needs nothing else",
            shows.name
        );
    }
    let maker = command.maker();
    let Begun { mut output, mut next, mut forms } = match &file {
        Some(file) => {
            anyhow::ensure!(
                maker.form.is_of_lines(),
                "--resume goes with formats of one line for each puzzle; with --json that line has the path as well"
            );
            resume::open(file, &maker, dedup)?
        }
        None => Begun { output: Output::new(), next: 0, forms: BTreeSet::new() },
    };
    let mut progress = Progress::counting(number, next, setting.talk, file.is_some());
    let mut exit = Exit::Done;
    let mut failed = None;
    let none = BTreeSet::new();
    // What Ctrl-C comes into is not whole.
    let make = |i| Some(maker.made(i, &none)).filter(|_| !interrupt::wanted());
    in_order::each(&pool, next..number, make, |made, more| {
        let Some(made) = made else { return Ok(ControlFlow::Break(())) };
        let made = if dedup { once(made, next, &maker, &mut forms) } else { made };
        if dedup && interrupt::wanted() {
            return Ok(ControlFlow::Break(()));
        }
        if made.error.is_some() {
            failed = made.error;
            return Ok(ControlFlow::Break(()));
        }
        if made.canonical.is_none() {
            exit = Exit::No;
        }
        output.put(&made.text)?;
        if !more {
            // The next may take a minute.
            output.flush()?;
        }
        progress.done();
        next += 1;
        anyhow::Ok(ControlFlow::Continue(()))
    })?;
    output.finish()?;
    progress.finish();
    if let Some(error) = failed {
        setting.talk.error(&format!("--where: {error}"));
        return Ok(Exit::No);
    }
    Ok(if next < number { Exit::Interrupted } else { exit })
}

/// What was made, or another one where it was there before.
fn once(made: Made, number: u64, maker: &Maker, forms: &mut BTreeSet<Clues>) -> Made {
    let is_new = made.canonical.is_none_or(|form| !forms.contains(&form));
    let made = if is_new { made } else { maker.made(number, forms) };
    forms.extend(made.canonical);
    made
}

impl Generate {
    fn maker(self) -> Maker {
        let Self { seed, givens, symmetry, mask, bias, tries, to, path, json, .. } = self;
        let wanted = Wanted {
            shows: self.shows.map(|group| wanted::alone(&group.techniques)),
            se: self.se,
            filter: self.filter,
            profile: Profile::default(),
        };
        let puzzles = ninerooks_maker::Maker {
            seed,
            givens,
            pattern: symmetry,
            mask,
            bias: bias.into(),
            level: self.level.and_then(Asked::level),
            band: self.level.and_then(Asked::band),
            needs: self.needs.map(|group| Needs::of_any(&group.techniques, self.once)),
            tries: tries.unwrap_or(TRIES),
        };
        Maker { puzzles, wanted, form: Form { to, path, json } }
    }
}

/// One number, or two.
fn range(text: &str) -> Result<(usize, usize), String> {
    let number = |text: &str| text.trim().parse().ok().filter(|n| (0..=81).contains(n));
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (number(least), number(most)) {
        (Some(least), Some(most)) if least <= most => Ok((least, most)),
        _ => {
            Err("a number from 17 to 81 is expected, or two such as 22-24; with --rules from 0 on"
                .to_owned())
        }
    }
}

/// One rating, or two; `7.1..` and `..7.1` are open.
fn ratings(text: &str) -> Result<(Tenths, Tenths), String> {
    let (least, most) =
        text.split_once("..").or_else(|| text.split_once('-')).unwrap_or((text, text));
    let end =
        |text: &str, open: &str| tenths(if text.trim().is_empty() { open } else { text.trim() });
    match (end(least, "0")?, end(most, "20")?) {
        (least, most) if least <= most => Ok((least, most)),
        _ => Err("the smaller rating comes first, such as 7.1..7.6".to_owned()),
    }
}
