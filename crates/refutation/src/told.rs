//! What was found, told line by line on its grid, without anything that can be left out; and as a proof.

use core::ops::ControlFlow;
use std::rc::Rc;

use ninerooks_board::{Candidate, CandidateSet, Cell, Grid, Sector};
use ninerooks_step::{Refutation, RefutationLine, RuledBy, RuledEnd};

use crate::board::narrow;
use crate::sets::{numbered, numbered_sum, set_of, sum_of};
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

/// The lines that lead to the end of a tree in which nothing is assumed.
pub(crate) fn lines(grid: &Grid, tree: &Tree) -> Vec<RefutationLine> {
    let (mut under, mut lines) = (*grid, Vec::new());
    // Where the end comes sooner than it did when the tree was found, these are enough.
    let _ = retell(&mut under, tree, &mut lines);
    lines
}

/// A refutation as it was found.
fn tree(of: &Refutation) -> Tree {
    let deductions = of.lines.iter().map(|line| match line {
        RefutationLine::Only { sector, .. } => What::Only(number(*sector)),
        RefutationLine::Ruled { set, .. } => What::Only(numbered(usize::from(*set))),
        RefutationLine::Locked { base, cover, .. } => {
            What::Locked { truth: number(*base), link: number(*cover) }
        }
        RefutationLine::Summed { sum, .. } => What::Summed(*sum),
        RefutationLine::Refuted(inner) => What::Refuted(Rc::new(tree(inner))),
    });
    let by_rule = of.by_rule.as_ref().map(|end| match end.by {
        RuledBy::OneOf(set) => numbered(usize::from(set)),
        RuledBy::Sum(sum) => numbered_sum(sum),
    });
    let conflict = by_rule.unwrap_or_else(|| number(of.conflict));
    let candidate = narrow(of.target.index());
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
    let end = retell(&mut under, tree, &mut lines)?;
    let (conflict, by_rule) = match end {
        End::Sector(sector) => (sector, None),
        End::Rule(by) => {
            let (cell, eliminates) = some_open_cell(&under)?;
            (cell, Some(RuledEnd { by, eliminates }))
        }
    };
    Some(Refutation { target, lines: lines.into(), conflict, by_rule })
}

/// What is empty in the end.
enum End {
    Sector(Sector),
    /// What a rule says.
    Rule(RuledBy),
}

/// The candidates that are left of a set of a rule.
pub(crate) fn left_of(grid: &Grid, set: u16) -> CandidateSet {
    let set = grid.rules().one_of().get(usize::from(set));
    set.map_or(CandidateSet::EMPTY, |set| set.candidates & *grid.live())
}

/// The candidates that a sum has no room for; nothing where it cannot be filled at all. As the checker sees it, who goes through
/// all fillings; where these are many, as a board does.
fn no_room(grid: &Grid, sum: u16) -> Option<CandidateSet> {
    const MOST_POSITIONS: usize = 5_000;
    let own = grid.rules().all_sums().nth(usize::from(sum))?;
    let (mut work, mut some) = (MOST_POSITIONS, CandidateSet::EMPTY);
    let looked = own.sum.fillings(grid.live(), grid.rules(), &mut work, &mut |filling| {
        for &candidate in filling {
            some.insert(candidate);
        }
        ControlFlow::Continue(())
    });
    if looked.is_ok() {
        let cells = own.sum.cells();
        let has_no_room = |c: &Candidate| cells.contains(c.cell()) && !some.contains(*c);
        return (!some.is_empty()).then(|| grid.open().filter(has_no_room).collect());
    }
    let gone = own.no_room(|cell| grid.digits(cell))?;
    Some(gone.iter().filter(|candidate| !grid.solved().contains(candidate.cell())).collect())
}

/// Whether nothing is left of what a rule says.
fn is_broken(grid: &Grid, by: RuledBy) -> bool {
    match by {
        RuledBy::OneOf(set) => left_of(grid, set).is_empty(),
        RuledBy::Sum(sum) => no_room(grid, sum).is_none(),
    }
}

/// A cell without a digit, and its candidates.
fn some_open_cell(grid: &Grid) -> Option<(Sector, Box<[Candidate]>)> {
    let open = Cell::all().find(|cell| grid.value(*cell).is_none())?;
    Some((open.sector(), grid.live_in(open.sector()).collect()))
}

/// The other candidates of a candidate's cell.
fn others(grid: &Grid, candidate: Candidate) -> Box<[Candidate]> {
    grid.live_in(candidate.cell().sector()).filter(|other| *other != candidate).collect()
}

/// Adds the lines and says what is empty in the end.
fn retell(under: &mut Grid, tree: &Tree, lines: &mut Vec<RefutationLine>) -> Option<End> {
    for what in &tree.deductions {
        match what {
            What::Assumed => {}
            What::Only(number) if set_of(*number).is_some() => {
                let set = narrow(set_of(*number)?);
                let left = left_of(under, set);
                let Some(candidate) = left.iter().next() else {
                    return Some(End::Rule(RuledBy::OneOf(set)));
                };
                if left.len() > 1 {
                    return None;
                }
                if under.value(candidate.cell()).is_none() {
                    let eliminates = others(under, candidate);
                    lines.push(RefutationLine::Ruled { set, candidate, eliminates });
                    under.place(candidate);
                }
            }
            What::Only(number) => {
                let sector = sector(*number);
                if under.in_sector(sector) == 0 {
                    return Some(End::Sector(sector));
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
                    return Some(End::Sector(base));
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
            What::Summed(sum) => {
                let Some(gone) = no_room(under, *sum) else {
                    return Some(End::Rule(RuledBy::Sum(*sum)));
                };
                let eliminates: Box<[Candidate]> = gone.iter().collect();
                if !eliminates.is_empty() {
                    eliminates.iter().for_each(|gone| under.eliminate(*gone));
                    lines.push(RefutationLine::Summed { sum: *sum, eliminates });
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
    let by = set_of(tree.conflict).map(|set| RuledBy::OneOf(narrow(set)));
    if let Some(by) = by.or_else(|| sum_of(tree.conflict).map(RuledBy::Sum)) {
        return is_broken(under, by).then_some(End::Rule(by));
    }
    let conflict = sector(tree.conflict);
    (under.in_sector(conflict) == 0).then_some(End::Sector(conflict))
}

/// Leaves out every line without which it still holds, the last first, and does the same inside, until nothing is left to be
/// left out.
fn cut_back(grid: &Grid, refutation: &mut Refutation) {
    loop {
        let before = refutation.length();
        let mut lines = core::mem::take(&mut refutation.lines).into_vec();
        let holds = |lines: &[RefutationLine], own: &Refutation| holds(grid, own, lines);
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
            match line {
                RefutationLine::Refuted(inner) => cut_back(&under, inner),
                // What was excluded by a line that has been left out is left again.
                RefutationLine::Ruled { candidate, eliminates, .. } => {
                    *eliminates = others(&under, *candidate);
                }
                RefutationLine::Only { .. }
                | RefutationLine::Locked { .. }
                | RefutationLine::Summed { .. } => {}
            }
            line.follow(&mut under);
        }
        if let Some(end) = &mut refutation.by_rule
            && let Some((cell, eliminates)) = some_open_cell(&under)
        {
            (refutation.conflict, end.eliminates) = (cell, eliminates);
        }
        refutation.lines = lines.into();
        if refutation.length() == before {
            return;
        }
    }
}

/// A line with one elimination less that is still enough.
fn shorter_list(
    line: &RefutationLine,
    is_enough: impl Fn(RefutationLine) -> bool,
) -> Option<RefutationLine> {
    let (RefutationLine::Locked { eliminates, .. } | RefutationLine::Summed { eliminates, .. }) =
        line
    else {
        return None;
    };
    if eliminates.len() < 2 {
        return None;
    }
    (0..eliminates.len()).find_map(|at| {
        let mut fewer = eliminates.to_vec();
        fewer.remove(at);
        let mut line = line.clone();
        if let RefutationLine::Locked { eliminates, .. }
        | RefutationLine::Summed { eliminates, .. } = &mut line
        {
            *eliminates = fewer.into();
        }
        is_enough(line.clone()).then_some(line)
    })
}

/// Whether these lines lead from an assumption to an empty sector, or an empty set of a rule.
fn holds(grid: &Grid, own: &Refutation, lines: &[RefutationLine]) -> bool {
    let target = own.target;
    if !grid.is_live(target) || grid.value(target.cell()).is_some() {
        return false;
    }
    let mut under = *grid;
    under.place(target);
    let is_right = lines.iter().all(|line| {
        let is_right = follows(&under, line);
        line.follow(&mut under);
        is_right
    });
    is_right
        && match &own.by_rule {
            Some(end) => is_broken(&under, end.by),
            None => under.in_sector(own.conflict) == 0,
        }
}

/// Whether a line follows from what is left.
fn follows(under: &Grid, line: &RefutationLine) -> bool {
    match line {
        RefutationLine::Only { sector, candidate } => under.only_in(*sector) == Some(*candidate),
        RefutationLine::Locked { base, cover, eliminates } => {
            let is_open = |c: &Candidate| under.is_live(*c) && under.value(c.cell()).is_none();
            under.live_in(*base).all(|c| cover.contains(c)) && eliminates.iter().all(is_open)
        }
        RefutationLine::Ruled { set, candidate, .. } => {
            left_of(under, *set) == [*candidate].into_iter().collect()
        }
        RefutationLine::Summed { sum, eliminates } => {
            no_room(under, *sum).is_none_or(|gone| eliminates.iter().all(|c| gone.contains(*c)))
        }
        RefutationLine::Refuted(inner) => holds(under, inner, &inner.lines),
    }
}

fn sector(number: u16) -> Sector {
    Sector::from_index(usize::from(number))
}
