//! A state with assumptions, and what follows from them by singles and locked candidates, the least first.
//!
//! Each candidate that is false knows the deduction that excluded it, and each deduction the set of those that it rests on. So
//! the length of a refutation is known while it is looked for: what counts is what the conflict rests on, not what was found.
//! The order is that of Dijkstra: what rests on least comes first. That does not always give the least conflict, for two
//! things may rest on the same deduction; it comes near to it.

mod ruled;
mod sums;
mod turn;

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

use ninerooks_board::{Candidate, Grid, Rules, Sector};

use crate::needs::{MOST, Needs};
use crate::sets::{Sets, set_of};
use crate::tables::{CANDIDATES, Crossing, SECTORS, TABLES, Tables};
use crate::tree::{Tree, What};
use turn::{Event, Turn};

/// The number of no deduction: false in the state as it is.
const GIVEN: u8 = u8::MAX;

/// A sector or a set of a rule without candidates.
#[derive(Clone, Copy)]
pub(crate) struct Conflict {
    pub(crate) sector: u16,
    pub(crate) needs: Needs,
    cost: u32,
}

/// See the [module](self).
pub(crate) struct Board {
    tables: &'static Tables,
    /// What the puzzle adds to the classic rules.
    rules: Rules,
    /// The live candidates of each sector, by their places in it.
    live: [u16; SECTORS],
    /// Those of each sector that were excluded by a deduction.
    lost: [u16; SECTORS],
    /// The same of the sets of rules; classic puzzles have none.
    sets: Option<Rc<Sets>>,
    left: Vec<u32>,
    gone: Vec<u32>,
    /// For each candidate that is false, the deduction that excluded it.
    by: [u8; CANDIDATES],
    is_true: [bool; CANDIDATES],
    /// What each deduction rests on, itself included; those of outer assumptions first.
    needs: Vec<Needs>,
    /// The deductions under the innermost assumption.
    own: Vec<What>,
    /// Deductions that count more than one, and how much more.
    heavy: Vec<(u8, u32)>,
    all_heavy: Needs,
    events: BinaryHeap<Reverse<Turn>>,
    offered: Vec<(Rc<Tree>, Needs)>,
    pub(crate) conflict: Option<Conflict>,
    /// How many deductions were made.
    pub(crate) work: u64,
}

impl Board {
    /// A state in which nothing is assumed. What follows from that alone is left to what is assumed in it.
    pub(crate) fn of(grid: &Grid) -> Self {
        let mut board = Self::empty(grid.rules(), Sets::of(grid));
        for sector in Sector::all() {
            board.live[sector.index()] = grid.in_sector(sector);
        }
        for candidate in grid.live().iter() {
            board.is_true[candidate.index()] = grid.value(candidate.cell()).is_some();
        }
        board.look_at_all();
        board
    }

    fn empty(rules: Rules, sets: Option<Rc<Sets>>) -> Self {
        let left = sets.as_ref().map_or_else(Vec::new, |sets| sets.all());
        Self {
            tables: &TABLES,
            rules,
            live: [0; SECTORS],
            lost: [0; SECTORS],
            gone: vec![0; left.len()],
            left,
            sets,
            by: [GIVEN; CANDIDATES],
            is_true: [false; CANDIDATES],
            needs: Vec::new(),
            own: Vec::new(),
            heavy: Vec::new(),
            all_heavy: Needs::NONE,
            events: BinaryHeap::new(),
            offered: Vec::new(),
            conflict: None,
            work: 0,
        }
    }

    /// Whether something is assumed.
    fn is_assumed(&self) -> bool {
        matches!(self.own.first(), Some(What::Assumed))
    }

    /// The number of its first deduction that is not an outer one.
    fn start(&self) -> usize {
        self.needs.len() - self.own.len()
    }

    #[inline]
    fn is_live(&self, candidate: usize) -> bool {
        self.live[candidate % 81] >> (candidate / 81) & 1 != 0
    }

    /// Whether it is neither false nor taken for true.
    pub(crate) fn is_open(&self, candidate: usize) -> bool {
        self.is_live(candidate) && !self.is_true[candidate]
    }

    /// What the puzzle adds to the classic rules.
    pub(crate) const fn rules(&self) -> Rules {
        self.rules
    }

    /// The live candidates of each sector, by their places in it.
    pub(crate) const fn live(&self) -> &[u16; SECTORS] {
        &self.live
    }

    /// The sets of rules, and the live candidates of each.
    pub(crate) fn sets(&self) -> (Option<&Rc<Sets>>, &[u32]) {
        (self.sets.as_ref(), &self.left)
    }

    /// The sectors and sets that say something which has not been followed yet, where nothing is assumed. What has been left out under
    /// an assumption is left out further in.
    pub(crate) fn pending(&self) -> Vec<u16> {
        let sector = |Reverse(turn): &Reverse<Turn>| match turn.event() {
            Event::Only(sector) | Event::Locked(sector, _) => Some(sector),
            Event::Refuted(_) => None,
        };
        let events = if self.is_assumed() { [].iter() } else { self.events.as_slice().iter() };
        events.filter_map(sector).collect()
    }

    /// What each candidate counts that is false here and not in the state as it is: all that this rests on.
    pub(crate) fn costs(&self) -> impl Iterator<Item = (usize, u32)> {
        let costs: Vec<u32> = self.needs.iter().map(|needs| self.cost(needs)).collect();
        let by = self.by.iter().enumerate().filter(|(_, by)| **by != GIVEN);
        by.filter_map(move |(candidate, by)| Some((candidate, *costs.get(usize::from(*by))?)))
    }

    /// Whether it would make a number of deductions more without coming to an end of its room, or of what they may count.
    pub(crate) fn has_room_for(&self, deductions: usize, most: u32) -> bool {
        let heavy: u32 = self.heavy.iter().map(|(_, more)| more).sum();
        let all = self.needs.len() + deductions + 2;
        all <= MOST && all as u64 + u64::from(heavy) <= u64::from(most)
    }

    /// How many candidates fewer there are when one is false; nothing where that leaves a sector without candidates.
    pub(crate) fn gain_without(&self, candidate: usize) -> Option<u32> {
        let mut board = self.copy();
        board.exclude(candidate, GIVEN);
        board.follow(u32::MAX);
        board.conflict.is_none().then(|| self.open_count() - board.open_count())
    }

    /// What is left when a candidate is false and all that follows is done; nothing where that leaves a sector without candidates.
    pub(crate) fn without(&self, candidate: usize) -> Option<Self> {
        let mut after = self.copy();
        after.exclude(candidate, GIVEN);
        after.follow(u32::MAX);
        if after.conflict.is_some() {
            return None;
        }
        let empty = Self::empty(self.rules, self.sets.clone());
        let mut board =
            Self { live: after.live, is_true: after.is_true, left: after.left, ..empty };
        board.look_at_all();
        Some(board)
    }

    /// The same, with nothing of its own.
    fn copy(&self) -> Self {
        Self {
            tables: self.tables,
            rules: self.rules,
            live: self.live,
            lost: self.lost,
            sets: self.sets.clone(),
            left: self.left.clone(),
            gone: self.gone.clone(),
            by: self.by,
            is_true: self.is_true,
            needs: self.needs.clone(),
            own: Vec::new(),
            heavy: self.heavy.clone(),
            all_heavy: self.all_heavy,
            events: if self.is_assumed() { BinaryHeap::new() } else { self.events.clone() },
            offered: Vec::new(),
            conflict: None,
            work: 0,
        }
    }

    /// The candidates that are neither false nor taken for true.
    pub(crate) fn open(&self) -> Vec<usize> {
        (0..CANDIDATES).filter(|&c| self.is_open(c)).collect()
    }

    /// How many candidates there are more than cells.
    pub(crate) fn open_count(&self) -> u32 {
        self.live[..81].iter().map(|live| live.count_ones()).sum::<u32>().saturating_sub(81)
    }

    /// How many candidates are left in the smallest sector of a candidate.
    pub(crate) fn rivals(&self, candidate: usize) -> u32 {
        let sectors = self.tables.sectors[candidate].iter();
        sectors.map(|(sector, _)| self.live[usize::from(*sector)].count_ones()).min().unwrap_or(9)
    }

    /// The same board, where a candidate is assumed to be true and what follows is known, up to what counts `most`.
    pub(crate) fn assume(&self, candidate: usize, most: u32) -> Self {
        let mut board = self.copy();
        if let Some(at) = board.push(What::Assumed, Needs::NONE) {
            board.set(candidate, at);
            board.follow(most);
        }
        board
    }

    /// The same board, where nothing is assumed, and what follows from the state alone is known.
    pub(crate) fn as_it_is(&self) -> Self {
        let mut board = self.copy();
        // Deductions are looked for as under an assumption; this one says nothing.
        if board.push(What::Assumed, Needs::NONE).is_some() {
            board.follow(u32::MAX);
        }
        board
    }

    /// A refutation that may be used, with what it needs of the deductions of this board.
    pub(crate) fn offer(&mut self, tree: Rc<Tree>, needs: Needs) {
        let cost = self.cost(&needs) + tree.length;
        self.events.push(Reverse(Turn::new(cost, Event::Refuted(narrow(self.offered.len())))));
        self.offered.push((tree, needs));
    }

    /// Takes the least inference again and again, until nothing follows, or a conflict is found that nothing left can be
    /// shorter than, or what is left counts more than `most`.
    pub(crate) fn follow(&mut self, most: u32) {
        loop {
            self.follow_events(most);
            // Sums are dear to look at, and come when nothing else follows.
            if self.conflict.is_some() || !self.is_assumed() || !self.sums(most) {
                break;
            }
        }
    }

    fn follow_events(&mut self, most: u32) {
        while let Some(Reverse(turn)) = self.events.peek().copied() {
            let most = self.conflict.map_or(most, |known| most.min(known.cost.saturating_sub(1)));
            if turn.cost() > most {
                break;
            }
            self.events.pop();
            match turn.event() {
                Event::Only(sector) => self.only(sector),
                Event::Locked(truth, link) => self.locked(truth, link),
                Event::Refuted(at) => self.refuted(usize::from(at)),
            }
        }
    }

    /// How many inferences these are.
    #[inline]
    pub(crate) fn cost(&self, needs: &Needs) -> u32 {
        let heavy = needs.both(&self.all_heavy);
        let mut cost = needs.len();
        if heavy != Needs::NONE {
            for (at, more) in &self.heavy {
                if heavy.contains(usize::from(*at)) {
                    cost += more;
                }
            }
        }
        cost
    }

    /// The refutation of the candidate that is assumed, by this conflict; and what of the outer deductions it needs.
    pub(crate) fn tree(&self, candidate: usize, conflict: &Conflict) -> (Tree, Needs) {
        let start = self.start();
        let deductions: Vec<What> = self.needed(&conflict.needs).skip(1).cloned().collect();
        let length = 2 + deductions.iter().map(What::length).sum::<u32>();
        let tree =
            Tree { candidate: narrow(candidate), deductions, conflict: conflict.sector, length };
        (tree, conflict.needs.before(start))
    }

    /// Those of its own deductions that are among these. The assumption is the first, even where it is not.
    pub(crate) fn needed(&self, needs: &Needs) -> impl Iterator<Item = &What> {
        let (start, needs) = (self.start(), *needs);
        let own = self.own.iter().enumerate();
        own.filter(move |(at, what)| matches!(what, What::Assumed) || needs.contains(start + at))
            .map(|(_, what)| what)
    }

    /// Writes a deduction down, if there is room for it.
    fn push(&mut self, what: What, mut needs: Needs) -> Option<u8> {
        let at = self.needs.len();
        if at >= MOST {
            return None;
        }
        needs.insert(at);
        let length = what.length();
        if length > 1 {
            self.all_heavy.insert(at);
            self.heavy.push((u8::try_from(at).ok()?, length - 1));
        }
        self.needs.push(needs);
        self.own.push(what);
        self.work += 1;
        u8::try_from(at).ok()
    }

    /// What it rests on that the candidates of a sector are false which are.
    fn needs_of(&self, sector: usize) -> Needs {
        let member = |place: usize| usize::from(self.tables.members[sector][place]);
        self.needs_without(u32::from(self.lost[sector]), member)
    }

    /// What it rests on that these members of a sector or a set are false.
    #[inline]
    fn needs_without(&self, mut lost: u32, member: impl Fn(usize) -> usize) -> Needs {
        let mut needs = Needs::NONE;
        let mut last = GIVEN;
        while lost != 0 {
            let place = lost.trailing_zeros() as usize;
            lost &= lost - 1;
            let by = self.by[member(place)];
            if by != last {
                needs.join(&self.needs[usize::from(by)]);
                last = by;
            }
        }
        needs
    }

    fn only(&mut self, sector: u16) {
        if let Some(set) = set_of(sector) {
            return self.only_of_set(sector, set);
        }
        let index = usize::from(sector);
        if self.live[index].count_ones() != 1 {
            return;
        }
        let place = self.live[index].trailing_zeros() as usize;
        let candidate = usize::from(self.tables.members[index][place]);
        if self.is_true[candidate] {
            return;
        }
        if let Some(at) = self.push(What::Only(sector), self.needs_of(index)) {
            self.set(candidate, at);
        }
    }

    fn locked(&mut self, truth: u16, link: u16) {
        let (own, other) = (usize::from(truth), usize::from(link));
        let mut crossings = self.tables.crossing(own).iter();
        let Some(crossing) = crossings.find(|crossing| crossing.link == link) else { return };
        if self.live[own] == 0 || self.live[own] & !crossing.places != 0 {
            return;
        }
        let outside = self.live[other] & !crossing.back;
        if outside == 0 {
            return;
        }
        if let Some(at) = self.push(What::Locked { truth, link }, self.needs_of(own)) {
            for (place, &candidate) in self.tables.members[other].iter().enumerate() {
                if outside >> place & 1 != 0 {
                    self.exclude(usize::from(candidate), at);
                }
            }
        }
    }

    fn refuted(&mut self, at: usize) {
        let (tree, needs) = self.offered[at].clone();
        let candidate = usize::from(tree.candidate);
        if self.is_live(candidate)
            && !self.is_true[candidate]
            && let Some(at) = self.push(What::Refuted(tree), needs)
        {
            self.exclude(candidate, at);
        }
    }

    fn set(&mut self, candidate: usize, at: u8) {
        self.is_true[candidate] = true;
        let own = self.tables.sectors[candidate];
        for &seen in &self.tables.seen[candidate] {
            let seen = usize::from(seen);
            if self.is_live(seen) {
                self.by[seen] = at;
                for (kind, (sector, place)) in self.tables.sectors[seen].into_iter().enumerate() {
                    self.take_out(sector, place, at);
                    // A sector with a true candidate says no more than that.
                    if sector != own[kind].0 {
                        self.look(usize::from(sector));
                    }
                }
                self.leave_sets(seen, at);
            }
        }
        if !self.rules.is_none() {
            self.set_by_rules(candidate, at);
        }
    }

    /// Excludes what does not go together with a true candidate by the rules of the puzzle.
    fn set_by_rules(&mut self, candidate: usize, at: u8) {
        let rules = self.rules;
        for seen in rules.excluded_by(Candidate::from_index(candidate)).iter() {
            if self.is_live(seen.index()) {
                self.exclude(seen.index(), at);
            }
        }
    }

    fn exclude(&mut self, candidate: usize, at: u8) {
        self.by[candidate] = at;
        for (sector, place) in self.tables.sectors[candidate] {
            self.take_out(sector, place, at);
            self.look(usize::from(sector));
        }
        self.leave_sets(candidate, at);
    }

    /// Nothing is left of a sector or a set.
    fn end(&mut self, sector: u16, needs: Needs) {
        let cost = self.cost(&needs) + 1;
        if self.conflict.is_none_or(|known| cost < known.cost) {
            self.conflict = Some(Conflict { sector, needs, cost });
        }
    }

    #[inline]
    fn take_out(&mut self, sector: u16, place: u8, at: u8) {
        self.live[usize::from(sector)] &= !(1 << place);
        if at != GIVEN {
            self.lost[usize::from(sector)] |= 1 << place;
        }
    }

    /// What a sector says that has few candidates.
    #[inline]
    fn look(&mut self, sector: usize) {
        if self.live[sector].count_ones() <= 3 {
            self.look_closely(sector);
        }
    }

    fn look_closely(&mut self, sector: usize) {
        let live = self.live[sector];
        match live.count_ones() {
            0 => self.end(narrow(sector), self.needs_of(sector)),
            1 => {
                let only = self.tables.members[sector][live.trailing_zeros() as usize];
                if !self.is_true[usize::from(only)] {
                    let cost = self.cost(&self.needs_of(sector)) + 1;
                    self.events.push(Reverse(Turn::new(cost, Event::Only(narrow(sector)))));
                }
            }
            2 | 3 => {
                for &Crossing { places, link, back } in self.tables.crossing(sector) {
                    if live & !places == 0 && self.live[usize::from(link)] & !back != 0 {
                        let cost = self.cost(&self.needs_of(sector)) + 1;
                        let event = Event::Locked(narrow(sector), link);
                        self.events.push(Reverse(Turn::new(cost, event)));
                    }
                }
            }
            _ => {}
        }
    }
}

/// A number below 729.
#[allow(clippy::cast_possible_truncation)] // numbers of candidates and sectors
pub(crate) const fn narrow(index: usize) -> u16 {
    index as u16
}
