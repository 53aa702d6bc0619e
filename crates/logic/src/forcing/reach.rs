//! What follows from an assumption, breadth first, and the short chains to what is wanted of it.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::Action;
use ninerooks_step::{ForcingChain, ForcingConflict};

/// What may be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Each thing follows from one other: a candidate is true where the only other one of a sector is
    /// false.
    Chains,
    /// A candidate is true where all others of a sector are false, each by a chain of its own.
    Nets,
}

/// Why something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    Assumed,
    /// False: it sees this one, which is true.
    Seen(Candidate),
    /// True: it is what is left of this sector.
    Only(Sector),
}

/// The live candidates of each sector, as [`Grid::in_sector`] gives them, and for each candidate of an
/// unsolved cell what it sees: asked so often that it is kept. These are numbered, and each has two *literals*:
/// that it is true, and that it is false.
#[derive(Debug)]
pub(super) struct Live {
    sectors: [u16; Sector::COUNT],
    open: Vec<Candidate>,
    /// The number of each candidate.
    number: Box<[u16]>,
    /// The sectors of each number, and which place of each it is.
    places: Vec<[(u16, u16); 4]>,
    /// The numbers that each sees, one after the other, and where those of each begin.
    seen: Vec<u16>,
    seen_from: Vec<u16>,
}

/// The number of what is not open.
const NONE: u16 = u16::MAX;

impl Live {
    #[allow(clippy::cast_possible_truncation)] // 729 candidates see 14,580 at most
    pub(super) fn of(grid: &Grid) -> Self {
        let sectors = core::array::from_fn(|index| grid.in_sector(Sector::from_index(index)));
        let open: Vec<Candidate> = grid.open().collect();
        let mut number = vec![NONE; 729].into_boxed_slice();
        for (i, candidate) in open.iter().enumerate() {
            number[candidate.index()] = i as u16;
        }
        let place = |candidate: &Candidate| {
            let (sectors, places) = (candidate.sectors(), candidate.places());
            core::array::from_fn(|i| (sectors[i].index() as u16, 1 << places[i]))
        };
        let places = open.iter().map(place).collect();
        let (seen, seen_from) = (Vec::with_capacity(24 * open.len()), vec![0]);
        let mut live = Self { sectors, open, number, places, seen, seen_from };
        for (i, candidate) in live.open.iter().enumerate() {
            let from = live.seen.len();
            for sector in candidate.sectors() {
                for other in live.in_sector(sector) {
                    let other = live.number[other.index()];
                    if other != NONE && other != i as u16 && !live.seen[from..].contains(&other) {
                        live.seen.push(other);
                    }
                }
            }
            live.seen_from.push(live.seen.len() as u16);
        }
        live
    }

    fn in_sector(&self, sector: Sector) -> impl Iterator<Item = Candidate> + use<> {
        let mut bits = self.sectors[sector.index()];
        core::iter::from_fn(move || {
            let place = bits.trailing_zeros() as usize;
            let candidate = *sector.candidates().get(place)?;
            bits &= bits - 1;
            Some(candidate)
        })
    }

    /// The numbers that one sees: those of its cell, row, column and box, each once.
    fn seen(&self, number: usize) -> &[u16] {
        &self.seen[usize::from(self.seen_from[number])..usize::from(self.seen_from[number + 1])]
    }

    /// The literal of an action on a candidate of an unsolved cell.
    fn literal(&self, action: Action) -> Option<usize> {
        let number = self.number[action.candidate().index()];
        let is_false = usize::from(matches!(action, Action::Eliminate(_)));
        (number != NONE).then(|| 2 * usize::from(number) + is_false)
    }

    fn action(&self, literal: usize) -> Action {
        let candidate = self.open[literal / 2];
        if literal.is_multiple_of(2) {
            Action::Place(candidate)
        } else {
            Action::Eliminate(candidate)
        }
    }
}

/// When something was reached: its place in the order plus one, and none for what is not; by how many links
/// at least; and the number that it sees, or the sector that it is left of.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    place: u16,
    depth: u16,
    why: u16,
}

/// What follows from an assumption.
#[derive(Debug)]
pub(super) struct Reached<'a> {
    live: &'a Live,
    pub(super) assumed: Action,
    pub(super) truths: CandidateSet,
    pub(super) falsities: CandidateSet,
    /// The literals that follow, in their order.
    order: Vec<u16>,
    /// By literal.
    entries: Box<[Entry]>,
    /// What is true and false, and which sectors are empty.
    both: CandidateSet,
    empty: Vec<Sector>,
}

impl<'a> Reached<'a> {
    /// Follows an assumption to its end. Contradictions do not stop it.
    pub(super) fn new(live: &'a Live, assumed: Action, reach: Reach) -> Self {
        Self::within(live, assumed, reach, u16::MAX)
    }

    /// Follows an assumption as far as so many links in a row lead.
    pub(super) fn within(live: &'a Live, assumed: Action, reach: Reach, deepest: u16) -> Self {
        let mut reached = Self {
            live,
            assumed,
            truths: CandidateSet::EMPTY,
            falsities: CandidateSet::EMPTY,
            order: Vec::with_capacity(live.open.len()),
            entries: vec![Entry::default(); 2 * live.open.len()].into_boxed_slice(),
            both: CandidateSet::EMPTY,
            empty: Vec::new(),
        };
        // What is live and not known to be false.
        let mut left = live.sectors;
        if let Some(literal) = live.literal(assumed) {
            reached.enter(&mut left, literal, 0, 0);
        }
        let mut next = 0;
        while let Some(&literal) = reached.order.get(next) {
            next += 1;
            let literal = usize::from(literal);
            let depth = reached.entries[literal].depth;
            if depth >= deepest {
                break;
            }
            if literal.is_multiple_of(2) {
                for other in live.seen(literal / 2) {
                    reached.enter(&mut left, 2 * usize::from(*other) + 1, literal / 2, depth + 1);
                }
            } else {
                reached.leaves(&mut left, literal / 2, reach, depth + 1);
            }
        }
        reached
    }

    #[allow(clippy::cast_possible_truncation)] // there are 1,458 literals and 324 sectors at most
    fn enter(&mut self, left: &mut [u16; Sector::COUNT], literal: usize, why: usize, depth: u16) {
        let entry = &mut self.entries[literal];
        if entry.place != 0 {
            return;
        }
        self.order.push(literal as u16);
        *entry = Entry { place: self.order.len() as u16, depth, why: why as u16 };
        let candidate = self.live.open[literal / 2];
        if literal.is_multiple_of(2) {
            self.truths.insert(candidate);
        } else {
            self.falsities.insert(candidate);
            for (sector, bit) in self.live.places[literal / 2] {
                let sector = usize::from(sector);
                left[sector] &= !bit;
                if left[sector] == 0 {
                    self.empty.push(Sector::from_index(sector));
                }
            }
        }
        if self.entries[literal ^ 1].place != 0 {
            self.both.insert(candidate);
        }
    }

    /// What a false candidate makes true.
    fn leaves(&mut self, left: &mut [u16; Sector::COUNT], number: usize, reach: Reach, depth: u16) {
        for (sector, bit) in self.live.places[number] {
            let sector = usize::from(sector);
            let rest = match reach {
                Reach::Chains => self.live.sectors[sector] & !bit,
                Reach::Nets => left[sector],
            };
            let is_last = match reach {
                Reach::Chains => self.live.sectors[sector].count_ones() == 2,
                Reach::Nets => rest.is_power_of_two(),
            };
            if is_last {
                let of = Sector::from_index(sector);
                let rest = of.candidates()[rest.trailing_zeros() as usize];
                if let Some(literal) = self.live.literal(Action::Place(rest)) {
                    self.enter(left, literal, sector, depth);
                }
            }
        }
    }

    /// By how many links something is reached at least.
    pub(super) fn depth(&self, action: Action) -> Option<u16> {
        self.entry(action).map(|entry| entry.depth)
    }

    fn entry(&self, action: Action) -> Option<Entry> {
        let entry = self.entries[self.live.literal(action)?];
        (entry.place != 0).then_some(entry)
    }

    /// Where in the order something is, plus one.
    fn place(&self, action: Action) -> u16 {
        self.entry(action).map_or(0, |entry| entry.place)
    }

    fn why(&self, action: Action) -> Option<Why> {
        let entry = self.entry(action)?;
        Some(match action {
            _ if entry.place == 1 => Why::Assumed,
            Action::Place(_) => Why::Only(Sector::from_index(usize::from(entry.why))),
            Action::Eliminate(_) => Why::Seen(self.live.open[usize::from(entry.why)]),
        })
    }

    /// What is wrong: candidates that are true and false, and sectors that are empty.
    pub(super) fn conflicts(&self) -> Vec<ForcingConflict> {
        let mut empty = self.empty.clone();
        empty.sort_unstable();
        let both = self.both.iter().map(ForcingConflict::Both);
        both.chain(empty.into_iter().map(ForcingConflict::Empty)).collect()
    }

    /// Whether nothing is wrong.
    pub(super) fn is_consistent(&self) -> bool {
        self.both.is_empty() && self.empty.is_empty()
    }

    /// What must hold for a conflict.
    pub(super) fn goals(&self, conflict: ForcingConflict) -> Vec<Action> {
        match conflict {
            ForcingConflict::Empty(sector) => {
                self.live.in_sector(sector).map(Action::Eliminate).collect()
            }
            ForcingConflict::Both(candidate) => {
                vec![Action::Place(candidate), Action::Eliminate(candidate)]
            }
        }
    }

    /// What something follows from, the latest first.
    fn premises(&self, action: Action) -> Vec<Action> {
        let mut premises: Vec<Action> = match self.why(action) {
            None | Some(Why::Assumed) => Vec::new(),
            Some(Why::Seen(by)) => vec![Action::Place(by)],
            Some(Why::Only(sector)) => {
                let others = self.live.in_sector(sector).filter(|c| *c != action.candidate());
                others.map(Action::Eliminate).collect()
            }
        };
        premises.sort_by_key(|premise| core::cmp::Reverse(self.place(*premise)));
        premises
    }

    /// The chains to what is wanted, each from the assumption or from something on a chain before.
    pub(super) fn chains(&self, goals: &[Action]) -> Vec<ForcingChain> {
        let mut chains = Vec::new();
        let mut known = vec![false; 2 * self.live.open.len()];
        if let Some(literal) = self.live.literal(self.assumed) {
            known[literal] = true;
        }
        for goal in goals {
            self.chain_to(*goal, &mut known, &mut chains);
        }
        chains
    }

    fn chain_to(&self, goal: Action, known: &mut [bool], chains: &mut Vec<ForcingChain>) {
        let Some(literal) = self.live.literal(goal).filter(|literal| !known[*literal]) else {
            return;
        };
        let (mut way, mut at) = (vec![literal], goal);
        while way.last().is_some_and(|literal| !known[*literal]) {
            let premises = self.premises(at);
            let [main, others @ ..] = premises.as_slice() else { return };
            for other in others {
                self.chain_to(*other, known, chains);
            }
            at = *main;
            way.extend(self.live.literal(at));
        }
        for literal in &way {
            known[*literal] = true;
        }
        let nodes = way.into_iter().rev().map(|literal| self.live.action(literal)).collect();
        chains.push(ForcingChain { nodes });
    }

    /// The sectors that come down to one candidate on these chains, in an order in which they do.
    pub(super) fn sectors(&self, chains: &[ForcingChain]) -> Vec<Sector> {
        let nodes = chains.iter().flat_map(|chain| &chain.nodes);
        let mut truths: Vec<Action> =
            nodes.copied().filter(|action| matches!(action, Action::Place(_))).collect();
        truths.sort_unstable_by_key(|action| self.place(*action));
        truths.dedup();
        let sector = |action| match self.why(action)? {
            Why::Only(sector) => Some(sector),
            Why::Assumed | Why::Seen(_) => None,
        };
        truths.into_iter().filter_map(sector).collect()
    }

    /// Whether something on these chains follows from several things at once.
    pub(super) fn branches(&self, chains: &[ForcingChain]) -> bool {
        self.sectors(chains).iter().any(|sector| self.live.sectors[sector.index()].count_ones() > 2)
    }
}

/// How many links chains have.
pub(super) fn links(chains: &[ForcingChain]) -> usize {
    chains.iter().map(|chain| chain.nodes.len() - 1).sum()
}
