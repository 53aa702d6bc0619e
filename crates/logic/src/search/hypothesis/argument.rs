//! Arguments: what of a marking is needed for what it shows.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::{Cover, Deduction};
use ninerooks_step::{Mark, MarkFrom};

use super::marking::{Assumed, Board, Marking, Why};

/// The deductions that lead to the goals: candidates that are marked true or false. In their order,
/// and none that no other one or goal needs.
pub(super) fn lead_to(
    marking: &Marking,
    grid: &Grid,
    goals: impl IntoIterator<Item = Candidate>,
) -> Vec<Deduction> {
    let mut needed: CandidateSet = goals.into_iter().collect();
    let mut used = Vec::new();
    for (at, &(candidate, why)) in marking.marks.iter().enumerate().rev() {
        if !needed.contains(candidate) {
            continue;
        }
        match why {
            Why::Assumed => continue,
            Why::Seen(by) => needed.insert(by),
            Why::Only(sector) => {
                let others = grid.live_in(sector).filter(|other| *other != candidate);
                others.for_each(|other| needed.insert(other));
            }
            Why::Lemma(lemma) => {
                uncovered(grid, &marking.lemmas[lemma].cover).for_each(|c| needed.insert(c));
            }
        }
        used.push(at);
    }
    let mut deductions = Vec::new();
    let mut last_lemma = None;
    for &at in used.iter().rev() {
        let (candidate, why) = marking.marks[at];
        match (why, deductions.last_mut()) {
            (Why::Only(sector), _) => deductions.push((Deduction::Only(sector), Vec::new())),
            (Why::Lemma(lemma), Some((_, excludes))) if last_lemma == Some(lemma) => {
                excludes.push(candidate);
            }
            (Why::Lemma(lemma), _) => {
                let cover = marking.lemmas[lemma].cover.clone();
                let eliminates = Box::default();
                deductions.push((Deduction::Cover { cover, eliminates }, vec![candidate]));
                last_lemma = Some(lemma);
            }
            (Why::Assumed | Why::Seen(_), _) => {}
        }
    }
    let whole = |(deduction, excludes): (Deduction, Vec<Candidate>)| match deduction {
        Deduction::Cover { cover, .. } => Deduction::Cover { cover, eliminates: excludes.into() },
        other @ (Deduction::Only(_) | Deduction::Inner { .. }) => other,
    };
    deductions.into_iter().map(whole).collect()
}

/// The live candidates that are in more truths than links of a cover: they must be false before it
/// holds.
fn uncovered(grid: &Grid, cover: &Cover) -> impl Iterator<Item = Candidate> {
    let weights = cover.weights();
    let of_truths = cover.truth_sectors().flat_map(|(sector, _)| grid.live_in(sector));
    of_truths.filter(move |candidate| weights.weight(*candidate) < 0)
}

/// Leaves out deductions, from the last to the first, as long as what is left `holds`.
pub(super) fn shorten(deductions: &mut Vec<Deduction>, holds: impl Fn(&[Deduction]) -> bool) {
    for at in (0..deductions.len()).rev() {
        let dropped = deductions.remove(at);
        if !holds(deductions) {
            deductions.insert(at, dropped);
        }
    }
}

/// The marks that a person makes for the deductions: what becomes true, and whatever is false that
/// one of them or a goal needs.
pub(super) fn marks(
    board: &Board,
    start: Candidate,
    deductions: &[Deduction],
    goals: impl IntoIterator<Item = Candidate>,
) -> Box<[Mark]> {
    marks_of(board, Assumed { candidate: start, is_true: true }, deductions, goals)
}

/// As [`marks`], whatever is assumed.
pub(super) fn marks_of(
    board: &Board,
    start: Assumed,
    deductions: &[Deduction],
    goals: impl IntoIterator<Item = Candidate>,
) -> Box<[Mark]> {
    let grid = board.grid;
    let mut trail = Trail { board, alive: *grid.live(), marks: Vec::new() };
    let mut needed: CandidateSet = goals.into_iter().collect();
    trail.assume(start);
    for (i, deduction) in (0..).zip(deductions) {
        match deduction {
            Deduction::Only(sector) => {
                let only = grid.live_in(*sector).find(|c| trail.alive.contains(*c));
                grid.live_in(*sector).for_each(|c| needed.insert(c));
                if let Some(only) = only {
                    trail.take(only, *sector);
                }
            }
            Deduction::Cover { cover, eliminates } => {
                uncovered(grid, cover).for_each(|c| needed.insert(c));
                let layer = trail.next_false(uncovered(grid, cover));
                for &candidate in eliminates {
                    trail.exclude(candidate, layer, MarkFrom::Cover(i));
                }
            }
            Deduction::Inner { .. } => {} // no hypothesis here has a proof inside it
        }
    }
    trail.marks.retain(|mark| mark.is_true || needed.contains(mark.candidate));
    trail.marks.into_boxed_slice()
}

/// Marks with their layers, worked out again from the deductions alone.
struct Trail<'b> {
    board: &'b Board<'b>,
    alive: CandidateSet,
    marks: Vec<Mark>,
}

impl Trail<'_> {
    fn assume(&mut self, start: Assumed) {
        if start.is_true {
            self.exclude_seen(start.candidate, |_| 0);
        } else {
            self.alive.remove(start.candidate);
        }
    }

    /// The last candidate of a sector is true: in the layer of what is false there when that is the
    /// first one, else in the one after it. Its own chain is false in the layer of the others.
    fn take(&mut self, candidate: Candidate, sector: Sector) {
        let others = sector.candidates().iter().filter(|c| **c != candidate);
        let cause = self.latest(others.copied());
        let layer = cause + cause % 2;
        let chain = self.chain(candidate);
        self.marks.push(Mark {
            candidate,
            is_true: true,
            layer,
            chain,
            from: MarkFrom::Only(sector),
        });
        let is_strong = self.board.grid.in_sector(sector).count_ones() == 2;
        let own = if is_strong { chain } else { None };
        self.exclude_seen(candidate, |of| match (own, of) {
            (Some(own), Some(of)) if own == of => cause,
            _ => layer + 1,
        });
    }

    fn exclude_seen(&mut self, by: Candidate, layer: impl Fn(Option<u16>) -> u16) {
        let seen: Vec<Candidate> = by
            .sectors()
            .into_iter()
            .flat_map(|sector| self.board.grid.live_in(sector))
            .filter(|other| *other != by)
            .collect();
        for candidate in seen {
            let layer = layer(self.chain(candidate));
            self.exclude(candidate, layer, MarkFrom::Seen(by));
        }
    }

    fn exclude(&mut self, candidate: Candidate, layer: u16, from: MarkFrom) {
        if self.alive.contains(candidate) {
            self.alive.remove(candidate);
            let chain = self.chain(candidate);
            self.marks.push(Mark { candidate, is_true: false, layer, chain, from });
        }
    }

    /// The layer after those of the candidates, for what is then false.
    fn next_false(&self, causes: impl Iterator<Item = Candidate>) -> u16 {
        let cause = self.latest(causes);
        if cause % 2 == 1 { cause + 2 } else { cause + 1 }
    }

    /// The latest layer of candidates that are false.
    fn latest(&self, candidates: impl Iterator<Item = Candidate>) -> u16 {
        let of: CandidateSet = candidates.collect();
        let layers = self.marks.iter().filter(|mark| !mark.is_true && of.contains(mark.candidate));
        layers.map(|mark| mark.layer).max().unwrap_or(0)
    }

    fn chain(&self, candidate: Candidate) -> Option<u16> {
        u16::try_from(self.board.chain(candidate)?).ok()
    }
}
