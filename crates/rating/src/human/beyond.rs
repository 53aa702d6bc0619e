//! What a player does when singles end: of the easiest kind that eliminates something all at once.

use super::board::Board;
use crate::csp;
use crate::houses::{HOUSE_BITS, SEES, bits, cells, subsets};

/// A kind of step beyond singles, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A digit of a box lies in one line, or of a line in one box.
    Locked,
    /// Two cells with two digits, or two digits in two cells.
    Pair,
    /// Three of them.
    Triple,
    /// A digit in two or three lines that has as many places across.
    Fish,
    /// An assumption that singles contradict, so many rounds of them later for the shortest.
    Assumption(usize),
}

/// The candidates that go, by digit.
type Gone = [u128; 9];

/// A kind, and what it eliminates.
type Search = (Kind, fn(&Board) -> Gone);

/// Takes the easiest kind of step, all of it at once, and says which it was; nothing where none eliminates anything.
pub(super) fn step(board: &mut Board) -> Option<Kind> {
    let kinds: [Search; 4] = [
        (Kind::Locked, locked),
        (Kind::Pair, |board| subset(board, 2)),
        (Kind::Triple, |board| subset(board, 3)),
        (Kind::Fish, fish),
    ];
    for (kind, find) in kinds {
        if eliminate(board, find(board)) {
            return Some(kind);
        }
    }
    let mut gone = [0; 9];
    let mut shortest = usize::MAX;
    for ((digit, cell), rounds) in csp::refuted(&board.places, !board.open) {
        gone[digit] |= 1 << cell;
        shortest = shortest.min(rounds);
    }
    eliminate(board, gone).then_some(Kind::Assumption(shortest))
}

/// Whether anything goes.
fn eliminate(board: &mut Board, gone: Gone) -> bool {
    let mut any = false;
    for (places, gone) in board.places.iter_mut().zip(gone) {
        any |= *places & gone & board.open != 0;
        *places &= !(gone & board.open);
    }
    any
}

fn locked(board: &Board) -> Gone {
    let mut gone = [0; 9];
    for (digit, gone) in gone.iter_mut().enumerate() {
        for block in 0..9 {
            for line in 9..27 {
                let (in_block, in_line) = (board.within(digit, block), board.within(digit, line));
                let both = in_block & in_line;
                if both != 0 && (in_block == both || in_line == both) {
                    *gone |= (in_block | in_line) & !both;
                }
            }
        }
    }
    gone
}

/// Naked and hidden subsets.
fn subset(board: &Board, size: usize) -> Gone {
    let mut gone = [0; 9];
    for house in HOUSE_BITS {
        let open = house & board.open;
        let places: Vec<usize> = cells(open).collect();
        for chosen in subsets(size, places.len()) {
            let inside = places.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1);
            let inside = inside.fold(0, |set, (_, cell)| set | 1_u128 << cell);
            let with = |set: u128| {
                let digits = (0..9).filter(move |&digit| board.places[digit] & set != 0);
                digits.fold(0_u16, |all, digit| all | 1 << digit)
            };
            let (in_them, elsewhere) = (with(inside), with(open & !inside));
            if in_them.count_ones() as usize == size {
                for digit in bits(in_them) {
                    let own = board.places[digit] & inside;
                    gone[digit] |= cells(own).fold(!inside, |seen, cell| seen & SEES[cell]);
                }
            }
            let hidden = in_them & !elsewhere;
            if hidden.count_ones() as usize == size {
                for digit in bits(in_them & elsewhere) {
                    gone[digit] |= inside;
                }
            }
        }
    }
    gone
}

/// Lines that have a digit in two or three lines across, as many as they are.
fn fish(board: &Board) -> Gone {
    let mut gone = [0; 9];
    for (digit, gone) in gone.iter_mut().enumerate() {
        for (base, across) in [(9, 18), (18, 9)] {
            let lines: Vec<u128> = (base..base + 9)
                .map(|line| board.within(digit, line))
                .filter(|places| (2..=3).contains(&places.count_ones()))
                .collect();
            for chosen in (2..=3).flat_map(|size| subsets(size, lines.len())) {
                let own = lines.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1);
                let own = own.fold(0, |set, (_, places)| set | places);
                let covers = HOUSE_BITS[across..across + 9].iter().filter(|line| own & **line != 0);
                let covers: Vec<u128> = covers.copied().collect();
                if covers.len() == chosen.count_ones() as usize {
                    *gone |= covers.iter().fold(0, |set, line| set | line) & !own;
                }
            }
        }
    }
    gone
}
