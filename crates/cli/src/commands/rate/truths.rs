//! The truths that the hardest state needs.

use ninerooks_logic::rookery::rate_patterns;
use ninerooks_logic::setlogic::{Budget, Rating};
use ninerooks_text::json::{Schema, Status};
use serde::Serialize;

use super::scale::{Rated, Scale, Subject};
use crate::input::Piece;
use crate::puzzle;
use crate::resume::{EarlierAnswer, foreign};
use crate::term::output;
use crate::words::plural;

/// The work for a puzzle, in pivots.
pub(super) const WORK: Budget = Budget::pivots(20_000_000);

/// The work for a puzzle in POM-space, in numbers that pivots change: some minutes.
const PATTERN_WORK: u64 = 1 << 40;

/// By truths.
pub(super) struct Truths;

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

impl Scale for Truths {
    fn name(&self) -> &'static str {
        "truths"
    }

    fn columns(&self) -> &'static [&'static str] {
        &["truths", "rank", "rounds"]
    }

    fn rate(&self, piece: &Piece, start: &Subject) -> Rated {
        let puzzle = &start.recorded;
        let Some(rating) = start.truths() else {
            let words = "not rated with the work that is allowed";
            let record = puzzle::record(piece, puzzle, Status::Error, words);
            let cells = vec![String::new(); 3];
            return Rated {
                text: format!("{words}\n"),
                record,
                cells,
                solved: false,
                wanted: true,
            };
        };
        let over = if rating.solved { None } else { rate_patterns(&start.grid, PATTERN_WORK) };
        let solved = over.unwrap_or(rating).solved;
        let text = match over {
            Some(over) => format!("{}; in POM-space {}\n", words(rating), words(over)),
            None if solved => format!("{}\n", words(rating)),
            None => {
                format!("{}; in POM-space not rated with the work that is allowed\n", words(rating))
            }
        };
        let patterns = over.map(|Rating { truths, rank, rounds, solved }| PatternRecord {
            truths,
            rank,
            rounds,
            solved,
        });
        let Rating { truths, rank, rounds, solved: by_candidates } = rating;
        let record = output::json_line(&RateRecord {
            schema: Schema::One,
            puzzle,
            by: "truths",
            truths,
            rank,
            rounds,
            solved: by_candidates,
            patterns,
        });
        let cells = [truths, rank, rounds].map(|number| number.to_string()).to_vec();
        Rated { text, record, cells, solved, wanted: true }
    }

    fn recall(&self, earlier: &EarlierAnswer) -> Result<bool, String> {
        match (earlier.status, earlier.truths, earlier.solved) {
            (Some(Status::Error), None, None) => Ok(false),
            (None, Some(_), Some(solved)) if earlier.by.as_deref() == Some("truths") => {
                Ok(earlier.patterns.as_ref().map_or(solved, |over| over.solved))
            }
            _ => Err(foreign()),
        }
    }
}

/// `2 truths, rank 1, 1 round, solved`.
fn words(rating: Rating) -> String {
    let end = if rating.solved { "solved" } else { "stuck" };
    let truths = plural(rating.truths.into(), "truth", "truths");
    let rounds = plural(rating.rounds.into(), "round", "rounds");
    format!("{truths}, rank {}, {rounds}, {end}", rating.rank)
}
