//! Single rules: a state in which one is the first that finds something, and the near miss, the same state with one
//! candidate more, in which it finds nothing.

use ninerooks_board::{Candidate, Cell, Grid};
use ninerooks_rating::se::{Hint, Technique, Walk};

/// Leaves these candidates of a digit in a house and no others there, or of a cell.
enum Left {
    Digits(&'static str, &'static str),
    /// A digit, the cells of a house, and those of them that have it.
    Places(&'static str, fn(Cell) -> bool, &'static [&'static str]),
}
use Left::{Digits, Places};

fn candidate(digit: &str, cell: &str) -> Candidate {
    format!("{digit}{cell}").parse().expect("a candidate")
}

fn state(left: &[Left]) -> Grid {
    let mut grid = Grid::default();
    for left in left {
        let gone: Vec<Candidate> = match left {
            Digits(cell, digits) => {
                let others = "123456789".chars().filter(|digit| !digits.contains(*digit));
                others.map(|digit| candidate(&digit.to_string(), cell)).collect()
            }
            Places(digit, of_house, cells) => {
                let kept: Vec<Candidate> =
                    cells.iter().map(|cell| candidate(digit, cell)).collect();
                let all = Cell::all().filter(|cell| of_house(*cell));
                let all = all.map(|cell| candidate(digit, &cell.to_string()));
                all.filter(|of| !kept.contains(of)).collect()
            }
        };
        gone.into_iter()
            .filter(|of| grid.is_live(*of))
            .collect::<Vec<_>>()
            .into_iter()
            .for_each(|of| grid.eliminate(of));
    }
    grid
}

/// The first step; what is nearly nothing may need chains, which are not followed far.
fn first(grid: &Grid) -> Option<Hint> {
    Walk::within(grid, 2000).next()
}

/// What a state must show, with which rating and which elimination, and what is different in the near miss.
fn shows(technique: Technique, rating: f64, eliminates: &str, hit: &[Left], miss: &[Left]) {
    let hint = first(&state(hit)).expect("a step");
    assert_eq!((hint.technique, hint.rating), (technique, rating));
    let eliminated: Candidate = eliminates.parse().expect("a candidate");
    assert!(hint.eliminations.contains(&eliminated), "{hint:?}");
    let other = first(&state(miss));
    assert!(other.is_none_or(|other| other.technique != technique), "the near miss");
}

fn row_1(cell: Cell) -> bool {
    cell.row_index() == 0
}

fn row_5(cell: Cell) -> bool {
    cell.row_index() == 4
}

fn box_1(cell: Cell) -> bool {
    cell.row_index() < 3 && cell.column_index() < 3
}

#[test]
fn pointing_needs_all_of_a_box_in_one_line() {
    shows(
        Technique::Pointing,
        2.6,
        "3r1c9",
        &[Places("3", box_1, &["r1c1", "r1c3"])],
        &[Places("3", box_1, &["r1c1", "r1c3", "r2c2"])],
    );
}

#[test]
fn claiming_needs_all_of_a_line_in_one_box() {
    shows(
        Technique::Claiming,
        2.8,
        "3r2c2",
        &[Places("3", row_1, &["r1c1", "r1c3"])],
        &[Places("3", row_1, &["r1c1", "r1c3", "r1c4"])],
    );
}

#[test]
fn naked_pairs_have_two_digits() {
    shows(
        Technique::NakedSet(2),
        3.0,
        "1r1c9",
        &[Digits("r1c1", "12"), Digits("r1c6", "12")],
        &[Digits("r1c1", "12"), Digits("r1c6", "123")],
    );
}

#[test]
fn naked_triplets_have_three_digits() {
    shows(
        Technique::NakedSet(3),
        3.6,
        "3r1c9",
        &[Digits("r1c1", "12"), Digits("r1c5", "23"), Digits("r1c6", "13")],
        &[Digits("r1c1", "12"), Digits("r1c5", "23"), Digits("r1c6", "134")],
    );
}

#[test]
fn x_wings_have_two_places_in_each_line() {
    shows(
        Technique::Fish(2),
        3.2,
        "3r9c2",
        &[Places("3", row_1, &["r1c2", "r1c8"]), Places("3", row_5, &["r5c2", "r5c8"])],
        &[Places("3", row_1, &["r1c2", "r1c5", "r1c8"]), Places("3", row_5, &["r5c2", "r5c8"])],
    );
}

#[test]
fn hidden_pairs_have_two_places() {
    shows(
        Technique::HiddenSet(2),
        3.4,
        "9r1c1",
        &[Places("1", row_1, &["r1c1", "r1c5"]), Places("2", row_1, &["r1c1", "r1c5"])],
        &[Places("1", row_1, &["r1c1", "r1c5", "r1c9"]), Places("2", row_1, &["r1c1", "r1c5"])],
    );
}

#[test]
fn xy_wings_have_three_digits() {
    shows(
        Technique::XyWing,
        4.2,
        "3r5c5",
        &[Digits("r1c1", "12"), Digits("r1c5", "13"), Digits("r5c1", "23")],
        &[Digits("r1c1", "12"), Digits("r1c5", "13"), Digits("r5c1", "24")],
    );
}

#[test]
fn xyz_wings_eliminate_what_all_three_see() {
    shows(
        Technique::XyzWing,
        4.4,
        "3r1c2",
        &[Digits("r1c1", "123"), Digits("r1c5", "13"), Digits("r2c2", "23")],
        &[Digits("r1c1", "123"), Digits("r1c5", "13"), Digits("r2c2", "24")],
    );
}
