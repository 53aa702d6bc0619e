//! What follows under an assumption, node by node, as somebody wrote it down.
//!
//! Each link is looked at as it is on the grid before the step: a weak one is there where the node before it sees
//! what it excludes, a strong one where the node is all that is left once the node before it is false. What is deduced
//! is deduced in the state under the assumption, where still less is left, so that the proof holds there too.

use ninerooks_board::{Candidate, Cell, CellSet, DigitSet, Grid, House, Sector};
use ninerooks_proof::{Action, Cover, Deduction, Disproof, Reason, Refutation};
use ninerooks_step::PostedNode;

use super::ChainFault;

/// A state under an assumption, and how it came about.
#[derive(Clone)]
pub(super) struct Follow<'a> {
    /// The grid that the step begins with.
    pub(super) before: &'a Grid,
    /// What is left.
    pub(super) grid: Grid,
    pub(super) deductions: Vec<Deduction>,
    /// The sector that has nothing left, when it has come to that.
    pub(super) conflict: Option<Sector>,
}

/// What makes a node true, and what it was read on: the grid without what the node before it names.
#[derive(Clone)]
pub(super) struct Reading {
    pub(super) kind: Kind,
    pub(super) truths: Vec<Sector>,
    pub(super) strict: Grid,
}

/// What holds the candidates of some truths.
#[derive(Clone)]
pub(super) enum Kind {
    /// One truth alone: a candidate, or a group.
    Single,
    /// Cells with as many digits.
    Naked(CellSet),
    /// Digits with as many cells.
    Hidden(CellSet, DigitSet),
    /// As many sectors.
    Held(Vec<Sector>),
}

impl Reading {
    /// This candidate is true.
    pub(super) fn placed(before: &Grid, candidate: Candidate) -> Self {
        let mut strict = *before;
        strict.place(candidate);
        Self { kind: Kind::Single, truths: vec![candidate.cell().sector()], strict }
    }

    /// One of the live candidates of a sector is true.
    pub(super) fn of(grid: &Grid, sector: Sector) -> Self {
        Self { kind: Kind::Single, truths: vec![sector], strict: *grid }
    }

    /// These truths are held by so many links.
    pub(super) fn held(grid: &Grid, truths: Vec<Sector>, links: Vec<Sector>) -> Self {
        Self { kind: Kind::Held(links), truths, strict: *grid }
    }

    /// Whether a candidate is false where this is true.
    pub(super) fn sees(&self, candidate: Candidate) -> bool {
        let all_see = |sector: Sector, only: Option<Candidate>| {
            let wanted = |c: &Candidate| only.is_none_or(|of| of.digit() == c.digit());
            self.strict.live_in(sector).filter(wanted).all(|live| live.sees(candidate))
        };
        let (cell, digit) = (candidate.cell(), candidate.digit());
        match &self.kind {
            Kind::Single => self.truths.iter().all(|&truth| all_see(truth, None)),
            Kind::Naked(cells) => {
                let has = cells.into_iter().any(|cell| self.strict.digits(cell).contains(digit));
                has && !cells.contains(cell)
                    && self.truths.iter().all(|&truth| all_see(truth, Some(candidate)))
            }
            Kind::Hidden(cells, digits) if cells.contains(cell) => !digits.contains(digit),
            Kind::Hidden(_, digits) => {
                let of = |truth: &&Sector| self.strict.live_in(**truth).all(|c| c.digit() == digit);
                digits.contains(digit) && self.truths.iter().filter(of).all(|&t| all_see(t, None))
            }
            Kind::Held(links) => {
                links.iter().any(|link| link.contains(candidate))
                    && !self.truths.iter().any(|truth| truth.contains(candidate))
            }
        }
    }
}

impl<'a> Follow<'a> {
    pub(super) fn new(before: &'a Grid, assumed: Candidate) -> Self {
        let mut grid = *before;
        grid.place(assumed);
        Self { before, grid, deductions: Vec::new(), conflict: None }
    }

    /// The proof that what was assumed is false, where there is a conflict.
    pub(super) fn disproof(self, assumed: Candidate) -> Option<Disproof> {
        Some(Disproof::of(assumed, self.deductions.into(), self.conflict?))
    }

    /// The candidates that a node names, and has before the step.
    pub(super) fn named(&self, node: &PostedNode) -> Vec<Candidate> {
        let cells = node.cells;
        let of = |digit| (cells & self.before.places(digit)).map(move |c| Candidate::new(digit, c));
        node.digits.flat_map(of).collect()
    }

    /// A node is false, since what is true before it sees it. Of several digits those that it sees are.
    pub(super) fn exclude(
        &mut self,
        by: &Reading,
        from: &PostedNode,
        node: &PostedNode,
    ) -> Result<(), ChainFault> {
        let named = self.named(node);
        let seen: DigitSet = node
            .digits
            .filter(|digit| {
                let mut of = named.iter().filter(|c| c.digit() == *digit).peekable();
                of.peek().is_some() && of.all(|&candidate| by.sees(candidate))
            })
            .collect();
        if named.is_empty() {
            return Err(ChainFault::Gone(*node));
        }
        if seen.is_empty() {
            return Err(ChainFault::Apart(*from, *node));
        }
        for candidate in named.into_iter().filter(|candidate| seen.contains(candidate.digit())) {
            if !self.strike(by, candidate) {
                return Err(ChainFault::Apart(*from, *node));
            }
        }
        Ok(())
    }

    /// Has a candidate excluded by what is true; says whether that can be proved.
    pub(super) fn strike(&mut self, by: &Reading, candidate: Candidate) -> bool {
        if self.conflict.is_some() || !self.grid.is_live(candidate) {
            return true;
        }
        if let Some(empty) = self.empty(&by.truths) {
            self.conflict = Some(empty);
            return true;
        }
        if self.grid.solved().contains(candidate.cell()) {
            return false;
        }
        if let Some(links) = self.links(&by.kind, &by.truths, Some(candidate)) {
            let is_link = links.iter().any(|link| link.contains(candidate));
            let is_truth = by.truths.iter().any(|truth| truth.contains(candidate));
            let is_hidden = matches!(by.kind, Kind::Hidden(..));
            if links.len() == by.truths.len() && is_link && (!is_truth || is_hidden) {
                let cover = Cover::new(&by.truths, &links);
                self.by_cover(cover, vec![candidate]);
                return true;
            }
        }
        let mut inner = Self { deductions: Vec::new(), ..self.clone() };
        inner.grid.place(candidate);
        inner.contradict(&by.kind, &by.truths);
        let Some(disproof) = inner.disproof(candidate) else { return false };
        let by = Reason::Refute(Refutation { disproofs: Box::new([disproof]) });
        let actions: Box<[Action]> = Box::new([Action::Eliminate(candidate)]);
        actions.iter().for_each(|action| action.apply(&mut self.grid));
        self.deductions.push(Deduction::Inner { by: by.into(), actions });
        true
    }

    /// A cover that excludes candidates, together with what it has just excluded.
    fn by_cover(&mut self, cover: Cover, mut eliminates: Vec<Candidate>) {
        for &candidate in &eliminates {
            self.grid.eliminate(candidate);
        }
        if let Some(Deduction::Cover { cover: last, eliminates: already }) =
            self.deductions.last_mut()
            && *last == cover
        {
            eliminates.splice(0..0, already.iter().copied());
            *already = eliminates.into();
            return;
        }
        self.deductions.push(Deduction::Cover { cover, eliminates: eliminates.into() });
    }

    fn empty(&self, truths: &[Sector]) -> Option<Sector> {
        truths.iter().copied().find(|&truth| self.grid.in_sector(truth) == 0)
    }

    /// The sectors that hold all live candidates of the truths, and `target` where it can be.
    fn links(
        &self,
        kind: &Kind,
        truths: &[Sector],
        target: Option<Candidate>,
    ) -> Option<Vec<Sector>> {
        let live = || truths.iter().flat_map(|&truth| self.grid.live_in(truth));
        match kind {
            Kind::Single => {
                let is_link = |sector: &Sector| {
                    !truths.contains(sector) && live().all(|candidate| sector.contains(candidate))
                };
                let sectors = target.into_iter().flat_map(Candidate::sectors);
                sectors.into_iter().find(is_link).map(|link| vec![link])
            }
            Kind::Naked(cells) => {
                let digits: DigitSet = live().map(Candidate::digit).collect();
                let link = |digit| {
                    let of = cells.filter(|cell| self.grid.digits(*cell).contains(digit));
                    let of: CellSet = of.collect();
                    let at = target.filter(|t| t.digit() == digit).map(Candidate::cell);
                    let holds = |house: &House| at.is_none_or(|at| house.cells().contains(at));
                    let mut houses = of.common_houses().into_iter();
                    Some(houses.find(holds)?.sector(digit))
                };
                digits.map(link).collect()
            }
            Kind::Hidden(..) => {
                let cells: CellSet = live().map(Candidate::cell).collect();
                Some(cells.map(Cell::sector).collect())
            }
            Kind::Held(links) => {
                let all = live().all(|candidate| links.iter().any(|link| link.contains(candidate)));
                let used = |link: &&Sector| live().any(|candidate| link.contains(candidate));
                all.then(|| links.iter().filter(used).copied().collect())
            }
        }
    }

    /// Deduces that a sector is empty, where fewer sectors hold the truths than there are truths.
    pub(super) fn contradict(&mut self, kind: &Kind, truths: &[Sector]) {
        if let Some(empty) = self.empty(truths) {
            self.conflict = Some(empty);
            return;
        }
        for (i, &truth) in truths.iter().enumerate() {
            let rest: Vec<Sector> =
                truths.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, s)| *s).collect();
            let Some(links) = self.links(kind, &rest, None) else { continue };
            let is_open = |c: &Candidate| !self.grid.solved().contains(c.cell());
            let live: Vec<Candidate> = self.grid.live_in(truth).collect();
            let held = |c: &Candidate| {
                links.iter().any(|link| link.contains(*c))
                    && !rest.iter().any(|other| other.contains(*c))
            };
            if links.len() == rest.len() && live.iter().all(|c| held(c) && is_open(c)) {
                self.by_cover(Cover::new(&rest, &links), live);
                self.conflict = Some(truth);
                return;
            }
            if links.len() < rest.len() {
                return self.contradict(kind, &rest);
            }
        }
    }
}
