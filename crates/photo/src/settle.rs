//! Which reading of all cells together is a puzzle.
//!
//! A printed puzzle has exactly one solution, and a wrong digit in it leaves none nearly always, so the net's second thoughts can be
//! tried: of all readings that come to one solution the one that the net finds likeliest counts. This decides between readings of ink,
//! and nothing about the puzzle; whatever is not as the net read it first is doubtful.

use core::cmp::Ordering;
use std::collections::BinaryHeap;

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_exact::solutions_within;

use crate::net::ANSWERS;

/// How much less likely a reading may be than the first one, as the net counts it.
const MOST_LOSS: f32 = 12.0;
/// How many readings are tried.
const TRIES: usize = 4_000;
/// How many positions are looked at for the solutions of one; ordinary puzzles need a few.
const NODES: u64 = 2_000;

/// What the net says of each cell that has ink: how much speaks for each answer, 0 for no digit.
pub(crate) type Answers = [Option<[f32; ANSWERS]>; 81];

/// Another answer for a cell, and how much less speaks for it than for the best one.
#[derive(Clone, Copy)]
struct Other {
    cell: usize,
    answer: u8,
    loss: f32,
}

/// The likeliest reading that has exactly one solution, an answer for each cell, 0 for no digit; and that solution. None when none
/// is found.
pub(crate) fn settled(answers: &Answers, first: [u8; 81]) -> Option<([u8; 81], [u8; 81])> {
    let others = others(answers, &first);
    let mut heap = BinaryHeap::from([Set::default()]);
    for _ in 0..TRIES {
        let set = heap.pop()?;
        if let Some(reading) = set.reading(&others, first)
            && let Some(solution) = solution(&reading)
        {
            return Some((reading, solution));
        }
        set.grow(&others, &mut heap);
    }
    None
}

/// The solution of a reading that has exactly one.
fn solution(reading: &[u8; 81]) -> Option<[u8; 81]> {
    let mut puzzle = Puzzle::default();
    for (cell, &answer) in Cell::all().into_iter().zip(reading) {
        if let Some(digit) = Digit::new(answer) {
            puzzle.give(Candidate::new(digit, cell));
        }
    }
    let solved = solutions_within(&Grid::new(&puzzle).ok()?, NODES).ok()?.unique()?;
    let mut solution = [0; 81];
    for (cell, answer) in Cell::all().into_iter().zip(&mut solution) {
        *answer = solved.value(cell).map_or(0, Digit::get);
    }
    Some(solution)
}

fn others(answers: &Answers, first: &[u8; 81]) -> Vec<Other> {
    let mut others = Vec::new();
    for (cell, answers) in answers.iter().enumerate() {
        let Some(answers) = answers else { continue };
        let best = answers[usize::from(first[cell])];
        for (answer, &value) in (0_u8..).zip(answers) {
            let loss = best - value;
            if answer != first[cell] && loss <= MOST_LOSS {
                others.push(Other { cell, answer, loss });
            }
        }
    }
    others.sort_by(|a, b| a.loss.total_cmp(&b.loss));
    others
}

/// Other answers that are taken together, each by its place in the list; the last one has the greatest loss.
#[derive(Clone, Default)]
struct Set {
    taken: Vec<usize>,
    loss: f32,
}

impl Set {
    /// The reading; none where a cell would have two answers.
    fn reading(&self, others: &[Other], first: [u8; 81]) -> Option<[u8; 81]> {
        let mut reading = first;
        for (i, &at) in self.taken.iter().enumerate() {
            let Other { cell, answer, .. } = others[at];
            if self.taken[..i].iter().any(|&before| others[before].cell == cell) {
                return None;
            }
            reading[cell] = answer;
        }
        Some(reading)
    }

    /// The sets that come next: with one more, and with the last one exchanged for the next. So each set comes once, and none before
    /// one that loses less.
    fn grow(self, others: &[Other], heap: &mut BinaryHeap<Self>) {
        let last = self.taken.last().copied();
        let at = last.map_or(0, |last| last + 1);
        let Some(next) = others.get(at) else { return };
        if let Some(last) = last {
            let mut taken = self.taken.clone();
            taken.pop();
            taken.push(at);
            push(heap, Self { taken, loss: self.loss - others[last].loss + next.loss });
        }
        let mut taken = self.taken;
        taken.push(at);
        push(heap, Self { taken, loss: self.loss + next.loss });
    }
}

fn push(heap: &mut BinaryHeap<Set>, set: Set) {
    if set.loss <= MOST_LOSS {
        heap.push(set);
    }
}

impl PartialEq for Set {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Set {}

impl PartialOrd for Set {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Set {
    /// What loses least is greatest, for a heap gives that first.
    fn cmp(&self, other: &Self) -> Ordering {
        other.loss.total_cmp(&self.loss).then_with(|| other.taken.cmp(&self.taken))
    }
}
