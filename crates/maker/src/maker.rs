//! One puzzle after the other, until one is as it was asked for.

use core::convert::Infallible;

use ninerooks_board::Grid;
use ninerooks_lab::{
    Clues, Pattern, Random, controlled, minimised, only_solution, random_solution, with_mask,
};
use ninerooks_logic::{Level, Profile};

use crate::Mask;
use crate::needs::{Distance, Needs};
use crate::search::Search;

/// From here on minimal puzzles are too rare to wait for one.
const RARE: usize = 28;
/// How many changes of a given are tried to fill a pattern.
const CHANGES: usize = 2_000;
/// How often Berthier's generator begins again for a puzzle; one of 250,000 succeeds.
const BEGINNINGS: usize = 5_000_000;
/// After so many of them somebody may want to stop: a few milliseconds. A solution serves for a number that divides it.
const PART: usize = 1_000;

/// How givens are taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bias {
    /// In random order, each that is not needed: fast, and favours few givens.
    #[default]
    TopDown,
    /// Berthier's: how likely a puzzle is depends on its number of givens alone. Seconds for each puzzle.
    Controlled,
}

/// What puzzles are asked for.
#[derive(Clone, Debug)]
pub struct Maker {
    /// Another seed gives other puzzles.
    pub seed: u64,
    /// How many givens: from the first to the second number. From 28 on a puzzle need not be minimal.
    pub givens: Option<(usize, usize)>,
    /// The symmetry of the pattern of givens.
    pub pattern: Pattern,
    /// The cells that are filled, whatever the number of givens and their symmetry.
    pub mask: Option<Mask>,
    /// How givens are taken away, where there is neither a symmetry nor a pattern.
    pub bias: Bias,
    /// How hard, by the profile `default`.
    pub level: Option<Level>,
    /// The technique that is needed.
    pub needs: Option<Needs>,
    /// How many puzzles may be tried for each.
    pub tries: usize,
}

impl Maker {
    /// Any puzzles, with a seed.
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            givens: None,
            pattern: Pattern::None,
            mask: None,
            bias: Bias::TopDown,
            level: None,
            needs: None,
            tries: 10_000,
        }
    }

    /// The puzzle of this number, which depends on nothing but the seed and what was asked for; nothing where none was
    /// found.
    pub fn puzzle(&self, number: u64) -> Option<Clues> {
        let found: Result<_, Infallible> = self.find(number, &|| false, |_| Ok(true));
        found.unwrap_or_default()
    }

    /// The same with a wish of the caller's own, who is asked of every puzzle that is all that was asked for. When the
    /// caller wants to `stop`, the search ends soon.
    ///
    /// # Errors
    /// The caller's.
    pub fn find<E>(
        &self,
        number: u64,
        stop: &dyn Fn() -> bool,
        mut is_wanted: impl FnMut(&Clues) -> Result<bool, E>,
    ) -> Result<Option<Clues>, E> {
        let mut random = Random::new(self.seed, number);
        let (mut search, profile) = (Search::default(), Profile::default());
        for _ in (0..self.tries).take_while(|_| !stop()) {
            let near = search.next(&mut random);
            let Some(clues) = near.or_else(|| self.one(&mut random, stop)) else { continue };
            if self.is_met(&clues, &profile, &mut search) && is_wanted(&clues)? {
                return Ok(Some(clues));
            }
        }
        Ok(None)
    }

    /// Any puzzle of the kind that is asked for.
    fn one(&self, random: &mut Random, stop: &dyn Fn() -> bool) -> Option<Clues> {
        if let Some(Mask(mask)) = self.mask {
            return with_mask(mask, CHANGES, random);
        }
        if self.bias == Bias::Controlled {
            let mut parts = (0..BEGINNINGS / PART).take_while(|_| !stop());
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

    /// Whether a puzzle is as it should be. If it almost needs the technique, the search goes on near it.
    fn is_met(&self, clues: &Clues, profile: &Profile, search: &mut Search) -> bool {
        if self.givens.is_some_and(|(least, most)| !(least..=most).contains(&clues.len())) {
            return false;
        }
        let Ok(grid) = Grid::new(&clues.to_puzzle()) else { return false };
        if let Some(needs) = &self.needs {
            let distance = needs.distance(&grid);
            if self.is_free() {
                search.learn(clues, distance);
            }
            if distance != Some(Distance::NONE) {
                return false;
            }
        }
        self.level.is_none_or(|level| level.is_of(&grid, profile)) && only_solution(clues).is_some()
    }

    /// Whether puzzles near a puzzle are of the kind that is asked for.
    fn is_free(&self) -> bool {
        self.mask.is_none()
            && self.pattern == Pattern::None
            && self.bias == Bias::TopDown
            && self.givens.is_none()
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_lab::redundant;
    use ninerooks_logic::{Checking, Effort, by_name, solve};

    use super::*;

    #[test]
    fn a_puzzle_that_needs_a_technique_is_solved_with_it_and_not_without() {
        let technique = by_name("swordfish").unwrap();
        let needs = Needs::of(technique, true);
        let maker = Maker { needs: Some(needs.clone()), ..Maker::new(1) };
        let puzzle = maker.puzzle(0).unwrap();
        assert!(only_solution(&puzzle).is_some() && redundant(&puzzle).is_empty());
        let grid = Grid::new(&puzzle.to_puzzle()).unwrap();
        let mut profile = needs.profile().clone();
        let path = solve(&grid, &profile, Checking::On).path;
        let own = path.steps.iter().filter(|step| step.technique.info().id == "swordfish");
        assert!(path.end.is_solved());
        assert_eq!(own.count(), 1);
        profile.switch("swordfish", false);
        assert!(!solve(&grid, &profile, Checking::On).path.end.is_solved());
    }

    #[test]
    fn the_level_is_that_of_the_path() {
        for (level, ..) in &Level::ALL[..3] {
            let maker = Maker { level: Some(*level), ..Maker::new(3) };
            let puzzle = Grid::new(&maker.puzzle(0).unwrap().to_puzzle()).unwrap();
            let profile = Profile::default();
            let path = solve(&puzzle, &profile, Checking::On).path;
            assert_eq!(Level::of(&Effort::of(&path.steps, profile.costs())), *level);
        }
    }

    #[test]
    fn who_wants_to_stop_gets_nothing_and_an_error_ends_the_search() {
        let maker = Maker::new(5);
        assert_eq!(maker.find(0, &|| true, |_| Ok::<_, ()>(true)), Ok(None));
        let mut asked = 0;
        let ask = |_: &Clues| {
            asked += 1;
            Err("no value")
        };
        assert_eq!(maker.find(0, &|| false, ask), Err("no value"));
        assert_eq!(asked, 1);
    }
}
