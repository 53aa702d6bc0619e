//! What many puzzles come to, counted.

use ninerooks_text::json::Status;

use super::verdict::{End, Verdict};
use crate::term::talk::Talk;
use crate::words::plural;

/// Puzzles by how they end, and steps.
#[derive(Default)]
pub(super) struct Tally {
    solved: u64,
    stuck: u64,
    multiple: u64,
    invalid: u64,
    refused: u64,
    steps: u64,
}

impl Tally {
    /// One puzzle.
    pub(super) fn of(verdict: &Verdict) -> Self {
        let mut one = Self { steps: verdict.steps().len() as u64, ..Self::default() };
        *match verdict.end {
            End::Solved => &mut one.solved,
            End::Stuck => &mut one.stuck,
            End::Multiple => &mut one.multiple,
            End::Invalid(_) => &mut one.invalid,
            End::Refused(_) => &mut one.refused,
        } = 1;
        one
    }

    /// One puzzle of an earlier run, which told no more of it.
    pub(super) fn remembered(status: Status, steps: u64) -> Self {
        let mut one = Self { steps, ..Self::default() };
        *match status {
            Status::Solved => &mut one.solved,
            Status::Stuck => &mut one.stuck,
            Status::Multiple => &mut one.multiple,
            Status::Invalid => &mut one.invalid,
            _ => &mut one.refused,
        } = 1;
        one
    }

    /// Adds the counts of `other`.
    pub(super) fn add(&mut self, other: &Self) {
        self.solved += other.solved;
        self.stuck += other.stuck;
        self.multiple += other.multiple;
        self.invalid += other.invalid;
        self.refused += other.refused;
        self.steps += other.steps;
    }

    /// Says what it came to, when there were several puzzles.
    pub(super) fn report(&self, talk: &Talk, unchecked: bool) {
        let ends = [
            (self.solved, "solved"),
            (self.stuck, "stuck"),
            (self.multiple, "with more than one solution"),
            (self.invalid, "without solution"),
            (self.refused, "with a refused step"),
        ];
        let puzzles: u64 = ends.iter().map(|(count, _)| count).sum();
        if puzzles < 2 {
            return;
        }
        let ends: Vec<String> = ends
            .iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, words)| format!("{count} {words}"))
            .collect();
        let checked = match (unchecked, self.refused) {
            (true, _) => "none of them checked",
            (false, 0) => "every step checked",
            (false, _) => "every step checked, the refused ones not taken",
        };
        talk.note(&format!(
            "{puzzles} puzzles: {}; {}, {checked}",
            ends.join(", "),
            plural(self.steps, "step", "steps")
        ));
    }
}
