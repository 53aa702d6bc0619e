//! One puzzle after the other, until one is as it was asked for.

use core::convert::Infallible;

use ninerooks_lab::{Clues, Pattern};
use ninerooks_logic::Level;
use ninerooks_rating::human::Band;

use crate::{Attempts, Mask, Needs};

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
    /// How hard, by how long people take. What is easy for people need not be minimal; what needs more than singles has a path
    /// whose steps are not harder than `medium` in the first band of these, and a level more in each of the next.
    pub band: Option<Band>,
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
            band: None,
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
        let mut attempts = Attempts::new(self, number);
        for _ in (0..self.tries).take_while(|_| !stop()) {
            let Some(clues) = attempts.attempt(stop) else { continue };
            if is_wanted(&clues)? {
                return Ok(Some(clues));
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::Grid;
    use ninerooks_lab::{only_solution, redundant};
    use ninerooks_logic::{Checking, Effort, Profile, by_name, solve};

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
    fn the_band_is_that_of_the_rating_and_the_bands_that_are_easy_have_more_givens() {
        let mut givens = Vec::new();
        for band in Band::ALL.into_iter().take(7) {
            let maker = Maker { band: Some(band), ..Maker::new(4) };
            let puzzle = maker.puzzle(0).unwrap();
            assert!(only_solution(&puzzle).is_some());
            assert_eq!(ninerooks_rating::human::rate(&puzzle).band, band);
            givens.push(puzzle.len());
        }
        assert!(givens[0] > givens[6], "{givens:?}");
    }

    #[test]
    fn the_first_band_beyond_singles_needs_no_chains_and_the_next_ones_a_level_more_each() {
        let levels = [Level::Medium, Level::Hard, Level::Expert, Level::Fiendish];
        let mut harder = 0;
        for (band, most) in Band::ALL.into_iter().skip(5).zip(levels) {
            for number in 0..4 {
                let maker = Maker { band: Some(band), ..Maker::new(6) };
                let puzzle = maker.puzzle(number).unwrap();
                assert_eq!(ninerooks_rating::human::rate(&puzzle).band, band);
                let grid = Grid::new(&puzzle.to_puzzle()).unwrap();
                let profile = Profile::default();
                let path = solve(&grid, &profile, Checking::On).path;
                let level = Level::of(&Effort::of(&path.steps, profile.costs()));
                assert!(path.end.is_solved() && level <= most, "{puzzle} {level:?}");
                harder += usize::from(level > Level::Medium);
            }
        }
        assert!(harder > 0, "the later bands may need more");
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
