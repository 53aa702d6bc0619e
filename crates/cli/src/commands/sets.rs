//! `ninerooks sets`: truths and links, judged and found.

mod record;
mod words;

use std::ffi::OsString;
use std::str::FromStr;

use clap::Args;
use ninerooks_board::{Candidate, Grid, NameError, Sector};
use ninerooks_logic::setlogic::{Finding, Limits};
use ninerooks_proof::{Cover, MAX_TERMS};
use ninerooks_text::formats::Format;
use ninerooks_text::notation::sets;

use crate::answer::Answer;
use crate::input::{Cut, Input, Piece};
use crate::names;
use crate::puzzle::Start;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{FAINT, Look};
use words::Detail;

/// Set logic: judge truths and links, find them, or show that there are none
///
/// Truths (base sets) are written in capitals and links (cover sets) in small letters, the digit
/// first: `{3C35} {3r38 3b7}` is 3 in columns 3 and 5, covered by 3 in rows 3 and 8 and in box 7.
/// `5N3` is the cell r5c3, and `2×4b7` counts twice. A fish may be written `3r17c49`. The exit code
/// is 1 if nothing is proved false.
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    // The puzzle comes first, which clap puts behind a group of which one is required.
    override_usage = "ninerooks sets [OPTIONS] <PUZZLE|FILE|-> <SETS|--auto-links <TRUTHS>|\
                      --auto-truths <LINKS>|--prove <CANDIDATE>|--whole>"
)]
pub(crate) struct Sets {
    /// A puzzle, a file of puzzles, or `-` for standard input
    #[arg(value_name = "PUZZLE|FILE|-")]
    puzzle: OsString,
    #[command(flatten)]
    request: Request,
    #[command(flatten)]
    within: Within,
    /// Write out the argument as base, link and cover sets, and evaluate it
    #[arg(long, conflicts_with_all = ["whole", "json"])]
    algebra: bool,
    /// Draw the pattern
    #[arg(long, short, conflicts_with = "json")]
    draw: bool,
    /// Write one JSON object per line
    #[arg(long)]
    json: bool,
    /// The format to read, instead of detecting it
    #[arg(long, value_name = "FORMAT", value_parser = names::FormatName, ignore_case = true,
          hide_possible_values = true)]
    from: Option<&'static dyn Format>,
}

/// What is asked, of which there is one thing.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(crate) struct Request {
    /// Judge these truths and links
    #[arg(value_name = "SETS", value_parser = sets::parse_pattern)]
    sets: Option<Cover>,
    /// Find the fewest links for these truths, so that something is eliminated if anything can be
    #[arg(long, value_name = "TRUTHS", value_parser = Named::from_str)]
    auto_links: Option<Named>,
    /// Find as many truths as these links cover, so that something is eliminated if anything can be
    #[arg(long, value_name = "LINKS", value_parser = Named::from_str)]
    auto_truths: Option<Named>,
    /// Find the smallest pattern that proves a candidate such as 6r4c5 false, or `all` candidates
    #[arg(long, value_name = "CANDIDATE", value_parser = Target::from_str)]
    prove: Option<Target>,
    /// Find one pattern that proves every false candidate false
    #[arg(long)]
    whole: bool,
}

/// What the limits of --prove do not go with.
const NOT_PROVE: [&str; 4] = ["sets", "auto_links", "auto_truths", "whole"];

/// The patterns that --prove looks for.
#[derive(Args, Clone, Copy)]
#[allow(clippy::struct_field_names)] // they are the names of the options
pub(crate) struct Within {
    /// With --prove: no pattern of a higher rank
    #[arg(long, value_name = "N", conflicts_with_all = NOT_PROVE)]
    max_rank: Option<u32>,
    /// With --prove: no pattern with more truths
    #[arg(long, value_name = "N", conflicts_with_all = NOT_PROVE)]
    max_truths: Option<u32>,
    /// With --prove: only patterns whose sets count once each
    #[arg(long, conflicts_with_all = NOT_PROVE)]
    once: bool,
    /// With --prove: only patterns where no candidate is in two truths, and sets count once each
    #[arg(long, conflicts_with_all = NOT_PROVE)]
    disjoint: bool,
}

impl Within {
    fn limits(self) -> Limits {
        let Self { max_rank, max_truths, once, disjoint } = self;
        Limits { max_rank, max_truths, once, disjoint, ..Limits::default() }
    }
}

/// Sectors, each as often as it is named.
#[derive(Clone)]
pub(crate) struct Named(Vec<Sector>);

impl FromStr for Named {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let sectors = sets::parse_sectors(text).map_err(|error| error.to_string())?;
        let count: usize = sectors.iter().map(|(_, times)| usize::from(*times)).sum();
        if count > MAX_TERMS {
            return Err(format!("expected {MAX_TERMS} sectors at most, found {count}"));
        }
        let times = |(sector, times)| std::iter::repeat_n(sector, usize::from(times));
        Ok(Self(sectors.into_iter().flat_map(times).collect()))
    }
}

/// What is to be proved false.
#[derive(Clone, Copy)]
pub(crate) enum Target {
    All,
    One(Candidate),
}

impl FromStr for Target {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        if text == "all" { Ok(Self::All) } else { text.parse().map(Self::One) }
    }
}

pub(super) fn run(command: Sets, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Sets { puzzle, request, within, algebra, draw, json, from } = command;
    let Some(input) = Input::of(vec![puzzle], Cut::Puzzles(from)) else {
        return Ok(setting.help("sets"));
    };
    let limits = within.limits();
    let detail = Detail { algebra, draw, look: setting.look() };
    let look = setting.look();
    let setter = Setter { request, limits, detail, json, from, look };
    setting.batch(input, true).run(move |piece| setter.answer(piece), |()| ())
}

/// What to do for each puzzle, and how to show it.
struct Setter {
    request: Request,
    limits: Limits,
    detail: Detail,
    json: bool,
    from: Option<&'static dyn Format>,
    look: Look,
}

impl Setter {
    fn answer(&self, piece: &Piece) -> Answer {
        let start = match Start::of(piece, self.from, self.json) {
            Ok(start) => start,
            Err(answer) => return answer,
        };
        let findings = self.findings(&start.grid);
        let text = if self.json {
            findings.iter().map(|finding| record::line(&start, finding)).collect()
        } else {
            let heading = if piece.alone {
                String::new()
            } else {
                format!("{}\n", self.look.paint(FAINT, &start.recorded))
            };
            heading + &self.detail.all(&start.grid, &findings)
        };
        if findings.iter().any(|finding| finding.outcome.is_yes()) {
            Answer::done(text)
        } else {
            Answer::no(text, None)
        }
    }

    fn findings(&self, grid: &Grid) -> Vec<Finding> {
        vec![match &self.request {
            Request { sets: Some(cover), .. } => Finding::judged(grid, cover.clone()),
            Request { auto_links: Some(Named(truths)), .. } => Finding::links_for(grid, truths),
            Request { auto_truths: Some(Named(links)), .. } => Finding::truths_for(grid, links),
            Request { prove: Some(Target::One(target)), .. } => {
                Finding::proved(grid, *target, self.limits)
            }
            Request { prove: Some(Target::All), .. } => {
                return Finding::all_proved(grid, self.limits);
            }
            Request { .. } => Finding::whole(grid),
        }]
    }
}
