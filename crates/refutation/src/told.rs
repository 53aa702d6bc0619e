//! What was found, told line by line on its grid, without anything that can be left out; and as a proof.

use std::rc::Rc;

use ninerooks_board::{Candidate, Cell, Grid, Sector};
use ninerooks_proof::{Action, Cover, Deduction, Disproof, Reason};
use ninerooks_step::{Refutation, RefutationLine};

use crate::board::narrow;
use crate::tree::{Tree, What};

/// A refutation that was found on this grid, with no line that it holds without. Nothing if it does not hold.
pub(crate) fn told(grid: &Grid, tree: &Tree) -> Option<Refutation> {
    if grid.value(Cell::from_index(usize::from(tree.candidate) % 81)).is_some() {
        return None;
    }
    let mut refutation = retold(grid, tree)?;
    cut_back(grid, &mut refutation);
    Some(refutation)
}

/// The same refutation on a grid on which more, or less, may be known, if it holds there.
pub(crate) fn again(grid: &Grid, refutation: &Refutation) -> Option<Refutation> {
    told(grid, &tree(refutation))
}

/// A refutation as it was found.
fn tree(of: &Refutation) -> Tree {
    let deductions = of.lines.iter().map(|line| match line {
        RefutationLine::Only { sector, .. } => What::Only(number(*sector)),
        RefutationLine::Locked { base, cover, .. } => {
            What::Locked { truth: number(*base), link: number(*cover) }
        }
        RefutationLine::Refuted(inner) => What::Refuted(Rc::new(tree(inner))),
    });
    let (candidate, conflict) = (narrow(of.target.index()), number(of.conflict));
    Tree { candidate, deductions: deductions.collect(), conflict, length: 0 }
}

fn number(sector: Sector) -> u16 {
    narrow(sector.index())
}

/// The lines on a grid on which more may be known than where it was found: then some lines say nothing new, and the end may come
/// sooner.
fn retold(grid: &Grid, tree: &Tree) -> Option<Refutation> {
    let mut under = *grid;
    let target = Candidate::from_index(usize::from(tree.candidate));
    under.place(target);
    let mut lines = Vec::with_capacity(tree.deductions.len());
    let conflict = retell(&mut under, tree, &mut lines)?;
    Some(Refutation { target, lines: lines.into(), conflict })
}

/// Adds the lines and says which sector is empty in the end.
fn retell(under: &mut Grid, tree: &Tree, lines: &mut Vec<RefutationLine>) -> Option<Sector> {
    for what in &tree.deductions {
        match what {
            What::Assumed => {}
            What::Only(number) => {
                let sector = sector(*number);
                if under.in_sector(sector) == 0 {
                    return Some(sector);
                }
                let candidate = under.only_in(sector)?;
                if under.value(candidate.cell()).is_none() {
                    lines.push(RefutationLine::Only { sector, candidate });
                    under.place(candidate);
                }
            }
            What::Locked { truth, link } => {
                let (base, cover) = (sector(*truth), sector(*link));
                if under.in_sector(base) == 0 {
                    return Some(base);
                }
                if under.live_in(base).any(|c| !cover.contains(c)) {
                    return None;
                }
                let eliminates: Box<[Candidate]> =
                    under.live_in(cover).filter(|c| !base.contains(*c)).collect();
                if !eliminates.is_empty() {
                    eliminates.iter().for_each(|gone| under.eliminate(*gone));
                    lines.push(RefutationLine::Locked { base, cover, eliminates });
                }
            }
            What::Refuted(inner) => {
                let target = Candidate::from_index(usize::from(inner.candidate));
                if !under.is_live(target) {
                    continue;
                }
                if under.value(target.cell()).is_some() {
                    // It is true by now: what was wrong with that is wrong here.
                    return retell(under, inner, lines);
                }
                lines.push(RefutationLine::Refuted(retold(under, inner)?));
                under.eliminate(target);
            }
        }
    }
    let conflict = sector(tree.conflict);
    (under.in_sector(conflict) == 0).then_some(conflict)
}

/// Leaves out every line without which it still holds, the last first, and does the same inside, until nothing is left to be
/// left out.
fn cut_back(grid: &Grid, refutation: &mut Refutation) {
    loop {
        let before = refutation.length();
        let mut lines = core::mem::take(&mut refutation.lines).into_vec();
        let holds = |lines: &[RefutationLine], own: &Refutation| {
            holds(grid, own.target, lines, own.conflict)
        };
        for at in (0..lines.len()).rev() {
            let line = lines.remove(at);
            if !holds(&lines, refutation) {
                lines.insert(at, line);
                while let Some(fewer) = shorter_list(&lines[at], |line| {
                    let mut changed = lines.clone();
                    changed[at] = line;
                    holds(&changed, refutation)
                }) {
                    lines[at] = fewer;
                }
            }
        }
        let mut under = *grid;
        under.place(refutation.target);
        for line in &mut lines {
            if let RefutationLine::Refuted(inner) = line {
                cut_back(&under, inner);
            }
            line.follow(&mut under);
        }
        refutation.lines = lines.into();
        if refutation.length() == before {
            return;
        }
    }
}

/// Locked candidates with one elimination less that are still enough.
fn shorter_list(
    line: &RefutationLine,
    is_enough: impl Fn(RefutationLine) -> bool,
) -> Option<RefutationLine> {
    let RefutationLine::Locked { base, cover, eliminates } = line else { return None };
    if eliminates.len() < 2 {
        return None;
    }
    (0..eliminates.len()).find_map(|at| {
        let mut fewer = eliminates.to_vec();
        fewer.remove(at);
        let line = RefutationLine::Locked { base: *base, cover: *cover, eliminates: fewer.into() };
        is_enough(line.clone()).then_some(line)
    })
}

/// Whether these lines lead from an assumption to an empty sector.
fn holds(grid: &Grid, target: Candidate, lines: &[RefutationLine], conflict: Sector) -> bool {
    if !grid.is_live(target) || grid.value(target.cell()).is_some() {
        return false;
    }
    let mut under = *grid;
    under.place(target);
    lines.iter().all(|line| {
        let is_right = follows(&under, line);
        line.follow(&mut under);
        is_right
    }) && under.in_sector(conflict) == 0
}

/// Whether a line follows from what is left.
fn follows(under: &Grid, line: &RefutationLine) -> bool {
    match line {
        RefutationLine::Only { sector, candidate } => under.only_in(*sector) == Some(*candidate),
        RefutationLine::Locked { base, cover, eliminates } => {
            let is_open = |c: &Candidate| under.is_live(*c) && under.value(c.cell()).is_none();
            under.live_in(*base).all(|c| cover.contains(c)) && eliminates.iter().all(is_open)
        }
        RefutationLine::Refuted(inner) => holds(under, inner.target, &inner.lines, inner.conflict),
    }
}

/// The proof of a refutation.
pub(crate) fn disproof(of: &Refutation) -> Disproof {
    let deductions = of.lines.iter().map(|line| match line {
        RefutationLine::Only { sector, .. } => Deduction::Only(*sector),
        RefutationLine::Locked { base, cover, eliminates } => {
            let cover = Cover::new(&[*base], &[*cover]);
            Deduction::Cover { cover, eliminates: eliminates.clone() }
        }
        RefutationLine::Refuted(inner) => {
            let refutation = ninerooks_proof::Refutation { disproofs: [disproof(inner)].into() };
            let actions = Box::new([Action::Eliminate(inner.target)]);
            Deduction::Inner { by: Box::new(Reason::Refute(refutation)), actions }
        }
    });
    Disproof::of(of.target, deductions.collect(), of.conflict)
}

fn sector(number: u16) -> Sector {
    Sector::from_index(usize::from(number))
}
