//! Gurth's symmetrical placement: a puzzle that a map of the board takes to itself has a solution that it takes to
//! itself, if it has only one.
//!
//! All 2 × 6^8 maps are looked through: rows by the number of their givens, then columns by the rows where they
//! have givens, with one map of the digits for all.
//!
//! The anti-form: a candidate that, given too, would make the puzzle symmetrical is false if no symmetrical solution is
//! left.
//!
//! Source: "Gurth's Symmetrical Placement", Players' forum, 2006; "Anti-Gurth": Sudoku Studio.

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, Sector,
};
use ninerooks_proof::{Action, Clause, Cover, Fact, Lemma, Proof, Reason, Symmetry};
use ninerooks_step::{Finding, Shape, Symmetrical, SymmetryKind};

use crate::{Findings, Flow, Position};

/// How many lines are laid on others: no puzzle with one solution has so many maps.
const WORK: u32 = 100_000;
/// The same for all candidates that might be given too.
const WORK_OF_ALL: u32 = 1_000_000;

/// What cannot be true together with its images, for each map of the puzzle onto itself.
pub(crate) fn placement(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    if grid.givens().len() < 8 {
        return Flow::Continue(()); // with fewer digits there are several solutions
    }
    for symmetry in symmetries(&board(grid), &grid.as_given(), &mut WORK.clone()) {
        let targets = grid.open().filter(|target| !can_be_true(grid, &symmetry, *target));
        let targets: CandidateSet = targets.collect();
        if !targets.is_empty() {
            found.push(Finding {
                actions: targets.iter().map(Action::Eliminate).collect(),
                shape: Shape::Symmetrical(shape(&symmetry, None)),
                proof: Reason::Symmetry(symmetry).into(),
            })?;
        }
    }
    Flow::Continue(())
}

/// What cannot be true since the puzzle with it would have a symmetrical solution. By candidate, then by map.
pub(crate) fn anti(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    if grid.givens().len() < 7 {
        return Flow::Continue(());
    }
    let (own, puzzle, mut work) = (board(grid), grid.as_given(), WORK_OF_ALL);
    for target in grid.open() {
        let (mut board, mut with) = (own, puzzle);
        let cell = target.cell();
        board[cell.row_index()][cell.column_index()] = Some(target.digit());
        with.place(target);
        let maps = symmetries(&board, &with, &mut work);
        if let Some(finding) = maps.iter().find_map(|symmetry| refuted(grid, symmetry, target)) {
            found.push(finding)?;
        }
    }
    Flow::Continue(())
}

/// That the target is false: with it, what cannot be true with its images leaves a sector empty, or cells of a house
/// that stay where they are with fewer digits than cells.
fn refuted(grid: &Grid, symmetry: &Symmetry, target: Candidate) -> Option<Finding> {
    let mut with = *grid;
    with.place(target);
    let live = with.live().iter();
    let left: CandidateSet = live.filter(|one| can_be_true(&with, symmetry, *one)).collect();
    let fixed = shape(symmetry, Some(target));
    let is_empty = |sector: &Sector| left.in_sector(*sector) == 0;
    let few = |sector: &Sector| grid.in_sector(*sector).count_ones();
    let empty = Sector::all().filter(is_empty).min_by_key(few).map(|sector| (vec![sector], vec![]));
    let (truths, mut links) = empty.or_else(|| {
        House::all().find_map(|house| {
            let cells = fixed.cells & house.cells() & with.unsolved();
            let digits = cells.fold(DigitSet::EMPTY, |all, cell| all | left.digits(cell));
            let of = |digit| Fact::from(house.sector(digit));
            (digits.len() < cells.len())
                .then(|| (cells.map(Cell::sector).collect(), digits.map(of).collect()))
        })
    })?;
    let members: CandidateSet = truths.iter().flat_map(|sector| grid.live_in(*sector)).collect();
    let lemma = |other| Lemma {
        says: Clause::AtMostOne([target, other].into_iter().collect()),
        by: Reason::Symmetry(*symmetry),
    };
    let lemmas: Box<[Lemma]> = (members - left).iter().map(lemma).collect();
    links.extend((0..lemmas.len()).filter_map(|at| Some(Fact::Lemma(u16::try_from(at).ok()?))));
    let truths: Vec<Fact> = truths.into_iter().map(Fact::from).collect();
    Some(Finding {
        actions: [Action::Eliminate(target)].into_iter().collect(),
        shape: Shape::Symmetrical(fixed),
        proof: Proof {
            lemmas,
            then: Reason::Covers([Cover::of_facts(&truths, &links)].into_iter().collect()),
        },
    })
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
fn shape(symmetry: &Symmetry, given: Option<Candidate>) -> Symmetrical {
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
    Symmetrical { map: kind(symmetry), cells, cycles: cycles.into(), given }
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

/// The maps of a puzzle onto itself, but for the one that changes nothing.
fn symmetries(board: &Board, puzzle: &Grid, work: &mut u32) -> Vec<Symmetry> {
    let (mut all, marks) = (Vec::new(), marks(board));
    for transpose in [false, true] {
        let [rows, columns] = marks;
        let from = if transpose { [columns, rows] } else { marks };
        if !is_possible(&from, &marks, transpose) {
            continue;
        }
        let alike = [0, 1].map(|i| from[i].map(|own| marks[i].map(|mark| mark == own)));
        let turned = core::array::from_fn(|r| core::array::from_fn(|c| board[c][r]));
        let from = if transpose { turned } else { *board };
        let rows = [None; 9];
        let mut search = Search { from, to: *board, transpose, alike, rows, work, all: &mut all };
        search.row(0);
    }
    if all.is_empty() {
        return all;
    }
    let allowed = *puzzle.live();
    let keeps = |symmetry: &Symmetry| {
        allowed.iter().all(|one| symmetry.image(one).is_some_and(|image| allowed.contains(image)))
    };
    all.retain(keeps);
    all
}

/// The givens.
fn board(grid: &Grid) -> Board {
    let mut board = [[None; 9]; 9];
    for cell in grid.givens() {
        board[cell.row_index()][cell.column_index()] = grid.value(cell);
    }
    board
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
fn marks(board: &Board) -> [[u64; 9]; 2] {
    let (mut of_box, mut of_digit) = ([0_u64; 9], [0_u64; 9]);
    let givens = || {
        let row = |r: usize| (0..9).filter_map(move |c| Some((r, c, board[r][c]?.index())));
        (0..9).flat_map(row)
    };
    for (row, column, digit) in givens() {
        of_box[row / 3 * 3 + column / 3] += 1;
        of_digit[digit] += 1;
    }
    let mut weights = [[0; 9]; 9];
    for (row, column, digit) in givens() {
        weights[row][column] = mixed(of_digit[digit] * 16 + of_box[row / 3 * 3 + column / 3]);
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
    work: &'a mut u32,
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
            if *self.work > 0 && self.alike[0][at][usize::from(line)] {
                *self.work -= 1;
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
            *self.work = self.work.saturating_sub(1);
            if *self.work > 0
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

#[cfg(test)]
mod tests {
    use ninerooks_board::Puzzle;
    use ninerooks_testing::Rng;

    use super::*;

    /// All orders of nine lines that keep the chutes together: 6^4.
    fn orders() -> Vec<[u8; 9]> {
        let mut all = Vec::new();
        let three = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        for chutes in three {
            for a in three {
                for b in three {
                    for c in three {
                        let lines = [a, b, c];
                        all.push(core::array::from_fn(|i| 3 * chutes[i / 3] + lines[i / 3][i % 3]));
                    }
                }
            }
        }
        all
    }

    /// The slow and obvious way: each of the 2 × 6^8 maps is tried.
    fn tried(board: &Board) -> Vec<Symmetry> {
        let orders = orders();
        let mut all = Vec::new();
        let cells: Vec<(usize, usize)> = (0..81).map(|i| (i / 9, i % 9)).collect();
        for transpose in [false, true] {
            for rows in &orders {
                for columns in &orders {
                    let mut digits: Map = [None; 9];
                    let fits = cells.iter().all(|&(row, column)| {
                        let from = if transpose { board[column][row] } else { board[row][column] };
                        let to = board[usize::from(rows[row])][usize::from(columns[column])];
                        match (from, to) {
                            (None, None) => true,
                            (Some(from), Some(to)) => {
                                let to = to.get() - 1;
                                *digits[from.index()].get_or_insert(to) == to
                            }
                            _ => false,
                        }
                    });
                    let changes =
                        transpose || [rows, columns].iter().any(|order| !order.is_sorted());
                    if fits && changes {
                        let left = (0..9).find(|image| !digits.contains(&Some(*image)));
                        let digits = digits.map(|digit| digit.or(left).unwrap());
                        all.push(Symmetry { transpose, rows: *rows, columns: *columns, digits });
                    }
                }
            }
        }
        all
    }

    /// How many maps the search and the slow way find, which are the same, and what is left of its work.
    fn compared(text: &str, shuffled: Option<&mut Rng>) -> (usize, u32) {
        let puzzle: Puzzle = ninerooks_text::formats::read(text).unwrap().puzzle;
        let mut grid = Grid::new(&puzzle).unwrap();
        if let Some(rng) = shuffled {
            let turned = ninerooks_testing::Symmetry::any(rng);
            let mut puzzle = Puzzle::default();
            for cell in grid.givens() {
                puzzle.give(turned.of(Candidate::new(grid.value(cell).unwrap(), cell)));
            }
            grid = Grid::new(&puzzle).unwrap();
        }
        let board = board(&grid);
        let mut work = WORK;
        let mut found = symmetries(&board, &grid.as_given(), &mut work);
        let mut slow = tried(&board);
        for all in [&mut found, &mut slow] {
            all.sort_by_key(|s| (s.transpose, s.rows, s.columns));
        }
        assert_eq!(found, slow);
        (found.len(), work)
    }

    const HALF_TURN: &str =
        "1..2....3.4..3......2..14..4..5..6...1.....7...5..6..8..87..3......2..8.2....3..7";
    /// Row r, column c has the digit 3(r mod 3) + r div 3 + c, modulo 9: of all grids the one with the most maps.
    const CANONICAL: &str =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

    #[test]
    fn all_maps_are_found() {
        let mut rng = Rng(3);
        assert_eq!(compared(HALF_TURN, None).0, 1);
        assert_eq!(compared(HALF_TURN, Some(&mut rng)).0, 1);
        let other = HALF_TURN.replacen("1..2", "1.62", 1);
        assert_eq!(compared(&other, None).0, 0);
    }

    #[test]
    fn the_grid_with_the_most_maps_is_within_the_work() {
        let (maps, work) = compared(CANONICAL, None);
        assert_eq!(maps, 647);
        assert!(work > 0, "{work}");
    }
}
