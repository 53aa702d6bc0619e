//! Random proofs in POM-space, and what their rules say when they are followed in the plainest way.

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, CellSet, Digit, Grid, Rookery};
use ninerooks_proof::{
    Action, CandidateCover, Cover, Deletion, Equation, Pattern, PatternCover, PatternTerm, Proof,
    RookeryProof, check,
};

use super::covers;
use super::small::{Counts, Rng, Small};

const EACH: usize = 200;

pub(crate) fn run(numbers: &mut Rng, proofs: usize) -> Counts {
    Counts::of(numbers, proofs, |small, numbers, counts| {
        let state = State::new(&small.grid);
        for _ in 0..EACH {
            judge(small, state.clone(), numbers, counts);
        }
    })
}

fn judge(small: &Small, mut state: State, numbers: &mut Rng, counts: &mut Counts) {
    let mut deletions = Vec::new();
    let mut follows = true;
    for _ in 0..=numbers.below(4) {
        let mut deletion = state.draw(&small.grid, numbers);
        for _ in 0..8 {
            if state.allows(&small.grid, &deletion) {
                break;
            }
            deletion = state.draw(&small.grid, numbers);
        }
        follows &= state.allows(&small.grid, &deletion);
        state.delete(&deletion);
        deletions.push(deletion);
    }
    let mut actions = Vec::new();
    for _ in 0..numbers.below(3) {
        let candidate = numbers.pick(&small.open);
        let mut action = Action::Eliminate(candidate);
        if state.holds(Action::Place(candidate)) || numbers.once_in(20) {
            action = Action::Place(candidate);
        }
        if state.holds(action) || numbers.once_in(8) {
            follows &= state.holds(action);
            actions.push(action);
        }
    }
    let proof = Proof::rookeries(RookeryProof { deletions: deletions.clone().into() });
    let verdict = check(&small.grid, &actions, &proof);
    assert_eq!(
        verdict.is_ok(),
        follows,
        "{verdict:?}: {actions:?} by {proof:?} on {:?}",
        small.grid
    );
    if !follows {
        counts.refused += 1;
        return;
    }
    counts.accepted += 1;
    counts.claims += actions.len() + deletions.len();
    for solution in &small.solutions {
        let is_true = |pattern: Pattern| {
            pattern
                .rookery
                .cells()
                .all(|cell| solution.contains(Candidate::new(pattern.digit, cell)))
        };
        for deletion in &deletions {
            let wrong = match deletion {
                Deletion::Pair { first, second, .. } => is_true(*first) && is_true(*second),
                other => targets(other).into_iter().any(is_true),
            };
            assert!(!wrong, "{deletion:?} in {proof:?} on {:?}", small.grid);
        }
        for action in &actions {
            let place = matches!(action, Action::Place(_));
            assert_eq!(solution.contains(action.candidate()), place, "{action} by {proof:?}");
        }
    }
}

fn targets(deletion: &Deletion) -> Vec<Pattern> {
    match deletion {
        Deletion::Cover(cover) => cover.targets.to_vec(),
        Deletion::Candidates(cover) => cover.targets.to_vec(),
        Deletion::Pattern { pattern, .. } => vec![*pattern],
        Deletion::Pair { .. } => Vec::new(),
        Deletion::Guarded(proof) => proof.targets.to_vec(),
    }
}

fn is_in(pattern: Pattern, equation: Equation) -> bool {
    match equation {
        Equation::Cell(cell) => pattern.rookery.cells().contains(cell),
        Equation::Digit(digit) => pattern.digit == digit,
    }
}

/// What is known, as lists.
#[derive(Clone)]
struct State {
    all: Vec<Pattern>,
    alive: Vec<Pattern>,
    parted: BTreeSet<(Pattern, Pattern)>,
}

impl State {
    fn new(grid: &Grid) -> Self {
        let rookeries: Vec<(Rookery, CellSet)> =
            Rookery::all().map(|rookery| (rookery, rookery.cells())).collect();
        let live = |digit: Digit| {
            let live =
                rookeries.iter().filter(move |(_, cells)| cells.is_subset(grid.live()[digit]));
            live.map(move |&(rookery, _)| Pattern { digit, rookery })
        };
        let all: Vec<Pattern> = Digit::ALL.into_iter().flat_map(live).collect();
        Self { alive: all.clone(), all, parted: BTreeSet::new() }
    }

    fn is_beside(&self, a: Pattern, b: Pattern) -> bool {
        let is_apart = a.digit != b.digit && a.rookery.cells().is_disjoint(b.rookery.cells());
        a == b && !self.parted.contains(&(a, b))
            || is_apart && !self.parted.contains(&(a.min(b), a.max(b)))
    }

    /// Whether there is a choice, one from each equation, of patterns that stand beside each other
    /// and beside those chosen already.
    fn choice(&self, chosen: &mut Vec<Pattern>, by: &[Equation]) -> bool {
        let Some((&first, rest)) = by.split_first() else { return true };
        for &pattern in self.alive.iter().filter(|&&pattern| is_in(pattern, first)) {
            if chosen.iter().all(|&other| self.is_beside(pattern, other)) {
                chosen.push(pattern);
                let found = self.choice(chosen, rest);
                chosen.pop();
                if found {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the rule of the deletion holds.
    fn allows(&self, grid: &Grid, deletion: &Deletion) -> bool {
        match deletion {
            Deletion::Cover(cover) => {
                let weight = |pattern: &Pattern| -> i16 {
                    let of = cover.terms.iter().filter(|term| is_in(*pattern, term.equation));
                    of.map(|term| term.weight).sum()
                };
                let bound: i16 = cover.terms.iter().map(|term| term.weight).sum();
                cover.scale >= 1
                    && bound < cover.scale
                    && self.alive.iter().all(|pattern| weight(pattern) >= 0)
                    && cover.targets.iter().all(|target| weight(target) >= cover.scale)
            }
            Deletion::Candidates(proof) => {
                let CandidateCover { cover, targets } = &**proof;
                let weight = |c: &Candidate| -> i64 {
                    let of = cover
                        .terms
                        .iter()
                        .filter(|term| term.fact.sector().is_some_and(|s| s.contains(*c)));
                    of.map(|term| i64::from(term.weight)).sum()
                };
                let scale = i64::from(cover.scale);
                let fits = |target: &Pattern| {
                    let cells = target.rookery.cells();
                    let own = |c: &Candidate| c.digit() == target.digit && cells.contains(c.cell());
                    let beside =
                        |c: &Candidate| c.digit() != target.digit && !cells.contains(c.cell());
                    grid.live().iter().filter(own).map(|c| weight(&c)).sum::<i64>() >= scale
                        && grid.live().iter().filter(beside).all(|c| weight(&c) >= 0)
                };
                cover.rank() < scale && targets.iter().all(fits)
            }
            Deletion::Pattern { pattern, by } => {
                !self.all.contains(pattern) || !self.choice(&mut vec![*pattern], by)
            }
            Deletion::Pair { first, second, by } => {
                !self.all.contains(first)
                    || !self.all.contains(second)
                    || !self.choice(&mut vec![*first, *second], &[*by])
            }
            Deletion::Guarded(_) => false,
        }
    }

    fn delete(&mut self, deletion: &Deletion) {
        if let &Deletion::Pair { first, second, .. } = deletion {
            self.parted.insert((first.min(second), first.max(second)));
        }
        let targets = targets(deletion);
        self.alive.retain(|pattern| !targets.contains(pattern));
    }

    fn holds(&self, action: Action) -> bool {
        let candidate = action.candidate();
        let mut patterns = self.alive.iter().filter(|pattern| pattern.digit == candidate.digit());
        let is_place = matches!(action, Action::Place(_));
        patterns.all(|pattern| pattern.rookery.cells().contains(candidate.cell()) == is_place)
    }

    fn draw(&self, grid: &Grid, numbers: &mut Rng) -> Deletion {
        let pick = |numbers: &mut Rng| {
            if self.alive.is_empty() || numbers.once_in(30) {
                let rookery = Rookery::from_index(numbers.below(46_656));
                return Pattern { digit: Digit::from_index(numbers.below(9)), rookery };
            }
            numbers.pick(&self.alive)
        };
        let equation = |numbers: &mut Rng| {
            let index = if numbers.once_in(2) { 81 + numbers.below(9) } else { numbers.below(81) };
            Equation::from_index(index)
        };
        match numbers.below(5) {
            0 => {
                let by = (0..=numbers.below(3)).map(|_| equation(numbers)).collect();
                Deletion::Pattern { pattern: pick(numbers), by }
            }
            1 | 2 => Deletion::Pair {
                first: pick(numbers),
                second: pick(numbers),
                by: equation(numbers),
            },
            3 => {
                let (mut cover, _) = covers::draw(grid, numbers);
                if numbers.once_in(3) {
                    let sector = ninerooks_board::Sector::from_index(numbers.below(324));
                    cover = Cover { scale: 0, ..Cover::new(&[sector], &[]) };
                }
                let targets = (0..numbers.below(3)).map(|_| pick(numbers)).collect();
                Deletion::Candidates(Box::new(CandidateCover { cover, targets }))
            }
            _ => {
                let truth = equation(numbers);
                let cover = self.draw_cover(numbers, truth);
                let weight = |pattern: &Pattern| -> i16 {
                    let of = cover.terms.iter().filter(|term| is_in(*pattern, term.equation));
                    of.map(|term| term.weight).sum()
                };
                let mut eliminated = self.alive.clone();
                eliminated.retain(|pattern| weight(pattern) >= cover.scale);
                eliminated.truncate(numbers.below(4));
                if numbers.once_in(20) {
                    eliminated.push(pick(numbers));
                }
                Deletion::Cover(Box::new(PatternCover { targets: eliminated.into(), ..cover }))
            }
        }
    }

    fn draw_cover(&self, numbers: &mut Rng, truth: Equation) -> PatternCover {
        let mut terms = vec![PatternTerm { equation: truth, weight: -1 }];
        if numbers.once_in(2) {
            let digit = Equation::from_index(81 + numbers.below(9));
            terms.push(PatternTerm { equation: digit, weight: -1 });
        }
        let sloppy = numbers.once_in(4);
        for &pattern in &self.alive {
            let of = terms.iter().filter(|term| is_in(pattern, term.equation));
            let lack: i16 = -of.map(|term| term.weight).sum::<i16>();
            if lack > 0 && !(sloppy && numbers.once_in(4)) {
                let cells: Vec<_> = pattern.rookery.cells().collect();
                let equation = if numbers.once_in(6) {
                    Equation::Digit(pattern.digit)
                } else {
                    Equation::Cell(numbers.pick(&cells))
                };
                terms.push(PatternTerm { equation, weight: lack });
            }
        }
        let rank: i16 = terms.iter().map(|term| term.weight).sum();
        let near =
            if numbers.once_in(6) { i16::try_from(numbers.below(3)).unwrap() - 1 } else { 0 };
        PatternCover { scale: rank + 1 + near, terms: terms.into(), targets: Box::default() }
    }
}
