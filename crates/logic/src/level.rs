//! How hard a path is, in a word.

use ninerooks_board::Grid;

use crate::{Checking, Effort, Profile, Walk};

/// The level of a path: that of its dearest step by the [table of costs](crate::Costs).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Singles only.
    Easy,
    /// Locked candidates, pairs, naked triples.
    Medium,
    /// Larger subsets, basic fish, patterns of one digit, short wings.
    Hard,
    /// Chains of up to five strong links, small almost-locked sets.
    Expert,
    /// Longer chains, large almost-locked sets, short forcing chains.
    Fiendish,
    /// Forcing chains and nets.
    Diabolical,
    /// What is dearer than that: as a rule the pattern overlay.
    Extreme,
}

impl Level {
    /// All, with their names and what the dearest step may cost.
    pub const ALL: [(Self, &str, u64); 7] = [
        (Self::Easy, "easy", 3),
        (Self::Medium, "medium", 60),
        (Self::Hard, "hard", 90),
        (Self::Expert, "expert", 130),
        (Self::Fiendish, "fiendish", 250),
        (Self::Diabolical, "diabolical", 1029),
        (Self::Extreme, "extreme", u64::MAX),
    ];

    /// The level of a path.
    ///
    /// ```
    /// use ninerooks_logic::{Effort, Level};
    /// let effort = Effort { dearest: 90, ..Effort::default() };
    /// assert_eq!(Level::of(&effort), Level::Hard, "a Swordfish");
    /// assert_eq!(Level::of(&effort).name(), "hard");
    /// ```
    pub fn of(effort: &Effort) -> Self {
        let level = Self::ALL.iter().find(|(.., most)| effort.dearest <= *most);
        level.map_or(Self::Extreme, |(level, ..)| *level)
    }

    /// Whether the path of a puzzle by a profile solves it and has this level. The path is left at the first step that is
    /// too dear, which spares the long searches of puzzles that are much too hard.
    ///
    /// ```
    /// use ninerooks_board::Grid;
    /// use ninerooks_logic::{Level, Profile};
    /// let grid = Grid::default();
    /// assert!(!Level::Easy.is_of(&grid, &Profile::default()), "it is not solved");
    /// ```
    pub fn is_of(self, puzzle: &Grid, profile: &Profile) -> bool {
        let dearest = self.dearest(puzzle, profile);
        dearest.is_some_and(|dearest| Self::of(&Effort { dearest, ..Effort::default() }) == self)
    }

    /// Whether the path of a puzzle by a profile solves it and has no step that is dearer than this level allows.
    ///
    /// ```
    /// use ninerooks_board::Grid;
    /// use ninerooks_logic::{Level, Profile};
    /// let grid = Grid::default();
    /// assert!(!Level::Extreme.is_enough_for(&grid, &Profile::default()), "it is not solved");
    /// ```
    pub fn is_enough_for(self, puzzle: &Grid, profile: &Profile) -> bool {
        self.dearest(puzzle, profile).is_some()
    }

    /// What the dearest step of a path costs; nothing where the path does not solve the puzzle, or not within this level.
    fn dearest(self, puzzle: &Grid, profile: &Profile) -> Option<u64> {
        let most = Self::ALL[self as usize].2;
        let mut walk = Walk::new(puzzle, profile, Checking::On);
        let mut dearest = 0;
        for (_, step) in walk.by_ref() {
            dearest = dearest.max(profile.costs().of(&step));
            if dearest > most {
                return None;
            }
        }
        walk.grid().is_solved().then_some(dearest)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_stands_at_its_place_and_allows_more_than_the_one_before() {
        for (at, (level, name, _)) in Level::ALL.iter().enumerate() {
            assert_eq!((*level as usize, level.name()), (at, *name));
        }
        assert!(Level::ALL.is_sorted_by_key(|(.., most)| *most));
    }

    #[test]
    fn a_step_that_costs_one_more_than_a_level_allows_is_of_the_next() {
        for pair in Level::ALL.windows(2) {
            let level = |dearest| Level::of(&Effort { dearest, ..Effort::default() });
            assert_eq!([level(pair[0].2), level(pair[0].2 + 1)], [pair[0].0, pair[1].0]);
        }
    }
}
