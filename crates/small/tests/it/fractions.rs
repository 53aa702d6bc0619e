//! The simplex method against all bases, and certificates that were changed.

use ninerooks_small::{Board, Outcome, Random, Space, State, Target, Verdict, decide, feasible};

/// Whether columns have a sum of 1 in each row with numbers of 0 or more, by trying each set of columns that determines its numbers.
fn slowly_feasible(rows: usize, columns: &[Vec<usize>]) -> bool {
    (0..1_u32 << columns.len()).any(|chosen| {
        let own: Vec<&Vec<usize>> =
            (0..columns.len()).filter(|n| chosen >> n & 1 == 1).map(|n| &columns[n]).collect();
        positive_solution(rows, &own)
    })
}

/// Whether these columns have one solution, and all numbers in it are above 0: Gauss with fractions as pairs, over floats that are exact here.
fn positive_solution(rows: usize, columns: &[&Vec<usize>]) -> bool {
    let width = columns.len();
    let mut table: Vec<Vec<i128>> = (0..rows)
        .map(|row| {
            let entry = |column: &&Vec<usize>| i128::from(column.contains(&row));
            columns.iter().map(entry).chain([1]).collect()
        })
        .collect();
    for n in 0..width {
        let Some(pivot) = (n..rows).find(|&row| table[row][n] != 0) else { return false };
        table.swap(n, pivot);
        let source = table[n].clone();
        for (row, target) in table.iter_mut().enumerate() {
            if row != n {
                let factor = target[n];
                for (t, s) in target.iter_mut().zip(&source) {
                    *t = *t * source[n] - s * factor;
                }
            }
        }
    }
    let is_above = |n: usize| table[n][width] * table[n][n] > 0;
    (0..width).all(is_above) && (width..rows).all(|row| table[row][width] == 0)
}

#[test]
fn the_simplex_method_agrees_with_all_bases() {
    let mut random = Random::new(7);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..3_000 {
        let rows = 2 + random.below(4);
        let columns: Vec<Vec<usize>> = (0..=random.below(7))
            .map(|_| (0..rows).filter(|_| random.below(5) < 2).collect())
            .collect();
        let answer = feasible(rows, &columns).unwrap();
        assert_eq!(matches!(answer, Outcome::Point { .. }), slowly_feasible(rows, &columns));
        *(if matches!(answer, Outcome::Point { .. }) { &mut yes } else { &mut no }) += 1;
        assert!(answer.holds(rows, &columns));
        let changed = match answer {
            Outcome::Never(weights) => {
                Outcome::Never(weights.iter().map(|weight| -weight).collect())
            }
            Outcome::Point { whole, parts } => Outcome::Point { whole: whole + 1, parts },
        };
        assert!(!changed.holds(rows, &columns));
    }
    assert!(yes > 300 && no > 300, "{yes} and {no}");
}

/// A state of 4×4 beside a pattern of 1 there is a point, half of each of two patterns for every other digit, and no solution.
fn half() -> (Board, Space, Target) {
    let board = Board::new(2, 2);
    let state = State::parse(&board, "1 23 23 4 34 24 1 23 24 1 34 23 23 34 24 1");
    let state = state.expect("sixteen cells");
    let space = Space::new(&board, &state);
    let pattern = state.of(0);
    (board, space, Target::Pattern { digit: 0, pattern })
}

#[test]
fn a_point_that_was_changed_is_refused() {
    let (board, space, target) = half();
    let verdict = decide(&board, &space, target).unwrap();
    let Verdict::Possible { whole, parts } = verdict else { panic!("there is a point") };
    assert_eq!(whole, 2);
    assert_eq!(ninerooks_small::count(&board, &space.state(), 1), 0);
    let right = Verdict::Possible { whole, parts: parts.clone() };
    assert!(right.holds(&board, &space, target));
    for n in 0..parts.len() {
        let mut less = parts.clone();
        less[n].2 -= 1;
        assert!(!Verdict::Possible { whole, parts: less }.holds(&board, &space, target));
    }
    assert!(!Verdict::Possible { whole: 1, parts }.holds(&board, &space, target));
}

#[test]
fn a_sum_that_was_changed_is_refused() {
    let board = Board::new(2, 2);
    let state = State::parse(&board, "1 . . . . . . . . . . . . . . .").unwrap();
    let space = Space::new(&board, &state);
    let target = Target::Candidate { digit: 0, cell: 2 };
    let Verdict::False(cover) = decide(&board, &space, target).unwrap() else {
        panic!("it is false")
    };
    assert!(cover.refutes(&board, &space, target));
    assert!(!cover.refutes(&board, &space, Target::Candidate { digit: 1, cell: 2 }));
    let mut heavier = cover.clone();
    heavier.scale += 1;
    assert!(!heavier.refutes(&board, &space, target));
    let mut raised = cover.clone();
    raised.weights[0] += cover.scale;
    assert!(!raised.refutes(&board, &space, target));
}
