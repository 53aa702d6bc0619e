//! The first two rows of the canonical form of a solution.
//!
//! The first one is 123456789 for every map, so it decides nothing. For the second one, the two rows are read as a
//! permutation: under each column stands what the first row has in another column, its source. Three kinds of beginning
//! are possible, and which it is can be seen before any digit is named:
//!
//! - *Pure*: the sources of a stack are another stack. The second row is 456789 and then 123, 132 or 231, by how the
//!   columns of a stack come back to it after three steps.
//! - *Mixed*: two sources are in one stack, and that of the odd column is in the other. The second row begins with
//!   457, and then 1, 2 or 3 and 89, if the first column of the second stack can be its odd one.
//! - Else with 45789.
//!
//! So of 1,296 orders of the columns at most eighteen are looked at for pure rows, and one or two for each stack of
//! mixed ones.

use crate::partial::Partial;
use crate::sides::Sides;

/// The stack of each column.
const STACK: [u8; 16] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0];

/// All maps that reach the smallest second row, and that row.
pub(crate) fn starts(sides: &Sides, all: &mut Vec<Partial>) -> [u8; 9] {
    let places = Places::new(sides);
    let rows = || [0, 3, 6, 16, 19, 22].into_iter().flat_map(pairs);
    // Pure rows are smaller, and half of all solutions have some.
    let has_pure = rows().any(|[one, other]| places.sources(one, other).is_pure());
    let mut least = Least::default();
    for [one, other] in rows() {
        let sources = places.sources(one, other);
        if has_pure <= sources.is_pure() {
            sources.orders(one, other, &mut least);
        }
    }
    for start in &least.all {
        let (side, rows) = (start.one & 16, [start.one & 15, start.other & 15]);
        all.push(Partial::of_two(side, rows, start.columns, sides.digits(start.one)));
    }
    least.second_row()
}

/// Two rows of the band that begins with this one, in both orders.
pub(crate) fn pairs(top: u8) -> [[u8; 2]; 6] {
    [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]].map(|pair| pair.map(|row| top + row))
}

/// In which column of each row each digit is.
pub(crate) struct Places<'a> {
    sides: &'a Sides,
    columns: [[u8; 16]; 32],
}

impl<'a> Places<'a> {
    pub(crate) fn new(sides: &'a Sides) -> Self {
        let mut columns = [[0; 16]; 32];
        for row in (0..9).chain(16..25) {
            for (column, digit) in (0..9).zip(sides.digits(row)) {
                columns[usize::from(row)][usize::from(digit & 15)] = column;
            }
        }
        Self { sides, columns }
    }

    /// Two rows of a band, one over the other.
    pub(crate) fn sources(&self, one: u8, other: u8) -> Sources {
        let columns = &self.columns[usize::from(one & 31)];
        Sources(self.sides.digits(other).map(|digit| columns[usize::from(digit & 15)]))
    }
}

/// An order of the columns, with two rows on top.
pub(crate) struct Start {
    pub(crate) one: u8,
    pub(crate) other: u8,
    pub(crate) columns: [u8; 9],
}

/// The smallest second row so far, from its third digit on, four bits a column; and all that give it.
pub(crate) struct Least {
    key: u32,
    pub(crate) all: Vec<Start>,
}

impl Default for Least {
    fn default() -> Self {
        Self { key: u32::MAX, all: Vec::with_capacity(32) }
    }
}

impl Least {
    fn add(&mut self, key: u32, start: Start) {
        if key < self.key {
            self.key = key;
            self.all.clear();
        }
        if key == self.key {
            self.all.push(start);
        }
    }

    /// The second row.
    pub(crate) fn second_row(&self) -> [u8; 9] {
        let digit = |shift: usize| (self.key >> shift & 15).to_le_bytes()[0];
        core::array::from_fn(|at| if at < 2 { [4, 5][at] } else { digit(32 - 4 * at) })
    }
}

/// For each column the one in which the first row has what the second one has in it.
pub(crate) struct Sources([u8; 16]);

impl Sources {
    fn of(&self, column: u8) -> u8 {
        self.0[usize::from(column & 15)]
    }

    fn stack_of(&self, column: u8) -> u8 {
        STACK[usize::from(self.of(column) & 15)]
    }

    /// Whether the sources of each stack are a stack: as soon as those of one are.
    pub(crate) fn is_pure(&self) -> bool {
        self.stack_of(0) == self.stack_of(1) && self.stack_of(0) == self.stack_of(2)
    }

    /// Adds the orders of columns that make the second row smallest.
    pub(crate) fn orders(&self, one: u8, other: u8, least: &mut Least) {
        let is_pure = self.is_pure();
        for stack in 0..3 {
            let best = least.key;
            let add = |columns| least.add(self.key(&columns), Start { one, other, columns });
            if is_pure {
                self.pure(stack, add);
            } else {
                self.mixed(stack, best, add);
            }
        }
    }

    /// Pure rows, with this stack as the first one: each order of its columns says what the others are.
    fn pure(&self, stack: u8, mut add: impl FnMut([u8; 9])) {
        let [a, b, c] = [0, 1, 2].map(|column| 3 * stack + column);
        let orders = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
        // The columns that come back to themselves after three steps.
        let back = |column: u8| self.of(self.of(self.of(column)));
        let own = [a, b, c].into_iter().filter(|column| back(*column) == *column).count();
        for first in orders {
            // One comes first, and when there is none the first one comes back to the second.
            if own == 3 || back(first[0]) == first[usize::from(own == 0)] {
                let middle = first.map(|column| self.of(column));
                add(joined(first, middle, middle.map(|column| self.of(column))));
            }
        }
    }

    /// Mixed rows, with this stack as the first one.
    fn mixed(&self, stack: u8, best: u32, mut add: impl FnMut([u8; 9])) {
        let odd = self.odd(stack);
        let [one, other] = match odd - 3 * stack {
            0 => [odd + 1, odd + 2],
            1 => [odd - 1, odd + 1],
            _ => [odd - 2, odd - 1],
        };
        let next = self.stack_of(one);
        let odd_of_next = self.odd(next);
        let order = |first: u8, second: u8| {
            let (a, b) = (self.of(first), self.of(second));
            let middle = [a, b, 9 * next + 3 - a - b];
            // The two columns that are free are ordered so that 8 comes before 9.
            let [d, e] = if a == odd_of_next { [b, middle[2]] } else { [a, b] };
            joined([first, second, odd], middle, [self.of(odd), self.of(d), self.of(e)])
        };
        let is_odd = |column: u8| self.of(column) == odd_of_next;
        if is_odd(one) || is_odd(other) {
            let (first, second) = if is_odd(one) { (one, other) } else { (other, one) };
            // The fourth digit of the second row.
            let source = self.of(odd_of_next);
            let digit = if source == first { 1 } else { 2 + u32::from(source == odd) };
            if 0x70 + digit <= best >> 20 {
                add(order(first, second));
            }
        } else if 0x78 <= best >> 20 {
            add(order(one, other));
            add(order(other, one));
        }
    }

    /// The column of a stack whose source is not where those of the other two are.
    fn odd(&self, stack: u8) -> u8 {
        let [a, b, c] = [0, 1, 2].map(|column| self.stack_of(3 * stack + column));
        3 * stack + if a == b { 2 } else { u8::from(a == c) }
    }

    /// The second row from its third digit on, four bits a column.
    fn key(&self, columns: &[u8; 9]) -> u32 {
        let mut names = [0_u8; 16];
        for (name, column) in (1..).zip(columns) {
            names[usize::from(column & 15)] = name;
        }
        let name = |column: &u8| u32::from(names[usize::from(self.of(*column) & 15)]);
        columns[2..].iter().fold(0, |key, column| key << 4 | name(column))
    }
}

fn joined(left: [u8; 3], middle: [u8; 3], right: [u8; 3]) -> [u8; 9] {
    core::array::from_fn(|at| [left, middle, right][at / 3][at % 3])
}
