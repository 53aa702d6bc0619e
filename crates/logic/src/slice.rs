//! What of many steps is needed for an end: the slice of a path.
//!
//! Since every step carries its proof, it is known what it relies upon: the candidates of its truths that were
//! false by then. So a set of steps leads somewhere if each can be taken when what it needs is done, whatever the
//! order in which the steps were found.

use core::cmp::Reverse;
use std::collections::HashMap;

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, Grid, House, Sector};
use ninerooks_proof::{Cover, Deduction, Proof, Reason};
use ninerooks_step::{Path, Step};

use crate::search::refutation::told_again;

/// In how many orders the steps are left out, by cost with more or less noise.
const ORDERS: u64 = 16;

/// Where a path is to lead.
pub(crate) enum Goal {
    /// To this state.
    State(Box<Grid>),
    /// To where it is decided whether a candidate is true.
    Decided(Candidate),
    /// To a sector without candidates.
    Contradiction,
}

impl Goal {
    /// Whether it is reached.
    pub(crate) fn is_reached(&self, grid: &Grid) -> bool {
        match self {
            Self::State(end) => grid.live() == end.live() && grid.solved() == end.solved(),
            Self::Decided(candidate) => {
                !grid.is_live(*candidate) || grid.value(candidate.cell()).is_some()
            }
            Self::Contradiction => grid.contradiction().is_some(),
        }
    }

    /// Whether it is reached, as far as candidates that are false say so.
    fn is_dead(&self, dead: &CandidateSet) -> bool {
        match self {
            Self::State(end) => *dead | *end.live() == CandidateSet::ALL,
            Self::Decided(candidate) => dead.contains(*candidate),
            Self::Contradiction => leaves_nothing(dead),
        }
    }

    /// Whether a step places what is to be decided.
    fn is_placed_by(&self, step: &Step) -> bool {
        matches!(self, Self::Decided(asked) if step.placements().any(|placed| placed == *asked))
    }

    /// Whether a step may be left out: on the way to the end every cell needs its single.
    fn may_lack(&self, step: &Step) -> bool {
        !matches!(self, Self::State(_)) || !step.is_single()
    }
}

/// Whether some sector has no candidate but these.
fn leaves_nothing(dead: &CandidateSet) -> bool {
    let live = CandidateSet::ALL - *dead;
    let somewhere = Digit::ALL.into_iter().fold(CellSet::EMPTY, |cells, d| cells | live[d]);
    let is_without =
        |digit: Digit| House::all().into_iter().any(|h| live[digit].is_disjoint(h.cells()));
    somewhere != CellSet::ALL || Digit::ALL.into_iter().any(is_without)
}

/// A step, and what it relies upon.
struct Link {
    step: Step,
    cost: u64,
    /// The candidates that have to be false.
    needs: CandidateSet,
    /// Those that were false when it was found: with these it was right.
    had: CandidateSet,
    /// Those that are false after it.
    gives: CandidateSet,
}

/// Steps of which some lead from a state to a goal.
pub(crate) struct Pool {
    start: Grid,
    links: Vec<Link>,
    known: HashMap<(CandidateSet, CandidateSet), usize>,
}

impl Pool {
    pub(crate) fn new(start: &Grid) -> Self {
        Self { start: *start, links: Vec::new(), known: HashMap::new() }
    }

    /// Where its steps begin.
    pub(crate) const fn start(&self) -> &Grid {
        &self.start
    }

    /// How many steps are in.
    pub(crate) fn len(&self) -> usize {
        self.links.len()
    }

    /// Puts a step of `grid` in. Of two that need the same and give the same the cheaper one stays.
    pub(crate) fn push(&mut self, grid: &Grid, step: Step, cost: u64) {
        let link = Link::of(grid, step, cost);
        let at = *self.known.entry((link.needs, link.gives)).or_insert(self.links.len());
        match self.links.get_mut(at) {
            None => self.links.push(link),
            Some(same) if link.cost < same.cost => *same = link,
            Some(_) => {}
        }
    }

    /// The cheapest path among these steps that is found, if one leads to the goal.
    pub(crate) fn simplified(&mut self, goal: &Goal) -> Option<Path> {
        loop {
            let kept = self.needed(goal)?;
            let (path, refused) = self.in_order(&kept, goal, |link| link.cost);
            if refused.is_none() {
                return goal.is_reached(&path.end).then_some(path);
            }
            // Where more is false than when it was found, an assumption may fail before its proof says so:
            // then the steps are taken as they were found.
            let (path, refused) = self.in_order(&kept, goal, |_| 0);
            let Some(refused) = refused else {
                return goal.is_reached(&path.end).then_some(path);
            };
            // What a step needs was taken for too little: now it is what it had.
            let link = self.links.get_mut(refused)?;
            if link.needs == link.had {
                return None;
            }
            link.needs = link.had;
        }
    }

    /// The steps without which the goal is not reached. What is left out first may make another one needed: so
    /// this is done in several orders, and the cheapest rest counts.
    fn needed(&self, goal: &Goal) -> Option<Vec<usize>> {
        let all: Vec<usize> = (0..self.links.len()).collect();
        if !self.reaches(&all, goal) {
            return None;
        }
        let others = all.iter().rev().filter(|at| goal.may_lack(&self.links[**at].step));
        let mut tried: Vec<usize> = others.copied().collect();
        let mut best = self.without(&all, &tried, goal);
        for order in 0..ORDERS {
            tried.sort_by_key(|at| Reverse(self.links[*at].cost * (256 + noise(order, *at))));
            let kept = self.without(&all, &tried, goal);
            if self.cost(&kept) < self.cost(&best) {
                best = kept;
            }
        }
        tried.sort_by_key(|at| Reverse(self.links[*at].cost));
        while let Some(better) = self.substituted(&all, &tried, &best, goal) {
            best = better;
        }
        Some(best)
    }

    /// A cheaper choice than the `best` so far, where one of its steps, the dearest first, has a substitute.
    fn substituted(
        &self,
        all: &[usize],
        dearest_first: &[usize],
        best: &[usize],
        goal: &Goal,
    ) -> Option<Vec<usize>> {
        let is_kept = |at: &usize| best.binary_search(at).is_ok();
        let (kept, others): (Vec<usize>, Vec<usize>) =
            dearest_first.iter().partition(|at| is_kept(at));
        kept.iter().find_map(|at| {
            let rest = kept.iter().filter(|other| *other != at);
            let tried: Vec<usize> = [at].into_iter().chain(&others).chain(rest).copied().collect();
            let kept = self.without(all, &tried, goal);
            (self.cost(&kept) < self.cost(best)).then_some(kept)
        })
    }

    fn cost(&self, kept: &[usize]) -> u64 {
        kept.iter().map(|at| self.links[*at].cost).sum()
    }

    /// These steps but those of `tried` that are not needed when they are left out in this order. Since a step
    /// more never hurts, several are left out at once where they can be.
    fn without(&self, all: &[usize], tried: &[usize], goal: &Goal) -> Vec<usize> {
        let mut kept = all.to_vec();
        let (mut tried, mut many) = (tried, tried.len());
        while !tried.is_empty() {
            many = many.min(tried.len());
            let (some, others) = tried.split_at(many);
            let mut is_out = vec![false; self.links.len()];
            for &at in some {
                is_out[at] = true;
            }
            let rest: Vec<usize> = kept.iter().copied().filter(|&at| !is_out[at]).collect();
            if self.reaches(&rest, goal) {
                (kept, tried, many) = (rest, others, 2 * many);
            } else if many > 1 {
                many /= 2;
            } else {
                tried = others;
            }
        }
        kept
    }

    /// Whether these steps lead to the goal, each taken as soon as it is possible.
    fn reaches(&self, steps: &[usize], goal: &Goal) -> bool {
        let mut dead = CandidateSet::ALL - *self.start.live();
        let mut left = steps.to_vec();
        loop {
            let (before, mut is_decided) = (left.len(), false);
            left.retain(|&at| {
                let link = &self.links[at];
                let is_possible = (link.needs - dead).is_empty();
                if is_possible {
                    dead |= link.gives;
                    is_decided |= goal.is_placed_by(&link.step);
                }
                !is_possible
            });
            if is_decided || goal.is_dead(&dead) {
                return true;
            }
            if left.len() == before {
                return false;
            }
        }
    }

    /// The steps in order: of those that are possible the one of the lowest rank, and of these the first. And the
    /// step that the checker refuses, if it does.
    fn in_order(
        &self,
        kept: &[usize],
        goal: &Goal,
        rank: impl Fn(&Link) -> u64,
    ) -> (Path, Option<usize>) {
        let mut path = Path::new(self.start);
        let mut left: Vec<(u64, usize)> =
            kept.iter().map(|&at| (rank(&self.links[at]), at)).collect();
        left.sort_unstable();
        let is_possible = |grid: &Grid, at: usize| self.links[at].is_possible(grid);
        while let Some(next) = left.iter().position(|&(_, at)| is_possible(&path.end, at)) {
            let (_, at) = left.remove(next);
            let mut step = told_again(&path.end, self.links[at].step.clone());
            step.actions.retain(|action| {
                let mut after = path.end;
                action.apply(&mut after);
                after != path.end
            });
            if step.actions.is_empty() {
                continue;
            }
            if step.check(&path.end).is_err() {
                return (path, Some(at));
            }
            path.push(step);
            if goal.is_reached(&path.end) {
                break;
            }
        }
        (path, None)
    }
}

/// A number below 256 that looks random and is always the same; 0 in the first order.
fn noise(order: u64, at: usize) -> u64 {
    if order == 0 {
        return 0;
    }
    let mixed = (order << 32 ^ at as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 56
}

impl Link {
    fn of(grid: &Grid, step: Step, cost: u64) -> Self {
        let had = CandidateSet::ALL - *grid.live();
        let needs = needs(&step.proof).map_or(had, |sectors| {
            let needed = sectors.into_iter().flat_map(|sector| *sector.candidates());
            needed.filter(|&candidate| had.contains(candidate)).collect()
        });
        let mut after = Grid::default();
        step.apply(&mut after);
        let gives = CandidateSet::ALL - *after.live();
        Self { step, cost, needs, had, gives }
    }

    fn is_possible(&self, grid: &Grid) -> bool {
        (self.needs & *grid.live()).is_empty()
    }
}

/// The sectors that must not have more candidates than they had, for the proof to hold and for the step to look
/// as it did. Nothing where that is not known, as for patterns.
fn needs(proof: &Proof) -> Option<Vec<Sector>> {
    let mut sectors = Vec::new();
    for reason in proof.lemmas.iter().map(|lemma| &lemma.by).chain([&proof.then]) {
        reasons(reason, &mut sectors)?;
    }
    Some(sectors)
}

fn reasons(reason: &Reason, sectors: &mut Vec<Sector>) -> Option<()> {
    match reason {
        Reason::Covers(covers) => covers.iter().for_each(|cover| truths(cover, sectors)),
        Reason::Rookeries(_) => return None,
        Reason::Refute(refutation) => {
            for disproof in &refutation.disproofs {
                sectors.push(disproof.conflict);
                deductions(&disproof.deductions, sectors)?;
            }
        }
        Reason::Cases(cases) => {
            sectors.extend(cases.truth.sector());
            for branch in &cases.branches {
                sectors.extend(branch.conflict);
                deductions(&branch.deductions, sectors)?;
            }
        }
        Reason::Guardians(guardians) => sectors.extend(&guardians.sectors),
        Reason::Symmetry(_) | Reason::Rules | Reason::Fillings(_) => {}
    }
    Some(())
}

fn deductions(deductions: &[Deduction], sectors: &mut Vec<Sector>) -> Option<()> {
    deductions.iter().try_for_each(|deduction| {
        match deduction {
            Deduction::Only(sector) => sectors.push(*sector),
            Deduction::Cover { cover, .. } => truths(cover, sectors),
            Deduction::Inner { by, .. } => return reasons(by, sectors),
        }
        Some(())
    })
}

fn truths(cover: &Cover, sectors: &mut Vec<Sector>) {
    sectors.extend(cover.truths().filter_map(|(fact, _)| fact.sector()));
}
