//! The classification of Denis Berthier's CSP-Rules: W, B, the depth of T&E, and `BpB`.
//!
//! A *whip* of a target is a chain of sectors: with the target true and what was found in the sectors before, each
//! has one candidate left, and the last one none; each sector has a candidate that sees the one found last. A *braid* is
//! the same without the last condition. T&E(1) assumes a candidate, and singles lead to a contradiction; T&E(2)
//! has T&E(1) inside. What T&E(1) does, braids do.
//!
//! Nothing here depends on the order of candidates: whether a target has a chain of some length is a yes or a no. Of
//! whips all targets go at once, the shortest first. Braids go as they are found: none is lost by what is eliminated.

// What runs on the widest registers is what is inlined there: see `machine`.
#![allow(clippy::inline_always)]

mod bands;
mod digits;
mod machine;
mod rounds;
mod sectors;
mod state;
mod whips;
#[cfg(target_arch = "x86_64")]
mod wide;

use core::fmt;

use ninerooks_board::Grid;
use rounds::Rounds;
use state::{Literal, State};
use whips::{Kind, has};

/// A number that is known, or what it is at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is this.
    Exactly(u8),
    /// It is this or more; the work that is allowed does not say.
    AtLeast(u8),
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(number) => write!(f, "{number}"),
            Self::AtLeast(number) => write!(f, "≥{number}"),
        }
    }
}

/// What CSP-Rules says of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// How often an assumption is made within another, so that singles solve the puzzle: 0 without one. Known up to 2;
    /// no puzzle is known that needs more than 3.
    pub depth: Bound,
    /// The longest whip that is needed, where one assumption at a time does. 0 for singles, 1 for locked candidates.
    pub w: Option<Bound>,
    /// The longest braid that is needed, likewise.
    pub b: Option<Bound>,
    /// The longest braid that is needed within an assumption, where the depth is 2.
    pub bxb: Option<Bound>,
    /// The partial chains that were looked at.
    pub work: u64,
}

/// The work that the programs allow for a puzzle: seconds, with `BxB` some minutes.
pub const WORK: u64 = 1_000_000;

/// Chains of so many sectors are found at once.
const SHORT: usize = 3;

/// Longer chains are not looked for.
const LONGEST: usize = 30;

/// Classifies a puzzle, with so many partial chains at most. With a million the work is
/// done for all but one in many thousand random puzzles; `BpB` may take more.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_rating::csp::{self, Bound};
/// // Nothing is left to do where nothing is known: no assumption leads anywhere.
/// assert_eq!(csp::rate(&Grid::default(), 1000).depth, Bound::AtLeast(3));
/// ```
pub fn rate(grid: &Grid, work: u64) -> Rating {
    let start = State::new(grid);
    let mut left = work;
    let mut rating = Rating { depth: depth(&start), w: None, b: None, bxb: None, work: 0 };
    match rating.depth {
        Bound::Exactly(0) => {
            (rating.w, rating.b) = (Some(Bound::Exactly(0)), Some(Bound::Exactly(0)));
        }
        Bound::Exactly(1) => {
            let (w, stuck) = whips(&start, &mut left);
            (rating.w, rating.b) = (Some(w), Some(braids(&stuck, w, &mut left)));
        }
        Bound::Exactly(_) => rating.bxb = Some(within(&start, &mut left)),
        Bound::AtLeast(_) => {}
    }
    rating.work = work - left;
    rating
}

/// How deep T&E has to go, as far as two: [`Rating::depth`] alone, in milliseconds.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_rating::csp::{Bound, te_depth};
/// assert_eq!(te_depth(&Grid::default()), Bound::AtLeast(3));
/// ```
pub fn te_depth(grid: &Grid) -> Bound {
    depth(&State::new(grid))
}

fn depth(start: &State) -> Bound {
    for depth in 0..=2 {
        let mut state = start.clone();
        if close(&mut state, depth) && state.is_solved() {
            return Bound::Exactly(depth);
        }
    }
    Bound::AtLeast(3)
}

/// The candidates of a state that singles contradict, each with how many rounds of them it takes. The state is where each digit
/// is not false, and the cells that have one.
pub(crate) fn refuted(alive: &[u128; 9], solved: u128) -> Vec<(Literal, usize)> {
    let mut targets = Target::all(&State::of(*alive, solved));
    targets.retain_mut(|target| target.rounds.go_on(ROUNDS));
    let ends = targets.iter().filter_map(|of| Some((of.target, of.rounds.to_the_end()?)));
    ends.collect()
}

/// More rounds of singles than cells are not needed.
const ROUNDS: usize = 81;

/// T&E with assumptions within assumptions; whether there is no contradiction.
fn close(state: &mut State, depth: u8) -> bool {
    if !state.settle() {
        return false;
    }
    let mut changed = depth > 0;
    while changed && !state.is_solved() {
        changed = false;
        for target in state.clone().open() {
            if !state.is_open(target) {
                continue;
            }
            let mut assumed = state.clone();
            assumed.assert(target);
            if !close(&mut assumed, depth - 1) {
                changed = true;
                state.remove(target);
                if !state.settle() {
                    return false;
                }
            }
        }
    }
    true
}

/// A candidate, and what singles make of its assumption round by round.
struct Target {
    target: Literal,
    rounds: Rounds,
}

impl Target {
    fn all(state: &State) -> Vec<Self> {
        let of = |target| {
            let mut assumed = state.clone();
            assumed.assert(target);
            Self { target, rounds: Rounds::new(assumed) }
        };
        state.open().map(of).collect()
    }
}

/// A state that needs longer chains than those that have led to it, and how long these are.
struct Stuck {
    longest: usize,
    state: State,
}

/// The longest whip that is needed, and the states that needed one longer than before.
///
/// What is eliminated may be what a whip was linked by. So the shortest go first, all at once.
#[expect(clippy::cast_possible_truncation, reason = "lengths are small")]
fn whips(start: &State, work: &mut u64) -> (Bound, Vec<Stuck>) {
    let (mut state, mut stuck) = (start.clone(), Vec::new());
    let mut longest = 0;
    while state.settle() && !state.is_solved() {
        let mut targets = Target::all(&state);
        let mut length = 1;
        loop {
            if length > longest && stuck.last().is_none_or(|last: &Stuck| last.longest < longest) {
                stuck.push(Stuck { longest, state: state.clone() });
            }
            if length > LONGEST || targets.is_empty() {
                return (Bound::AtLeast(LONGEST as u8 + 1), stuck);
            }
            let mut gone = Vec::new();
            // Whom singles do not contradict has no chain.
            targets.retain_mut(|target| target.rounds.go_on(length - 1));
            for Target { target, rounds } in &targets {
                if let Some(rounds) = rounds.to_the_end() {
                    match has(&state, *target, Kind::Whip, length, rounds, work) {
                        Some(true) => gone.push(*target),
                        Some(false) => {}
                        None => return (Bound::AtLeast(longest.max(length) as u8), stuck),
                    }
                }
            }
            if !gone.is_empty() {
                for target in gone {
                    state.remove(target);
                }
                longest = longest.max(length);
                break;
            }
            length += 1;
        }
    }
    (Bound::Exactly(longest as u8), stuck)
}

/// The longest braid that is needed, where whips need so long ones and came to these states.
///
/// What is eliminated never takes a braid from another candidate: it is a shorter one then. So whips go first,
/// which are braids, and whatever is found is eliminated at once.
#[expect(clippy::cast_possible_truncation, reason = "lengths are small")]
fn braids(stuck: &[Stuck], w: Bound, work: &mut u64) -> Bound {
    let (Bound::Exactly(most) | Bound::AtLeast(most)) = w;
    let mut stuck = stuck.iter().peekable();
    let Some(first) = stuck.peek() else { return w };
    let mut state = first.state.clone();
    for length in 1..usize::from(most) {
        while let Some(whips) = stuck.next_if(|stuck| stuck.longest <= length) {
            state.keep(&whips.state);
        }
        match braids_solve(&mut state, length, work) {
            Some(true) => return Bound::Exactly(length as u8),
            Some(false) => {}
            None => return Bound::AtLeast(length as u8),
        }
    }
    // Where shorter braids do not do, those that are whips do.
    w
}

/// Whether braids of at most so many sectors solve what is left; otherwise none is left.
fn braids_solve(state: &mut State, most: usize, work: &mut u64) -> Option<bool> {
    'again: while state.settle() && !state.is_solved() {
        let mut targets = Target::all(state);
        for length in (1..=most).filter(|&length| length <= SHORT || length == most) {
            if eliminate(state, &mut targets, length, work)? {
                continue 'again;
            }
        }
        return Some(false);
    }
    Some(true)
}

/// Eliminates the targets that have a braid of at most so many sectors, until there is a contradiction; whether any has one.
fn eliminate(
    state: &mut State,
    targets: &mut Vec<Target>,
    length: usize,
    work: &mut u64,
) -> Option<bool> {
    // Whom singles do not contradict has no chain.
    targets.retain_mut(|target| target.rounds.go_on(length - 1));
    let mut any = false;
    for Target { target, rounds } in targets {
        let Some(rounds) = rounds.to_the_end().filter(|_| state.is_open(*target)) else {
            continue;
        };
        if has(state, *target, Kind::Braid, length, rounds, work)? {
            any = true;
            state.remove(*target);
            if !state.settle() {
                break;
            }
        }
    }
    Some(any)
}

/// The longest braid that is needed within one assumption.
#[expect(clippy::cast_possible_truncation, reason = "lengths are small")]
fn within(start: &State, work: &mut u64) -> Bound {
    for length in 1..=LONGEST {
        match within_at_most(start, length, work) {
            Some(true) => return Bound::Exactly(length as u8),
            Some(false) => {}
            None => return Bound::AtLeast(length as u8),
        }
    }
    Bound::AtLeast(LONGEST as u8 + 1)
}

/// Whether assumptions and braids of at most so many sectors within them solve a puzzle.
fn within_at_most(start: &State, length: usize, work: &mut u64) -> Option<bool> {
    let mut state = start.clone();
    let mut changed = true;
    while changed && state.settle() && !state.is_solved() {
        changed = false;
        for target in state.clone().open() {
            if !state.is_open(target) {
                continue;
            }
            let mut assumed = state.clone();
            assumed.assert(target);
            if contradicts(assumed, length, work)? {
                changed = true;
                state.remove(target);
                if !state.settle() {
                    return Some(false);
                }
            }
        }
    }
    Some(state.is_solved())
}

/// Whether singles and braids of at most so many sectors lead to a contradiction.
fn contradicts(mut state: State, most: usize, work: &mut u64) -> Option<bool> {
    'again: while state.settle() {
        let mut targets = Target::all(&state);
        // Short ones first: they are cheap, and what they eliminate makes others short.
        for length in 1..=most {
            if eliminate(&mut state, &mut targets, length, work)? {
                continue 'again;
            }
        }
        return Some(false);
    }
    Some(true)
}
