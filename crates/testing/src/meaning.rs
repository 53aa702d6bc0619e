//! What rules mean, in digits. It is written down anew here, and knows nothing of the facts that a grid draws from rules: so
//! it can judge what is worked out by these.

use ninerooks_board::{Cell, CellSet, Digit, Grid, Rule};

/// Whether a solved grid keeps all of these rules.
///
/// ```
/// use ninerooks_board::{Cell, Rule};
/// use ninerooks_testing::{grid, keeps};
/// let solved = grid("234718596758694321691325487876941253425836179319572864543267918962183745187459632");
/// let thermo = |cells: [&str; 3]| Rule::Thermo(cells.map(|cell| cell.parse().expect(cell)).to_vec());
/// assert!(keeps(&[thermo(["r1c1", "r1c2", "r1c3"])], &solved));
/// assert!(!keeps(&[thermo(["r1c1", "r1c2", "r1c5"])], &solved));
/// ```
pub fn keeps(rules: &[Rule], solved: &Grid) -> bool {
    rules.iter().all(|rule| Solved(solved).keeps(rule, rules))
}

struct Solved<'a>(&'a Grid);

impl Solved<'_> {
    fn digit(&self, cell: Cell) -> u8 {
        self.0.value(cell).map_or(0, Digit::get)
    }

    fn digits<'a>(&self, cells: impl IntoIterator<Item = &'a Cell>) -> Vec<u8> {
        cells.into_iter().map(|cell| self.digit(*cell)).collect()
    }

    fn keeps(&self, rule: &Rule, all: &[Rule]) -> bool {
        match rule {
            Rule::FallingDiagonal => self.differ((0..9).map(|i| (i, i))),
            Rule::RisingDiagonal => self.differ((0..9).map(|i| (8 - i, i))),
            Rule::Windoku => [(1, 1), (1, 5), (5, 1), (5, 5)]
                .into_iter()
                .all(|(row, column)| self.differ((0..9).map(|i| (row + i / 3, column + i % 3)))),
            Rule::DisjointGroups => (0..3).all(|row| {
                (0..3).all(|column| {
                    self.differ((0..9).map(|i| (row + 3 * (i / 3), column + 3 * (i % 3))))
                })
            }),
            Rule::Region(cells) | Rule::Different(cells) => {
                self.differ(cells.into_iter().map(|cell| (cell.row_index(), cell.column_index())))
            }
            Rule::AntiKnight => self.pairs(&[(1, 2), (2, 1)], |a, b| a != b),
            Rule::AntiKing => self.pairs(&[(1, 1)], |a, b| a != b),
            Rule::NonConsecutive => self.neighbours(|_, _, a, b| a + 1 != b && b + 1 != a),
            Rule::Entropy => (0..8).all(|r| (0..8).all(|c| self.is_mixed(r, c))),
            Rule::AllDots => self.neighbours(|one, other, a, b| {
                let is_drawn = all.iter().any(|rule| match rule {
                    Rule::Difference(1, pair) | Rule::Ratio(2, pair) => joins(*pair, one, other),
                    _ => false,
                });
                is_drawn || !(a + 1 == b || b + 1 == a || a == 2 * b || b == 2 * a)
            }),
            Rule::AllSums => self.neighbours(|one, other, a, b| {
                let is_drawn = all.iter().any(|rule| match rule {
                    Rule::PairSum(5 | 10, pair) => joins(*pair, one, other),
                    _ => false,
                });
                is_drawn || (a + b != 5 && a + b != 10)
            }),
            Rule::Least(cell) => self.around(*cell).iter().all(|near| self.digit(*cell) < *near),
            Rule::Greatest(cell) => self.around(*cell).iter().all(|near| self.digit(*cell) > *near),
            Rule::Quadruple(corner, named) => {
                let mut there = self.square(corner.row_index(), corner.column_index());
                named.iter().all(|digit| {
                    let at = there.iter().position(|own| *own == digit.get());
                    at.map(|at| there.remove(at)).is_some()
                })
            }
            Rule::Among(digits, cells) => cells
                .into_iter()
                .all(|cell| self.0.value(cell).is_some_and(|digit| digits.contains(digit))),
            line => self.line(line),
        }
    }

    /// The rules that are drawn as lines or between two cells.
    fn line(&self, rule: &Rule) -> bool {
        match rule {
            Rule::Thermo(line) => self.digits(line).windows(2).all(|pair| pair[0] < pair[1]),
            Rule::SlowThermo(line) => self.digits(line).windows(2).all(|pair| pair[0] <= pair[1]),
            Rule::Whisper(by, line) => {
                self.digits(line).windows(2).all(|pair| pair[0].abs_diff(pair[1]) >= *by)
            }
            Rule::Palindrome(line) => {
                let digits = self.digits(line);
                digits.iter().rev().eq(digits.iter())
            }
            Rule::Renban(line) => {
                let mut digits = self.digits(line);
                digits.sort_unstable();
                digits.windows(2).all(|pair| pair[0] + 1 == pair[1])
            }
            Rule::Clone(first, second) => self.digits(first) == self.digits(second),
            Rule::Difference(by, pair) => {
                let [a, b] = pair.map(|cell| self.digit(cell));
                a + by == b || b + by == a
            }
            Rule::Ratio(by, pair) => {
                let [a, b] = pair.map(|cell| self.digit(cell));
                a * by == b || b * by == a
            }
            Rule::PairSum(sum, pair) => {
                pair.map(|cell| self.digit(cell)).iter().sum::<u8>() == *sum
            }
            Rule::Greater([one, other]) => self.digit(*one) > self.digit(*other),
            other => self.sums(other),
        }
    }

    /// The rules about sums.
    fn sums(&self, rule: &Rule) -> bool {
        let sum = |cells: &[Cell]| -> u32 { self.digits(cells).into_iter().map(u32::from).sum() };
        match rule {
            Rule::Cage(total, cells) => {
                let cells: Vec<Cell> = cells.into_iter().collect();
                self.differ(cells.iter().map(|cell| (cell.row_index(), cell.column_index())))
                    && sum(&cells) == u32::from(*total)
            }
            Rule::Sum(total, cells) | Rule::LittleKiller(total, cells) => {
                sum(cells) == u32::from(*total)
            }
            Rule::Arrow(digits, line) => {
                let (pill, shaft) = line.split_at(usize::from(*digits));
                let read = |number, digit| 10 * number + u32::from(digit);
                self.digits(pill).into_iter().fold(0, read) == sum(shaft)
            }
            Rule::RegionSum(line) => {
                let square = |cell: &Cell| (cell.row_index() / 3, cell.column_index() / 3);
                let mut sums: Vec<u32> =
                    line.chunk_by(|one, next| square(one) == square(next)).map(sum).collect();
                sums.dedup();
                sums.len() == 1
            }
            Rule::Zipper(line) => {
                let digits = self.digits(line);
                let last = digits.len() - 1;
                let pairs = |at: usize| match (digits[at], digits[last - at]) {
                    (middle, _) if 2 * at == last => middle,
                    (one, other) => one + other,
                };
                let mut sums: Vec<u8> = (0..digits.len().div_ceil(2)).map(pairs).collect();
                sums.dedup();
                sums.len() == 1
            }
            other => panic!("no meaning is known of {other}"),
        }
    }

    /// Whether cells, by their rows and columns, have no digit twice.
    fn differ(&self, cells: impl Iterator<Item = (usize, usize)>) -> bool {
        let mut digits: Vec<u8> = cells.map(|(r, c)| self.digit(Cell::at(r, c))).collect();
        digits.sort_unstable();
        digits.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// Whether any two cells that are so far apart, in whichever directions, fit.
    fn pairs(&self, apart: &[(usize, usize)], fits: impl Fn(u8, u8) -> bool) -> bool {
        CellSet::ALL.into_iter().all(|one| {
            CellSet::ALL.into_iter().all(|other| {
                !apart.contains(&distance(one, other)) || fits(self.digit(one), self.digit(other))
            })
        })
    }

    fn neighbours(&self, fits: impl Fn(Cell, Cell, u8, u8) -> bool) -> bool {
        CellSet::ALL.into_iter().all(|one| {
            CellSet::ALL.into_iter().all(|other| {
                !matches!(distance(one, other), (0, 1) | (1, 0))
                    || fits(one, other, self.digit(one), self.digit(other))
            })
        })
    }

    /// The digits of the neighbours of a cell.
    fn around(&self, cell: Cell) -> Vec<u8> {
        let is_near = |other: &Cell| matches!(distance(cell, *other), (0, 1) | (1, 0));
        CellSet::ALL.into_iter().filter(is_near).map(|other| self.digit(other)).collect()
    }

    fn square(&self, row: usize, column: usize) -> Vec<u8> {
        (0..4).map(|i| self.digit(Cell::at(row + i / 2, column + i % 2))).collect()
    }

    fn is_mixed(&self, row: usize, column: usize) -> bool {
        let square = self.square(row, column);
        [1, 4, 7].into_iter().all(|low| square.iter().any(|d| (low..low + 3).contains(d)))
    }
}

fn joins(pair: [Cell; 2], one: Cell, other: Cell) -> bool {
    pair == [one, other] || pair == [other, one]
}

/// How many rows and columns lie between.
fn distance(one: Cell, other: Cell) -> (usize, usize) {
    let rows = one.row_index().abs_diff(other.row_index());
    (rows, one.column_index().abs_diff(other.column_index()))
}
