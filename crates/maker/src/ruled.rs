//! Puzzles with rules beside the classic ones.

use core::borrow::Borrow;

use ninerooks_board::{Candidate, Cell, CellSet, Grid, Puzzle, Rule, Rules};
use ninerooks_exact::{Solutions, enumerate_within, solutions_within};
use ninerooks_lab::{Pattern, Random, random_solution};
use ninerooks_logic::{Level, Profile};

use crate::Drawing;

/// How many positions are looked at for each question whether a given is needed. Where that does not do, it stays: under rules a
/// position takes up to a fifth of a millisecond, and late in a puzzle there are dozens of such questions.
const POSITIONS: u64 = 300;
/// How many positions a random solution may take, and how many the question whether there is one with one more random digit.
const SOLVING: u64 = 20_000;
const ASKING: u64 = 1_000;
/// So many digits of a solution under rules are random, where they go together; a search finds the others.
const SCATTERED: usize = 12;
/// Fewer givens than this are kept where a level is asked for.
const KEPT: usize = 36;
/// So often givens are taken away from one solution with its drawings: what differs is which, and so how hard it is.
const ORDERS: usize = 10;

/// A rule that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Rules that are the same in every puzzle: both diagonals, or a knight's move.
    Whole(&'static [Rule]),
    /// Rules that are drawn at random for each solution.
    Drawn(Drawing),
}

/// Rules that are the same in every puzzle, with the names that players give them.
const WHOLE: [(Wish, &str); 7] = [
    (Wish::Whole(&[Rule::FallingDiagonal, Rule::RisingDiagonal]), "x"),
    (Wish::Whole(&[Rule::Windoku]), "windoku"),
    (Wish::Whole(&[Rule::DisjointGroups]), "disjoint-groups"),
    (Wish::Whole(&[Rule::AntiKnight]), "anti-knight"),
    (Wish::Whole(&[Rule::AntiKing]), "anti-king"),
    (Wish::Whole(&[Rule::NonConsecutive]), "non-consecutive"),
    (Wish::Whole(&[Rule::Entropy]), "entropy"),
];

impl Wish {
    /// All, with their names: those that are the same in every puzzle, then those that are drawn.
    pub const ALL: [(Self, &'static str); WHOLE.len() + Drawing::ALL.len()] = {
        let mut all = [WHOLE[0]; WHOLE.len() + Drawing::ALL.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = if at < WHOLE.len() {
                WHOLE[at]
            } else {
                let (drawing, name) = Drawing::ALL[at - WHOLE.len()];
                (Self::Drawn(drawing), name)
            };
            at += 1;
        }
        all
    };

    /// The one of this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|(wish, _)| *wish)
    }
}

/// What puzzles with more rules are asked for.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_exact::{Solutions, solutions};
/// use ninerooks_maker::{RuledMaker, Wish};
///
/// let maker = RuledMaker::new(1, Wish::by_name("anti-knight").into_iter().collect());
/// let puzzle = maker.puzzle(0).expect("the first try does");
/// assert!(matches!(solutions(&Grid::new(&puzzle)?), Solutions::One(_)));
/// assert_eq!(maker.puzzle(0).as_ref(), Some(&puzzle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RuledMaker {
    /// Another seed gives other puzzles.
    pub seed: u64,
    /// The rules.
    pub wishes: Vec<Wish>,
    /// How many givens: from the first to the second number. Fewer are not left, though fewer might do.
    pub givens: Option<(usize, usize)>,
    /// The symmetry of the pattern of givens.
    pub pattern: Pattern,
    /// How hard, by the profile `default`. Such puzzles may have more givens than they need.
    pub level: Option<Level>,
    /// How many puzzles may be tried for each.
    pub tries: usize,
}

impl RuledMaker {
    /// How many puzzles are tried if nothing else is said: one takes a hundred times as long as a classic one.
    pub const TRIES: usize = 1_000;

    /// Puzzles with these rules, of any level and with few givens.
    pub const fn new(seed: u64, wishes: Vec<Wish>) -> Self {
        Self { seed, wishes, givens: None, pattern: Pattern::None, level: None, tries: Self::TRIES }
    }

    /// The puzzle of this number, which depends on nothing but the seed and what was asked for; nothing where none was
    /// found.
    pub fn puzzle(&self, number: u64) -> Option<Puzzle> {
        self.find(number, &|| false)
    }

    /// The same; when the caller wants to `stop`, the search ends soon.
    pub fn find(&self, number: u64, stop: &dyn Fn() -> bool) -> Option<Puzzle> {
        let mut attempts = RuledAttempts::new(self, number);
        (0..self.tries).take_while(|_| !stop()).find_map(|_| attempts.attempt(stop))
    }

    /// A solution with its drawings, all of it given.
    fn full(&self, random: &mut Random) -> Option<Puzzle> {
        let whole = self.wishes.iter().filter_map(|wish| match wish {
            Wish::Whole(rules) => Some(*rules),
            Wish::Drawn(_) => None,
        });
        let mut rules: Vec<Rule> = whole.flatten().cloned().collect();
        let solution = solution(Rules::new(&rules).ok()?, random)?;
        for wish in &self.wishes {
            if let Wish::Drawn(drawing) = wish {
                rules.extend(drawing.draw(&solution, random));
            }
        }
        let mut full = Puzzle::default();
        full.rules = Rules::new(&rules).ok()?;
        for cell in Cell::all() {
            full.give(Candidate::new(solution.value(cell)?, cell));
        }
        Some(full)
    }

    /// The puzzle without the givens that are not needed, in a random order.
    fn thinned(&self, full: &Puzzle, random: &mut Random, stop: &dyn Fn() -> bool) -> Puzzle {
        let mut orbits: Vec<CellSet> = self.pattern.orbits();
        random.shuffle(&mut orbits);
        let fewest = match (self.givens, self.level) {
            (Some((least, most)), _) => least + random.below(most - least + 1),
            // The levels differ by how much is given: with as few as can be there is hardly an easy one.
            (None, Some(_)) => random.below(KEPT),
            (None, None) => 0,
        };
        let mut left = full.clone();
        for orbit in orbits {
            if left.givens().len() < fewest + orbit.len() {
                continue;
            }
            if stop() {
                break;
            }
            let mut fewer = left.clone();
            orbit.for_each(|cell| fewer.take(cell));
            if has_one_solution(&fewer) {
                left = fewer;
            }
        }
        left
    }

    fn is_met(&self, puzzle: &Puzzle, profile: &Profile) -> bool {
        let givens = puzzle.givens().len();
        let Ok(grid) = Grid::new(puzzle) else { return false };
        self.givens.is_none_or(|(least, most)| (least..=most).contains(&givens))
            && self.level.is_none_or(|level| level.is_of(&grid, profile))
    }
}

/// The puzzles that are tried for a number, one at a time. [`RuledMaker::find`] goes through them.
///
/// ```
/// use ninerooks_maker::{RuledAttempts, RuledMaker, Wish};
///
/// let maker = RuledMaker::new(1, Wish::by_name("killer").into_iter().collect());
/// let mut attempts = RuledAttempts::new(&maker, 0);
/// let found = (0..maker.tries).find_map(|_| attempts.attempt(&|| false));
/// assert_eq!(found, maker.puzzle(0));
/// ```
#[derive(Clone, Debug)]
pub struct RuledAttempts<M> {
    maker: M,
    random: Random,
    tried: usize,
    /// A solution with its drawings, all of it given.
    full: Option<Puzzle>,
    profile: Profile,
}

impl<M: Borrow<RuledMaker>> RuledAttempts<M> {
    /// Before the first try for the puzzle of this number.
    pub fn new(maker: M, number: u64) -> Self {
        let random = Random::new(maker.borrow().seed, number);
        Self { maker, random, tried: 0, full: None, profile: Profile::default() }
    }

    /// The next puzzle, if it is as it was asked for. One that takes long ends soon, with nothing, when the caller wants
    /// to `stop`.
    pub fn attempt(&mut self, stop: &dyn Fn() -> bool) -> Option<Puzzle> {
        let maker = self.maker.borrow();
        if self.tried.is_multiple_of(ORDERS) {
            self.full = maker.full(&mut self.random);
        }
        self.tried += 1;
        let puzzle = maker.thinned(self.full.as_ref()?, &mut self.random, stop);
        (maker.is_met(&puzzle, &self.profile) && !stop()).then_some(puzzle)
    }
}

fn has_one_solution(puzzle: &Puzzle) -> bool {
    Grid::new(puzzle)
        .is_ok_and(|grid| matches!(solutions_within(&grid, POSITIONS), Ok(Solutions::One(_))))
}

/// A random solution under rules. Those without rules are each as likely as the others; under rules they are not.
fn solution(rules: Rules, random: &mut Random) -> Option<Grid> {
    if rules.is_none() {
        return Grid::new(&random_solution(random).to_puzzle()).ok();
    }
    let mut empty = Puzzle::default();
    empty.rules = rules;
    let mut grid = Grid::new(&empty).ok()?;
    let mut cells: Vec<Cell> = Cell::all().into_iter().collect();
    random.shuffle(&mut cells);
    for cell in cells.into_iter().take(SCATTERED) {
        let digits: Vec<_> = grid.digits(cell).into_iter().collect();
        if digits.len() < 2 {
            continue;
        }
        let mut next = grid;
        next.place(Candidate::new(digits[random.below(digits.len())], cell));
        // Where the search cannot say, another cell does.
        if first_solution(&next, ASKING).is_some() {
            grid = next;
        }
    }
    first_solution(&grid, SOLVING)
}

fn first_solution(grid: &Grid, positions: u64) -> Option<Grid> {
    let mut first = None;
    let _ = enumerate_within(grid, positions, |solution| {
        first = Some(*solution);
        core::ops::ControlFlow::Break(())
    });
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a question for one solution may cost here: the last one is asked without the maker's bound.
    const SURE: u64 = 200_000;

    #[test]
    fn a_puzzle_has_one_solution_its_rules_and_no_given_that_the_search_knows_to_be_needless() {
        for (wish, name) in Wish::ALL {
            let maker = RuledMaker::new(3, vec![wish]);
            let puzzle = maker.puzzle(0).unwrap_or_else(|| panic!("no {name}"));
            if let Wish::Drawn(_) = wish {
                assert_eq!(maker.puzzle(0).as_ref(), Some(&puzzle), "{name}");
            }
            assert!(!puzzle.rules.is_none(), "{name}");
            let grid = Grid::new(&puzzle).unwrap();
            assert!(matches!(solutions_within(&grid, SURE), Ok(Solutions::One(_))), "{name}");
            for cell in puzzle.givens() {
                let mut fewer = puzzle.clone();
                fewer.take(cell);
                assert!(!has_one_solution(&fewer), "{name}: {cell}");
            }
        }
    }

    #[test]
    fn the_number_of_givens_their_symmetry_and_the_level_are_as_asked() {
        let maker = RuledMaker {
            givens: Some((20, 26)),
            pattern: Pattern::HalfTurn,
            level: Some(Level::Easy),
            ..RuledMaker::new(5, Wish::by_name("windoku").into_iter().collect())
        };
        for number in 0..3 {
            let puzzle = maker.puzzle(number).unwrap();
            let givens = puzzle.givens();
            assert!((20..=26).contains(&givens.len()));
            let turned = givens.into_iter().map(|cell| Cell::from_index(80 - cell.index()));
            assert_eq!(turned.collect::<CellSet>(), givens);
            assert!(Level::Easy.is_of(&Grid::new(&puzzle).unwrap(), &Profile::default()));
        }
        assert_ne!(maker.puzzle(0), maker.puzzle(1));
    }

    #[test]
    fn rules_that_leave_no_solution_make_no_puzzle_and_who_wants_to_stop_gets_none() {
        // No grid has all four.
        let names = ["windoku", "disjoint-groups", "anti-king", "non-consecutive"];
        let wishes: Vec<Wish> = names.into_iter().filter_map(Wish::by_name).collect();
        assert_eq!(wishes.len(), 4);
        let maker = RuledMaker { tries: 1, ..RuledMaker::new(1, wishes) };
        assert_eq!(maker.puzzle(0), None);
        let killer = RuledMaker::new(1, Wish::by_name("killer").into_iter().collect());
        assert_eq!(killer.find(0, &|| true), None);
    }
}
