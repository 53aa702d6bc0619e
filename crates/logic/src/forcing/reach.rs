//! What follows from an assumption, breadth first, and the short chains to what is wanted of it.

use ninerooks_board::{CandidateSet, Sector};
use ninerooks_proof::Action;
use ninerooks_step::{ChainNode, ForcingChain, ForcingConflict, ForcingNode};

use super::live::{Live, Reach, in_sector};

/// When something was reached: its place in the order plus one, and none for what is not; by how many links
/// at least; from which literal; and the sector that it is left of.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    place: u16,
    depth: u16,
    from: u16,
    sector: u16,
    /// Whether it is assumed, or given besides.
    given: bool,
}

/// What is left of a sector, and is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// One candidate.
    One(Sector),
    /// A group: the digit is nowhere else in the houses that hold it.
    Group(Sector, ChainNode),
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
    /// What is live and not known to be false.
    left: Box<[u16; Sector::COUNT]>,
    /// How many of the literals have been followed.
    next: usize,
}

/// How far an assumption is followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    /// As far as so many links in a row lead.
    pub(super) deepest: u16,
    /// Until there are so many conflicts, and all others that are not deeper.
    pub(super) conflicts: usize,
}

impl Limit {
    /// To the end. Contradictions do not stop it.
    pub(super) const NONE: Self = Self { deepest: u16::MAX, conflicts: usize::MAX };
}

impl<'a> Reached<'a> {
    /// Follows an assumption.
    pub(super) fn new(live: &'a Live, assumed: Action, limit: Limit) -> Self {
        let nodes = live.nodes();
        let mut reached = Self {
            live,
            assumed,
            truths: CandidateSet::EMPTY,
            falsities: CandidateSet::EMPTY,
            order: Vec::with_capacity(nodes),
            entries: vec![Entry::default(); 2 * nodes].into_boxed_slice(),
            both: CandidateSet::EMPTY,
            empty: Vec::new(),
            left: Box::new(live.sectors),
            next: 0,
        };
        reached.follow(assumed, limit);
        reached
    }

    /// Forgets what was reached and follows another assumption, in the same memory.
    pub(super) fn follow(&mut self, assumed: Action, limit: Limit) {
        let reached = self;
        let live = reached.live;
        reached.assumed = assumed;
        for literal in reached.order.drain(..) {
            reached.entries[usize::from(literal)] = Entry::default();
        }
        reached.truths = CandidateSet::EMPTY;
        reached.falsities = CandidateSet::EMPTY;
        reached.both = CandidateSet::EMPTY;
        reached.empty.clear();
        *reached.left = live.sectors;
        reached.next = 0;
        reached.give(&[assumed], limit);
    }

    /// Goes on with what is shown by other means: to the end.
    pub(super) fn extend(&mut self, given: &[Action]) {
        self.give(given, Limit::NONE);
    }

    fn give(&mut self, given: &[Action], limit: Limit) {
        let reached = self;
        let live = reached.live;
        let mut left = *reached.left;
        for literal in given.iter().filter_map(|given| live.literal(*given)) {
            reached.enter(&mut left, literal, Entry { given: true, ..Entry::default() });
        }
        let mut level = 0;
        while let Some(&from) = reached.order.get(reached.next) {
            let literal = usize::from(from);
            let depth = reached.entries[literal].depth;
            if depth >= limit.deepest {
                break;
            }
            if depth > level {
                level = depth;
                if !reached.is_consistent() && reached.how_many_conflicts() >= limit.conflicts {
                    break;
                }
            }
            reached.next += 1;
            let entry = Entry { depth: depth + 1, from, ..Entry::default() };
            if literal.is_multiple_of(2) {
                for other in live.seen.of(literal / 2) {
                    reached.enter(&mut left, 2 * usize::from(*other) + 1, entry);
                }
            } else if live.reach == Reach::Chains {
                for (other, sector) in live.strong.of(literal / 2) {
                    let entry = Entry { sector: *sector, ..entry };
                    reached.enter(&mut left, 2 * usize::from(*other), entry);
                }
            } else {
                reached.leaves(&mut left, literal / 2, entry);
            }
        }
        *reached.left = left;
    }

    /// Whether all that follows has been reached, and not only what the limit allows.
    pub(super) fn is_whole(&self) -> bool {
        self.next == self.order.len()
    }

    /// The literals that follow, the assumed one first.
    pub(super) fn literals(&self) -> impl Iterator<Item = usize> {
        self.order.iter().map(|literal| usize::from(*literal))
    }

    #[inline] // most are known
    fn enter(&mut self, left: &mut [u16; Sector::COUNT], literal: usize, entry: Entry) {
        if self.entries[literal].place == 0 {
            self.enter_new(left, literal, entry);
        }
    }

    #[allow(clippy::cast_possible_truncation)] // there are 2,430 literals at most
    fn enter_new(&mut self, left: &mut [u16; Sector::COUNT], literal: usize, entry: Entry) {
        self.order.push(literal as u16);
        self.entries[literal] = Entry { place: self.order.len() as u16, ..entry };
        let Some(candidate) = self.live.open.get(literal / 2).copied() else { return };
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

    /// What a false candidate, and others before it, leave of its sectors.
    fn leaves(&mut self, left: &mut [u16; Sector::COUNT], number: usize, entry: Entry) {
        for (sector, _) in self.live.places[number] {
            let rest = left[usize::from(sector)];
            if rest.is_power_of_two() {
                let of = Sector::from_index(usize::from(sector));
                let rest = of.candidates()[rest.trailing_zeros() as usize];
                if let Some(literal) = self.live.literal(Action::Place(rest)) {
                    self.enter(left, literal, Entry { sector, ..entry });
                }
            }
        }
    }

    /// By how many links something is reached at least.
    pub(super) fn depth(&self, action: Action) -> Option<u16> {
        let entry = self.entries[self.live.literal(action)?];
        (entry.place != 0).then_some(entry.depth)
    }

    /// What is wrong: candidates that are true and false, and sectors that are empty.
    pub(super) fn conflicts(&self) -> Vec<ForcingConflict> {
        let mut empty = self.empty.clone();
        empty.sort_unstable();
        let both = self.both.iter().map(ForcingConflict::Both);
        both.chain(empty.into_iter().map(ForcingConflict::Empty)).collect()
    }

    fn how_many_conflicts(&self) -> usize {
        self.both.len() + self.empty.len()
    }

    /// Whether nothing is wrong.
    pub(super) fn is_consistent(&self) -> bool {
        self.both.is_empty() && self.empty.is_empty()
    }

    /// What must hold for a conflict.
    pub(super) fn goals(&self, conflict: ForcingConflict) -> Vec<Action> {
        match conflict {
            ForcingConflict::Empty(sector) => {
                in_sector(&self.live.sectors, sector).map(Action::Eliminate).collect()
            }
            ForcingConflict::Both(candidate) => {
                vec![Action::Place(candidate), Action::Eliminate(candidate)]
            }
        }
    }

    /// By how many links each of what must hold for a conflict is reached at least.
    pub(super) fn depths(&self, conflict: ForcingConflict) -> impl Iterator<Item = u16> {
        let (sector, both) = match conflict {
            ForcingConflict::Empty(sector) => (Some(sector), None),
            ForcingConflict::Both(candidate) => (None, Some(candidate)),
        };
        let none = sector.into_iter().flat_map(|of| in_sector(&self.live.sectors, of));
        let both = both.into_iter().flat_map(|c| [Action::Place(c), Action::Eliminate(c)]);
        none.map(Action::Eliminate).chain(both).filter_map(|goal| self.depth(goal))
    }

    /// Whether a literal follows from the others of a sector, each by a chain of its own.
    fn is_of_several(&self, literal: usize) -> bool {
        self.live.reach == Reach::Nets && literal.is_multiple_of(2)
    }

    /// How many links the chains to what is wanted have, unless that is more than so many: each link of
    /// the chains has its own literal.
    pub(super) fn links(&self, goals: &[Action], most: usize) -> Option<usize> {
        let mut known = vec![false; 2 * self.live.nodes()];
        let mut ways: Vec<usize> = Vec::with_capacity(64);
        let goals = goals.iter().filter_map(|goal| self.live.literal(*goal));
        let mut note = |literal: usize, ways: &mut Vec<usize>| {
            // What is assumed needs no link.
            let is_assumed = self.entries[literal].given;
            if !is_assumed && !core::mem::replace(&mut known[literal], true) {
                ways.push(literal);
            }
        };
        goals.for_each(|literal| note(literal, &mut ways));
        let mut next = 0;
        while let Some(literal) = ways.get(next).copied() {
            next += 1;
            let entry = self.entries[literal];
            if self.is_of_several(literal) {
                for other in self.live.others(entry.sector, literal) {
                    note(other, &mut ways);
                }
            } else {
                note(usize::from(entry.from), &mut ways);
            }
            if ways.len() > most {
                return None;
            }
        }
        Some(ways.len())
    }

    /// The literals that one follows from, the latest first.
    fn premises(&self, literal: usize) -> Vec<usize> {
        let entry = self.entries[literal];
        if entry.place == 0 || entry.given {
            return Vec::new(); // not reached, or assumed
        }
        if !self.is_of_several(literal) {
            return vec![usize::from(entry.from)];
        }
        let mut premises: Vec<usize> = self.live.others(entry.sector, literal).collect();
        premises.sort_by_key(|premise| core::cmp::Reverse(self.entries[*premise].place));
        premises
    }

    /// The chains to what is wanted, each from the assumption or from something on a chain before.
    pub(super) fn chains(&self, goals: &[Action]) -> Vec<ForcingChain> {
        let mut chains = Vec::new();
        self.enter_chains(goals, &mut self.roots(), &mut chains);
        chains
    }

    /// By literal, what chains may begin with: what is assumed or given.
    pub(super) fn roots(&self) -> Vec<bool> {
        self.entries.iter().map(|entry| entry.given).collect()
    }

    /// Enters the chains to what is wanted, from what is on a chain that is known.
    pub(super) fn enter_chains(
        &self,
        goals: &[Action],
        known: &mut [bool],
        chains: &mut Vec<ForcingChain>,
    ) {
        for literal in goals.iter().filter_map(|goal| self.live.literal(*goal)) {
            self.chain_to(literal, known, chains);
        }
    }

    /// When something was reached; 0 if it is not.
    pub(super) fn place(&self, action: Action) -> u16 {
        self.live.literal(action).map_or(0, |literal| self.entries[literal].place)
    }

    /// Whether what is wanted follows from this, among others.
    pub(super) fn rests_on(&self, goals: &[Action], on: Action) -> bool {
        let Some(on) = self.live.literal(on) else { return false };
        let mut known = vec![false; 2 * self.live.nodes()];
        let mut ways: Vec<usize> =
            goals.iter().filter_map(|goal| self.live.literal(*goal)).collect();
        while let Some(literal) = ways.pop() {
            if !core::mem::replace(&mut known[literal], true) {
                ways.extend(self.premises(literal));
            }
        }
        known[on]
    }

    fn chain_to(&self, goal: usize, known: &mut [bool], chains: &mut Vec<ForcingChain>) {
        if known[goal] {
            return;
        }
        let (mut way, mut at) = (vec![goal], goal);
        while !known[at] {
            let premises = self.premises(at);
            let [main, others @ ..] = premises.as_slice() else { return };
            for other in others {
                self.chain_to(*other, known, chains);
            }
            at = *main;
            way.push(at);
        }
        for literal in &way {
            known[*literal] = true;
        }
        let nodes = way.into_iter().rev().map(|literal| self.live.node(literal)).collect();
        chains.push(ForcingChain { nodes });
    }

    /// What is left of sectors on these chains, in an order in which it is.
    pub(super) fn rests(&self, chains: &[ForcingChain]) -> Vec<Rest> {
        self.placed_rests(chains).into_iter().map(|(_, rest)| rest).collect()
    }

    /// The same, each with when it was reached.
    pub(super) fn placed_rests(&self, chains: &[ForcingChain]) -> Vec<(u16, Rest)> {
        let mut truths: Vec<(Entry, ForcingNode)> = Vec::new();
        for node in chains.iter().flat_map(|chain| &chain.nodes) {
            let number = match *node {
                ForcingNode::Place(candidate) => self.live.number[candidate.index()].into(),
                ForcingNode::GroupTrue(node) => {
                    let Some(at) = self.live.groups.iter().position(|group| *group == node) else {
                        continue;
                    };
                    self.live.open.len() + at
                }
                ForcingNode::Eliminate(_) | ForcingNode::GroupFalse(_) => continue,
            };
            truths.extend(self.entries.get(2 * number).map(|entry| (*entry, *node)));
        }
        truths.sort_unstable_by_key(|(entry, _)| entry.place);
        truths.dedup_by_key(|(entry, _)| entry.place);
        let follows = truths.into_iter().filter(|(entry, _)| entry.place > 0 && !entry.given);
        let rest = |(entry, node): (Entry, ForcingNode)| {
            let sector = Sector::from_index(usize::from(entry.sector));
            let rest = match node {
                ForcingNode::GroupTrue(group) => Rest::Group(sector, group),
                _ => Rest::One(sector),
            };
            (entry.place, rest)
        };
        follows.map(rest).collect()
    }

    /// Whether something on these chains follows from several things at once.
    pub(super) fn branches(&self, chains: &[ForcingChain]) -> bool {
        let count = |sector: Sector| self.live.sectors[sector.index()].count_ones();
        self.rests(chains)
            .iter()
            .any(|rest| matches!(rest, Rest::One(sector) if count(*sector) > 2))
    }
}
