//! One form for all puzzles that are the same but for digits renamed, rows and columns moved, and flipping.

use ninerooks_board::{Candidate, Cell, Digit, Grid};

/// What is moved where.
#[derive(Clone, Copy)]
struct Turn {
    flip: bool,
    rows: [usize; 9],
    columns: [usize; 9],
    digits: [u8; 10],
}

/// The search for the least text, row by row.
struct Least {
    /// Digits as they are and flipped, 0 where there is none.
    texts: [[[usize; 9]; 9]; 2],
    best: [[u8; 9]; 9],
    /// How the best is made, once it is whole.
    turn: Turn,
    /// Whether `best` is better than what `turn` makes.
    improved: bool,
}

/// The orders of three.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The form of a puzzle whose text is least, empty cells before digits. Candidates that were eliminated go with it; they
/// do not say which form it is.
///
/// ```
/// use ninerooks_board::{Candidate, Grid};
/// use ninerooks_rating::form::least;
/// let mut grid = Grid::default();
/// grid.place("7r2c5".parse()?);
/// let mut other = Grid::default();
/// other.place("3r9c1".parse()?);
/// assert_eq!(least(&grid), least(&other));
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn least(grid: &Grid) -> Grid {
    let mut texts = [[[0; 9]; 9]; 2];
    for cell in grid.solved() {
        if let Some(digit) = grid.value(cell) {
            let (row, column) = (cell.row_index(), cell.column_index());
            texts[0][row][column] = digit.index() + 1;
            texts[1][column][row] = digit.index() + 1;
        }
    }
    let turn = Turn { flip: false, rows: [0; 9], columns: [0; 9], digits: [0; 10] };
    let mut search = Least { texts, best: [[u8::MAX; 9]; 9], turn, improved: false };
    for flip in [false, true] {
        for stacks in ORDERS {
            for a in ORDERS {
                for b in ORDERS {
                    for c in ORDERS {
                        let mut turn = turn;
                        turn.flip = flip;
                        for (i, (stack, order)) in stacks.iter().zip([a, b, c]).enumerate() {
                            for (j, place) in order.iter().enumerate() {
                                turn.columns[i * 3 + j] = stack * 3 + place;
                            }
                        }
                        search.row(0, 0, 0, turn);
                    }
                }
            }
        }
    }
    search.turn.of(grid)
}

impl Least {
    /// Tries all rows that may be next. `used` has the rows that are taken; `next` the next new digit.
    fn row(&mut self, at: usize, used: u16, next: u8, turn: Turn) {
        if at == 9 {
            if self.improved {
                self.turn = turn;
                self.improved = false;
            }
            return;
        }
        let band = |row: usize| 7 << (row / 3 * 3);
        for row in (0..9).filter(|row| used >> row & 1 == 0) {
            // A band is finished before the next one is begun.
            let begun = used & band(row) != 0;
            if begun == at.is_multiple_of(3) {
                continue;
            }
            let (mut turn, mut next) = (turn, next);
            let mut text = [0; 9];
            for (text, &column) in text.iter_mut().zip(&turn.columns) {
                let digit = self.texts[usize::from(turn.flip)][row][column];
                if digit > 0 {
                    if turn.digits[digit] == 0 {
                        next += 1;
                        turn.digits[digit] = next;
                    }
                    *text = turn.digits[digit];
                }
            }
            if text > self.best[at] {
                continue;
            }
            if text < self.best[at] {
                self.best[at] = text;
                self.best[at + 1..].fill([u8::MAX; 9]);
                self.improved = true;
            }
            turn.rows[at] = row;
            self.row(at + 1, used | 1 << row, next, turn);
        }
    }
}

impl Turn {
    /// The grid with everything where it goes.
    fn of(mut self, grid: &Grid) -> Grid {
        // Digits that are nowhere take what is left, in order.
        let mut free: Vec<u8> = (1..=9).rev().filter(|d| !self.digits[1..].contains(d)).collect();
        for digit in &mut self.digits[1..] {
            if *digit == 0 {
                *digit = free.pop().unwrap_or_default();
            }
        }
        let (mut row_of, mut column_of) = ([0; 9], [0; 9]);
        for i in 0..9 {
            row_of[self.rows[i]] = i;
            column_of[self.columns[i]] = i;
        }
        let turned = |of: Candidate| {
            let (mut row, mut column) = (of.cell().row_index(), of.cell().column_index());
            if self.flip {
                (row, column) = (column, row);
            }
            let digit = self.digits[of.digit().index() + 1] - 1;
            Candidate::new(
                Digit::from_index(digit.into()),
                Cell::at(row_of[row], column_of[column]),
            )
        };
        let mut other = Grid::default();
        for cell in grid.solved() {
            if let Some(digit) = grid.value(cell) {
                other.place(turned(Candidate::new(digit, cell)));
            }
        }
        for of in Candidate::all().filter(|of| !grid.is_live(*of)) {
            other.eliminate(turned(of));
        }
        other
    }
}
