//! One puzzle after the other, until one is as it was asked for.

use std::collections::BTreeSet;

use clap::ValueEnum;
use ninerooks_board::{Cell, CellSet};
use ninerooks_lab::{
    Clues, Pattern, Random, canonical, controlled, minimised, random_solution, with_mask,
};

use super::form::Form;
use super::wanted::Wanted;

/// From here on minimal puzzles are too rare to wait for one.
const RARE: usize = 28;
/// How many changes of a given are tried to fill a pattern.
const CHANGES: usize = 2_000;
/// How often Berthier's generator begins again for a puzzle; one of 250,000 succeeds.
const BEGINNINGS: usize = 5_000_000;

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
}

impl Maker {
    /// What is written for a number: the puzzle, the first that is none of those, or a comment where none was found.
    pub(super) fn made(&self, number: u64, others: &BTreeSet<Clues>) -> Made {
        let mut random = Random::new(self.seed, number);
        let made = (0..self.tries).find_map(|_| {
            let clues = self.one(&mut random)?;
            let is_one = self.has_givens(&clues) && self.wanted.is_met(&clues);
            let form = is_one.then(|| canonical(&clues).form)?;
            (!others.contains(&form)).then_some((clues, form))
        });
        let Some((clues, form)) = made else {
            let text =
                format!("# {}: no such puzzle among {} tried (--tries)\n", number + 1, self.tries);
            return Made { text, canonical: None };
        };
        Made { text: self.form.write(&clues, &self.wanted), canonical: Some(form) }
    }

    /// Any puzzle of the kind that is asked for.
    fn one(&self, random: &mut Random) -> Option<Clues> {
        if let Some(Mask(mask)) = self.mask {
            return with_mask(mask, CHANGES, random);
        }
        if self.bias == Bias::Controlled {
            return controlled(BEGINNINGS, random);
        }
        let solution = random_solution(random);
        let mut orbits = self.pattern.orbits();
        random.shuffle(&mut orbits);
        let fewest = match self.givens {
            Some((least, _)) if least >= RARE || self.pattern != Pattern::None => least,
            _ => 0,
        };
        Some(minimised(&solution, &orbits, fewest))
    }

    fn has_givens(&self, clues: &Clues) -> bool {
        self.givens.is_none_or(|(least, most)| (least..=most).contains(&clues.len()))
    }
}
