//! One puzzle after the other, until one is as it was asked for.

use std::collections::BTreeSet;

use clap::ValueEnum;
use ninerooks_board::{Cell, CellSet, Grid};
use ninerooks_lab::{
    Clues, Pattern, Random, canonical, controlled, minimised, random_solution, with_mask,
};

use super::form::Form;
use super::search::Search;
use super::wanted::{Distance, Wanted};
use crate::term::interrupt;

/// From here on minimal puzzles are too rare to wait for one.
const RARE: usize = 28;
/// How many changes of a given are tried to fill a pattern.
const CHANGES: usize = 2_000;
/// How often Berthier's generator begins again for a puzzle; one of 250,000 succeeds.
const BEGINNINGS: usize = 5_000_000;
/// After so many of them somebody may want to stop: a few milliseconds. A solution serves for a number that divides it.
const PART: usize = 1_000;

/// The cells that are to be filled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mask(CellSet);

/// How givens are taken away.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Bias {
    /// In random order, each that is not needed: fast, and favours few givens
    #[default]
    TopDown,
    /// Berthier's: how likely a puzzle is depends on its number of givens alone. Seconds for each puzzle
    Controlled,
}

/// Reads a pattern of 81 characters.
pub(super) fn mask(text: &str) -> Result<Mask, String> {
    let is_empty = |c: char| matches!(c, '.' | '0' | '_' | '*');
    let filled: Vec<bool> =
        text.chars().filter(|c| !c.is_whitespace()).map(|c| !is_empty(c)).collect();
    if filled.len() != 81 {
        return Err(format!("81 characters are expected, not {}", filled.len()));
    }
    let cells: CellSet = Cell::all().filter(|cell| filled[cell.index()]).collect();
    if cells.len() < 17 {
        return Err("no puzzle with one solution has fewer than 17 givens".to_owned());
    }
    Ok(Mask(cells))
}

/// What puzzles are made, and how they are written.
pub(super) struct Maker {
    pub(super) seed: u64,
    pub(super) givens: Option<(usize, usize)>,
    pub(super) pattern: Pattern,
    pub(super) mask: Option<Mask>,
    pub(super) bias: Bias,
    pub(super) wanted: Wanted,
    pub(super) tries: usize,
    pub(super) form: Form,
}

/// What came of a number.
pub(super) struct Made {
    pub(super) text: String,
    /// The canonical form, if a puzzle was found.
    pub(super) canonical: Option<Clues>,
    /// Why an expression has no value for a puzzle.
    pub(super) error: Option<String>,
}

impl Maker {
    /// What is written for a number: the puzzle, the first that is none of those, or a comment where none was found.
    /// Once Ctrl-C was pressed it is worth nothing.
    pub(super) fn made(&self, number: u64, others: &BTreeSet<Clues>) -> Made {
        let mut random = Random::new(self.seed, number);
        let mut error = None;
        let mut search = Search::default();
        for _ in (0..self.tries).take_while(|_| !interrupt::wanted()) {
            let near = search.next(&mut random);
            let Some(clues) = near.or_else(|| self.one(&mut random)) else { continue };
            if !self.needs(&clues, &mut search) {
                continue;
            }
            match self.has_givens(&clues).then(|| self.wanted.is_met(&clues)) {
                None | Some(Ok(false)) => {}
                Some(Ok(true)) => {
                    let form = canonical(&clues).form;
                    if !others.contains(&form) {
                        let text = self.form.write(&clues, &self.wanted);
                        return Made { text, canonical: Some(form), error };
                    }
                }
                // The next puzzle would have it as well, as a rule.
                Some(Err(what)) => {
                    error = Some(format!("{what}; the puzzle is {clues}"));
                    break;
                }
            }
        }
        let text =
            format!("# {}: no such puzzle among {} tried (--tries)\n", number + 1, self.tries);
        Made { text, canonical: None, error }
    }

    /// Whether a puzzle needs the technique that is asked for. If not, but almost, the search goes on near it.
    fn needs(&self, clues: &Clues, search: &mut Search) -> bool {
        let Some(needs) = &self.wanted.needs else { return true };
        let Ok(grid) = Grid::new(&clues.to_puzzle()) else { return false };
        let distance = needs.distance(&grid);
        if self.is_free() {
            search.learn(clues, distance);
        }
        distance == Some(Distance::NONE)
    }

    /// Whether puzzles near a puzzle are of the kind that is asked for.
    fn is_free(&self) -> bool {
        self.mask.is_none()
            && self.pattern == Pattern::None
            && self.bias == Bias::TopDown
            && self.givens.is_none()
    }

    /// Any puzzle of the kind that is asked for.
    fn one(&self, random: &mut Random) -> Option<Clues> {
        if let Some(Mask(mask)) = self.mask {
            return with_mask(mask, CHANGES, random);
        }
        if self.bias == Bias::Controlled {
            let mut parts = (0..BEGINNINGS / PART).take_while(|_| !interrupt::wanted());
            return parts.find_map(|_| controlled(PART, random));
        }
        let solution = random_solution(random);
        let mut orbits = self.pattern.orbits();
        random.shuffle(&mut orbits);
        let fewest = match self.givens {
            Some((least, most)) if least >= RARE || self.pattern != Pattern::None => {
                // Any of these numbers: else all had the least.
                if least < most { least + random.below(most - least + 1) } else { least }
            }
            _ => 0,
        };
        Some(minimised(&solution, &orbits, fewest))
    }

    fn has_givens(&self, clues: &Clues) -> bool {
        self.givens.is_none_or(|(least, most)| (least..=most).contains(&clues.len()))
    }
}
