//! Patterns of one and two truths, by looking.
//!
//! With n truths and n + R links the target lies in R + 1 links more than truths, so all links but
//! n − 1 hold it. One truth: the target sees all of it. Two truths: what the target does not see of
//! them lies in one more link.

use smallvec::SmallVec;
use wide::u8x16;

use super::lp::TRUTH;
use super::program::Program;

/// A pattern by the numbers of its sectors, and the rank that it has.
pub(crate) struct Few {
    pub(crate) target: usize,
    pub(crate) weights: Vec<i32>,
    pub(crate) truths: u32,
    pub(crate) rank: u32,
}

/// The smallest pattern of one truth, of the first candidate that has it.
pub(crate) fn one_truth(program: &Program, max_rank: Option<u32>) -> Option<Few> {
    smallest(program, max_rank, &Sight::new(program).one_truth(program))
}

/// The smallest pattern of two truths where there is none of one.
pub(crate) fn two_truths(program: &Program, max_rank: Option<u32>) -> Option<Few> {
    smallest(program, max_rank, &Sight::new(program).two_truths(program))
}

/// All patterns of one truth, or else of two: for each candidate that has any, one that costs less than one truth more, or
/// else that of the lowest rank; and for some candidate one of the lowest rank of all.
pub(crate) fn all(program: &Program) -> Vec<Few> {
    let sight = Sight::new(program);
    let best = |places: &[Vec<Place>]| -> Vec<Few> {
        let mut lowest = u32::MAX;
        let of = |(target, places): (usize, &Vec<Place>)| {
            let mut search = Search { program, max_rank: None, enough: lowest, best: None };
            search.offer_all(target, places);
            lowest = search.best.as_ref().map_or(lowest, |few| few.rank.min(lowest));
            search.best
        };
        places.iter().enumerate().filter_map(of).collect()
    };
    let of_one = best(&sight.one_truth(program));
    if of_one.is_empty() { best(&sight.two_truths(program)) } else { of_one }
}

/// The first pattern of the lowest rank.
fn smallest(program: &Program, max_rank: Option<u32>, places: &[Vec<Place>]) -> Option<Few> {
    let mut search = Search { program, max_rank, enough: u32::MAX, best: None };
    for (target, places) in places.iter().enumerate() {
        search.offer_all(target, places);
        if search.is_done() {
            break;
        }
    }
    search.best
}

/// The truths of a pattern, and what holds all that the target does not see of two.
#[derive(Clone, Copy)]
enum Place {
    One(usize),
    Two([usize; 2], usize),
}

/// Candidates as bits. There are seldom more than 256.
type Row = SmallVec<[u64; 4]>;

/// Which candidates see each other, as rows of bits.
struct Sight {
    words: usize,
    rows: Vec<u64>,
    /// All candidates.
    all: Row,
}

impl Sight {
    fn new(program: &Program) -> Self {
        let words = program.candidates.len().div_ceil(64);
        let mut rows = vec![0; words * program.candidates.len()];
        for (target, row) in rows.chunks_exact_mut(words.max(1)).enumerate() {
            for sector in program.around(target) {
                for c in &program.members()[*sector] {
                    row[c / 64] |= 1 << (c % 64);
                }
            }
        }
        let mut all = Row::from_elem(u64::MAX, words);
        if let Some(last) = all.last_mut() {
            *last >>= words * 64 - program.candidates.len();
        }
        Self { words, rows, all }
    }

    /// Who sees all of these and is none of `truth`.
    fn common(&self, seen: impl Iterator<Item = usize>, truth: &[usize]) -> Row {
        let mut all = self.all.clone();
        for c in seen {
            let row = &self.rows[c * self.words..][..self.words];
            all.iter_mut().zip(row).for_each(|(all, row)| *all &= row);
        }
        for c in truth {
            all[c / 64] &= !(1 << (c % 64));
        }
        all
    }

    /// For each candidate the truths that it sees all of.
    fn one_truth(&self, program: &Program) -> Vec<Vec<Place>> {
        let mut places = vec![Vec::new(); program.candidates.len()];
        for (truth, members) in program.members().iter().enumerate() {
            for target in numbers(&self.common(members.iter().copied(), members)) {
                places[target].push(Place::One(truth));
            }
        }
        places
    }

    /// For each candidate the pairs of truths of which it sees all but some candidates of one more link,
    /// and not all of either.
    fn two_truths(&self, program: &Program) -> Vec<Vec<Place>> {
        let mut by_link: Vec<Vec<(usize, Row)>> = vec![Vec::new(); program.sectors.len()];
        for (truth, members) in program.members().iter().enumerate() {
            let alone = self.common(members.iter().copied(), members);
            for link in links_of(program, truth) {
                let held = |c: &usize| program.around(*c).contains(&link);
                let seen = members.iter().copied().filter(|c| !held(c));
                let mut all = self.common(seen, members);
                all.iter_mut().zip(&alone).for_each(|(all, alone)| *all &= !alone);
                if all.iter().any(|word| *word != 0) {
                    by_link[link].push((truth, all));
                }
            }
        }
        let mut places = vec![Vec::new(); program.candidates.len()];
        for (link, truths) in by_link.iter().enumerate() {
            for (i, (a, first)) in truths.iter().enumerate() {
                for (b, second) in &truths[i + 1..] {
                    let both: Row = first.iter().zip(second).map(|(a, b)| a & b).collect();
                    for target in numbers(&both) {
                        places[target].push(Place::Two([*a, *b], link));
                    }
                }
            }
        }
        places
    }
}

/// The sectors other than a truth that hold some of it.
fn links_of(program: &Program, truth: usize) -> SmallVec<[usize; 27]> {
    let around = program.members()[truth].iter().flat_map(|&c| *program.around(c));
    let mut links: SmallVec<[usize; 27]> = around.filter(|&link| link != truth).collect();
    links.sort_unstable();
    links.dedup();
    links
}

/// The numbers of the bits that are set.
fn numbers(row: &[u64]) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(i, &word)| {
        let more = |word: &u64| Some(word & word.checked_sub(1)?).filter(|word| *word != 0);
        let words = std::iter::successors(Some(word).filter(|word| *word != 0), more);
        words.map(move |word| i * 64 + word.trailing_zeros() as usize)
    })
}

/// What a pattern asks of the target's sectors: for each choice of them, as bits, how many links of the choice there must
/// be, so that a candidate which just these hold is covered.
fn demand(program: &Program, target: usize, place: Place) -> [u8; 16] {
    let own = program.around(target);
    let mut demand = [0; 16];
    let mut ask = |c: usize, need: u8| {
        let held = |(i, sector)| usize::from(program.around(c).contains(sector)) << i;
        let choice: usize = own.iter().enumerate().map(held).sum();
        demand[choice] = need.max(demand[choice]);
    };
    match place {
        Place::One(truth) => program.members()[truth].iter().for_each(|&c| ask(c, 1)),
        Place::Two([a, b], link) => {
            let (first, second) = (&program.members()[a], &program.members()[b]);
            let only_second = second.iter().filter(|c| !first.contains(c));
            for c in first.iter().chain(only_second) {
                let truths = u8::from(first.contains(c)) + u8::from(second.contains(c));
                let covered = u8::from(program.around(*c).contains(&link));
                ask(*c, truths.saturating_sub(covered));
            }
        }
    }
    demand
}

/// The best pattern so far.
struct Search<'a> {
    program: &'a Program,
    max_rank: Option<u32>,
    /// Where some pattern costs less than one truth more, others are of no use but for a rank below this.
    enough: u32,
    best: Option<Few>,
}

impl Search<'_> {
    /// Takes a pattern of each of these places where the target's sectors can cover it with fewer links
    /// than the best so far.
    fn offer_all(&mut self, target: usize, places: &[Place]) {
        for &place in places {
            if self.is_done() {
                return;
            }
            self.offer(target, place);
        }
    }

    /// Whether nothing can be better.
    fn is_done(&self) -> bool {
        self.below() == 0
    }

    /// Below which rank another pattern is of use.
    fn below(&self) -> u32 {
        match &self.best {
            None => self.max_rank.map_or(u32::MAX, |rank| rank.saturating_add(1)),
            Some(few) if f64::from(few.rank) <= TRUTH => few.rank.min(self.enough),
            Some(few) => few.rank,
        }
    }

    fn offer(&mut self, target: usize, place: Place) {
        // The target's links are one more than the rank, whether there is a common link or not.
        let most = self.below();
        let Some(own) = cheapest_links(&demand(self.program, target, place), most) else { return };
        let mut weights = vec![0; self.program.sectors.len()];
        let truths = match place {
            Place::One(truth) => {
                weights[truth] -= 1;
                1
            }
            Place::Two(truths, link) => {
                for truth in truths {
                    weights[truth] -= 1;
                }
                weights[link] += 1;
                2
            }
        };
        for (&sector, times) in self.program.around(target).iter().zip(own) {
            weights[sector] += i32::from(times);
        }
        let count: u32 = own.iter().map(|&times| u32::from(times)).sum();
        self.best = Some(Few { target, weights, truths, rank: count.saturating_sub(1) });
    }
}

/// How often each of four sectors can be a link, fewest links first.
const LINKS: [[u8; 4]; 80] = links();

const fn links() -> [[u8; 4]; 80] {
    let mut links = [[0; 4]; 80];
    let mut at = 0;
    let mut sum = 1;
    while sum <= 8 {
        let mut n = 1;
        while n < 81 {
            let times = [n % 3, n / 3 % 3, n / 9 % 3, n / 27];
            if times[0] + times[1] + times[2] + times[3] == sum {
                links[at] = times;
                at += 1;
            }
            n += 1;
        }
        sum += 1;
    }
    links
}

/// For each of these and each choice of the four sectors, as bits, how many links the choice has.
static HELD: [[u8; 16]; 80] = held();

const fn held() -> [[u8; 16]; 80] {
    let (mut held, mut at) = ([[0; 16]; 80], 0);
    while at < 80 {
        let mut choice = 1;
        while choice < 16_usize {
            // The last of its sectors, and the choice without it.
            let last = choice.ilog2() as usize;
            held[at][choice] = held[at][choice ^ (1 << last)] + LINKS[at][last];
            choice += 1;
        }
        at += 1;
    }
    held
}

/// How often each of four sectors must be a link to meet a demand, at most so many in all.
fn cheapest_links(demand: &[u8; 16], most: u32) -> Option<[u8; 4]> {
    let few = LINKS.iter().zip(&HELD);
    let mut few = few.take_while(|(_, held)| u32::from(held[0b1111]) <= most);
    let demand = u8x16::new(*demand);
    let enough = |held: &[u8; 16]| demand.max(u8x16::new(*held)) == u8x16::new(*held);
    few.find(|(_, held)| enough(held)).map(|(links, _)| *links)
}
