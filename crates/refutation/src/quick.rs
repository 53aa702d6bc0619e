//! What follows from an assumption by singles and locked candidates, where nobody asks what it rests on: whether it leads to a
//! conflict that is of use. Most assumptions do not, and that is seen so in a fraction of the time that a [`Board`] takes to
//! find what rests on least.
//!
//! Nothing follows on a board that does not follow here, for a board goes no further than to its budgets. What a deduction
//! counts is not known here, but a bound is: one more than the dearest of what it rests on. So where this finds no
//! conflict up to some length, a board finds none.

use std::rc::Rc;

use ninerooks_board::{Candidate, Cell, DigitSet, Rules};

use crate::board::{Board, narrow};
use crate::sets::{Sets, numbered, set_of};
use crate::tables::{CANDIDATES, SECTORS, TABLES, Tables};

/// So often refutations inside are looked for, one after the other.
pub(crate) const ROUNDS: usize = 4;
/// What counts as much or more is not told apart.
const DEAREST: u32 = 63;

/// How much may be counted.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    /// What a deduction may count, with all that it rests on.
    pub(crate) deduction: u32,
    /// What the whole refutation may, with what it rests on outside.
    pub(crate) refutation: u32,
}

impl Limits {
    /// As much as you like.
    pub(crate) const NONE: Self = Self { deduction: u32::MAX, refutation: u32::MAX };
}

/// See the [module](self).
#[derive(Clone)]
pub(crate) struct Quick {
    tables: &'static Tables,
    rules: Rules,
    limits: Limits,
    /// The live candidates of each sector, by their places in it.
    live: [u16; SECTORS],
    /// What counts at least, with the assumption, whatever rests on what is false in a sector.
    rests: [u8; SECTORS],
    /// The same of the sets of rules; classic puzzles have none.
    sets: Option<Rc<Sets>>,
    left: Vec<u32>,
    set_rests: Vec<u8>,
    /// Sectors, and sets, that may say something, by what that counts at least; and which of the lists have some, as bits.
    queues: [Vec<u16>; DEAREST as usize + 1],
    queued: u64,
    /// What is true, in the order in which it was found, and as bits.
    truths: Vec<u16>,
    is_true: [u64; CANDIDATES.div_ceil(64)],
    excluded: usize,
    /// Whether something was left out because of the limits.
    is_cut: bool,
    /// How many deductions were made.
    pub(crate) work: u64,
}

/// Patterns of three places at most that lie in one of the three triples of a house, or in one column of a box.
const IN_THREE: [bool; 512] = {
    let mut table = [false; 512];
    let mut three = 0;
    while three < 6 {
        let places = if three < 3 { 0b111 << (3 * three) } else { 0b100_1001 << (three - 3) };
        let mut bits = 1;
        while bits < 512 {
            table[bits] = table[bits] || bits & !places == 0;
            bits += 1;
        }
        three += 1;
    }
    table
};

impl Quick {
    /// The state of a board.
    pub(crate) fn of(board: &Board) -> Self {
        let (sets, left) = board.sets();
        let mut quick = Self {
            tables: &TABLES,
            rules: board.rules(),
            limits: Limits::NONE,
            live: *board.live(),
            rests: [1; SECTORS],
            sets: sets.cloned(),
            left: left.to_vec(),
            set_rests: vec![1; left.len()],
            queues: [const { Vec::new() }; DEAREST as usize + 1],
            queued: 0,
            truths: Vec::new(),
            is_true: [0; CANDIDATES.div_ceil(64)],
            excluded: 0,
            is_cut: false,
            work: 0,
        };
        board.pending().into_iter().for_each(|sector| quick.push(sector, 2));
        for (candidate, cost) in board.costs() {
            let cost = u8::try_from(cost.min(DEAREST)).unwrap_or(u8::MAX);
            for (sector, _) in TABLES.sectors[candidate] {
                let rests = &mut quick.rests[usize::from(sector)];
                *rests = (*rests).max(cost + 1);
            }
            for (set, _) in sets.into_iter().flat_map(|sets| sets.with(candidate)) {
                let rests = &mut quick.set_rests[usize::from(*set)];
                *rests = (*rests).max(cost + 1);
            }
        }
        quick
    }

    /// Begins again where another one is.
    fn begin(&mut self, from: &Self, limits: Limits) {
        self.limits = limits;
        self.live = from.live;
        self.left.clone_from(&from.left);
        while self.queued != 0 {
            self.queues[self.queued.trailing_zeros() as usize].clear();
            self.queued &= self.queued - 1;
        }
        let mut queued = from.queued;
        while queued != 0 {
            let cost = queued.trailing_zeros();
            queued &= queued - 1;
            from.queues[cost as usize].iter().for_each(|sector| self.push(*sector, cost));
        }
        self.truths.clear();
        self.is_true.fill(0);
        (self.excluded, self.is_cut, self.work) = (0, false, 0);
    }

    /// What follows in another state of the same board when a candidate is true. Whether there is no conflict.
    pub(crate) fn assume(&mut self, from: &Self, candidate: usize, limits: Limits) -> bool {
        self.begin(from, limits);
        self.set(candidate, 1) && self.follow()
    }

    /// All that follows in another state of the same board when a candidate is false. Whether there is no conflict.
    pub(crate) fn exclude_in(&mut self, from: &Self, candidate: usize) -> bool {
        self.begin(from, Limits::NONE);
        self.exclude(candidate, 1) && self.follow()
    }

    /// Notes what needs no look any more where what is assumed led to no conflict: what follows from it leads to none either,
    /// if all that follows is known.
    pub(crate) fn note_fits(&self, fits: &mut [bool; CANDIDATES]) {
        let known = if self.is_cut { 1 } else { self.truths.len() };
        self.truths[..known].iter().for_each(|truth| fits[usize::from(*truth)] = true);
    }

    /// A board makes no more deductions than this: one for each candidate that it finds true or false.
    pub(crate) fn most_deductions(&self) -> usize {
        self.truths.len() + self.excluded
    }

    /// How many candidates there are more than cells.
    pub(crate) fn open_count(&self) -> u32 {
        self.live[..81].iter().map(|live| live.count_ones()).sum::<u32>().saturating_sub(81)
    }

    /// How many candidates are left in the smallest and in the largest sector of a candidate that is live.
    fn rivals(&self, candidate: usize) -> Option<[u32; 2]> {
        if self.live[candidate % 81] >> (candidate / 81) & 1 == 0 {
            return None;
        }
        let sectors = self.tables.sectors[candidate].iter();
        let counts = sectors.map(|(sector, _)| self.live[usize::from(*sector)].count_ones());
        Some(counts.fold([9, 0], |[least, most], count| [least.min(count), most.max(count)]))
    }

    /// Whether refutations by what follows at once, of candidates with few rivals, may lead to a conflict: as many of them as
    /// there are, each as soon as it is found. Where that leads to none, a few at a time do not. What is found false here
    /// is taken to count nothing. What leads to no conflict is noted: it leads to none on the board as it was.
    pub(crate) fn may_close(
        &mut self,
        most_rivals: u32,
        limits: Limits,
        known: &mut [bool; CANDIDATES],
    ) -> bool {
        let mut trial = self.clone();
        for _ in 0..ROUNDS {
            let mut fits = [false; CANDIDATES];
            let mut any = false;
            for candidate in 0..CANDIDATES {
                let Some([least, most]) = self.rivals(candidate) else { continue };
                if fits[candidate] || least > most_rivals || most == 1 {
                    continue;
                }
                if trial.assume(self, candidate, limits) {
                    trial.note_fits(&mut fits);
                    trial.note_fits(known);
                } else {
                    any = true;
                    if !self.exclude(candidate, 1) || !self.follow() {
                        self.work += trial.work;
                        return true;
                    }
                }
                self.work += 1 + trial.work;
            }
            if !any {
                return false;
            }
        }
        false
    }

    fn push(&mut self, sector: u16, cost: u32) {
        let cost = cost.min(DEAREST);
        self.queues[cost as usize].push(sector);
        self.queued |= 1 << cost;
    }

    /// Follows what counts least first. Whether there is no conflict.
    fn follow(&mut self) -> bool {
        loop {
            if !self.follow_queues() {
                return false;
            }
            match self.sums() {
                Some(true) => {}
                Some(false) => return true,
                None => return false,
            }
        }
    }

    /// Excludes what sums leave no room for, which counts two at least, with the assumption. Whether something was excluded;
    /// nothing where there is a conflict.
    fn sums(&mut self) -> Option<bool> {
        const COST: u32 = 2;
        let mut any = false;
        for own in self.rules.all_sums() {
            let live = |cell: Cell| DigitSet::from_bits(self.live[cell.index()]);
            let Some(gone) = own.no_room(live) else {
                if COST <= self.limits.refutation {
                    return None;
                }
                self.is_cut = true;
                continue;
            };
            if COST > self.limits.deduction {
                self.is_cut |= !gone.is_empty();
                continue;
            }
            any |= !gone.is_empty();
            if !gone.iter().all(|candidate| self.exclude(candidate.index(), COST)) {
                return None;
            }
        }
        Some(any)
    }

    fn follow_queues(&mut self) -> bool {
        while self.queued != 0 {
            let cost = self.queued.trailing_zeros();
            let Some(sector) = self.queues[cost as usize].pop() else {
                self.queued &= self.queued - 1;
                continue;
            };
            if let Some(set) = set_of(sector) {
                if !self.set_last_of(set, cost) {
                    return false;
                }
                continue;
            }
            let sector = usize::from(sector);
            let live = self.live[sector];
            let fits = match live.count_ones() {
                0 => true, // it was of no use
                1 => {
                    let place = live.trailing_zeros() as usize;
                    self.set(usize::from(self.tables.members[sector][place]), cost)
                }
                _ => self.locked(sector, live, cost),
            };
            if !fits {
                return false;
            }
        }
        true
    }

    /// Sets the only candidate that is left of the set of a rule, if there is one.
    fn set_last_of(&mut self, set: usize, cost: u32) -> bool {
        let last = self.sets.as_ref().and_then(|sets| sets.last(set, self.left[set]));
        last.is_none_or(|last| self.set(last, cost))
    }

    fn set(&mut self, candidate: usize, cost: u32) -> bool {
        let (word, bit) = (candidate / 64, 1 << (candidate % 64));
        if self.is_true[word] & bit != 0 {
            return true;
        }
        self.is_true[word] |= bit;
        self.truths.push(narrow(candidate));
        self.work += 1;
        for (sector, place) in self.tables.sectors[candidate] {
            let sector = usize::from(sector);
            let others = self.live[sector] & !(1 << place);
            // It says no more than what is known.
            self.live[sector] &= 1 << place;
            if !self.exclude_all(sector, others, cost) {
                return false;
            }
        }
        let rules = self.rules;
        rules.is_none() || self.exclude_by_rules(rules, candidate, cost)
    }

    /// Excludes what does not go together with a true candidate by the rules of the puzzle.
    fn exclude_by_rules(&mut self, rules: Rules, candidate: usize, cost: u32) -> bool {
        let excluded = rules.excluded_by(Candidate::from_index(candidate));
        excluded.iter().all(|seen| !self.is_live(seen.index()) || self.exclude(seen.index(), cost))
    }

    const fn is_live(&self, candidate: usize) -> bool {
        self.live[candidate % 81] >> (candidate / 81) & 1 != 0
    }

    fn locked(&mut self, sector: usize, live: u16, cost: u32) -> bool {
        for crossing in self.tables.crossing(sector) {
            let link = usize::from(crossing.link);
            let outside = self.live[link] & !crossing.back;
            if live & !crossing.places == 0 && outside != 0 {
                self.work += 1;
                if !self.exclude_all(link, outside, cost) {
                    return false;
                }
            }
        }
        true
    }

    fn exclude_all(&mut self, sector: usize, mut places: u16, cost: u32) -> bool {
        while places != 0 {
            let place = places.trailing_zeros() as usize;
            places &= places - 1;
            if !self.exclude(usize::from(self.tables.members[sector][place]), cost) {
                return false;
            }
        }
        true
    }

    /// Excludes a candidate by a deduction that counts so much at least. Whether no sector is left without candidates, or only
    /// such that is of no use.
    fn exclude(&mut self, candidate: usize, cost: u32) -> bool {
        self.excluded += 1;
        for (number, place) in self.tables.sectors[candidate] {
            let sector = usize::from(number);
            if self.live[sector] >> place & 1 == 0 {
                continue;
            }
            self.live[sector] &= !(1 << place);
            let live = self.live[sector];
            let says_more = match live.count_ones() {
                0 | 1 => true,
                2 | 3 => sector >= 81 && IN_THREE[usize::from(live)],
                _ => false,
            };
            if says_more && !self.note(number, live == 0, cost.max(self.rests[sector].into()) + 1) {
                return false;
            }
        }
        self.leave_sets(candidate, cost)
    }

    /// Takes a candidate that is false out of the sets of rules. Whether none of them is left without candidates, or only such
    /// that is of no use.
    #[inline]
    fn leave_sets(&mut self, candidate: usize, cost: u32) -> bool {
        let Some(sets) = self.sets.clone() else { return true };
        sets.with(candidate).iter().all(|&(number, place)| {
            let set = usize::from(number);
            if self.left[set] >> place & 1 == 0 {
                return true;
            }
            self.left[set] &= !(1 << place);
            let left = self.left[set].count_ones();
            let cost = cost.max(self.set_rests[set].into()) + 1;
            left > 1 || self.note(numbered(set), left == 0, cost)
        })
    }

    /// Notes that a sector says something by a deduction that counts so much at least, or that it is empty. Whether there is no
    /// conflict, or only such that is of no use.
    fn note(&mut self, number: u16, is_empty: bool, cost: u32) -> bool {
        if is_empty && cost <= self.limits.refutation {
            return false;
        }
        if !is_empty && cost <= self.limits.deduction {
            self.push(number, cost);
        } else {
            self.is_cut = true;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::listed;

    use super::*;

    #[test]
    fn conflicts_and_what_is_left_are_those_of_a_board() {
        let mut counts = [0; 2];
        let grids = listed("top1465.txt", 150);
        for grid in &grids {
            let board = Board::of(grid);
            let quick = Quick::of(&board);
            let mut trial = quick.clone();
            for candidate in board.open() {
                let under = board.assume(candidate, u32::MAX);
                let fits = trial.assume(&quick, candidate, Limits::NONE);
                assert_eq!(fits, under.conflict.is_none());
                if fits && under.has_room_for(0, u32::MAX) {
                    assert_eq!(trial.open_count(), under.open_count());
                }
                counts[usize::from(fits)] += 1;
            }
        }
        assert!(grids.is_empty() || counts.iter().all(|count| *count > 100), "{counts:?}");
    }

    #[test]
    fn what_a_board_refutes_within_limits_is_refuted_within_them_here() {
        let mut counts = [0; 2];
        let grids = listed("top1465.txt", 300);
        for grid in &grids {
            let board = Board::of(grid);
            for outer in board.open().into_iter().step_by(9) {
                let under = board.assume(outer, u32::MAX);
                let quick = Quick::of(&under);
                let mut trial = quick.clone();
                for (candidate, most) in under.open().into_iter().flat_map(|c| [(c, 4), (c, 12)]) {
                    let inner = under.assume(candidate, most);
                    let Some(conflict) = inner.conflict else { continue };
                    let (tree, needs) = inner.tree(candidate, &conflict);
                    let cost = under.cost(&needs) + tree.length;
                    let limits = |refutation| Limits { deduction: most, refutation };
                    assert!(!trial.assume(&quick, candidate, limits(cost)));
                    counts[0] += 1;
                    counts[1] += usize::from(trial.assume(&quick, candidate, limits(2)));
                }
            }
        }
        assert!(grids.is_empty() || counts.iter().all(|count| *count > 50), "{counts:?}");
    }
}
