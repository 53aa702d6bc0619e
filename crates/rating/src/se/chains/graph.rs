//! The links of a grid, each with the order in which Sudoku Explainer follows it.

use super::super::board::Board;
use super::super::technique::Links;
use super::cause;
use crate::houses::{COMMON, HOUSES, HOUSES_OF, PLACE_OF, bits};

/// What a candidate is linked with.
#[derive(Clone, Copy, Default)]
struct Span {
    start: u32,
    /// Where links through the cell end and those through houses begin.
    middle: u32,
    end: u32,
}

/// Weak and strong links of all candidates.
pub(super) struct Graph {
    /// The candidates, in order.
    pub(super) candidates: Vec<u16>,
    weak_spans: Vec<Span>,
    weak: Vec<u16>,
    strong_spans: Vec<Span>,
    strong: Vec<(u16, u8)>,
}

#[expect(clippy::cast_possible_truncation, reason = "at most 729 · 28 links")]
impl Graph {
    pub(super) fn new(board: &Board) -> Self {
        let mut graph = Self {
            candidates: Vec::with_capacity(256),
            weak_spans: vec![Span::default(); 729],
            weak: Vec::with_capacity(4096),
            strong_spans: vec![Span::default(); 729],
            strong: Vec::with_capacity(512),
        };
        for cell in 0..81 {
            for digit in bits(board.digits[cell]) {
                graph.add(board, cell, digit);
            }
        }
        graph
    }

    fn add(&mut self, board: &Board, cell: usize, digit: usize) {
        let candidate = cell * 9 + digit;
        self.candidates.push(candidate as u16);
        let (weak, strong) = (self.weak.len() as u32, self.strong.len() as u32);
        let others = board.digits[cell] & !(1 << digit);
        self.weak.extend(bits(others).map(|other| (cell * 9 + other) as u16));
        if others.is_power_of_two() {
            let other = others.trailing_zeros() as usize;
            self.strong.push(((cell * 9 + other) as u16, cause::CELL));
        }
        let (weak_middle, strong_middle) = (self.weak.len() as u32, self.strong.len() as u32);
        let mut before = 0;
        for kind in 0..3 {
            let house = HOUSES_OF[cell][kind];
            let places = board.places[house][digit] & !(1 << PLACE_OF[cell][kind]);
            // What is in the box comes with the box.
            let new = places & if kind > 0 { !COMMON[house][HOUSES_OF[cell][0]] } else { !0 };
            self.weak.extend(bits(new).map(|place| (HOUSES[house][place] * 9 + digit) as u16));
            if places.is_power_of_two() {
                let other = HOUSES[house][places.trailing_zeros() as usize] * 9 + digit;
                if before >> (other / 9) & 1 == 0 {
                    self.strong.push((other as u16, kind as u8));
                }
                before |= 1_u128 << (other / 9);
            }
        }
        self.weak_spans[candidate] =
            Span { start: weak, middle: weak_middle, end: self.weak.len() as u32 };
        self.strong_spans[candidate] =
            Span { start: strong, middle: strong_middle, end: self.strong.len() as u32 };
    }

    /// What is false if a candidate is true.
    pub(super) fn weak(&self, links: Links, candidate: u16) -> &[u16] {
        let span = self.weak_spans[usize::from(candidate)];
        let start = if links == Links::X { span.middle } else { span.start };
        &self.weak[start as usize..span.end as usize]
    }

    /// What is true if a candidate is false, and through which link.
    pub(super) fn strong(&self, links: Links, candidate: u16) -> &[(u16, u8)] {
        let span = self.strong_spans[usize::from(candidate)];
        let (start, end) = match links {
            Links::X => (span.middle, span.end),
            Links::Y => (span.start, span.middle),
            Links::Xy => (span.start, span.end),
        };
        &self.strong[start as usize..end as usize]
    }
}
