//! Boards, patterns and grids against known numbers.

use ninerooks_small::grids::{classes, symmetries};
use ninerooks_small::{Board, State};

#[test]
fn a_board_has_as_many_patterns_as_ways_to_place_a_digit() {
    let counts = [(2, 2), (2, 3), (3, 3)].map(|(r, c)| Board::new(r, c).patterns().len());
    assert_eq!(counts, [16, 288, 46_656]);
}

#[test]
fn each_pattern_has_one_cell_in_each_house() {
    let board = Board::new(2, 3);
    for pattern in board.patterns() {
        assert!(board.houses().iter().all(|house| (house & pattern).is_power_of_two()));
    }
}

#[test]
fn a_box_of_two_rows_and_three_columns_is_where_it_belongs() {
    let board = Board::new(2, 3);
    assert_eq!(board.houses()[12], 0b111_000_111); // the first box: r1c1 to r1c3 and r2c1 to r2c3
    assert_eq!(board.peers(0).count_ones(), 5 + 5 + 2);
}

/// 288 grids in 2 classes (OEIS A107739, A291188), and 28,200,960 in 49 (Russell and Jarvis).
#[test]
fn the_classes_of_grids_are_as_many_as_others_counted() {
    let four = classes(&Board::new(2, 2));
    assert_eq!(four.len(), 2);
    assert_eq!(four.iter().map(|class| class.size).sum::<usize>() * 24, 288);
    let six = classes(&Board::new(2, 3));
    assert_eq!(six.len(), 49);
    assert_eq!(six.iter().map(|class| class.size).sum::<usize>() * 720, 28_200_960);
}

#[test]
fn a_symmetry_takes_houses_to_houses() {
    let board = Board::new(2, 3);
    let maps = symmetries(&board);
    assert_eq!(maps.len(), 3_456);
    for map in maps.iter().step_by(97) {
        for house in board.houses() {
            let image = (0..36).filter(|&n| house >> map[n] & 1 == 1).map(|n| 1 << n).sum();
            assert!(board.houses().contains(&image));
        }
    }
}

#[test]
fn a_state_is_written_as_it_is_read() {
    let board = Board::new(2, 2);
    let text = "1 234 234 34 24 3 1 124 1234 1 2 3 4 12 3 1";
    assert_eq!(State::parse(&board, text).unwrap().to_string(), text);
    let fault = State::parse(&board, &text.replace("124", "125")).unwrap_err();
    assert_eq!(fault, "cell 8: '5', expected 1 to 4");
}
