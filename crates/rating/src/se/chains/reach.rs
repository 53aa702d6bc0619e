//! Which candidates have a forcing chain at all: the chains themselves are looked for only there.

use super::super::technique::Links;
use super::graph::Graph;

/// Candidates, as bits.
type Set = [u64; 12];

/// What is true if a candidate is true, by chains of any length.
pub(super) struct Reach {
    truths: Vec<Set>,
    /// What each candidate has a weak link with.
    seen: Vec<Set>,
}

fn has(set: &Set, candidate: u16) -> bool {
    set[usize::from(candidate / 64)] >> (candidate % 64) & 1 == 1
}

fn insert(set: &mut Set, candidate: u16) {
    set[usize::from(candidate / 64)] |= 1 << (candidate % 64);
}

impl Reach {
    pub(super) fn new(graph: &Graph, links: Links) -> Self {
        let mut reach = Self { truths: vec![[0; 12]; 729], seen: vec![[0; 12]; 729] };
        let mut targets: Set = [0; 12];
        for &from in &graph.candidates {
            let mut truths = [0; 12];
            for &off in graph.weak(links, from) {
                insert(&mut reach.seen[usize::from(from)], off);
                for &(on, _) in graph.strong(links, off) {
                    insert(&mut truths, on);
                    insert(&mut targets, on);
                }
            }
            reach.truths[usize::from(from)] = truths;
        }
        // Warshall's closure, over those that are made true by something.
        for &by in graph.candidates.iter().filter(|by| has(&targets, **by)) {
            let further = reach.truths[usize::from(by)];
            for &from in &graph.candidates {
                let truths = &mut reach.truths[usize::from(from)];
                if has(truths, by) {
                    for (word, more) in truths.iter_mut().zip(further) {
                        *word |= more;
                    }
                }
            }
        }
        reach
    }

    /// Whether a chain leads from a candidate that is true (or false) to its contrary.
    pub(super) fn contradicts(&self, graph: &Graph, links: Links, of: u16, on: bool) -> bool {
        if on {
            let (truths, seen) = (&self.truths[usize::from(of)], &self.seen[usize::from(of)]);
            return truths.iter().zip(seen).any(|(truths, seen)| truths & seen != 0);
        }
        graph.strong(links, of).iter().any(|&(next, _)| has(&self.truths[usize::from(next)], of))
    }
}
