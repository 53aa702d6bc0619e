//! Gurth's symmetrical placement: a puzzle that a map of the board takes to itself has a solution that it takes to
//! itself, if it has only one.
//!
//! All 2 × 6^8 maps are looked through: rows by the number of their givens, then columns by the rows where they
//! have givens, with one map of the digits for all.
//!
//! Source: "Gurth's Symmetrical Placement", Players' forum, 2006.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Sector};
use ninerooks_proof::{Action, Reason, Symmetry};
use ninerooks_step::{Finding, Shape, Symmetrical, SymmetryKind};

use crate::{Findings, Flow, Position};

/// How many lines are laid on others: no puzzle with one solution has so many maps.
const WORK: u32 = 50_000;

/// What cannot be true together with its images, for each map of the puzzle onto itself.
pub(crate) fn placement(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    if grid.givens().len() < 8 {
        return Flow::Continue(()); // with fewer digits there are several solutions
    }
    for symmetry in symmetries(grid) {
        let targets = grid.open().filter(|target| !can_be_true(grid, &symmetry, *target));
        let targets: CandidateSet = targets.collect();
        if !targets.is_empty() {
            found.push(Finding {
                actions: targets.iter().map(Action::Eliminate).collect(),
                shape: Shape::Symmetrical(shape(&symmetry)),
                proof: Reason::Symmetry(symmetry).into(),
            })?;
        }
    }
    Flow::Continue(())
}

/// Whether a candidate and its images are live, and no two of them see each other.
fn can_be_true(grid: &Grid, symmetry: &Symmetry, candidate: Candidate) -> bool {
    let mut all = CandidateSet::EMPTY;
    let mut next = Some(candidate);
    while let Some(image) = next.filter(|image| !all.contains(*image)) {
        all.insert(image);
        next = symmetry.image(image);
    }
    let is_alone = |sector: &Sector| all.in_sector(*sector).is_power_of_two();
    all.iter().all(|one| grid.is_live(one) && one.sectors().iter().all(is_alone))
}

/// What stays where it is, and which digits change places.
fn shape(symmetry: &Symmetry) -> Symmetrical {
    let image = |digit: Digit| Digit::new(symmetry.digits[digit.index()] + 1);
    let at = |cell: Cell| symmetry.image(Candidate::new(Digit::D1, cell)).map(Candidate::cell);
    let cells: CellSet = Cell::all().filter(|cell| at(*cell) == Some(*cell)).collect();
    let (mut left, mut cycles) = (DigitSet::ALL, Vec::new());
    while let Some(first) = left.first() {
        let mut cycle = Vec::new();
        let mut next = Some(first);
        while let Some(digit) = next.filter(|digit| left.contains(*digit)) {
            left.remove(digit);
            cycle.push(digit);
            next = image(digit);
        }
        cycles.push(cycle.into());
    }
    Symmetrical { map: kind(symmetry), cells, cycles: cycles.into() }
}

fn kind(symmetry: &Symmetry) -> SymmetryKind {
    const SAME: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const BACK: [u8; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];
    match (symmetry.transpose, symmetry.rows, symmetry.columns) {
        (true, SAME, SAME) => SymmetryKind::Diagonal,
        (true, BACK, BACK) => SymmetryKind::AntiDiagonal,
        (false, BACK, BACK) => SymmetryKind::HalfTurn,
        (true, SAME, BACK) | (true, BACK, SAME) => SymmetryKind::QuarterTurn,
        _ => SymmetryKind::Other,
    }
}

/// The maps of the puzzle, as given, onto itself, but for the one that changes nothing.
fn symmetries(grid: &Grid) -> Vec<Symmetry> {
    let (mut all, marks) = (Vec::new(), marks(grid));
    for transpose in [false, true] {
        let [rows, columns] = marks;
        let from = if transpose { [columns, rows] } else { marks };
        if !is_possible(&from, &marks, transpose) {
            continue;
        }
        let alike = [0, 1].map(|i| from[i].map(|own| marks[i].map(|mark| mark == own)));
        let [to, turned] = boards(grid);
        let from = if transpose { turned } else { to };
        let rows = [None; 9];
        let mut search = Search { from, to, transpose, alike, rows, work: WORK, all: &mut all };
        search.row(0);
    }
    if all.is_empty() {
        return all;
    }
    let allowed = *grid.as_given().live();
    let keeps = |symmetry: &Symmetry| {
        allowed.iter().all(|one| symmetry.image(one).is_some_and(|image| allowed.contains(image)))
    };
    all.retain(keeps);
    all
}

/// The givens, and the same with rows as columns.
fn boards(grid: &Grid) -> [Board; 2] {
    let mut boards = [[[None; 9]; 9]; 2];
    for cell in grid.givens() {
        let (row, column) = (cell.row_index(), cell.column_index());
        boards[0][row][column] = grid.value(cell);
        boards[1][column][row] = grid.value(cell);
    }
    boards
}

/// Whether each line has one to go to, and some line another one than itself.
fn is_possible(from: &[[u64; 9]; 2], to: &[[u64; 9]; 2], transpose: bool) -> bool {
    let mut moves = transpose;
    for (from, to) in from.iter().zip(to) {
        for own in from {
            match to.iter().filter(|mark| *mark == own).count() {
                0 => return false,
                1 => {}
                _ => moves = true,
            }
        }
    }
    moves
}

/// What a map cannot change of each row and of each column: it depends on how many givens are in the line, and with
/// each of them in the line across, in the box, and of the digit. Most lines have a mark of their own, so that most
/// puzzles are soon known to have no map.
fn marks(grid: &Grid) -> [[u64; 9]; 2] {
    let givens = grid.givens();
    let boxes = givens.blocks().map(|bits| u64::from(bits.count_ones()));
    let mut weights = [[0; 9]; 9];
    for digit in Digit::ALL {
        let cells = grid.live()[digit] & givens;
        for cell in cells {
            let weight = &mut weights[cell.row_index()][cell.column_index()];
            *weight = mixed(cells.len() as u64 * 16 + boxes[cell.block_index()]);
        }
    }
    let sum = |weights: [u64; 9]| weights.into_iter().fold(0, u64::wrapping_add);
    let mut marks = [[0; 9]; 2];
    // The second time each line knows the lines that cross it.
    for _ in 0..2 {
        let turned = core::array::from_fn(|c| weights.map(|row| row[c]));
        marks = [weights.map(sum), turned.map(sum)];
        for (row, own) in weights.iter_mut().zip(marks[0]) {
            for (weight, across) in row.iter_mut().zip(marks[1]).filter(|(weight, _)| **weight != 0)
            {
                *weight = mixed(*weight ^ mixed(own).wrapping_add(mixed(across)));
            }
        }
    }
    marks
}

/// Different numbers for different ones, without order: Steele, Lea and Flood's `SplitMix64`.
const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}

/// The digits of a board of givens.
type Board = [[Option<Digit>; 9]; 9];
/// Where each of nine goes, as far as it is known.
type Map = [Option<u8>; 9];

struct Search<'a> {
    from: Board,
    to: Board,
    transpose: bool,
    /// Which row may go to which, which column to which.
    alike: [[[bool; 9]; 9]; 2],
    rows: Map,
    work: u32,
    all: &'a mut Vec<Symmetry>,
}

/// Where line `at` may go: to a line that is free, in the chute where those of its own chute have gone.
fn free(map: &Map, at: usize) -> impl Iterator<Item = u8> + use<> {
    let map = *map;
    let own = map[at / 3 * 3..at].iter().flatten().next().map(|line| line / 3);
    (0..9_u8).filter(move |line| {
        let chute = line / 3;
        let is_taken = map.iter().flatten().any(|taken| taken / 3 == chute);
        !map.contains(&Some(*line)) && own.map_or(!is_taken, |own| own == chute)
    })
}

impl Search<'_> {
    fn row(&mut self, at: usize) {
        if at == 9 {
            return self.column(0, [None; 9], [None; 9]);
        }
        for line in free(&self.rows, at) {
            if self.work > 0 && self.alike[0][at][usize::from(line)] {
                self.work -= 1;
                self.rows[at] = Some(line);
                self.row(at + 1);
                self.rows[at] = None;
            }
        }
    }

    fn column(&mut self, at: usize, columns: Map, digits: Map) {
        if at == 9 {
            return self.take(columns, digits);
        }
        for line in free(&columns, at) {
            self.work = self.work.saturating_sub(1);
            if self.work > 0
                && self.alike[1][at][usize::from(line)]
                && let Some(digits) = self.laid(at, usize::from(line), digits)
            {
                let mut columns = columns;
                columns[at] = Some(line);
                self.column(at + 1, columns, digits);
            }
        }
    }

    /// The map of the digits, if a column can be laid on another.
    fn laid(&self, at: usize, line: usize, mut digits: Map) -> Option<Map> {
        for (row, to) in self.rows.iter().enumerate() {
            match (self.from[row][at], self.to[usize::from((*to)?)][line]) {
                (None, None) => {}
                (Some(digit), Some(image)) => {
                    let image = Some(image.get() - 1);
                    let known = &mut digits[digit.index()];
                    if known.is_none() {
                        *known = image;
                    } else if *known != image {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        let mut seen = [false; 9];
        let is_new = |image: &u8| !std::mem::replace(&mut seen[usize::from(*image)], true);
        digits.iter().flatten().all(is_new).then_some(digits)
    }

    fn take(&mut self, columns: Map, mut digits: Map) {
        // One digit may have no given; its image is what is left.
        if digits.iter().flatten().count() == 8 {
            let left = (0..9).find(|image| !digits.contains(&Some(*image)));
            digits.iter_mut().filter(|digit| digit.is_none()).for_each(|digit| *digit = left);
        }
        let whole = |map: Map| -> Option<[u8; 9]> {
            let list: Vec<u8> = map.into_iter().flatten().collect();
            list.try_into().ok()
        };
        if let (Some(rows), Some(columns), Some(digits)) =
            (whole(self.rows), whole(columns), whole(digits))
        {
            let same = [0, 1, 2, 3, 4, 5, 6, 7, 8];
            let changes = self.transpose || rows != same || columns != same;
            if changes {
                self.all.push(Symmetry { transpose: self.transpose, rows, columns, digits });
            }
        }
    }
}
