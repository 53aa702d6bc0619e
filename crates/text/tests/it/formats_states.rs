//! States as text: digits and candidates that are told apart, and what comes back of the puzzle.

use ninerooks_board::{Candidate, Cell, Digit, Grid};
use ninerooks_text::formats::{Loss, Read, by_name, read, write};

const LINE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const PM: &str = include_str!("../pictures/marks.txt");

fn candidate(name: &str) -> Candidate {
    name.parse().expect(name)
}

fn sniff(text: &str) -> Read {
    read(text).unwrap_or_else(|error| panic!("{error}\n---\n{text}"))
}

#[test]
fn a_mark_alone_is_a_value_and_what_it_sees_is_stale() {
    let read = sniff(PM);
    assert_eq!(read.format.name(), "pm");
    let candidates = read.puzzle.candidates.clone().unwrap();
    assert_eq!(candidates.digits(Cell::at(0, 1)).to_string(), "1679");
    assert_eq!(read.puzzle.value(Cell::at(5, 1)).map(Digit::get), Some(4));
    // Another cell of its row may still list it.
    let stale = PM.replace("| 36789  4      56789 ", "| 36789  4      456789");
    assert_eq!(sniff(&stale).puzzle, read.puzzle);
    // Two that see each other are both values, and clash.
    let clashing = sniff(&PM.replace("| 36789  4      56789 ", "| 4      4      56789 ")).puzzle;
    assert_eq!(clashing.clashes().to_string(), "r1c1 r6c12");
}

#[test]
fn a_mark_alone_is_a_candidate_when_a_sign_says_so() {
    let value = |group: &str, other: &str| {
        let row = format!("| 36789  {group:6} {other:7}");
        let puzzle = sniff(&PM.replace("| 36789  4      56789  ", &row)).puzzle;
        let cell = Cell::at(5, 1);
        let listed = puzzle.candidates.as_ref().is_some_and(|all| all.contains(candidate("4r6c2")));
        assert_eq!(listed, puzzle.value(cell).is_none(), "{group}");
        puzzle.value(cell).is_some()
    };
    for open in ["?4", "(?4)", "a?4", "*?4"] {
        assert!(!value(open, "56789") && !value(open, "456789"), "{open}");
    }
    // Steps mark candidates as a rule: it is one where another cell lists the digit.
    for marked in ["*4", "4*", "+4", "-4", "#4", "~4", "a4", "4B"] {
        assert!(value(marked, "56789") && !value(marked, "456789"), "{marked}");
    }
    for value_of in ["4", "(4)", "[4]", "!4"] {
        assert!(value(value_of, "56789") && value(value_of, "456789"), "{value_of}");
    }
}

#[test]
fn pencil_marks_say_which_single_candidates_are_open() {
    let open = sniff(&PM.replace("| 36789  4      56789 ", "| 36789  ?4     56789 ")).puzzle;
    let written = write(&open, by_name("pm").unwrap());
    assert!(written.text.contains("| 36789  ?4     56789 "), "{}", written.text);
    assert_eq!(written.lost, []);
    assert_eq!(sniff(&written.text).puzzle, open);
}

/// A state of a puzzle that excludes 7r1c2 itself, and 9r1c2 beside: a digit has been placed over the one and beside the other.
fn hidden() -> Grid {
    let mut puzzle = sniff(LINE).puzzle;
    let mut open = puzzle.default_candidates();
    for name in ["7r1c2", "9r1c3", "9r1c4"] {
        open.remove(candidate(name));
    }
    puzzle.candidates = Some(Box::new(open));
    let mut grid = Grid::new(&puzzle).expect("a puzzle");
    grid.place(candidate("9r1c2"));
    grid
}

#[test]
fn what_a_placed_digit_hides_is_still_excluded_when_a_state_is_read_again() {
    let grid = hidden();
    for name in ["susser", "hodoku", "yas"] {
        let format = by_name(name).unwrap();
        let written = write(&grid.to_puzzle(), format);
        assert_eq!(written.lost, [], "{name}");
        let back = Grid::new(&format.read(&written.text).unwrap()).unwrap();
        assert_eq!(back.as_given(), grid.as_given(), "{name}");
        assert_eq!(back, grid, "{name}");
    }
    let text = by_name("susser").unwrap().write(&grid.to_puzzle());
    assert!(text.ends_with(":712 913 914"), "{text}");
    // What a given hides nobody need say, nor that a placed digit is excluded.
    let mut puzzle = sniff(&text.replace(":712", ":112 412 712 912 911")).puzzle;
    assert_eq!(Grid::new(&puzzle).unwrap().excluded().len(), 4);
    puzzle.give(candidate("9r1c2"));
    assert_eq!(Grid::new(&puzzle).unwrap().excluded().len(), 0);
}

#[test]
fn what_a_placed_digit_hides_is_a_loss_where_a_format_cannot_say_it() {
    for name in ["sudokuwiki", "sudokuwiki-bd", "sdk", "sdx", "opensudoku", "f-puzzles"] {
        let lost = write(&hidden().to_puzzle(), by_name(name).unwrap()).lost;
        assert!(lost.contains(&Loss::Excluded(3)), "{name}: {lost:?}");
    }
    // A digit that becomes a given takes with it what it hides.
    assert_eq!(
        write(&hidden().to_puzzle(), by_name("pm").unwrap()).lost,
        [Loss::PlacedAsGivens(1)]
    );
}
