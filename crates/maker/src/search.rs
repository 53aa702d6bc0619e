//! The search for a puzzle that needs a rare technique: near puzzles that almost do.

use ninerooks_lab::{Clues, Random, exchanged, minimise};

use crate::needs::Distance;

/// After so many puzzles that were any, one looks near the nearest of them: what is not rare has come by then.
const ANY: usize = 300;
/// How many puzzles near the nearest are tried before it is given up.
const NEAR: usize = 300;
/// How many of them are found at once: those that differ by the same given.
const AT_ONCE: usize = 30;

/// Where the search is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Search {
    /// How many puzzles were any, or near the nearest, since it is the nearest.
    tried: usize,
    is_near: bool,
    /// The puzzle that was nearest since the search began anew.
    best: Option<(Distance, Clues)>,
    /// Puzzles near it that are still to be tried, before they are made minimal.
    queue: Vec<Clues>,
}

impl Search {
    /// The next puzzle to try; nothing when it should be any.
    pub(crate) fn next(&mut self, random: &mut Random) -> Option<Clues> {
        self.tried += 1;
        if self.is_near && self.tried > NEAR {
            *self = Self { tried: 1, ..Self::default() };
        }
        let (_, best) = self.best.as_ref().filter(|_| self.is_near || self.tried > ANY)?;
        if !self.is_near {
            (self.is_near, self.tried) = (true, 1);
        }
        if self.queue.is_empty() {
            self.queue = exchanged(best, random);
            random.shuffle(&mut self.queue);
            self.queue.truncate(AT_ONCE);
        }
        self.queue.pop().map(|next| minimise(&next, random))
    }

    /// A puzzle was tried, which is so far from what is asked for.
    pub(crate) fn learn(&mut self, clues: &Clues, distance: Option<Distance>) {
        let Some(distance) = distance else { return };
        if self.best.as_ref().is_none_or(|(best, _)| distance < *best) {
            self.best = Some((distance, *clues));
            if self.is_near {
                self.tried = 0;
                self.queue.clear();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_lab::{only_solution, redundant};
    use ninerooks_text::formats;

    use super::*;

    const PUZZLE: &str =
        ".....4...859.3..2.7.4...1.....4.3....3....4.2...81..7...69..8......8...69.7....1.";

    fn clues() -> Clues {
        Clues::from(&formats::read(PUZZLE).unwrap().puzzle)
    }

    fn distance(left: usize) -> Distance {
        Distance { left, ..Distance::NONE }
    }

    #[test]
    fn one_looks_near_the_nearest_after_many_that_were_any_and_gives_it_up() {
        let (mut search, mut random) = (Search::default(), Random::new(1, 0));
        search.learn(&clues(), None);
        for _ in 0..ANY {
            assert_eq!(search.next(&mut random), None);
            search.learn(&clues(), Some(distance(100)));
        }
        for _ in 0..NEAR {
            let near = search.next(&mut random).unwrap();
            assert!(only_solution(&near).is_some() && redundant(&near).is_empty());
            search.learn(&near, Some(distance(100)));
        }
        assert_eq!(search.next(&mut random), None, "from the beginning");
        assert!(search.best.is_none());
    }

    #[test]
    fn what_is_nearer_takes_the_place_of_the_nearest() {
        let (mut search, mut random) = (Search::default(), Random::new(2, 0));
        search.learn(&clues(), Some(distance(50)));
        (0..ANY).for_each(|_| assert_eq!(search.next(&mut random), None));
        let near = search.next(&mut random).unwrap();
        search.learn(&near, Some(distance(60)));
        assert_eq!(search.best.unwrap().1, clues());
        search.learn(&near, Some(distance(40)));
        assert_eq!(search.best.unwrap().1, near);
        assert!(search.queue.is_empty() && search.next(&mut random).is_some());
    }

    #[test]
    fn without_a_puzzle_that_almost_needs_it_all_are_any() {
        let (mut search, mut random) = (Search::default(), Random::new(3, 0));
        assert!((0..3 * ANY).all(|_| search.next(&mut random).is_none()));
    }
}
