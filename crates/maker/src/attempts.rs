//! One try after the other: for whoever wants to say how far it is, or to stop.

use core::borrow::Borrow;

use ninerooks_board::Grid;
use ninerooks_lab::{
    Clues, Pattern, Random, controlled, minimised, only_solution, random_solution, with_mask,
};
use ninerooks_logic::{Level, Profile};
use ninerooks_rating::human::{self, Band};

use crate::needs::Distance;
use crate::search::Search;
use crate::{Bias, Maker, Mask};

/// From here on minimal puzzles are too rare to wait for one.
const RARE: usize = 28;
/// How many changes of a given are tried to fill a pattern.
const CHANGES: usize = 2_000;
/// How often Berthier's generator begins again for a puzzle; one of 250,000 succeeds.
const BEGINNINGS: usize = 5_000_000;
/// After so many of them somebody may want to stop: a few milliseconds. A solution serves for a number that divides it.
const PART: usize = 1_000;

/// The puzzles that are tried for a number, one at a time. [`Maker::find`] goes through them.
///
/// ```
/// use ninerooks_logic::by_name;
/// use ninerooks_maker::{Attempts, Maker, Needs};
///
/// let x_wing = by_name("x-wing").map(|technique| Needs::of(technique, false));
/// let maker = Maker { needs: x_wing, ..Maker::new(2026) };
/// let mut attempts = Attempts::new(&maker, 0);
/// let found = (0..maker.tries).find_map(|_| attempts.attempt(&|| false));
/// assert_eq!(found, maker.puzzle(0));
/// ```
#[derive(Clone, Debug)]
pub struct Attempts<M> {
    maker: M,
    random: Random,
    search: Search,
    /// By which a puzzle has its level.
    profile: Profile,
}

impl<M: Borrow<Maker>> Attempts<M> {
    /// Before the first try for the puzzle of this number.
    pub fn new(maker: M, number: u64) -> Self {
        let random = Random::new(maker.borrow().seed, number);
        Self { maker, random, search: Search::default(), profile: Profile::default() }
    }

    /// The next puzzle, if it is as it was asked for. One that takes long ends soon, with nothing, when the caller wants
    /// to `stop`.
    pub fn attempt(&mut self, stop: &dyn Fn() -> bool) -> Option<Clues> {
        let maker = self.maker.borrow();
        let near = self.search.next(&mut self.random);
        let clues = near.or_else(|| any(maker, &mut self.random, stop))?;
        is_met(maker, &clues, &self.profile, &mut self.search).then_some(clues)
    }
}

/// Any puzzle of the kind that is asked for.
fn any(maker: &Maker, random: &mut Random, stop: &dyn Fn() -> bool) -> Option<Clues> {
    if let Some(Mask(mask)) = maker.mask {
        return with_mask(mask, CHANGES, random);
    }
    if maker.bias == Bias::Controlled {
        let mut parts = (0..BEGINNINGS / PART).take_while(|_| !stop());
        return parts.find_map(|_| controlled(PART, random));
    }
    let solution = random_solution(random);
    let mut orbits = maker.pattern.orbits();
    random.shuffle(&mut orbits);
    let fewest = match maker.givens {
        Some((least, most)) if least >= RARE || maker.pattern != Pattern::None => {
            // Any of these numbers: else all had the least.
            if least < most { least + random.below(most - least + 1) } else { least }
        }
        None => maker.band.map_or(0, |band| kept(band, random)),
        Some(_) => 0,
    };
    Some(minimised(&solution, &orbits, fewest))
}

/// How many givens a puzzle of a band keeps, though it may need fewer: what is easy for people has more to be seen.
fn kept(band: Band, random: &mut Random) -> usize {
    let [least, most] = match band.number() {
        1 => [30, 36],
        2 => [28, 33],
        3 => [26, 31],
        // Of those that need more than singles the quick ones have more givens as well.
        4 | 6 => [24, 29],
        _ => return 0,
    };
    least + random.below(most - least + 1)
}

/// Whether a puzzle is as it should be. If it almost needs the technique, the search goes on near it.
fn is_met(maker: &Maker, clues: &Clues, profile: &Profile, search: &mut Search) -> bool {
    if maker.givens.is_some_and(|(least, most)| !(least..=most).contains(&clues.len())) {
        return false;
    }
    let Ok(grid) = Grid::new(&clues.to_puzzle()) else { return false };
    if let Some(needs) = &maker.needs {
        let distance = needs.distance(&grid);
        if is_free(maker) {
            search.learn(clues, distance);
        }
        if distance != Some(Distance::NONE) {
            return false;
        }
    }
    maker.level.is_none_or(|level| level.is_of(&grid, profile))
        && maker
            .band
            .is_none_or(|band| human::rate(clues).band == band && is_fair(band, &grid, profile))
        && only_solution(clues).is_some()
}

/// Whether the path of a puzzle needs nothing harder than its band should: minutes do not say what one has to know, and who asks
/// for the first band beyond singles has not learnt chains yet.
fn is_fair(band: Band, grid: &Grid, profile: &Profile) -> bool {
    let hardest = match band.number() {
        // Singles are enough.
        ..=5 => return true,
        6 => Level::Medium,
        7 => Level::Hard,
        8 => Level::Expert,
        9 => Level::Fiendish,
        _ => Level::Diabolical,
    };
    hardest.is_enough_for(grid, profile)
}

/// Whether puzzles near a puzzle are of the kind that is asked for.
fn is_free(maker: &Maker) -> bool {
    maker.mask.is_none()
        && maker.pattern == Pattern::None
        && maker.bias == Bias::TopDown
        && maker.givens.is_none()
}

#[cfg(test)]
mod tests {
    use ninerooks_logic::by_name;

    use super::*;
    use crate::Needs;

    #[test]
    fn attempts_come_to_the_puzzle_of_the_number_and_not_before() {
        let needs = by_name("swordfish").map(|technique| Needs::of(technique, false));
        let maker = Maker { needs, ..Maker::new(1) };
        let mut attempts = Attempts::new(maker.clone(), 4);
        let found = (1..).find_map(|tried| attempts.attempt(&|| false).map(|clues| (tried, clues)));
        let (tried, clues) = found.unwrap();
        assert!(tried > 1);
        assert_eq!(Maker { tries: tried, ..maker.clone() }.puzzle(4), Some(clues));
        assert_eq!(Maker { tries: tried - 1, ..maker.clone() }.puzzle(4), None);
        assert_ne!(maker.puzzle(5), Some(clues));
    }

    #[test]
    fn a_try_that_takes_long_ends_when_somebody_wants_to_stop() {
        let maker = Maker { bias: Bias::Controlled, ..Maker::new(1) };
        assert_eq!(Attempts::new(&maker, 0).attempt(&|| true), None);
        assert!(Attempts::new(&Maker::new(1), 0).attempt(&|| true).is_some());
    }

    #[test]
    fn after_one_puzzle_another_comes() {
        let maker = Maker::new(2);
        let mut attempts = Attempts::new(&maker, 0);
        let first = attempts.attempt(&|| false);
        assert!(first.is_some() && attempts.attempt(&|| false) != first);
    }
}
