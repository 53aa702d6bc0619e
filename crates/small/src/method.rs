//! The rules that are compared.

use crate::board::{Board, Cells, each};
use crate::simplex::Overflow;
use crate::space::Space;
use crate::state::State;
use crate::sums::{Target, Verdict, decide};
use crate::{basic, pairs, sets, singles};

/// A rule that is applied until nothing changes. Where there is a solution, what it ends with does not depend on the order, and is the larger the more is live:
/// each rule keeps the largest part of a state that is consistent in its sense, and parts that are consistent have a union that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Naked and hidden singles.
    Singles,
    /// Basic POM: a candidate in no pattern of its digit is false, one in all of them is true.
    Basic,
    /// Basic POM with naked singles.
    BasicSingles,
    /// Set logic: the linear rule with candidates for unknowns and sectors for equations.
    Sets,
    /// Pair deletion: path consistency of patterns.
    Pairs,
    /// Sums of pattern equations that show candidates false.
    CandidateSums,
    /// The one rule: sums of pattern equations that show patterns false. Where a sum shows a candidate false, it shows each pattern
    /// through it false, so this contains the one before.
    PatternSums,
}

impl Method {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Singles,
        Self::Basic,
        Self::BasicSingles,
        Self::Sets,
        Self::Pairs,
        Self::CandidateSums,
        Self::PatternSums,
    ];

    /// The name, as it is printed.
    pub fn name(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Basic => "Basic POM",
            Self::BasicSingles => "Basic POM, naked singles",
            Self::Sets => "set logic",
            Self::Pairs => "pair deletion",
            Self::CandidateSums => "sums for candidates",
            Self::PatternSums => "sums for patterns",
        }
    }

    /// The candidates that are left when nothing changes any more.
    ///
    /// # Errors
    /// [`Overflow`], when a linear program is open.
    ///
    /// ```
    /// use ninerooks_small::{Board, Method, State};
    ///
    /// let board = Board::new(2, 2);
    /// let state = State::parse(&board, "12 12 . .  . . . .  . . . .  . . . .")?;
    /// let left = |method: Method| method.closure(&board, &state).map(|state| state.candidates());
    /// assert_eq!(left(Method::Singles), Ok(60)); // nothing
    /// assert_eq!(left(Method::Sets), Ok(48)); // the pair
    /// # Ok::<(), String>(())
    /// ```
    pub fn closure(self, board: &Board, state: &State) -> Result<State, Overflow> {
        match self {
            Self::Singles => {
                let mut state = state.clone();
                singles::all(board, &mut state);
                Ok(state)
            }
            Self::Basic => Ok(basic::closure(board, state, false)),
            Self::BasicSingles => Ok(basic::closure(board, state, true)),
            Self::Sets => sets::closure(board, state),
            Self::Pairs => Ok(pairs::closure(board, state)),
            Self::CandidateSums => sums(board, state, false).map(|rounds| rounds.space.state()),
            Self::PatternSums => {
                consistent(board, state, &mut Vec::new()).map(|space| space.state())
            }
        }
    }
}

/// What sums leave, and how they came to it.
#[derive(Clone, Debug)]
pub struct Rounds {
    /// The patterns that are left.
    pub space: Space,
    /// How many candidates were live before each round.
    pub candidates: Vec<u32>,
}

/// Deletes by sums in rounds: each asks for all candidates, and where no sum shows one false, for all patterns if these are wanted. Between
/// them there are Basic POM and naked singles. So does the profile `pom-sums` on the board of nine.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn sums(board: &Board, state: &State, patterns_too: bool) -> Result<Rounds, Overflow> {
    let mut space = Space::new(board, state);
    let mut state = state.clone();
    let mut before = Vec::new();
    loop {
        settle(board, &mut state, &mut space);
        if state.is_solved(board) || state.is_empty_somewhere(board) {
            return Ok(Rounds { space, candidates: before });
        }
        let candidates = (0..board.size()).flat_map(|digit| {
            each(state.of(digit)).map(move |cell| Target::Candidate { digit, cell })
        });
        let mut refuted = refuted(board, &space, candidates.collect())?;
        if refuted.is_empty() && patterns_too {
            refuted = self::refuted(board, &space, patterns(&space))?;
        }
        if refuted.is_empty() {
            return Ok(Rounds { space, candidates: before });
        }
        before.push(state.candidates());
        for target in refuted {
            match target {
                Target::Candidate { digit, cell } => state.eliminate(digit, cell),
                Target::Pattern { digit, pattern } => {
                    space.retain(digit, |&other| other != pattern);
                }
            }
        }
    }
}

/// The patterns that are left by sums for patterns. The pool has points that are known, and those that were found are added; what is
/// not live is taken out.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn consistent(
    board: &Board,
    state: &State,
    pool: &mut Vec<Verdict>,
) -> Result<Space, Overflow> {
    let mut space = Space::new(board, state);
    let mut state = state.clone();
    loop {
        settle(board, &mut state, &mut space);
        if state.is_solved(board) || state.is_empty_somewhere(board) {
            return Ok(space);
        }
        pool.retain(|verdict| verdict.is_live(&space));
        let before = space.len();
        for target in patterns(&space) {
            if pool.iter().any(|verdict| verdict.also_allows(target)) {
                continue;
            }
            match decide(board, &space, target)? {
                Verdict::False(_) => {
                    space.retain(target.digit(), |&other| !target.has(target.digit(), other));
                    pool.retain(|verdict| verdict.is_live(&space));
                }
                possible @ Verdict::Possible { .. } => pool.push(possible),
            }
        }
        if space.len() == before {
            return Ok(space);
        }
    }
}

/// Basic POM and naked singles, as long as they change anything.
fn settle(board: &Board, state: &mut State, space: &mut Space) {
    loop {
        let before = (state.candidates(), space.len());
        basic::tighten(board, state, space, true);
        if before == (state.candidates(), space.len()) {
            return;
        }
    }
}

/// Each live pattern as a target.
fn patterns(space: &Space) -> Vec<Target> {
    let of = |(digit, patterns): (usize, &Vec<Cells>)| {
        patterns.iter().map(move |&pattern| Target::Pattern { digit, pattern }).collect::<Vec<_>>()
    };
    space.each().iter().enumerate().flat_map(of).collect()
}

/// The targets that a sum shows false. A point that makes one true often does so for others, which need not be asked then.
fn refuted(board: &Board, space: &Space, targets: Vec<Target>) -> Result<Vec<Target>, Overflow> {
    let mut open: Vec<Option<Target>> = targets.into_iter().map(Some).collect();
    let mut out = Vec::new();
    for n in 0..open.len() {
        let Some(target) = open[n] else { continue };
        let verdict = decide(board, space, target)?;
        if let Verdict::False(_) = verdict {
            out.push(target);
        }
        for other in &mut open[n..] {
            if other.is_some_and(|other| verdict.also_allows(other)) {
                *other = None;
            }
        }
    }
    Ok(out)
}
