//! What follows by chains of any length in a grid that stays as it is: where there can be hints at all. The chains
//! themselves, whose lengths count, are looked for only there.
//!
//! What a chain makes true is reached through a strong link, so it is enough to know which candidates with strong links follow
//! from which. Links go both ways: what makes both a candidate and its contrary true is false by a chain of its own.

use super::super::board::Board;
use super::super::technique::Links;
use crate::houses::{HOUSES, HOUSES_OF, SEES, bits, cells};

/// Candidates with strong links, by number.
type Set<const W: usize> = [u64; W];

/// Candidates: the cells of each digit.
type Planes = [u128; 9];

/// Where forcing chains and cycles are to be looked for.
#[derive(Clone)]
pub(super) struct Reach {
    /// The candidates from which a chain leads to their contrary, if they are true and if they are false.
    on: Planes,
    off: Planes,
    /// The candidates through which there may be cycles that eliminate something.
    cycles: Planes,
}

impl Reach {
    #[cfg(test)]
    pub(super) const ALL: Self = Self { on: [!0; 9], off: [!0; 9], cycles: [!0; 9] };

    pub(super) fn new(board: &Board, links: Links) -> Self {
        let strong = Strong::new(board, links);
        match strong.candidates.len() {
            0..=64 => Closure::<1>::new(&strong).reach(board, &strong),
            65..=128 => Closure::<2>::new(&strong).reach(board, &strong),
            129..=256 => Closure::<4>::new(&strong).reach(board, &strong),
            _ => Closure::<12>::new(&strong).reach(board, &strong),
        }
    }

    /// Whether any chain or cycle eliminates something. A cycle eliminates what has a chain to its contrary: what sees a
    /// false node makes the true ones true. So do the candidates that a chain to a true one eliminates.
    pub(super) fn is_any(&self) -> bool {
        self.on.iter().any(|&cells| cells != 0)
    }

    /// Whether a chain leads from a candidate that is true (or false) to its contrary.
    pub(super) fn contradicts(&self, of: u16, on: bool) -> bool {
        is_in(if on { &self.on } else { &self.off }, of)
    }

    /// Whether there may be a cycle through a candidate that eliminates something.
    pub(super) fn cycles(&self, start: u16) -> bool {
        is_in(&self.cycles, start)
    }
}

/// Where static chains with several ends are to be looked for.
#[derive(Clone)]
pub(super) struct Worth {
    /// The cells that may have common consequences.
    pub(super) cells: u128,
    /// The digits of each house that may have some.
    pub(super) digits: [u16; 27],
}

impl Worth {
    pub(super) const ALL: Self = Self { cells: !0, digits: [0x1FF; 27] };

    pub(super) fn new(board: &Board) -> Self {
        let strong = Strong::new(board, Links::Xy);
        match strong.candidates.len() {
            0..=64 => Closure::<1>::new(&strong).worth(board, &strong),
            65..=128 => Closure::<2>::new(&strong).worth(board, &strong),
            129..=256 => Closure::<4>::new(&strong).worth(board, &strong),
            _ => Closure::<12>::new(&strong).worth(board, &strong),
        }
    }
}

fn is_in(planes: &Planes, candidate: u16) -> bool {
    planes[usize::from(candidate % 9)] >> (candidate / 9) & 1 == 1
}

fn has<const W: usize>(set: &Set<W>, number: u16) -> bool {
    set[usize::from(number / 64)] >> (number % 64) & 1 == 1
}

fn insert<const W: usize>(set: &mut Set<W>, number: u16) {
    set[usize::from(number / 64)] |= 1 << (number % 64);
}

fn unite<const W: usize>(set: &mut Set<W>, more: &Set<W>) {
    for (word, more) in set.iter_mut().zip(more) {
        *word |= more;
    }
}

/// The numbers of a set, ascending.
fn members<const W: usize>(set: &Set<W>) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(i, &word)| {
        let mut left = word;
        core::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                i * 64 + bit
            })
        })
    })
}

const NO_NUMBER: u16 = u16::MAX;

/// The strong links.
struct Strong {
    links: Links,
    candidates: Vec<u16>,
    number: [u16; 729],
    /// Pairs of numbers.
    pairs: Vec<[u16; 2]>,
}

impl Strong {
    fn new(board: &Board, links: Links) -> Self {
        let (candidates, pairs) = (Vec::with_capacity(128), Vec::with_capacity(256));
        let mut strong = Self { links, candidates, number: [NO_NUMBER; 729], pairs };
        if links != Links::X {
            for (cell, &digits) in board.digits.iter().enumerate() {
                if digits.count_ones() == 2 {
                    strong.add([first(digits), last(digits)].map(|digit| cell * 9 + digit));
                }
            }
        }
        if links != Links::Y {
            for (cells, places) in HOUSES.iter().zip(&board.places) {
                for (digit, &places) in places.iter().enumerate() {
                    if places.count_ones() == 2 {
                        let ends = [first(places), last(places)];
                        strong.add(ends.map(|place| cells[place] * 9 + digit));
                    }
                }
            }
        }
        strong
    }

    #[expect(clippy::cast_possible_truncation, reason = "729 candidates")]
    fn add(&mut self, pair: [usize; 2]) {
        let pair = pair.map(|candidate| {
            let number = &mut self.number[candidate];
            if *number == NO_NUMBER {
                *number = self.candidates.len() as u16;
                self.candidates.push(candidate as u16);
            }
            *number
        });
        self.pairs.push(pair);
    }
}

fn first(mask: u16) -> usize {
    mask.trailing_zeros() as usize
}

fn last(mask: u16) -> usize {
    mask.ilog2() as usize
}

/// What is true if a candidate is true.
struct Closure<const W: usize> {
    /// The candidates with strong links of each cell, if there are weak links through cells, and of each digit in a house.
    of_cell: [Set<W>; 81],
    of_house: [[Set<W>; 9]; 27],
    /// What each has a strong link with.
    strong: Vec<Set<W>>,
    truths: Vec<Set<W>>,
}

impl<const W: usize> Closure<W> {
    #[expect(clippy::cast_possible_truncation, reason = "729 candidates")]
    fn new(links: &Strong) -> Self {
        let count = links.candidates.len();
        let mut closure = Self {
            of_cell: [[0; W]; 81],
            of_house: [[[0; W]; 9]; 27],
            strong: vec![[0; W]; count],
            truths: Vec::with_capacity(count),
        };
        for (number, &candidate) in links.candidates.iter().enumerate() {
            let (cell, digit) = (usize::from(candidate / 9), usize::from(candidate % 9));
            if links.links != Links::X {
                insert(&mut closure.of_cell[cell], number as u16);
            }
            for house in HOUSES_OF[cell] {
                insert(&mut closure.of_house[house][digit], number as u16);
            }
        }
        for &[a, b] in &links.pairs {
            insert(&mut closure.strong[usize::from(a)], b);
            insert(&mut closure.strong[usize::from(b)], a);
        }
        let direct: Vec<Set<W>> = links
            .candidates
            .iter()
            .enumerate()
            .map(|(number, &candidate)| closure.direct(&closure.seen(candidate, number as u16)))
            .collect();
        for set in &direct {
            let truths = closure.close(*set, &direct);
            closure.truths.push(truths);
        }
        closure
    }

    /// What a candidate has weak links with, as far as that has strong links.
    fn seen(&self, candidate: u16, number: u16) -> Set<W> {
        let (cell, digit) = (usize::from(candidate / 9), usize::from(candidate % 9));
        let mut seen = self.of_cell[cell];
        for house in HOUSES_OF[cell] {
            unite(&mut seen, &self.of_house[house][digit]);
        }
        if number != NO_NUMBER {
            seen[usize::from(number / 64)] &= !(1 << (number % 64));
        }
        seen
    }

    /// What is true if these are false.
    fn direct(&self, falses: &Set<W>) -> Set<W> {
        let mut direct = [0; W];
        for off in members(falses) {
            unite(&mut direct, &self.strong[off]);
        }
        direct
    }

    /// What is true if these are true, where some of the sets are complete already: the first ones.
    fn close(&self, mut truths: Set<W>, direct: &[Set<W>]) -> Set<W> {
        let mut done = [0; W];
        let mut word = 0;
        while word < W {
            let open = truths[word] & !done[word];
            if open == 0 {
                word += 1;
                continue;
            }
            let number = word * 64 + open.trailing_zeros() as usize;
            done[word] |= open & open.wrapping_neg();
            let further = match self.truths.get(number) {
                Some(complete) => {
                    unite(&mut done, complete);
                    complete
                }
                None => &direct[number],
            };
            unite(&mut truths, further);
            word = 0;
        }
        truths
    }

    /// What is true if a candidate is true.
    fn truths(&self, links: &Strong, candidate: u16) -> Set<W> {
        match self.truths.get(usize::from(links.number[usize::from(candidate)])) {
            Some(truths) => *truths,
            None => self.close(self.direct(&self.seen(candidate, NO_NUMBER)), &[]),
        }
    }

    /// What leads to its contrary: what sees two candidates of which one is true if the other is false. Links go
    /// both ways, so it does not matter which.
    fn contradictions(&self, board: &Board, links: &Strong) -> Planes {
        let mut on = [0_u128; 9];
        for (a, &one) in links.candidates.iter().enumerate() {
            let mut truths = [0; W];
            for next in members(&self.strong[a]) {
                unite(&mut truths, &self.truths[next]);
            }
            let (cell, digit) = (usize::from(one / 9), usize::from(one % 9));
            for b in members(&truths).take_while(|&b| b <= a) {
                let other = links.candidates[b];
                let (other_cell, other_digit) = (usize::from(other / 9), usize::from(other % 9));
                if digit == other_digit {
                    on[digit] |= SEES[cell] & SEES[other_cell];
                } else if SEES[cell] >> other_cell & 1 == 1 {
                    on[other_digit] |= 1 << cell;
                    on[digit] |= 1 << other_cell;
                }
                if cell == other_cell && links.links != Links::X {
                    let rest = (0..9).filter(|&rest| rest != digit && rest != other_digit);
                    rest.for_each(|rest| on[rest] |= 1 << cell);
                }
            }
        }
        let planes = planes(board);
        core::array::from_fn(|digit| on[digit] & planes[digit])
    }

    #[expect(clippy::cast_possible_truncation, reason = "729 candidates")]
    fn reach(&self, board: &Board, links: &Strong) -> Reach {
        let on = self.contradictions(board, links);
        let mut reach = Reach { on, off: [0; 9], cycles: [0; 9] };
        if !reach.is_any() {
            return reach;
        }
        // What sees something that is false.
        let mut seen_by_false = [0; W];
        for (digit, &on) in on.iter().enumerate() {
            for cell in cells(on) {
                let candidate = cell * 9 + digit;
                let seen = self.seen(candidate as u16, links.number[candidate]);
                unite(&mut seen_by_false, &seen);
            }
        }
        for (number, &candidate) in links.candidates.iter().enumerate() {
            let (cell, digit) = (usize::from(candidate / 9), usize::from(candidate % 9));
            let to = |&next: &usize| has(&self.truths[next], number as u16);
            if members(&self.strong[number]).any(|next| to(&next)) {
                reach.off[digit] |= 1 << cell;
            }
            let mut around = self.truths[number];
            for (word, seen) in around.iter_mut().zip(seen_by_false) {
                *word &= seen;
            }
            if members(&around).any(|next| to(&next)) {
                reach.cycles[digit] |= 1 << cell;
            }
        }
        reach
    }

    /// Which cells and houses have common consequences. Where there are contradictions, runs end early, so all may have.
    fn worth(&self, board: &Board, links: &Strong) -> Worth {
        if self.contradictions(board, links) != [0; 9] {
            return Worth::ALL;
        }
        let ends = Ends::new(self, board, links);
        let mut worth = Worth { cells: 0, digits: [0; 27] };
        for (cell, &digits) in board.digits.iter().enumerate() {
            if digits.count_ones() > 2 && ends.common(bits(digits).map(|digit| cell * 9 + digit)) {
                worth.cells |= 1 << cell;
            }
        }
        for (house, (cells, places)) in HOUSES.iter().zip(&board.places).enumerate() {
            for (digit, &places) in places.iter().enumerate() {
                // Only houses whose first place is in a cell with more than two candidates are looked at.
                if places & places.wrapping_sub(1) != 0
                    && board.count(cells[first(places)]) > 2
                    && ends.common(bits(places).map(|place| cells[place] * 9 + digit))
                {
                    worth.digits[house] |= 1 << digit;
                }
            }
        }
        worth
    }
}

/// Candidates: the first 64 cells of each digit and the others, so that registers take several numbers at once.
type Halves = [u64; 18];

/// What is true and what is false if a candidate is true.
#[derive(Clone, Copy)]
struct End<const W: usize> {
    on: Set<W>,
    off: Halves,
}

struct Ends<const W: usize> {
    /// By candidate.
    index: [u16; 729],
    ends: Vec<End<W>>,
}

impl<const W: usize> Ends<W> {
    #[expect(clippy::cast_possible_truncation, reason = "729 candidates")]
    fn new(closure: &Closure<W>, board: &Board, links: &Strong) -> Self {
        let planes = planes(board);
        let mut several = [0; W];
        for (number, &candidate) in links.candidates.iter().enumerate() {
            if board.count(usize::from(candidate / 9)) > 1 {
                insert(&mut several, number as u16);
            }
        }
        let mut ends = Self { index: [NO_NUMBER; 729], ends: Vec::with_capacity(256) };
        // Those with strong links come first, because others rest on them.
        let weak = (0..729_u16).filter(|&candidate| {
            links.number[usize::from(candidate)] == NO_NUMBER
                && board.has(usize::from(candidate / 9), usize::from(candidate % 9))
        });
        for candidate in links.candidates.iter().copied().chain(weak) {
            let truths = closure.truths(links, candidate);
            let mut off = [0; 18];
            see(&mut off, &planes, candidate);
            let mut left = truths;
            let mut word = 0;
            while word < W {
                if left[word] == 0 {
                    word += 1;
                    continue;
                }
                let number = word * 64 + left[word].trailing_zeros() as usize;
                left[word] &= left[word] - 1;
                if let Some(end) = ends.ends.get(number) {
                    for (word, covered) in left.iter_mut().zip(&closure.truths[number]) {
                        *word &= !covered;
                    }
                    for (off, more) in off.iter_mut().zip(&end.off) {
                        *off |= more;
                    }
                } else {
                    see(&mut off, &planes, links.candidates[number]);
                }
            }
            let mut on = truths;
            for (on, several) in on.iter_mut().zip(several) {
                *on &= several;
            }
            ends.index[usize::from(candidate)] = ends.ends.len() as u16;
            ends.ends.push(End { on, off });
        }
        ends
    }

    /// Whether something follows from each of some candidates.
    fn common(&self, of: impl Iterator<Item = usize>) -> bool {
        let (mut all_on, mut all_off) = ([!0; W], [!0; 18]);
        for candidate in of {
            let End { on, off } = &self.ends[usize::from(self.index[candidate])];
            all_on.iter_mut().zip(on).for_each(|(all, on)| *all &= on);
            all_off.iter_mut().zip(off).for_each(|(all, off)| *all &= off);
            let on = all_on.iter().fold(0, |any, word| any | word);
            let off = all_off.iter().fold(0, |any, cells| any | cells);
            if on == 0 && off == 0 {
                return false;
            }
        }
        true
    }
}

fn planes(board: &Board) -> Planes {
    let mut planes = [0; 9];
    for (cell, &digits) in board.digits.iter().enumerate() {
        for digit in bits(digits) {
            planes[digit] |= 1 << cell;
        }
    }
    planes
}

/// Adds what a candidate sees.
#[expect(clippy::cast_possible_truncation, reason = "halves")]
fn see(off: &mut Halves, planes: &Planes, candidate: u16) {
    let (cell, digit) = (usize::from(candidate / 9), usize::from(candidate % 9));
    for (other, plane) in planes.iter().enumerate() {
        let seen = plane & if other == digit { SEES[cell] } else { 1 << cell };
        off[2 * other] |= seen as u64;
        off[2 * other + 1] |= (seen >> 64) as u64;
    }
}
