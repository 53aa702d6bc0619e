//! Level and score by the cost table, and truths and rank, each the same for all forms of a puzzle.

use std::fmt::Write;

use ninerooks_board::Grid;
use ninerooks_logic::setlogic::Rating;
use ninerooks_logic::{Checking, Choice, Effort, Level, Profile, Status as End, solve};
use ninerooks_rating::form::least;
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::scale::{Rated, Scale, Subject};
use crate::input::Piece;
use crate::resume::{EarlierAnswer, foreign};
use crate::term::output;
use crate::words::plural;

/// The steps that are taken unless a profile is named: the cheapest one of each state.
pub(super) const CHOICE: Choice = Choice::Cheapest;

/// By what the steps cost.
pub(super) struct Own {
    profile: Profile,
    /// Whether truths and rank are worked out as well, which takes a hundred times as long.
    truths: bool,
}

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct Record<'a> {
    schema: Schema,
    puzzle: &'a str,
    by: &'static str,
    level: &'static str,
    /// What all steps cost.
    cost: u64,
    /// What the dearest one costs.
    dearest: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    truths: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<u32>,
    solved: bool,
}

impl Own {
    /// By this profile, and by truths and rank.
    pub(super) fn new(mut profile: Profile) -> Self {
        profile.choose(CHOICE);
        Self { profile, truths: true }
    }

    /// The level alone, of a puzzle that has one solution.
    pub(super) fn level(&self, grid: &Grid) -> Level {
        let solution = solve(&least(grid), &self.profile, Checking::On);
        if solution.status == End::Solved {
            Level::of(&Effort::of(&solution.path.steps, self.profile.costs()))
        } else {
            Level::Extreme
        }
    }

    /// By the path alone, as this profile has it.
    pub(super) fn of_paths(profile: Profile) -> Self {
        Self { profile, truths: false }
    }
}

impl Scale for Own {
    fn name(&self) -> &'static str {
        "ninerooks"
    }

    fn columns(&self) -> &'static [&'static str] {
        let columns = &["level", "cost", "dearest", "truths_needed", "rank_needed"];
        if self.truths { columns } else { &columns[..3] }
    }

    fn rate(&self, _: &Piece, start: &Subject) -> Rated {
        // A path depends on the form of the puzzle; so it is the path of one form.
        let solution = solve(&least(&start.grid), &self.profile, Checking::On);
        let Effort { cost, dearest, .. } = Effort::of(&solution.path.steps, self.profile.costs());
        let effort = Effort { cost, dearest, ..Effort::default() };
        let solved = solution.status == End::Solved;
        // What all techniques do not solve is extreme; of what others do not solve nobody knows.
        let is_all = self.truths || self.profile.id() == "default";
        let level = match solved {
            true => Level::of(&effort).name(),
            false if is_all => Level::Extreme.name(),
            false => "",
        };
        let truths = if self.truths { start.truths() } else { None };
        let truths = truths.filter(|rating| rating.solved);
        let mut text = format!("{level}, cost {cost}, dearest step {dearest}");
        if let Some(Rating { truths, rank, .. }) = truths {
            let truths = plural(truths.into(), "truth", "truths");
            let _ = write!(text, ", {truths}, rank {rank}");
        }
        text += if solved { ", solved\n" } else { ", stuck\n" };
        let record = output::json_line(&Record {
            schema: Schema::One,
            puzzle: &start.recorded,
            by: self.name(),
            level,
            cost,
            dearest,
            truths: truths.map(|rating| rating.truths),
            rank: truths.map(|rating| rating.rank),
            solved,
        });
        let number = |of: Option<u32>| of.map_or_else(String::new, |number| number.to_string());
        let mut cells = vec![
            level.to_owned(),
            cost.to_string(),
            dearest.to_string(),
            number(truths.map(|rating| rating.truths)),
            number(truths.map(|rating| rating.rank)),
        ];
        cells.truncate(self.columns().len());
        Rated { text, record, cells, solved, wanted: true }
    }

    fn recall(&self, earlier: &EarlierAnswer) -> Result<bool, String> {
        match (earlier.by.as_deref(), earlier.solved) {
            (Some("ninerooks"), Some(solved)) => Ok(solved),
            _ => Err(foreign()),
        }
    }
}
