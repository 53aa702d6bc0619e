//! How long people take.

use ninerooks_lab::Clues;
use ninerooks_rating::human::{Features, Rating, rate};
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::scale::{Rated, Scale, Subject};
use crate::fields::rounded;
use crate::input::Piece;
use crate::resume::{EarlierAnswer, foreign};
use crate::term::output;

/// By the model that was fitted to measured times.
pub(super) struct Human;

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct Record<'a> {
    schema: Schema,
    puzzle: &'a str,
    by: &'static str,
    minutes: f64,
    /// Of ten puzzles with this figure one took less than the first, one more than the second.
    minutes_least: f64,
    minutes_most: f64,
    /// From 1 to 10.
    human_band: u8,
    /// Its name.
    human_level: &'static str,
    givens: usize,
    looking: f64,
    without_box: f64,
    beyond: u32,
    solved: bool,
}

impl Scale for Human {
    fn name(&self) -> &'static str {
        "human"
    }

    fn columns(&self) -> &'static [&'static str] {
        &["minutes", "minutes_least", "minutes_most", "human_band"]
    }

    fn rate(&self, _: &Piece, start: &Subject) -> Rated {
        let Rating { minutes, least, most, band, features } = rate(&Clues::from(&start.grid));
        let text = format!(
            "{minutes:.1} minutes ({least:.1} to {most:.1}), band {} of 10: {band}\n",
            band.number()
        );
        let Features { givens, looking, without_box, .. } = features;
        let record = output::json_line(&Record {
            schema: Schema::One,
            puzzle: &start.recorded,
            by: self.name(),
            minutes: rounded(minutes),
            minutes_least: rounded(least),
            minutes_most: rounded(most),
            human_band: band.number(),
            human_level: band.name(),
            givens,
            looking: rounded(looking),
            without_box: rounded(without_box),
            beyond: features.beyond(),
            solved: true,
        });
        let numbers = [minutes, least, most].map(|number| rounded(number).to_string());
        let cells = numbers.into_iter().chain([band.number().to_string()]).collect();
        Rated { text, record, cells, solved: true, wanted: true }
    }

    fn recall(&self, earlier: &EarlierAnswer) -> Result<bool, String> {
        match (earlier.by.as_deref(), earlier.solved) {
            (Some("human"), Some(solved)) => Ok(solved),
            _ => Err(foreign()),
        }
    }
}
