//! New puzzles that are as they were asked for: the laboratory makes them, logic says how hard they are.
//! The same seed gives what `ninerooks generate` gives.

use ninerooks::board::{Cell, CellSet, Grid};
use ninerooks::lab::{
    Clues, Pattern, Random, minimised, only_solution, random_solution, with_mask,
};
use ninerooks::logic::{Checking, Effort, Level, Profile, Technique, solve};

/// From here on minimal puzzles are too rare to wait for one.
const RARE: usize = 28;
/// How many changes of a given are tried to fill a pattern.
const CHANGES: usize = 2_000;

/// The cells that are to be filled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mask(CellSet);

/// Reads a pattern of 81 characters.
///
/// # Errors
/// When there are not 81, or fewer than 17 are filled.
pub(crate) fn mask(text: &str) -> Result<Mask, String> {
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

/// What puzzles are asked for.
#[derive(Debug)]
pub(crate) struct Maker {
    seed: u64,
    givens: Option<(usize, usize)>,
    pattern: Pattern,
    mask: Option<Mask>,
    level: Option<(Level, Profile)>,
    /// The profile up to a technique, and the same without it.
    needs: Option<(Profile, Profile)>,
    tries: usize,
}

impl Maker {
    /// Puzzles by their seed, number of givens, symmetry or pattern, and by the level or the technique that they need.
    /// For each, `tries` puzzles are looked at.
    pub(crate) fn new(
        seed: u64,
        givens: Option<(usize, usize)>,
        pattern: Pattern,
        mask: Option<Mask>,
        level: Option<Level>,
        needs: Option<&'static Technique>,
        tries: usize,
    ) -> Self {
        let profile = || Profile::by_id("default").unwrap_or_else(|| Profile::everything().clone());
        let up_to = |technique: &'static Technique| {
            let mut with = profile();
            with.add(technique);
            with.assume_uniqueness(technique.assumes_uniqueness());
            let id = technique.info().id;
            let ids: Vec<&str> = with.techniques().map(|other| other.info().id).collect();
            for dearer in ids.iter().skip_while(|other| **other != id).skip(1) {
                with.switch(dearer, false);
            }
            let mut without = with.clone();
            without.switch(id, false);
            (with, without)
        };
        let level = level.map(|level| (level, profile()));
        Self { seed, givens, pattern, mask, level, needs: needs.map(up_to), tries }
    }

    /// The puzzle of this number, which depends on nothing but the seed and what was asked for; `None` where none was found.
    pub(crate) fn puzzle(&self, number: u64) -> Option<Clues> {
        let mut random = Random::new(self.seed, number);
        (0..self.tries).find_map(|_| {
            self.one(&mut random).filter(|clues| self.has_givens(clues) && self.is_wanted(clues))
        })
    }

    /// Any puzzle of the kind that is asked for.
    fn one(&self, random: &mut Random) -> Option<Clues> {
        if let Some(Mask(mask)) = self.mask {
            return with_mask(mask, CHANGES, random);
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

    /// Whether logic finds it as hard as it should be.
    fn is_wanted(&self, clues: &Clues) -> bool {
        let Ok(grid) = Grid::new(&clues.to_puzzle()) else { return false };
        let solved = |profile: &Profile| {
            let solution = solve(&grid, profile, Checking::On);
            solution.path.end.is_solved().then_some(solution.path.steps)
        };
        let is_level = self.level.as_ref().is_none_or(|(level, profile)| {
            let steps = solved(profile);
            steps.is_some_and(|s| Level::of(&Effort::of(&s, profile.costs())) == *level)
        });
        let needs = self.needs.as_ref();
        // Dearer than this one: most puzzles need nothing dear, and are solved without it.
        let needs =
            needs.is_none_or(|(with, without)| solved(without).is_none() && solved(with).is_some());
        is_level && needs && only_solution(clues).is_some()
    }
}
