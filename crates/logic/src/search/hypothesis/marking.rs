//! Marks under an assumption, round by round.

use ninerooks_board::{Candidate, CandidateSet, DigitSet, Grid, Sector};

use super::lemma::{Depth, Lemma, lemmas};
use crate::Position;
use crate::links::colour::{Parity, StrongChains};

/// What all assumptions on a position share.
#[derive(Debug)]
pub(super) struct Board<'a> {
    pub(super) grid: &'a Grid,
    pub(super) chains: &'a StrongChains,
    /// The digits of solved cells.
    placed: CandidateSet,
    /// How many live candidates each sector has.
    tally: [u8; Sector::COUNT],
    depth: Depth,
}

impl<'a> Board<'a> {
    /// `None` when a sector is empty already.
    pub(super) fn new(position: &'a Position, depth: Depth) -> Option<Self> {
        let grid = position.grid();
        let mut placed = CandidateSet::EMPTY;
        for cell in grid.solved() {
            cell.candidates(grid.digits(cell)).for_each(|value| placed.insert(value));
        }
        let mut tally = [0; Sector::COUNT];
        for candidate in grid.live().iter() {
            for sector in candidate.sectors() {
                tally[sector.index()] += 1;
            }
        }
        if tally.contains(&0) {
            return None;
        }
        let chains = position.strong_chains();
        Some(Self { grid, chains, placed, tally, depth })
    }

    /// The live candidates of unsolved cells.
    pub(super) fn open(&self) -> CandidateSet {
        *self.grid.live() - self.placed
    }

    /// The number of the strong chain that a candidate is in.
    pub(super) fn chain(&self, candidate: Candidate) -> Option<usize> {
        self.chains.parity(candidate).map(Parity::chain)
    }
}

/// A candidate, and what is assumed of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Assumed {
    pub(super) candidate: Candidate,
    pub(super) is_true: bool,
}

/// Why a candidate is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// It is what is assumed.
    Assumed,
    /// It is the last one of a sector: true.
    Only(Sector),
    /// It sees one that is true: false.
    Seen(Candidate),
    /// A lemma excludes it: false.
    Lemma(usize),
}

/// What follows when a candidate is assumed to be true, as far as it has been followed.
#[derive(Clone, Debug)]
pub(super) struct Marking<'b> {
    board: &'b Board<'b>,
    pub(super) start: Candidate,
    /// Live candidates that are not marked false.
    alive: CandidateSet,
    /// What is marked true, and the placed digits.
    truths: CandidateSet,
    /// How many of `alive` each sector has.
    tally: [u8; Sector::COUNT],
    /// The marks in their order.
    pub(super) marks: Vec<(Candidate, Why)>,
    /// Sectors that have become empty.
    pub(super) conflicts: Vec<Sector>,
    pub(super) lemmas: Vec<Lemma>,
    /// What has been marked false in this round.
    fresh: Vec<Candidate>,
    /// Sectors that have come down to one candidate in this round.
    units: Vec<Sector>,
    /// Strong chains that are marked already.
    followed: Vec<bool>,
    ended: bool,
}

impl<'b> Marking<'b> {
    /// The candidate is true, what it sees is false.
    pub(super) fn assume(board: &'b Board<'b>, start: Candidate) -> Self {
        Self::of(board, Assumed { candidate: start, is_true: true })
    }

    /// The candidate is what is assumed of it.
    pub(super) fn of(board: &'b Board<'b>, assumed: Assumed) -> Self {
        let start = assumed.candidate;
        let mut marking = Self {
            board,
            start,
            alive: *board.grid.live(),
            truths: board.placed,
            tally: board.tally,
            marks: Vec::with_capacity(64),
            conflicts: Vec::new(),
            lemmas: Vec::new(),
            fresh: Vec::new(),
            units: Vec::new(),
            followed: vec![false; board.chains.count() / 2],
            ended: false,
        };
        if assumed.is_true {
            marking.set_true(start, Why::Assumed);
        } else {
            marking.set_false(start, Why::Assumed);
        }
        marking
    }

    /// One round of marks: strong chains with a node that has become false, and the last candidates
    /// of sectors; when there are none, lemmas. Says whether there was anything to mark.
    pub(super) fn advance(&mut self) -> bool {
        if self.ended {
            return false;
        }
        let before = self.marks.len();
        let fresh = core::mem::take(&mut self.fresh);
        let units = core::mem::take(&mut self.units);
        for from in fresh {
            if let Some(chain) = self.board.chain(from)
                && !core::mem::replace(&mut self.followed[chain], true)
            {
                self.follow(from, chain);
            }
        }
        for sector in units {
            if let Some(only) = self.only_in(sector)
                && !self.truths.contains(only)
            {
                self.set_true(only, Why::Only(sector));
            }
        }
        if self.marks.len() == before {
            self.look_deeper();
        }
        self.ended = self.marks.len() == before;
        !self.ended
    }

    /// What is live and marked false.
    pub(super) fn falsities(&self) -> CandidateSet {
        *self.board.grid.live() - self.alive
    }

    /// What is marked true.
    pub(super) fn truths(&self) -> CandidateSet {
        self.truths - self.board.placed
    }

    fn only_in(&self, sector: Sector) -> Option<Candidate> {
        (self.tally[sector.index()] == 1)
            .then(|| sector.candidates().iter().copied().find(|c| self.alive.contains(*c)))?
    }

    /// Marks the whole of a chain, one node of which is false.
    fn follow(&mut self, from: Candidate, chain: usize) {
        let mut queue = vec![from];
        let mut next = 0;
        while let Some(&node) = queue.get(next) {
            next += 1;
            for link in self.board.chains.links(node) {
                if !self.alive.contains(link.to) || self.truths.contains(link.to) {
                    continue;
                }
                let before = self.marks.len();
                self.set_true(link.to, Why::Only(link.sector));
                let of_chain = |c: &Candidate| self.board.chain(*c) == Some(chain);
                queue.extend(self.marks[before + 1..].iter().map(|mark| mark.0).filter(of_chain));
            }
        }
    }

    fn set_true(&mut self, candidate: Candidate, why: Why) {
        self.marks.push((candidate, why));
        self.truths.insert(candidate);
        let (digit, cell) = (candidate.digit(), candidate.cell());
        let others: DigitSet = self.alive.digits(cell).without(digit);
        for other in cell.candidates(others) {
            self.set_false(other, Why::Seen(candidate));
        }
        for peer in self.alive[digit] & cell.peers() {
            self.set_false(Candidate::new(digit, peer), Why::Seen(candidate));
        }
    }

    fn set_false(&mut self, candidate: Candidate, why: Why) {
        self.marks.push((candidate, why));
        self.alive.remove(candidate);
        self.fresh.push(candidate);
        for sector in candidate.sectors() {
            let left = &mut self.tally[sector.index()];
            *left -= 1;
            match left {
                0 => self.conflicts.push(sector),
                1 => self.units.push(sector),
                _ => {}
            }
        }
    }

    /// Looks for lemmas in the grid that the marks leave.
    fn look_deeper(&mut self) {
        if self.board.depth == Depth::Marks {
            return;
        }
        let mut grid = *self.board.grid;
        self.truths().iter().for_each(|candidate| grid.place(candidate));
        self.falsities().iter().for_each(|candidate| grid.eliminate(candidate));
        for lemma in lemmas(&grid, self.board.depth) {
            for &candidate in &lemma.excludes {
                // Two lemmas may exclude the same.
                if self.alive.contains(candidate) {
                    self.set_false(candidate, Why::Lemma(self.lemmas.len()));
                }
            }
            self.lemmas.push(lemma);
        }
    }
}
