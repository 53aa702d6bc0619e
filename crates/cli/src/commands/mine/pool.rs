//! The best puzzles so far.

use std::collections::BTreeMap;

use ninerooks_lab::Clues;

/// A puzzle, and how good it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) form: Clues,
    pub(super) score: f64,
    /// Whether its vicinity has been looked at.
    pub(super) done: bool,
}

/// What entries are ordered by: the best first, of equal ones by their strings.
type Place = (std::cmp::Reverse<u64>, Clues);

/// The best puzzles, each once.
#[derive(Debug, Default)]
pub(super) struct Pool(BTreeMap<Place, Entry>);

/// Numbers in the order of these bits.
fn order(score: f64) -> u64 {
    let bits = score.to_bits();
    if bits >> 63 == 1 { !bits } else { bits | 1 << 63 }
}

impl Pool {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a puzzle, and keeps so many.
    pub(super) fn add(&mut self, form: Clues, score: f64, keep: usize) {
        self.put(Entry { form, score, done: false });
        while self.0.len() > keep {
            self.0.pop_last();
        }
    }

    pub(super) fn put(&mut self, entry: Entry) {
        self.0.insert((std::cmp::Reverse(order(entry.score)), entry.form), entry);
    }

    /// The best one that has not been looked near.
    pub(super) fn next(&self) -> Option<Clues> {
        self.0.values().find(|entry| !entry.done).map(|entry| entry.form)
    }

    /// Notes that one has been looked near, if it is still there.
    pub(super) fn looked_near(&mut self, form: &Clues) {
        if let Some(entry) = self.0.values_mut().find(|entry| entry.form == *form) {
            entry.done = true;
        }
    }

    /// All of them, the best first.
    pub(super) fn best(&self) -> impl Iterator<Item = &Entry> {
        self.0.values()
    }
}
