//! Random solutions, each as likely as the others.
//!
//! The first band and the first stack are drawn together, all pairs as likely: boxes 2 and 3 in one of the ways that
//! fit box 1, and so for boxes 4 and 7. A pair has 2,693 solutions on average, but not each the same number; so a pair
//! with n of them is taken with probability n / [`MOST`], and then one of its solutions.
//!
//! How the other four boxes are filled is counted without a search. A box is known by which digits are in its rows
//! and which in its columns, if each row has one digit in common with each column. The rows of box 5 leave those of
//! box 6, its columns those of box 8. For the digits of rows 4 to 6 in box 5 there are at most 56 choices, and so for
//! rows 7 to 9 in box 8, columns 4 to 6 in box 5, and columns 7 to 9 in box 6; for each pair of the first two the
//! others are independent of each other.

use crate::{Clues, Random};

/// At least as many solutions as any pair has that was drawn: of 20,000 pairs the largest has 5,644. A pair that has more
/// would be drawn too seldom.
const MOST: usize = 8_192;

/// A random solution.
///
/// ```
/// use ninerooks_lab::{Random, random_solution};
/// assert!(random_solution(&mut Random::new(1, 0)).is_solution());
/// ```
pub fn random_solution(random: &mut Random) -> Clues {
    loop {
        let mut clues = cross(random);
        let rest = Rest::new(&clues);
        let number = random.below(MOST);
        if rest.fill(&mut clues, number) {
            return clues;
        }
    }
}

/// Which digits three lines have in a box, a bit each.
type Sets = [u16; 3];

/// The ways to fill the last four boxes.
struct Rest {
    /// The digits of rows 4 to 6, of rows 7 to 9, and of columns 4 to 6, of columns 7 to 9, in the last four boxes.
    missing: [Sets; 4],
    /// Those of rows 4 to 6 in box 5, of rows 7 to 9 in box 8, of columns 4 to 6 in box 5, of columns 7 to 9 in box 6.
    choices: [Vec<Sets>; 4],
}

impl Rest {
    fn new(clues: &Clues) -> Self {
        let digits = |cells: [usize; 3]| {
            0b11_1111_1110 & !cells.iter().fold(0, |all, cell| all | 1 << clues.0[*cell])
        };
        let row = |r: usize| digits([9 * r, 9 * r + 1, 9 * r + 2]);
        let column = |c: usize| digits([c, c + 9, c + 18]);
        let missing =
            [[3, 4, 5].map(row), [6, 7, 8].map(row), [3, 4, 5].map(column), [6, 7, 8].map(column)];
        Self { missing, choices: missing.map(partitions) }
    }

    /// How many ways there are, counted by the search of another crate.
    #[cfg(test)]
    fn searched(clues: &Clues) -> usize {
        let grid = crate::minimal::grid_of(clues).unwrap();
        usize::try_from(ninerooks_exact::count(&grid, 1 << 20)).unwrap()
    }

    /// Fills the boxes in way number `number`, if there are so many.
    fn fill(&self, clues: &mut Clues, mut number: usize) -> bool {
        let [upper, lower, left, right] = &self.choices;
        let rest = |sets: Sets, of: usize| -> Sets {
            core::array::from_fn(|line| self.missing[of][line] & !sets[line])
        };
        // For each choice of rows, as bits, the choices of columns that cross them.
        let crossing = |rows: &[Sets], columns: &[Sets], is_rest: bool, of: [usize; 2]| {
            let own = |sets: Sets, of: usize, is_rest| if is_rest { rest(sets, of) } else { sets };
            // The columns have their rest below, the rows to the right.
            let columns: Vec<Sets> = columns.iter().map(|c| own(*c, of[1], of[0] == 1)).collect();
            let bits = |rows: &Sets| {
                let rows = own(*rows, of[0], is_rest);
                let cross = columns.iter().map(|columns| crosses(rows, *columns));
                (0..).zip(cross).fold(0_u64, |all, (bit, cross)| all | u64::from(cross) << bit)
            };
            rows.iter().map(bits).collect::<Vec<u64>>()
        };
        let box_5 = crossing(upper, left, false, [0, 2]);
        let box_6 = crossing(upper, right, true, [0, 3]);
        let box_8 = crossing(lower, left, false, [1, 2]);
        let box_9 = crossing(lower, right, true, [1, 3]);
        for (a, (five, six)) in box_5.iter().zip(&box_6).enumerate() {
            for (b, (eight, nine)) in box_8.iter().zip(&box_9).enumerate() {
                let (in_left, in_right) = (five & eight, six & nine);
                let ways = (in_left.count_ones() * in_right.count_ones()) as usize;
                if number >= ways {
                    number -= ways;
                    continue;
                }
                let others = in_right.count_ones() as usize;
                let (c, d) = (bit(in_left, number / others), bit(in_right, number % others));
                let rows = [upper[a], lower[b]];
                for (half, rows) in (0..).zip(rows) {
                    let turn = |sets: Sets, of| if half == 1 { rest(sets, of) } else { sets };
                    write(clues, 3 + 3 * half, 3, rows, turn(left[c], 2));
                    write(clues, 3 + 3 * half, 6, rest(rows, half), turn(right[d], 3));
                }
                return true;
            }
        }
        false
    }
}

/// The place of the set bit with this number.
fn bit(bits: u64, number: usize) -> usize {
    (0..64).filter(|bit| bits >> bit & 1 == 1).nth(number).unwrap_or_default()
}

/// The ways to take three digits of each line so that all nine are taken.
fn partitions(missing: Sets) -> Vec<Sets> {
    let threes =
        |from: u16| (0..1024_u16).filter(move |set| set & !from == 0 && set.count_ones() == 3);
    let mut all = Vec::new();
    for first in threes(missing[0]) {
        for second in threes(missing[1] & !first) {
            let third = 0b11_1111_1110 & !first & !second;
            if third & !missing[2] == 0 {
                all.push([first, second, third]);
            }
        }
    }
    all
}

/// Whether each row has one digit in common with each column.
fn crosses(rows: Sets, columns: Sets) -> bool {
    rows.iter().all(|row| columns.iter().all(|column| (row & column).is_power_of_two()))
}

/// Writes the digits of a box.
fn write(clues: &mut Clues, row: usize, column: usize, rows: Sets, columns: Sets) {
    for (r, of_row) in rows.iter().enumerate() {
        for (c, of_column) in columns.iter().enumerate() {
            let digit = (of_row & of_column).trailing_zeros();
            set(clues, row + r, column + c, digit as usize);
        }
    }
}

/// A first band and a first stack.
fn cross(random: &mut Random) -> Clues {
    let mut clues = Clues::default();
    let corner = random.shuffled::<9>().map(|digit| digit + 1);
    for (at, digit) in corner.into_iter().enumerate() {
        set(&mut clues, at / 3, at % 3, digit);
    }
    let rows: [[usize; 3]; 3] = [0, 1, 2].map(|r| [0, 1, 2].map(|c| corner[3 * r + c]));
    let columns: [[usize; 3]; 3] = [0, 1, 2].map(|c| [0, 1, 2].map(|r| corner[3 * r + c]));
    let (right, below) = (band(&rows, random), band(&columns, random));
    for line in 0..3 {
        for at in 0..6 {
            set(&mut clues, line, 3 + at, right[line][at]);
            set(&mut clues, 3 + at, line, below[line][at]);
        }
    }
    clues
}

fn set(clues: &mut Clues, row: usize, column: usize, digit: usize) {
    clues.0[9 * row + column] = u8::try_from(digit).unwrap_or_default();
}

/// The six other cells of each line of a band whose first box has these lines.
///
/// Nine digits are drawn for the second box until each line of it has none of the first one's; the third box has what is
/// left, in some order.
fn band(lines: &[[usize; 3]; 3], random: &mut Random) -> [[usize; 6]; 3] {
    loop {
        let mut second = random.shuffled::<9>().map(|digit| digit + 1);
        let collides = (0..9).any(|at| lines[at / 3].contains(&second[at]));
        if collides {
            continue;
        }
        // The third box has in each line what is left for it.
        let mut whole = [[0; 6]; 3];
        for (line, own) in whole.iter_mut().enumerate() {
            let middle = &mut second[3 * line..3 * line + 3];
            own[..3].copy_from_slice(middle);
            let is_left = |digit: &usize| !lines[line].contains(digit) && !middle.contains(digit);
            let mut last: Vec<usize> = (1..10).filter(is_left).collect();
            random.shuffle(&mut last);
            own[3..].copy_from_slice(&last);
        }
        return whole;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn all_ways_are_counted_and_each_is_another_one() {
        let mut random = Random::new(3, 0);
        for _ in 0..5 {
            let start = cross(&mut random);
            let rest = Rest::new(&start);
            let filled = |number: &usize| {
                let mut clues = start;
                rest.fill(&mut clues, *number).then_some(clues)
            };
            let count = (0..MOST).take_while(|number| filled(number).is_some()).count();
            assert_eq!(count, Rest::searched(&start));
            let all: BTreeSet<Clues> = (0..count).filter_map(|number| filled(&number)).collect();
            assert!(all.len() == count && all.iter().all(Clues::is_solution));
        }
    }
}
