//! The order of rules, and the rating that comes of them.

use core::fmt;
use core::ops::ControlFlow;

use ninerooks_board::Grid;

use super::board::Board;
use super::chains::{Engine, Rule};
use super::hint::Hint;
use super::technique::Technique;
use super::{aligned, bug, direct, fish, locking, sets, unique_loops, wings};

/// The first hint, rule by rule.
fn next(board: &Board, engine: &mut Engine) -> Option<Hint> {
    let exclusion = |size, rating| {
        let mut found = None;
        let _ = aligned::exclusions(board, size, rating, &mut |hint| {
            found = Some(hint);
            ControlFlow::Break(())
        });
        found
    };
    direct::hidden_singles(board)
        .next()
        .or_else(|| locking::direct_locking(board).next())
        .or_else(|| sets::direct_hidden(board, 2, 2.0).next())
        .or_else(|| direct::naked_singles(board).next())
        .or_else(|| sets::direct_hidden(board, 3, 2.5).next())
        .or_else(|| locking::locking(board).next())
        .or_else(|| sets::naked(board, 2, 3.0).next())
        .or_else(|| fish::fish(board, 2, 3.2).next())
        .or_else(|| sets::hidden(board, 2, 3.4).next())
        .or_else(|| sets::naked(board, 3, 3.6).next())
        .or_else(|| fish::fish(board, 3, 3.8).next())
        .or_else(|| sets::hidden(board, 3, 4.0).next())
        .or_else(|| wings::xy(board).next())
        .or_else(|| wings::xyz(board).next())
        .or_else(|| unique_loops::unique_loops(board).next())
        .or_else(|| sets::naked(board, 4, 5.0).next())
        .or_else(|| fish::fish(board, 4, 5.2).next())
        .or_else(|| sets::hidden(board, 4, 5.4).next())
        .or_else(|| bug::bug(board))
        .or_else(|| exclusion(2, 6.2))
        .or_else(|| engine.forcing(board))
        .or_else(|| exclusion(3, 7.5))
        .or_else(|| CHAINS.into_iter().find_map(|rule| engine.multiple(board, rule)))
}

/// The rules for chains with several ends, in order.
pub(super) const CHAINS: [Rule; 8] = [
    Rule::NISHIO,
    Rule::MULTIPLE,
    Rule::dynamic(0),
    Rule::dynamic(1),
    Rule::dynamic(2),
    Rule::dynamic(3),
    Rule::dynamic(4),
    Rule::dynamic(5),
];

/// The steps of Sudoku Explainer, one after the other.
pub struct Walk {
    board: Board,
    engine: Engine,
    stuck: bool,
}

impl Walk {
    /// From a state: its values and its live candidates.
    pub fn new(grid: &Grid) -> Self {
        Self::within(grid, u64::MAX)
    }

    /// From a state, with so much work at most: candidates that chains make true or false.
    pub fn within(grid: &Grid, work: u64) -> Self {
        Self { board: Board::new(grid), engine: Engine::new(work), stuck: false }
    }

    /// Whether the work that is allowed did not do, so that there may be more steps.
    pub fn is_exhausted(&self) -> bool {
        self.engine.is_exhausted()
    }

    /// Whether every cell has a digit.
    pub fn is_solved(&self) -> bool {
        self.board.solved == 81
    }

    /// How many candidates chains have made true or false so far.
    pub fn work(&self) -> u64 {
        self.engine.work
    }
}

/// Takes a step; says whether it changed something.
pub(super) fn apply(board: &mut Board, hint: &Hint) -> bool {
    let mut changed = false;
    for candidate in &hint.eliminations {
        let (cell, digit) = (candidate.cell().index(), candidate.digit().index());
        if board.has(cell, digit) {
            board.remove(cell, digit);
            changed = true;
        }
    }
    if let Some(value) = hint.placement {
        let (cell, digit) = (value.cell().index(), value.digit().index());
        // What contradicts itself may place a digit twice; it is not placed again.
        if board.has(cell, digit) {
            board.place(cell, digit);
            changed = true;
        }
    }
    changed
}

impl Iterator for Walk {
    type Item = Hint;

    fn next(&mut self) -> Option<Hint> {
        if self.stuck || self.is_solved() {
            return None;
        }
        // What is found when the work is used up need not be what is first.
        let hint = next(&self.board, &mut self.engine).filter(|_| !self.engine.is_exhausted());
        self.stuck = true;
        if let Some(hint) = &hint {
            self.stuck = !apply(&mut self.board, hint);
        }
        hint
    }
}

/// A rating with one decimal, as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tenths(pub u16);

impl Tenths {
    /// The integer part of ten times the rating and a half.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "ratings are from 0 to 20"
    )]
    pub fn of(rating: f64) -> Self {
        Self(((rating + 0.05) * 10.0) as u16)
    }
}

impl From<Tenths> for f64 {
    fn from(Tenths(tenths): Tenths) -> Self {
        Self::from(tenths) / 10.0
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// How a rating ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The puzzle is solved.
    Solved,
    /// No rule finds anything.
    Stuck,
    /// The work that was allowed is used up.
    Exhausted,
    /// Whoever looked on had seen enough.
    Stopped,
}

/// What Sudoku Explainer says of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The hardest step: ER, or SER.
    pub er: Tenths,
    /// The hardest step until a digit is placed, the one that places it included: EP, the pearl.
    pub ep: Tenths,
    /// The first step: ED, the diamond.
    pub ed: Tenths,
    /// The first steps that are as hard as ER, EP and ED.
    pub techniques: [Option<Technique>; 3],
    /// How many steps there are.
    pub steps: usize,
    /// How it ended. If the work did not do, the ratings are those so far: they are at least that.
    pub end: End,
    /// How many candidates chains have made true or false.
    pub work: u64,
}

/// The work that the programs allow for a puzzle: minutes. The hardest puzzles known need a hundredth.
pub const WORK: u64 = 1 << 30;

/// Rates a puzzle with so much work at most. One that the rules do not solve is 20.0.
///
/// With 10^9 the hardest puzzles known are done; most need less than 10^6.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_rating::se;
/// let mut grid = Grid::default();
/// for (i, c) in ".................1.....2.3...2...4....3.5......41....6.5.6......7.....2..8.91...."
///     .char_indices()
/// {
///     if let Some(digit) = ninerooks_board::Digit::from_char(c) {
///         grid.place(ninerooks_board::Candidate::new(digit, ninerooks_board::Cell::from_index(i)));
///     }
/// }
/// let rating = se::rate(&grid, 1_000_000);
/// assert!(rating.er >= rating.ep && rating.ep >= rating.ed);
/// ```
pub fn rate(grid: &Grid, work: u64) -> Rating {
    rate_each(grid, work, |_, _| ControlFlow::Continue(()))
}

/// Rates a puzzle, and shows each step on the way, with ER, EP and ED so far. Where `show` breaks it off, it ends.
pub fn rate_each(
    grid: &Grid,
    work: u64,
    mut show: impl FnMut(&Hint, [Tenths; 3]) -> ControlFlow<()>,
) -> Rating {
    let mut walk = Walk::within(grid, work);
    let mut collected = Collected::default();
    for hint in walk.by_ref() {
        collected.round(core::slice::from_ref(&hint));
        if show(&hint, collected.tenths()).is_break() {
            return collected.rating(End::Stopped, walk.work());
        }
    }
    let end = match () {
        () if walk.is_solved() => End::Solved,
        () if walk.is_exhausted() => End::Exhausted,
        () => End::Stuck,
    };
    collected.rating(end, walk.work())
}

/// What decides a rating.
type Decided = (f64, Option<Technique>);

/// What the steps so far come to.
#[derive(Default)]
pub(super) struct Collected {
    hardest: Decided,
    pearl: Option<Decided>,
    diamond: Option<Decided>,
    steps: usize,
}

impl Collected {
    /// Steps that are taken at once, and are of one rating.
    pub(super) fn round(&mut self, hints: &[Hint]) {
        let Some(first) = hints.first() else { return };
        self.steps += hints.len();
        if first.rating > self.hardest.0 {
            self.hardest = (first.rating, Some(first.technique));
        }
        self.diamond = self.diamond.or(Some(self.hardest));
        if hints.iter().any(|hint| hint.placement.is_some()) {
            self.pearl = self.pearl.or(Some(self.hardest));
        }
    }

    /// ER, EP and ED so far.
    pub(super) fn tenths(&self) -> [Tenths; 3] {
        let Self { hardest, pearl, diamond, .. } = self;
        let all = [*hardest, pearl.unwrap_or(*hardest), diamond.unwrap_or(*hardest)];
        all.map(|(rating, _)| Tenths::of(rating))
    }

    pub(super) fn rating(self, end: End, work: u64) -> Rating {
        let Self { mut hardest, pearl, diamond, steps } = self;
        if end == End::Stuck {
            hardest.0 = 20.0;
        }
        let all = [hardest, pearl.unwrap_or(hardest), diamond.unwrap_or(hardest)];
        let [er, ep, ed] = all.map(|(rating, _)| Tenths::of(rating));
        let techniques = all.map(|(_, technique)| technique);
        Rating { er, ep, ed, techniques, steps, end, work }
    }
}
