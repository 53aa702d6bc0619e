//! The search for the refutation that is worth most.

use std::rc::Rc;

use crate::board::{Board, Conflict};
use crate::needs::Needs;
use crate::plan::Plan;
use crate::quick::{Limits, Quick, ROUNDS};
use crate::tables::CANDIDATES;
use crate::tree::Tree;
use crate::worth::{Aim, Worth};

/// With so many refutations it is looked at what the next one is worth.
const FIRSTS: usize = 4;
/// How many candidates the smallest sector has at most that one is refuted of by more than what follows at once: one of two to
/// four alternatives, as people branch.
const MOST_RIVALS: u32 = 4;
/// So many refutations inside are offered at a time, the shortest first.
const OFFERS: usize = 20;
/// So many candidates are tried by refutations in refutations in refutations.
const DEEP_TRIES: usize = 10;
/// A refutation with another one inside counts so much more than this one's deductions at least.
const LEAST: u32 = 3;
/// How many assumptions stand at the same time at most inside the first one. The checker allows as many.
pub(crate) const MOST_DEPTH: u32 = 3;
/// No refutation is longer.
pub(crate) const MOST_LENGTH: u32 = 400;

/// A refutation that was found.
pub(crate) struct Found {
    pub(crate) tree: Tree,
    /// How many candidates fewer there are when it is used.
    gain: u32,
}

/// Its length, and how many candidates fewer there are when it is used.
type Rank = (u32, u32);

impl Found {
    const fn rank(&self) -> Rank {
        (self.tree.length, self.gain)
    }

    /// The length up to which a refutation that gains so much is worth more.
    fn most(&self, worth: Worth, gain: u32) -> u32 {
        let lengths: Vec<u32> = (0..=MOST_LENGTH).collect();
        let is_better =
            |length: &u32| worth.is_more((*length, gain), (self.tree.length, self.gain));
        u32::try_from(lengths.partition_point(is_better)).unwrap_or(MOST_LENGTH).saturating_sub(1)
    }
}

/// The candidates that lead to no conflict at once.
type Fits = [bool; CANDIDATES];

/// A refutation for use outside: what it counts there, and what it needs.
type Offer = (u32, Tree, Needs);

/// See the [module](self).
pub(crate) struct Search {
    worth: Worth,
    /// Whether any candidate may be refuted inside, and not only one of two alternatives.
    is_wide: bool,
    /// How many inferences and assumptions were looked at.
    pub(crate) work: u64,
    /// How many may be.
    pub(crate) most: u64,
}

impl Search {
    pub(crate) const fn new(aim: Aim, most: u64) -> Self {
        Self { worth: aim.worth, is_wide: aim.is_wide, work: 0, most }
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.work >= self.most
    }

    /// The refutation that is worth most together with the one that is worth most behind it.
    pub(crate) fn best(&mut self, board: &Board) -> Option<Found> {
        let firsts = self.leaders(board, FIRSTS);
        if firsts.len() < 2 {
            return firsts.into_iter().next();
        }
        let mut best: Option<(Rank, Found)> = None;
        for first in firsts {
            let Some(after) = board.without(usize::from(first.tree.candidate)) else { continue };
            let second = self.leaders(&after, 1).into_iter().next();
            let (length, gain) = second.map_or((0, 0), |second| second.rank());
            let rank = (first.tree.length + length, first.gain + gain);
            if best.as_ref().is_none_or(|(known, _)| self.worth.is_more(rank, *known)) {
                best = Some((rank, first));
            }
        }
        best.map(|(_, first)| first)
    }

    /// What shows that a board has no solution: deductions up to a conflict where nothing is assumed, of no more than `most` inferences;
    /// with refutations among them, in which other assumptions stand `depth` deep. The candidate of the tree says nothing.
    pub(crate) fn broken(&mut self, board: &Board, depth: u32, most: u32) -> Option<Tree> {
        let mut under = board.as_it_is();
        self.work += under.work;
        let conflict = self.close(&mut under, depth, most)?;
        Some(under.tree(0, &conflict).0).filter(|tree| tree.length <= most)
    }

    /// The refutations of the board's candidates that are worth most, the best first. Of those that need refutations inside only
    /// candidates with few rivals are tried, and refutations in refutations only where there is nothing else.
    fn leaders(&mut self, board: &Board, count: usize) -> Vec<Found> {
        let mut leaders: Vec<Found> = Vec::new();
        let quick = Quick::of(board);
        let mut trial = quick.clone();
        let mut gains: [Option<Option<u32>>; CANDIDATES] = [None; CANDIDATES];
        for depth in 0..=MOST_DEPTH {
            for candidate in board.open() {
                if self.is_over() || depth > 0 && board.rivals(candidate) > MOST_RIVALS {
                    continue;
                }
                if depth == 0 && trial.assume(&quick, candidate, Limits::NONE) {
                    self.work += 1 + trial.work;
                    continue;
                }
                let gain = &mut gains[candidate];
                let gain =
                    *gain.get_or_insert_with(|| gain_of(board, candidate, &quick, &mut trial));
                let Some(gain) = gain else { continue };
                let last = leaders.get(count - 1);
                let most = last.map_or(MOST_LENGTH, |last| last.most(self.worth, gain));
                if let Some(tree) = self.refute(board, candidate, depth, most) {
                    let found = Found { tree, gain };
                    let worth = self.worth;
                    let is_better = |known: &Found| !worth.is_more(found.rank(), known.rank());
                    let at = leaders.partition_point(is_better);
                    leaders.insert(at, found);
                    leaders.truncate(count);
                }
            }
            if depth > 0 && !leaders.is_empty() {
                break;
            }
        }
        leaders
    }

    /// A refutation of a candidate that is no longer than `most`, if it is found.
    pub(crate) fn refute(
        &mut self,
        board: &Board,
        candidate: usize,
        depth: u32,
        most: u32,
    ) -> Option<Tree> {
        // There must be room for one inside that has no deductions.
        if depth > 0 && most < 2 {
            return None;
        }
        let mut under = board.assume(candidate, u32::MAX);
        self.work += 1 + under.work;
        let conflict = match under.conflict {
            // It was found before.
            Some(_) if depth > 0 => return None,
            Some(conflict) => conflict,
            None if depth == 0 => return None,
            None => self.close(&mut under, depth, most)?,
        };
        let found = under.tree(candidate, &conflict);
        Some(Plan::of(&found.0).shortened(board, found, &mut self.work).0)
    }

    /// Refutes candidates of a board in which something is assumed, until there is a conflict.
    fn close(&mut self, board: &mut Board, depth: u32, most: u32) -> Option<Conflict> {
        let within = most.saturating_sub(LEAST);
        let limits = Limits { deduction: within, refutation: most };
        let mut fits: Fits = [false; CANDIDATES];
        if depth <= 1 {
            let mut quick = Quick::of(board);
            let may_close = quick.may_close(self.most_rivals(), limits, &mut fits);
            self.work += quick.work;
            if !may_close {
                return None;
            }
        }
        for _ in 0..ROUNDS {
            let mut found = self.offers(board, depth, limits, fits);
            fits = [false; CANDIDATES];
            if found.is_empty() || self.is_over() {
                return None;
            }
            found.sort_by_key(|(cost, tree, _)| (*cost, tree.candidate));
            found.truncate(OFFERS);
            for (_, tree, needs) in found {
                board.offer(Rc::new(tree), needs);
            }
            board.follow(most);
            if board.conflict.is_some() {
                return board.conflict;
            }
        }
        None
    }

    /// Candidates of a board that what follows at once refutes: one of two alternatives each, for then the other one follows.
    /// Where there are none, one that a refutation inside refutes. Those that are known to fit are not.
    fn offers(&mut self, board: &Board, depth: u32, limits: Limits, mut fits: Fits) -> Vec<Offer> {
        let most = limits.deduction;
        let mut found = Vec::new();
        let mut others = Vec::new();
        let quick = Quick::of(board);
        let mut trial = quick.clone();
        for candidate in board.open() {
            if board.rivals(candidate) > self.most_rivals() {
                continue;
            }
            let has_use = depth > 1 && found.is_empty();
            if fits[candidate] && !has_use {
                continue;
            }
            // What counts more than may be followed outside is of no use there, but says that there is something.
            let limits = match depth {
                0 | 1 => limits,
                _ if has_use => Limits::NONE,
                _ => Limits { refutation: u32::MAX, ..limits },
            };
            if trial.assume(&quick, candidate, limits) {
                self.work += 1 + trial.work;
                trial.note_fits(&mut fits);
                if !has_use {
                    continue;
                }
                if board.has_room_for(trial.most_deductions(), most) {
                    others.push((trial.open_count(), candidate, None));
                    continue;
                }
            }
            let under = board.assume(candidate, most);
            self.work += 1 + under.work;
            if let Some(conflict) = under.conflict {
                let (tree, needs) = under.tree(candidate, &conflict);
                found.push((board.cost(&needs) + tree.length, tree, needs));
            } else if has_use {
                others.push((under.open_count(), candidate, Some(under)));
            }
        }
        if found.is_empty() {
            // Where the fewest are open, a conflict is nearest.
            others.sort_by_key(|(open, candidate, _)| (*open, *candidate));
            for (_, candidate, under) in others.into_iter().take(DEEP_TRIES) {
                let mut under = under.unwrap_or_else(|| board.assume(candidate, most));
                if let Some(conflict) = self.close(&mut under, depth - 1, most) {
                    let (tree, needs) = under.tree(candidate, &conflict);
                    found.push((board.cost(&needs) + tree.length, tree, needs));
                    break;
                }
            }
        }
        found
    }

    /// How many candidates the smallest sector has at most of a candidate that is refuted inside.
    const fn most_rivals(&self) -> u32 {
        if self.is_wide { 9 } else { 2 }
    }
}

/// How many candidates fewer there are when one is false; nothing where that leaves a sector without candidates.
fn gain_of(board: &Board, candidate: usize, quick: &Quick, trial: &mut Quick) -> Option<u32> {
    if !trial.exclude_in(quick, candidate) {
        return None;
    }
    if board.has_room_for(trial.most_deductions(), u32::MAX) {
        return Some(board.open_count() - trial.open_count());
    }
    board.gain_without(candidate)
}
