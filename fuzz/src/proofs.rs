//! Proofs: any at all, and true ones with changes that may make them wrong.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{
    Action, Branch, CandidateCover, Cases, Cover, Deduction, Deletion, Disproof, Fact,
    GuardedPatterns, MAX_DEPTH, Pattern, PatternCover, PatternTerm, Proof, Reason, Refutation,
    RookeryProof, Term,
};

use crate::grids::Drawn;
use crate::lemmas;
use crate::source::Source;

/// Any actions, some of them on candidates that are not live.
pub(crate) fn actions(grid: &Grid, source: &mut Source<'_>) -> Vec<Action> {
    source.some(6, |source| {
        let candidate = live(grid, source);
        if source.once_in(4) { Action::Place(candidate) } else { Action::Eliminate(candidate) }
    })
}

/// A candidate, mostly a live one.
pub(crate) fn live(grid: &Grid, source: &mut Source<'_>) -> Candidate {
    if source.once_in(8) {
        return source.candidate();
    }
    let sector = source.sector();
    let candidates: Vec<Candidate> = grid.live_in(sector).collect();
    source.choose(&candidates).copied().unwrap_or_else(|| sector.candidates()[0])
}

/// A candidate that is true in the known solution, where there is one.
pub(crate) fn truth(drawn: &Drawn, source: &mut Source<'_>) -> Candidate {
    let cell = source.cell();
    let digit = drawn.solution.and_then(|solution| solution.value(cell));
    digit.map_or_else(|| live(&drawn.grid, source), |digit| Candidate::new(digit, cell))
}

/// Any proof.
pub(crate) fn any(grid: &Grid, source: &mut Source<'_>) -> Proof {
    let lemmas = if source.once_in(3) {
        source.some(3, |source| lemmas::lemma(grid, source)).into()
    } else {
        Box::default()
    };
    Proof { lemmas, then: reason(grid, source, 0) }
}

/// Any reason, with no more than `MAX_DEPTH` + 1 of them inside each other.
pub(crate) fn reason(grid: &Grid, source: &mut Source<'_>, depth: usize) -> Reason {
    match source.byte() % 12 {
        0 | 1 => Reason::Covers(cover(grid, source).into()),
        2 => Reason::Covers(source.some(4, |source| cover(grid, source)).into()),
        3 | 4 => Reason::Refute(Refutation {
            disproofs: source.some(4, |source| disproof(grid, source, depth)).into(),
        }),
        5 => Reason::Cases(cases(grid, source, depth)),
        6 => Reason::Guardians(Box::new(lemmas::guardians(grid, source))),
        7 => Reason::Symmetry(lemmas::symmetry(source)),
        10 => Reason::Rules,
        11 => Reason::Fillings(u16::from(source.byte() % 4)),
        _ => Reason::Rookeries(RookeryProof {
            deletions: source.some(12, |source| deletion(grid, source)).into(),
        }),
    }
}

/// A cover: of random terms, or of truths with links chosen so that they are covered.
pub(crate) fn cover(grid: &Grid, source: &mut Source<'_>) -> Cover {
    if source.once_in(3) {
        let term = |source: &mut Source<'_>| Term { fact: fact(source), weight: source.weight() };
        return Cover { scale: source.weight(), terms: source.some(12, term).into() };
    }
    let truths = source.some(4, Source::sector);
    let mut links: Vec<Sector> = Vec::new();
    for truth in &truths {
        for candidate in grid.live_in(*truth) {
            let is_linked = links.iter().any(|link| link.contains(candidate));
            if !is_linked && links.len() < 12 {
                let sectors = candidate.sectors();
                links.push(sectors[usize::from(source.byte()) % 4]);
            }
        }
    }
    let mut cover = Cover::new(&truths, &links);
    if source.once_in(6) {
        let lemma = Term::new(fact(source), source.weight().signum());
        cover.terms = cover.terms.iter().copied().chain([lemma]).collect();
    }
    if source.once_in(4) {
        cover.scale = source.weight();
    }
    cover
}

/// A sector, or now and then a lemma that there may be.
fn fact(source: &mut Source<'_>) -> Fact {
    if source.once_in(4) {
        Fact::Lemma(u16::from(source.byte() % 4))
    } else {
        source.sector().into()
    }
}

fn deduction(grid: &Grid, source: &mut Source<'_>, depth: usize) -> Deduction {
    if depth <= MAX_DEPTH && source.once_in(8) {
        let by = Box::new(reason(grid, source, depth + 1));
        return Deduction::Inner { by, actions: actions(grid, source).into() };
    }
    if !source.once_in(4) {
        return Deduction::Only(source.sector());
    }
    let cover = cover(grid, source);
    Deduction::Cover { cover, eliminates: source.some(4, |source| live(grid, source)).into() }
}

fn deductions(grid: &Grid, source: &mut Source<'_>, depth: usize) -> Box<[Deduction]> {
    source.some(12, |source| deduction(grid, source, depth)).into()
}

fn disproof(grid: &Grid, source: &mut Source<'_>, depth: usize) -> Disproof {
    let assumes = if source.once_in(4) {
        actions(grid, source).into()
    } else {
        Box::new([Action::Place(live(grid, source))]) as Box<[Action]>
    };
    Disproof { assumes, deductions: deductions(grid, source, depth), conflict: source.sector() }
}

fn cases(grid: &Grid, source: &mut Source<'_>, depth: usize) -> Cases {
    let truth = source.sector();
    let mut branches: Vec<Branch> = grid
        .live_in(truth)
        .map(|candidate| Branch {
            candidate,
            deductions: deductions(grid, source, depth),
            conflict: source.once_in(2).then(|| source.sector()),
        })
        .collect();
    if source.once_in(8) {
        branches.pop();
    }
    let truth = if source.once_in(8) { fact(source) } else { truth.into() };
    Cases { truth, branches: branches.into() }
}

fn deletion(grid: &Grid, source: &mut Source<'_>) -> Deletion {
    let patterns = |source: &mut Source<'_>| source.some(4, Source::pattern).into_boxed_slice();
    match source.byte() % 5 {
        0 => Deletion::Cover(Box::new(PatternCover {
            scale: source.weight(),
            terms: source
                .some(8, |source| PatternTerm {
                    equation: source.equation(),
                    weight: source.weight(),
                })
                .into(),
            targets: patterns(source),
        })),
        1 => Deletion::Candidates(Box::new(CandidateCover {
            cover: cover(grid, source),
            targets: patterns(source),
        })),
        2 => Deletion::Pattern {
            pattern: source.pattern(),
            by: source.some(4, Source::equation).into(),
        },
        3 => Deletion::Pair {
            first: source.pattern(),
            second: source.pattern(),
            by: source.equation(),
        },
        _ => Deletion::Guarded(Box::new(GuardedPatterns {
            by: lemmas::guardians(grid, source),
            targets: patterns(source),
        })),
    }
}

/// Changes one thing of a proof.
pub(crate) fn change(proof: &mut Proof, drawn: &Drawn, source: &mut Source<'_>) {
    let grid = &drawn.grid;
    if source.once_in(8) {
        change_list(&mut proof.lemmas, source, |lemma, source| {
            *lemma = lemmas::lemma(grid, source);
        });
    }
    match &mut proof.then {
        Reason::Covers(covers) => {
            let count = covers.len();
            if let Some(cover) = covers.get_mut(source.below(count)) {
                change_cover(cover, source);
            }
        }
        Reason::Refute(refutation) => {
            change_list(&mut refutation.disproofs, source, |disproof, source| {
                match source.byte() % 6 {
                    0 => disproof.assumes = Box::new([Action::Place(live(grid, source))]),
                    1 => disproof.assumes = Box::new([Action::Place(truth(drawn, source))]),
                    2 => disproof.conflict = source.sector(),
                    _ => change_deductions(&mut disproof.deductions, grid, source),
                }
            });
        }
        Reason::Cases(cases) if source.once_in(6) => cases.truth = fact(source),
        Reason::Cases(cases) => {
            change_list(&mut cases.branches, source, |branch, source| match source.byte() % 6 {
                0 => branch.candidate = live(grid, source),
                1 => branch.conflict = source.once_in(2).then(|| source.sector()),
                _ => change_deductions(&mut branch.deductions, grid, source),
            });
        }
        Reason::Rookeries(proof) => {
            change_list(&mut proof.deletions, source, |deletion, source| {
                change_deletion(deletion, grid, source);
            });
        }
        Reason::Guardians(guardians) => lemmas::change_guardians(guardians, grid, source),
        Reason::Symmetry(symmetry) => lemmas::change_symmetry(symmetry, source),
        Reason::Rules => {}
        Reason::Fillings(lemma) => *lemma = u16::from(source.byte() % 4),
    }
}

/// Changes one item of a list, or takes one out, doubles one, or moves one.
pub(crate) fn change_list<T: Clone>(
    list: &mut Box<[T]>,
    source: &mut Source<'_>,
    change: impl Fn(&mut T, &mut Source<'_>),
) {
    let mut items = list.to_vec();
    if items.is_empty() {
        return;
    }
    let (one, other) = (source.below(items.len()), source.below(items.len()));
    match source.byte() % 8 {
        0 => drop(items.remove(one)),
        1 => items.insert(other, items[one].clone()),
        2 => items.swap(one, other),
        _ => change(&mut items[one], source),
    }
    *list = items.into();
}

fn change_cover(cover: &mut Cover, source: &mut Source<'_>) {
    if source.once_in(8) {
        cover.scale = source.weight();
        return;
    }
    if source.once_in(4) {
        let term = Term::new(source.sector(), source.weight());
        cover.terms = cover.terms.iter().copied().chain([term]).collect();
        return;
    }
    change_list(&mut cover.terms, source, |term, source| match source.byte() % 3 {
        0 => term.weight = source.weight(),
        1 => term.fact = fact(source),
        _ => term.weight = term.weight.saturating_neg(),
    });
}

fn change_deductions(list: &mut Box<[Deduction]>, grid: &Grid, source: &mut Source<'_>) {
    change_list(list, source, |deduction, source| match deduction {
        Deduction::Only(sector) => *sector = source.sector(),
        Deduction::Cover { cover, eliminates } => {
            if source.once_in(3) {
                let more = [live(grid, source)];
                *eliminates = eliminates.iter().copied().chain(more).collect();
            } else {
                change_cover(cover, source);
            }
        }
        Deduction::Inner { actions, .. } => {
            change_list(actions, source, |action, source| {
                *action = Action::Eliminate(live(grid, source));
            });
        }
    });
}

fn change_deletion(deletion: &mut Deletion, grid: &Grid, source: &mut Source<'_>) {
    fn change_targets(targets: &mut Box<[Pattern]>, source: &mut Source<'_>) {
        change_list(targets, source, |target, source| *target = source.pattern());
    }
    match deletion {
        Deletion::Cover(cover) => match source.byte() % 4 {
            0 => cover.scale = source.weight(),
            1 => change_targets(&mut cover.targets, source),
            _ => change_list(&mut cover.terms, source, |term, source| {
                if source.once_in(2) {
                    term.weight = source.weight();
                } else {
                    term.equation = source.equation();
                }
            }),
        },
        Deletion::Candidates(proof) if source.once_in(3) => {
            change_targets(&mut proof.targets, source);
        }
        Deletion::Candidates(proof) => change_cover(&mut proof.cover, source),
        Deletion::Pattern { pattern, by } => match source.byte() % 3 {
            0 => *pattern = source.pattern(),
            _ => change_list(by, source, |equation, source| *equation = source.equation()),
        },
        Deletion::Pair { first, second, by } => match source.byte() % 4 {
            0 => *first = source.pattern(),
            1 => *second = source.pattern(),
            2 => core::mem::swap(first, second),
            _ => *by = source.equation(),
        },
        Deletion::Guarded(proof) if source.once_in(2) => {
            lemmas::change_guardians(&mut proof.by, grid, source);
        }
        Deletion::Guarded(proof) => change_targets(&mut proof.targets, source),
    }
}
