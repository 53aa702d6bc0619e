//! Patterns of one and two truths, by looking.
//!
//! With n truths and n + R links the target lies in R + 1 links more than truths, so all links but
//! n − 1 hold it. One truth: the target sees all of it. Two truths: what the target does not see of
//! them lies in one more link.

use smallvec::SmallVec;

use super::program::Program;

/// A pattern by the numbers of its sectors, and the rank that it has.
pub(crate) struct Few {
    pub(crate) target: usize,
    pub(crate) weights: Vec<i32>,
    pub(crate) rank: u32,
}

/// The smallest pattern of one truth, of the first candidate that has it.
pub(crate) fn one_truth(program: &Program, max_rank: Option<u32>) -> Option<Few> {
    let mut search = Search { program, max_rank, best: None };
    for target in 0..program.candidates.len() {
        search.one_truth(&Seen::new(program, target));
        if search.is_done() {
            break;
        }
    }
    search.best
}

/// The smallest pattern of two truths where there is none of one.
pub(crate) fn two_truths(program: &Program, max_rank: Option<u32>) -> Option<Few> {
    let mut search = Search { program, max_rank, best: None };
    for target in 0..program.candidates.len() {
        search.two_truths(&Seen::new(program, target));
        if search.is_done() {
            break;
        }
    }
    search.best
}

/// The pattern of one truth, or else of two if so many are allowed, that proves `target` false; of
/// the lowest rank.
pub(crate) fn of(program: &Program, target: usize, truths: u32) -> Option<Few> {
    let mut search = Search { program, max_rank: None, best: None };
    let seen = Seen::new(program, target);
    search.one_truth(&seen);
    if search.best.is_none() && truths > 1 {
        search.two_truths(&seen);
    }
    search.best
}

/// What a target sees.
struct Seen<'a> {
    target: usize,
    /// The target's sectors.
    own: &'a [usize],
    /// For each candidate which of the target's sectors hold it, as bits.
    masks: Vec<u8>,
}

/// Which of the target's sectors hold a candidate, and how often it needs one of them as a link.
type Demand = (u8, u8);

impl<'a> Seen<'a> {
    fn new(program: &'a Program, target: usize) -> Self {
        let own = program.around(target);
        let mut masks = vec![0; program.candidates.len()];
        for (i, &sector) in own.iter().enumerate() {
            for &c in &program.members()[sector] {
                masks[c] |= 1 << i;
            }
        }
        Self { target, own, masks }
    }

    /// For each sector the truths of which it holds all that the target does not see.
    fn by_link(&self, program: &Program) -> Vec<Vec<usize>> {
        let mut by_link = vec![Vec::new(); program.sectors.len()];
        for (truth, members) in program.members().iter().enumerate() {
            let mut left = members.iter().copied().filter(|&c| self.masks[c] == 0);
            let Some(first) = left.next().filter(|_| !self.own.contains(&truth)) else { continue };
            let mut links: SmallVec<[usize; 4]> = SmallVec::from_slice(program.around(first));
            links.retain(|link| *link != truth);
            for other in left {
                links.retain(|link| program.around(other).contains(link));
                if links.is_empty() {
                    break;
                }
            }
            links.into_iter().for_each(|link| by_link[link].push(truth));
        }
        by_link
    }
}

/// What two truths with a common link ask of the target's sectors.
fn demand(program: &Program, seen: &Seen, [a, b]: [usize; 2], link: usize) -> Vec<Demand> {
    let (first, second) = (&program.members()[a], &program.members()[b]);
    let only_second = second.iter().filter(|c| !first.contains(c));
    let need = |&c: &usize| {
        let truths = u8::from(first.contains(&c)) + u8::from(second.contains(&c));
        let covered = u8::from(program.around(c).contains(&link));
        (seen.masks[c], truths.saturating_sub(covered))
    };
    first.iter().chain(only_second).map(need).filter(|&(_, need)| need > 0).collect()
}

/// The best pattern so far.
struct Search<'a> {
    program: &'a Program,
    max_rank: Option<u32>,
    best: Option<Few>,
}

impl Search<'_> {
    /// Offers all patterns of one truth.
    fn one_truth(&mut self, seen: &Seen) {
        for (truth, members) in self.program.members().iter().enumerate() {
            if !seen.own.contains(&truth) && members.iter().all(|&c| seen.masks[c] != 0) {
                let demand: Vec<Demand> = members.iter().map(|&c| (seen.masks[c], 1)).collect();
                self.offer(seen, &[truth], None, &demand);
            }
        }
    }

    /// Offers all patterns of two truths.
    fn two_truths(&mut self, seen: &Seen) {
        for (link, truths) in seen.by_link(self.program).iter().enumerate() {
            for (i, &a) in truths.iter().enumerate() {
                for &b in &truths[i + 1..] {
                    let demand = demand(self.program, seen, [a, b], link);
                    self.offer(seen, &[a, b], Some(link), &demand);
                }
            }
        }
    }

    /// Whether nothing can be better.
    fn is_done(&self) -> bool {
        self.best.as_ref().is_some_and(|few| few.rank == 0)
    }

    /// Takes the pattern of these truths if the target's sectors can cover them with fewer links
    /// than the best so far.
    fn offer(&mut self, seen: &Seen, truths: &[usize], link: Option<usize>, demand: &[Demand]) {
        // The target's links are one more than the rank, whether there is a common link or not.
        let fewer = self.best.as_ref().map_or(u32::MAX, |few| few.rank);
        let most = fewer.min(self.max_rank.map_or(u32::MAX, |rank| rank.saturating_add(1)));
        let Some(own) = cheapest_links(demand, most) else { return };
        let mut weights = vec![0; self.program.sectors.len()];
        for &truth in truths {
            weights[truth] -= 1;
        }
        if let Some(link) = link {
            weights[link] += 1;
        }
        for (&sector, times) in seen.own.iter().zip(own) {
            weights[sector] += i32::from(times);
        }
        let count: u32 = own.iter().map(|&times| u32::from(times)).sum();
        self.best = Some(Few { target: seen.target, weights, rank: count.saturating_sub(1) });
    }
}

/// How often each of four sectors must be a link to meet a demand, at most so many in all.
fn cheapest_links(demand: &[Demand], most: u32) -> Option<[u8; 4]> {
    let held = |links: &[u8; 4], mask: u8| -> u8 {
        (0..4).filter(|i| mask >> i & 1 == 1).map(|i| links[i]).sum()
    };
    let all = (1..81u8).map(|n| [n % 3, n / 3 % 3, n / 9 % 3, n / 27]);
    all.filter(|links| u32::from(links.iter().sum::<u8>()) <= most)
        .filter(|links| demand.iter().all(|&(mask, need)| held(links, mask) >= need))
        .min_by_key(|links| links.iter().sum::<u8>())
}
