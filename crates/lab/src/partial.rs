//! Maps of the board of which the upper rows are known, for the search for the canonical form.

use ninerooks_proof::Symmetry;

use crate::Clues;

/// A digit that has no name yet, where values of a row are compared: it follows all that have one.
const NEW: u8 = 15;

/// Where the values of the columns are in a code.
const SHIFTS: [u8; 9] = [32, 28, 24, 20, 16, 12, 8, 4, 0];

/// The three values of a stack.
const fn stack_of(values: u64, stack: usize) -> u64 {
    values >> (24 - 12 * stack) & 0xFFF
}

/// Orders the three values of a stack, of which some neighbours may change places: the first two, the last two, as bits.
fn in_order(values: u64, stack: usize, open: u16) -> u64 {
    let shift = 24 - 12 * stack;
    let mut three = [8, 4, 0].map(|of| values >> (shift + of) & 15);
    for (at, bit) in [(0, 1), (1, 2), (0, 1)] {
        if open & bit != 0 && three[at] > three[at + 1] {
            three.swap(at, at + 1);
        }
    }
    let [a, b, c] = three;
    values & !(0xFFF << shift) | (a << 8 | b << 4 | c) << shift
}

/// The givens of a line: how many there are, and for each its place in the line and its digit. A row of a puzzle has two or
/// three of nine, so it is them that are gone through.
#[derive(Clone, Copy, Default)]
struct Line {
    digits: [u8; 9],
    count: u8,
    givens: [(u8, u8); 9],
}

impl Line {
    fn new(digits: [u8; 9]) -> Self {
        let mut line = Self { digits, ..Self::default() };
        for (place, digit) in (0..9).zip(digits).filter(|(_, digit)| *digit != 0) {
            line.givens[usize::from(line.count)] = (place, digit);
            line.count += 1;
        }
        line
    }

    fn givens(&self) -> &[(u8, u8)] {
        &self.givens[..usize::from(self.count)]
    }
}

/// The puzzle as it is and with rows and columns exchanged.
pub(crate) struct Tables {
    lines: [[Line; 9]; 2],
    /// The rows that have no given, a bit each.
    empty: [u16; 2],
}

impl Tables {
    pub(crate) fn new(clues: &Clues) -> Self {
        let own = core::array::from_fn(|r| core::array::from_fn(|c| clues.0[9 * r + c]));
        let turned = core::array::from_fn(|r| core::array::from_fn(|c| clues.0[9 * c + r]));
        let lines = [own, turned].map(|rows: [[u8; 9]; 9]| rows.map(Line::new));
        let is_empty = |lines: &[Line; 9], r: usize| u16::from(lines[r].count == 0) << r;
        let empty = lines.each_ref().map(|lines| (0..9).map(|r| is_empty(lines, r)).sum());
        Self { lines, empty }
    }

    /// The digits of a row.
    pub(crate) fn digits(&self, turned: bool, row: usize) -> &[u8; 9] {
        &self.lines[usize::from(turned)][row].digits
    }
}

/// The upper rows, and what they decide of the columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Partial {
    turned: bool,
    /// The rows that are laid, from the top; and as bits.
    rows: [u8; 9],
    used: u16,
    /// The columns in their order, as far as it is decided; and where each column stands, as the shift of its four bits.
    columns: [u8; 9],
    shifts: [u8; 9],
    /// Bit p: column p of that order may not be exchanged with those before it.
    parted: u16,
    /// Bit s: the same of stacks.
    stacks: u8,
    /// The name of each digit, 0 while it has none.
    names: [u8; 10],
    named: u8,
}

impl Partial {
    /// Nothing is laid: the puzzle as it is, and turned.
    pub(crate) fn starts() -> Vec<Self> {
        let start = |turned| Self {
            turned,
            rows: [0; 9],
            used: 0,
            columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
            shifts: SHIFTS,
            parted: 0b1_001_001_001,
            stacks: 0b1001,
            names: [0; 10],
            named: 0,
        };
        vec![start(false), start(true)]
    }

    /// Two full rows are laid, and with them all columns.
    pub(crate) fn of_two(turned: bool, rows: [u8; 2], columns: [u8; 9], first: &[u8; 9]) -> Self {
        let mut names = [0; 10];
        for (name, column) in (1..).zip(columns) {
            names[usize::from(first[usize::from(column)])] = name;
        }
        let mut laid = [0; 9];
        laid[..2].copy_from_slice(&rows);
        let used = 1 << rows[0] | 1 << rows[1];
        let (parted, stacks) = (0b11_1111_1111, 0b1111);
        let mut shifts = [0; 9];
        for (shift, column) in SHIFTS.into_iter().zip(columns) {
            shifts[usize::from(column)] = shift;
        }
        Self { turned, rows: laid, used, columns, shifts, parted, stacks, names, named: 9 }
    }

    fn line<'a>(&self, row: u8, tables: &'a Tables) -> &'a Line {
        &tables.lines[usize::from(self.turned)][usize::from(row)]
    }

    /// The rows that may be laid next, as row number `at`. Of empty rows of a band only the first, and of empty
    /// bands: the others give nothing else.
    pub(crate) fn rows_for(&self, at: usize, tables: &Tables) -> impl Iterator<Item = u8> + use<> {
        let empty = tables.empty[usize::from(self.turned)];
        let open = match at % 3 {
            0 => {
                let is_open = |b: &u32| self.used & 7 << (3 * b) == 0;
                let is_empty = |b: u32| empty >> (3 * b) & 7 == 7;
                let first = (0..3).filter(is_open).find(|b| is_empty(*b));
                let goes = |b: &u32| is_open(b) && (!is_empty(*b) || first == Some(*b));
                (0..3).filter(goes).map(|b| 7 << (3 * b)).sum()
            }
            _ => (7 << (3 * (self.rows[at - 1] / 3))) & !self.used,
        };
        // The first empty row of each band stays.
        let mut rows = open & !empty;
        for band in [0b111, 0b111_000, 0b111_000_000] {
            let empty = open & empty & band;
            rows |= empty & empty.wrapping_neg();
        }
        (0..9).filter(move |row| rows >> row & 1 == 1)
    }

    /// What a row holds in the columns as they stand, four bits each, with [`NEW`] for digits that have no name: ordered
    /// where the order is open.
    fn values(&self, line: &Line) -> u64 {
        let mut values = 0;
        for (column, digit) in line.givens() {
            values |= u64::from(self.value(*digit)) << self.shifts[usize::from(*column)];
        }
        for stack in 0..3 {
            // Three values, and which neighbours may change places.
            let open = !(self.parted >> (3 * stack + 1)) & 0b11;
            if open != 0 && stack_of(values, stack) != 0 {
                values = in_order(values, stack, open);
            }
        }
        values
    }

    /// The smallest string that the row can be, four bits a column.
    pub(crate) fn code(&self, row: u8, tables: &Tables) -> u64 {
        let values = self.values(self.line(row, tables));
        let mut code = if self.stacks & 0b110 == 0b110 { values } else { self.ordered(values) };
        // The first bit of each that has all four.
        let mut new = code & code >> 1 & code >> 2 & code >> 3 & 0x1_1111_1111;
        let mut name = u64::from(self.named);
        while new != 0 {
            let shift = new.ilog2();
            name += 1;
            code ^= (u64::from(NEW) ^ name) << shift;
            new ^= 1 << shift;
        }
        code
    }

    /// The stacks as they would be ordered.
    fn ordered(&self, values: u64) -> u64 {
        let mut stacks = [0, 1, 2].map(|stack| stack_of(values, stack));
        for s in [1, 2, 1] {
            if self.stacks >> s & 1 == 0 && stacks[s - 1] > stacks[s] {
                stacks.swap(s - 1, s);
            }
        }
        stacks[0] << 24 | stacks[1] << 12 | stacks[2]
    }

    /// Lays the row: all ways in which its string is the smallest.
    pub(crate) fn lay(&self, at: usize, row: u8, tables: &Tables, all: &mut Vec<Self>) {
        let mut laid = *self;
        laid.rows[at] = row;
        laid.used |= 1 << row;
        laid.order_stacks(0, self.line(row, tables), all);
    }

    /// Chooses which stack is next, in every way that is as good.
    fn order_stacks(self, s: usize, line: &Line, all: &mut Vec<Self>) {
        let values = if s < 3 { self.values(line) } else { 0 };
        if values & ((1 << (36 - 12 * s)) - 1) == 0 {
            // Of empty stacks nothing is decided.
            all.push(self);
            return;
        }
        let end = (s + 1..3).find(|other| self.stacks >> other & 1 == 1).unwrap_or(3);
        let code = |s: usize| stack_of(values, s);
        let least = (s..end).map(code).min().unwrap_or_default();
        for other in (s..end).filter(|other| code(*other) == least) {
            // Those that may change places have been empty so far: no column of theirs is told apart.
            let mut next = self;
            if other != s {
                (0..3).for_each(|p| next.exchange(3 * s + p, 3 * other + p));
            }
            if least != 0 || (s..end).filter(|o| code(*o) == 0).count() == 1 {
                next.stacks |= 1 << (s + 1);
            }
            if least == 0 {
                next.order_stacks(s + 1, line, all);
                break;
            }
            next.order_columns(3 * s, 3 * s + 3, line, all);
        }
    }

    /// Chooses which column of a stack is next, in every way that is as good, and names its digit; before `last`.
    fn order_columns(mut self, from: usize, last: usize, line: &Line, all: &mut Vec<Self>) {
        for at in from..last {
            let end = at + 1 + (self.parted >> (at + 1)).trailing_zeros() as usize;
            if end > at + 1 {
                let own = |p: usize| self.value(line.digits[usize::from(self.columns[p])]);
                let least = (at..end).map(own).min().unwrap_or_default();
                if least == NEW {
                    for other in at..end {
                        let mut next = self;
                        next.exchange(at, other);
                        next.parted |= 1 << (at + 1);
                        next.name(at, line);
                        next.order_columns(at + 1, last, line, all);
                    }
                    return;
                }
                let other = (at..end).find(|p| own(*p) == least).unwrap_or(at);
                if least != 0 || (at..end).filter(|p| own(*p) == 0).count() == 1 {
                    self.parted |= 1 << (at + 1);
                }
                self.exchange(at, other);
            }
            self.name(at, line);
        }
        self.order_stacks(last / 3, line, all);
    }

    /// The name of a digit, [`NEW`] if it has none; 0 for an empty cell.
    fn value(&self, digit: u8) -> u8 {
        match self.names[usize::from(digit)] {
            0 if digit != 0 => NEW,
            name => name,
        }
    }

    /// Names the digit of a column, if it has one without a name.
    fn name(&mut self, at: usize, line: &Line) {
        let digit = usize::from(line.digits[usize::from(self.columns[at])]);
        if digit != 0 && self.names[digit] == 0 {
            self.named += 1;
            self.names[digit] = self.named;
        }
    }

    fn exchange(&mut self, one: usize, other: usize) {
        self.columns.swap(one, other);
        for place in [one, other] {
            self.shifts[usize::from(self.columns[place])] = SHIFTS[place];
        }
    }

    /// How many maps each one stands for: empty rows and bands, columns and stacks can be exchanged.
    pub(crate) fn unseen(&self, tables: &Tables) -> u64 {
        const FACTORIAL: [u64; 4] = [1, 1, 2, 6];
        let empty = tables.empty[usize::from(self.turned)];
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
        let back = |order: [u8; 9]| {
            let mut to = [0; 9];
            for (position, line) in (0..).zip(order) {
                to[usize::from(line)] = position;
            }
            to
        };
        let (mut digits, mut named) = ([0; 9], self.named);
        for (digit, name) in digits.iter_mut().zip(&self.names[1..]) {
            *digit = if *name == 0 {
                named += 1;
                named - 1
            } else {
                name - 1
            };
        }
        let (rows, columns) = (back(self.rows), back(self.columns));
        Symmetry { transpose: self.turned, rows, columns, digits }
    }
}
