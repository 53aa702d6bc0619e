//! Weakly linked chains, straight from their definitions: a matrix of "if this side is true, that
//! one is", closed by Warshall's loop, and nothing shared with the search.

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Grid};

use crate::medusa::slowly::{Set, empties, open, quickly, seen, sides, wrapped};
use crate::medusa::support::{puzzles, states};

/// The sides of all chains, what each excludes, and which follows from which.
struct Closure {
    sides: Vec<Set>,
    eliminated: Vec<Set>,
    follows: Vec<Vec<bool>>,
}

impl Closure {
    /// A side follows from one that excludes a node of its opposite.
    #[allow(clippy::needless_range_loop)] // three indices into one matrix
    fn new(grid: &Grid) -> Self {
        let pairs = sides(grid);
        let sides: Vec<Set> = pairs.iter().map(|[side, _]| side.clone()).collect();
        let eliminated: Vec<Set> = sides.iter().map(|side| seen(grid, side)).collect();
        let row = |eliminated: &Set| {
            pairs.iter().map(|[_, turned]| !eliminated.is_disjoint(turned)).collect()
        };
        let mut follows: Vec<Vec<bool>> = eliminated.iter().map(row).collect();
        for by in 0..sides.len() {
            for from in 0..sides.len() {
                if follows[from][by] {
                    for to in 0..sides.len() {
                        follows[from][to] |= follows[by][to];
                    }
                }
            }
        }
        Self { sides, eliminated, follows }
    }

    /// The sides of a chain stand beside each other.
    fn turned(side: usize) -> usize {
        side ^ 1
    }

    fn contradicts_itself(&self, side: usize) -> bool {
        self.follows[side][Self::turned(side)]
    }

    /// What a side excludes with all that follows from it.
    fn all_falls(&self, side: usize) -> Set {
        let followers = (0..self.sides.len()).filter(|to| *to == side || self.follows[side][*to]);
        followers.flat_map(|to| self.eliminated[to].iter().copied()).collect()
    }
}

fn weak_wraps(grid: &Grid) -> Set {
    let closure = Closure::new(grid);
    let wrong = |side: &usize| closure.contradicts_itself(*side) && !wrapped(&closure.sides[*side]);
    (0..closure.sides.len()).filter(wrong).flat_map(|side| closure.sides[side].clone()).collect()
}

fn linked_hinges(grid: &Grid) -> Set {
    let closure = Closure::new(grid);
    let wrong = |side: &usize| {
        !closure.contradicts_itself(*side)
            && !empties(grid, &closure.eliminated[*side])
            && empties(grid, &closure.all_falls(*side))
    };
    (0..closure.sides.len()).filter(wrong).flat_map(|side| closure.sides[side].clone()).collect()
}

/// What two sides exclude of which one is true, unless that is all trapped by single chains.
fn weak_corners(grid: &Grid) -> Set {
    let closure = Closure::new(grid);
    let both = |one: usize, other: usize| -> BTreeSet<Candidate> {
        closure.eliminated[one].intersection(&closure.eliminated[other]).copied().collect()
    };
    let chains = (0..closure.sides.len()).step_by(2);
    let trapped: Set = chains.flat_map(|side| both(side, Closure::turned(side))).collect();
    let mut eliminated = Set::new();
    for one in 0..closure.sides.len() {
        for other in (0..closure.sides.len()).filter(|other| other / 2 != one / 2) {
            let targets = both(one, other);
            if closure.follows[Closure::turned(one)][other] && !targets.is_subset(&trapped) {
                eliminated.extend(targets);
            }
        }
    }
    let open: Set = open(grid).into_iter().collect();
    eliminated.intersection(&open).copied().collect()
}

#[test]
fn linked_chains_remove_what_their_definitions_say() {
    let Some(puzzles) = puzzles(90) else {
        println!("ignored: there is no top1465.txt in NINEROOKS_DATA");
        return;
    };
    type Slow = fn(&Grid) -> Set;
    let all: [(&str, Slow); 3] =
        [("weak-corner", weak_corners), ("weak-wrap", weak_wraps), ("linked-hinge", linked_hinges)];
    let mut eliminated = [0; 3];
    for grid in puzzles.into_iter().flat_map(|puzzle| states(puzzle).0) {
        for ((id, slowly), eliminated) in all.into_iter().zip(&mut eliminated) {
            let slow = slowly(&grid);
            *eliminated += slow.len();
            assert_eq!(quickly(id, &grid), slow, "{id} {grid:?}");
        }
    }
    println!("{eliminated:?}");
    assert!(eliminated.iter().all(|eliminated| *eliminated > 0), "{eliminated:?}");
}
