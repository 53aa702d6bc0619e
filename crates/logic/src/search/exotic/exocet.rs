//! Exocets, found in POM-space: two base cells of a box and a line, and two target cells, so that every live pattern of a
//! base digit that passes through a base cell passes through a target. The base has two digits, so the targets have the
//! same two, and whatever pattern passes through a target and not through the base is false.
//!
//! With the base cells as truths and the targets as links that is a cover of rank 0. It needs no cross-lines and no
//! companions, so it finds more than the *junior exocets* of the textbook, which are named where their conditions hold.
//!
//! Sources: champagne, "Exotic patterns: Exocet", David P. Bird, "`JExocet` pattern definition", Players' forum 2012–2013.

use ninerooks_board::{CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use ninerooks_proof::{
    Action, Deletion, Equation, Pattern, PatternCover, PatternTerm, Proof, RookeryProof,
};
use ninerooks_rookery::{Live, Space};
use ninerooks_step::{CrossLines, Exocet, ExocetForm, Finding, OverBudget, Shape};

use super::double_exocet::doubles;
use crate::{Findings, Flow, Position};

/// The fewest and the most base digits: two are a naked pair.
const DIGITS: core::ops::RangeInclusive<usize> = 3..=4;
/// How many live patterns are looked at.
const MOST_PATTERNS: usize = 40_000;

/// The exocets of a form: those with the fewest base digits first, then those that eliminate most.
pub(crate) fn find(position: &Position, form: ExocetForm, found: &mut Findings) -> Flow {
    let Some(all) = position.exocets() else {
        found.limit(OverBudget::Work { limit: MOST_PATTERNS as u64 });
        return Flow::Continue(());
    };
    let is_wanted = |finding: &&Finding| match &finding.shape {
        Shape::Exocet(exocet) => exocet.form == form,
        _ => false,
    };
    all.findings.iter().filter(is_wanted).try_for_each(|finding| found.push(finding.clone()))
}

/// The exocets of a position.
#[derive(Debug)]
pub(crate) struct Exocets {
    /// All of them, whether they eliminate something or not.
    pub(crate) all: Vec<Exocet>,
    /// What they eliminate, alone and as pairs.
    findings: Vec<Finding>,
}

/// All exocets of a position; nothing where there are too many patterns.
pub(crate) fn exocets(position: &Position) -> Option<Exocets> {
    let grid = position.grid();
    let space = Space::new(grid, DigitSet::ALL);
    if space.len() > MOST_PATTERNS {
        return None;
    }
    let mut exocets = Vec::new();
    for (base, digits) in bases(position) {
        let patterns: Vec<CellSet> = digits
            .flat_map(|digit| space.of(digit))
            .filter(|live| !live.cells.is_disjoint(base))
            .map(|live| live.cells)
            .collect();
        for targets in targets(&patterns, base) {
            let (form, cross) = named(position, base, targets, digits);
            exocets.push(Exocet { form, digits, base, targets, cross, second: None });
        }
    }
    let alone = |exocet: &Exocet| Some((exocet.clone(), finding(position, &space, exocet)?));
    let mut all: Vec<(Exocet, Finding)> = exocets.iter().filter_map(alone).collect();
    all.extend(doubles(position, &space, &exocets));
    all.sort_by_key(|(exocet, finding)| {
        (exocet.form, exocet.digits.len(), 729 - finding.actions.len())
    });
    // Of several of a base that do the same, or less than another one, the first.
    let mut kept: Vec<(CellSet, CandidateSet, Finding)> = Vec::new();
    for (exocet, finding) in all {
        let gone: CandidateSet = finding.eliminations().collect();
        let does_it = |(base, other, _): &(CellSet, CandidateSet, Finding)| {
            *base == exocet.bases() && (gone - *other).is_empty()
        };
        if !kept.iter().any(does_it) {
            kept.push((exocet.bases(), gone, finding));
        }
    }
    let findings = kept.into_iter().map(|(.., finding)| finding).collect();
    Some(Exocets { all: exocets, findings })
}

/// Two unsolved cells of a box and a line, with their digits.
fn bases(position: &Position) -> impl Iterator<Item = (CellSet, DigitSet)> {
    let grid = position.grid();
    let lines = House::all().filter(|house| house.index() < 18);
    lines
        .flat_map(move |line| {
            (0..9)
                .filter_map(move |block| {
                    let cells = line.cells() & House::block(block).cells();
                    (!cells.is_empty()).then(|| cells.map(move |cell| cells.without(cell)))
                })
                .flatten()
        })
        .filter(move |base| base.is_subset(grid.unsolved()))
        .map(move |base| (base, base.fold(DigitSet::EMPTY, |all, cell| all | grid.digits(cell))))
        .filter(|(_, digits)| DIGITS.contains(&digits.len()))
}

/// The pairs of cells of which each pattern has one; but no cell that all of them have.
fn targets(patterns: &[CellSet], base: CellSet) -> Vec<CellSet> {
    let mut pairs = Vec::new();
    for first in patterns.first().map_or(CellSet::EMPTY, |cells| *cells - base) {
        let mut missing = patterns.iter().filter(|cells| !cells.contains(first));
        let start = missing.next().map_or(CellSet::EMPTY, |cells| *cells - base);
        // Mostly nothing is common to the first few.
        let common = missing.try_fold(start, |common, cells| {
            let common = common & *cells;
            (!common.is_empty()).then_some(common)
        });
        for second in common.unwrap_or_default() {
            let pair = CellSet::from(first).with(second);
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
    }
    pairs
}

/// Deletes what passes through more targets than base cells, and finds which candidates have no pattern then.
fn finding(position: &Position, space: &Space, exocet: &Exocet) -> Option<Finding> {
    let grid = position.grid();
    let (mut actions, mut deleted) = (Vec::new(), Vec::new());
    for digit in Digit::ALL {
        let all = space.of(digit).iter();
        let (gone, left): (Vec<&Live>, Vec<&Live>) =
            all.partition(|live| excludes(exocet, live.cells));
        let left = left.iter().fold(CellSet::EMPTY, |all, live| all | live.cells);
        let out = (space.possible(digit) - left) & grid.places(digit);
        if !out.is_empty() {
            actions
                .extend(out.flat_map(|cell| cell.candidates(digit.into())).map(Action::Eliminate));
            deleted.extend(gone.iter().map(|live| Pattern { digit, rookery: live.rookery }));
        }
    }
    if actions.is_empty() {
        return None;
    }
    let cover = PatternCover {
        scale: 1,
        terms: terms(exocet.base, exocet.targets),
        targets: deleted.into(),
    };
    Some(Finding {
        actions: actions.into_iter().collect(),
        shape: Shape::Exocet(Box::new(exocet.clone())),
        proof: Proof::rookeries(RookeryProof {
            deletions: [Deletion::Cover(Box::new(cover))].into(),
        }),
    })
}

/// Whether a pattern passes through more targets than base cells.
pub(super) fn excludes(exocet: &Exocet, cells: CellSet) -> bool {
    (cells & exocet.targets).len() > (cells & exocet.base).len()
}

/// The cover of an exocet: the base cells are truths, the targets links.
pub(crate) fn terms(base: CellSet, targets: CellSet) -> Box<[PatternTerm]> {
    let term = |cell: Cell, weight| PatternTerm { equation: Equation::Cell(cell), weight };
    let base = base.map(|cell| term(cell, -1));
    base.chain(targets.map(|cell| term(cell, 1))).collect()
}

/// What the textbook calls it. The base is in a line of a chute; what crosses are the lines across it.
fn named(
    position: &Position,
    base: CellSet,
    targets: CellSet,
    digits: DigitSet,
) -> (ExocetForm, CrossLines) {
    let other = (ExocetForm::Other, CrossLines::default());
    let lines = base.common_houses().filter(|house| house.index() < 18).collect::<Vec<_>>();
    let ([line], Some(cell)) = (lines.as_slice(), base.first()) else { return other };
    let line = *line;
    let in_row = line == cell.row();
    let across = |cell: Cell| if in_row { cell.column() } else { cell.row() };
    let chute = (0..9).map(if in_row { House::row } else { House::column });
    let chute = chute.filter(|other| other.index() / 3 == line.index() / 3);
    let chute = chute.fold(CellSet::EMPTY, |all, line| all | line.cells());
    let room = chute - line.cells() - cell.block().cells();
    let inside = targets & room;
    match inside.len() {
        2 => {}
        1 if !chute.is_disjoint(targets - room) => return other,
        1 => return (ExocetForm::Senior, CrossLines::default()),
        _ => return other,
    }
    let both: Vec<Cell> = targets.collect();
    let [one, two] = both[..] else { return other };
    let parallel = |cell: Cell| if in_row { cell.row() } else { cell.column() };
    if one.block() == two.block() || parallel(one) == parallel(two) {
        return other;
    }
    let companion = |target: Cell| (across(target).cells() & room).without(target);
    let mirror = |target: Cell| (parallel(target).cells() & target.block().cells()).without(target);
    let escape = (line.cells() & cell.block().cells()) - base;
    let crossing = targets | escape;
    let lines = crossing.fold(CellSet::EMPTY, |all, cell| all | across(cell).cells()) - chute;
    let cross = CrossLines {
        escape,
        companions: companion(one) | companion(two),
        mirrors: mirror(one) | mirror(two),
        lines,
    };
    let places = |digit: Digit| position.grid().live()[digit];
    let is_junior = digits.into_iter().all(|digit| {
        places(digit).is_disjoint(cross.companions) && two_lines(places(digit) & lines)
    });
    if is_junior { (ExocetForm::Junior, cross) } else { other }
}

/// Whether these are in two lines.
fn two_lines(cells: CellSet) -> bool {
    let lines = || House::all().filter(|house| house.index() < 18);
    lines().any(|one| lines().any(|other| (cells - one.cells() - other.cells()).is_empty()))
}
