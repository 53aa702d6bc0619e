//! Patterns of one and two truths, by looking.
//!
//! With n truths and n + R links the target lies in R + 1 links more than truths, so all links but
//! n − 1 hold it. One truth: the target sees all of it. Two truths: what the target does not see of
//! them lies in one more link.

use super::program::Program;

/// A pattern by the numbers of its sectors, and the rank that it has.
pub(super) struct Few {
    pub(super) target: usize,
    pub(super) weights: Vec<i32>,
    pub(super) rank: u32,
}

/// How often each of the target's four sectors is a link, by their sum.
type Links = [u8; 4];

/// The smallest pattern of one truth, of the first candidate that has it.
pub(super) fn one_truth(program: &Program, max_rank: Option<u32>) -> Option<Few> {
    let around = Around::new(program);
    let mut best: Option<Few> = None;
    for target in 0..program.candidates.len() {
        let seen = around.seen(program, target);
        for (truth, members) in program.members().iter().enumerate() {
            if seen.own.contains(&Some(truth)) || members.iter().any(|&c| seen.masks[c] == 0) {
                continue;
            }
            let demand: Vec<(u8, u8)> = members.iter().map(|&c| (seen.masks[c], 1)).collect();
            offer(program, &mut best, &seen, target, &[truth], None, &demand, max_rank);
        }
        if best.as_ref().is_some_and(|few| few.rank == 0) {
            break;
        }
    }
    best
}

/// The smallest pattern of two truths where there is none of one.
pub(super) fn two_truths(program: &Program, max_rank: Option<u32>) -> Option<Few> {
    let around = Around::new(program);
    let mut best: Option<Few> = None;
    let mut by_link: Vec<Vec<usize>> = vec![Vec::new(); program.sectors.len()];
    for target in 0..program.candidates.len() {
        let seen = around.seen(program, target);
        by_link.iter_mut().for_each(Vec::clear);
        for (truth, members) in program.members().iter().enumerate() {
            if seen.own.contains(&Some(truth)) {
                continue;
            }
            let mut left = members.iter().copied().filter(|&c| seen.masks[c] == 0);
            let Some(first) = left.next() else { continue };
            let rest: Vec<usize> = left.collect();
            for link in around.of[first].iter().copied().filter(|&link| link != truth) {
                if rest.iter().all(|&c| around.of[c].contains(&link)) {
                    by_link[link].push(truth);
                }
            }
        }
        for (link, truths) in by_link.iter().enumerate() {
            for (i, &a) in truths.iter().enumerate() {
                for &b in &truths[i + 1..] {
                    let demand = demand(program, &around, &seen, [a, b], link);
                    offer(
                        program,
                        &mut best,
                        &seen,
                        target,
                        &[a, b],
                        Some(link),
                        &demand,
                        max_rank,
                    );
                }
            }
        }
        if best.as_ref().is_some_and(|few| few.rank == 0) {
            break;
        }
    }
    best
}

/// The sectors of each candidate.
struct Around {
    of: Vec<Vec<usize>>,
}

/// What a target sees.
struct Seen {
    /// For each candidate which of the target's sectors hold it, as bits.
    masks: Vec<u8>,
    /// The target's sectors.
    own: [Option<usize>; 4],
}

impl Around {
    fn new(program: &Program) -> Self {
        let mut of = vec![Vec::with_capacity(4); program.candidates.len()];
        for (sector, members) in program.members().iter().enumerate() {
            members.iter().for_each(|&c| of[c].push(sector));
        }
        Self { of }
    }

    fn seen(&self, program: &Program, target: usize) -> Seen {
        let mut seen = Seen { masks: vec![0; self.of.len()], own: [None; 4] };
        for (i, &sector) in self.of[target].iter().enumerate().take(4) {
            seen.own[i] = Some(sector);
            program.members()[sector].iter().for_each(|&c| seen.masks[c] |= 1 << i);
        }
        seen
    }
}

/// For each candidate of two truths which of the target's sectors may hold it and how often they
/// must, beside the common link.
fn demand(
    program: &Program,
    around: &Around,
    seen: &Seen,
    [a, b]: [usize; 2],
    link: usize,
) -> Vec<(u8, u8)> {
    let (first, second) = (&program.members()[a], &program.members()[b]);
    let only_second = second.iter().filter(|c| !first.contains(c));
    let need = |&c: &usize| {
        let truths = u8::from(first.contains(&c)) + u8::from(second.contains(&c));
        (seen.masks[c], truths.saturating_sub(u8::from(around.of[c].contains(&link))))
    };
    first.iter().chain(only_second).map(need).filter(|&(_, need)| need > 0).collect()
}

/// Takes the pattern of these truths if the target's sectors can cover them more cheaply than the
/// best so far.
#[allow(clippy::too_many_arguments)] // the parts of one pattern
fn offer(
    program: &Program,
    best: &mut Option<Few>,
    seen: &Seen,
    target: usize,
    truths: &[usize],
    link: Option<usize>,
    demand: &[(u8, u8)],
    max_rank: Option<u32>,
) {
    // With one truth the links are rank + 1, with two rank + 2, one of them the common link.
    let most = best.as_ref().map_or(4, |few| few.rank).min(max_rank.map_or(5, |rank| rank + 1));
    let Some(links) = cheapest_links(demand, most) else { return };
    let mut weights = vec![0; program.sectors.len()];
    truths.iter().for_each(|&truth| weights[truth] -= 1);
    link.into_iter().for_each(|link| weights[link] += 1);
    for (own, times) in seen.own.iter().zip(links) {
        if let Some(own) = own {
            weights[*own] += i32::from(times);
        }
    }
    let count: u32 = links.iter().map(|&times| u32::from(times)).sum();
    *best = Some(Few { target, weights, rank: count.saturating_sub(1) });
}

/// The fewest links that meet a demand, at most so many.
fn cheapest_links(demand: &[(u8, u8)], most: u32) -> Option<Links> {
    let held = |links: &Links, mask: u8| -> u8 {
        (0..4).filter(|i| mask >> i & 1 == 1).map(|i| links[i]).sum()
    };
    let all = (0..81u8).map(|n| [n % 3, n / 3 % 3, n / 9 % 3, n / 27]);
    all.filter(|links| u32::from(links.iter().sum::<u8>()) <= most)
        .filter(|links| links.iter().any(|&times| times > 0))
        .filter(|links| demand.iter().all(|&(mask, need)| held(links, mask) >= need))
        .min_by_key(|links| links.iter().sum::<u8>())
}
