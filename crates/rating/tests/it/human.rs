//! `human`: the same for all forms, harder where it should be, and fast.

use ninerooks_lab::Clues;
use ninerooks_rating::human::{Band, Features, rate};
use ninerooks_testing::{Rng, Symmetry, data, grid};

/// Two puzzles for each rule of Sudoku Explainer's.
const OWN: &str = include_str!("../own.tsv");

fn clues(text: &str) -> Clues {
    Clues::from(&grid(text))
}

/// Solved by singles.
const EASY: &str =
    "..9.83.7.6..7..2.5.53.6...84..........29568..........35...3.68.2.6..8..7.4.67.3..";
/// Easter Monster, which needs assumptions within assumptions.
const HARDEST: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

#[test]
fn all_forms_of_a_puzzle_are_equal_to_the_last_bit() {
    let mut rng = Rng(44);
    for line in OWN.lines().skip(1) {
        let puzzle = grid(line.split('\t').next().expect("a puzzle"));
        let expected = rate(&Clues::from(&puzzle));
        for _ in 0..3 {
            let form = Symmetry::any(&mut rng).of_grid(&puzzle);
            let rating = rate(&Clues::from(&form));
            assert_eq!(rating, expected, "{line}");
            assert_eq!(rating.minutes.to_bits(), expected.minutes.to_bits());
        }
    }
}

#[test]
#[ignore = "a minute, and wants data"]
fn fifty_forms_of_two_hundred_puzzles_are_equal_to_the_last_bit() {
    let text = data("human_times.tsv").into_iter().chain(data("cbg_stratified_by_ser.tsv"));
    let lines: Vec<String> = text
        .flat_map(|text| text.lines().skip(1).step_by(18).map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let mut rng = Rng(45);
    let mut count = 0;
    for line in lines.iter().take(200) {
        let puzzle = grid(line.split('\t').nth(1).expect("a puzzle"));
        let expected = rate(&Clues::from(&puzzle));
        for _ in 0..50 {
            let form = Symmetry::any(&mut rng).of_grid(&puzzle);
            let rating = rate(&Clues::from(&form));
            assert_eq!(rating.minutes.to_bits(), expected.minutes.to_bits(), "{line}");
            assert_eq!(rating, expected, "{line}");
            count += 1;
        }
    }
    assert!(lines.is_empty() || count == 10_000, "{count}");
}

#[test]
fn singles_end_where_they_end_and_what_goes_on_is_counted() {
    let easy = Features::of(&clues(EASY));
    assert_eq!((easy.open, easy.beyond(), easy.givens), (0, 0, 31));
    let hardest = Features::of(&clues(HARDEST));
    let of = |text| rate(&clues(text));
    assert!(of(HARDEST).minutes > 10.0 * of(EASY).minutes && of(HARDEST).band == Band::ALL[9]);
    assert!(hardest.left > 50 && hardest.beyond() > 150, "{hardest:?}");
}

#[test]
fn more_givens_make_a_puzzle_easier() {
    let puzzle = clues(EASY);
    let solution = ninerooks_lab::only_solution(&puzzle).expect("one solution");
    let mut digits = *puzzle.digits();
    let mut before = rate(&puzzle).minutes;
    for cell in (0..81).filter(|&cell| puzzle.digits()[cell] == 0).step_by(7) {
        digits[cell] = solution.digits()[cell];
    }
    let filled = Clues::new(digits).expect("digits up to 9");
    let after = rate(&filled).minutes;
    assert!(after < before, "{after} {before}");
    before = rate(&solution).minutes;
    assert!(before < after, "nothing is left to do");
    assert_eq!(rate(&solution).band, Band::ALL[0]);
}

#[test]
fn what_has_no_solution_or_several_is_rated_without_a_panic() {
    let nothing = Clues::default();
    assert_eq!(Features::of(&nothing).left, 81);
    // 1 in every box but the last one, where nothing is left for it.
    let mut digits = [0; 81];
    for (cell, digit) in [(0, 1), (1, 2), (9, 2), (40, 1), (80, 2)] {
        digits[cell] = digit;
    }
    let wrong = Clues::new(digits).expect("digits up to 9");
    assert!(rate(&wrong).minutes > 0.0);
}
