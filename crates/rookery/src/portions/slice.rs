//! What some deletions rest on, followed backwards.

use std::collections::{BTreeSet, HashMap, HashSet};

use ninerooks_board::Digit;

use super::rounds::{NEVER, Rounds};

/// What was deleted, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Fact {
    /// The pair of these, the smaller bit first.
    Pair(usize, usize),
    /// A pattern.
    Pattern(usize),
}

impl Fact {
    fn pair(a: usize, b: usize) -> Self {
        Self::Pair(a.min(b), a.max(b))
    }

    /// The patterns that it is about.
    fn patterns(self) -> impl Iterator<Item = usize> {
        let (first, second) = match self {
            Self::Pair(a, b) => (a, Some(b)),
            Self::Pattern(bit) => (bit, None),
        };
        core::iter::once(first).chain(second)
    }

    /// What shows that a pattern is not true beside it: that it is not beside one of its own, or nowhere.
    fn ways(self, beside: usize) -> impl Iterator<Item = Self> {
        let pairs = self.patterns().map(move |own| Self::pair(own, beside));
        pairs.chain([Self::Pattern(beside)])
    }
}

/// What a deletion of an earlier portion costs, against [`NEW`].
const EARLIER: usize = 1;
/// What a deletion costs that has to be made.
const NEW: usize = 16;

/// Deletions with their times and the digits that show them, in the order of their times.
pub(super) struct Slice {
    facts: Vec<(u16, Fact, Digit)>,
    new: usize,
}

impl Slice {
    /// The deletions of these patterns, and what they rest on. Each is shown by the digit that needs the
    /// fewest deletions more.
    pub(super) fn of(rounds: &Rounds<'_>, patterns: &[usize]) -> Self {
        let mut search = Search { rounds, waiting: BTreeSet::new(), needed: HashSet::new() };
        for &bit in patterns {
            search.need(Fact::Pattern(bit));
        }
        let mut facts = Vec::new();
        while let Some((time, fact)) = search.waiting.pop_last() {
            if let Some((by, rests_on)) = search.cheapest(time, fact) {
                facts.push((time, fact, by));
                for fact in rests_on {
                    search.need(fact);
                }
            }
        }
        facts.reverse();
        let new = facts.iter().filter(|fact| fact.0 > rounds.known()).count();
        Self { facts, new }
    }

    /// Without the deletions that nothing rests on alone. `patterns` are those that it is for.
    pub(super) fn slim(mut self, rounds: &Rounds<'_>, patterns: &[usize]) -> Self {
        let at: HashMap<Fact, usize> = self.facts.iter().map(|fact| fact.1).zip(0..).collect();
        // What has to be shown: for each deletion and pattern of its digit one of some deletions before it.
        let (mut due, mut rested) = (Vec::new(), vec![Vec::new(); self.facts.len()]);
        for (number, &(_, fact, by)) in self.facts.iter().enumerate() {
            for (bit, _) in rounds.all(by) {
                let before = |way| at.get(&way).copied().filter(|&at| at < number);
                let ways: Vec<Fact> = fact.ways(bit).collect();
                if ways.iter().all(|&way| rounds.time(way) != 0) {
                    let ways: Vec<usize> = ways.into_iter().filter_map(before).collect();
                    for &way in &ways {
                        rested[way].push(due.len());
                    }
                    due.push((number, ways.len()));
                }
            }
        }
        let mut kept = vec![true; self.facts.len()];
        let is_root = |fact: Fact| patterns.iter().any(|&bit| fact == Fact::Pattern(bit));
        for number in (0..kept.len()).rev() {
            let alone = |&one: &usize| kept[due[one].0] && due[one].1 < 2;
            if is_root(self.facts[number].1) || rested[number].iter().any(alone) {
                continue;
            }
            kept[number] = false;
            for &one in &rested[number] {
                due[one].1 -= 1;
            }
        }
        let mut kept = kept.into_iter();
        self.facts.retain(|_| kept.next().unwrap_or(true));
        self.new = self.facts.iter().filter(|fact| fact.0 > rounds.known()).count();
        self
    }

    /// How many deletions are new, and how many there are.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.new, self.facts.len())
    }

    /// The deletions, in the order of their times.
    pub(super) fn facts(&self) -> &[(u16, Fact, Digit)] {
        &self.facts
    }
}

struct Search<'a> {
    rounds: &'a Rounds<'a>,
    /// What has to be shown yet. Nothing rests on what went at the same time.
    waiting: BTreeSet<(u16, Fact)>,
    needed: HashSet<Fact>,
}

impl Search<'_> {
    fn need(&mut self, fact: Fact) {
        if self.needed.insert(fact) {
            self.waiting.insert((self.rounds.time(fact), fact));
        }
    }

    /// The digit that shows a deletion at the least cost, and what has to go before.
    fn cheapest(&self, time: u16, fact: Fact) -> Option<(Digit, Vec<Fact>)> {
        let mut best: Option<(usize, Digit, Vec<Fact>)> = None;
        for &by in self.rounds.digits() {
            let least = best.as_ref().map_or(usize::MAX, |best| best.0);
            if let Some((cost, rests_on)) = self.shown(time, fact, by, least) {
                best = Some((cost, by, rests_on));
            }
        }
        best.map(|(_, by, rests_on)| (by, rests_on))
    }

    /// What has to go so that each pattern of the digit is incompatible with one of the fact, if that
    /// was so at the time and costs less than `least`.
    fn shown(&self, time: u16, fact: Fact, by: Digit, least: usize) -> Option<(usize, Vec<Fact>)> {
        if fact.patterns().any(|bit| self.rounds.digit(bit) == by) {
            return None;
        }
        let (mut cost, mut rests_on) = (0, Vec::new());
        for (bit, _) in self.rounds.all(by) {
            let (price, _, way) = fact
                .ways(bit)
                .filter_map(|way| self.price(time, way))
                .min_by_key(|way| (way.0, way.1))?;
            cost += price;
            if cost >= least {
                return None;
            }
            if price > 0 {
                rests_on.push(way);
            }
        }
        Some((cost, rests_on))
    }

    /// What a deletion costs that has gone before a time, and when it went.
    fn price(&self, time: u16, fact: Fact) -> Option<(usize, u16, Fact)> {
        let went = self.rounds.time(fact);
        let price = if went == 0 || self.needed.contains(&fact) {
            0
        } else if went <= self.rounds.known() {
            EARLIER
        } else {
            NEW
        };
        (went < time && went != NEVER).then_some((price, went, fact))
    }
}
