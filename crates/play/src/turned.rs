//! The same puzzle, looking different.

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Puzzle};

/// The puzzle with its digits renamed and its rows and columns moved within and with their bands, flipped
/// or not, as a number says: the same number does the same. What is there to be found stays there, so
/// one position is as many exercises as anybody wants. A puzzle with rules of its own stays as it is: a thermo would not
/// be one any more.
///
/// ```
/// use ninerooks_board::Puzzle;
/// use ninerooks_play::turned;
/// let mut puzzle = Puzzle::default();
/// puzzle.give("3r4c5".parse()?);
/// assert_eq!(turned(&puzzle, 7).givens().len(), 1);
/// assert_eq!(turned(&puzzle, 7), turned(&puzzle, 7));
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[must_use]
pub fn turned(puzzle: &Puzzle, number: u64) -> Puzzle {
    if !puzzle.rules.is_none() {
        return puzzle.clone();
    }
    let mut mixer = Mixer(number);
    let digits: [usize; 9] = mixer.order();
    let (rows, columns) = (mixer.lines(), mixer.lines());
    let flips = mixer.below(2) == 1;
    let place = |candidate: Candidate| {
        let cell = candidate.cell();
        let (row, column) = (rows[cell.row_index()], columns[cell.column_index()]);
        let cell = if flips { Cell::at(column, row) } else { Cell::at(row, column) };
        Candidate::new(Digit::from_index(digits[candidate.digit().index()]), cell)
    };
    let mut turned = Puzzle::default();
    for value in puzzle.values() {
        if puzzle.givens().contains(value.cell()) {
            turned.give(place(value));
        } else {
            turned.place(place(value));
        }
    }
    let set = |set: &CandidateSet| Box::new(set.iter().map(place).collect::<CandidateSet>());
    turned.candidates = puzzle.candidates.as_deref().map(set);
    turned.hidden = puzzle.hidden.as_deref().map(set);
    turned
}

/// Numbers that look drawn by lot: splitmix64, by Sebastiano Vigna, <https://prng.di.unimi.it/splitmix64.c>
/// (public domain).
struct Mixer(u64);

impl Mixer {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, most: usize) -> usize {
        let most = u64::try_from(most).unwrap_or(u64::MAX);
        usize::try_from(self.next() % most).unwrap_or(0)
    }

    /// The numbers from 0 on in any order.
    fn order<const N: usize>(&mut self) -> [usize; N] {
        let mut order = core::array::from_fn(|i| i);
        for last in (1..N).rev() {
            order.swap(last, self.below(last + 1));
        }
        order
    }

    /// Nine lines in any order that keeps bands together.
    fn lines(&mut self) -> [usize; 9] {
        let bands: [usize; 3] = self.order();
        let within: [[usize; 3]; 3] = [self.order(), self.order(), self.order()];
        core::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::Grid;

    use super::*;

    const SOLVED: &str =
        "234718596758694321691325487876941253425836179319572864543267918962183745187459632";

    fn puzzle() -> Puzzle {
        let mut puzzle = Puzzle::default();
        for (cell, sign) in Cell::all().into_iter().zip(SOLVED.chars()).take(60) {
            if let Some(digit) = Digit::from_char(sign) {
                puzzle.give(Candidate::new(digit, cell));
            }
        }
        puzzle.candidates = Some(Box::new(puzzle.default_candidates()));
        puzzle
    }

    #[test]
    fn a_turned_puzzle_keeps_the_rules_and_all_candidates() {
        let whole = puzzle();
        for number in 0..50 {
            let turned = turned(&whole, number);
            assert!(Grid::new(&turned).is_ok());
            assert_eq!(turned.givens().len(), 60);
            let candidates = |p: &Puzzle| p.candidates.as_deref().map(|set| set.iter().count());
            assert_eq!(candidates(&turned), candidates(&whole));
            assert_eq!(turned.default_candidates(), **turned.candidates.as_ref().unwrap());
        }
    }

    #[test]
    fn numbers_give_different_boards() {
        let whole = puzzle();
        let boards: Vec<Puzzle> = (0..20).map(|number| turned(&whole, number)).collect();
        for (i, board) in boards.iter().enumerate() {
            assert!(!boards[..i].contains(board), "{i}");
        }
    }
}
