//! All hints of the smallest rating.

use super::super::board::Board;
use super::super::hint::{Hint, Removed, candidate};
use super::super::technique::{Links, Technique};
use super::forcing::{self, Path};
use super::multiple::{self, Found, hint_of};
use super::rank::Rank;
use super::{Engine, Literal, Rule, conclude, line};

/// Hints of one rating, those of a conclusion once.
struct Smallest<H> {
    rating: f64,
    hints: Vec<H>,
    known: [u64; 23],
}

impl<H> Smallest<H> {
    fn new(most: f64) -> Self {
        Self { rating: most, hints: Vec::new(), known: [0; 23] }
    }

    fn wants(&self, rating: f64, conclusion: Option<Literal>) -> bool {
        let is_known = |of: Literal| self.known[usize::from(of / 64)] >> (of % 64) & 1 == 1;
        rating < self.rating || (rating <= self.rating && !conclusion.is_some_and(is_known))
    }

    fn put(&mut self, rating: f64, conclusion: Option<Literal>, hint: H) {
        if rating < self.rating {
            self.rating = rating;
            self.hints.clear();
            self.known = [0; 23];
        }
        if let Some(of) = conclusion {
            self.known[usize::from(of / 64)] |= 1 << (of % 64);
        }
        self.hints.push(hint);
    }
}

/// Forcing chains and cycles.
struct Forcing<'a>(&'a Board, Smallest<Hint>);

impl forcing::Sink for Forcing<'_> {
    fn wants(&self, rank: Rank, conclusion: Option<Literal>) -> bool {
        self.1.wants(rank.difficulty, conclusion)
    }

    fn put(
        &mut self,
        rank: Rank,
        links: Links,
        chain: Option<Literal>,
        removed: Removed,
        path: Path,
    ) {
        let technique =
            if chain.is_some() { Technique::ForcingChain(links) } else { Technique::Cycle(links) };
        let eliminations = removed.iter().map(|(cell, digit)| candidate(cell, digit)).collect();
        let (rating, chains) = (rank.difficulty, vec![line(&path)]);
        let hint = Hint { technique, rating, eliminations, placement: None, chains };
        let hint = match chain {
            Some(conclusion) => conclude(self.0, conclusion, hint),
            None => hint,
        };
        self.1.put(rating, chain, hint);
    }
}

/// The forcing chains and cycles of the smallest rating, if it is this at most.
pub(in super::super) fn forcing(board: &Board, most: f64) -> Vec<Hint> {
    let mut sink = Forcing(board, Smallest::new(most));
    forcing::search(board, &mut sink);
    sink.1.hints
}

/// Chains with several ends.
struct Multiple {
    base: f64,
    all: Smallest<(Literal, Found)>,
}

impl multiple::Sink for Multiple {
    fn wants(&self, complexity: u32, key: u8, conclusion: Literal) -> bool {
        self.all.wants(Rank::new(self.base, complexity, key).difficulty, Some(conclusion))
    }

    fn put(&mut self, complexity: u32, key: u8, conclusion: Literal, found: Found) {
        let rating = Rank::new(self.base, complexity, key).difficulty;
        self.all.put(rating, Some(conclusion), (conclusion, found));
    }
}

pub(super) fn multiple(engine: &mut Engine, board: &Board, rule: Rule, most: f64) -> Vec<Hint> {
    let mut sink = Multiple { base: rule.base(), all: Smallest::new(most) };
    let runs = multiple::search(engine, board, rule, &mut sink);
    let rating = sink.all.rating;
    let hint = |(conclusion, found): &(Literal, Found)| {
        hint_of(board, &runs, rule, rating, *conclusion, found)
    };
    let hints = sink.all.hints.iter().map(hint).collect();
    runs.recycle(engine);
    hints
}
