//! Maps of the board of which the upper rows are known, for the search for the canonical form.
//!
//! Nearly every row is only looked at, to see that another one is smaller: so [`Partial::code`] makes no copies, reads
//! a stack at a time where the columns are decided, and stops at the first stack that is too large already.

use ninerooks_proof::Symmetry;

use crate::sides::{Row, Sides};

/// A digit that has no name yet, where values of a row are compared: it follows all that have one.
const NEW: u8 = 15;

/// All columns are told apart.
const DECIDED: u16 = 0b11_1111_1111;

/// The columns of the stack of each column, a bit each.
const STACK: [u16; 16] = [7, 7, 7, 56, 56, 56, 448, 448, 448, 0, 0, 0, 0, 0, 0, 0];

/// Rows of a side, a bit each.
pub(crate) struct Rows(pub(crate) u16);

impl Iterator for Rows {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let [row, ..] = self.0.trailing_zeros().to_le_bytes();
        let is_any = self.0 != 0;
        self.0 &= self.0.wrapping_sub(1);
        is_any.then_some(row)
    }
}

/// The upper rows, and what they decide of the columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Partial {
    /// The name of each digit, [`NEW`] while it has none; the name of no digit is 0.
    names: [u8; 16],
    /// The columns in their order, as far as it is decided. Those that have been empty so far are the first ones of
    /// their stack, and the stacks that have been empty are the first stacks.
    columns: [u8; 16],
    /// The rows that are laid, from the top; and as bits.
    rows: [u8; 9],
    used: u16,
    /// Bit p: column p of that order may not be exchanged with those before it.
    parted: u16,
    /// Bit s: the same of stacks.
    stacks: u8,
    /// The row with which the side begins: 0, or 16 when rows and columns are exchanged.
    side: u8,
    named: u8,
}

impl Partial {
    /// Nothing is laid: the puzzle as it is, and turned.
    pub(crate) fn starts() -> [Self; 2] {
        let mut names = [NEW; 16];
        names[0] = 0;
        let columns = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0];
        let (parted, stacks) = (0b10_0100_1001, 0b1001);
        let own = Self { names, columns, rows: [0; 9], used: 0, parted, stacks, side: 0, named: 0 };
        [own, Self { side: 16, ..own }]
    }

    /// Two full rows are laid, and with them all columns.
    pub(crate) fn of_two(side: u8, rows: [u8; 2], order: [u8; 9], first: &[u8; 16]) -> Self {
        let (mut names, mut columns, mut laid) = ([0; 16], [0; 16], [0; 9]);
        for (name, column) in (1..).zip(order) {
            names[usize::from(first[usize::from(column & 15)] & 15)] = name;
        }
        columns[..9].copy_from_slice(&order);
        laid[..2].copy_from_slice(&rows);
        let used = 1 << rows[0] | 1 << rows[1];
        Self { names, columns, rows: laid, used, parted: DECIDED, stacks: 0b1111, side, named: 9 }
    }

    /// The rows that may be laid next, as row number `at`. Of empty rows of a band only the first, and of
    /// empty bands: the others give nothing else.
    pub(crate) fn rows_for(&self, at: usize, sides: &Sides) -> Rows {
        let empty = sides.empty(self.side);
        let mut open = !self.used & 0b1_1111_1111;
        if !at.is_multiple_of(3) {
            open &= 7 << (3 * (self.rows[at - 1] / 3));
        }
        if open & empty == 0 {
            return Rows(open);
        }
        let (mut rows, mut is_first) = (open & !empty, true);
        for band in [0b111, 0b111_000, 0b111_000_000] {
            let of_band = open & empty & band;
            // Of three empty rows none is laid, or all are and the band is no more open.
            if of_band != band || is_first {
                rows |= of_band & of_band.wrapping_neg();
            }
            is_first &= of_band != band;
        }
        Rows(rows)
    }

    /// A row of its side as [`Sides`] counts them.
    pub(crate) fn row(&self, row: u8) -> u8 {
        self.side + row
    }

    /// What the row has in column `at` of the order.
    fn digit(&self, at: usize, digits: &[u8; 16]) -> u8 {
        digits[usize::from(self.columns[at & 15] & 15)]
    }

    /// The same by its name.
    fn value(&self, at: usize, digits: &[u8; 16]) -> u8 {
        self.names[usize::from(self.digit(at, digits) & 15)]
    }

    /// Whether the row has a given in a stack, by its place.
    fn has_given(&self, s: usize, given: u16) -> bool {
        given & STACK[usize::from(self.columns[(3 * s) & 15] & 15)] != 0
    }

    /// The three values of a stack, four bits each; ordered where the order is open.
    fn stack_code(&self, s: usize, row: Row<'_>) -> u64 {
        // So it is mostly: a row of a puzzle has two or three givens.
        if !self.has_given(s, row.given) {
            return 0;
        }
        let [mut a, mut b, mut c] = [0, 1, 2].map(|p| self.value(3 * s + p, row.digits));
        match self.parted >> (3 * s + 1) & 3 {
            0 => {
                (a, b) = (a.min(b), a.max(b));
                (b, c) = (b.min(c), b.max(c));
                (a, b) = (a.min(b), a.max(b));
            }
            2 => (a, b) = (a.min(b), a.max(b)),
            _ => {}
        }
        u64::from(a) << 8 | u64::from(b) << 4 | u64::from(c)
    }

    /// The smallest string that the row can be, four bits a column; some larger number when it is larger than `best`.
    pub(crate) fn code(&self, row: u8, sides: &Sides, best: u64) -> u64 {
        let row = sides.row(self.row(row));
        let mut named = self.named;
        let mut first = self.stack_code(0, row);
        if self.stacks & 0b10 != 0 {
            first = with_names(first, &mut named);
            if first > best >> 24 {
                return u64::MAX;
            }
            let rest = self.stack_code(1, row) << 12 | self.stack_code(2, row);
            return first << 24 | with_names(rest, &mut named);
        }
        let (mut second, mut third) = (self.stack_code(1, row), self.stack_code(2, row));
        (first, second) = (first.min(second), first.max(second));
        if self.stacks & 0b100 == 0 {
            (second, third) = (second.min(third), second.max(third));
            (first, second) = (first.min(second), first.max(second));
        }
        with_names(first << 24 | second << 12 | third, &mut named)
    }

    /// Lays the row: all ways in which its string is the smallest.
    pub(crate) fn lay(&self, at: usize, row: u8, sides: &Sides, all: &mut Vec<Self>) {
        let mut laid = *self;
        laid.rows[at] = row;
        laid.used |= 1 << row;
        if laid.parted == DECIDED && laid.named == 9 {
            all.push(laid);
        } else {
            laid.order_stacks(0, sides.row(self.row(row)), all);
        }
    }

    /// Chooses which stack is next, from this one on, in every way that is as good, and orders its columns.
    fn order_stacks(mut self, from: usize, row: Row<'_>, all: &mut Vec<Self>) {
        for s in from..3 {
            let end = s + 1 + (self.stacks >> (s + 1)).trailing_zeros() as usize;
            if end > s + 1 {
                // Those that may change places have been empty so far: no column of theirs is told apart.
                let mut empty = (s..end).filter(|other| !self.has_given(*other, row.given));
                let Some(other) = empty.next() else {
                    self.choose_stack(s..end, row, all);
                    return;
                };
                let is_alone = empty.next().is_none();
                self.exchange(s, other);
                self.stacks |= u8::from(is_alone) << (s + 1);
            } else if self.has_given(s, row.given) && !self.order_few(3 * s, row.digits) {
                self.order_columns(3 * s, row, all);
                return;
            }
        }
        all.push(self);
    }

    /// The same of stacks that all have a given.
    fn choose_stack(&self, open: core::ops::Range<usize>, row: Row<'_>, all: &mut Vec<Self>) {
        let s = open.start;
        let mut codes = [u64::MAX; 4];
        open.clone().for_each(|other| codes[other & 3] = self.stack_code(other, row));
        let least = codes.iter().min();
        for other in open.filter(|other| Some(&codes[other & 3]) == least) {
            let mut next = *self;
            next.exchange(s, other);
            next.stacks |= 1 << (s + 1);
            next.order_stacks(s, row, all);
        }
    }

    /// Two stacks change places.
    fn exchange(&mut self, s: usize, other: usize) {
        if s != other {
            (0..3).for_each(|p| self.columns.swap((3 * s + p) & 15, (3 * other + p) & 15));
        }
    }

    /// Orders the columns of a stack and names their digits, if there is one way to do it: as there is nearly always,
    /// because no two columns are open, or one of those that are has a given.
    fn order_few(&mut self, at: usize, digits: &[u8; 16]) -> bool {
        let [a, b, c] = [at, at + 1, at + 2].map(|p| self.columns[p & 15]);
        let own = [a, b, c].map(|column| digits[usize::from(column & 15)]);
        let (is_three, is_open) = match self.parted >> (at + 1) & 3 {
            0 => (true, true),
            2 => (false, true),
            _ => (false, false),
        };
        if is_open {
            // The only given comes last of the open ones.
            match (own[0] != 0, own[1] != 0, is_three && own[2] != 0) {
                (false, false, false) => {}
                (true, false, false) if is_three => self.put(at, [b, c, a], 2),
                (false, true, false) if is_three => self.put(at, [a, c, b], 2),
                (false, false, true) => self.put(at, [a, b, c], 2),
                (true, false, false) => self.put(at, [b, a, c], 1),
                (false, true, false) => self.put(at, [a, b, c], 1),
                _ => return false,
            }
        }
        for digit in own {
            self.name(digit);
        }
        true
    }

    /// A stack has this order, and a column of it is no more open.
    fn put(&mut self, at: usize, order: [u8; 3], last: usize) {
        (0..3).for_each(|p| self.columns[(at + p) & 15] = order[p]);
        self.parted |= 1 << (at + last);
    }

    /// Names a digit, if it has no name.
    fn name(&mut self, digit: u8) {
        let name = &mut self.names[usize::from(digit & 15)];
        if *name == NEW {
            self.named += 1;
            *name = self.named;
        }
    }

    /// Chooses which column is next, in every way that is as good, and names its digit.
    fn order_columns(mut self, from: usize, row: Row<'_>, all: &mut Vec<Self>) {
        let stop = from / 3 * 3 + 3;
        for at in from..stop {
            let end = at + 1 + (self.parted >> (at + 1)).trailing_zeros() as usize;
            if end == at + 1 {
                self.name(self.digit(at, row.digits));
                continue;
            }
            let (mut least, mut pick, mut zeros) = (NEW + 1, at, 0);
            for other in at..end {
                let value = self.value(other, row.digits);
                zeros += u8::from(value == 0);
                if value < least {
                    (least, pick) = (value, other);
                }
            }
            if least == NEW {
                // Nobody can say which of these digits comes first.
                for other in at..end {
                    let mut next = self;
                    next.columns.swap(at & 15, other & 15);
                    next.name(next.digit(at, row.digits));
                    next.parted |= 1 << (at + 1);
                    next.order_columns(at + 1, row, all);
                }
                return;
            }
            self.columns.swap(at & 15, pick & 15);
            if least != 0 || zeros == 1 {
                self.parted |= 1 << (at + 1);
            }
        }
        self.order_stacks(stop / 3, row, all);
    }

    /// How many maps each one stands for: empty rows and bands, columns and stacks can be exchanged.
    pub(crate) fn unseen(&self, sides: &Sides) -> u64 {
        const FACTORIAL: [u64; 4] = [1, 1, 2, 6];
        let empty = sides.empty(self.side);
        if self.parted == DECIDED && empty == 0 {
            return 1;
        }
        let in_bands = [0, 1, 2].map(|b| (empty >> (3 * b) & 7).count_ones() as usize);
        let bands = in_bands.iter().filter(|count| **count == 3).count();
        let rows: u64 = in_bands.iter().map(|count| FACTORIAL[*count]).product();
        // The lengths of runs that are not parted.
        let runs = |marks: u16, length: usize| -> u64 {
            let (mut product, mut run) = (1, 1);
            for p in 1..=length {
                if marks >> p & 1 == 1 {
                    product *= FACTORIAL[run];
                    run = 1;
                } else {
                    run += 1;
                }
            }
            product
        };
        rows * FACTORIAL[bands] * runs(self.parted, 9) * runs(u16::from(self.stacks), 3)
    }

    /// The map, when all rows are laid. Digits that do not occur get the names that are left, in order.
    pub(crate) fn map(&self) -> Symmetry {
        let back = |order: &[u8]| {
            let mut to = [0; 9];
            for (position, line) in (0..).zip(order) {
                to[usize::from(*line)] = position;
            }
            to
        };
        let (mut digits, mut named) = ([0; 9], self.named);
        for (digit, name) in digits.iter_mut().zip(&self.names[1..10]) {
            *digit = if *name == NEW {
                named += 1;
                named - 1
            } else {
                name - 1
            };
        }
        let (rows, columns) = (back(&self.rows), back(&self.columns[..9]));
        Symmetry { transpose: self.side != 0, rows, columns, digits }
    }
}

/// The code of a row or of its beginning, with each new digit named as the next one.
fn with_names(mut code: u64, named: &mut u8) -> u64 {
    // No name but that of new ones is above 11, so these have both of the upper bits.
    let mut marks = code >> 3 & code >> 2 & 0x1_1111_1111;
    while marks != 0 {
        *named += 1;
        let shift = marks.ilog2();
        code ^= u64::from(NEW ^ *named) << shift;
        marks ^= 1 << shift;
    }
    code
}
