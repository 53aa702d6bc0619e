//! Ratings as rows of a table: the same columns for every puzzle, whatever becomes of it.

use anyhow::{Context, ensure};
use ninerooks_lab::{Clues, canonical};
use ninerooks_logic::{Choice, Profile};
use ninerooks_text::formats::Format;
use ninerooks_text::json::{self, Status};
use serde::Deserialize;

use super::scale::{Rated, Scale, Subject};
use super::{By, begin, csp, hodoku, human, length, own, se, truths};
use crate::chosen::Chosen;
use crate::input::Piece;
use crate::puzzle;
use crate::term::talk::Complaint;

/// Scales whose ratings stand side by side.
pub(crate) struct Table {
    scales: Vec<Box<dyn Scale>>,
    /// The profiles that paths go by, with semicolons; none where no path is looked for.
    pub(crate) profile: Option<String>,
}

/// What there is to say of a puzzle.
pub(crate) struct Row {
    pub(crate) puzzle: String,
    pub(crate) canonical: Option<String>,
    pub(crate) status: Status,
    /// Why there are no ratings.
    pub(crate) message: Option<String>,
    /// One for each column, none of them where there are no ratings.
    pub(crate) cells: Vec<String>,
    pub(crate) complaint: Option<Complaint>,
}

/// What a record says of a puzzle that is not rated.
#[derive(Deserialize)]
struct Unrated {
    puzzle: String,
    status: Option<Status>,
    message: Option<String>,
}

impl Table {
    /// The table of these scales, with the options for them.
    ///
    /// # Errors
    /// When one is named twice, or an option is of use to none.
    pub(crate) fn new(
        by: &[By],
        profile: Option<&Profile>,
        work: Option<u64>,
    ) -> anyhow::Result<Self> {
        for (i, one) in by.iter().enumerate() {
            ensure!(!by[..i].contains(one), "--scale names a scale twice");
        }
        let any = |of: &[By]| by.iter().any(|by| of.contains(by));
        ensure!(
            work.is_none() || any(&[By::Se, By::SeStable, By::Csp]),
            "--work is of use with the scales se, se-stable and csp only"
        );
        ensure!(
            profile.is_none() || any(&[By::Ninerooks, By::Hodoku, By::Length]),
            "--profile is of use with the scales ninerooks, hodoku and length only"
        );
        let (mut scales, mut names) = (Vec::new(), Vec::new());
        for by in by {
            let mut of = |id: &str, choice: Option<Choice>| {
                let (profile, name) = named_or(profile, id, choice)?;
                if !names.contains(&name) {
                    names.push(name);
                }
                anyhow::Ok(profile)
            };
            let scale: Box<dyn Scale> = match by {
                By::Truths => Box::new(truths::Truths),
                By::Human => Box::new(human::Human),
                By::Length => Box::new(length::ByLength { profile: of("default", None)? }),
                By::Csp => Box::new(csp::Csp { work: work.unwrap_or(ninerooks_rating::csp::WORK) }),
                By::Ninerooks => Box::new(own::Own::of_paths(of("default", Some(own::CHOICE))?)),
                By::Hodoku => {
                    let profile = of("hodoku", None)?;
                    let name = profile.id().to_owned();
                    let chosen = Chosen { profile, name, is_to_be_proved: false };
                    Box::new(hodoku::Hodoku { chosen, table: false })
                }
                By::Se | By::SeStable => Box::new(se::Se {
                    stable: *by == By::SeStable,
                    table: false,
                    format: None,
                    work: work.unwrap_or(ninerooks_rating::se::WORK),
                    least: None,
                    most: None,
                    only: None,
                }),
            };
            scales.push(scale);
        }
        let profile = (!names.is_empty()).then(|| names.join("; "));
        Ok(Self { scales, profile })
    }

    /// The names of the columns with ratings.
    pub(crate) fn columns(&self) -> impl Iterator<Item = &'static str> {
        self.scales.iter().flat_map(|scale| scale.columns()).copied()
    }

    /// Rates a puzzle.
    pub(crate) fn row(&self, piece: &Piece, from: Option<&'static dyn Format>) -> Row {
        let start = match begin(piece, from, true) {
            Ok(start) => start,
            Err(answer) => {
                let record = json::read_as::<Unrated>(&answer.text).ok();
                let (puzzle, status, message) = record.map_or_else(
                    || (piece.shown().to_owned(), None, None),
                    |record| (record.puzzle, record.status, record.message),
                );
                let status = status.unwrap_or(Status::Error);
                // Where a list is says nothing of its puzzles, nor does a picture of the place have room in a row.
                let message = message.map(|message| {
                    let line = message.lines().next().unwrap_or_default();
                    let place = format!("{}, ", piece.origin);
                    line.strip_prefix(&place).unwrap_or(line).to_owned()
                });
                let several = || "there is more than one solution".to_owned();
                let message = message.or_else(|| (status == Status::Multiple).then(several));
                let complaint = answer.complaint;
                return Row { puzzle, canonical: None, status, message, cells: vec![], complaint };
            }
        };
        let start = Subject::new(start);
        let rated: Vec<Rated> = self.scales.iter().map(|scale| scale.rate(piece, &start)).collect();
        let solved = rated.iter().all(|rated| rated.solved);
        Row {
            canonical: Some(canonical(&Clues::from(&start.grid)).form.to_string()),
            puzzle: start.recorded.clone(),
            status: if solved { Status::Solved } else { Status::Stuck },
            message: None,
            cells: rated.into_iter().flat_map(|rated| rated.cells).collect(),
            complaint: None,
        }
    }
}

/// The profile that was named, or else a built-in one with this choice of steps; and what it is called.
fn named_or(
    named: Option<&Profile>,
    id: &str,
    choice: Option<Choice>,
) -> anyhow::Result<(Profile, String)> {
    if let Some(profile) = named {
        return Ok((profile.clone(), profile.id().to_owned()));
    }
    let mut profile = Profile::by_id(id).context("this profile is built in")?;
    let mut name = id.to_owned();
    if let Some(choice) = choice {
        profile.choose(choice);
        name = format!("{name}, {}", choice.name());
    }
    Ok((profile, name))
}

impl Row {
    /// The puzzle as a row of it has it.
    pub(crate) fn puzzle(piece: &Piece, from: Option<&'static dyn Format>) -> String {
        let puzzle = piece.puzzle(from);
        puzzle.map_or_else(|_| piece.shown().to_owned(), |puzzle| puzzle::recorded(piece, &puzzle))
    }
}
