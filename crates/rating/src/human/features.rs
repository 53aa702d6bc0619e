//! What a person meets in a puzzle, in numbers.

use ninerooks_lab::{Clues, canonical};

use super::beyond::{Kind, step};
use super::board::Board;
use super::walk::{LONGEST, walk};

/// What a person meets in a puzzle. All of it is the same for all forms of the puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Features {
    /// How many givens there are.
    pub givens: usize,
    /// How long one looks for singles, in units of a place that is seen as well as the last one of a box: the sum over the
    /// placements of 1/(v + 0.2)², where v says how well all that can be placed at this time is seen together. What is never placed counts as
    /// if nothing were seen.
    pub looking: f64,
    /// At how many states there is nothing to be seen in a box.
    pub without_box: f64,
    /// How many cells are open when singles end for the first time.
    pub open: u32,
    /// How often locked candidates are needed.
    pub locked: u32,
    /// How often pairs are needed.
    pub pairs: u32,
    /// How often triples are needed.
    pub triples: u32,
    /// How often X-Wings or Swordfish are needed.
    pub fish: u32,
    /// How often one has to assume something that singles contradict.
    pub assumptions: u32,
    /// How many rounds of singles one has to follow for these, all together: of each the shortest.
    pub rounds: u32,
    /// How many cells are still open when none of that eliminates anything.
    pub left: u32,
}

/// What a step beyond singles counts: locked candidates 1.
const PAIR: u32 = 2;
const TRIPLE: u32 = 4;
const FISH: u32 = 4;
/// With 1 more for each round of singles that one has to follow.
const ASSUMPTION: u32 = 4;
/// For each cell that nothing fills.
const LEFT: u32 = 3;

impl Features {
    /// The terms of the model: their names in its table, and what they are.
    pub const TERMS: [(&str, &str); 4] = [
        ("looking", "log(1 + how long one looks for singles)"),
        ("without_box", "states without anything to be seen in a box"),
        ("empty", "empty cells"),
        ("beyond", "the square root of what is needed beyond singles"),
    ];

    /// How much these are.
    #[expect(clippy::cast_precision_loss, reason = "there are 81 cells")]
    pub fn terms(&self) -> [f64; Self::TERMS.len()] {
        let empty = 81_usize.saturating_sub(self.givens) as f64;
        [self.looking.ln_1p(), self.without_box, empty, f64::from(self.beyond()).sqrt()]
    }

    /// What is needed beyond singles: 1 for locked candidates, 2 for pairs, 4 for triples and fish, 4 for an assumption and 1
    /// for each round of singles until it is contradicted, 3 for each cell that is open when none of that goes on. All steps
    /// of the easiest kind that is there are taken at once, and count once.
    pub const fn beyond(&self) -> u32 {
        self.locked
            + PAIR * self.pairs
            + TRIPLE * self.triples
            + FISH * self.fish
            + ASSUMPTION * self.assumptions
            + self.rounds
            + LEFT * self.left
    }

    /// Those of a puzzle.
    ///
    /// Sixteen players walk through its canonical form, each with random numbers that are always the same.
    pub fn of(clues: &Clues) -> Self {
        let mut board = Board::new(&canonical(clues).form);
        let mut features = Self { givens: clues.len(), ..Self::default() };
        for part in 0.. {
            let way = walk(&board, part);
            features.looking += way.looking;
            features.without_box += way.without_box;
            board.close();
            if board.is_solved() {
                break;
            }
            if part == 0 {
                features.open = board.open.count_ones();
            }
            let Some(kind) = step(&mut board) else {
                features.left = board.open.count_ones();
                features.looking += f64::from(features.left) * LONGEST;
                break;
            };
            features.count(kind);
        }
        features
    }

    fn count(&mut self, kind: Kind) {
        match kind {
            Kind::Locked => self.locked += 1,
            Kind::Pair => self.pairs += 1,
            Kind::Triple => self.triples += 1,
            Kind::Fish => self.fish += 1,
            Kind::Assumption(rounds) => {
                self.assumptions += 1;
                self.rounds += u32::try_from(rounds).unwrap_or(u32::MAX);
            }
        }
    }
}
