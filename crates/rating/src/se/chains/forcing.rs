//! Forcing chains from a candidate to its contrary, and cycles from a candidate to itself.

use super::super::board::Board;
use super::super::hint::{Hint, Removed, candidate};
use super::super::technique::{Links, Technique};
use super::graph::Graph;
use super::rank::{Rank, key};
use super::reach::Reach;
use super::{Engine, Literal, cause, conclude, line, removed_by};
use crate::houses::{SEES, cells};

/// A chain or a cycle: its target first, then what it follows from, each with how it was reached.
pub(super) type Path = Vec<(Literal, u8)>;

/// What goes through the hints.
pub(super) trait Sink {
    /// Whether a hint of this rank may be of use; for a chain there is its conclusion.
    fn wants(&self, rank: Rank, conclusion: Option<Literal>) -> bool;
    /// A hint that eliminates something.
    fn put(
        &mut self,
        rank: Rank,
        links: Links,
        chain: Option<Literal>,
        removed: Removed,
        path: Path,
    );
}

/// The chains of a grid in the order of Sudoku Explainer.
pub(super) fn search(board: &Board, sink: &mut impl Sink) {
    let all = Reach::new(board, Links::Xy);
    // What follows by links of one kind follows by links of both.
    if all.is_any() {
        search_where(board, sink, |links| match links {
            Links::Xy => all.clone(),
            _ => Reach::new(board, links),
        });
    }
}

/// The same, only where this says that there may be something.
pub(super) fn search_where(board: &Board, sink: &mut impl Sink, reach: impl Fn(Links) -> Reach) {
    let graph = Graph::new(board);
    let mut walk = Walk::new();
    for links in [Links::X, Links::Y, Links::Xy] {
        let base = if links == Links::Xy { 7.0 } else { 6.5 };
        if !sink.wants(Rank::new(base, 0, 0), None) {
            continue;
        }
        let reach = reach(links);
        if !reach.is_any() {
            continue;
        }
        for &start in &graph.candidates {
            let count = board.count(usize::from(start / 9));
            if count < 2 || (links == Links::Y && count > 2) {
                continue;
            }
            if reach.cycles(start) {
                walk.cycles(&graph, links, start, &mut |path| {
                    cycle(board, base, links, path, sink);
                });
            }
            if links != Links::Y {
                for on in [true, false] {
                    if reach.contradicts(start, on) {
                        chain(board, &graph, links, start * 2 + u16::from(on), &mut walk, sink);
                    }
                }
            }
        }
    }
}

fn key_of(links: Links) -> u8 {
    match links {
        Links::X => key::X,
        Links::Y => key::Y,
        Links::Xy => key::XY,
    }
}

fn chain(
    board: &Board,
    graph: &Graph,
    links: Links,
    start: Literal,
    walk: &mut Walk,
    sink: &mut impl Sink,
) {
    let conclusion = start ^ 1;
    let base = if links == Links::Xy { 7.0 } else { 6.6 };
    if !sink.wants(Rank::new(base, 0, 0), Some(conclusion)) {
        return;
    }
    let Some(path) = walk.chain(graph, links, start) else { return };
    let rank = Rank::new(base, length(&path), key_of(links));
    let removed = removed_by(board, conclusion);
    if !removed.is_empty() && sink.wants(rank, Some(conclusion)) {
        sink.put(rank, links, Some(conclusion), removed, path);
    }
}

#[expect(clippy::cast_possible_truncation, reason = "at most 2 · 729")]
fn length(path: &Path) -> u32 {
    path.len() as u32
}

/// What a cycle eliminates: candidates that see a true one and a false one of it, outside its cells.
fn cycle(board: &Board, base: f64, links: Links, path: Path, sink: &mut impl Sink) {
    let rank = Rank::new(base, length(&path), key_of(links));
    if !sink.wants(rank, None) {
        return;
    }
    let (mut of_cycle, mut seen) = (0_u128, [[0_u128; 2]; 9]);
    for &(literal, _) in &path {
        let (cell, digit, on) = super::parts(literal);
        of_cycle |= 1 << cell;
        seen[digit][usize::from(on)] |= SEES[cell];
    }
    let mut digits = [0_u16; 81];
    let mut any = 0_u128;
    for (digit, [off, on]) in seen.into_iter().enumerate() {
        for cell in cells(off & on & !of_cycle) {
            if board.has(cell, digit) {
                digits[cell] |= 1 << digit;
                any |= 1 << cell;
            }
        }
    }
    let mut removed = Removed::default();
    for cell in cells(any) {
        removed.add(cell, digits[cell]);
    }
    if any != 0 {
        sink.put(rank, links, None, removed, path);
    }
}

/// Memory for walks.
struct Walk {
    /// For each literal: what it was reached from, and how.
    from: Vec<(Literal, u8)>,
    seen: [u64; 23],
    queue: Vec<Literal>,
    /// For cycles: false candidates, each with the true one that it was reached from.
    pairs: Vec<(u16, u16)>,
}

impl Walk {
    fn new() -> Self {
        Self { from: vec![(0, 0); 1458], seen: [0; 23], queue: Vec::new(), pairs: Vec::new() }
    }

    fn begin(&mut self, start: Literal) {
        self.seen = [0; 23];
        self.queue.clear();
        self.queue.push(start);
        self.visit(start);
    }

    /// Whether it is new.
    fn visit(&mut self, literal: Literal) -> bool {
        let (word, bit) = (usize::from(literal / 64), 1 << (literal % 64));
        let new = self.seen[word] & bit == 0;
        self.seen[word] |= bit;
        new
    }

    fn reach(&mut self, literal: Literal, from: Literal, cause: u8) {
        if self.visit(literal) {
            self.from[usize::from(literal)] = (from, cause);
            self.queue.push(literal);
        }
    }

    /// The first chain from a literal to its contrary.
    fn chain(&mut self, graph: &Graph, links: Links, start: Literal) -> Option<Path> {
        self.begin(start);
        let mut next = 0;
        while let Some(&literal) = self.queue.get(next) {
            next += 1;
            if literal % 2 == 1 {
                for &other in graph.weak(links, literal / 2) {
                    self.reach(other * 2, literal, cause::NONE);
                }
            } else {
                for &(other, cause) in graph.strong(links, literal / 2) {
                    self.reach(other * 2 + 1, literal, cause);
                }
            }
            let end = start ^ 1;
            if self.seen[usize::from(end / 64)] >> (end % 64) & 1 == 1 {
                return Some(self.back(end, start));
            }
        }
        None
    }

    fn back(&self, end: Literal, start: Literal) -> Path {
        let mut path = Vec::new();
        let mut at = end;
        while at != start {
            let (from, cause) = self.from[usize::from(at)];
            path.push((at, cause));
            at = from;
        }
        path.push((start, cause::NONE));
        path
    }

    /// The cycles from a candidate that is true back to it. What is true is visited once, what is false
    /// may be met again, unless it led to what it follows from.
    fn cycles(&mut self, graph: &Graph, links: Links, start: u16, put: &mut impl FnMut(Path)) {
        if graph.strong(links, start).is_empty() {
            return; // strong links go both ways: nothing leads back
        }
        self.begin(start * 2 + 1);
        let mut next = 0;
        let mut first = true;
        while next < self.queue.len() {
            self.pairs.clear();
            for i in next..self.queue.len() {
                let on = self.queue[i] / 2;
                for &off in graph.weak(links, on) {
                    if !graph.strong(links, off).is_empty() && !self.follows_from(on, off, start) {
                        self.pairs.push((off, on));
                    }
                }
            }
            next = self.queue.len();
            for i in 0..self.pairs.len() {
                let (off, on) = self.pairs[i];
                for &(other, cause) in graph.strong(links, off) {
                    if other == start && !first {
                        put(self.around(start, cause, off, on));
                    }
                    if self.visit(other * 2 + 1) {
                        self.from[usize::from(other * 2 + 1)] = (off * 2, cause);
                        // Which of the true candidates this false one came from is kept with the true one.
                        self.from[usize::from(other * 2)] = (on * 2 + 1, cause::NONE);
                        self.queue.push(other * 2 + 1);
                    }
                }
            }
            first = false;
        }
    }

    /// Whether the false candidate is among what a true one follows from.
    fn follows_from(&self, on: u16, off: u16, start: u16) -> bool {
        let mut at = on;
        while at != start {
            if self.from[usize::from(at * 2 + 1)].0 == off * 2 {
                return true;
            }
            at = self.from[usize::from(at * 2)].0 / 2;
        }
        false
    }

    /// The cycle whose last false candidate is `off`. What it begins with is what it ends with.
    fn around(&self, start: u16, cause: u8, off: u16, on: u16) -> Path {
        let mut path = vec![(start * 2 + 1, cause), (off * 2, cause::NONE)];
        let mut at = on;
        while at != start {
            let (off, cause) = self.from[usize::from(at * 2 + 1)];
            path.push((at * 2 + 1, cause));
            path.push((off, cause::NONE));
            at = self.from[usize::from(at * 2)].0 / 2;
        }
        path
    }
}

/// The first hint in order.
struct First<'a> {
    board: &'a Board,
    rank: Rank,
    hint: Option<Hint>,
}

impl Sink for First<'_> {
    fn wants(&self, rank: Rank, _: Option<Literal>) -> bool {
        rank < self.rank
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
        let chains = vec![line(&path)];
        let rating = rank.difficulty;
        let hint = Hint { technique, rating, eliminations, placement: None, chains };
        self.hint = Some(match chain {
            Some(conclusion) => conclude(self.board, conclusion, hint),
            None => hint,
        });
        self.rank = rank;
    }
}

pub(super) fn first(_: &mut Engine, board: &Board) -> Option<Hint> {
    let mut first = First { board, rank: Rank::LAST, hint: None };
    search(board, &mut first);
    first.hint
}
