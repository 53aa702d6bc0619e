//! Random puzzles.

use ninerooks_board::CellSet;

use crate::minimal::{is_needed, minimised};
use crate::{Clues, Pattern, Random, minimise, only_solution, random_solution};

/// How many tries of [`controlled`] share a solution.
const TRIES_A_SOLUTION: usize = 50;

/// A random minimal puzzle: of a random solution, givens are taken away in a random order, each that is not needed.
///
/// This favours puzzles with few givens, as all such programs do; [`controlled`] tells by how much, and is what a
/// statistic wants.
///
/// ```
/// use ninerooks_lab::{Random, generate, only_solution, redundant};
/// let puzzle = generate(&mut Random::new(2026, 0));
/// assert!(only_solution(&puzzle).is_some());
/// assert!(redundant(&puzzle).is_empty());
/// ```
pub fn generate(random: &mut Random) -> Clues {
    let solution = random_solution(random);
    minimise(&solution, random)
}

/// A puzzle whose filled cells are symmetrical, and of which no given can be taken away together with its images. It
/// may have more givens than it needs.
///
/// With `fewest` it stops there.
pub fn symmetrical(pattern: Pattern, fewest: usize, random: &mut Random) -> Clues {
    let solution = random_solution(random);
    let mut orbits = pattern.orbits();
    random.shuffle(&mut orbits);
    minimised(&solution, &orbits, fewest)
}

/// A puzzle with one solution in which exactly these cells are filled; `None` when none was found with so many tries.
///
/// Digits of a random solution, and then one given after the other is changed to the digit that leaves the fewest
/// solutions.
pub fn with_mask(mask: CellSet, tries: usize, random: &mut Random) -> Option<Clues> {
    crate::mask::search(mask, tries, random)
}

/// A minimal puzzle by Berthier's controlled bias: givens of a random solution go in a random order, and as soon as
/// there is a second solution everything begins again. `None` when none was found with so many tries; one of about
/// 250,000 succeeds.
///
/// A puzzle with n givens has the weight [`weight`] in any statistic then, whatever the puzzle.
///
/// Source: D. Berthier, "Unbiased Statistics of a CSP", CISSE 2009.
pub fn controlled(tries: usize, random: &mut Random) -> Option<Clues> {
    let mut solution = Clues::default();
    (0..tries).find_map(|number| {
        // A solution takes longer to draw than a try does, and serves for several.
        if number % TRIES_A_SOLUTION == 0 {
            solution = random_solution(random);
        }
        let order = random.shuffled::<81>();
        let without = |count: usize| {
            let mut clues = solution;
            order[..count].iter().for_each(|cell| clues.0[*cell] = 0);
            clues
        };
        // What has several solutions keeps them, so the place where they begin is found by halving.
        let (mut one, mut several) = (0, 81);
        while several - one > 1 {
            let middle = usize::midpoint(one, several);
            if only_solution(&without(middle)).is_some() {
                one = middle;
            } else {
                several = middle;
            }
        }
        let last = without(one);
        let is_minimal = order[one..].iter().all(|cell| is_needed(&last, *cell));
        is_minimal.then_some(last)
    })
}

/// The weight of a puzzle of [`controlled`] with n givens: p(n+1) / p(n) = (n+1) / (81-n), and 1 for 26.
///
/// ```
/// assert!((ninerooks_lab::weight(27) - 2.037).abs() < 0.001);
/// ```
pub fn weight(givens: usize) -> f64 {
    // From 17 to 40 givens are known.
    let givens = u32::try_from(givens.min(80)).unwrap_or(80);
    let ratio = |n: u32| f64::from(81 - n) / f64::from(n + 1);
    match givens {
        26.. => (26..givens).map(ratio).product(),
        _ => (givens..26).map(|n| 1.0 / ratio(n)).product(),
    }
}
