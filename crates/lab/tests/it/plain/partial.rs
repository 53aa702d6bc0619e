//! Maps of the board of which the upper rows are known, one value of a row after another.

use ninerooks_proof::Symmetry;

use ninerooks_lab::Clues;

/// A digit that has no name yet, where values of a row are compared: it follows all that have one.
const NEW: u8 = 15;

/// The puzzle as it is and with rows and columns exchanged.
pub(super) struct Tables {
    pub(super) digits: [[[u8; 9]; 9]; 2],
    /// The rows that have no given, a bit each.
    empty: [u16; 2],
}

impl Tables {
    pub(super) fn new(clues: &Clues) -> Self {
        let own = core::array::from_fn(|r| core::array::from_fn(|c| clues.digits()[9 * r + c]));
        let turned = core::array::from_fn(|r| core::array::from_fn(|c| clues.digits()[9 * c + r]));
        let digits: [[[u8; 9]; 9]; 2] = [own, turned];
        let is_empty = |rows: &[[u8; 9]; 9], r: usize| u16::from(rows[r] == [0; 9]) << r;
        let empty = digits.map(|rows| (0..9).map(|r| is_empty(&rows, r)).sum());
        Self { digits, empty }
    }
}

/// The upper rows, and what they decide of the columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partial {
    turned: bool,
    /// The rows that are laid, from the top; and as bits.
    rows: [u8; 9],
    used: u16,
    /// The columns in their order, as far as it is decided.
    columns: [u8; 9],
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
    pub(super) fn starts() -> Vec<Self> {
        let start = |turned| Self {
            turned,
            rows: [0; 9],
            used: 0,
            columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
            parted: 0b1_001_001_001,
            stacks: 0b1001,
            names: [0; 10],
            named: 0,
        };
        vec![start(false), start(true)]
    }

    /// Two full rows are laid, and with them all columns.
    pub(super) fn of_two(turned: bool, rows: [u8; 2], columns: [u8; 9], first: &[u8; 9]) -> Self {
        let mut names = [0; 10];
        for (name, column) in (1..).zip(columns) {
            names[usize::from(first[usize::from(column)])] = name;
        }
        let mut laid = [0; 9];
        laid[..2].copy_from_slice(&rows);
        let used = 1 << rows[0] | 1 << rows[1];
        let (parted, stacks) = (0b11_1111_1111, 0b1111);
        Self { turned, rows: laid, used, columns, parted, stacks, names, named: 9 }
    }

    fn digits<'a>(&self, row: u8, tables: &'a Tables) -> &'a [u8; 9] {
        &tables.digits[usize::from(self.turned)][usize::from(row)]
    }

    /// The rows that may be laid next, as row number `at`. Of empty rows of a band only the first, and of empty
    /// bands: the others give nothing else.
    pub(super) fn rows_for(&self, at: usize, tables: &Tables) -> impl Iterator<Item = u8> + use<> {
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

    /// What a row holds in the columns as they stand, with [`NEW`] for digits that have no name: ordered where the
    /// order is open.
    fn values(&self, digits: &[u8; 9]) -> [u8; 9] {
        let mut values = [0; 9];
        for (value, column) in values.iter_mut().zip(self.columns) {
            let digit = digits[usize::from(column)];
            *value = match self.names[usize::from(digit)] {
                0 if digit != 0 => NEW,
                name => name,
            };
        }
        for at in [0, 3, 6] {
            // Three values, and which neighbours may change places.
            let is_open = |p: usize| self.parted >> p & 1 == 0;
            for p in [at + 1, at + 2, at + 1] {
                if is_open(p) && values[p - 1] > values[p] {
                    values.swap(p - 1, p);
                }
            }
        }
        values
    }

    /// The stacks as they would be ordered: each with its code of three values.
    fn ordered(&self, values: &[u8; 9]) -> [(u16, usize); 3] {
        let code = |s: usize| {
            let of = |p: usize| u16::from(values[3 * s + p]);
            (of(0) << 8 | of(1) << 4 | of(2), s)
        };
        let mut codes = [code(0), code(1), code(2)];
        for s in [1, 2, 1] {
            if self.stacks >> s & 1 == 0 && codes[s - 1].0 > codes[s].0 {
                codes.swap(s - 1, s);
            }
        }
        codes
    }

    /// The smallest string that the row can be, four bits a column.
    pub(super) fn code(&self, row: u8, tables: &Tables) -> u64 {
        let values = self.values(self.digits(row, tables));
        let codes = self.ordered(&values);
        let mut code = codes.iter().fold(0, |code, stack| code << 12 | u64::from(stack.0));
        let mut name = u64::from(self.named);
        for shift in (0..9).rev().map(|p| 4 * p) {
            if code >> shift & 15 == 15 {
                name += 1;
                code ^= (15 ^ name) << shift;
            }
        }
        code
    }

    /// Lays the row: all ways in which its string is the smallest.
    pub(super) fn lay(&self, at: usize, row: u8, tables: &Tables, all: &mut Vec<Self>) {
        let mut laid = *self;
        laid.rows[at] = row;
        laid.used |= 1 << row;
        laid.order_stacks(0, self.digits(row, tables), all);
    }

    /// Chooses which stack is next, in every way that is as good.
    fn order_stacks(&self, s: usize, digits: &[u8; 9], all: &mut Vec<Self>) {
        if s == 3 {
            all.push(*self);
            return;
        }
        let end = (s + 1..3).find(|other| self.stacks >> other & 1 == 1).unwrap_or(3);
        let values = self.values(digits);
        let code = |s: usize| &values[3 * s..3 * s + 3];
        let Some(least) = (s..end).map(code).min() else { return };
        let is_empty = *least == [0; 3];
        for other in s..end {
            if code(other) != least {
                continue;
            }
            // Those that may change places have been empty so far: no column of theirs is told apart.
            let mut next = *self;
            for p in 0..3 {
                next.columns.swap(3 * s + p, 3 * other + p);
            }
            if !is_empty || (s..end).filter(|o| code(*o) == least).count() == 1 {
                next.stacks |= 1 << (s + 1);
            }
            next.order_columns(3 * s, digits, all);
            if is_empty {
                break;
            }
        }
    }

    /// Chooses which column is next, in every way that is as good, and names its digit.
    fn order_columns(&self, at: usize, digits: &[u8; 9], all: &mut Vec<Self>) {
        let own = |p: usize| {
            let digit = usize::from(digits[usize::from(self.columns[p])]);
            if digit != 0 && self.names[digit] == 0 { NEW } else { self.names[digit] }
        };
        let end = (at + 1..10).find(|p| self.parted >> p & 1 == 1).unwrap_or(9);
        let Some(least) = (at..end).map(own).min() else { return };
        for other in (at..end).filter(|p| own(*p) == least) {
            let mut next = *self;
            next.columns.swap(at, other);
            if least == NEW {
                next.named += 1;
                next.names[usize::from(digits[usize::from(next.columns[at])])] = next.named;
            }
            let is_alone = least != 0 || (at..end).filter(|p| own(*p) == 0).count() == 1;
            if is_alone {
                next.parted |= 1 << (at + 1);
            }
            if (at + 1).is_multiple_of(3) {
                next.order_stacks((at + 1) / 3, digits, all);
            } else {
                next.order_columns(at + 1, digits, all);
            }
            if least != NEW {
                break;
            }
        }
    }

    /// How many maps each one stands for: empty rows and bands, columns and stacks can be exchanged.
    pub(super) fn unseen(&self, tables: &Tables) -> u64 {
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
    pub(super) fn map(&self) -> Symmetry {
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
